// SPDX-License-Identifier: MIT
// The table of Tail Story: its zones, its public numbers, and how to read them.
#pragma once

#include "core/games/tailstory/cards.h"
#include "core/kit/seat.h"
#include "core/kit/table.h"

namespace taletop::tailstory {

inline constexpr int mostSeats = 4;     ///< TS-1
inline constexpr int deckSize = 15;     ///< TS-23
inline constexpr int openingHand = 5;   ///< TS-24
inline constexpr int winningPlaces = 4; ///< achievements that win (TS-118)

// ---- zones (TS-11)

inline constexpr kit::Zone box = 0;       ///< hidden: all Event cards before the deal, then the rest (TS-23)
inline constexpr kit::Zone queuePile = 1; ///< hidden: the queue cards until they are drawn (TS-19)
inline constexpr kit::Zone characterRow = 2; ///< open: the characters that nobody has (TS-20)
inline constexpr kit::Zone chain = 3;        ///< open: tokens of the action and the Stopping cards on it, the
                                             ///< newest last; marks are stackOwner and stackStopped

/// Zones that each seat has one of; a card belongs to whoever's zone it lies in (TS-12). Marks are
/// given where there are any.
enum class SeatZone : std::uint8_t {
    Queue,        ///< open: the queue card (TS-10)
    Character,    ///< open: the character; mark 1 in Altered form (TS-7)
    Deck,         ///< hidden from all: the top card is the last of the zone
    Hand,         ///< the owner's; pickedMark on what is to be discarded (TS-120)
    Discard,      ///< open (TS-15); dugMark and pickedMark
    Play,         ///< open: the play zone; stoppedMark (TS-54)
    Achievements, ///< the owner's, backs for others: 1st to 4th place (TS-105, TS-119)
};
inline constexpr int seatZoneCount = 7;
inline constexpr std::size_t zoneCount = 4 + mostSeats * seatZoneCount;

[[nodiscard]] constexpr kit::Zone zoneOf(SeatZone zone, kit::Seat seat) {
    return static_cast<kit::Zone>(4 + seat * seatZoneCount + static_cast<int>(zone));
}

// ---- marks (kit::Card::mark)

inline constexpr std::uint8_t alteredMark = 1;  ///< of a character
inline constexpr std::uint8_t stoppedMark = 1;  ///< of a card in a play zone
inline constexpr std::uint8_t dugMark = 1;      ///< of a discard that its owner dug this turn (TS-88)
inline constexpr std::uint8_t pickedMark = 2;   ///< of a card picked in a choice that is still open
inline constexpr std::uint8_t stackOwner = 3;   ///< bits of a token of the chain: the seat
inline constexpr std::uint8_t stackStopped = 4; ///< bit of a token of the chain: it has been stopped

// ---- public numbers

/// Where the game stands. Steps that wait for chance are named so.
enum class Step : std::int16_t {
    DrawQueue,   ///< chance: the queue cards (TS-19)
    Characters,  ///< the asked seat chooses (TS-20)
    Shuffle,     ///< chance: all Event cards (TS-23)
    Play,        ///< the turn owner chooses an action or ends the turn (TS-31)
    Window,      ///< responses to the newest item of the chain (TS-44, TS-45)
    DrawNumber,  ///< how many cards to draw (TS-56, TS-69, TS-82)
    StealNumber, ///< how many cards to steal (TS-59)
    StealCards,  ///< chance: which ones
    Bury,        ///< pick one, or done (TS-62)
    Recycle,     ///< pick one, or done after the first (TS-65)
    Special,     ///< 0 to 2, by another player of the same type (TS-71)
    Discard,     ///< pick one for action B (TS-73)
    LoseCard,    ///< chance: Jack's next victim loses a card (TS-78)
    PutBack,     ///< pick one for the own deck (TS-82)
    MixDeck,     ///< chance: that deck is shuffled
    KeepDug,     ///< pick one (TS-87)
    SwapOwn,     ///< pick one, or done after the first (TS-91)
    SwapTheirs,  ///< pick one until there are as many
    Bonus,       ///< use or decline (TS-97); a feline player picks a card instead of using
    MessDeck,    ///< 0 or 1 card of the own deck (TS-100)
    Emergency,   ///< pick discards down to the hand limit (TS-109)
    Renew,       ///< chance: the deck of the asked seat is shuffled (TS-104)
    Achieve,     ///< pick the achievement card (TS-105)
    EndDiscard,  ///< pick discards down to the hand limit (TS-120)
    Resolve,     ///< while a move is carried out, never at rest: nobody is asked
    Over,
};

enum class Scalar : std::uint8_t {
    Seats,
    Step,
    Asked,      ///< the seat that decides or that chance is about; -1 in a window
    Turn,       ///< from 1; 0 in set-up
    TurnOwner,  ///< -1 in set-up
    Points,     ///< action points left in this turn (TS-28)
    Actions,    ///< announced in this turn (TS-114)
    NoStopping, ///< 1: Alan's lock (TS-80)
    Passed,     ///< bits of the seats that passed on the newest item (TS-47)
    Item,       ///< face of the Event card played as the action, 0: none (B, C, D)
    Targets,    ///< bits of the seats the action is aimed at (TS-34)
    Borrowed,   ///< face of the discarded card whose effects are used (TS-84), 0: none
    EffectAt,   ///< which effect of the action is being carried out, from 0
    Stolen,     ///< cards stolen by this action (TS-60)
    Picked,     ///< cards picked so far in the choice that is open, where they have moved already
    Cursor,     ///< how far the walk round the table has come, in turn order
    Empty,      ///< bits of the seats whose deck the deck check found empty (TS-103)
    CheckThen,  ///< what follows the deck check: 0 the play step, 1 the end of turn (TS-114)
    Winner,     ///< -1: nobody yet
    // ---- options
    ActingMost,                    ///< TS-126
    Fastest,                       ///< 1: fastest finger (TS-127)
    EntryCheck,                    ///< TS-128
    IdleCheck,                     ///< TS-129
    TurnCap,                       ///< TS-131; 0: none
    Copies,                        ///< of each design (TS-130): designCount numbers
    SeatAt = Copies + designCount, ///< by place in the queue, from 0: the seat (TS-19)
    // ---- by seat
    BonusUsed = SeatAt + mostSeats,        ///< this turn (TS-96)
    Triggers = BonusUsed + mostSeats,      ///< left in this bonus step (TS-95)
    AbilityTurn = Triggers + mostSeats,    ///< uses this turn (TS-76)
    AbilityGame = AbilityTurn + mostSeats, ///< uses this game
    SwapUsed = AbilityGame + mostSeats,    ///< this turn (TS-91)
    Collected = SwapUsed + mostSeats,      ///< an achievement this turn (TS-106)
    RockyMark = Collected + mostSeats,     ///< TS-90
    End = RockyMark + mostSeats,
};

/// Event cards, characters, queue cards, and tokens of an action and of every Stopping card.
inline constexpr std::size_t tablePlaces = eventFaces + characterCount + queueCount + 1 + 3 * mostCopies;

/// A state of Tail Story. It has no field beside the table (see ruleset/rules.h).
struct State : kit::Table<zoneCount, tablePlaces, static_cast<std::size_t>(Scalar::End)> {};

// ---- reading and writing numbers

[[nodiscard]] constexpr std::uint8_t key(Scalar scalar, int index = 0) {
    return static_cast<std::uint8_t>(static_cast<int>(scalar) + index);
}
/// `index`: the seat, the design or the place in the queue of numbers that have one.
[[nodiscard]] inline int number(const State& state, Scalar scalar, int index = 0) {
    return state.scalar(key(scalar, index));
}
inline void setNumber(State& state, Scalar scalar, int value, kit::Facts& facts) {
    state.set(key(scalar), value, facts);
}
inline void setNumberOf(State& state, Scalar scalar, int index, int value, kit::Facts& facts) {
    state.set(key(scalar, index), value, facts);
}
[[nodiscard]] inline Step stepOf(const State& state) {
    return static_cast<Step>(number(state, Scalar::Step));
}
[[nodiscard]] inline kit::Seat seatsOf(const State& state) {
    return static_cast<kit::Seat>(number(state, Scalar::Seats));
}
[[nodiscard]] inline kit::Seat turnOwner(const State& state) {
    return static_cast<kit::Seat>(number(state, Scalar::TurnOwner));
}
[[nodiscard]] inline kit::Seat askedSeat(const State& state) {
    return static_cast<kit::Seat>(number(state, Scalar::Asked));
}

} // namespace taletop::tailstory
