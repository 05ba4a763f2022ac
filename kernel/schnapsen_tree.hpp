// Information-set Monte Carlo tree search with a tree for each observer.
#pragma once

#include <optional>
#include <vector>

#include "random.hpp"
#include "schnapsen_rules.hpp"

namespace vorhand::schnapsen {

struct World { Rules rules; Moment start; };

// What the seat that asks wants, and what the other knows of its hand.
struct Wanted { std::array<double, 7> gains; Hand known, barred; };

struct Arm {
    double total = 0;
    int tries = 0, won = 0;
    double mean() const { return total / std::max(1, tries); }
};

// A node is all that a seat has observed: its own cards, and what both have seen. So it chooses the same in all worlds
// that look alike to it, and the other side too, without seeing the cards of this one.
class Tree {
   public:
    Tree(const std::vector<World>& worlds, const Wanted& wanted, int tries, std::uint64_t seed);

    // The choices of the seat to act, tried.
    std::vector<Arm> grow();

   private:
    struct Node { std::size_t first; int count, guess, tries; };
    struct Turn { const Rules& rules; const Moment& now; const Choice* choices; int count; };
    struct Step { std::size_t node, arm; int seat; };

    World redealt(const World& world);
    void attempt(const World& world);
    int choose(const Turn& turn, std::uint64_t seen, bool& within);
    std::size_t& node_of(std::uint64_t seen);
    int promising(const Node& node) const;
    void credit(int value);

    const std::vector<World>& worlds_;
    const Wanted& wanted_;
    std::size_t tries_;
    int asker_, first_ = 0;  // the seat that asks, and its choice at the root
    Random random_;
    std::vector<std::pair<std::uint64_t, std::size_t>> places_;  // what was seen, and its node's number from 1
    std::vector<Node> nodes_;
    std::vector<Arm> arms_;
    std::vector<Step> path_;
};

}  // namespace vorhand::schnapsen
