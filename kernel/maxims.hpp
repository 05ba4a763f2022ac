// Sound play of Letzter Stich by maxims: a seat sees its own hand and what has been played, and nothing else.
#pragma once

#include <array>

#include "position.hpp"

namespace vorhand {

// A deal as it is played: `pack` are all cards there are, those that nobody holds among them; `gone` those played.
// On the table lie `cards` cards, of which `led` is the first and `best`, by `winner`, wins.
struct Deal {
    std::array<Set, kSeats> hands{};
    Set pack = 0, gone = 0;
    int leader = 0, cards = 0, led = -1, best = -1, winner = 0;
};

// The tables made ready for playing quickly: what beats and what follows a card.
class Ruling {
   public:
    explicit Ruling(const Tables&);
    int seat(const Deal& deal) const { return (deal.leader + deal.cards) % tables_.seats; }
    Set hand(const Deal& deal) const { return deal.hands[static_cast<std::size_t>(seat(deal))]; }
    bool over(const Deal& deal) const { return !deal.cards && !deal.hands[0]; }
    Set legal(const Deal&) const;
    // Plays a card. Where the trick is full then, what it is worth to its winner, the next leader; else 0.
    int play(Deal&, int card) const;
    // LS 7: throw the weak cards, keep the strong ones, take the lead near the end.
    int maxim(const Deal&) const;

   private:
    Set above(int card) const { return above_[static_cast<std::size_t>(card)]; }
    Set suit(int card) const { return suit_[static_cast<std::size_t>(card)]; }
    int lead(const Deal&) const;
    int weakest(Set cards, Set hand, Set out) const;

    const Tables& tables_;
    std::array<Set, 64> above_{}, suit_{};
    Set trumps_ = 0;
};

}  // namespace vorhand
