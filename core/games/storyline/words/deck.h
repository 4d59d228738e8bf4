// SPDX-License-Identifier: MIT
// The words of the game as data: story cards with their grammatical forms, narrator cards with named slots.
// Parses the text of a deck file and reports the first error with its line. Does no I/O.
#pragma once

#include "core/games/storyline/rules/cards.h"
#include "core/kit/notice.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace taletop::storyline {

/// The largest deck file that is read, in bytes.
inline constexpr std::size_t largestDeckFile = 1U << 20U;
/// The longest text of a narrator card, in code points.
inline constexpr std::size_t longestText = 2000;
/// The longest title, form, filler word or pattern, in code points.
inline constexpr std::size_t longestWords = 120;
/// The largest number of grammatical forms of a category: more than any language needs for cases and numbers.
inline constexpr std::size_t mostForms = 64;

/// The reason why a deck file is refused (SL-10).
struct DeckError {
    int line = 0;     ///< line of the file, from 1; 0 for the file as a whole
    kit::Notice what; ///< one sentence: what is wrong and what would be right

    friend bool operator==(const DeckError&, const DeckError&) = default;
};

/// A special form, used instead of an index in CategoryWords::forms.
inline constexpr int nameForm = -1; ///< the given name, otherwise the category's form for it (SL-48)

/// A part of a text: literal words, or a slot to be filled (SL-47).
struct Piece {
    std::string words;    ///< words of a part without a slot
    int slot = -1;        ///< index in NarratorWords::slots; -1: none
    int form = 0;         ///< index in CategoryWords::forms, or nameForm
    bool capital = false; ///< {^slot}: the first letter is capitalized

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// The words of a narrator card.
struct PageWords {
    std::vector<Category> banners; ///< SL-06
    std::vector<int> slots;        ///< indices in NarratorWords::slots, one for each banner
    std::vector<Piece> pieces;     ///< the text, split at its slots
    int line = 0;
};

/// A named slot of a narrator deck, filled by a banner of one of its cards.
struct SlotWords {
    std::string name;
    Category category{};
    int page = 0; ///< index of its card
};

/// A narrator deck: fifteen cards.
struct NarratorWords {
    std::string id; ///< "A" or "B": the deck with the same banners
    std::string title;
    std::string blurb;
    std::vector<SlotWords> slots;
    std::array<PageWords, pageCount> pages;
    int line = 0;
};

struct StoryWords {
    std::string title;
    std::vector<std::string> forms; ///< the words of its forms, in the order of CategoryWords::forms
};

struct CategoryWords {
    std::string title;
    std::string blank; ///< filler word for an open slot (SL-50)
    bool canBeNamed = false;
    std::vector<std::string> forms; ///< names of the forms in this language (SL-52)
    int usualForm = 0;
    int formForName = 0; ///< shown for {slot.name} if no name was given
    std::array<StoryWords, cardsEach> cards;
};

/// The content of a deck file.
struct Deck {
    std::string language;
    std::string named;      ///< "{phrase} called {name}" (SL-49)
    std::string closing;    ///< such as "The End"
    std::string unfinished; ///< SL-51
    std::array<CategoryWords, categoryCount> categories;
    std::vector<NarratorWords> narrators; ///< one or two

    /// The narrator deck with this id, or nullptr.
    [[nodiscard]] const NarratorWords* narrator(std::string_view id) const;
    /// The words of a face, which must be a story card's.
    [[nodiscard]] const StoryWords& story(int face) const;
    [[nodiscard]] const CategoryWords& category(Category category) const;
};

/// Reads a deck and checks all conditions for a legal one (SL-10, SL-52). Never throws.
[[nodiscard]] std::variant<Deck, DeckError> readDeck(std::string_view text);

/// The reason why a narrator deck does not work for this many players (SL-08, SL-09), or nullopt.
[[nodiscard]] std::optional<DeckError> problemFor(const NarratorWords& narrator, int seats);

/// Returns an error for the first page whose banners differ from those of the deck that narrator.id names;
/// the rules know only decks A and B (SL-07). So home-made decks may change only the words.
[[nodiscard]] std::optional<DeckError> misfit(const NarratorWords& narrator);

} // namespace taletop::storyline
