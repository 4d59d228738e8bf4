// SPDX-License-Identifier: MIT
#include "core/contract/game.h"

#include "core/kit/hash.h"
#include "core/kit/view.h"

namespace taletop::contract {

void Game::goOn(AnyState& state, const Pending& due, kit::Rng& rng, kit::Facts& facts) const {
    assert(due.goesByItself());
    if (due.kind == Pending::Kind::Chance)
        applyChance(state, drawOutcome(due.chance, rng), facts);
    else
        proceed(state, facts);
}

kit::Memory Game::memoryOn(const AnyState& setup, kit::Seat seat) const {
    AnyState own = view(setup, seat);
    return {table(own), visibility(seat), remembered()};
}

void Game::remember(kit::Memory& memory, std::span<const kit::Fact> facts, kit::Seat seat) const {
    if (!memory.keeps())
        return;
    const auto zones = visibility(seat);
    std::vector<kit::Fact> told;
    told.reserve(facts.size());
    for (const kit::Fact& fact : facts)
        if (const auto seen = kit::redact(fact, zones))
            told.push_back(*seen);
    memory.take(told);
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
