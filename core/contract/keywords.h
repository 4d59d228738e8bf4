// SPDX-License-Identifier: MIT
// Words with a special meaning in a game, and the rules that explain them.
#pragma once

#include "core/kit/text.h"

#include <concepts>
#include <span>

namespace taletop::contract {

/// A term on cards or in prompts of the table. Only the first sentence of its rulebook entry explains it.
struct Keyword {
    kit::Text term; ///< the term as printed, its forms separated by "|"; case does not matter
    int ledger = 0; ///< the number of the entry
};

/// Words of a game that have keywords.
template <class Words>
concept KeywordWords = requires {
    { Words::keywords() } -> std::same_as<std::span<const Keyword>>;
};

/// The interface to a game's keywords. GameOf implements it; games without KeywordWords have none.
class Glossary {
public:
    Glossary() = default;
    Glossary(const Glossary&) = delete;
    Glossary& operator=(const Glossary&) = delete;
    virtual ~Glossary() = default;

    [[nodiscard]] virtual std::span<const Keyword> keywords() const = 0;
};

class Game;
[[nodiscard]] std::span<const Keyword> keywordsOf(const Game& game);

} // namespace taletop::contract
