// SPDX-License-Identifier: MIT
// The words of a game that mean more than they say, and where its rules tell what they mean.
#pragma once

#include "core/kit/text.h"

#include <concepts>
#include <span>

namespace taletop::contract {

/// A word that stands on cards or in what a table asks for. What it means is the first sentence of its entry
/// in the rulebook, and told nowhere else.
struct Keyword {
    kit::Text term; ///< as it stands there, its forms parted by "|"; their case does not matter
    int ledger = 0; ///< the number of the entry
};

/// What the words of a game provide that has such words.
template <class Words>
concept KeywordWords = requires {
    { Words::keywords() } -> std::same_as<std::span<const Keyword>>;
};

/// The side of a game that has them; GameOf has it, with none for games without KeywordWords.
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
