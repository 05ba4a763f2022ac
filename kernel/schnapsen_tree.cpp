#include "schnapsen_tree.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "schnapsen_maxims.hpp"
#include "schnapsen_open.hpp"

namespace vorhand::schnapsen {
namespace {

constexpr double kTrust = 0.7;    // how far a first guess is believed before anything is tried
constexpr double kExplore = 1.0;  // game points that a choice not yet tried may be better by
constexpr double kDoubt = 0.3;    // how often the other side plays against another hand than the asker's own

constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }

// Both know all cards.
bool exhausted(const Rules& rules, const Moment& now) { return now.closer < 0 && rules.stock_left(now) == 0; }

int solved(const Rules& rules, const Moment& now) {
    Budget budget({});
    return OpenCards(rules, budget).value(now, -3, 3);
}

// The choice that is best with open cards.
int best_open(const Rules& rules, const Moment& now, const Choice*, int count) {
    Budget budget({});
    const std::vector<DeedValue> deeds = OpenCards(rules, budget).every(now);
    const int sign = to_act(now) == 0 ? 1 : -1;
    int found = 0;
    for (int k = 1; k < count; ++k)
        if (sign * deeds[at(k)].value.low > sign * deeds[at(found)].value.low) found = k;
    return found;
}

std::uint64_t told(const Choice& choice) {
    return static_cast<std::uint64_t>(choice.deed) * 32 + static_cast<std::uint64_t>(choice.card + 2);
}

}  // namespace

Tree::Tree(const std::vector<World>& worlds, const Wanted& wanted, int tries, std::uint64_t seed)
    : worlds_(worlds), wanted_(wanted), tries_(static_cast<std::size_t>(tries)),
      asker_(to_act(worlds[0].start)), random_(seed) {
    const std::size_t most = 4 * tries_ + 2;  // a try plays twice at most, and makes a node for either seat
    places_.assign(std::bit_ceil(2 * most), {0, 0});
    nodes_.reserve(most);
}

// At the root the choices are tried alike often, in rounds of as many tries: in the first only to learn what comes after
// them; behind every other the worse half is left alone, until two are left.
std::vector<Arm> Tree::grow() {
    attempt(worlds_[0]);
    const auto root = static_cast<std::ptrdiff_t>(nodes_[0].first);  // arms_ grows, its iterators do not last
    const int count = nodes_[0].count;
    std::vector<int> kept(at(count));
    std::iota(kept.begin(), kept.end(), 0);
    const std::size_t rounds = 1 + at(std::bit_width(static_cast<unsigned>(std::max(count - 1, 1))));
    std::size_t drawn = 0;
    for (std::size_t round = 0; round < rounds; ++round) {
        if (round == 1) std::fill_n(arms_.begin() + root, count, Arm{});
        if (round > 1) {
            std::ranges::stable_sort(kept, std::greater{}, [&](int choice) { return arms_.begin()[root + choice].mean(); });
            kept.resize((kept.size() + 1) / 2);
        }
        const std::size_t tries = tries_ * (round + 1) / rounds - tries_ * round / rounds;
        for (std::size_t k = 0; k < tries; ++k) {
            const World& world = worlds_[drawn % worlds_.size()];
            if (random_.unit() < kDoubt) attempt(redealt(world));
            first_ = kept[k % kept.size()];
            attempt(world);
            if (k % kept.size() + 1 == kept.size()) ++drawn;
        }
    }
    return {arms_.begin() + root, arms_.begin() + root + count};
}

// The same to the other side, but that the asker's hand is any that it must reckon with.
World Tree::redealt(const World& world) {
    World other = world;
    Hand& hand = other.start.hands[asker_];
    std::vector<int>& stock = other.rules.stock();
    std::vector<int> hidden;
    for (Hand rest = hand & ~wanted_.known; rest; rest &= rest - 1) hidden.push_back(std::countr_zero(rest));
    const auto size = static_cast<std::ptrdiff_t>(hidden.size());
    if (!stock.empty()) hidden.insert(hidden.end(), stock.begin(), stock.end() - 1);
    for (std::size_t k = hidden.size(); k > 1; --k)
        std::swap(hidden[k - 1], hidden[random_.below(static_cast<std::uint32_t>(k))]);
    std::stable_partition(hidden.begin(), hidden.end(), [&](int card) { return !(wanted_.barred >> card & 1u); });
    hand &= wanted_.known;
    for (auto card = hidden.begin(); card < hidden.begin() + size; ++card) hand |= 1u << *card;
    std::copy(hidden.begin() + size, hidden.end(), stock.begin());
    return other;
}

// Plays the deal once: by the trees while what was seen is in them; then by the maxims while the stock is open, to the
// value with open cards once it is closed, or exhausted, so that both know them.
void Tree::attempt(const World& world) {
    const Rules& rules = world.rules;
    Moment now = world.start;
    std::uint64_t seen[2] = {mix(now.hands[0] + 1), mix(now.hands[1] + (1u << 24))};
    bool within[2] = {true, true};
    path_.clear();
    std::optional<int> end;
    while (!end) {
        const int seat = to_act(now);
        Choice choices[kMostChoices];
        const int count = rules.choices(now, choices);
        if (!count) {
            end = rules.last_trick(now);
            break;
        }
        const bool known = exhausted(rules, now) && !path_.empty();
        if (known || (now.closer >= 0 && !(within[0] && within[1]))) {
            end = solved(rules, now);
            break;
        }
        int chosen = 0;
        if (within[seat] && (count > 1 || path_.empty()))
            chosen = choose({rules, now, choices, count}, seen[seat], within[seat]);
        else if (count > 1)
            chosen = maxim(rules, now, choices, count);
        const Hand before[2] = {now.hands[0], now.hands[1]};
        end = rules.act(now, choices[chosen]);
        for (int each = 0; each < 2; ++each)  // both see what is done, each what it draws
            seen[each] = mix(mix(seen[each] * 3 + told(choices[chosen])) + (now.hands[each] & ~before[each]));
    }
    credit(*end);
}

// The choice of a seat that has seen this; the first time a guess, with which it leaves its tree: the maxims', and once
// the stock is closed what is best with open cards.
int Tree::choose(const Turn& turn, std::uint64_t seen, bool& within) {
    std::size_t& number = node_of(seen);
    if (!number) {
        const int guess = (turn.now.closer < 0 ? maxim : best_open)(turn.rules, turn.now, turn.choices, turn.count);
        nodes_.push_back({arms_.size(), turn.count, guess, 0});
        arms_.resize(arms_.size() + static_cast<std::size_t>(turn.count));
        number = nodes_.size();
        within = false;
    }
    const Node& node = nodes_[number - 1];
    const int chosen = number == 1 ? first_ : within ? promising(node) : node.guess;
    path_.push_back({number - 1, node.first + static_cast<std::size_t>(chosen), to_act(turn.now)});
    return chosen;
}

std::size_t& Tree::node_of(std::uint64_t seen) {
    const std::size_t mask = places_.size() - 1;
    std::size_t place = seen & mask;
    while (places_[place].second && places_[place].first != seen) place = (place + 1) & mask;
    places_[place].first = seen;
    return places_[place].second;
}

// The choice with the best mean, and with most to be found out yet (PUCT).
int Tree::promising(const Node& node) const {
    const double width = kExplore * std::sqrt(node.tries);
    const Arm* arms = arms_.data() + node.first;
    double mean = 0, most = 0;
    for (int k = 0; k < node.count; ++k) mean += arms[k].total / std::max(1, node.tries);
    int found = -1;
    for (int k = 0; k < node.count; ++k) {
        const double share = (1 - kTrust) / node.count + (k == node.guess ? kTrust : 0);
        const double worth = arms[k].tries ? arms[k].total / arms[k].tries : mean;
        const double score = worth + width * share / (1 + arms[k].tries);
        if (found < 0 || score > most) most = score, found = k;
    }
    return found;
}

void Tree::credit(int value) {
    const int points = signed_for(asker_, value);
    const double gain = wanted_.gains[static_cast<std::size_t>(points + 3)];
    for (const Step& step : path_) {
        Arm& arm = arms_[step.arm];
        const bool mine = step.seat == asker_;
        arm.total += mine ? gain : -gain;
        arm.won += mine == (points > 0);
        ++arm.tries;
        ++nodes_[step.node].tries;
    }
}

}  // namespace vorhand::schnapsen
