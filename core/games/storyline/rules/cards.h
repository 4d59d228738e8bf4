// SPDX-License-Identifier: MIT
// The cards and tokens of StoryLine: Scary Tales by face, and what the rules need of a deck: how
// many cards, which banners. The words are data that the rules never read (deck.h).
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

inline constexpr int firstStory = 1; ///< 1 to 100: the story cards, category by category
inline constexpr int firstToken = 101;
inline constexpr int firstMarker = 108; ///< one for each seat: whose card it was (SL-35)
inline constexpr int seal = 116;        ///< lies before a seat that has played (SL-26)
inline constexpr int firstPage = 117;   ///< A1 to A15, B1 to B15 (SL-03)
inline constexpr int faceCount = firstPage + deckCount * pageCount;

/// The tokens by face (SL-05): three numbers and four special ones.
enum class Token : std::uint8_t { One = firstToken, Two, Three, Grave, Rose, Bones, Hat };
inline constexpr int tokenKinds = 7;
inline constexpr int tokenCount = 21;
/// How many there are of each kind (SL-05): seven 1s, six 2s, four 3s, and one of each special one.
inline constexpr std::array<int, tokenKinds> tokenCopies{7, 6, 4, 1, 1, 1, 1};

[[nodiscard]] constexpr bool isStory(int face) { return face >= firstStory && face < firstToken; }
[[nodiscard]] constexpr bool isToken(int face) { return face >= firstToken && face < firstMarker; }
[[nodiscard]] constexpr bool isMarker(int face) { return face >= firstMarker && face < seal; }
[[nodiscard]] constexpr bool isPage(int face) { return face >= firstPage && face < faceCount; }

/// Of a story card.
[[nodiscard]] constexpr Category categoryOf(int face) {
    return kit::at(storyCategories, (face - firstStory) / cardsEach);
}
/// Its place in the order of the categories, from 0.
[[nodiscard]] constexpr int placeOf(Category category) { return static_cast<int>(category); }
[[nodiscard]] constexpr int firstOf(Category category) { return firstStory + placeOf(category) * cardsEach; }
[[nodiscard]] constexpr std::uint8_t faceOf(Token token) { return static_cast<std::uint8_t>(token); }
/// The number on a token; 0: it shows none (SL-57).
[[nodiscard]] constexpr int numberOn(int face) {
    return face >= firstToken && face < faceOf(Token::Grave) ? face - firstToken + 1 : 0;
}
[[nodiscard]] constexpr std::uint8_t pageFace(int deck, int number) {
    return kit::cardNumber(firstPage + deck * pageCount + number - 1);
}
/// 1 to 15.
[[nodiscard]] constexpr int pageNumber(int face) { return (face - firstPage) % pageCount + 1; }
[[nodiscard]] constexpr int deckOf(int face) { return (face - firstPage) / pageCount; }

// ---- narrator cards

/// What the rules know of a narrator card: its banners in order (SL-06), none on the last one.
struct Page {
    std::uint8_t bannerCount;
    std::array<Category, mostBannersOnPage> bannerList;
    std::uint8_t moods; ///< for computer players; see moodsOf

    [[nodiscard]] constexpr std::span<const Category> banners() const {
        return {bannerList.data(), bannerCount};
    }
};

/// Made of decks.json at configure time (SL-07); by deck, then number - 1.
extern const std::array<std::array<Page, pageCount>, deckCount> allPages;

/// By face, which must be a narrator card's.
[[nodiscard]] inline const Page& pageOf(int face) {
    assert(isPage(face));
    return kit::at(kit::at(allPages, deckOf(face)), pageNumber(face) - 1);
}

/// The moods of a story card as bits: what computer players match. No rule reads them.
[[nodiscard]] unsigned moodsOf(int face);

// ---- budgets

/// A deck may not have more banners than there are tokens for: 21 less one for the Hat (SL-08).
inline constexpr int mostBanners = tokenCount - 1;
/// How many banners of one category a deck may have for `seats` players (SL-09).
[[nodiscard]] constexpr int mostOfCategory(int seats) { return cardsEach + 2 - 2 * seats; }

// ---- names

/// "ch01", "rose", "A4": as in texts of moves and in transcripts; [0] is "".
[[nodiscard]] std::string_view idOf(int face);
/// The face with this id; 0: there is none.
[[nodiscard]] int faceWithId(std::string_view id);
[[nodiscard]] std::span<const char* const> ids();
/// English titles by face; [0] is "".
[[nodiscard]] std::span<const char* const> titles();
/// "Character".
[[nodiscard]] const char* titleOf(Category category);
/// "character", as in transcripts and file names.
[[nodiscard]] const char* idOf(Category category);

} // namespace taletop::storyline
