// SPDX-License-Identifier: MIT
// What the log says, and the end told moment by moment.
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/words/words.h"
#include "core/scene/reading.h"

#include <algorithm>
#include <iterator>

namespace taletop::storyline {

namespace {

/// By Note; %1 to %3 are the seat or the arguments, as notes() fills them in.
constexpr std::array<const char*, static_cast<std::size_t>(Note::Count)> sources{
    TALETOP_TEXT("storyline", "%1 turns to page %2."),
    TALETOP_TEXT("storyline", "The others draw: %1."),
    TALETOP_TEXT("storyline", "%1 has played."),
    TALETOP_TEXT("storyline", "%1 holds no card of this category and is passed over."),
    TALETOP_PLURAL("storyline", "Turned up after the shuffle: %n card(s), %1."),
    TALETOP_TEXT("storyline", "%1 chooses %2. The card came from %3, who gains a token."),
    TALETOP_PLURAL("storyline", "%n card(s) put back under the deck: %1."),
    TALETOP_TEXT("storyline", "%1 reads The End."),
    TALETOP_TEXT("storyline", "%1 lays the Grave on a %2: it is worth nothing now."),
    TALETOP_TEXT("storyline", "%1 has no number for the Grave."),
    TALETOP_TEXT("storyline", "%1 flips the Bones: %2 points."),
    TALETOP_TEXT("storyline", "%1 lifts the Hat and finds a %2: it counts %3."),
    TALETOP_TEXT("storyline", "%1 lifts the Hat and finds this: %2."),
    TALETOP_TEXT("storyline", "%1 lifts the Hat and finds nothing."),
    TALETOP_TEXT("storyline", "%1 has %2 points with %3 tokens."),
    TALETOP_PLURAL("storyline", "%1 wins with %n point(s)."),
    TALETOP_PLURAL("storyline", "First place is tied at %n point(s): %1 has the Rose and wins."),
    TALETOP_PLURAL("storyline", "First place is tied at %n point(s): %1 has the most tokens, %2, and wins."),
    TALETOP_TEXT("storyline", "%1 shares the victory with %2 points and %3 tokens."),
    TALETOP_PLURAL("storyline", "%1 wins with %n token(s)."),
    TALETOP_PLURAL("storyline", "%1 shares the victory with %n token(s)."),
};

kit::Text noteText(const kit::Fact& fact) {
    kit::Text line = text(sources[fact.key]);
    const auto [first, second, third] = fact.arguments;
    switch (static_cast<Note>(fact.key)) {
    case Note::Page:
        return line.seat(fact.seat).number(pageNumber(first));
    case Note::Draws:
        return line.word(titleOfCategory(first));
    case Note::Revealed:
    case Note::Returned:
        return line.plural(first).word(titleOfCategory(second));
    case Note::Chosen:
        return line.seat(fact.seat).word(titleOfFace(first)).seat(static_cast<kit::Seat>(second));
    case Note::Covers:
        return line.seat(fact.seat).number(numberOn(first));
    case Note::HatDoubles:
        return line.seat(fact.seat).number(numberOn(first)).number(second);
    case Note::HatBrings:
        return line.seat(fact.seat).word(titleOfFace(first));
    case Note::Plays:
    case Note::PassedOver:
    case Note::TheEnd:
    case Note::GraveIdle:
    case Note::HatIdle:
        return line.seat(fact.seat);
    case Note::Wins:
    case Note::WinsByRose:
    case Note::WinsByTokens:
    case Note::WinsFamily:
    case Note::SharesFamily:
        return line.seat(fact.seat).plural(first).number(second);
    default:
        return line.seat(fact.seat).number(first).number(second);
    }
}

bool isEnd(const kit::Fact& fact) { return static_cast<Note>(fact.key) >= Note::TheEnd; }

bool isNote(const kit::Fact& fact, Note note) {
    return fact.kind == kit::Fact::Kind::Note && static_cast<Note>(fact.key) == note;
}

/// Is this worth a moment: what was chosen, before the page is turned, and all of the end?
bool isMoment(const kit::Fact& fact) {
    return fact.kind == kit::Fact::Kind::Note && (isEnd(fact) || isNote(fact, Note::Chosen));
}

/// Two cards that were chosen for one page are told together: the page is read once.
kit::Text chosenText(std::span<const kit::Fact> moment) {
    std::vector<kit::Fact> chosen;
    std::copy_if(moment.begin(), moment.end(), std::back_inserter(chosen),
                 [](const kit::Fact& fact) { return isNote(fact, Note::Chosen); });
    if (chosen.size() == 1)
        return noteText(chosen.front());
    kit::Text both = text(TALETOP_TEXT(
        "storyline", "%1 chooses %2 from %3 and %4 from %5. For each card its giver gains a token."));
    both.seat(chosen.front().seat);
    for (const kit::Fact& fact : chosen)
        both.word(titleOfFace(fact.arguments[0])).seat(static_cast<kit::Seat>(fact.arguments[1]));
    return both;
}

/// Whom it is about: the givers, or who resolves tokens.
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
    return fact.kind == kit::Fact::Kind::Note && fact.key < sources.size() ? noteText(fact) : kit::Text{};
}

std::vector<scene::Beat> Words::story(std::span<const kit::Fact> seen) {
    std::vector<scene::Beat> beats;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (!isMoment(seen[i]))
            continue;
        // A note stands before what it tells: the moment ends where the next one begins.
        const bool page = !isEnd(seen[i]);
        std::size_t end = i + 1;
        while (end < seen.size() && (!isMoment(seen[end]) || (page && !isEnd(seen[end]))))
            ++end;
        const auto moment = seen.subspan(i, end - i);
        scene::Beat beat;
        beat.facts = end;
        // Each page is read aloud before all goes on, the last one too (SL-19).
        beat.chapter = page || isNote(seen[i], Note::TheEnd) ? scene::pageChapter : "end";
        beat.title = page ? text(TALETOP_TEXT("storyline", "The tale goes on"))
                          : text(TALETOP_TEXT("storyline", "The End"));
        beat.text = page ? chosenText(moment) : noteText(seen[i]);
        beat.seats = seatsOf(moment);
        if (static_cast<Note>(seen[i].key) >= Note::Wins)
            beat.winners = {seen[i].seat};
        beats.push_back(beat);
        i = end - 1;
    }
    return beats;
}

} // namespace taletop::storyline
