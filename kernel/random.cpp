#include "random.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace vorhand {
namespace {

double choose(int n, int k) {
    double result = 1;
    for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
    return result;
}

constexpr int kMost = 10'000'000;
constexpr std::size_t kStates = 2'000'000;  // of a sampler

}  // namespace

void check_count(int count) {
    if (count < 0 || count > kMost)
        throw SetupError("count: 0 to " + std::to_string(kMost) + " are wanted, not " + std::to_string(count));
}

Sampler::Sampler(const Constraints& constraints) : constraints_(constraints) {
    const auto fail = [](const std::string& text) { throw SetupError("constraints: " + text); };
    const std::size_t places = constraints.sizes.size();
    if (places < 1 || places > 7) fail("1 to 7 places are wanted");
    if (constraints.barred.size() != places) fail("sizes and barred cards are of different length");
    int wanted = 0;
    for (const int size : constraints.sizes) {
        if (size < 0 || size > 32) fail("a place wants 0 to 32 cards");
        wanted += size;
        states_ *= static_cast<std::size_t>(size) + 1;
        if (states_ > kStates) fail("too many cards in too many places");
    }
    if (wanted != std::popcount(constraints.unseen))
        fail("the places want " + std::to_string(wanted) + " cards, " + std::to_string(std::popcount(constraints.unseen)) + " are unseen");
    std::map<unsigned, std::vector<int>> kinds;
    for (Set rest = constraints.unseen; rest; rest &= rest - 1) {
        unsigned allowed = 0;
        for (std::size_t place = 0; place < places; ++place)
            if (!(constraints.barred[place] >> lowest(rest) & 1)) allowed |= 1u << place;
        kinds[allowed].push_back(lowest(rest));
    }
    for (auto& [allowed, cards] : kinds) groups_.push_back({cards, allowed});
    if (states_ * groups_.size() > kStates) fail("too many kinds of cards in too many places");
    counts_.assign(groups_.size(), std::vector<double>(states_, -1.0));
    std::vector<int> left = constraints.sizes;
    ways_ = count(0, left);
    if (ways_ == 0) fail("no way to lay out the cards");
}

std::size_t Sampler::index(const std::vector<int>& left) const {
    std::size_t at = 0;
    for (std::size_t place = 0; place < left.size(); ++place)
        at = at * static_cast<std::size_t>(constraints_.sizes[place] + 1) + static_cast<std::size_t>(left[place]);
    return at;
}

// Calls `use(ways, taken)` for every split of a group over the places, `ways` counting which cards go where.
template <class Use>
void Sampler::splits(std::size_t group, std::vector<int>& left, Use use) const {
    std::vector<int> taken(left.size(), 0);
    const auto go = [&](auto&& self, std::size_t place, int rest, double ways) -> void {
        if (place == left.size()) {
            if (rest == 0) use(ways, taken);
            return;
        }
        const int most = groups_[group].allowed >> place & 1u ? std::min(rest, left[place]) : 0;
        for (int take = 0; take <= most; ++take) {
            taken[place] = take;
            self(self, place + 1, rest - take, ways * choose(rest, take));
        }
        taken[place] = 0;
    };
    go(go, 0, static_cast<int>(groups_[group].cards.size()), 1.0);
}

double Sampler::count(std::size_t group, std::vector<int>& left) {
    if (group == groups_.size()) return 1;
    double& known = counts_[group][index(left)];
    if (known >= 0) return known;
    double sum = 0;
    std::vector<std::vector<int>> found;
    std::vector<double> weights;
    splits(group, left, [&](double ways, const std::vector<int>& taken) {
        found.push_back(taken);
        weights.push_back(ways);
    });
    for (std::size_t k = 0; k < found.size(); ++k) {
        for (std::size_t place = 0; place < left.size(); ++place) left[place] -= found[k][place];
        sum += weights[k] * count(group + 1, left);
        for (std::size_t place = 0; place < left.size(); ++place) left[place] += found[k][place];
    }
    return known = sum;
}

void Sampler::draw(Random& random, Set* places) const {
    std::vector<int> left = constraints_.sizes;
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        double pick = random.unit() * counts_[group][index(left)];
        std::vector<int> chosen;
        splits(group, left, [&](double ways, const std::vector<int>& taken) {
            if (pick < 0) return;
            std::vector<int> after = left;
            for (std::size_t place = 0; place < left.size(); ++place) after[place] -= taken[place];
            const double weight = ways * (group + 1 == groups_.size() ? 1.0 : counts_[group + 1][index(after)]);
            if (weight <= 0) return;
            chosen = taken;
            pick -= weight;
        });
        std::vector<int> cards = groups_[group].cards;
        for (std::size_t k = cards.size(); k > 1; --k) std::swap(cards[k - 1], cards[random.below(static_cast<std::uint32_t>(k))]);
        std::size_t next = 0;
        for (std::size_t place = 0; place < left.size(); ++place) {
            left[place] -= chosen[place];
            for (int k = 0; k < chosen[place]; ++k) places[place] |= Set{1} << cards[next++];
        }
    }
}

namespace {

// The `index`-th card of a set, from below.
int nth(Set cards, std::uint32_t index) {
    while (index--) cards &= cards - 1;
    return lowest(cards);
}

int play_out(const Tables& tables, Lanes& lanes, Random& random) {
    const Set trumps = tables.trump >= 0 ? lane_mask(tables.trump) : 0;
    int total = 0, leader = lanes.leader;
    int led = -1, best = -1, winner = 0, points = 0, cards = 0;
    const auto lay = [&](int seat, int card) {
        if (cards == 0) led = card;
        if (cards == 0 || (card / kLane == best / kLane ? card > best : (trumps >> card & 1) != 0)) {
            best = card;
            winner = seat;
        }
        points += lanes.points[card];
        ++cards;
    };
    for (const int card : lanes.trick) lay((leader + cards) % tables.seats, card);
    for (int tricks = lanes.tricks; tricks > 0; --tricks) {
        while (cards < tables.seats) {
            const int seat = (leader + cards) % tables.seats;
            Set legal = lanes.hands[seat];
            if (cards) {
                const Set suit = legal & lane_mask(led / kLane);
                if (suit) legal = tables.ruff_freely ? suit | (legal & trumps) : suit;
            }
            const int card = nth(legal, random.below(static_cast<std::uint32_t>(std::popcount(legal))));
            lanes.hands[seat] ^= Set{1} << card;
            lay(seat, card);
        }
        if (tables.takers >> winner & 1) {
            total += points + tables.worth[tricks - 1];
            if (tricks == 1 && lanes.bonus_cards >> best & 1) total += tables.bonus;
        }
        leader = winner;
        points = cards = 0;
    }
    return total;
}

}  // namespace

std::vector<std::int16_t> playouts(const Tables& tables, const Position& position, int count, std::uint64_t seed) {
    const Lanes lanes = lay_out(tables, position);
    check_count(count);
    Random random(seed);
    std::vector<std::int16_t> found(static_cast<std::size_t>(count));
    for (auto& total : found) {
        Lanes copy = lanes;
        total = static_cast<std::int16_t>(play_out(tables, copy, random));
    }
    return found;
}

std::vector<std::int16_t> random_deals(const Tables& tables, int hand_size, int leader, int count, std::uint64_t seed) {
    check(tables);
    check_count(count);
    Position position;
    position.leader = leader;
    std::vector<int> cards;
    for (const Set suit : tables.suits)
        for (Set rest = suit; rest; rest &= rest - 1) cards.push_back(lowest(rest));
    std::sort(cards.begin(), cards.end());
    const auto wanted = static_cast<std::size_t>(hand_size) * static_cast<std::size_t>(tables.seats);
    if (leader < 0 || leader >= tables.seats) throw SetupError("the leader is no seat of the table");
    if (hand_size < 1 || wanted > cards.size()) throw SetupError("the pack is too small for such hands");
    Random random(seed);
    std::vector<std::int16_t> found(static_cast<std::size_t>(count));
    for (auto& total : found) {
        for (std::size_t k = 0; k < wanted; ++k)
            std::swap(cards[k], cards[k + random.below(static_cast<std::uint32_t>(cards.size() - k))]);
        position.hands = {};
        for (std::size_t k = 0; k < wanted; ++k)
            position.hands[k / static_cast<std::size_t>(hand_size)] |= Set{1} << cards[k];
        Lanes lanes = lay_out(tables, position);
        total = static_cast<std::int16_t>(play_out(tables, lanes, random));
    }
    return found;
}

}  // namespace vorhand
