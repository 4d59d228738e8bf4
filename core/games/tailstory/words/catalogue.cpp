// SPDX-License-Identifier: MIT
// The cards that players can browse.
#include "core/games/tailstory/rules/cards.h"
#include "core/games/tailstory/words/words.h"

namespace taletop::tailstory {

namespace {

contract::CardGroup group(const char* title, int first, int last) {
    contract::CardGroup cards{{"tailstory", title}, {}};
    for (int face = first; face <= last; ++face)
        cards.faces.push_back(face);
    return cards;
}

} // namespace

contract::Catalogue Words::catalogue() {
    contract::CardGroup events = group(TALETOP_TEXT("tailstory", "Event cards"), 1, 0);
    for (int design = 0; design < designCount; ++design) // the copies of a design are alike (TS-2)
        events.faces.push_back(eventFace(design, 0));
    return {
        group(TALETOP_TEXT("tailstory", "Characters"), firstCharacter, firstCharacter + characterCount - 1),
        std::move(events)};
}

} // namespace taletop::tailstory
