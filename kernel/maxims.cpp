#include "maxims.hpp"

namespace vorhand {
namespace {

constexpr int kControl = 4;  // with so many cards left, whoever takes the trick is on the way to choose the last suit

}  // namespace

Ruling::Ruling(const Tables& tables) : tables_(tables) {
    if (tables.trump >= 0) trumps_ = tables.suits[static_cast<std::size_t>(tables.trump)];
    for (const Set suit : tables.suits)
        for (Set rest = suit; rest; rest &= rest - 1) {
            const auto card = static_cast<std::size_t>(lowest(rest));
            suit_[card] = suit;
            if (suit != trumps_) above_[card] = trumps_;
            for (Set others = suit; others; others &= others - 1)
                if (tables.strength[static_cast<std::size_t>(lowest(others))] > tables.strength[card])
                    above_[card] |= Set{1} << lowest(others);
        }
}

Set Ruling::legal(const Deal& deal) const {
    const Set held = hand(deal);
    if (!deal.cards) return held;
    const Set follow = held & suit(deal.led);
    if (!follow) return held;
    return tables_.ruff_freely ? follow | (held & trumps_) : follow;
}

int Ruling::play(Deal& deal, int card) const {
    const int player = seat(deal);
    deal.hands[static_cast<std::size_t>(player)] ^= Set{1} << card;
    deal.gone |= Set{1} << card;
    if (!deal.cards) deal.led = card;
    if (!deal.cards || above(deal.best) >> card & 1) deal.best = card, deal.winner = player;
    if (++deal.cards < tables_.seats) return 0;
    deal.leader = deal.winner;
    deal.cards = 0;
    const auto left = static_cast<std::size_t>(std::popcount(deal.hands[0]));
    return tables_.worth[left] + (!left && tables_.bonus_cards >> deal.best & 1 ? tables_.bonus : 0);
}

int Ruling::maxim(const Deal& deal) const {
    if (!deal.cards) return lead(deal);
    const Set held = hand(deal), out = deal.pack & ~deal.gone & ~held, all = legal(deal);
    const Set winning = all & above(deal.best), losing = all & ~winning;
    if (winning && std::popcount(held) <= kControl) {
        const int taking = weakest(winning, held, out);
        if (!(trumps_ >> taking & 1) || !(held & ~trumps_)) return taking;
    }
    return weakest(losing ? losing : winning, held, out);
}

// Goes through with high cards once at most one is not (with trumps all must be); else leads where it is low.
int Ruling::lead(const Deal& deal) const {
    const Set held = hand(deal), out = deal.pack & ~deal.gone & ~held;
    int found = -1, longest = 0, high = 0;
    for (Set rest = held; rest; rest &= rest - 1) {
        const int card = lowest(rest), length = std::popcount(suit(card) & held);
        if (above(card) & out) continue;
        ++high;
        if (length > longest) longest = length, found = card;
    }
    return high && high >= std::popcount(held) - !trumps_ ? found : weakest(held, held, out);
}

// The card that most of those out can beat, of the shorter suit.
int Ruling::weakest(Set cards, Set hand, Set out) const {
    int found = -1, most = -1;
    for (; cards; cards &= cards - 1) {
        const int card = lowest(cards);
        const int weak = 64 * std::popcount(above(card) & out) + 63 - std::popcount(suit(card) & hand);
        if (weak > most) most = weak, found = card;
    }
    return found;
}

}  // namespace vorhand
