// SPDX-License-Identifier: MIT
// The tale in words: a narrator text with the chosen cards, names and details in their places.
// Plain text in any script comes in, and plain text goes out.
#pragma once

#include "core/games/storyline/words/deck.h"

#include <span>
#include <string>
#include <vector>

namespace taletop::storyline {

/// What fills a slot: the card that was chosen for its banner, and what the Narrator made of it.
struct Filling {
    int face = 0;       ///< a story card; 0: nothing has been chosen yet (SL-50)
    std::string name;   ///< empty: none (SL-45)
    std::string detail; ///< empty: none
};

/// The text of a page (0 to 14) in one line (SL-47 to SL-50). `fillings` are those of the deck's
/// slots, in their order; slots beyond them are open.
[[nodiscard]] std::string pageText(const Deck& deck, const NarratorWords& narrator, int page,
                                   std::span<const Filling> fillings);

/// The details given on a page, in banner order: a paragraph each, told as a sentence (SL-49).
[[nodiscard]] std::vector<std::string> detailsOf(const NarratorWords& narrator, int page,
                                                 std::span<const Filling> fillings);

/// The text with its first character raised to its capital, if it has one (SL-49): Latin, Greek and
/// Cyrillic letters; every other script stays as it is.
[[nodiscard]] std::string withCapital(std::string text);

/// With a capital, and with the full stop of its script unless it has an end: what was added in a few words
/// reads aloud as a sentence. Thai sentences have no stop.
[[nodiscard]] std::string asSentence(std::string text);

} // namespace taletop::storyline
