// SPDX-License-Identifier: MIT
// The names and effects of cards, for the close-up view.
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/words/cards.inc"
#include "core/games/foxtail/words/phrases.h"
#include "core/games/foxtail/words/words.h"

namespace taletop::foxtail {

scene::CardText Words::cardText(int face) {
    if (face <= kit::unknownFace || face >= faceCount)
        return {.name = sentence(TALETOP_TEXT("foxtail", "A card face down")), .rules = {}};
    const auto known = static_cast<std::uint8_t>(face);
    if (isTip(known))
        return {.name = sentence(TALETOP_TEXT("foxtail", "Tail tip")),
                .rules = {prose::tip.begin(), prose::tip.end()}};
    if (!isBit(known))
        return {.name = sentence(faceNames()[known]), .rules = {}};
    const Charms& charms = charmsOf(known);
    return {.name = sentence(TALETOP_TEXT("foxtail", "Tail bit: top %1 and %2, bottom %3 and %4"))
                        .number(charms[0])
                        .number(charms[1])
                        .number(charms[2])
                        .number(charms[3]),
            .rules = {prose::bit.begin(), prose::bit.end()}};
}

} // namespace taletop::foxtail
