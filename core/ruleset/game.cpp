// SPDX-License-Identifier: MIT
#include "core/ruleset/game.h"

#include "core/kit/hash.h"

namespace taletop::ruleset {

std::uint64_t stateHash(const AnyState& state) { return kit::hashBytes(state.bytes()); }

} // namespace taletop::ruleset
