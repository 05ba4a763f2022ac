#include "solve.hpp"

namespace vorhand {
namespace {

std::unique_ptr<Search> make(const Tables& tables, const Lanes& lanes, Table& table, Budget& budget) {
    switch (tables.seats) {
        case 2: return std::make_unique<Solver<2>>(tables, lanes, table, budget);
        case 3: return std::make_unique<Solver<3>>(tables, lanes, table, budget);
        case 4: return std::make_unique<Solver<4>>(tables, lanes, table, budget);
        case 5: return std::make_unique<Solver<5>>(tables, lanes, table, budget);
        default: return std::make_unique<Solver<6>>(tables, lanes, table, budget);
    }
}

// The most entries of a table, as a power of two: of one position, and of one in many, where a small table stays near.
constexpr int kOne = 20, kMany = 18;

// Entries as a power of two: as many as pay off for so many cards.
int table_bits(const Lanes& lanes, int most) {
    int cards = 0;
    for (const Set hand : lanes.hands) cards += std::popcount(hand);
    return std::clamp(cards * 3 / 4 - 2, 6, most);
}

// Narrows the bounds of what follows a card (or of the position, -1) by halving.
void narrow(Search& search, int card, Bounds& bounds) {
    while (bounds.low < bounds.high) {
        const int target = with("halving") ? bounds.low + (bounds.high - bounds.low + 1) / 2 : bounds.low + 1;
        const int found = search.probe(target, card);
        if (found >= target) bounds.low = std::max(bounds.low, found); else bounds.high = std::min(bounds.high, found);
    }
}

// The exact value after a card, or with a target whether it is reached.
void settle(Search& search, int card, const int* target, Bounds& bounds) {
    if (!target) return narrow(search, card, bounds);
    if (*target <= bounds.low || *target > bounds.high) return;  // settled already
    const int found = search.probe(*target, card);
    (found >= *target ? bounds.low : bounds.high) = found;
}

void check_levels(const std::vector<int>& levels) {
    if (!std::is_sorted(levels.begin(), levels.end())) throw SetupError("levels: they do not ascend");
}

// How many of the levels, which ascend and count from the target, are reached after a card (or as it stands, -1).
int reached(Search& search, int card, int target, const std::vector<int>& levels, Bounds bounds) {
    std::size_t least = 0, most = levels.size();
    while (least < most) {
        const std::size_t middle = (least + most) / 2;
        const int wanted = target + levels[middle];
        settle(search, card, &wanted, bounds);
        if (bounds.low >= wanted) least = middle + 1; else most = middle;
    }
    return static_cast<int>(least);
}

struct Solving {  // what a question needs, in the order in which it is made
    Lanes lanes;
    Table& table;
    Budget budget;
    std::unique_ptr<Search> search;
    Solving(const Tables& tables, const Position& position, const Limits& limits, int most = kOne)
        : lanes(lay_out(tables, position)),
          table(Table::of_thread(table_bits(lanes, most))),
          budget(limits),
          search(make(tables, lanes, table, budget)) {}
};

}  // namespace

Answer value(const Tables& tables, const Position& position, const Limits& limits) {
    Solving solving(tables, position, limits);
    Answer answer{{solving.search->least(), solving.search->most()}, {}, 0};
    try {
        narrow(*solving.search, -1, answer.value);
    } catch (const OutOfBudget&) {
    }
    answer.nodes = solving.budget.nodes();
    return answer;
}

Answer at_least(const Tables& tables, const Position& position, int target, const Limits& limits) {
    Solving solving(tables, position, limits);
    Answer answer{{solving.search->least(), solving.search->most()}, {}, 0};
    try {
        settle(*solving.search, -1, &target, answer.value);
    } catch (const OutOfBudget&) {
    }
    answer.nodes = solving.budget.nodes();
    return answer;
}

int reached(const Tables& tables, const Position& position, const std::vector<int>& levels) {
    check_levels(levels);
    Solving solving(tables, position, {}, kMany);
    return reached(*solving.search, -1, 0, levels, {solving.search->least(), solving.search->most()});
}

Answer card_values(const Tables& tables, const Position& position, const int* target, const Limits& limits) {
    Solving solving(tables, position, limits);
    Search& search = *solving.search;
    const Bounds all{search.least(), search.most()};
    Answer answer{all, {}, 0};
    const auto moves = search.moves();
    std::array<Bounds, kLanes * kLane> found;
    found.fill(all);
    try {
        for (const auto& [card, first] : moves)
            if (card == first) settle(search, card, target, found[card]);
    } catch (const OutOfBudget&) {
    }
    for (const auto& [card, first] : moves) answer.cards.push_back({solving.lanes.card[card], found[first]});
    if (!moves.empty()) {
        const bool max = search.maximises();
        answer.value = found[moves[0][1]];
        for (const auto& move : moves) {
            const Bounds& bounds = found[move[1]];
            answer.value.low = max ? std::max(answer.value.low, bounds.low) : std::min(answer.value.low, bounds.low);
            answer.value.high = max ? std::max(answer.value.high, bounds.high) : std::min(answer.value.high, bounds.high);
        }
    }
    answer.nodes = solving.budget.nodes();
    return answer;
}

Worlds solve_worlds(const Tables& tables, const std::vector<Position>& worlds, const std::vector<int>& targets,
                    const std::vector<int>& levels, int threads, const Limits& limits) {
    if (targets.size() > 1 && targets.size() != worlds.size())
        throw SetupError("targets: there are " + std::to_string(targets.size()) + " for " + std::to_string(worlds.size()) + " worlds");
    check_levels(levels);
    const Clock clock;
    const auto cards_of = [&](const Lanes& lanes) {
        std::vector<int> cards;
        Budget budget{Limits{}};
        for (const auto& move : make(tables, lanes, Table::of_thread(6), budget)->moves()) cards.push_back(move[0]);
        return cards;
    };
    return in_worlds(tables, worlds, threads, cards_of, [&](std::size_t world, const Lanes& lanes, LaneValues& values) {
        const double left = limits.seconds - clock.seconds();
        if (left <= 0) return std::uint64_t{0};
        Budget budget{{limits.nodes, left}};
        const auto search = make(tables, lanes, Table::of_thread(table_bits(lanes, kMany)), budget);
        const int* target = targets.empty() ? nullptr : &targets[targets.size() > 1 ? world : 0];
        try {
            for (const auto& [card, first] : search->moves()) {
                std::int16_t& value = values[static_cast<std::size_t>(card)];
                if (card != first) {
                    value = values[static_cast<std::size_t>(first)];
                    continue;
                }
                Bounds bounds{search->least(), search->most()};
                if (!target) narrow(*search, card, bounds);
                value = static_cast<std::int16_t>(target ? reached(*search, card, *target, levels, bounds) : bounds.low);
            }
        } catch (const OutOfBudget&) {
        }
        return budget.nodes();
    });
}

void check_alike(const Tables& tables, const std::vector<Position>& worlds) {
    for (std::size_t k = 1; k < worlds.size(); ++k) {
        const std::size_t seat = (worlds[0].leader + worlds[0].trick.size()) % static_cast<std::size_t>(tables.seats);
        if (worlds[k].hands[seat] != worlds[0].hands[seat] || worlds[k].leader != worlds[0].leader || worlds[k].trick != worlds[0].trick)
            throw SetupError("world " + std::to_string(k) + ": its player, hand or trick is not that of the first");
    }
}

}  // namespace vorhand
