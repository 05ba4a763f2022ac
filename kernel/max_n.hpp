// Every player for himself: max^n with a stated tie rule.
#pragma once

#include <optional>

#include "solve.hpp"

namespace vorhand {

// What every seat gets when each plays for himself with all cards open. Every trick pays its worth (and the last
// its bonus) to its winner. Tie rule: of several cards that give the player equally much, he plays the one after
// which the strongest of the others gets least, and of these the weakest card of the first suit; so the answer is
// one vector. Nothing where the limit came first.
struct Gains {
    std::optional<std::vector<int>> seats;
    std::uint64_t nodes = 0;
};
Gains max_n(const Tables&, const Position&, const Limits&);

// What the seat to play gets after each of its cards in every world; kUnknown where the limit of nodes for a world
// came first. Every world has the same card to play from.
Worlds max_n_worlds(const Tables&, const std::vector<Position>& worlds, int threads, const Limits&);

}  // namespace vorhand
