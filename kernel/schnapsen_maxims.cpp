#include "schnapsen_maxims.hpp"

namespace vorhand::schnapsen {
namespace {

constexpr int kHigh = 10, kLow = 4;  // worth a trump; may be let go

// What the seat to act sees: its hand, and the cards that the other may hold.
class Sight {
   public:
    Sight(const Rules& rules, const Moment& now)
        : rules_(rules), now_(now), seat_(to_act(now)), mine_(now.hands[seat_]), may_(now.hands[1 - seat_]) {
        const auto& stock = rules.stock();
        for (std::size_t k = static_cast<std::size_t>(now.drawn); k + 1 < stock.size(); ++k) may_ |= 1u << stock[k];
    }

    int lacks(int seat) const { return 66 - now_.points[seat] - now_.pending[seat]; }

    Choice lead(const Choice* choices, int count) const {
        Hand cards = 0, unbeaten = 0;
        const Choice *marriage = nullptr, *close = nullptr;
        for (const Choice* choice = choices; choice < choices + count; ++choice) {
            if (choice->deed == Deed::exchange) return *choice;
            if (choice->deed == Deed::close) close = choice;
            if (choice->deed == Deed::play) cards |= 1u << choice->card;
            if (choice->deed == Deed::marry && (!marriage || rules_.bonus(choice->card) > rules_.bonus(marriage->card)))
                marriage = choice;
        }
        for (Hand rest = cards; rest; rest &= rest - 1)
            if (const int card = std::countr_zero(rest); !beating(card)) unbeaten |= 1u << card;
        const int lacking = lacks(seat_);
        if (marriage && now_.tricks[seat_] && rules_.bonus(marriage->card) >= lacking) return *marriage;
        const int top = unbeaten ? dearest(unbeaten) : -1;
        if (top >= 0 && points_of(top) + points_of(cheap(may_)) >= lacking) return play(top);
        if (close && in_hand(marriage) >= lacking) return *close;
        if (marriage) return *marriage;
        if (rules_.open(now_)) return play(cheapest(cards));
        const Hand trumps = unbeaten & rules_.trumps();
        if (trumps && may_ & rules_.trumps()) return play(dearest(trumps));
        return play(top >= 0 ? top : cheapest(cards));
    }

    Choice follow(const Choice* choices, int count) const {
        const int led = now_.led;
        Hand winning = 0, losing = 0;
        for (const Choice* choice = choices; choice < choices + count; ++choice)
            (rules_.beats(choice->card, led) ? winning : losing) |= 1u << choice->card;
        if (!winning) return play(cheapest(losing));
        if (points_of(led) + points_of(dearest(winning)) >= lacks(seat_)) return play(dearest(winning));
        if (!losing) return play(cheapest(winning));
        const int give = cheapest(losing);
        if (points_of(led) + points_of(give) >= lacks(1 - seat_)) return play(cheapest(winning));
        const bool last_open = rules_.open(now_) && rules_.stock_left(now_) == 2;
        if (last_open && points_of(now_.turn_up) >= kHigh && points_of(led) <= kLow) return play(give);
        if (const Hand plain = winning & ~rules_.trumps()) return play(dearest(plain));
        return play(points_of(led) >= kHigh ? cheapest(winning) : give);
    }

   private:
    static Choice play(int card) { return {Deed::play, static_cast<std::int8_t>(card), 0}; }

    template <class Score>
    static int best(Hand cards, const Score& score) {
        int found = std::countr_zero(cards);
        for (Hand rest = cards & (cards - 1); rest; rest &= rest - 1)
            if (const int card = std::countr_zero(rest); score(card) > score(found)) found = card;
        return found;
    }
    static int dearest(Hand cards) { return best(cards, [](int card) { return 32 * points_of(card) + card; }); }
    static int cheap(Hand cards) { return best(cards, [](int card) { return -points_of(card); }); }
    int cheapest(Hand cards) const { return best(cards, [&](int card) { return -cost(card); }); }

    // What it costs to part with a card: its points, a marriage that it makes or may make, a trump.
    int cost(int card) const {
        const int cost = 2 * points_of(card) + (card / 5 == rules_.trump() ? 14 : 0), place = card % 5;
        if (place != 1 && place != 2) return cost;
        const Hand partner = 1u << (place == 1 ? card + 1 : card - 1);
        return cost + (partner & mine_ ? 15 : partner & may_ ? 3 : 0);
    }

    // The cards by which the other may beat a lead; no trump where he must follow suit.
    Hand beating(int card) const {
        const bool known = rules_.stock_left(now_) == 0;
        const Hand higher = may_ & above(card);
        if (card / 5 == rules_.trump() || (known && may_ & suit_of(card))) return higher;
        return higher | (may_ & rules_.trumps());
    }

    // The card points that the hand brings in strict play, led from the top, whatever the other holds: trumps first,
    // other suits once he can have no trump left, marriages once there is a trick.
    int in_hand(const Choice* marriage) const {
        Hand left = 0;
        int gain = top_run(rules_.trumps(), left);
        if (Hand none = 0; !left)
            for (int suit = 0; suit < 4; ++suit)
                if (suit != rules_.trump()) gain += top_run(31u << 5 * suit, none);
        if (marriage && (gain || now_.tricks[seat_]))
            for (int suit = 0; suit < 4; ++suit)
                if ((mine_ >> 5 * suit & 6u) == 6u) gain += rules_.bonus(5 * suit);
        return gain;
    }

    // What a suit brings while its top is in the hand, about three card points a trick from him, who gives his
    // lowest; and what he may then still hold of it.
    int top_run(Hand suit, Hand& theirs) const {
        int gain = 0;
        theirs = may_ & suit;
        for (Hand rest = mine_ & suit; rest;) {
            const int card = 31 - std::countl_zero(rest);
            if (theirs & above(card)) break;
            gain += points_of(card) + 3;
            theirs &= theirs - 1;
            rest ^= 1u << card;
        }
        return gain;
    }

    const Rules& rules_;
    const Moment& now_;
    int seat_;
    Hand mine_, may_;
};

}  // namespace

int maxim(const Rules& rules, const Moment& now, const Choice* choices, int count) {
    const Sight sight(rules, now);
    const Choice wanted = now.led < 0 ? sight.lead(choices, count) : sight.follow(choices, count);
    for (int k = 0; k < count; ++k)
        if (choices[k].deed == wanted.deed && choices[k].card == wanted.card) return k;
    return 0;
}

}  // namespace vorhand::schnapsen
