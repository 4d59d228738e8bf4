// SPDX-License-Identifier: MIT
// The ledger as players read it: its chapters in the order of reading.
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/words/rulebook_parts.h"
#include "core/games/papertales/words/words.h"

namespace taletop::papertales {

contract::Rulebook Words::rulebook() {
    using namespace rulebook;
    static const std::array chapters{components(),   start(),      kingdom(),    turn(),
                                     recruitment(),  deployment(), wars(),       income(),
                                     construction(), aging(),      firstUnits(), moreUnits(),
                                     buildings(),    ending(),     options(),    decisions()};
    return chapters;
}

} // namespace taletop::papertales
