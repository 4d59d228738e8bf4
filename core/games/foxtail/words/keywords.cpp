// SPDX-License-Identifier: MIT
// The words of the game that are explained where they stand.
#include "core/games/foxtail/words/words.h"

#include <array>

namespace taletop::foxtail {

namespace {

constexpr contract::Keyword keyword(int ledger, const char* term) { return {{"foxtail", term}, ledger}; }

constexpr std::array all{
    keyword(6, TALETOP_TEXT("foxtail", "charm|charms")),
    keyword(28, TALETOP_TEXT("foxtail", "link|links")),
    keyword(41, TALETOP_TEXT("foxtail", "brush|brushes|brushed")),
    keyword(24, TALETOP_TEXT("foxtail", "tip|tips")),
    keyword(48, TALETOP_TEXT("foxtail", "match|matches")),
    keyword(49, TALETOP_TEXT("foxtail", "chain|chains")),
};

} // namespace

std::span<const contract::Keyword> Words::keywords() { return all; }

} // namespace taletop::foxtail
