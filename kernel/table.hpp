// The transposition table: bounds of positions at trick boundaries, four to a cache line.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace vorhand {

struct Entry {
    std::uint64_t key;
    std::int16_t low, high;   // bounds of what the takers still get
    std::uint16_t signature;  // which of two nearly equal cards it was, a bit each
    std::uint8_t tricks, age;
};

class Table {
   public:
    static constexpr int kWays = 4;

    explicit Table(int bits) : mask_((std::uint64_t{1} << bits) - kWays), bytes_((std::size_t{1} << bits) * sizeof(Entry)) {
        const std::align_val_t align{bytes_ >= kHuge ? kHuge : kLine};
        slots_ = {static_cast<Entry*>(::operator new(bytes_, align)), Free{align}};
#ifdef __linux__
        if (bytes_ >= kHuge) madvise(slots_.get(), bytes_, MADV_HUGEPAGE);
#endif
        std::memset(static_cast<void*>(slots_.get()), 0, bytes_);
    }

    // The table of this thread for so many entries (a power of two), kept from one search to the next: making one
    // costs more than a small search.
    static Table& of_thread(int bits) {
        thread_local std::array<std::unique_ptr<Table>, 24> tables;
        auto& table = tables.at(static_cast<std::size_t>(bits));
        if (!table) table = std::make_unique<Table>(bits);
        return *table;
    }

    // A new deal: what is in the table no longer matches, and gives way.
    void begin() {
        if (++age_ == 0) {
            std::memset(static_cast<void*>(slots_.get()), 0, bytes_);
            age_ = 1;
        }
    }

    Entry* bucket(std::uint64_t key) const { return slots_.get() + (key & mask_); }

    Entry* find(std::uint64_t key) const {
        Entry* slots = bucket(key);
        for (int way = 0; way < kWays; ++way)
            if (slots[way].key == key && slots[way].age == age_) return slots + way;
        return nullptr;
    }

    // The slot to overwrite: one of an earlier deal, else the one with the fewest tricks left.
    Entry* victim(std::uint64_t key) const {
        Entry* slots = bucket(key);
        Entry* worst = slots;
        int least = 1000;
        for (int way = 0; way < kWays; ++way) {
            const int size = slots[way].age == age_ ? slots[way].tricks : -1;
            if (size < least) { least = size; worst = slots + way; }
        }
        return worst;
    }
    std::uint8_t age() const { return age_; }

   private:
    static constexpr std::size_t kHuge = std::size_t{1} << 21;
    static constexpr std::size_t kLine = 64;  // bytes of a cache line
    struct Free {
        std::align_val_t align;
        void operator()(Entry* slots) const { ::operator delete(slots, align); }
    };
    std::unique_ptr<Entry[], Free> slots_;
    std::uint64_t mask_;
    std::size_t bytes_;
    std::uint8_t age_ = 0;
};

}  // namespace vorhand
