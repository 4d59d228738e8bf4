// SPDX-License-Identifier: MIT
// The words of the game that are explained where they stand.
#include "core/games/papertales/words/words.h"

#include <array>

namespace taletop::papertales {

namespace {

constexpr contract::Keyword keyword(int ledger, const char* term) { return {{"papertales", term}, ledger}; }

constexpr std::array all{
    keyword(48, TALETOP_TEXT("papertales", "Revealed")),
    keyword(61, TALETOP_TEXT("papertales", "Income")),
    keyword(55, TALETOP_TEXT("papertales", "War|Wars")),
    keyword(73, TALETOP_TEXT("papertales", "Aging")),
    keyword(74, TALETOP_TEXT("papertales", "Age token|Age tokens")),
};

} // namespace

std::span<const contract::Keyword> Words::keywords() { return all; }

} // namespace taletop::papertales
