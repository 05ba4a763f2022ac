// Schnapsen with all cards known: strict play, and play with the stock in a known order (SN 3 to SN 6).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "position.hpp"
#include "solve.hpp"

namespace vorhand {

struct SchnapsenOptions {
    int exchange_min_stock = 2;
    bool closing = true, silent = false, marriage_pending = false, king_led = false;
};

// A moment of a deal. Cards are bits 16 * suit + rank; `stock` in drawing order, the turn-up last; `led` the card
// on the table or -1. `closer` is -1 while nobody has closed; the record at closing is the other's.
struct SchnapsenPosition {
    std::array<Set, 2> hands{};
    std::vector<int> stock;
    int trump = 0, leader = 0, led = -1;
    std::array<int, 2> points{}, pending{}, tricks{};
    int closer = -1, closing_points = 0, closing_tricks = 0;
};

enum class Deed : std::uint8_t { play, marry, exchange, close };

struct DeedValue { Deed deed; int card; Bounds value; };

struct SchnapsenAnswer {
    Bounds value;                  // game points for seat 0, negative when seat 1 scores; exact but for a limit
    std::vector<DeedValue> deeds;  // of the seat to act
    std::uint64_t nodes = 0;
};

SchnapsenAnswer solve_schnapsen(const SchnapsenOptions&, const SchnapsenPosition&, bool every_deed, const Limits&);

}  // namespace vorhand
