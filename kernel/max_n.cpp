#include "max_n.hpp"

#include <unordered_map>

#include "keys.hpp"

namespace vorhand {
namespace {

using Vector = std::array<std::int16_t, kSeats>;

class MaxN {
   public:
    MaxN(const Tables& tables, const Lanes& lanes, const Limits& limits)
        : tables_(tables), lanes_(lanes), budget_(limits), keys_(tables, lanes, false) {
        hands_ = lanes.hands;
        for (int card = 0; card < kLanes * kLane; ++card) negative_ |= lanes.points[card] < 0;
        for (const int worth : tables.worth) negative_ |= worth < 0;
        negative_ |= tables.bonus < 0;
        if (tables.trump >= 0) trumps_ = lane_mask(tables.trump);
    }

    Vector play() {
        const Trick trick = so_far();
        Set all = live();
        for (const int card : lanes_.trick) all |= Set{1} << card;
        return trick.cards ? turn(trick, all, lanes_.tricks) : boundary(trick.leader, all, lanes_.tricks);
    }

    // What the seat to play gets after a card, and its cards from the top.
    std::int16_t after_card(int card) {
        Trick trick = so_far();
        const int seat = seat_of(trick);
        Set all = live();
        for (const int played : lanes_.trick) all |= Set{1} << played;
        hands_[seat] ^= Set{1} << card;
        const Vector gains = turn(after(trick, card), all, lanes_.tricks);
        hands_[seat] ^= Set{1} << card;
        return gains[seat];
    }
    std::vector<int> cards() const {
        const Trick trick = so_far();
        std::vector<int> found;
        for (Set rest = legal(trick); rest; rest ^= Set{1} << highest(rest)) found.push_back(highest(rest));
        return found;
    }

    std::uint64_t nodes() const { return budget_.nodes(); }

   private:
    struct Trick { int leader, cards, led, best, winner, points; };
    Trick so_far() const {
        Trick trick{lanes_.leader, 0, -1, -1, 0, 0};
        for (const int card : lanes_.trick) trick = after(trick, card);
        return trick;
    }
    Set legal(const Trick& trick) const {
        const Set hand = hands_[seat_of(trick)];
        if (!trick.cards) return hand;
        const Set suit = hand & lane_mask(trick.led / kLane);
        if (!suit) return hand;
        return tables_.ruff_freely ? suit | (hand & trumps_) : suit;
    }

    int seat_of(const Trick& trick) const { return (trick.leader + trick.cards) % tables_.seats; }

    Trick after(Trick trick, int card) const {
        const int seat = seat_of(trick);
        if (trick.cards == 0) trick.led = card;
        if (trick.cards == 0 || (card / kLane == trick.best / kLane ? card > trick.best : (trumps_ >> card & 1) != 0)) {
            trick.best = card;
            trick.winner = seat;
        }
        trick.points += lanes_.points[card];
        ++trick.cards;
        return trick;
    }

    Set live() const {
        Set all = 0;
        for (const Set hand : hands_) all |= hand;
        return all;
    }

    // `all` are the cards that were live when the trick was led.
    Vector turn(const Trick& trick, Set all, int tricks) {
        if (trick.cards == tables_.seats) {
            int worth = trick.points + tables_.worth[tricks - 1];
            if (tricks == 1 && lanes_.bonus_cards >> trick.best & 1) worth += tables_.bonus;
            Vector gains{};
            if (tricks > 1) gains = boundary(trick.winner, live(), tricks - 1);
            gains[trick.winner] = static_cast<std::int16_t>(gains[trick.winner] + worth);
            return gains;
        }
        return choose(trick, all, tricks);
    }

    Vector boundary(int leader, Set all, int tricks) {
        std::uint64_t key = keys_.leader(leader);
        for (std::size_t lane = 0; lane < tables_.suits.size(); ++lane) key ^= keys_.suit(lane, all).key;
        if (const auto known = seen_.find(key); known != seen_.end()) return known->second;
        budget_.spend();
        return seen_[key] = choose(Trick{leader, 0, -1, -1, 0, 0}, all, tricks);
    }

    Vector choose(const Trick& trick, Set all, int tricks) {
        const int seat = seat_of(trick);
        const Set hand = hands_[seat];
        const int most = negative_ ? 30000 : reach(all, tricks);
        Vector best{};
        int last = -1;
        for (Set rest = legal(trick); rest; rest &= rest - 1) {
            const int card = lowest(rest);
            const bool known = last >= 0 && alike(card, last, all & ~hand);  // the same gains
            const bool first = last < 0;
            last = card;
            if (known) continue;
            hands_[seat] ^= Set{1} << card;
            const Vector gains = turn(after(trick, card), all, tricks);
            hands_[seat] ^= Set{1} << card;
            if (first || better(gains, best, seat)) best = gains;
            if (best[seat] == most) break;  // all there is: nobody else gets anything
        }
        return best;
    }

    // All that a seat could get, where nothing counts against it.
    int reach(Set all, int tricks) const {
        int most = 0;
        for (int left = 0; left < tricks; ++left) most += tables_.worth[left];
        for (std::size_t lane = 0; lane < tables_.suits.size(); ++lane) most += keys_.suit(lane, all).most;
        return most + (lanes_.bonus_cards ? tables_.bonus : 0);
    }

    // Cards of one hand and suit with the same points and no live card of another hand between.
    bool alike(int high, int low, Set others) const {
        return high / kLane == low / kLane && lanes_.points[high] == lanes_.points[low] &&
               (lanes_.bonus_cards >> high & 1) == (lanes_.bonus_cards >> low & 1) &&
               !(others & ((Set{1} << high) - 1) & ~((Set{2} << low) - 1));
    }

    bool better(const Vector& a, const Vector& b, int seat) const {
        if (a[seat] != b[seat]) return a[seat] > b[seat];
        const auto strongest = [&](const Vector& gains) {
            int most = -30000;
            for (int other = 0; other < tables_.seats; ++other)
                if (other != seat) most = std::max<int>(most, gains[other]);
            return most;
        };
        return strongest(a) < strongest(b);
    }

    const Tables& tables_;
    const Lanes& lanes_;
    Budget budget_;
    std::array<Set, kSeats> hands_{};
    Set trumps_ = 0;
    Keys keys_;
    bool negative_ = false;
    std::unordered_map<std::uint64_t, Vector> seen_;
};

}  // namespace

Gains max_n(const Tables& tables, const Position& position, const Limits& limits) {
    const Lanes lanes = lay_out(tables, position);
    MaxN search(tables, lanes, limits);
    Gains found;
    try {
        const Vector gains = search.play();
        found.seats.emplace(gains.begin(), gains.begin() + tables.seats);
    } catch (const OutOfBudget&) {
    }
    found.nodes = search.nodes();
    return found;
}

Worlds max_n_worlds(const Tables& tables, const std::vector<Position>& worlds, int threads, const Limits& limits) {
    const auto cards_of = [&](const Lanes& lanes) { return MaxN(tables, lanes, limits).cards(); };
    return in_worlds(tables, worlds, threads, cards_of, [&](std::size_t, const Lanes& lanes, LaneValues& values) {
        MaxN search(tables, lanes, limits);
        try {
            for (const int card : search.cards()) values[static_cast<std::size_t>(card)] = search.after_card(card);
        } catch (const OutOfBudget&) {
        }
        return search.nodes();
    });
}

}  // namespace vorhand
