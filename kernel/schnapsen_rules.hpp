// The rules of Schnapsen as the searches take them: a moment, what may be done, what comes of it (SN 3 to SN 6).
#pragma once

#include <algorithm>
#include <optional>

#include "schnapsen.hpp"

namespace vorhand::schnapsen {

// Twenty bits: 5 * suit + place of Bube, Dame, König, Ten, Ass.
using Hand = std::uint32_t;
constexpr int kPoints[5] = {2, 3, 4, 10, 11};
constexpr int kMostChoices = 24;
constexpr Hand suit_of(int card) { return 31u << (card / 5 * 5); }
constexpr Hand above(int card) { return suit_of(card) & ~((2u << card) - 1); }
constexpr int points_of(int card) { return kPoints[card % 5]; }

struct Moment {
    Hand hands[2];
    std::int8_t drawn;  // cards drawn from the stock so far
    std::int8_t turn_up;
    std::int8_t leader, led;
    std::uint16_t points[2];
    std::uint8_t pending[2], tricks[2];
    std::int8_t closer, closing_worth;
};

struct Choice { Deed deed; std::int8_t card; int score; };

constexpr int signed_for(int seat, int points) { return seat == 0 ? points : -points; }
constexpr int to_act(const Moment& now) { return now.led < 0 ? now.leader : 1 - now.leader; }
// SN 6.2: what a loser with these card points and tricks gives.
constexpr int worth(int points, int tricks) { return tricks == 0 ? 3 : points >= 33 ? 1 : 2; }

// A card as it is here, -1 for none and for what is not in the pack; and as it is outside.
int compact(int card);
int full(int place);

// Throws SetupError for a position or options that cannot be.
Moment moment_of(const SchnapsenOptions&, const SchnapsenPosition&);

class Rules {
   public:
    Rules(const SchnapsenOptions& options, const SchnapsenPosition& position);

    int trump() const { return trump_; }
    Hand trumps() const { return trumps_; }
    const std::vector<int>& stock() const { return stock_; }
    std::vector<int>& stock() { return stock_; }
    int stock_left(const Moment& now) const { return static_cast<int>(stock_.size()) - now.drawn; }
    bool open(const Moment& now) const { return now.closer < 0 && stock_left(now) > 0; }
    bool beats(int card, int led) const { return card / 5 == led / 5 ? card > led : (trumps_ >> card & 1u) != 0; }
    int bonus(int card) const { return card / 5 == trump_ ? 40 : 20; }

    // SN 4, SN 5: what the seat to act may do; how many choices that is.
    int choices(const Moment& now, Choice* found) const;
    // Does it; the value for seat 0 where that ends the deal.
    std::optional<int> act(Moment& now, const Choice& choice) const;
    // What seat 0 can win at most, and lose at most: it shrinks as the other takes tricks and card points.
    std::pair<int, int> reach(const Moment& now) const;
    // SN 6.4, 6.5: the cards have run out; the leader won the last trick.
    int last_trick(const Moment& now) const;

   private:
    int won(const Moment& now, int seat) const;
    Hand strict(Hand mine, int led) const;
    void draw(Moment& now, int seat) const;

    SchnapsenOptions options_;
    std::vector<int> stock_;
    int trump_;
    Hand trumps_;
};

inline Rules::Rules(const SchnapsenOptions& options, const SchnapsenPosition& position)
    : options_(options), trump_(position.trump), trumps_(31u << 5 * position.trump) {
    stock_.reserve(position.stock.size());
    for (const int card : position.stock) stock_.push_back(compact(card));
}

// SN 6: the seat has reached 66.
inline int Rules::won(const Moment& now, int seat) const {
    if (now.closer < 0) return signed_for(seat, worth(now.points[1 - seat], now.tricks[1 - seat]));
    if (seat == now.closer) return signed_for(seat, now.closing_worth);
    return signed_for(seat, std::max<int>(2, now.closing_worth == 3 ? 3 : 2));
}

inline std::pair<int, int> Rules::reach(const Moment& now) const {
    if (now.closer < 0) return {worth(now.points[1], now.tricks[1]), -worth(now.points[0], now.tricks[0])};
    return {won(now, 0), won(now, 1)};
}

inline int Rules::last_trick(const Moment& now) const {
    if (now.closer < 0) return signed_for(now.leader, 1);
    return signed_for(1 - now.closer, now.closing_worth == 3 ? 3 : 2);
}

inline int Rules::choices(const Moment& now, Choice* found) const {
    int count = 0;
    if (now.led >= 0) {
        const Hand mine = now.hands[1 - now.leader];
        const Hand cards = open(now) ? mine : strict(mine, now.led);
        for (Hand rest = cards; rest; rest &= rest - 1)
            found[count++] = {Deed::play, static_cast<std::int8_t>(std::countr_zero(rest)), 0};
        return count;
    }
    const Hand mine = now.hands[now.leader];
    Hand couples = 0;
    for (int suit = 0; suit < 4; ++suit)
        if ((mine >> 5 * suit & 6u) == 6u) couples |= (options_.king_led ? 4u : 6u) << 5 * suit;
    if (now.closer < 0 && stock_left(now) >= options_.exchange_min_stock && mine >> (5 * trump_) & 1u)
        found[count++] = {Deed::exchange, -1, 0};
    for (Hand rest = couples; rest; rest &= rest - 1)
        found[count++] = {Deed::marry, static_cast<std::int8_t>(std::countr_zero(rest)), 0};
    for (Hand rest = options_.silent ? mine : mine & ~couples; rest; rest &= rest - 1)
        found[count++] = {Deed::play, static_cast<std::int8_t>(std::countr_zero(rest)), 0};
    if (options_.closing && open(now)) found[count++] = {Deed::close, -1, 0};
    return count;
}

// SN 4.1
inline Hand Rules::strict(Hand mine, int led) const {
    const Hand follow = mine & suit_of(led);
    if (follow & above(led)) return follow & above(led);
    if (follow) return follow;
    return mine & trumps_ ? mine & trumps_ : mine;
}

inline std::optional<int> Rules::act(Moment& now, const Choice& move) const {
    const int seat = to_act(now);
    if (move.deed == Deed::exchange) {
        now.hands[seat] ^= 1u << (5 * trump_) | 1u << now.turn_up;
        now.turn_up = static_cast<std::int8_t>(5 * trump_);
        return std::nullopt;
    }
    if (move.deed == Deed::close) {
        now.closer = static_cast<std::int8_t>(seat);
        now.closing_worth = static_cast<std::int8_t>(worth(now.points[1 - seat], now.tricks[1 - seat]));
        return std::nullopt;
    }
    now.hands[seat] ^= 1u << move.card;
    if (now.led < 0) {
        if (move.deed == Deed::marry) {
            const bool pending = options_.marriage_pending || now.tricks[seat] == 0;
            if (pending) now.pending[seat] += static_cast<std::uint8_t>(bonus(move.card));
            else now.points[seat] += static_cast<std::uint16_t>(bonus(move.card));
            if (now.points[seat] >= 66) return won(now, seat);  // SN 5.4
        }
        now.led = move.card;
        return std::nullopt;
    }
    const int winner = beats(move.card, now.led) ? seat : now.leader;
    now.points[winner] += static_cast<std::uint16_t>(points_of(now.led) + points_of(move.card) + now.pending[winner]);
    now.pending[winner] = 0;
    ++now.tricks[winner];
    now.leader = static_cast<std::int8_t>(winner);
    now.led = -1;
    if (now.points[winner] >= 66) return won(now, winner);
    if (open(now)) {
        draw(now, winner);
        draw(now, 1 - winner);
    }
    return std::nullopt;
}

inline void Rules::draw(Moment& now, int seat) const {
    const bool last = now.drawn + 1 == static_cast<int>(stock_.size());
    now.hands[seat] |= 1u << (last ? now.turn_up : stock_[now.drawn]);
    ++now.drawn;
}

}  // namespace vorhand::schnapsen
