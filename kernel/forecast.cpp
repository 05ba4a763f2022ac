#include "forecast.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "random.hpp"
#include "threads.hpp"

namespace vorhand {
namespace {

constexpr std::size_t kParts = 4;   // of the playouts, each of which learns on its own
constexpr double kSlip = 0.1;       // how often somebody plays any card
constexpr double kDoubt = 0.3;      // the same of what has been played
constexpr double kCuriosity = 0.5;  // how much is tried that has done worse

void refuse(const std::string& what) { throw SetupError("story: " + what); }

// The world as it is now.
Deal replay(const Ruling& ruling, const Story& story, std::size_t world) {
    Deal deal{.hands = story.worlds[world], .pack = story.pack, .leader = story.leader};
    for (const int card : story.plays) {
        if (card < 0 || card > 63 || !(ruling.legal(deal) >> card & 1)) refuse("a card is played that cannot be");
        ruling.play(deal, card);
    }
    return deal;
}

// How likely the others were to play as they did in this world.
double likelihood(const Ruling& ruling, const Story& story, std::size_t world, int me) {
    Deal deal{.hands = story.worlds[world], .pack = story.pack, .leader = story.leader};
    double found = 1;
    for (const int card : story.plays) {
        if (ruling.seat(deal) != me)
            found *= kDoubt / std::popcount(ruling.legal(deal)) + (1 - kDoubt) * (ruling.maxim(deal) == card);
        ruling.play(deal, card);
    }
    return found;
}

// What has come of the cards at one moment of one's own.
struct Moment {
    Set cards = 0;
    int visits = 0;
    std::array<int, kTricks> tried{};
    std::array<double, kTricks> gains{};

    // The card, by its number among `cards`, with the best prospects.
    std::size_t best() const {
        const double scale = kCuriosity * std::sqrt(std::log(visits + 1.0));
        std::size_t found = 0;
        double most = -1;
        for (std::size_t k = 0; k < static_cast<std::size_t>(std::popcount(cards)); ++k) {
            if (!tried[k]) return k;
            const double hope = gains[k] / tried[k] + scale / std::sqrt(tried[k]);
            if (hope > most) most = hope, found = k;
        }
        return found;
    }
};

int nth(Set cards, std::size_t index) {
    while (index--) cards &= cards - 1;
    return lowest(cards);
}

class Playouts {
   public:
    Playouts(const Ruling& ruling, int me, double most, bool learns, std::uint64_t seed)
        : ruling_(ruling), me_(me), most_(most), learns_(learns), random_(seed) {}

    // What the seat gets in one more playout after a card.
    int after(Deal deal, int card) {
        bool known = learns_;
        int gain = 0;
        std::uint64_t key = 0;  // of what has been played from now on
        path_.clear();
        for (;;) {
            const int worth = ruling_.play(deal, card);
            if (deal.leader == me_) gain += worth;
            if (ruling_.over(deal)) break;
            key = mix(key * 67 + static_cast<std::uint64_t>(card) + 1);
            if (known && ruling_.seat(deal) == me_) {
                Moment& moment = moments_[key];
                known = moment.visits > 0;  // the first time ends in a plain playout
                moment.cards = ruling_.legal(deal);
                const std::size_t k = known ? moment.best() : index(moment.cards, ruling_.maxim(deal));
                path_.emplace_back(&moment, k);
                card = nth(moment.cards, k);
            } else {
                card = usual(deal);
            }
        }
        for (const auto& [moment, k] : path_) {
            ++moment->visits;
            ++moment->tried[k];
            moment->gains[k] += gain / most_;
        }
        return gain;
    }

   private:
    static std::size_t index(Set cards, int card) {
        return static_cast<std::size_t>(std::popcount(cards & ((Set{1} << card) - 1)));
    }
    int usual(const Deal& deal) {
        const Set legal = ruling_.legal(deal);
        if (!(legal & (legal - 1))) return lowest(legal);
        if (random_.unit() >= kSlip) return ruling_.maxim(deal);
        return nth(legal, random_.below(static_cast<std::uint32_t>(std::popcount(legal))));
    }

    const Ruling& ruling_;
    int me_;
    double most_;
    bool learns_;
    Random random_;
    std::unordered_map<std::uint64_t, Moment> moments_;
    std::vector<std::pair<Moment*, std::size_t>> path_;
};

void check(const Tables& tables, const Story& story) {
    check(tables);
    if (story.leader < 0 || story.leader >= tables.seats) refuse("the leader is no seat of the table");
    Set known = 0;
    for (const Set suit : tables.suits) known |= suit;
    if (story.pack & ~known) refuse("a card of the pack has no effective suit");
    for (const auto& hands : story.worlds) {
        Set seen = 0;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(tables.seats); ++seat) {
            if (hands[seat] & (seen | ~story.pack)) refuse("a card is there twice, or not in the pack");
            if (std::popcount(hands[seat]) != std::popcount(hands[0])) refuse("the hands are not of one size");
            seen |= hands[seat];
        }
        if (!hands[0] || std::popcount(hands[0]) > kTricks) refuse("1 to 16 cards a hand are wanted");
    }
}

}  // namespace

Forecast forecast(const Tables& tables, const Story& story, const Study& study) {
    check(tables, story);
    check_count(study.count);
    Forecast found;
    if (story.worlds.empty()) return found;
    const Ruling ruling(tables);
    std::vector<Deal> deals;
    for (std::size_t world = 0; world < story.worlds.size(); ++world) deals.push_back(replay(ruling, story, world));
    if (ruling.over(deals[0])) return found;
    const int me = ruling.seat(deals[0]);
    const Set mine = ruling.hand(deals[0]), legal = ruling.legal(deals[0]);
    for (const Deal& deal : deals)
        if (ruling.seat(deal) != me || ruling.hand(deal) != mine) refuse("the worlds do not have one hand to play from");
    std::vector<double> up_to(deals.size(), 1.0);  // the sum of the weights so far
    if (study.weighs)
        in_threads(deals.size(), study.threads, [&](std::size_t k) { up_to[k] = likelihood(ruling, story, k, me); });
    for (std::size_t k = 1; k < deals.size(); ++k) up_to[k] += up_to[k - 1];

    for (Set rest = legal; rest; rest &= rest - 1) found.cards.push_back(lowest(rest));
    const std::size_t columns = found.cards.size();
    const std::size_t each = static_cast<std::size_t>(study.count) / (columns * kParts) + 1;
    const double most = std::max(1, tables.worth[0] + tables.worth[1] + tables.bonus);
    std::vector<std::vector<double>> gains(kParts, std::vector<double>(columns));
    in_threads(kParts, study.threads, [&](std::size_t part) {
        Playouts playouts(ruling, me, most, study.learns, mix(study.seed + part));
        for (std::size_t k = 0; k < each; ++k) {
            // By steps of the golden section worlds come mixed, as often as they weigh.
            const double step = static_cast<double>(k * kParts + part) * 0.6180339887498949;
            const double at = up_to.back() * (step - std::floor(step));
            const auto world = std::upper_bound(up_to.begin(), up_to.end() - 1, at) - up_to.begin();
            for (std::size_t column = 0; column < columns; ++column)
                gains[part][column] += playouts.after(deals[static_cast<std::size_t>(world)], found.cards[column]);
        }
    });
    for (std::size_t column = 0; column < columns; ++column) {
        double sum = 0;
        for (const auto& part : gains) sum += part[column];
        found.gains.push_back(sum / static_cast<double>(each * kParts));
    }
    return found;
}

}  // namespace vorhand
