// SPDX-License-Identifier: MIT
// What is printed on a card, piece by piece, for tables that write it on the card themselves.
#pragma once

#include "core/kit/text.h"

#include <string>
#include <vector>

namespace taletop::scene {

struct CardFacts {
    /// "cost", "strength": what the game's table looks it up by.
    struct Number {
        const char* key = "";
        int value = 0;
    };
    /// An ability in words.
    struct Line {
        kit::Text text;
        const char* icon = ""; ///< a picture of the game: resources/games/<game>/icons/<icon>.svg
        int amount = 1;        ///< how often the picture stands on the card
        int level = 0;         ///< of a card with levels, 0: of any other
    };

    kit::Text name;
    std::vector<Number> numbers;
    std::vector<Line> lines;
    /// The card's picture alone, by level: SVGs below resources/games/<game>/.
    std::vector<std::string> pictures;
};

} // namespace taletop::scene
