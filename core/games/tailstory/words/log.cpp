// SPDX-License-Identifier: MIT
// Writes the log, with one line of prose.md for each note.
#include "core/games/tailstory/words/log.inc"
#include "core/games/tailstory/words/words.h"

namespace taletop::tailstory {

static_assert(prose::log.size() == static_cast<std::size_t>(Note::Count));

void prose::altered(kit::Text& line, int argument) { line.word(characterOf(argument).alteredName); }

void prose::face(kit::Text& line, int argument) { line.word(nameOf(argument)); }

kit::Text Words::factText(const kit::Fact& fact) {
    if (fact.kind != kit::Fact::Kind::Note)
        return {};
    const auto note = static_cast<Note>(fact.key);
    if ((note == Note::Draws || note == Note::Bribed) && fact.arguments[0] == 0)
        return logText(prose::drawsNothing, fact);
    return logText(prose::log, fact);
}

} // namespace taletop::tailstory
