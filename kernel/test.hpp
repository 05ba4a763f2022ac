// What the kernel's tests share: a check, chance, sets as lists.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include "random.hpp"

namespace vorhand {

inline int checks = 0;

#define CHECK(condition)                                                             \
    do {                                                                             \
        ++checks;                                                                    \
        if (!(condition)) {                                                          \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);     \
            std::exit(1);                                                            \
        }                                                                            \
    } while (false)

constexpr std::size_t at(int card) { return static_cast<std::size_t>(card); }

inline std::vector<int> list(Set cards) {
    std::vector<int> found;
    for (; cards; cards &= cards - 1) found.push_back(lowest(cards));
    return found;
}

inline int between(Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}
inline bool chance(Random& random, int percent) { return between(random, 0, 99) < percent; }

template <class T>
void shuffle(Random& random, std::vector<T>& items) {
    for (std::size_t k = items.size(); k > 1; --k)
        std::swap(items[k - 1], items[random.below(static_cast<std::uint32_t>(k))]);
}

void test_schnapsen(int count);         // strict play
void test_open_schnapsen(int count);    // with a stock
void test_hidden_schnapsen(int count);  // by what is seen

}  // namespace vorhand
