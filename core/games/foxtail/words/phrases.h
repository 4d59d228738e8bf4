// SPDX-License-Identifier: MIT
// Phrases that several sentences of Foxtail share.
#pragma once

#include "core/games/foxtail/rules/link_effect.h"
#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/tail.h"
#include "core/kit/card.h"
#include "core/kit/text.h"

#include <cstddef>

namespace taletop::foxtail {

/// A sentence of Foxtail; `source` is a text marked with TALETOP_TEXT("foxtail", ...).
[[nodiscard]] inline kit::Text sentence(const char* source) {
    return {.context = "foxtail", .source = source};
}

/// Fills in the numbers of the upper and the lower corners: "2 and 1", "3 and 1".
[[nodiscard]] kit::Text withCharms(kit::Text text, const Charms& charms);

/// A link's name on a button: "Over, tops together". Not for Link::None.
[[nodiscard]] const char* linkLabel(Link link);

/// A link's name within a sentence: "over, tops together".
[[nodiscard]] const char* linkWords(Link link);

/// A bit in its tail: "Bit 3 of 7, over, tops together: top 2 and 1, bottom 3 and 1." The name mentions
/// corners, because the names of charms depend on the theme (FT-5, FT-67).
[[nodiscard]] kit::Text bitName(const TailBit& bit, std::size_t place, std::size_t bits);

/// A drawn bit: "New bit: top 2 and 1, bottom 3 and 1."
[[nodiscard]] kit::Text newBitName(const Charms& charms);

/// A tip in its tail: "Tail tip after 9 bits."
[[nodiscard]] kit::Text tipName(std::size_t bits);

/// The meaning of a token. If its face is hidden, the text says that the token is sealed.
[[nodiscard]] kit::Text tokenName(kit::Card token);

/// The effect of a link: "Over, tops together joins 3 to 3, a match: 3 own points more."
[[nodiscard]] kit::Text effectText(const LinkEffect& effect, Link link);

/// The tag next to the charms of a set of this tail: "match 2-2 +2", "chain 3-2-1 +3".
[[nodiscard]] kit::Text setTag(const CharmSet& set, const Tail& tail);

/// The tips left in the deck: "Tips among the 12 cards left: 4."
[[nodiscard]] kit::Text tipsText(const State& view);

} // namespace taletop::foxtail
