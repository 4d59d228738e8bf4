// SPDX-License-Identifier: MIT
#include "core/contract/game.h"

#include "core/kit/hash.h"

namespace taletop::contract {

void Game::goOn(AnyState& state, const Pending& due, kit::Rng& rng, kit::Facts& facts) const {
    assert(due.goesByItself());
    if (due.kind == Pending::Kind::Chance)
        applyChance(state, drawOutcome(due.chance, rng), facts);
    else
        proceed(state, facts);
}

std::uint64_t stateHash(const AnyState& state, const Remarks& remarks) {
    const std::uint64_t hash = kit::hashBytes(state.bytes());
    if (remarks.empty())
        return hash;
    std::string text = std::to_string(hash);
    for (const Remark& remark : remarks)
        text.append(1, '\n').append(remark.key).append(1, '=').append(remark.text);
    return kit::hashBytes(std::as_bytes(std::span(text)));
}

} // namespace taletop::contract
