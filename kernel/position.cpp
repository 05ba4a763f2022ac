#include "position.hpp"

#include <algorithm>

namespace vorhand {
namespace {

std::string name(int card) {
    return std::string{"DHSC"[card >> 4], "??23456789TJQKA?"[card & 15]};
}

}  // namespace

void check(const Tables& tables) {
    const auto fail = [](const std::string& text) { throw SetupError("tables: " + text); };
    if (tables.seats < 2 || tables.seats > kSeats) fail("2 to 6 seats are wanted");
    if (tables.suits.empty() || static_cast<int>(tables.suits.size()) > kLanes) fail("1 to 5 effective suits are wanted");
    if (tables.trump < -1 || tables.trump >= static_cast<int>(tables.suits.size())) fail("there is no such trump suit");
    Set seen = 0;
    for (const Set suit : tables.suits) {
        if (const Set twice = suit & seen) fail(name(lowest(twice)) + " is in two effective suits");
        if (std::popcount(suit) > kLane) fail("an effective suit has more than 12 cards");
        seen |= suit;
        for (Set a = suit; a; a &= a - 1)
            for (Set b = a & (a - 1); b; b &= b - 1)
                if (tables.strength[lowest(a)] == tables.strength[lowest(b)])
                    fail(name(lowest(a)) + " and " + name(lowest(b)) + " are equally strong");
    }
    const unsigned all = (1u << tables.seats) - 1;
    if ((tables.takers | tables.maxers) & ~all) fail("takers and maxers are seats of the table");
    for (const int points : tables.points)
        if (points < -100 || points > 100) fail("card points go from -100 to 100");
    for (const int worth : tables.worth)
        if (worth < -200 || worth > 200) fail("a trick is worth -200 to 200");
    if (tables.bonus < -200 || tables.bonus > 200) fail("the bonus goes from -200 to 200");
}

Lanes lay_out(const Tables& tables, const Position& position) {
    check(tables);
    const auto fail = [](const std::string& text) { throw SetupError("position: " + text); };
    const int seats = tables.seats;
    if (position.leader < 0 || position.leader >= seats) fail("the leader is no seat of the table");
    if (static_cast<int>(position.trick.size()) >= seats) fail("the trick is full");
    Set known = 0, seen = 0, table = 0;
    for (const Set suit : tables.suits) known |= suit;
    for (int seat = 0; seat < kSeats; ++seat) {
        const Set hand = position.hands[seat];
        if (seat >= seats && hand) fail("a seat beyond the table holds cards");
        if (const Set foreign = hand & ~known) fail("a card of seat " + std::to_string(seat) + " has no effective suit");
        if (const Set twice = hand & seen) fail(name(lowest(twice)) + " is there twice");
        seen |= hand;
    }
    for (const int card : position.trick) {
        if (card < 0 || card > 63 || !(known >> card & 1)) fail("a card of the trick has no effective suit");
        if ((seen | table) >> card & 1) fail(name(card) + " is there twice");
        table |= Set{1} << card;
    }
    Lanes lanes;
    lanes.leader = position.leader;
    const int played = static_cast<int>(position.trick.size());
    lanes.tricks = std::popcount(position.hands[position.leader]) + (played > 0);
    for (int step = 0; step < seats; ++step) {
        const int seat = (position.leader + step) % seats;
        const int wanted = lanes.tricks - (step < played);
        const int held = std::popcount(position.hands[seat]);
        if (held != wanted)
            fail("seat " + std::to_string(seat) + " holds " + std::to_string(held) + " cards, not " + std::to_string(wanted));
    }
    if (lanes.tricks > kTricks) fail("more than 16 tricks are left");
    std::array<int, 64> place{};
    for (std::size_t lane = 0; lane < tables.suits.size(); ++lane) {
        std::vector<int> cards;
        for (Set rest = tables.suits[lane] & (seen | table); rest; rest &= rest - 1) cards.push_back(lowest(rest));
        std::sort(cards.begin(), cards.end(), [&](int a, int b) { return tables.strength[a] < tables.strength[b]; });
        lanes.length[lane] = static_cast<int>(cards.size());
        for (std::size_t k = 0; k < cards.size(); ++k) {
            const int bit = static_cast<int>(lane) * kLane + static_cast<int>(k), card = cards[k];
            place[card] = bit;
            lanes.card[bit] = static_cast<std::int8_t>(card);
            lanes.points[bit] = static_cast<std::int8_t>(tables.points[card]);
            if (tables.bonus_cards >> card & 1) lanes.bonus_cards |= Set{1} << bit;
            for (int seat = 0; seat < seats; ++seat)
                if (position.hands[seat] >> card & 1) {
                    lanes.hands[seat] |= Set{1} << bit;
                    lanes.owner[bit] = static_cast<std::int8_t>(seat);
                }
        }
    }
    for (const int card : position.trick) lanes.trick.push_back(place[card]);
    return lanes;
}

}  // namespace vorhand
