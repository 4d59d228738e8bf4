// SPDX-License-Identifier: MIT
// The cards to browse.
#include "core/games/storyline/rules/cards.h"
#include "core/games/storyline/words/words.h"

namespace taletop::storyline {

namespace {

contract::CardGroup group(const char* title, int first, int last) {
    contract::CardGroup cards{{"storyline", title}, {}};
    for (int face = first; face <= last; ++face)
        cards.faces.push_back(face);
    return cards;
}

} // namespace

contract::Catalogue Words::catalogue() {
    contract::Catalogue all;
    for (int category = 0; category < categoryCount; ++category)
        all.push_back(group(titleOf(static_cast<Category>(category)), firstStory + category * cardsEach,
                            firstStory + (category + 1) * cardsEach - 1));
    all.push_back(group(TALETOP_TEXT("storyline", "Tokens"), firstToken, firstToken + tokenKinds - 1));
    return all;
}

} // namespace taletop::storyline
