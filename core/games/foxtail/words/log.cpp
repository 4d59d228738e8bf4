// SPDX-License-Identifier: MIT
// Writes the log, with one line of prose.md for each note.
#include "core/games/foxtail/words/log.inc"
#include "core/games/foxtail/words/phrases.h"
#include "core/games/foxtail/words/words.h"

#include <algorithm>

namespace taletop::foxtail {

static_assert(prose::log.size() == static_cast<std::size_t>(Note::Wins) + 1);

void prose::charms(kit::Text& line, int argument) {
    line = withCharms(line, charmsOf(static_cast<std::uint8_t>(argument)));
}

void prose::link(kit::Text& line, int argument) { line.word(linkWords(static_cast<Link>(argument))); }

kit::Text Words::factText(const kit::Fact& fact) {
    if (fact.kind != kit::Fact::Kind::Note)
        return {};
    kit::Fact told = fact;
    switch (static_cast<Note>(fact.key)) {
    case Note::DeckReady:
        if (fact.arguments[1] == 0)
            return logText(prose::deckReadyWhole, fact);
        break;
    case Note::LosesJoin: // the line begins with the new link
        std::swap(told.arguments[0], told.arguments[1]);
        break;
    case Note::Brushes: // the line begins with the points after the brush and ends with the links
        if (fact.arguments[0] == 0)
            return logText(prose::brushesIdly, fact);
        std::ranges::reverse(told.arguments);
        break;
    case Note::Wins:
        if (fact.arguments[1] < 2)
            return logText(fact.arguments[1] == 0 ? prose::winsPractice : prose::winsAlone, fact);
        break;
    default:
        break;
    }
    return logText(prose::log, told);
}

} // namespace taletop::foxtail
