// SPDX-License-Identifier: MIT
// The words of Foxtail that several of its sentences share.
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

/// The text with the numbers of the upper and of the lower corners: "2 and 1", "3 and 1".
[[nodiscard]] kit::Text withCharms(kit::Text text, const Charms& charms);

/// "Over, tops together": how a link is called on a button. Not for Link::None.
[[nodiscard]] const char* linkLabel(Link link);

/// "over, tops together": the same within a sentence.
[[nodiscard]] const char* linkWords(Link link);

/// "Bit 3 of 7, over, tops together: top 2 and 1, bottom 3 and 1." The kinds of charms depend on
/// the theme, which is the table's affair; corners do not (FT-5, FT-67).
[[nodiscard]] kit::Text bitName(const TailBit& bit, std::size_t place, std::size_t bits);

/// "New bit: top 2 and 1, bottom 3 and 1."
[[nodiscard]] kit::Text newBitName(const Charms& charms);

/// "Tail tip after 9 bits."
[[nodiscard]] kit::Text tipName(std::size_t bits);

/// What a token says, or that it is sealed if its face is hidden.
[[nodiscard]] kit::Text tokenName(kit::Card token);

/// "Over, tops together joins 3 to 3, a match: 3 own points more."
[[nodiscard]] kit::Text effectText(const LinkEffect& effect, Link link);

/// "match 2-2 +2", "chain 3-2-1 +3": beside the charms of a set of this tail.
[[nodiscard]] kit::Text setTag(const CharmSet& set, const Tail& tail);

/// "Tips among the 12 cards left: 4."
[[nodiscard]] kit::Text tipsText(const State& view);

} // namespace taletop::foxtail
