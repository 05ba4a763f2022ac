#include "schnapsen_hidden.hpp"

#include <cmath>

#include "schnapsen_tree.hpp"

namespace vorhand {
namespace {

using namespace schnapsen;

constexpr int kTrees = 2;  // each with its own chance; so many threads are of use
constexpr int kMostTries = 10'000'000;

Hand hand_of(Set cards) {
    Hand hand = 0;
    for (; cards; cards &= cards - 1) {
        const int card = compact(lowest(cards));
        if (card < 0) throw SetupError("worlds: a card is not in the pack of 20");
        hand |= 1u << card;
    }
    return hand;
}

// Throws SetupError unless the seat to act sees the same in both, and its hand agrees with what is known of it.
void check(const World& world, const World& first, const Wanted& wanted) {
    const Moment &now = world.start, &then = first.start;
    const auto seen = [](const World& each) {
        const Moment& at = each.start;
        return std::tuple(at.hands[to_act(at)], at.turn_up, each.rules.stock().size(), at.points[0], at.points[1],
                          at.pending[0], at.pending[1], at.tricks[0], at.tricks[1], at.closer, at.closing_worth);
    };
    if (now.leader != then.leader || now.led != then.led || seen(world) != seen(first))
        throw SetupError("worlds: they are not the same to the seat to act");
    if (world.rules.trump() != first.rules.trump()) throw SetupError("worlds: their trumps are not the same");
    const Hand hand = now.hands[to_act(now)];
    if (wanted.known & ~hand || wanted.barred & hand) throw SetupError("worlds: what is known of the hand is not so");
}

}  // namespace

std::vector<Prospect> search_hidden(const SchnapsenOptions& options, const std::vector<SchnapsenPosition>& positions,
                                    const Inquiry& inquiry) {
    if (inquiry.tries < 1 || inquiry.tries > kMostTries) throw SetupError("tries: 1 to 10000000 are wanted");
    for (const double gain : inquiry.gains)
        if (!std::isfinite(gain)) throw SetupError("gains: finite numbers are wanted");
    if (positions.empty()) throw SetupError("worlds: at least one is wanted");
    const Wanted wanted{inquiry.gains, hand_of(inquiry.known), hand_of(inquiry.barred)};
    std::vector<World> worlds;
    worlds.reserve(positions.size());
    for (const SchnapsenPosition& position : positions) {
        worlds.push_back({Rules(options, position), moment_of(options, position)});
        check(worlds.back(), worlds[0], wanted);
    }
    Choice choices[kMostChoices];
    const int count = worlds[0].rules.choices(worlds[0].start, choices);
    if (!count) throw SetupError("worlds: there is nothing to choose");
    std::vector<Arm> found[kTrees];
    in_threads(kTrees, inquiry.threads, [&](std::size_t tree) {
        found[tree] = Tree(worlds, wanted, inquiry.tries, mix(inquiry.seed) + tree).grow();
    });
    std::vector<Prospect> prospects;
    for (int k = 0; k < count; ++k) {
        Arm all;
        for (const std::vector<Arm>& arms : found) {
            const Arm& arm = arms[static_cast<std::size_t>(k)];
            all.total += arm.total, all.tries += arm.tries, all.won += arm.won;
        }
        const double tries = std::max(1, all.tries);
        prospects.push_back({choices[k].deed, full(choices[k].card), all.total / tries, all.won / tries, all.tries});
    }
    return prospects;
}

}  // namespace vorhand
