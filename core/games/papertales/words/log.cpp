// SPDX-License-Identifier: MIT
// The log: wars seam by seam, income and aging with their sums.
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/words/words.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

/// What follows the seat's name (%1, if the note is about a seat) in a sentence, in the order of
/// the note's arguments. A Count stands for %n and chooses the plural form.
enum class Part : std::uint8_t { None, Number, Face, Spot, OtherSeat, Count };

struct Line {
    const char* source;
    std::array<Part, 3> parts{};
};

constexpr Part number = Part::Number;
constexpr Part count = Part::Count;

/// By Note.
constexpr std::array<Line, static_cast<std::size_t>(Note::Count)> lines{{
    {TALETOP_TEXT("papertales", "Turn %1 begins."), {number}},
    {TALETOP_TEXT("papertales", "Packs of %1 cards are dealt."), {number}},
    {TALETOP_TEXT("papertales", "The pile is empty: %1 discarded cards are shuffled."), {number}},
    {TALETOP_TEXT("papertales", "All cards are picked."), {}},
    {TALETOP_TEXT("papertales", "All Kingdoms are revealed."), {}},
    {TALETOP_TEXT("papertales", "%1 discards %2 from play."), {Part::Face}},
    {TALETOP_TEXT("papertales", "%1 moves %2 from %3 to %4."), {Part::Face, Part::Spot, Part::Spot}},
    {TALETOP_TEXT("papertales", "%1 deploys %2 on %3."), {Part::Face, Part::Spot}},
    {TALETOP_PLURAL("papertales", "%1 discards %n card(s) of the hand."), {count}},
    {TALETOP_TEXT("papertales", "%1 keeps a card for the next turn."), {}},
    {TALETOP_PLURAL("papertales", "%1 pays %2 Gold for %n new Unit(s)."), {number, count}},
    {TALETOP_TEXT("papertales", "%1 cannot pay for %2 and discards it."), {Part::Face}},
    {TALETOP_TEXT("papertales", "%1 draws %2, which is too dear, and discards it."), {Part::Face}},
    {TALETOP_TEXT("papertales", "%1: %2 turns into %3."), {Part::Face, Part::Face}},
    {TALETOP_TEXT("papertales", "%1: no card is left for %2, which stays."), {Part::Face}},
    {TALETOP_PLURAL("papertales", "%1: %2 gets %n Age token(s) from %3."), {Part::Face, count, Part::Face}},
    {TALETOP_TEXT("papertales", "%1: %2 rises to level 2."), {Part::Face}},
    {TALETOP_PLURAL("papertales", "%1 loses %n Legend Point(s) to %2."), {count, Part::Face}},
    {TALETOP_TEXT("papertales", "%1: +%2 strength, %3"), {number, Part::Face}},
    {TALETOP_TEXT("papertales", "%1 fights with strength %2."), {number}},
    {TALETOP_TEXT("papertales", "War: %1 beats %2, %3 to %4."), {Part::OtherSeat, number, number}},
    {TALETOP_TEXT("papertales", "War: %1 and %2 are equal, %3 to %4: both win."),
     {Part::OtherSeat, number, number}},
    {TALETOP_TEXT("papertales", "War: %1 crushes %2, %3 to %4: two Wars won."),
     {Part::OtherSeat, number, number}},
    {TALETOP_PLURAL("papertales", "%1: +%n Legend Point(s), %2"), {count, Part::Face}},
    {TALETOP_TEXT("papertales", "%1: +%2 Gold, %3"), {number, Part::Face}},
    {TALETOP_PLURAL("papertales", "%1 has won %n War(s). Legend Points: +%2."), {number, count}},
    {TALETOP_TEXT("papertales", "%1: +%2 Gold, %3"), {number, Part::Face}},
    {TALETOP_TEXT("papertales", "%1 has an income of %2 Gold."), {number}},
    {TALETOP_TEXT("papertales", "%1 builds %2 at level %3 for %4 Gold."), {Part::Face, number, number}},
    {TALETOP_TEXT("papertales", "%1 raises %2 to level 2 for %3 Gold."), {Part::Face, number}},
    {TALETOP_TEXT("papertales", "%1 builds nothing."), {}},
    {TALETOP_TEXT("papertales", "%1 saves %2."), {Part::Face}},
    {TALETOP_PLURAL("papertales", "%1: %2 dies with %n Age token(s)."), {Part::Face, count}},
    {TALETOP_PLURAL("papertales", "%1: +%n Legend Point(s), %2"), {count, Part::Face}},
    {TALETOP_TEXT("papertales", "%1: +%2 Gold, %3"), {number, Part::Face}},
    {TALETOP_PLURAL("papertales", "%1: deaths give %n Legend Point(s), now %2."), {count, number}},
    {TALETOP_PLURAL("papertales", "%1: %n Unit(s) one token older."), {count}},
    {TALETOP_TEXT("papertales", "The game is over."), {}},
    {TALETOP_PLURAL("papertales", "%1: +%n Legend Point(s) at the end, %2"), {count, Part::Face}},
    {TALETOP_PLURAL("papertales", "%1 has %n Legend Point(s) and %2 Gold."), {count, number}},
    {TALETOP_PLURAL("papertales", "%1 wins with %n Legend Point(s)."), {count}},
}};

/// What a part of a sum is called that comes from no card.
const char* causeName(Note note, int cause) {
    if (cause > 0 && cause < faceCount)
        return nameOf(cause);
    return note == Note::WarPointsPart ? TALETOP_TEXT("papertales", "Wars won")
                                       : TALETOP_TEXT("papertales", "every Kingdom");
}

} // namespace

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
    if (note == Note::Pays && fact.arguments[0] < 0)
        return kit::Text{"papertales",
                         TALETOP_PLURAL("papertales", "%1 receives %2 Gold for %n new Unit(s).")}
            .seat(fact.seat)
            .number(-fact.arguments[0])
            .plural(fact.arguments[1]);
    if (note == Note::Wins && fact.arguments[1] > 1)
        return kit::Text{"papertales",
                         TALETOP_PLURAL("papertales", "%1 shares the victory with %n Legend Point(s).")}
            .seat(fact.seat)
            .plural(fact.arguments[0]);
    if (note == Note::DeathPointsPart && fact.arguments[0] < 0)
        return kit::Text{"papertales", TALETOP_PLURAL("papertales", "%1: −%n Legend Point(s), %2")}
            .seat(fact.seat)
            .plural(-fact.arguments[0])
            .word(causeName(note, fact.arguments[1]));
    if (note == Note::DeathPoints && fact.arguments[0] < 0)
        return kit::Text{"papertales",
                         TALETOP_PLURAL("papertales", "%1: deaths cost %n Legend Point(s), now %2.")}
            .seat(fact.seat)
            .plural(-fact.arguments[0])
            .number(fact.arguments[1]);
    const Line& line = lines[fact.key];
    kit::Text text{"papertales", line.source};
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
        case Part::Face:
            text.word(causeName(note, argument));
            break;
        case Part::Spot:
            text.word(spotName(argument));
            break;
        case Part::Count:
            text.plural(argument);
            break;
        case Part::OtherSeat:
            text.seat(static_cast<kit::Seat>(argument));
            break;
        }
    }
    return text;
}

} // namespace taletop::papertales
