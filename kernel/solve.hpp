// The questions: a value, a threshold, every card's value, many worlds at once.
#pragma once

#include "solver.hpp"

namespace vorhand {

// Bounds of a value; equal when it is exact.
struct Bounds { int low, high; };

struct CardValue { int card; Bounds value; };

struct Answer {
    Bounds value;
    std::vector<CardValue> cards;  // by card of the seat to play, where asked for
    std::uint64_t nodes = 0;
};

Answer value(const Tables&, const Position&, const Limits&);
Answer at_least(const Tables&, const Position&, int target, const Limits&);
// With a target each card's bounds say only whether it is reached.
Answer card_values(const Tables&, const Position&, const int* target, const Limits&);

// For every world and every card of the seat to play: the exact value, or with targets (one for all, or one a world) 1
// where it is reached and 0 where not; kUnknown where a limit came first: of nodes for each world, of seconds for all. The worlds
// have the same trick and the same hand to play from; `cards` names what may be played.
constexpr std::int16_t kUnknown = -32768;
struct Worlds {
    std::vector<int> cards;
    std::vector<std::int16_t> values;  // world by world
    std::uint64_t nodes = 0;
};
Worlds solve_worlds(const Tables&, const std::vector<Position>&, const std::vector<int>& targets, int threads, const Limits&);

// Throws SetupError unless all worlds have the same trick and the same hand to play from.
void check_alike(const Tables&, const std::vector<Position>& worlds);

}  // namespace vorhand
