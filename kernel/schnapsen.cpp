#include "schnapsen.hpp"

#include <algorithm>
#include <unordered_map>

#include "mix.hpp"

namespace vorhand {
namespace {

// Twenty bits: 5 * suit + place of Bube, Dame, König, Ten, Ass.
using Hand = std::uint32_t;
constexpr int kRankPlace[15] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3, 0, 1, 2, 4};
constexpr int kRankOf[5] = {11, 12, 13, 10, 14};
constexpr int kPoints[5] = {2, 3, 4, 10, 11};
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

class Game {
   public:
    Game(const SchnapsenOptions& options, std::vector<int> stock, int trump, Budget& budget)
        : options_(options), stock_(std::move(stock)), trumps_(31u << 5 * trump), trump_(trump), budget_(budget) {}

    // The value for seat 0 within (alpha, beta), fail-soft.
    int value(const Moment& now, int alpha, int beta) {
        if (now.led >= 0) return reply(now, alpha, beta);
        if (!now.hands[now.leader]) return last_trick(now);
        const auto [most, least] = reach(now);
        if (least >= beta) return least;
        if (most <= alpha) return most;
        alpha = std::max(alpha, least);
        beta = std::min(beta, most);
        budget_.spend();
        const bool table = in_table(now);
        std::uint64_t key = 0;
        if (table) {
            key = key_of(now);
            const auto found = seen_.find(key);
            if (found != seen_.end()) {
                const auto [low, high] = found->second;
                if (low >= beta || low == high) return low;
                if (high <= alpha) return high;
                alpha = std::max<int>(alpha, low);
                beta = std::min<int>(beta, high);
            }
        }
        const int before_alpha = alpha, before_beta = beta;
        const int best = lead(now, alpha, beta);
        if (table) {
            auto& [low, high] = seen_.try_emplace(key, Range{-3, 3}).first->second;
            if (best > before_alpha) low = std::max<std::int8_t>(low, static_cast<std::int8_t>(best));
            if (best < before_beta) high = std::min<std::int8_t>(high, static_cast<std::int8_t>(best));
        }
        return best;
    }

    // Every deed of the seat to act with its value, searched in full, or with its bounds after a limit.
    std::vector<DeedValue> every(const Moment& now) {
        std::vector<DeedValue> found;
        Choice choices[24];
        const int count = this->choices(now, choices);
        for (int k = 0; k < count; ++k) found.push_back({choices[k].deed, choices[k].card, {-3, 3}});
        try {
            for (int k = 0; k < count; ++k) {
                const int value = after(now, choices[k], -3, 3);
                found[k].value = {value, value};
            }
        } catch (const OutOfBudget&) {
        }
        return found;
    }

   private:
    struct Choice { Deed deed; std::int8_t card; int score; };
    struct Range { std::int8_t low, high; };

    int stock_left(const Moment& now) const { return static_cast<int>(stock_.size()) - now.drawn; }
    bool open(const Moment& now) const { return now.closer < 0 && stock_left(now) > 0; }
    // Short strict endings are searched faster than they are looked up.
    bool in_table(const Moment& now) const { return open(now); }

    // Hands, card points and pending marriages say the rest, where the search began in one position: in the open game
    // the two cards drawn last are in the hands (one of them may have been exchanged), so the hands say how many were
    // drawn and to whom first, who leads; every trick brings points at once; and of two equal hands one of which lacks
    // the trump Bube as played, the other as exchanged, the card points differ by what it and the turn-up count, which
    // marriages, multiples of 20, do not make good.
    std::uint64_t key_of(const Moment& now) const {
        const std::uint64_t hands = now.hands[0] | std::uint64_t{now.hands[1]} << 20;
        const std::uint64_t points = now.points[0] | std::uint64_t{now.points[1]} << 8 |
                                     std::uint64_t{now.pending[0]} << 16 | std::uint64_t{now.pending[1]} << 24;
        return mix(hands + 0x9e3779b97f4a7c15ull) ^ mix(points * 3 + 1);
    }

    static int worth(int points, int tricks) { return tricks == 0 ? 3 : points >= 33 ? 1 : 2; }
    static int signed_for(int seat, int points) { return seat == 0 ? points : -points; }

    // SN 6: the seat has reached 66.
    int won(const Moment& now, int seat) const {
        if (now.closer < 0) return signed_for(seat, worth(now.points[1 - seat], now.tricks[1 - seat]));
        if (seat == now.closer) return signed_for(seat, now.closing_worth);
        return signed_for(seat, std::max<int>(2, now.closing_worth == 3 ? 3 : 2));
    }
    // What seat 0 can win at most, and lose at most: it shrinks as the other takes tricks and card points.
    std::pair<int, int> reach(const Moment& now) const {
        if (now.closer < 0) return {worth(now.points[1], now.tricks[1]), -worth(now.points[0], now.tricks[0])};
        return {won(now, 0), won(now, 1)};
    }
    // SN 6.4, 6.5: the cards have run out; the leader won the last trick.
    int last_trick(const Moment& now) const {
        if (now.closer < 0) return signed_for(now.leader, 1);
        return signed_for(1 - now.closer, now.closing_worth == 3 ? 3 : 2);
    }

    int choices(const Moment& now, Choice* found) const {
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
    Hand strict(Hand mine, int led) const {
        const Hand follow = mine & suit_of(led);
        if (follow & above(led)) return follow & above(led);
        if (follow) return follow;
        return mine & trumps_ ? mine & trumps_ : mine;
    }

    int lead(const Moment& now, int alpha, int beta) {
        Choice moves[24];
        const int count = choices(now, moves);
        const Hand theirs = now.hands[1 - now.leader];
        for (int k = 0; k < count; ++k) {
            const int card = moves[k].card;
            if (card < 0) { moves[k].score = moves[k].deed == Deed::exchange ? 50 : -50; continue; }
            const bool safe = !(theirs & above(card)) &&
                              (card / 5 == trump_ || theirs & suit_of(card) || !(theirs & trumps_));
            moves[k].score = (safe ? 20 + points_of(card) : -points_of(card)) + (moves[k].deed == Deed::marry ? 30 : 0);
        }
        return best(now, now.leader, moves, count, alpha, beta);
    }

    int reply(const Moment& now, int alpha, int beta) {
        Choice moves[24];
        const int count = choices(now, moves);
        for (int k = 0; k < count; ++k) {
            const int card = moves[k].card;
            moves[k].score = beats(card, now.led) ? 20 + points_of(now.led) - card % 5 : -points_of(card);
        }
        return best(now, 1 - now.leader, moves, count, alpha, beta);
    }

    int best(const Moment& now, int seat, Choice* moves, int count, int alpha, int beta) {
        for (int k = 1; k < count; ++k) {
            const Choice move = moves[k];
            int j = k;
            for (; j && moves[j - 1].score < move.score; --j) moves[j] = moves[j - 1];
            moves[j] = move;
        }
        int found = seat == 0 ? -4 : 4;
        for (int k = 0; k < count; ++k) {
            const int value = after(now, moves[k], alpha, beta);
            if (seat == 0) {
                found = std::max(found, value);
                alpha = std::max(alpha, found);
            } else {
                found = std::min(found, value);
                beta = std::min(beta, found);
            }
            if (alpha >= beta) break;
        }
        return found;
    }

    bool beats(int card, int led) const {
        return card / 5 == led / 5 ? card > led : (trumps_ >> card & 1u) != 0;
    }

    int after(Moment now, const Choice& move, int alpha, int beta) {
        const int seat = now.led < 0 ? now.leader : 1 - now.leader;
        if (move.deed == Deed::exchange) {
            now.hands[seat] ^= 1u << (5 * trump_) | 1u << now.turn_up;
            now.turn_up = static_cast<std::int8_t>(5 * trump_);
            return value(now, alpha, beta);
        }
        if (move.deed == Deed::close) {
            now.closer = static_cast<std::int8_t>(seat);
            now.closing_worth = static_cast<std::int8_t>(worth(now.points[1 - seat], now.tricks[1 - seat]));
            return value(now, alpha, beta);
        }
        now.hands[seat] ^= 1u << move.card;
        if (now.led < 0) {
            if (move.deed == Deed::marry) {
                const int bonus = move.card / 5 == trump_ ? 40 : 20;
                const bool pending = options_.marriage_pending || now.tricks[seat] == 0;
                if (pending) now.pending[seat] += static_cast<std::uint8_t>(bonus);
                else now.points[seat] += static_cast<std::uint16_t>(bonus);
                if (now.points[seat] >= 66) return won(now, seat);  // SN 5.4
            }
            now.led = move.card;
            return value(now, alpha, beta);
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
        return value(now, alpha, beta);
    }

    void draw(Moment& now, int seat) const {
        const bool last = now.drawn + 1 == static_cast<int>(stock_.size());
        now.hands[seat] |= 1u << (last ? now.turn_up : stock_[now.drawn]);
        ++now.drawn;
    }

    SchnapsenOptions options_;
    std::vector<int> stock_;
    Hand trumps_;
    int trump_;
    Budget& budget_;
    std::unordered_map<std::uint64_t, Range> seen_;
};

int compact(int card) { return card / 16 * 5 + kRankPlace[card % 16]; }

Moment moment_of(const SchnapsenPosition& position) {
    const auto fail = [](const std::string& text) { throw SetupError("position: " + text); };
    Moment now{};
    Hand seen = 0;
    const auto take = [&](int card) {
        if (card < 0 || card > 63 || card % 16 > 14 || kRankPlace[card % 16] < 0) fail("a card is not in the pack of 20");
        const int place = compact(card);
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

}  // namespace

SchnapsenAnswer solve_schnapsen(const SchnapsenOptions& options, const SchnapsenPosition& position, bool every_deed,
                                const Limits& limits) {
    const Moment now = moment_of(position);
    if (options.exchange_min_stock < 2) throw SetupError("position: the least stock to exchange from is 2 or more");
    std::vector<int> stock;
    for (const int card : position.stock) stock.push_back(compact(card));
    Budget budget(limits);
    Game game(options, stock, position.trump, budget);
    SchnapsenAnswer answer{{-3, 3}, {}, 0};
    if (every_deed) {
        answer.deeds = game.every(now);
        const bool first = (now.led < 0 ? now.leader : 1 - now.leader) == 0;
        for (DeedValue& deed : answer.deeds) deed.card = full(deed.card);
        const auto best = [&](bool low) {
            int found = first ? -4 : 4;
            for (const DeedValue& deed : answer.deeds) {
                const int value = low ? deed.value.low : deed.value.high;
                found = first ? std::max(found, value) : std::min(found, value);
            }
            return found;
        };
        if (!answer.deeds.empty()) answer.value = {best(true), best(false)};
    }
    if (answer.deeds.empty()) {
        try {
            const int value = game.value(now, -3, 3);
            answer.value = {value, value};
        } catch (const OutOfBudget&) {
        }
    }
    answer.nodes = budget.nodes();
    return answer;
}

}  // namespace vorhand
