// SPDX-License-Identifier: MIT
// A card in words, for a close look: its name and what it does.
#pragma once

#include "core/kit/text.h"

#include <vector>

namespace taletop::scene {

/// One sentence of what a card does.
struct CardRule {
    kit::Text text;
    int entry = 0; ///< number in the game's ledger: 46 for PT-46; 0: none

    friend bool operator==(const CardRule&, const CardRule&) = default;
};

struct CardText {
    kit::Text name; ///< never empty; for a back: that the card is face down
    std::vector<CardRule> rules;

    friend bool operator==(const CardText&, const CardText&) = default;
};

} // namespace taletop::scene
