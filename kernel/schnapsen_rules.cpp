#include "schnapsen_rules.hpp"

#include <algorithm>

namespace vorhand::schnapsen {
namespace {

constexpr int kRankPlace[15] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3, 0, 1, 2, 4};
constexpr int kRankOf[5] = {11, 12, 13, 10, 14};

}  // namespace

int compact(int card) {
    if (card < 0 || card > 63 || card % 16 > 14 || kRankPlace[card % 16] < 0) return -1;
    return card / 16 * 5 + kRankPlace[card % 16];
}

Moment moment_of(const SchnapsenOptions& options, const SchnapsenPosition& position) {
    const auto fail = [](const std::string& text) { throw SetupError("position: " + text); };
    if (options.exchange_min_stock < 2) fail("the least stock to exchange from is 2 or more");
    Moment now{};
    Hand seen = 0;
    const auto take = [&](int card) {
        const int place = compact(card);
        if (place < 0) fail("a card is not in the pack of 20");
        if (seen >> place & 1u) fail("a card is there twice");
        seen |= 1u << place;
        return place;
    };
    for (int seat = 0; seat < 2; ++seat)
        for (Set rest = position.hands[seat]; rest; rest &= rest - 1) now.hands[seat] |= 1u << take(lowest(rest));
    for (const int card : position.stock) now.turn_up = static_cast<std::int8_t>(take(card));
    now.led = static_cast<std::int8_t>(position.led < 0 ? -1 : take(position.led));
    if (position.trump < 0 || position.trump > 3) fail("the trump suit is 0 to 3");
    if (position.leader != 0 && position.leader != 1) fail("the leader is seat 0 or 1");
    if (position.closer < -1 || position.closer > 1) fail("the closer is -1, 0 or 1");
    if (position.stock.size() % 2) fail("the stock has an odd number of cards");
    if (position.closer < 0 && !position.stock.empty() && now.turn_up / 5 != position.trump)
        fail("the turn-up is no trump");
    const int sizes[2] = {std::popcount(now.hands[0]), std::popcount(now.hands[1])};
    const int leader = position.leader;
    if (sizes[leader] + (now.led >= 0) != sizes[1 - leader]) fail("the hands are not equally large");
    if (sizes[1 - leader] > 5) fail("a hand has more than five cards");
    if (position.closer < 0 && !position.stock.empty() && sizes[1 - leader] != 5)
        fail("while the stock is open the hands have five cards");
    for (int seat = 0; seat < 2; ++seat) {
        if (position.points[seat] < 0 || position.points[seat] > 65) fail("card points go from 0 to 65");
        if (position.pending[seat] < 0 || position.pending[seat] > 100) fail("pending marriages go from 0 to 100");
        if (position.tricks[seat] < 0 || position.tricks[seat] > 10) fail("tricks go from 0 to 10");
        now.points[seat] = static_cast<std::uint16_t>(position.points[seat]);
        now.pending[seat] = static_cast<std::uint8_t>(position.pending[seat]);
        now.tricks[seat] = static_cast<std::uint8_t>(position.tricks[seat]);
    }
    now.leader = static_cast<std::int8_t>(leader);
    now.closer = static_cast<std::int8_t>(position.closer);
    if (position.closer >= 0)
        now.closing_worth = static_cast<std::int8_t>(
            position.closing_tricks == 0 ? 3 : position.closing_points >= 33 ? 1 : 2);
    return now;
}

int full(int place) { return place < 0 ? -1 : place / 5 * 16 + kRankOf[place % 5]; }

}  // namespace vorhand::schnapsen
