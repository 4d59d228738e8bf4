// SPDX-License-Identifier: MIT
// The log, and the story of choices and of the end, moment by moment.
#include "core/games/storyline/words/log.inc"
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/words/words.h"
#include "core/scene/reading.h"

#include <algorithm>
#include <iterator>

namespace taletop::storyline {

static_assert(prose::log.size() == static_cast<std::size_t>(Note::Count));

void prose::category(kit::Text& line, int argument) { line.word(titleOfCategory(argument)); }

void prose::face(kit::Text& line, int argument) { line.word(titleOfFace(argument)); }

void prose::page(kit::Text& line, int argument) { line.number(pageNumber(argument)); }

/// The number on a token.
void prose::shown(kit::Text& line, int argument) { line.number(numberOn(argument)); }

namespace {

bool isEnd(const kit::Fact& fact) { return static_cast<Note>(fact.key) >= Note::TheEnd; }

bool isNote(const kit::Fact& fact, Note note) {
    return fact.kind == kit::Fact::Kind::Note && static_cast<Note>(fact.key) == note;
}

/// Is this a note for a moment of the story: a choice, or part of the end?
bool isMoment(const kit::Fact& fact) {
    return fact.kind == kit::Fact::Kind::Note && (isEnd(fact) || isNote(fact, Note::Chosen));
}

/// The caption of a choice. Two cards for one page make one moment, so that the page is read once.
kit::Text chosenText(std::span<const kit::Fact> moment) {
    std::vector<kit::Fact> chosen;
    std::copy_if(moment.begin(), moment.end(), std::back_inserter(chosen),
                 [](const kit::Fact& fact) { return isNote(fact, Note::Chosen); });
    if (chosen.size() == 1)
        return Words::factText(chosen.front());
    kit::Text both = text(TALETOP_TEXT(
        "storyline", "%1 chooses %2 from %3 and %4 from %5. Each card earns its giver a token."));
    both.seat(chosen.front().seat);
    for (const kit::Fact& fact : chosen)
        both.word(titleOfFace(fact.arguments[0])).seat(static_cast<kit::Seat>(fact.arguments[1]));
    return both;
}

/// The seats of a moment: the givers, or the seat that resolves tokens.
std::vector<kit::Seat> seatsOf(std::span<const kit::Fact> moment) {
    if (isEnd(moment.front()))
        return {moment.front().seat};
    std::vector<kit::Seat> seats;
    for (const kit::Fact& fact : moment)
        if (const auto seat = static_cast<kit::Seat>(fact.arguments[1]);
            isNote(fact, Note::Chosen) && std::ranges::find(seats, seat) == seats.end())
            seats.push_back(seat);
    return seats;
}

} // namespace

kit::Text Words::factText(const kit::Fact& fact) {
    // SL-59, SL-61: effects without a decision have sentences that say why.
    if (isNote(fact, Note::Covers) && fact.arguments[1] != 0)
        return logText(prose::coversForced, fact);
    if (isNote(fact, Note::Flipped) && fact.arguments[1] != 0)
        return logText(prose::flippedForced, fact);
    if (isNote(fact, Note::HatDoubles) && fact.arguments[2] != 0)
        return logText(prose::hatDoublesForced, fact);
    if (isNote(fact, Note::HatBrings) && fact.arguments[1] != 0)
        return logText(prose::hatBringsForced, fact);
    return logText(prose::log, fact);
}

std::vector<scene::Beat> Words::story(std::span<const kit::Fact> seen) {
    std::vector<scene::Beat> beats;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (!isMoment(seen[i]))
            continue;
        // A note comes before the facts that it describes, so a moment ends where the next one begins.
        const bool page = !isEnd(seen[i]);
        std::size_t end = i + 1;
        while (end < seen.size() && (!isMoment(seen[end]) || (page && !isEnd(seen[end]))))
            ++end;
        const auto moment = seen.subspan(i, end - i);
        scene::Beat beat;
        beat.facts = end;
        // Each page is read aloud before the game continues, including the last one (SL-19).
        beat.chapter = page || isNote(seen[i], Note::TheEnd) ? scene::pageChapter : "end";
        beat.title = page ? text(TALETOP_TEXT("storyline", "The tale goes on"))
                          : text(TALETOP_TEXT("storyline", "The End"));
        beat.text = page ? chosenText(moment) : Words::factText(seen[i]);
        beat.seats = seatsOf(moment);
        if (static_cast<Note>(seen[i].key) >= Note::Wins)
            beat.winners = {seen[i].seat};
        beats.push_back(beat);
        i = end - 1;
    }
    return beats;
}

} // namespace taletop::storyline
