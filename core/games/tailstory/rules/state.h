// SPDX-License-Identifier: MIT
// The table of Tail Story: its zones, its public numbers, and functions to read them.
#pragma once

#include "core/games/tailstory/rules/cards.h"
#include "core/kit/named_table.h"
#include "core/kit/seat.h"

namespace taletop::tailstory {

inline constexpr int mostSeats = 4;     ///< TS-1
inline constexpr int deckSize = 15;     ///< TS-23
inline constexpr int openingHand = 5;   ///< TS-24
inline constexpr int winningPlaces = 4; ///< achievements that win (TS-118)

// ---- zones (TS-11)

/// The kinds of zones. From Queue on, every seat has one of each kind, and a card belongs to the owner of its
/// zone (TS-12). Comments explain the marks of a zone, if it has any.
enum class ZoneKind : std::uint8_t {
    Box,          ///< all Event cards before the deal, then the rest (TS-23)
    QueuePile,    ///< the queue cards until they are drawn (TS-19)
    CharacterRow, ///< the characters that nobody has chosen (TS-20)
    Chain,        ///< tokens of the action and the Stopping cards on it, the newest last; marks are
                  ///< stackOwner and stackStopped
    Queue,        ///< the queue card (TS-10)
    Character,    ///< the character; mark 1 in Altered form (TS-7)
    Deck,         ///< the top card is the last of the zone
    Hand,         ///< pickedMark on cards to be discarded (TS-120)
    Discard,      ///< the discard pile (TS-15); marks are dugMark and pickedMark
    Play,         ///< the play zone; mark stoppedMark (TS-54)
    Achievements, ///< 1st to 4th place (TS-105, TS-119)
};
using Sees = kit::Visibility;
inline constexpr kit::ZoneTable
    zones(mostSeats, kit::ZoneOrder::BySeat,
          {kit::shared(ZoneKind::Box, "box", Sees::Count), // TS-23
           kit::shared(ZoneKind::QueuePile, "queuePile", Sees::Count),
           kit::shared(ZoneKind::CharacterRow, "characterRow", Sees::Face),
           kit::shared(ZoneKind::Chain, "stack", Sees::Face),
           kit::ofEachSeat(ZoneKind::Queue, "queue", Sees::Face, Sees::Face),
           kit::ofEachSeat(ZoneKind::Character, "character", Sees::Face, Sees::Face),
           kit::ofEachSeat(ZoneKind::Deck, "deck", Sees::Count, Sees::Count), // hidden even from its owner
           kit::ofEachSeat(ZoneKind::Hand, "hand", Sees::Face, Sees::Count),
           kit::ofEachSeat(ZoneKind::Discard, "discard", Sees::Face, Sees::Face), // TS-15
           kit::ofEachSeat(ZoneKind::Play, "play", Sees::Face, Sees::Face),
           kit::ofEachSeat(ZoneKind::Achievements, "achievements", Sees::Face, Sees::Back)}); // TS-119

[[nodiscard]] constexpr kit::Zone zoneOf(ZoneKind kind, kit::Seat seat = 0) {
    return zones.zoneOf(kind, seat);
}
inline constexpr kit::Zone box = zoneOf(ZoneKind::Box);
inline constexpr kit::Zone queuePile = zoneOf(ZoneKind::QueuePile);
inline constexpr kit::Zone characterRow = zoneOf(ZoneKind::CharacterRow);
inline constexpr kit::Zone chain = zoneOf(ZoneKind::Chain);

// ---- marks (kit::Card::mark)

inline constexpr std::uint8_t alteredMark = 1;  ///< mark of a character
inline constexpr std::uint8_t stoppedMark = 1;  ///< mark of a card in a play zone
inline constexpr std::uint8_t dugMark = 1;      ///< mark of a discard that its owner dug this turn (TS-88)
inline constexpr std::uint8_t pickedMark = 2;   ///< mark of a card picked in an unfinished choice
inline constexpr std::uint8_t stackOwner = 3;   ///< the bits of a chain token that hold the seat
inline constexpr std::uint8_t stackStopped = 4; ///< the bit of a chain token that has been stopped

// ---- public numbers

/// The steps of the game. "chance" marks the steps that wait for chance.
enum class Step : std::int16_t {
    DrawQueue,   ///< chance: the queue cards (TS-19)
    Characters,  ///< the asked seat chooses (TS-20)
    Shuffle,     ///< chance: all Event cards (TS-23)
    Play,        ///< the turn owner chooses an action or ends the turn (TS-31)
    Window,      ///< responses to the newest item of the chain (TS-44, TS-45)
    DrawNumber,  ///< the number of cards to draw (TS-56, TS-69, TS-82)
    StealNumber, ///< the number of cards to steal (TS-59)
    StealCards,  ///< chance: the stolen cards
    Bury,        ///< pick own discards to bury, or done (TS-62)
    Recycle,     ///< pick discards to take back, or done after the first (TS-65)
    Special,     ///< another player of the same type draws 0 to 2 (TS-71)
    Discard,     ///< pick a hand card to discard in action B (TS-73)
    LoseCard,    ///< chance: Jack's next victim loses a card (TS-78)
    PutBack,     ///< pick a hand card for one's own deck (TS-82)
    MixDeck,     ///< chance: shuffles that deck
    KeepDug,     ///< pick the dug card to keep (TS-87)
    SwapOwn,     ///< pick own discards to swap, or done after the first (TS-91)
    SwapTheirs,  ///< pick the target's discards, the same number
    Bonus,       ///< use or decline (TS-97); a feline player picks a card instead of using
    MessDeck,    ///< put 0 or 1 card from one's own deck on another deck (TS-100)
    Emergency,   ///< pick discards down to the hand limit (TS-109)
    Renew,       ///< chance: shuffles the deck of the asked seat (TS-104)
    Achieve,     ///< pick the achievement card (TS-105)
    EndDiscard,  ///< pick discards down to the hand limit (TS-120)
    Resolve,     ///< only while a move is carried out: nobody is asked
    Over,
};

enum class Number : std::uint8_t {
    Seats,
    Step,
    Asked,      ///< the seat that decides or that chance concerns; -1 in a reaction window
    Turn,       ///< the turn, from 1; 0 in set-up
    TurnOwner,  ///< the seat whose turn it is; -1 in set-up
    Points,     ///< action points left in this turn (TS-28)
    Actions,    ///< number of actions announced in this turn (TS-114)
    NoStopping, ///< 1 under Alan's lock (TS-80)
    Passed,     ///< bits of the seats that passed on the newest item (TS-47)
    Item,       ///< face of the Event card played as the action; 0: none, for actions B, C and D
    Targets,    ///< bits of the target seats of the action (TS-34)
    Borrowed,   ///< face of the discarded card whose effects are used (TS-84), 0: none
    EffectAt,   ///< the current effect of the action, from 0
    Stolen,     ///< cards stolen by this action (TS-60)
    Picked,     ///< number of cards already picked and moved in the current choice
    Cursor,     ///< progress of a question round the table, in steps of turn order
    Empty,      ///< bits of the seats whose deck was empty at the deck check (TS-103)
    CheckThen,  ///< the step after the deck check: 0 play, 1 the end of the turn (TS-114)
    Winner,     ///< the seat that won; -1 before the end
    // ---- options
    ActingMost,                    ///< TS-126
    Fastest,                       ///< 1 with fastest finger (TS-127)
    EntryCheck,                    ///< TS-128
    IdleCheck,                     ///< TS-129
    TurnCap,                       ///< TS-131; 0: none
    Copies,                        ///< first of designCount numbers: copies of each design (TS-130)
    SeatAt = Copies + designCount, ///< first of mostSeats: the seat at each place in the queue (TS-19)
    // ---- by seat
    BonusUsed = SeatAt + mostSeats,        ///< uses of the bonus this turn (TS-96)
    Triggers = BonusUsed + mostSeats,      ///< triggers left in this bonus step (TS-95)
    AbilityTurn = Triggers + mostSeats,    ///< uses of the ability this turn (TS-76)
    AbilityGame = AbilityTurn + mostSeats, ///< uses of the ability this game
    SwapUsed = AbilityGame + mostSeats,    ///< swaps this turn (TS-91)
    Collected = SwapUsed + mostSeats,      ///< 1: collected an achievement this turn (TS-106)
    RockyMark = Collected + mostSeats,     ///< 1: has Rocky's mark (TS-90)
    Count = RockyMark + mostSeats,
};

/// The number of places: for Event cards, characters, queue cards, a token for an action, and tokens for all
/// Stopping cards.
inline constexpr std::size_t tablePlaces = eventFaces + characterCount + queueCount + 1 + 3 * mostCopies;

/// A state of Tail Story. It adds no field to the table (see core/contract/rules.h).
struct State : kit::NamedTable<zones, tablePlaces, Number> {
    [[nodiscard]] Step step() const { return number<Step>(Number::Step); }
    void setStep(Step step, kit::Facts& facts) { setNumber(Number::Step, step, facts); }
    [[nodiscard]] kit::Seat turnOwner() const { return seatIn(Number::TurnOwner); }
    [[nodiscard]] kit::Seat askedSeat() const { return seatIn(Number::Asked); }
};

} // namespace taletop::tailstory
