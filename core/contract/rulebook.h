// SPDX-License-Identifier: MIT
// The rules of a game for its players: the entries of the ledger, in our own words.
#pragma once

#include "core/kit/text.h"

#include <span>

namespace taletop::contract {

/// A ledger entry for readers at the table.
struct RuleEntry {
    int number = 0;  ///< ledger number: 12 for FT-12
    kit::Text title; ///< a few words, no full stop
    kit::Text text;  ///< one to five sentences
    /// A description of the example and what to try in it; empty if there is no example. The example itself
    /// is the save of a practice match: resources/games/<game>/examples/FT-12.taletop.
    kit::Text example = {};
};

/// Entries that belong together, in reading order.
struct RuleChapter {
    kit::Text title;
    std::span<const RuleEntry> entries;
};

/// All chapters; every entry of the ledger is in exactly one of them.
using Rulebook = std::span<const RuleChapter>;

/// The limits that keep entries easy to read at the table.
inline constexpr std::size_t longestRuleTitle = 60; ///< bytes
inline constexpr std::size_t longestRuleText = 700; ///< bytes, for text and for example

} // namespace taletop::contract
