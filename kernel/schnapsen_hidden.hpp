// Schnapsen as it is played: each seat chooses by what it has seen itself, and by nothing else.
#pragma once

#include "schnapsen.hpp"

namespace vorhand {

struct Inquiry {
    std::array<double, 7> gains{};  // of the seat to act, for -3 to 3 game points of its own
    Set known = 0, barred = 0;      // of its hand, what the other knows; what it has shown not to hold
    int tries = 0;                  // plays of the deal in each of the trees
    int threads = 1;
    std::uint64_t seed = 0;
};

struct Prospect {
    Deed deed;
    int card;
    double worth, chance;  // the mean gain of the seat to act, and how often it won the deal
    int tries;
};

// What every deed of the seat to act is worth where both sides learn to play, from many tries, by what they see. The
// worlds are all the same to the seat to act, and equally likely. Throws SetupError. The same seed gives the same
// numbers on any number of threads.
std::vector<Prospect> search_hidden(const SchnapsenOptions&, const std::vector<SchnapsenPosition>& worlds,
                                    const Inquiry&);

}  // namespace vorhand
