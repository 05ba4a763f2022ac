// Schnapsen by what is seen, against the search with open cards where nothing is hidden.
#include <algorithm>

#include "schnapsen_hidden.hpp"
#include "test.hpp"

namespace vorhand {
namespace {

Set hand_to_act(const SchnapsenPosition& position) {
    return position.hands[at(position.led < 0 ? position.leader : 1 - position.leader)];
}

const Prospect& best_of(const std::vector<Prospect>& prospects) {
    const auto less = [](const Prospect& one, const Prospect& two) { return one.worth < two.worth; };
    return *std::max_element(prospects.begin(), prospects.end(), less);
}

}  // namespace

void test_hidden_schnapsen(int count) {
    Random random(9);
    for (int k = 0; k < count; ++k) {
        std::vector<int> cards;
        for (int suit = 0; suit < 4; ++suit)
            for (const int rank : {10, 11, 12, 13, 14}) cards.push_back(16 * suit + rank);
        shuffle(random, cards);
        SchnapsenPosition position;
        const int size = between(random, 1, 4);
        for (int card = 0; card < 2 * size; ++card) position.hands[at(card % 2)] |= Set{1} << cards[at(card)];
        position.leader = between(random, 0, 1);
        position.points = {between(random, 20, 50), between(random, 20, 50)};
        position.tricks = {2, 2};
        if (k % 2) position.closer = between(random, 0, 1), position.closing_points = 40, position.closing_tricks = 1;
        const SchnapsenAnswer exact = solve_schnapsen({}, position, true, {});
        Inquiry inquiry{{-3, -2, -1, 0, 1, 2, 3}, hand_to_act(position), 0, 2000, 1, random.next()};
        const std::vector<Prospect> found = search_hidden({}, {position}, inquiry);
        inquiry.threads = 2;
        const std::vector<Prospect> again = search_hidden({}, {position}, inquiry);
        CHECK(found.size() == exact.deeds.size());
        const int sign = position.leader == 0 ? 1 : -1;
        for (std::size_t deed = 0; deed < found.size(); ++deed) {
            const int value = sign * exact.deeds[deed].value.low;
            CHECK(found[deed].card == exact.deeds[deed].card && found[deed].deed == exact.deeds[deed].deed);
            CHECK(found[deed].worth == again[deed].worth && found[deed].tries == again[deed].tries);
            if (position.closer < 0) CHECK(found[deed].worth == value && found[deed].chance == (value > 0));
            if (&found[deed] == &best_of(found)) CHECK(value == sign * exact.value.low);
        }
    }
}

}  // namespace vorhand
