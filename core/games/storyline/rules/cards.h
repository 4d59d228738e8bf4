// SPDX-License-Identifier: MIT
// The cards and tokens of StoryLine: Scary Tales by face, and the deck data that the rules need, such as
// banners. The rules never read the words on the cards (deck.h).
#pragma once

#include "core/kit/at.h"
#include "core/kit/card.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace taletop::storyline {

/// The five categories of story cards, in the order of SL-17 (SL-04).
enum class Category : std::uint8_t { Character, Place, Feature, Object, Action };
inline constexpr std::array storyCategories{Category::Character, Category::Place, Category::Feature,
                                            Category::Object, Category::Action};
inline constexpr int categoryCount = 5;
inline constexpr int cardsEach = 20;                         ///< story cards of a category (SL-04)
inline constexpr int storyCount = categoryCount * cardsEach; ///< 100
inline constexpr int deckCount = 2;                          ///< narrator decks A and B (SL-03)
inline constexpr int pageCount = 15;                         ///< narrator cards of a deck (SL-03)
inline constexpr int mostBannersOnPage = 2;                  ///< SL-06

// ---- faces (kit::Card::face)

inline constexpr int firstStory = 1; ///< faces 1 to 100 are the story cards, category by category
inline constexpr int firstToken = 101;
inline constexpr int firstMarker = 108; ///< one for each seat: the owner of a chosen card (SL-35)
inline constexpr int seal = 116;        ///< lies in front of a seat that has played (SL-26)
inline constexpr int firstPage = 117;   ///< narrator cards A1 to A15, then B1 to B15 (SL-03)
inline constexpr int faceCount = firstPage + deckCount * pageCount;

/// The tokens by face (SL-05): three numbers and four special ones.
enum class Token : std::uint8_t { One = firstToken, Two, Three, Grave, Rose, Bones, Hat };
inline constexpr int tokenKinds = 7;
inline constexpr int tokenCount = 21;
/// The number of tokens of each kind (SL-05): seven 1s, six 2s, four 3s, and one of each special kind.
inline constexpr std::array<int, tokenKinds> tokenCopies{7, 6, 4, 1, 1, 1, 1};

[[nodiscard]] constexpr bool isStory(int face) { return face >= firstStory && face < firstToken; }
[[nodiscard]] constexpr bool isToken(int face) { return face >= firstToken && face < firstMarker; }
[[nodiscard]] constexpr bool isMarker(int face) { return face >= firstMarker && face < seal; }
[[nodiscard]] constexpr bool isPage(int face) { return face >= firstPage && face < faceCount; }

/// The category of a story card.
[[nodiscard]] constexpr Category categoryOf(int face) {
    return kit::at(storyCategories, (face - firstStory) / cardsEach);
}
/// The index of a category, from 0.
[[nodiscard]] constexpr int placeOf(Category category) { return static_cast<int>(category); }
[[nodiscard]] constexpr int firstOf(Category category) { return firstStory + placeOf(category) * cardsEach; }
[[nodiscard]] constexpr std::uint8_t faceOf(Token token) { return static_cast<std::uint8_t>(token); }
/// The number on a token; 0 if it has none (SL-57).
[[nodiscard]] constexpr int numberOn(int face) {
    return face >= firstToken && face < faceOf(Token::Grave) ? face - firstToken + 1 : 0;
}
[[nodiscard]] constexpr std::uint8_t pageFace(int deck, int number) {
    return kit::cardNumber(firstPage + deck * pageCount + number - 1);
}
/// The number of a narrator card, 1 to 15.
[[nodiscard]] constexpr int pageNumber(int face) { return (face - firstPage) % pageCount + 1; }
[[nodiscard]] constexpr int deckOf(int face) { return (face - firstPage) / pageCount; }

// ---- narrator cards

/// The data of a narrator card for the rules: its banners in order (SL-06), none on the last card.
struct Page {
    std::uint8_t bannerCount;
    std::array<Category, mostBannersOnPage> bannerList;
    std::uint8_t moods; ///< moods for bots; see moodsOf

    [[nodiscard]] constexpr std::span<const Category> banners() const {
        return {bannerList.data(), bannerCount};
    }
};

/// The narrator cards, generated from decks.json at configure time (SL-07); by deck, then number - 1.
extern const std::array<std::array<Page, pageCount>, deckCount> allPages;

/// The data of a face, which must be a narrator card's.
[[nodiscard]] inline const Page& pageOf(int face) {
    assert(isPage(face));
    return kit::at(kit::at(allPages, deckOf(face)), pageNumber(face) - 1);
}

/// The moods of a story card as bits, which bots match. No rule reads them.
[[nodiscard]] unsigned moodsOf(int face);

// ---- budgets

/// The most banners of a deck, limited by the tokens: 21 minus one for the Hat (SL-08).
inline constexpr int mostBanners = tokenCount - 1;
/// The most banners of one category in a deck, for `seats` players (SL-09).
[[nodiscard]] constexpr int mostOfCategory(int seats) { return cardsEach + 2 - 2 * seats; }

// ---- names

/// The id of a face in moves and transcripts: "ch01", "rose", "A4"; [0] is "".
[[nodiscard]] std::string_view idOf(int face);
/// The face with this id, or 0.
[[nodiscard]] int faceWithId(std::string_view id);
[[nodiscard]] std::span<const char* const> ids();
/// English titles by face; [0] is "".
[[nodiscard]] std::span<const char* const> titles();
/// The title of a category: "Character".
[[nodiscard]] const char* titleOf(Category category);
/// The id of a category in transcripts and file names: "character".
[[nodiscard]] const char* idOf(Category category);

} // namespace taletop::storyline
