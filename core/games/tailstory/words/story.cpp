// SPDX-License-Identifier: MIT
// Narrates automatic events in beats: the chain from the top, its effects, the deck check. A move with no
// further effect needs no story.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/words/words.h"

namespace taletop::tailstory {

namespace {

struct Chapter {
    const char* key; ///< "" for notes without a beat
    const char* title;
};

constexpr Chapter silent{"", ""};
constexpr Chapter stackChapter{"stack", TALETOP_TEXT("tailstory", "The stack")};
constexpr Chapter effectChapter{"effect", TALETOP_TEXT("tailstory", "What it does")};
constexpr Chapter bonusChapter{"bonus", TALETOP_TEXT("tailstory", "Bonus")};
constexpr Chapter checkChapter{"deckCheck", TALETOP_TEXT("tailstory", "Deck check")};
constexpr Chapter achievementChapter{"achievement", TALETOP_TEXT("tailstory", "Achievement")};
constexpr Chapter turnChapter{"turn", TALETOP_TEXT("tailstory", "A new turn")};
constexpr Chapter overChapter{"over", TALETOP_TEXT("tailstory", "End of the game")};

Chapter chapterOf(Note note) {
    switch (note) {
    case Note::IsStopped:
    case Note::Bribed:
        return stackChapter;
    case Note::Draws:
    case Note::Steals:
    case Note::Loses:
    case Note::Sprint:
    case Note::Beam:
    case Note::Gives:
    case Note::Takes:
        return effectChapter;
    case Note::BonusDraw:
    case Note::Digs:
        return bonusChapter;
    case Note::Renews:
    case Note::NoNewDeck:
        return checkChapter;
    case Note::Achieves:
    case Note::TurnsAltered:
    case Note::LimitFalls:
        return achievementChapter;
    case Note::TurnBegins:
        return turnChapter;
    case Note::Wins:
    case Note::Undecided:
        return overChapter;
    default:
        return silent;
    }
}

/// The seats of a beat: the note's own seat and the other seat that the note mentions.
std::vector<kit::Seat> seatsOfNote(const kit::Fact& fact) {
    std::vector<kit::Seat> seats;
    if (fact.seat != kit::spectator)
        seats.push_back(fact.seat);
    const auto note = static_cast<Note>(fact.key);
    if (note == Note::Beam)
        seats.push_back(static_cast<kit::Seat>(fact.arguments[0]));
    if (note == Note::Steals || note == Note::Gives || note == Note::Takes)
        seats.push_back(static_cast<kit::Seat>(fact.arguments[1]));
    return seats;
}

} // namespace

std::vector<scene::Beat> Words::story(std::span<const kit::Fact> seen) {
    std::vector<scene::Beat> beats;
    std::size_t worthTelling = 0;
    for (std::size_t at = 0; at < seen.size(); ++at) {
        if (seen[at].kind != kit::Fact::Kind::Note)
            continue;
        const auto note = static_cast<Note>(seen[at].key);
        const Chapter chapter = chapterOf(note);
        if (*chapter.key == '\0')
            continue;
        if (!beats.empty())
            beats.back().facts = at; // a beat lasts until the next one begins
        beats.push_back({.facts = seen.size(),
                         .chapter = chapter.key,
                         .title = {"tailstory", chapter.title},
                         .text = factText(seen[at]),
                         .seats = seatsOfNote(seen[at]),
                         .winners = {},
                         .sums = {}});
        if (note == Note::Wins)
            beats.back().winners.push_back(seen[at].seat);
        worthTelling += note != Note::Draws && note != Note::BonusDraw ? 1 : 0;
    }
    // An entry with nothing but draws needs no story.
    return worthTelling == 0 ? std::vector<scene::Beat>{} : beats;
}

} // namespace taletop::tailstory
