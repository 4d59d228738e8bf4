// SPDX-License-Identifier: MIT
// The words of the game that are explained where they stand.
#include "core/games/foxtail/words/words.h"

#include <array>

namespace taletop::foxtail {

namespace {

constexpr contract::Keyword keyword(int ledger, const char* term) { return {{"foxtail", term}, ledger}; }

constexpr std::array all{
    keyword(41, TALETOP_TEXT("foxtail", "brush")),
    keyword(24, TALETOP_TEXT("foxtail", "tip")),
    keyword(48, TALETOP_TEXT("foxtail", "match")),
    keyword(49, TALETOP_TEXT("foxtail", "chain")),
};

} // namespace

std::span<const contract::Keyword> Words::keywords() { return all; }

} // namespace taletop::foxtail
