// SPDX-License-Identifier: MIT
// The contents printed on a card, in pieces, for tables that draw the text themselves.
#pragma once

#include "core/kit/text.h"

#include <string>
#include <vector>

namespace taletop::scene {

struct CardFacts {
    /// A printed number; the game's table finds it by its key, such as "cost" or "strength".
    struct Number {
        const char* key = "";
        int value = 0;
    };
    /// An ability in words.
    struct Line {
        kit::Text text;
        const char* icon = ""; ///< a picture of the game: resources/games/<game>/icons/<icon>.svg
        int amount = 1;        ///< how often the picture appears on the card
        int level = 0;         ///< the level it belongs to, 0 if the card has none
    };

    kit::Text name;
    std::vector<Number> numbers;
    std::vector<Line> lines;
    /// The card's picture without text, by level: SVGs below resources/games/<game>/.
    std::vector<std::string> pictures;
};

} // namespace taletop::scene
