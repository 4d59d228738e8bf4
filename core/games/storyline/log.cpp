// SPDX-License-Identifier: MIT
// What the log says, and the end told moment by moment.
#include "core/games/storyline/rules.h"

namespace taletop::storyline {

namespace {

const char* titleOfFace(int face) { return titles()[static_cast<std::size_t>(face)]; }
const char* titleOfCategory(int category) { return titleOf(static_cast<Category>(category)); }

/// By Note; %1 to %3 are the seat or the arguments, as notes() fills them in.
constexpr std::array<const char*, static_cast<std::size_t>(Note::Count)> sources{
    TALETOP_TEXT("storyline", "%1 turns to page %2."),
    TALETOP_TEXT("storyline", "The others draw: %1."),
    TALETOP_TEXT("storyline", "%1 has played."),
    TALETOP_TEXT("storyline", "%1 holds no card of this category and is passed over."),
    TALETOP_TEXT("storyline", "%1 cards come out of the shuffle: %2."),
    TALETOP_TEXT("storyline", "%1 chooses %2. The card came from %3, who gains a token."),
    TALETOP_TEXT("storyline", "%1 cards go back under their deck: %2."),
    TALETOP_TEXT("storyline", "%1 reads The End."),
    TALETOP_TEXT("storyline", "%1 lays the Grave on a %2: it is worth nothing now."),
    TALETOP_TEXT("storyline", "%1 has no number for the Grave."),
    TALETOP_TEXT("storyline", "%1 flips the Bones: %2 points."),
    TALETOP_TEXT("storyline", "%1 lifts the Hat and finds a %2: it counts %3."),
    TALETOP_TEXT("storyline", "%1 lifts the Hat and finds this: %2."),
    TALETOP_TEXT("storyline", "%1 lifts the Hat and finds nothing."),
    TALETOP_TEXT("storyline", "%1 has %2 points with %3 tokens."),
    TALETOP_TEXT("storyline", "%1 wins with %2 points."),
    TALETOP_TEXT("storyline", "First place is tied at %2 points: %1 has the Rose and wins."),
    TALETOP_TEXT("storyline", "First place is tied at %2 points: %1 has the most tokens, %3, and wins."),
    TALETOP_TEXT("storyline", "%1 shares the victory with %2 points and %3 tokens."),
    TALETOP_TEXT("storyline", "%1 wins with %2 tokens."),
    TALETOP_TEXT("storyline", "%1 shares the victory with %2 tokens."),
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
        return line.number(first).word(titleOfCategory(second));
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
    default:
        return line.seat(fact.seat).number(first).number(second);
    }
}

bool isEnd(const kit::Fact& fact) { return static_cast<Note>(fact.key) >= Note::TheEnd; }

/// Is this worth a moment: what was chosen, before the page is turned, and all of the end?
bool isMoment(const kit::Fact& fact) {
    return fact.kind == kit::Fact::Kind::Note && (isEnd(fact) || static_cast<Note>(fact.key) == Note::Chosen);
}

} // namespace

kit::Text Rules::factText(const kit::Fact& fact) {
    return fact.kind == kit::Fact::Kind::Note && fact.key < sources.size() ? noteText(fact) : kit::Text{};
}

std::vector<scene::Beat> Rules::story(std::span<const kit::Fact> seen) {
    std::vector<scene::Beat> beats;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (!isMoment(seen[i]))
            continue;
        // A note stands before what it tells: the moment ends where the next one begins.
        std::size_t end = i + 1;
        while (end < seen.size() && !isMoment(seen[end]))
            ++end;
        scene::Beat beat;
        beat.facts = end;
        beat.chapter = isEnd(seen[i]) ? "end" : "page";
        beat.title = isEnd(seen[i]) ? text(TALETOP_TEXT("storyline", "The End"))
                                    : text(TALETOP_TEXT("storyline", "The tale goes on"));
        beat.text = noteText(seen[i]);
        beat.seats = {isEnd(seen[i]) ? seen[i].seat : static_cast<kit::Seat>(seen[i].arguments[1])};
        if (static_cast<Note>(seen[i].key) >= Note::Wins)
            beat.winners = {seen[i].seat};
        beats.push_back(beat);
    }
    return beats;
}

} // namespace taletop::storyline
