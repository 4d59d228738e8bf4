// SPDX-License-Identifier: MIT
// The log: a sentence for each note.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/words/words.h"

namespace taletop::tailstory {

namespace {

/// What follows the seat's name (%1, if the note is about a seat) in a sentence, in the order of
/// the note's arguments. Plural: the number that chooses the plural form, %n.
enum class Part : std::uint8_t { None, Number, Plural, Face, Altered, OtherSeat };

struct Line {
    const char* source;
    std::array<Part, 3> parts{};
};

constexpr Part plural = Part::Plural;
constexpr Part face = Part::Face;
constexpr Part other = Part::OtherSeat;

/// By Note.
constexpr std::array<Line, static_cast<std::size_t>(Note::Count)> lines{{
    {TALETOP_TEXT("tailstory", "%1 takes queue card %2."), {Part::Number}},
    {TALETOP_TEXT("tailstory", "%1 chooses %2."), {face}},
    {TALETOP_PLURAL("tailstory", "Turn %2: %1 has %n action point(s)."), {Part::Number, plural}},
    {TALETOP_TEXT("tailstory", "%1 plays “%2”."), {face}},
    {TALETOP_TEXT("tailstory", "%1 plays “%2” against %3."), {face, other}},
    {TALETOP_TEXT("tailstory", "%1 plays “%2” and makes the sound."), {face}},
    {TALETOP_TEXT("tailstory", "%1 wants to draw 1 and discard 1."), {}},
    {TALETOP_TEXT("tailstory", "%1 uses the ability of %2."), {Part::Altered}},
    {TALETOP_TEXT("tailstory", "%1 aims at %2."), {other}},
    {TALETOP_TEXT("tailstory", "%1 uses the discarded “%2”."), {face}},
    {TALETOP_TEXT("tailstory", "%1 wants to swap discards with %2."), {other}},
    {TALETOP_TEXT("tailstory", "%1 plays “%2” to stop “%4” by %3."), {face, other, face}},
    {TALETOP_TEXT("tailstory", "%1 lets it go."), {}},
    {TALETOP_TEXT("tailstory", "“%2” by %1 is stopped."), {face}},
    {TALETOP_PLURAL("tailstory", "%1 is bribed with %n card(s)."), {plural}},
    {TALETOP_PLURAL("tailstory", "%1 draws %n card(s)."), {plural}},
    {TALETOP_PLURAL("tailstory", "%1 steals %n card(s) from %2."), {plural, other}},
    {TALETOP_TEXT("tailstory", "%1 buries “%2” in %3’s pile."), {face, other}},
    {TALETOP_TEXT("tailstory", "%1 recycles “%2”."), {face}},
    {TALETOP_PLURAL("tailstory", "%1 joins in for %n card(s)."), {plural}},
    {TALETOP_TEXT("tailstory", "%1 discards “%2”."), {face}},
    {TALETOP_TEXT("tailstory", "%1 loses “%2”."), {face}},
    {TALETOP_TEXT("tailstory", "%1 sprints: nobody can stop anything this turn."), {}},
    {TALETOP_TEXT("tailstory", "%1 puts a card back into the deck."), {}},
    {TALETOP_TEXT("tailstory", "%1 keeps “%2”."), {face}},
    {TALETOP_TEXT("tailstory", "%1 hits %2, who has 1 action point next turn."), {other}},
    {TALETOP_TEXT("tailstory", "%1 gives “%2” to %3."), {face, other}},
    {TALETOP_TEXT("tailstory", "%1 takes “%2” from %3."), {face, other}},
    {TALETOP_TEXT("tailstory", "%1 uses the bonus."), {}},
    {TALETOP_TEXT("tailstory", "%1 messes with %3 and takes “%2” from their discard pile."), {face, other}},
    {TALETOP_PLURAL("tailstory", "%1 puts %n card(s) from the top of their deck on %2’s deck."),
     {plural, other}},
    {TALETOP_TEXT("tailstory", "%1 digs “%2”."), {face}},
    {TALETOP_TEXT("tailstory", "%1 does not use the bonus."), {}},
    {TALETOP_PLURAL("tailstory", "%1’s deck ran out: %n card(s) make a new one."), {plural}},
    {TALETOP_TEXT("tailstory", "%1 has nothing to make a deck of."), {}},
    {TALETOP_TEXT("tailstory", "%1 collects achievement %2."), {Part::Number}},
    {TALETOP_TEXT("tailstory", "%1 is altered: %2."), {Part::Altered}},
    {TALETOP_TEXT("tailstory", "%1’s hand limit falls to 4."), {}},
    {TALETOP_TEXT("tailstory", "%1 ends the turn."), {}},
    {TALETOP_TEXT("tailstory", "%1 wins the game."), {}},
    {TALETOP_PLURAL("tailstory", "The game stops undecided after %n turn(s)."), {plural}},
}};

} // namespace

kit::Text Words::factText(const kit::Fact& fact) {
    if (fact.kind != kit::Fact::Kind::Note)
        return {};
    const auto note = static_cast<Note>(fact.key);
    if ((note == Note::Draws || note == Note::Bribed) && fact.arguments[0] == 0)
        return kit::Text{"tailstory", TALETOP_TEXT("tailstory", "%1 has no card left to draw.")}.seat(
            fact.seat);
    const Line& line = lines[fact.key];
    kit::Text text{"tailstory", line.source};
    if (fact.seat != kit::spectator)
        text.seat(fact.seat);
    for (std::size_t i = 0; i < line.parts.size(); ++i) {
        const int argument = fact.arguments[i];
        switch (line.parts[i]) {
        case Part::None:
            break;
        case Part::Number:
            text.number(argument);
            break;
        case Part::Plural:
            text.plural(argument);
            break;
        case Part::Face:
            text.word(nameOf(argument));
            break;
        case Part::Altered:
            text.word(characterOf(argument).alteredName);
            break;
        case Part::OtherSeat:
            text.seat(static_cast<kit::Seat>(argument));
            break;
        }
    }
    return text;
}

} // namespace taletop::tailstory
