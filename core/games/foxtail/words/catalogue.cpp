// SPDX-License-Identifier: MIT
// The cards that players can browse.
#include "core/games/foxtail/rules/cards.h"
#include "core/games/foxtail/words/phrases.h"
#include "core/games/foxtail/words/words.h"

namespace taletop::foxtail {

contract::Catalogue Words::catalogue() {
    contract::CardGroup bits{sentence(TALETOP_TEXT("foxtail", "Tail bits")), {}};
    for (int face = firstBit; face <= lastBit; ++face)
        bits.faces.push_back(face);
    const contract::CardGroup tips{sentence(TALETOP_TEXT("foxtail", "Tips")),
                                   {firstTip}}; // all four are alike
    return {std::move(bits), tips};
}

} // namespace taletop::foxtail
