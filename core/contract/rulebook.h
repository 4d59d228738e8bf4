// SPDX-License-Identifier: MIT
// The rules of a game as its players read them: entry by entry of the ledger, in our own words.
#pragma once

#include "core/kit/text.h"

#include <span>

namespace taletop::contract {

/// One entry of the ledger for readers at the table.
struct RuleEntry {
    int number = 0;  ///< of the ledger: 12 for FT-12
    kit::Text title; ///< a few words, no full stop
    kit::Text text;  ///< one to five sentences
    /// What the example shows and what to try there; empty: there is none. The example itself is a
    /// save of a practice match: resources/games/<game>/examples/FT-12.taletop.
    kit::Text example = {};
};

/// Entries that belong together, in reading order.
struct RuleChapter {
    kit::Text title;
    std::span<const RuleEntry> entries;
};

/// All chapters; every entry of the ledger stands in one of them, once.
using Rulebook = std::span<const RuleChapter>;

/// Below these a reader at the table keeps the overview.
inline constexpr std::size_t longestRuleTitle = 60; ///< bytes
inline constexpr std::size_t longestRuleText = 700; ///< bytes, of text and of example

} // namespace taletop::contract
