// What the solver is asked: the tables of a contract and the cards of one moment.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace vorhand {

using Set = std::uint64_t;  // a set of cards: bit 16 * suit + rank

constexpr int kSeats = 6;
constexpr int kLanes = 5;   // effective suits
constexpr int kLane = 12;   // cards of one effective suit
constexpr int kTricks = 16;

struct SetupError : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

// A contract. `suits` are the effective suits, `trump` the index of the trumps among them or -1; a card beats
// another of its suit by its `strength`. A trick is worth the `points` of its cards and `worth[tricks left after
// it]`, the last one `bonus` more when a card of `bonus_cards` wins it; all that goes to the `takers` (a bit a
// seat). The `maxers` play for it, the others against it.
struct Tables {
    int seats = 0;
    std::vector<Set> suits;
    int trump = -1;
    bool ruff_freely = false;  // trumps may be played although one could follow suit
    std::array<int, 64> strength{};
    std::array<int, 64> points{};
    std::array<int, kTricks> worth{};
    Set bonus_cards = 0;
    int bonus = 0;
    unsigned takers = 0;
    unsigned maxers = 0;
};

// The cards of one moment: `hands` by seat, `trick` what lies on the table, led by `leader`.
struct Position {
    std::array<Set, kSeats> hands{};
    int leader = 0;
    std::vector<int> trick;
};

// The same cards in lanes: one lane an effective suit, a bit a card that is there, weakest first.
struct Lanes {
    std::array<Set, kSeats> hands{};
    std::vector<int> trick;
    int leader = 0;
    std::array<int, kLanes> length{};
    std::array<std::int8_t, kLanes * kLane> points{};
    std::array<std::int8_t, kLanes * kLane> owner{};
    std::array<std::int8_t, kLanes * kLane> card{};  // the number of the card
    Set bonus_cards = 0;
    int tricks = 0;  // to be played, the one on the table included
};

constexpr Set lane_mask(int lane) { return ((Set{1} << kLane) - 1) << (kLane * lane); }
constexpr int lowest(Set cards) { return std::countr_zero(cards); }
constexpr int highest(Set cards) { return 63 - std::countl_zero(cards); }

// Both throw SetupError, naming what cannot be.
void check(const Tables& tables);
Lanes lay_out(const Tables& tables, const Position& position);

}  // namespace vorhand
