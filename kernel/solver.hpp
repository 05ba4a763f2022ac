// Exact search of one position: fail-soft null windows over a table of bounds at trick boundaries.
#pragma once

#include <algorithm>
#include <bit>
#include <chrono>
#include <memory>

#include "keys.hpp"
#include "table.hpp"

namespace vorhand {

// Thrown inside the search when its limit of nodes or of time is reached.
struct OutOfBudget {};

struct Limits {
    std::uint64_t nodes = ~std::uint64_t{0};
    double seconds = 1e18;
};

class Clock {
   public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count(); }

   private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

class Budget {
   public:
    explicit Budget(const Limits& limits) : limits_(limits) {}
    std::uint64_t nodes() const { return nodes_; }
    void spend() {
        if (++nodes_ > limits_.nodes) throw OutOfBudget{};
        if ((nodes_ & 4095) == 0 && clock_.seconds() > limits_.seconds) throw OutOfBudget{};
    }

   private:
    Limits limits_;
    Clock clock_;
    std::uint64_t nodes_ = 0;
};

// What the takers still get from a position, whoever sits at the table. After OutOfBudget it is of no more use.
class Search {
   public:
    virtual ~Search() = default;
    virtual int least() const = 0;
    virtual int most() const = 0;
    virtual bool maximises() const = 0;  // the seat to play
    // A bound: at least `target`, or below it; after playing `card` (a bit of the lanes), or as it stands (-1).
    virtual int probe(int target, int card = -1) = 0;
    // The cards that may be played, from the top, each with the first of the group that it is alike to.
    virtual std::vector<std::array<int, 2>> moves() = 0;
};

// The weights of the move ordering.
struct Weights {
    int legal = 12, master = 32, master_points = 3, helped = 24, exposed_points = 0, trump_lead = 16;
    int ours = 12, ours_points = 4, ours_rank = 1, theirs_points = 32, theirs_rank = 17;
    int misere_legal = 4, misere_under = 8;
    int open_points = 3, open_rank = -1, open_wins = 9, ruff = 3;
};

template <int Seats>
class Solver final : public Search {
   public:
    Solver(const Tables& tables, const Lanes& lanes, Table& table, Budget& budget)
        : tables_(tables), lanes_(lanes), table_(table), budget_(budget), keys_(tables, lanes, true) {
        table_.begin();
        for (int seat = 0; seat < Seats; ++seat) hand_[seat] = lanes.hands[seat];
        if (tables.trump >= 0) trumps_ = lane_mask(tables.trump);
        misere_ = !(tables.takers & tables.maxers);
        lone_ = misere_ && std::popcount(tables.takers) == 1 && tables.trump < 0 ? std::countr_zero(tables.takers) : -1;
        lane_count_ = tables.suits.size();
        start_all_ = live();
        for (const int card : lanes.trick) start_all_ |= Set{1} << card;
        for (int tricks = 1; tricks <= kTricks; ++tricks) {
            const int worth = tables.worth[tricks - 1], bonus = tricks == 1 && lanes.bonus_cards ? tables.bonus : 0;
            worth_least_[tricks] = worth_least_[tricks - 1] + std::min(0, worth) + std::min(0, bonus);
            worth_most_[tricks] = worth_most_[tricks - 1] + std::max(0, worth) + std::max(0, bonus);
        }
        least_ = worth_least_[lanes.tricks];
        most_ = worth_most_[lanes.tricks];
        for (Set rest = start_all_; rest; rest &= rest - 1)
            (lanes.points[lowest(rest)] > 0 ? most_ : least_) += lanes.points[lowest(rest)];
    }

    int least() const override { return least_; }
    int most() const override { return most_; }
    bool maximises() const override { return maximises(root().seat); }

    int probe(int target, int card) override {
        const Root now = root();
        if (card < 0) {
            if (now.trick.cards == 0) return boundary(now.seat, start_all_, lanes_.tricks, target);
            return follow(now.trick, start_all_, live(), lanes_.tricks, target);
        }
        hand_[now.seat] ^= Set{1} << card;
        const int value = follow(after(now.trick, card, now.seat), start_all_, live(), lanes_.tricks, target);
        hand_[now.seat] ^= Set{1} << card;
        return value;
    }

    std::vector<std::array<int, 2>> moves() override {
        const Root now = root();
        std::vector<std::array<int, 2>> found;
        const Set cards = now.trick.cards ? legal(now.seat, now.trick.led) : hand_[now.seat];
        int first = -1, last = -1;
        for (Set rest = cards; rest;) {
            const int card = highest(rest);
            rest ^= Set{1} << card;
            if (last < 0 || !alike(last, card, start_all_ & ~hand_[now.seat])) first = card;
            found.push_back({card, first});
            last = card;
        }
        return found;
    }

   private:
    struct Move { int card, score; };
    struct Seen { int leader, cards, led, best, winner, points; };  // the trick so far

    struct Root { int seat; Seen trick; };

    Root root() const {
        Seen trick{};
        trick.leader = lanes_.leader;
        for (const int card : lanes_.trick) trick = after(trick, card, (trick.leader + trick.cards) % Seats);
        return {(trick.leader + trick.cards) % Seats, trick};
    }
    Set live() const {
        Set all = 0;
        for (const Set hand : hand_) all |= hand;
        return all;
    }

    bool maximises(int seat) const { return tables_.maxers >> seat & 1; }
    bool takes(int seat) const { return tables_.takers >> seat & 1; }
    static Set above(int card) { return ~((Set{2} << card) - 1); }
    bool beats(int card, int best) const {
        return card / kLane == best / kLane ? card > best : trumps_ >> card & 1;
    }

    // A position before a lead: what the takers still get, a bound against `target`.
    int boundary(int leader, Set all, int tricks, int target) {
        std::uint64_t key = keys_.leader(leader);
        std::uint32_t signature = 0;
        int low = worth_least_[tricks], high = worth_most_[tricks];
        bool ducked = true;
        for (std::size_t lane = 0; lane < lane_count_; ++lane) {
            const SuitKey& suit = keys_.suit(lane, all);
            key ^= suit.key;
            signature |= suit.signature;
            low += suit.least;
            high += suit.most;
            ducked &= suit.ducked;
        }
        if constexpr (with("cards-left")) {
            if (low >= target) return low;
            if (high < target) return high;
        }
        if (with("ducking") && ducked && lone_ >= 0 && leader != lone_ && least_ == 0) return 0;
        budget_.spend();
        if (!with("table") || tricks == 1) return lead(leader, all, tricks, target);
        Entry* slot = table_.find(key);
        if (slot) {  // a card worth one less here lowers the value by one at most, one worth more raises it
            low = std::max(low, slot->low - std::popcount(slot->signature & ~signature));
            high = std::min(high, slot->high + std::popcount(signature & ~std::uint32_t{slot->signature}));
            if (low >= target) return low;
            if (high < target) return high;
        }
        const int value = lead(leader, all, tricks, target);
        if (value >= target) low = std::max(low, value); else high = std::min(high, value);
        if (!slot || slot->key != key) slot = table_.victim(key);
        *slot = {key, static_cast<std::int16_t>(low), static_cast<std::int16_t>(high),
                 static_cast<std::uint16_t>(signature), static_cast<std::uint8_t>(tricks), table_.age()};
        return value;
    }

    int lead(int leader, Set all, int tricks, int target) {
        Move moves[kTricks];
        const int count = listed(hand_[leader], moves);
        if (count > 1) {
            for (int k = 0; k < count; ++k)
                moves[k].score = misere_ ? misere_lead(leader, moves[k].card) : lead_score(leader, moves[k].card);
            if constexpr (with("ordering")) sort(moves, count);
        }
        Seen trick{};
        trick.leader = leader;
        return best(leader, trick, moves, count, all, all, tricks, target);
    }

    int follow(const Seen& trick, Set all, Set live, int tricks, int target) {
        if (trick.cards == Seats) return taken(trick, live, tricks, target);
        const int seat = (trick.leader + trick.cards) % Seats;
        Move moves[kTricks];
        const int count = listed(legal(seat, trick.led), moves);
        if (count > 1) {
            for (int k = 0; k < count; ++k)
                moves[k].score = misere_ ? misere_follow(trick, seat, moves[k].card) : follow_score(trick, seat, moves[k].card);
            if constexpr (with("ordering")) sort(moves, count);
        }
        return best(seat, trick, moves, count, all, live, tricks, target);
    }

    Set legal(int seat, int led) const {
        const Set hand = hand_[seat], suit = hand & lane_mask(led / kLane);
        if (!suit) return hand;
        return tables_.ruff_freely ? suit | (hand & trumps_) : suit;
    }

    int taken(const Seen& trick, Set live, int tricks, int target) {
        int value = trick.points + tables_.worth[tricks - 1];
        if (tricks == 1) {
            if (lanes_.bonus_cards >> trick.best & 1) value += tables_.bonus;
            return takes(trick.winner) ? value : 0;
        }
        const int gain = takes(trick.winner) ? value : 0;
        return gain + boundary(trick.winner, live, tricks - 1, target - gain);
    }

    Seen after(Seen trick, int card, int seat) const {
        if (trick.cards == 0 || beats(card, trick.best)) { trick.best = card; trick.winner = seat; }
        if (trick.cards == 0) trick.led = card;
        trick.points += lanes_.points[card];
        ++trick.cards;
        return trick;
    }

    static int listed(Set cards, Move* moves) {
        int count = 0;
        for (; cards; cards ^= Set{1} << highest(cards)) moves[count++] = {highest(cards), 0};
        return count;
    }
    // Whether two cards of one hand lie next to each other, no card of another hand between.
    static bool neighbours(int high, int low, Set others) {
        return high / kLane == low / kLane && !(others & ~above(high) & above(low));
    }
    bool alike(int high, int low, Set others) const {
        return neighbours(high, low, others) && lanes_.points[high] == lanes_.points[low] && bonus(high) == bonus(low);
    }
    bool bonus(int card) const { return lanes_.bonus_cards >> card & 1; }

    // The best of these moves for the seat. A card next to one already tried, with no other hand's card between,
    // changes the value by no more than the points they differ in.
    int best(int seat, const Seen& trick, Move* moves, int count, Set all, Set live, int tricks, int target) {
        const bool max = maximises(seat);
        const Set others = all & ~hand_[seat];
        int bound = max ? -30000 : 30000;
        int values[kTricks];
        for (int k = 0; k < count; ++k) {
            const int card = moves[k].card;
            int value = 0;
            bool known = false;
            for (int j = 0; with("neighbours") && j < k && !known; ++j) {
                const int other = moves[j].card;
                if (!neighbours(std::max(card, other), std::min(card, other), others) || bonus(card) != bonus(other)) continue;
                const int differ = std::abs(lanes_.points[card] - lanes_.points[other]);
                value = max ? values[j] + differ : values[j] - differ;
                known = max ? value < target : value >= target;
            }
            if (!known) {
                hand_[seat] ^= Set{1} << card;
                value = follow(after(trick, card, seat), all, live ^ (Set{1} << card), tricks, target);
                hand_[seat] ^= Set{1} << card;
            }
            values[k] = value;
            if (max) {
                bound = std::max(bound, value);
                if (bound >= target) return bound;
            } else {
                bound = std::min(bound, value);
                if (bound < target) return bound;
            }
        }
        return bound;
    }

    // Ordering

    static void sort(Move* moves, int count) {
        for (int k = 1; k < count; ++k) {
            const Move move = moves[k];
            int j = k;
            for (; j && moves[j - 1].score < move.score; --j) moves[j] = moves[j - 1];
            moves[j] = move;
        }
    }

    int lead_score(int leader, int card) const {
        const int lane = card / kLane;
        const Set suit = lane_mask(lane);
        const bool max = maximises(leader), trump = trumps_ >> card & 1;
        int choices = 0;
        bool foe = false, friendly = false;
        for (int step = 1; step < Seats; ++step) {
            const int seat = (leader + step) % Seats;
            const Set follows = hand_[seat] & suit;
            choices += std::popcount(follows ? follows : hand_[seat]);
            const bool beaten = follows ? (follows & above(card)) != 0 : !trump && (hand_[seat] & trumps_);
            (maximises(seat) == max ? friendly : foe) |= beaten;
        }
        const int points = lanes_.points[card];
        int score = with("few-legal") ? -weights_.legal * choices : 0;
        if (!foe) score += weights_.master + weights_.master_points * points;
        else if (friendly) score += weights_.helped;
        else score -= weights_.exposed_points * points;
        if (trump && max) score += weights_.trump_lead;
        return score;
    }

    int follow_score(const Seen& trick, int seat, int card) const {
        const bool max = maximises(seat), wins = beats(card, trick.best);
        const int now = wins ? card : trick.best;
        const Set suit = lane_mask(trick.led / kLane);
        const bool ruffed = (trumps_ >> now & 1) && !(trumps_ >> trick.led & 1);
        bool foe = false, friendly = false;
        for (int cards = trick.cards + 1; cards < Seats; ++cards) {
            const int later = (trick.leader + cards) % Seats;
            const Set follows = hand_[later] & suit;
            const Set winning = follows ? (ruffed ? 0 : follows & above(now))
                                        : hand_[later] & trumps_ & (trumps_ >> now & 1 ? above(now) : ~Set{0});
            (maximises(later) == max ? friendly : foe) |= winning != 0;
        }
        const bool ahead = wins || maximises(trick.winner) == max;
        const int points = lanes_.points[card], rank = card % kLane;
        int score;
        if (ahead ? !foe : friendly && !foe)
            score = weights_.ours + weights_.ours_points * points - weights_.ours_rank * rank;
        else if (!ahead && !friendly)
            score = -weights_.theirs_points * points - weights_.theirs_rank * rank;
        else
            score = -weights_.open_points * points - weights_.open_rank * rank + (wins ? weights_.open_wins : 0);
        if ((trumps_ >> card & 1) && !(trumps_ >> trick.led & 1)) score -= weights_.ruff;
        return score;
    }

    // Misere (Null): the maxers want the takers to win tricks. Lead low where the taker has cards and little room;
    // the taker ducks with his highest; who cannot hurt him gets rid of high cards.

    int misere_lead(int leader, int card) const {
        const Set suit = lane_mask(card / kLane);
        int choices = 0;
        for (int step = 1; step < Seats; ++step) {
            const Set hand = hand_[(leader + step) % Seats];
            choices += std::popcount(hand & suit ? hand & suit : hand);
        }
        int score = with("few-legal") ? -weights_.misere_legal * choices : 0;
        if (!maximises(leader)) {
            Set higher = 0;
            for (int seat = 0; seat < Seats; ++seat)
                if (seat != leader) higher |= hand_[seat] & suit & above(card);
            return score + 8 * std::popcount(higher) - card % kLane;
        }
        Set taker = 0;
        for (int seat = 0; seat < Seats; ++seat)
            if (takes(seat)) taker |= hand_[seat] & suit;
        if (!taker) return score - 60 + card % kLane;
        const int under = std::popcount(taker & ~above(card));  // cards he can duck with
        return score - weights_.misere_under * under - card % kLane;
    }

    int misere_follow(const Seen& trick, int seat, int card) const {
        const bool wins = beats(card, trick.best);
        const int rank = card % kLane;
        if (takes(seat)) return wins ? -100 - rank : rank + (card / kLane != trick.led / kLane ? danger(card) : 0);
        const bool taker_ahead = takes(trick.winner);
        if (taker_ahead) return wins ? -50 - rank : rank;
        Set taker = 0;
        bool waits = false;
        for (int cards = trick.cards + 1; cards < Seats; ++cards) {
            const int later = (trick.leader + cards) % Seats;
            if (takes(later)) waits = true, taker |= hand_[later] & lane_mask(trick.led / kLane);
        }
        if (!waits || !taker) return rank;
        const int now = wins ? card : trick.best;
        return -weights_.misere_under * std::popcount(taker & ~above(now)) - rank;
    }

    // How badly a taker wants to be rid of a card: the lower cards of others that could be led under it.
    int danger(int card) const {
        Set lower = 0;
        for (const Set hand : hand_) lower |= hand & lane_mask(card / kLane) & ~above(card);
        return 2 * std::popcount(lower);
    }

    const Tables& tables_;
    const Lanes& lanes_;
    Table& table_;
    Budget& budget_;
    Weights weights_{};
    std::array<Set, Seats> hand_{};
    Keys keys_;
    Set trumps_ = 0, start_all_ = 0;
    int most_ = 0, least_ = 0;
    std::size_t lane_count_ = 0;
    std::array<int, kTricks + 1> worth_least_{}, worth_most_{};  // of so many tricks, the bonus included
    bool misere_ = false;
    int lone_ = -1;  // the only taker, who wants nothing, where there are no trumps
};

}  // namespace vorhand
