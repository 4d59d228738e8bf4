// SPDX-License-Identifier: MIT
// Makes a deck from a parsed deck file, and keeps the first error in it.
#pragma once

#include "core/games/storyline/words/deck.h"
#include "core/games/storyline/words/deck_json.h"

namespace taletop::storyline {

class DeckReader {
public:
    /// The deck; valid only if there is no error.
    [[nodiscard]] Deck read(const DeckValue& root);
    [[nodiscard]] const std::optional<DeckError>& error() const { return m_error; }

private:
    using Kind = DeckValue::Kind;

    /// Is this a valid name of a slot or a form: letters and digits, with a letter first?
    static bool isName(std::string_view name);

    // Typed members of an object; empty after an error.
    const DeckValue* member(const DeckValue& object, const char* key, Kind kind);
    std::string words(const DeckValue& object, const char* key, std::size_t longest = longestWords);
    /// `what` is the start of a sentence about the value.
    std::string checked(const DeckValue& value, const kit::Notice& what, std::size_t longest);
    const DeckValue* list(const DeckValue& object, const char* key);

    // ---- in deck_stories.cpp
    void readCategory(const DeckValue& value, Deck& deck);
    void readForms(const DeckValue& value, CategoryWords& category);
    void readStories(const DeckValue& value, Category id, CategoryWords& category);
    StoryWords readStory(const DeckValue& value, const std::string& id, const CategoryWords& category);

    // ---- in deck_narrator.cpp
    NarratorWords readNarrator(const DeckValue& value, const Deck& deck);
    void readBanners(const DeckValue& value, NarratorWords& narrator, int page);
    void readText(const DeckValue& value, const Deck& deck, NarratorWords& narrator, int page);
    Piece readSlot(const DeckValue& value, std::string_view inside, const Deck& deck,
                   const NarratorWords& narrator, int page);
    int formOf(const DeckValue& value, std::string_view form, const SlotWords& slot, const Deck& deck);

    /// `what` is a sentence of the context "storyline".
    void fail(int line, const char* what, std::vector<kit::Notice> arguments = {});
    [[nodiscard]] bool failed() const { return m_error.has_value(); }

    std::optional<DeckError> m_error;
};

} // namespace taletop::storyline
