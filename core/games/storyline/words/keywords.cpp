// SPDX-License-Identifier: MIT
// The words of the game that are explained where they stand.
#include "core/games/storyline/words/words.h"

#include <array>

namespace taletop::storyline {

namespace {

constexpr contract::Keyword keyword(int ledger, const char* term) { return {{"storyline", term}, ledger}; }

constexpr std::array allKeywords{
    keyword(30, TALETOP_TEXT("storyline", "Narrator|Narrators")),
    keyword(25, TALETOP_TEXT("storyline", "giver|givers")),
    keyword(21, TALETOP_TEXT("storyline", "page|pages")),
    keyword(32, TALETOP_TEXT("storyline", "token|tokens")),
};

} // namespace

std::span<const contract::Keyword> Words::keywords() { return allKeywords; }

} // namespace taletop::storyline
