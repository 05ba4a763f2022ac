// Worlds drawn without bias, and random playouts.
#pragma once

#include <cstdint>
#include <vector>

#include "mix.hpp"
#include "position.hpp"

namespace vorhand {

// A small fast generator (xoshiro256**), the same numbers everywhere for the same seed.
class Random {
   public:
    explicit Random(std::uint64_t seed) {
        for (auto& word : state_) {
            seed += 0x9e3779b97f4a7c15ull;
            word = mix(seed);
        }
    }
    std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9, shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }
    // Uniform below `bound`, without bias: numbers from the incomplete last stretch are drawn again.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

   private:
    std::uint64_t state_[4];
};

// Throws SetupError unless so many (playouts, deals, worlds) can be made at once.
void check_count(int count);

// How cards nobody has seen may lie: `unseen` go to places (the seats, then a pile that nobody plays from) which
// want `sizes` more cards each; `barred[place]` are cards that it cannot hold (a suit it is void in).
struct Constraints {
    Set unseen = 0;
    std::vector<int> sizes;
    std::vector<Set> barred;
};

// Draws uniformly among all ways to lay the cards out. Cards that are barred from the same places are alike, so
// the ways are counted group by group.
class Sampler {
   public:
    explicit Sampler(const Constraints&);
    double ways() const { return ways_; }
    void draw(Random&, Set* places) const;  // adds to `places` what each gets

   private:
    struct Group { std::vector<int> cards; unsigned allowed; };
    double count(std::size_t group, std::vector<int>& left);
    std::size_t index(const std::vector<int>& left) const;
    template <class Use> void splits(std::size_t group, std::vector<int>& left, Use use) const;

    Constraints constraints_;
    std::vector<Group> groups_;
    std::vector<std::vector<double>> counts_;  // by group and what is left to fill
    std::size_t states_ = 1;
    double ways_ = 0;
};

// What the takers get in random play from a position: every legal card is as likely as any other.
std::vector<std::int16_t> playouts(const Tables&, const Position&, int count, std::uint64_t seed);

// Random deals of a whole pack, played out: so many cards to every seat, the rest to nobody.
std::vector<std::int16_t> random_deals(const Tables&, int hand_size, int leader, int count, std::uint64_t seed);

}  // namespace vorhand
