// What becomes of each card when the others play by the maxims, seeing only their own hands.
#pragma once

#include <cstdint>
#include <vector>

#include "maxims.hpp"

namespace vorhand {

// A deal up to now, in several worlds: the hands as they were dealt from the `pack`, and the cards played since, the
// first of them by `leader`.
struct Story {
    std::vector<std::array<Set, kSeats>> worlds;
    Set pack = 0;
    int leader = 0;
    std::vector<int> plays;
};

struct Study {
    int count = 0;        // of playouts in all
    bool weighs = false;  // worlds count by how well the maxims explain what the others have played
    bool learns = false;  // the seat to act chooses its later cards by what came of them before
    std::uint64_t seed = 0;
    int threads = 1;
};

// What the seat to act gets on average after each of its cards, of what tricks and the bonus are worth (card points
// do not count). The same on any number of threads.
struct Forecast {
    std::vector<int> cards;
    std::vector<double> gains;
};
Forecast forecast(const Tables&, const Story&, const Study&);

}  // namespace vorhand
