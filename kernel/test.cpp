// The kernel's own tests, without Python: `scripts/kernel-test` builds and runs them, with the sanitizers too.
#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

#include "forecast.hpp"
#include "max_n.hpp"
#include "schnapsen.hpp"
#include "solve.hpp"
#include "test.hpp"
#include "threads.hpp"

using namespace vorhand;

namespace {

// Whether a question is refused with these words.
bool refused(const std::function<void()>& ask, const std::string& words) {
    try {
        ask();
    } catch (const SetupError& error) {
        if (std::string(error.what()).find(words) != std::string::npos) return true;
        std::fprintf(stderr, "said '%s', not '%s'\n", error.what(), words.c_str());
    }
    return false;
}

// A plain minimax over vectors of cards: no lanes, no table, no pruning, no symmetry.
struct Plain {
    const Tables& tables;
    std::array<int, 64> suit{};

    explicit Plain(const Tables& of) : tables(of) {
        for (std::size_t k = 0; k < of.suits.size(); ++k)
            for (int card = 0; card < 64; ++card)
                if (of.suits[k] >> card & 1) suit[at(card)] = static_cast<int>(k);
    }
    std::vector<int> legal(const Position& now) const {
        const std::vector<int> hand = list(now.hands[seat(now)]);
        if (now.trick.empty()) return hand;
        const int led = suit[at(now.trick[0])];
        std::vector<int> follow, trumps;
        for (const int card : hand)
            if (suit[at(card)] == led) follow.push_back(card);
            else if (suit[at(card)] == tables.trump) trumps.push_back(card);
        if (follow.empty()) return hand;
        if (tables.ruff_freely) follow.insert(follow.end(), trumps.begin(), trumps.end());
        return follow;
    }
    std::size_t seat(const Position& now) const {
        return (static_cast<std::size_t>(now.leader) + now.trick.size()) % static_cast<std::size_t>(tables.seats);
    }

    // What the winner of a full trick gets, and the position after it.
    std::pair<int, Position> taken(Position now) const {
        std::size_t best = 0;
        int worth = 0;
        for (std::size_t k = 0; k < now.trick.size(); ++k) {
            const int card = now.trick[k], top = now.trick[best];
            worth += tables.points[at(card)];
            if (suit[at(card)] == suit[at(top)] ? tables.strength[at(card)] > tables.strength[at(top)]
                                                : suit[at(card)] == tables.trump)
                best = k;
        }
        const auto left = static_cast<std::size_t>(std::popcount(now.hands[0]));
        worth += tables.worth[left];
        if (left == 0 && tables.bonus_cards >> now.trick[best] & 1) worth += tables.bonus;
        now.leader = (now.leader + static_cast<int>(best)) % tables.seats;
        now.trick.clear();
        return {worth, now};
    }

    int value(const Position& now) const {
        if (static_cast<int>(now.trick.size()) == tables.seats) {
            const auto [worth, next] = taken(now);
            return (tables.takers >> next.leader & 1u ? worth : 0) + value(next);
        }
        const bool max = tables.maxers >> seat(now) & 1u;
        int best = max ? -100000 : 100000;
        bool any = false;
        for (const int card : legal(now)) {
            const int found = value(after(now, card));
            best = max ? std::max(best, found) : std::min(best, found);
            any = true;
        }
        return any ? best : 0;
    }
    Position after(Position now, int card) const {
        now.hands[seat(now)] ^= Set{1} << card;
        now.trick.push_back(card);
        return now;
    }

    // Everything that random play can give.
    void outcomes(const Position& now, int total, std::set<int>& found) const {
        if (static_cast<int>(now.trick.size()) == tables.seats) {
            const auto [worth, next] = taken(now);
            return outcomes(next, total + (tables.takers >> next.leader & 1u ? worth : 0), found);
        }
        const auto cards = legal(now);
        if (cards.empty()) found.insert(total);
        for (const int card : cards) outcomes(after(now, card), total, found);
    }

    std::vector<int> max_n(const Position& now) const {
        if (static_cast<int>(now.trick.size()) == tables.seats) {
            const auto [worth, next] = taken(now);
            std::vector<int> gains = max_n(next);
            gains[at(next.leader)] += worth;
            return gains;
        }
        std::vector<int> cards = legal(now);
        std::sort(cards.begin(), cards.end(), [&](int a, int b) {
            return std::pair(suit[at(a)], tables.strength[at(a)]) < std::pair(suit[at(b)], tables.strength[at(b)]);
        });
        std::vector<int> best;
        const std::size_t me = seat(now);
        const auto strongest = [&](const std::vector<int>& gains) {
            int most = -100000;
            for (std::size_t other = 0; other < gains.size(); ++other)
                if (other != me) most = std::max(most, gains[other]);
            return most;
        };
        for (const int card : cards) {
            std::vector<int> gains = max_n(after(now, card));
            if (best.empty() || gains[me] > best[me] || (gains[me] == best[me] && strongest(gains) < strongest(best)))
                best = gains;
        }
        return best.empty() ? std::vector<int>(at(tables.seats), 0) : best;
    }
};

// Any tables with a few cards for each seat, often some of them on the table.
std::pair<Tables, Position> ending(Random& random) {
    constexpr int kMostTricks[] = {0, 0, 4, 3, 2, 2, 1};
    Tables tables;
    tables.seats = between(random, 2, 6);
    const int tricks = between(random, 1, kMostTricks[tables.seats]);
    std::vector<int> cards;
    for (int card = 0; card < 64; ++card)
        if (card % 16 >= 2 && card % 16 <= 14) cards.push_back(card);
    shuffle(random, cards);
    cards.resize(static_cast<std::size_t>(tables.seats * tricks + between(random, 0, 4)));
    const int kind = between(random, 0, 3);  // in the last, a higher value is rarer than the one below it
    tables.suits.resize(static_cast<std::size_t>(between(random, 2, 5)));
    for (std::size_t k = 0; k < cards.size(); ++k) {
        const auto card = static_cast<std::size_t>(cards[k]);
        Set* suit = nullptr;
        do suit = &tables.suits[random.below(static_cast<std::uint32_t>(tables.suits.size()))];
        while (std::popcount(*suit) == kLane);
        *suit |= Set{1} << card;
        tables.strength[card] = static_cast<int>(k) * 3 - 20;
        constexpr int kPoints[4][6] = {{0, 2, 3, 4, 10, 11}, {0, 0, 0, 5, -3, 0}, {0, 1, -1, 2, -2, 3}, {4, 3, 3, 3, 0, 0}};
        tables.points[card] = kPoints[kind][random.below(6)];
        if (chance(random, 40)) tables.bonus_cards |= Set{1} << card;
    }
    tables.trump = between(random, -1, static_cast<int>(tables.suits.size()) - 1);
    tables.ruff_freely = chance(random, 30);
    for (int& worth : tables.worth) worth = between(random, -1, 2);
    if (chance(random, 40)) tables.bonus = between(random, -3, 5);
    tables.takers = random.below(1u << tables.seats);
    tables.maxers = chance(random, 50) ? tables.takers : random.below(1u << tables.seats);
    shuffle(random, cards);
    Position position;
    for (int k = 0; k < tables.seats * tricks; ++k)
        position.hands[static_cast<std::size_t>(k % tables.seats)] |= Set{1} << cards[static_cast<std::size_t>(k)];
    position.leader = between(random, 0, tables.seats - 1);
    const Plain plain(tables);
    for (int k = between(random, 0, tables.seats - 1); k > 0; --k) {
        const auto legal = plain.legal(position);
        position = plain.after(position, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return {tables, position};
}

// The worlds of a position: the other hands dealt anew.
std::vector<Position> worlds_of(Random& random, const Plain& plain, const Position& position, int count) {
    std::vector<Position> worlds{position};
    std::vector<int> others;
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        if (seat != plain.seat(position))
            for (const int card : list(position.hands[seat])) others.push_back(card);
    while (static_cast<int>(worlds.size()) < count) {
        shuffle(random, others);
        Position world = position;
        std::size_t next = 0;
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            if (seat != plain.seat(position)) {
                world.hands[seat] = 0;
                for (int k = std::popcount(position.hands[seat]); k > 0; --k) world.hands[seat] |= Set{1} << others[next++];
            }
        worlds.push_back(world);
    }
    return worlds;
}

void test_endings(int count) {
    Random random(1);
    for (int k = 0; k < count; ++k) {
        const auto [tables, position] = ending(random);
        const Plain plain(tables);
        const int exact = plain.value(position);
        const Answer found = value(tables, position, {});
        CHECK(found.value.low == exact && found.value.high == exact);
        const Answer cards = card_values(tables, position, nullptr, {});
        CHECK(cards.value.low == exact && cards.value.high == exact);
        const auto legal = plain.legal(position);
        CHECK(cards.cards.size() == legal.size());
        for (const CardValue& card : cards.cards) {
            CHECK(std::find(legal.begin(), legal.end(), card.card) != legal.end());
            CHECK(card.value.low == card.value.high);
            CHECK(card.value.low == plain.value(plain.after(position, card.card)));
        }
        for (const int target : {exact - 1, exact, exact + 1, exact + between(random, -40, 40), -2147483647 - 1, 2147483647}) {
            const Answer answer = at_least(tables, position, target, {});
            if (exact >= target) CHECK(answer.value.low >= target && answer.value.low <= exact);
            else CHECK(answer.value.high < target && answer.value.high >= exact);
        }
        Limits limits;
        limits.nodes = static_cast<std::uint64_t>(between(random, 0, 8));
        const Answer limited = value(tables, position, limits);
        CHECK(limited.value.low <= exact && exact <= limited.value.high);
        for (const CardValue& card : card_values(tables, position, nullptr, limits).cards) {
            const int wanted = plain.value(plain.after(position, card.card));
            CHECK(card.value.low <= wanted && wanted <= card.value.high);
        }
    }
}

// The table keeps what it knows from search to search and tells them apart by their age, a byte that comes round
// after 255 searches.
void test_ages() {
    Random random(9);
    for (int k = 0; k < 30; ++k) {
        auto [tables, position] = ending(random);
        value(tables, position, {});
        for (int search = 1; search < 255; ++search) value(tables, {}, {});  // these leave the table as it is
        for (int& worth : tables.worth) worth += 2;
        const int exact = Plain(tables).value(position);
        const Answer found = value(tables, position, {});
        CHECK(found.value.low == exact && found.value.high == exact);
    }
}

// The maxims play legal cards, see no other hand, and somebody takes the last trick.
void test_maxims(int count) {
    Random random(11);
    for (int k = 0; k < count; ++k) {
        auto [tables, position] = ending(random);
        if (position.trick.size() || !position.hands[0]) continue;
        tables.points.fill(0);
        tables.worth.fill(0);
        tables.worth[0] = 1;
        tables.bonus = 0;
        const Ruling ruling(tables);
        Deal deal{.hands = position.hands, .leader = position.leader};
        for (const Set hand : deal.hands) deal.pack |= hand;
        const Deal start = deal;
        int taken = 0;
        std::vector<int> plays;
        while (!ruling.over(deal)) {
            const int card = ruling.maxim(deal);
            CHECK(ruling.legal(deal) >> card & 1);
            Deal other = deal;  // the hands of two others changed about
            const int one = (ruling.seat(deal) + 1) % tables.seats, two = (one + 1) % tables.seats;
            if (tables.seats > 2) std::swap(other.hands[at(one)], other.hands[at(two)]);
            CHECK(ruling.maxim(other) == card);
            taken += ruling.play(deal, card);
            plays.push_back(card);
        }
        CHECK(taken == 1);
        // A card each: what must come is foretold, as by max^n.
        const auto seats = static_cast<std::size_t>(tables.seats);
        plays.resize(plays.size() - seats);
        const Forecast last = forecast(tables, {{start.hands}, start.pack, start.leader, plays}, {1, true, true, 1, 1});
        Deal end = start;
        for (const int card : plays) ruling.play(end, card);
        const auto gains = max_n(tables, {end.hands, end.leader, {}}, {}).seats;
        CHECK(last.gains.size() == 1 && gains && last.gains[0] == (*gains)[at(end.leader)]);
    }
}

void test_max_n(int count) {
    Random random(2);
    for (int k = 0; k < count; ++k) {
        const auto [tables, position] = ending(random);
        const auto found = max_n(tables, position, {}).seats;
        CHECK(found && *found == Plain(tables).max_n(position));
        Limits none;
        none.nodes = 0;
        CHECK(position.trick.size() || !max_n(tables, position, none).seats);
    }
}

void test_worlds(int count) {
    Random random(3);
    for (int k = 0; k < count; ++k) {
        const auto [tables, position] = ending(random);
        const Plain plain(tables);
        const auto worlds = worlds_of(random, plain, position, 6);
        const int target = between(random, -3, 12);
        const Worlds exact = solve_worlds(tables, worlds, {}, {0}, 1, {}), two = solve_worlds(tables, worlds, {}, {0}, 2, {});
        const Worlds reached = solve_worlds(tables, worlds, {target}, {0}, 2, {});
        const std::vector<int> levels{-4, -1, 0, 0, 2, 7};
        const Worlds counted = solve_worlds(tables, worlds, {target}, levels, 2, {});
        CHECK(exact.values == two.values && exact.cards == two.cards && exact.cards == reached.cards);
        for (std::size_t world = 0; world < worlds.size(); ++world)
            for (std::size_t card = 0; card < exact.cards.size(); ++card) {
                const std::size_t at = world * exact.cards.size() + card;
                const int wanted = plain.value(plain.after(worlds[world], exact.cards[card]));
                CHECK(exact.values[at] == wanted);
                CHECK(reached.values[at] == (wanted >= target));
                CHECK(counted.values[at] == std::ranges::count_if(levels, [&](int level) { return wanted >= target + level; }));
            }
    }
}

void test_playouts(int count) {
    Random random(4);
    for (int k = 0; k < count; ++k) {
        const auto [tables, position] = ending(random);
        std::set<int> possible;
        Plain(tables).outcomes(position, 0, possible);
        const auto found = playouts(tables, position, 200, static_cast<std::uint64_t>(k));
        for (const int total : found) CHECK(possible.contains(total));
        CHECK(found == playouts(tables, position, 200, static_cast<std::uint64_t>(k)));
        const auto least = value(tables, position, {});
        CHECK(!possible.empty() && *possible.begin() <= least.value.low && least.value.high <= *possible.rbegin());
    }
}

// Every layout is drawn, about equally often, and no other.
void test_sampler() {
    const Set spades = 0xF, hearts = 0xF0;
    const Constraints constraints{spades | hearts, {3, 3, 2}, {Set{3}, 0, hearts}};
    const Sampler sampler(constraints);
    int ways = 0;
    for (unsigned code = 0; code < 6561; ++code) {  // each of the eight cards to one of three places
        std::array<Set, 3> places{};
        unsigned rest = code;
        for (int card = 0; card < 8; ++card, rest /= 3) places[rest % 3] |= Set{1} << card;
        ways += std::popcount(places[0]) == 3 && std::popcount(places[1]) == 3 && !(places[0] & 3) && !(places[2] & hearts);
    }
    CHECK(sampler.ways() == ways);
    std::map<std::array<Set, 3>, int> seen;
    Random random(5);
    const int each = 200;
    for (int k = 0; k < each * ways; ++k) {
        std::array<Set, 3> places{};
        sampler.draw(random, places.data());
        CHECK((places[0] | places[1] | places[2]) == (spades | hearts));
        CHECK(std::popcount(places[0]) == 3 && std::popcount(places[1]) == 3 && std::popcount(places[2]) == 2);
        CHECK(!(places[0] & 3) && !(places[2] & hearts));
        ++seen[places];
    }
    CHECK(static_cast<int>(seen.size()) == ways);
    double sum = 0;
    for (const auto& [places, times] : seen) sum += (times - each) * (times - each) / double{each};
    CHECK(sum < 2 * ways);
}

void test_bad_input() {
    Tables tables;
    tables.seats = 3;
    tables.suits = {0x7, 0x70, 0x700};
    std::iota(tables.strength.begin(), tables.strength.end(), 0);
    tables.takers = tables.maxers = 1;
    Position position;
    position.hands = {0x111, 0x222, 0x444};
    const auto with = [&](auto change) {
        return [&, change] {
            Tables bad = tables;
            change(bad);
            value(bad, position, {});
        };
    };
    const auto at = [&](auto change) {
        return [&, change] {
            Position bad = position;
            change(bad);
            value(tables, bad, {});
        };
    };
    CHECK(value(tables, position, {}).value.low == 0);
    CHECK(refused(with([](Tables& t) { t.seats = 1; }), "2 to 6 seats"));
    CHECK(refused(with([](Tables& t) { t.seats = 2147483647; }), "2 to 6 seats"));
    CHECK(refused(with([](Tables& t) { t.suits = {}; }), "1 to 5 effective suits"));
    CHECK(refused(with([](Tables& t) { t.suits = {1, 2, 4, 8, 16, 32}; }), "1 to 5 effective suits"));
    CHECK(refused(with([](Tables& t) { t.suits[1] |= 1; }), "is in two effective suits"));
    CHECK(refused(with([](Tables& t) { t.suits[2] = 0x1FFF00; }), "more than 12 cards"));
    CHECK(refused(with([](Tables& t) { t.trump = 3; }), "no such trump suit"));
    CHECK(refused(with([](Tables& t) { t.trump = -2; }), "no such trump suit"));
    CHECK(refused(with([](Tables& t) { t.strength[1] = 0; }), "equally strong"));
    CHECK(refused(with([](Tables& t) { t.takers = 8; }), "takers and maxers"));
    CHECK(refused(with([](Tables& t) { t.maxers = ~0u; }), "takers and maxers"));
    CHECK(refused(with([](Tables& t) { t.points[60] = 101; }), "card points"));
    CHECK(refused(with([](Tables& t) { t.worth[15] = -201; }), "a trick is worth"));
    CHECK(refused(with([](Tables& t) { t.bonus = 201; }), "the bonus"));
    CHECK(refused(at([](Position& p) { p.hands[1] |= 1; }), "is there twice"));
    CHECK(refused(at([](Position& p) { p.hands[1] &= 0x22; }), "seat 1 holds 2 cards, not 3"));
    CHECK(refused(at([](Position& p) { p.hands[1] |= Set{1} << 63; }), "no effective suit"));
    CHECK(refused(at([](Position& p) { p.hands[3] = 8; }), "beyond the table"));
    CHECK(refused(at([](Position& p) { p.leader = 3; }), "the leader"));
    CHECK(refused(at([](Position& p) { p.leader = -1; }), "the leader"));
    CHECK(refused(at([](Position& p) { p.trick = {1, 2, 3}; }), "the trick is full"));
    CHECK(refused(at([](Position& p) { p.trick = {0}; }), "is there twice"));
    CHECK(refused(at([](Position& p) { p.trick = {-1}; }), "no effective suit"));
    CHECK(refused(at([](Position& p) { p.trick = {64}; }), "no effective suit"));
    CHECK(refused([&] {
        Tables two = tables;
        two.seats = 2;
        two.suits = {0xFFF, 0xFFF000, 0xFFF000000};
        value(two, {{0x1FFFF, 0x1FFFFull << 17}, 0, {}}, {});
    }, "more than 16 tricks"));
    for (const int threads : {0, -1, kThreads + 1})
        CHECK(refused([&] { solve_worlds(tables, {position}, {}, {0}, threads, {}); }, "threads"));
    Position other = position;
    other.leader = 1;
    CHECK(refused([&] { solve_worlds(tables, {position, other}, {}, {0}, 2, {}); }, "world 1"));
    CHECK(solve_worlds(tables, {}, {}, {0}, 2, {}).values.empty());
    for (const int count : {-1, 10'000'001}) {
        CHECK(refused([&] { playouts(tables, position, count, 1); }, "count"));
        CHECK(refused([&] { random_deals(tables, 3, 0, count, 1); }, "count"));
    }
    for (const int size : {0, -1, 4, 2147483647})
        CHECK(refused([&] { random_deals(tables, size, 0, 1, 1); }, "the pack is too small"));
    CHECK(refused([&] { random_deals(tables, 3, -1, 1, 1); }, "the leader"));
    CHECK(refused([] { Sampler({3, {1, 1, 1}, {0, 0, 0}}); }, "the places want 3 cards"));
    CHECK(refused([] { Sampler({3, {1, 1}, {0}}); }, "different length"));
    CHECK(refused([] { Sampler({3, {2, 0}, {1, 0}}); }, "no way"));
    CHECK(refused([] { Sampler({3, {33, -31}, {0, 0}}); }, "0 to 32 cards"));
    CHECK(refused([] { Sampler({~Set{0}, {16, 16, 16, 16, 0, 0, 0}, std::vector<Set>(7)}), Sampler({~Set{0}, {9, 9, 9, 9, 9, 9, 10}, std::vector<Set>(7)}); }, "too many"));
    SchnapsenPosition moment;
    moment.hands = {Set{1} << 10, Set{1} << 11};
    const auto schnapsen = [&](auto change) {
        return [&, change] {
            SchnapsenPosition bad = moment;
            change(bad);
            solve_schnapsen({}, bad, true, {});
        };
    };
    CHECK(refused(schnapsen([](SchnapsenPosition& p) { p.hands[0] = 1; }), "not in the pack"));
    CHECK(refused(schnapsen([](SchnapsenPosition& p) { p.hands[0] = Set{1} << 63; }), "not in the pack"));
    CHECK(refused(schnapsen([](SchnapsenPosition& p) { p.hands[0] = p.hands[1]; }), "there twice"));
    CHECK(refused(schnapsen([](SchnapsenPosition& p) { p.hands[0] = 0; }), "equally large"));
    CHECK(refused(schnapsen([](SchnapsenPosition& p) { p.stock = {-7, 900}; }), "not in the pack"));
    CHECK(refused(schnapsen([](SchnapsenPosition& p) { p.stock = {12, 13}; }), "five cards"));
    CHECK(refused(schnapsen([](SchnapsenPosition& p) { p.trump = 4; }), "trump suit"));
    CHECK(refused(schnapsen([](SchnapsenPosition& p) { p.points[1] = -1; }), "card points"));
    SchnapsenOptions options;
    options.exchange_min_stock = -5;
    CHECK(refused([&] { solve_schnapsen(options, moment, true, {}); }, "least stock"));
}

void test_all_tricks() {  // the largest positions that the tables admit, cut short by a limit of nodes
    Random random(7);
    for (int seats = 2; seats <= 6; ++seats) {
        Tables tables;
        tables.seats = seats;
        tables.suits.resize(5);
        std::vector<int> cards(60);
        std::iota(cards.begin(), cards.end(), 0);
        shuffle(random, cards);
        for (std::size_t k = 0; k < 60; ++k) {
            tables.suits[k / 12] |= Set{1} << cards[k];
            tables.strength[static_cast<std::size_t>(cards[k])] = static_cast<int>(k % 12);
            tables.points[static_cast<std::size_t>(cards[k])] = between(random, -100, 100);
        }
        tables.trump = 4;
        tables.worth.fill(200);
        tables.bonus_cards = ~Set{0};
        tables.bonus = 200;
        tables.takers = 1;
        tables.maxers = 1;
        shuffle(random, cards);
        const int tricks = std::min(16, 60 / seats);
        Position position;
        for (int k = 0; k < tricks * seats; ++k)
            position.hands[static_cast<std::size_t>(k % seats)] |= Set{1} << cards[static_cast<std::size_t>(k)];
        Limits limits;
        limits.nodes = 2000;
        const Answer found = value(tables, position, limits);
        CHECK(found.value.low <= found.value.high);
        CHECK(!card_values(tables, position, nullptr, limits).cards.empty());
        CHECK(!max_n(tables, position, limits).seats);
        CHECK(playouts(tables, position, 500, 1).size() == 500);
        CHECK(random_deals(tables, tricks, 0, 500, 1).size() == 500);
    }
}

}  // namespace

int main(int count, char** arguments) {
    const int endings = count > 1 ? std::atoi(arguments[1]) : 20000;
    test_bad_input();
    test_endings(endings);
    test_ages();
    test_max_n(endings / 5);
    test_maxims(endings / 5);
    test_worlds(endings / 20);
    test_playouts(endings / 10);
    test_sampler();
    test_schnapsen(endings / 5);
    test_open_schnapsen(std::min(100, endings / 100));
    test_hidden_schnapsen(std::min(200, endings / 50));
    test_all_tricks();
    std::printf("kernel: %d checks passed\n", checks);
}
