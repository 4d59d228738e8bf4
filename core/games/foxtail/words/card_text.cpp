// SPDX-License-Identifier: MIT
// What a card is and does, for whoever looks at it closely.
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/words/phrases.h"
#include "core/games/foxtail/words/words.h"

namespace taletop::foxtail {

namespace {

std::vector<scene::CardRule> bitRules() {
    return {
        {sentence(TALETOP_TEXT("foxtail",
                               "Joins the end of the tail, tops or bottoms together, over or under "
                               "the last bit.")),
         28},
        {sentence(TALETOP_TEXT("foxtail", "Equal charms of one kind that lie side by side are a match.")),
         48},
        {sentence(
             TALETOP_TEXT("foxtail", "Charms of one kind whose numbers rise or fall by one are a chain.")),
         49},
        {sentence(TALETOP_TEXT("foxtail", "A charm that another card hides counts for nobody.")), 33},
    };
}

std::vector<scene::CardRule> tipRules() {
    return {
        {sentence(
             TALETOP_TEXT("foxtail", "Whoever draws it has finished: nothing joins the tail behind it.")),
         24},
        {sentence(TALETOP_TEXT("foxtail", "It carries no charms.")), 37},
    };
}

} // namespace

scene::CardText Words::cardText(int face) {
    if (face <= kit::unknownFace || face >= faceCount)
        return {.name = sentence(TALETOP_TEXT("foxtail", "A card face down")), .rules = {}};
    const auto known = static_cast<std::uint8_t>(face);
    if (isTip(known))
        return {.name = sentence(TALETOP_TEXT("foxtail", "Tail tip")), .rules = tipRules()};
    if (!isBit(known))
        return {.name = sentence(faceNames()[known]), .rules = {}};
    const Charms& charms = charmsOf(known);
    return {.name = sentence(TALETOP_TEXT("foxtail", "Tail bit: top %1 and %2, bottom %3 and %4"))
                        .number(charms[0])
                        .number(charms[1])
                        .number(charms[2])
                        .number(charms[3]),
            .rules = bitRules()};
}

} // namespace taletop::foxtail
