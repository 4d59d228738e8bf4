// SPDX-License-Identifier: MIT
// A card in words, for whoever looks at it closely: what it is called and what it does.
#pragma once

#include "core/kit/text.h"

#include <vector>

namespace taletop::scene {

/// One sentence of what a card does.
struct CardRule {
    kit::Text text;
    int entry = 0; ///< of the game's ledger: 46 for PT-46; 0: none

    friend bool operator==(const CardRule&, const CardRule&) = default;
};

struct CardText {
    kit::Text name; ///< never empty; of a back: that it lies face down
    std::vector<CardRule> rules;

    friend bool operator==(const CardText&, const CardText&) = default;
};

} // namespace taletop::scene
