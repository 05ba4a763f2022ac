// Schnapsen with all cards known: the search.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "mix.hpp"
#include "schnapsen_rules.hpp"

namespace vorhand::schnapsen {

// What a deal is worth with all cards known. Moments must come from one position, for the sake of its table.
class OpenCards {
   public:
    OpenCards(const Rules& rules, Budget& budget) : rules_(rules), budget_(budget) {}

    // The value for seat 0 within (alpha, beta), fail-soft.
    int value(const Moment& now, int alpha, int beta) {
        if (now.led >= 0) return reply(now, alpha, beta);
        if (!now.hands[now.leader]) return rules_.last_trick(now);
        const auto [most, least] = rules_.reach(now);
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
        Choice choices[kMostChoices];
        const int count = rules_.choices(now, choices);
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
    struct Range { std::int8_t low, high; };

    // Short strict endings are searched faster than they are looked up.
    bool in_table(const Moment& now) const { return rules_.open(now); }

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

    int lead(const Moment& now, int alpha, int beta) {
        Choice moves[kMostChoices];
        const int count = rules_.choices(now, moves);
        const Hand theirs = now.hands[1 - now.leader];
        for (int k = 0; k < count; ++k) {
            const int card = moves[k].card;
            if (card < 0) { moves[k].score = moves[k].deed == Deed::exchange ? 50 : -50; continue; }
            const bool safe = !(theirs & above(card)) &&
                              (card / 5 == rules_.trump() || theirs & suit_of(card) || !(theirs & rules_.trumps()));
            moves[k].score = (safe ? 20 + points_of(card) : -points_of(card)) + (moves[k].deed == Deed::marry ? 30 : 0);
        }
        return best(now, now.leader, moves, count, alpha, beta);
    }

    int reply(const Moment& now, int alpha, int beta) {
        Choice moves[kMostChoices];
        const int count = rules_.choices(now, moves);
        for (int k = 0; k < count; ++k) {
            const int card = moves[k].card;
            moves[k].score = rules_.beats(card, now.led) ? 20 + points_of(now.led) - card % 5 : -points_of(card);
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

    int after(Moment now, const Choice& move, int alpha, int beta) {
        if (const auto end = rules_.act(now, move)) return *end;
        return value(now, alpha, beta);
    }

    const Rules& rules_;
    Budget& budget_;
    std::unordered_map<std::uint64_t, Range> seen_;
};

}  // namespace vorhand::schnapsen
