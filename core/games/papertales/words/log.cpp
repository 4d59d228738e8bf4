// SPDX-License-Identifier: MIT
// Writes the log, with one line of prose.md for each note. The log lists Wars by border, and income and aging
// with their sums.
#include "core/games/papertales/words/log.inc"
#include "core/games/papertales/words/words.h"
#include "core/kit/at.h"

namespace taletop::papertales {

static_assert(prose::log.size() == static_cast<std::size_t>(Note::Count));

// Names the source of Gold: a card, or the basic income of every Kingdom.
void prose::face(kit::Text& line, int argument) {
    line.word(argument > 0 ? nameOf(argument) : TALETOP_TEXT("papertales", "every Kingdom"));
}

void prose::wars(kit::Text& line, int argument) {
    line.word(argument > 0 ? nameOf(argument) : TALETOP_TEXT("papertales", "Wars won"));
}

void prose::spot(kit::Text& line, int argument) { line.word(spotName(argument)); }

const char* spotName(int spot) {
    constexpr std::array<const char*, spotCount> names{
        TALETOP_TEXT("papertales", "Front 1"), TALETOP_TEXT("papertales", "Front 2"),
        TALETOP_TEXT("papertales", "Front 3"), TALETOP_TEXT("papertales", "Back 1"),
        TALETOP_TEXT("papertales", "Back 2")};
    return kit::at(names, spot);
}

kit::Text Words::factText(const kit::Fact& fact) {
    if (fact.kind != kit::Fact::Kind::Note)
        return {};
    const auto note = static_cast<Note>(fact.key);
    if (note == Note::Wins && fact.arguments[1] > 1)
        return logText(prose::winsShared, fact);
    kit::Fact opposite = fact; // lines about negative numbers show the opposite number
    opposite.arguments[0] = static_cast<std::int16_t>(-fact.arguments[0]);
    if (note == Note::Pays && fact.arguments[0] < 0)
        return logText(prose::paysReceiving, opposite);
    if (note == Note::DeathPointsPart && fact.arguments[0] < 0)
        return logText(prose::deathPointsPartLost, opposite);
    if (note == Note::DeathPoints && fact.arguments[0] < 0)
        return logText(prose::deathPointsLost, opposite);
    return logText(prose::log, fact);
}

} // namespace taletop::papertales
