// SPDX-License-Identifier: MIT
// The words of the game that are explained where they stand.
#include "core/games/tailstory/words/words.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr contract::Keyword keyword(int ledger, const char* term) { return {{"tailstory", term}, ledger}; }

constexpr std::array all{
    keyword(100, TALETOP_TEXT("tailstory", "mess|messes|messed")),
    keyword(102, TALETOP_TEXT("tailstory", "dig|digs")),
    keyword(62, TALETOP_TEXT("tailstory", "bury|buries|buried")),
    keyword(65, TALETOP_TEXT("tailstory", "recycle|recycles|recycled")),
    keyword(52, TALETOP_TEXT("tailstory", "bribe|bribes")),
    keyword(75, TALETOP_TEXT("tailstory", "altered|alters|alter")),
    keyword(94, TALETOP_TEXT("tailstory", "bonus|bonuses")),
    keyword(68, TALETOP_TEXT("tailstory", "sound|sounds")),
};

} // namespace

std::span<const contract::Keyword> Words::keywords() { return all; }

} // namespace taletop::tailstory
