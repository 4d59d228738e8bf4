// SPDX-License-Identifier: MIT
#include "core/games/storyline/rules/cards.h"

#include "core/games/storyline/rules/card_data.inc"
#include "core/kit/at.h"
#include "core/kit/text.h"

#include <algorithm>

namespace taletop::storyline {

namespace {

// Checks of this edition's decks at compile time (SL-06 to SL-09). cards.py has already counted the cards
// (SL-03, SL-04).

constexpr int bannersOf(const std::array<Page, pageCount>& deck, int category) {
    int sum = 0;
    for (const Page& page : deck)
        for (const Category each : page.banners())
            sum += category < 0 || placeOf(each) == category ? 1 : 0;
    return sum;
}
constexpr bool playable(const std::array<Page, pageCount>& deck) {
    for (std::size_t i = 0; i < deck.size(); ++i) {
        const auto banners = deck[i].banners();
        const bool last = i + 1 == deck.size();
        if (banners.empty() != last || (banners.size() == 2 && banners[0] == banners[1]))
            return false;
    }
    for (int category = 0; category < categoryCount; ++category)
        if (bannersOf(deck, category) > mostOfCategory(8))
            return false;
    return bannersOf(deck, -1) <= mostBanners;
}
static_assert(playable(pageTable[0]) && playable(pageTable[1]));

constexpr std::array<const char*, tokenKinds> tokenIds{"1", "2", "3", "grave", "rose", "bones", "hat"};
constexpr std::array<const char*, tokenKinds> tokenTitles{TALETOP_TEXT("storyline", "1"),
                                                          TALETOP_TEXT("storyline", "2"),
                                                          TALETOP_TEXT("storyline", "3"),
                                                          TALETOP_TEXT("storyline", "The Grave"),
                                                          TALETOP_TEXT("storyline", "The Rose"),
                                                          TALETOP_TEXT("storyline", "The Bones"),
                                                          TALETOP_TEXT("storyline", "The Magic Hat")};
constexpr std::array markerIds{"seat1", "seat2", "seat3", "seat4", "seat5", "seat6", "seat7", "seat8"};
constexpr std::array pageIds{"A1",  "A2",  "A3",  "A4",  "A5",  "A6",  "A7",  "A8",  "A9",  "A10",
                             "A11", "A12", "A13", "A14", "A15", "B1",  "B2",  "B3",  "B4",  "B5",
                             "B6",  "B7",  "B8",  "B9",  "B10", "B11", "B12", "B13", "B14", "B15"};
constexpr std::array categoryIds{"character", "place", "feature", "object", "action"};
constexpr std::array categoryTitles{TALETOP_TEXT("storyline", "Character"),
                                    TALETOP_TEXT("storyline", "Place"), TALETOP_TEXT("storyline", "Feature"),
                                    TALETOP_TEXT("storyline", "Object"), TALETOP_TEXT("storyline", "Action")};

using Names = std::array<const char*, faceCount>;

/// The names of all faces, in order: titles if `titled`, otherwise ids.
constexpr Names namesOf(bool titled) {
    Names names{};
    std::size_t at = 0;
    names[at++] = "";
    for (const StoryCard& card : storyTable)
        names[at++] = titled ? card.title : card.id;
    for (const char* token : titled ? tokenTitles : tokenIds)
        names[at++] = token;
    for (const char* marker : markerIds)
        names[at++] = marker;
    names[at++] = titled ? TALETOP_TEXT("storyline", "Seal") : "seal";
    for (const char* page : pageIds)
        names[at++] = page;
    return names;
}

constexpr Names allIds = namesOf(false);
constexpr Names allTitles = namesOf(true);

} // namespace

constinit const std::array<std::array<Page, pageCount>, deckCount> allPages = pageTable;

unsigned moodsOf(int face) {
    assert(isStory(face));
    return kit::at(storyTable, face - firstStory).moods;
}

std::string_view idOf(int face) { return kit::at(allIds, face); }

int faceWithId(std::string_view id) {
    for (int face = 1; face < faceCount; ++face)
        if (id == kit::at(allIds, face))
            return face;
    return 0;
}

std::span<const char* const> ids() { return allIds; }
std::span<const char* const> titles() { return allTitles; }
const char* titleOf(Category category) { return kit::at(categoryTitles, category); }
const char* idOf(Category category) { return kit::at(categoryIds, category); }

} // namespace taletop::storyline
