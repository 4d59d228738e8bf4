// SPDX-License-Identifier: MIT
// Explanations in the bar of the table, each shown to a person once, when its subject first comes up.
#pragma once

#include "core/kit/text.h"

#include <concepts>
#include <cstddef>
#include <span>

namespace taletop::contract {

/// An explanation of one or two sentences: what something is and what it is for.
struct FirstWord {
    const char* key = ""; ///< its occasion: a step (scene::Scene::step) or a chapter (scene::Beat::chapter)
    kit::Text text;
    int ledger = 0; ///< number of the ledger entry that explains it in full
};

/// The longest text that people can read while the game continues.
inline constexpr std::size_t longestFirstWord = 200; ///< bytes

/// Words of a game that explains itself during play.
template <class Words>
concept ExplainingWords = requires {
    { Words::firstWords() } -> std::same_as<std::span<const FirstWord>>;
};

template <class Words>
[[nodiscard]] std::span<const FirstWord> firstWordsOf() {
    if constexpr (ExplainingWords<Words>)
        return Words::firstWords();
    return {};
}

} // namespace taletop::contract
