// SPDX-License-Identifier: MIT
// What is true of every position (the ledger's invariants).
#include "core/games/tailstory/rules.h"

namespace taletop::tailstory {

std::string Rules::brokenInvariant(const State& state) {
    return sizeOf(state, SeatZone::Deck, 0) > eventFaces ? "a deck too large" : "";
}

} // namespace taletop::tailstory
