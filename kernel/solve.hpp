// The questions: a value, a threshold, every card's value, many worlds at once.
#pragma once

#include <atomic>

#include "solver.hpp"
#include "threads.hpp"

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
// How many of the levels, which ascend, are reached.
int reached(const Tables&, const Position&, const std::vector<int>& levels);
// With a target each card's bounds say only whether it is reached.
Answer card_values(const Tables&, const Position&, const int* target, const Limits&);

// For every world and every card of the seat to play: the exact value, or with targets (one for all, or one a world) how
// many of the levels, which ascend and count from the target, are reached; kUnknown where a limit came first: of nodes for
// each world, of seconds for all. The worlds have the same trick and the same hand to play from; `cards` names what may be
// played.
constexpr std::int16_t kUnknown = -32768;
using LaneValues = std::array<std::int16_t, kLanes * kLane>;
struct Worlds {
    std::vector<int> cards;
    std::vector<std::int16_t> values;  // world by world
    std::uint64_t nodes = 0;
};
Worlds solve_worlds(const Tables&, const std::vector<Position>&, const std::vector<int>& targets, const std::vector<int>& levels,
                    int threads, const Limits&);

// Throws SetupError unless all worlds have the same trick and the same hand to play from.
void check_alike(const Tables&, const std::vector<Position>& worlds);

// What a question finds for every world and card. `cards_of(lanes)` lists the cards that may be played, by their
// places in the lanes; `solve(world, lanes, values)` fills in the values at these places, kUnknown until then, and
// returns its nodes.
template <class CardsOf, class Solve>
Worlds in_worlds(const Tables& tables, const std::vector<Position>& worlds, int threads, const CardsOf& cards_of,
                 const Solve& solve) {
    check(tables);
    Worlds answer;
    std::vector<Lanes> lanes;
    lanes.reserve(worlds.size());
    for (const Position& world : worlds) lanes.push_back(lay_out(tables, world));
    check_alike(tables, worlds);
    if (!worlds.empty())
        for (const int card : cards_of(lanes[0])) answer.cards.push_back(lanes[0].card[static_cast<std::size_t>(card)]);
    const std::size_t columns = answer.cards.size();
    answer.values.assign(worlds.size() * columns, kUnknown);
    std::atomic<std::uint64_t> nodes{0};
    in_threads(worlds.size(), threads, [&](std::size_t world) {
        LaneValues values;
        values.fill(kUnknown);
        nodes += solve(world, lanes[world], values);
        std::array<std::int16_t, 64> by_card;
        by_card.fill(kUnknown);
        for (std::size_t place = 0; place < values.size(); ++place)
            if (values[place] != kUnknown) by_card[static_cast<std::size_t>(lanes[world].card[place])] = values[place];
        for (std::size_t column = 0; column < columns; ++column)
            answer.values[world * columns + column] = by_card[static_cast<std::size_t>(answer.cards[column])];
    });
    answer.nodes = nodes;
    return answer;
}

}  // namespace vorhand
