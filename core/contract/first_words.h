// SPDX-License-Identifier: MIT
// What is said once of a thing, in the bar of the table, to a person who meets it for the first time.
#pragma once

#include "core/kit/text.h"

#include <concepts>
#include <cstddef>
#include <span>

namespace taletop::contract {

/// A sentence or two on what something is and what it is for.
struct FirstWord {
    const char* key = ""; ///< what happens: a step (scene::Scene::step) or a chapter (scene::Beat::chapter)
    kit::Text text;
    int ledger = 0; ///< the number of the entry that tells all of it
};

/// Below this it can be read beside a game that goes on.
inline constexpr std::size_t longestFirstWord = 200; ///< bytes

/// What the words of a game provide that explains itself while it is played.
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
