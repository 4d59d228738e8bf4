// SPDX-License-Identifier: MIT
#include "core/contract/chronicle.h"

#include "core/contract/game.h"

namespace taletop::contract {

std::vector<ChronicleRow> chronicleOf(const Game& game, std::span<const kit::Fact> open, kit::Seat seats) {
    const auto* const chronicler = dynamic_cast<const Chronicler*>(&game);
    return chronicler != nullptr ? chronicler->chronicle(open, seats) : std::vector<ChronicleRow>{};
}

} // namespace taletop::contract
