// Keys of positions at trick boundaries: every suit as the sequence of the owners and point classes of its cards, so
// that positions which differ only in what has been played meet.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <vector>

#include "mix.hpp"
#include "position.hpp"

namespace vorhand {

// The ideas of the search can be left out one at a time, to measure what each brings (bench/ablation.py).
#ifndef VORHAND_WITHOUT
#define VORHAND_WITHOUT ""
#endif
constexpr bool with(std::string_view idea) { return idea != VORHAND_WITHOUT; }

// What is precomputed for every set of cards of a suit.
struct SuitKey {
    std::uint64_t key;
    std::uint16_t signature;    // which of two nearly equal cards it was, a bit each
    std::int16_t least, most;   // sums of the negative and of the positive points
    bool ducked;                // a lone taker can stay below every lead of the others
};

class Keys {
   public:
    // With `near` two values that differ by one share a class, and the signature tells which of the two it was.
    Keys(const Tables& tables, const Lanes& lanes, bool near) {
        const Pairs pairs = near && with("near-values") ? mergeable(tables, lanes) : Pairs{{{999, 999}, {999, 999}}};
        int total = 0;
        for (std::size_t lane = 0; lane < tables.suits.size(); ++lane) {
            offset_[lane] = total;
            total += 1 << lanes.length[lane];
        }
        keys_.resize(static_cast<std::size_t>(total));
        for (std::size_t lane = 0; lane < tables.suits.size(); ++lane) {
            SuitKey* keys = &keys_[static_cast<std::size_t>(offset_[lane])];
            keys[0] = {code_of(1000 + lane), 0, 0, 0, true};
            for (unsigned cards = 1; cards < 1u << lanes.length[lane]; ++cards) {
                const int card = static_cast<int>(lane) * kLane + std::countr_zero(cards);
                const SuitKey& rest = keys[cards & (cards - 1)];
                int points = lanes.points[card];
                std::uint32_t bit = 0;
                for (int k = 0; k < 2; ++k)
                    if (points == pairs[k][0]) { bit = 1u << (2 * lane + k); points = pairs[k][1]; }
                const bool bonus = lanes.bonus_cards >> card & 1;
                std::uint64_t code = static_cast<std::uint64_t>((points + 128) << 8 | bonus << 4 | (lanes.owner[card] + 1));
                if constexpr (!with("owner-keys")) code |= static_cast<std::uint64_t>(card + 1) << 20;
                keys[cards] = {code_of(rest.key + code), static_cast<std::uint16_t>(rest.signature | bit),
                               static_cast<std::int16_t>(rest.least + std::min<int>(0, lanes.points[card])),
                               static_cast<std::int16_t>(rest.most + std::max<int>(0, lanes.points[card])), false};
            }
        }
        if (std::popcount(tables.takers) == 1) find_ducked(tables, lanes, std::countr_zero(tables.takers));
        for (std::size_t seat = 0; seat < kSeats; ++seat) leader_[seat] = code_of(2000 + seat);
    }

    const SuitKey& suit(std::size_t lane, Set all) const {
        return keys_[static_cast<std::size_t>(offset_[lane]) + (all >> (kLane * lane) & ((1u << kLane) - 1))];
    }
    std::uint64_t leader(int seat) const { return leader_[static_cast<std::size_t>(seat)]; }

   private:
    using Pairs = std::array<std::array<int, 2>, 2>;

    static std::uint64_t code_of(std::uint64_t x) { return mix(x + 0x9e3779b97f4a7c15ull); }

    // The others lead their lowest, one card a trick at worst: below the k-th of theirs he needs k of his, as long
    // as he has cards. What he discards he takes from the top, and what they discard only helps him.
    void find_ducked(const Tables& tables, const Lanes& lanes, int taker) {
        for (std::size_t lane = 0; lane < tables.suits.size(); ++lane)
            for (unsigned cards = 1; cards < 1u << lanes.length[lane]; ++cards) {
                int mine = 0, theirs = 0;
                bool needs = false, fails = false;
                for (unsigned rest = cards; rest; rest &= rest - 1)
                    if (lanes.owner[lane * kLane + static_cast<std::size_t>(std::countr_zero(rest))] == taker) {
                        fails |= needs;
                        ++mine;
                    } else {
                        needs |= ++theirs > mine;
                    }
                keys_[static_cast<std::size_t>(offset_[lane]) + cards].ducked = !fails;
            }
    }

    // At most two pairs of card values (higher, lower) that differ by one and occur once a suit at most.
    static Pairs mergeable(const Tables& tables, const Lanes& lanes) {
        Pairs pairs{{{999, 999}, {999, 999}}};
        int found = 0;
        for (int high = 100; high > -100 && found < 2; --high) {
            bool there = false, once = true;
            for (std::size_t lane = 0; lane < tables.suits.size(); ++lane) {
                int highs = 0, lows = 0;
                for (int k = 0; k < lanes.length[lane]; ++k) {
                    highs += lanes.points[lane * kLane + k] == high;
                    lows += lanes.points[lane * kLane + k] == high - 1;
                }
                there |= highs > 0;
                once &= highs <= 1 && lows <= 1;
            }
            if (there && once) { pairs[found++] = {high, high - 1}; --high; }
        }
        return pairs;
    }

    std::vector<SuitKey> keys_;
    std::array<int, kLanes> offset_{};
    std::array<std::uint64_t, kSeats> leader_{};
};

}  // namespace vorhand
