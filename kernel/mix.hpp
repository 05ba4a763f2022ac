// Numbers from numbers: the mixer of splitmix64, behind the keys of the tables and the seeds of chance.
#pragma once

#include <cstdint>

namespace vorhand {

constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ x >> 27) * 0x94d049bb133111ebull;
    return x ^ x >> 31;
}

}  // namespace vorhand
