// What a sound Schnapsen player does, as rules of thumb (SN 11): from what the seat to act may know, and nothing else.
#pragma once

#include "schnapsen_rules.hpp"

namespace vorhand::schnapsen {

// The place, among the choices of the seat to act, of the one that the maxims recommend.
int maxim(const Rules&, const Moment&, const Choice* choices, int count);

}  // namespace vorhand::schnapsen
