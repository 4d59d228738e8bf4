// SPDX-License-Identifier: MIT
// The tale in words: a narrator text with the chosen cards, names and details filled in. Accepts plain text
// in any script and returns plain text.
#pragma once

#include "core/games/storyline/words/deck.h"

#include <span>
#include <string>
#include <vector>

namespace taletop::storyline {

/// The filling of a slot: the card chosen for its banner, and the Narrator's additions.
struct Filling {
    int face = 0;       ///< a story card; 0: not chosen yet (SL-50)
    std::string name;   ///< empty if there is none (SL-45)
    std::string detail; ///< empty if there is none
};

/// The text of a page (0 to 14) on one line (SL-47 to SL-50). `fillings` are in the order of the deck's
/// slots; slots beyond them are open.
[[nodiscard]] std::string pageText(const Deck& deck, const NarratorWords& narrator, int page,
                                   std::span<const Filling> fillings);

/// The details given on a page, in banner order: one paragraph each, as a sentence (SL-49).
[[nodiscard]] std::vector<std::string> detailsOf(const NarratorWords& narrator, int page,
                                                 std::span<const Filling> fillings);

/// The text with a capital first letter, if it has one (SL-49): Latin, Greek and Cyrillic letters; other
/// scripts stay unchanged.
[[nodiscard]] std::string withCapital(std::string text);

/// The text as a sentence to be read aloud: with a capital, and with the full stop of its script unless it
/// ends with a sign already. Thai sentences have no full stop.
[[nodiscard]] std::string asSentence(std::string text);

} // namespace taletop::storyline
