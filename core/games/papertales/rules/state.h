// SPDX-License-Identifier: MIT
// The table of Paper Tales: its zones, its public numbers, and functions to read them.
#pragma once

#include "core/games/papertales/rules/cards.h"
#include "core/kit/at.h"
#include "core/kit/named_table.h"
#include "core/kit/seat.h"

namespace taletop::papertales {

inline constexpr int mostSeats = 5; ///< PT-1
inline constexpr int lastTurn = 4;  ///< PT-22
inline constexpr int picksEach = 5; ///< cards that each player picks in a draft (PT-30)

// ---- zones

/// The kinds of zones. From Hand on, every seat has one of each kind. Comments explain the marks of a zone,
/// if it has any.
enum class ZoneKind : std::uint8_t {
    DrawPile,    ///< the next card is the last of the zone (PT-10)
    DiscardPile, ///< face down, in no order (PT-10)
    Hand,        ///< picks of the draft, later the hand; marks are the plan (plan.h)
    Kept,        ///< a card kept for the next turn (PT-42)
    Pack,        ///< the pack to pick from now (PT-30)
    Queue,       ///< the next packs, in order; each is hidden until the previous pack is done
    Dropped,     ///< cards discarded in the draft of two players (PT-33)
    F1,          ///< the five spots (PT-13, PT-14): at most one Unit; its mark counts its Age tokens
    F2,
    F3,
    B1,
    B2,
    Buildings, ///< all five; the mark is the level, 0 to 2 (PT-9)
    Plan,      ///< spot tokens of Units in play that move or leave (plan.h)
    Choice,    ///< the seat's choices in this step (PT-24)
};
using Sees = kit::Visibility;
inline constexpr kit::ZoneTable
    zones(mostSeats, kit::ZoneOrder::BySeat,
          {kit::shared(ZoneKind::DrawPile, "drawPile", Sees::Count),
           kit::shared(ZoneKind::DiscardPile, "discard", Sees::Count),
           kit::ofEachSeat(ZoneKind::Hand, "hand", Sees::Face, Sees::Count),
           kit::ofEachSeat(ZoneKind::Kept, "kept", Sees::Face, Sees::Count),
           kit::ofEachSeat(ZoneKind::Pack, "pack", Sees::Face, Sees::Count),
           kit::ofEachSeat(ZoneKind::Queue, "queue", Sees::Count, Sees::Count),
           kit::ofEachSeat(ZoneKind::Dropped, "dropped", Sees::Face, Sees::Count),
           kit::ofEachSeat(ZoneKind::F1, "F1", Sees::Face, Sees::Face), // PT-7, also for the next five zones
           kit::ofEachSeat(ZoneKind::F2, "F2", Sees::Face, Sees::Face),
           kit::ofEachSeat(ZoneKind::F3, "F3", Sees::Face, Sees::Face),
           kit::ofEachSeat(ZoneKind::B1, "B1", Sees::Face, Sees::Face),
           kit::ofEachSeat(ZoneKind::B2, "B2", Sees::Face, Sees::Face),
           kit::ofEachSeat(ZoneKind::Buildings, "buildings", Sees::Face, Sees::Face),
           kit::ofEachSeat(ZoneKind::Plan, "plan", Sees::Face, Sees::Nothing), // PT-24, PT-39
           kit::ofEachSeat(ZoneKind::Choice, "choice", Sees::Face, Sees::Nothing)});

[[nodiscard]] constexpr kit::Zone zoneOf(ZoneKind kind, kit::Seat seat = 0) {
    return zones.zoneOf(kind, seat);
}
inline constexpr kit::Zone drawPile = zoneOf(ZoneKind::DrawPile);
inline constexpr kit::Zone discardPile = zoneOf(ZoneKind::DiscardPile);

/// Spots are numbered from 0, in the ledger's order: F1, F2, F3, B1, B2.
inline constexpr int spotCount = 5;
inline constexpr int fifthSpot = 2; ///< F3 (PT-14)
inline constexpr int firstBack = 3;

[[nodiscard]] constexpr kit::Zone spotZone(kit::Seat seat, int spot) {
    return kit::cardNumber(zoneOf(ZoneKind::F1, seat) + spot);
}
[[nodiscard]] constexpr bool isFront(int spot) { return spot < firstBack; }

// ---- public numbers

/// The steps of the game, in the order of a turn. Shuffle, Refill and Search wait for a shuffle. Deal, Wars,
/// Income and Aging are automatic, so that each automatic phase is a journal entry of its own, with a state
/// before and after it.
enum class Step : std::int16_t {
    Shuffle,   ///< phase 1: shuffles all cards (PT-10)
    Deal,      ///< phase 1: deals the packs (PT-29, PT-32)
    Refill,    ///< phase 1: shuffles the discard pile if the draw pile runs out during the deal (PT-35)
    Draft,     ///< phase 1: each seat picks cards from its packs (PT-30, PT-33)
    Plan,      ///< phase 2: each seat plans its deployment (PT-38)
    Search,    ///< phase 2: shuffles the discard pile if the draw pile runs out during a search (PT-35)
    Targets,   ///< phase 2: targets of abilities on reveal (PT-111)
    Alchemy,   ///< phase 2: targets of abilities of every turn (PT-97)
    Wars,      ///< phase 3
    Income,    ///< phase 4
    Construct, ///< phase 5
    Heal,      ///< phase 6: saves are chosen (PT-75)
    Aging,
    Over,
};

/// The phases of a turn (PT-22).
enum class Phase : std::uint8_t { Recruitment, Deployment, Wars, Income, Construction, Aging, Over };

[[nodiscard]] constexpr Phase phaseOf(Step step) {
    if (step <= Step::Draft)
        return Phase::Recruitment;
    if (step <= Step::Alchemy)
        return Phase::Deployment;
    if (step >= Step::Heal)
        return step == Step::Over ? Phase::Over : Phase::Aging;
    return static_cast<Phase>(static_cast<int>(Phase::Wars) + static_cast<int>(step) -
                              static_cast<int>(Step::Wars));
}

enum class Number : std::uint8_t {
    Seats,
    Step,
    Turn,                      ///< the turn, 1 to 4
    Committed,                 ///< bits of the seats that have chosen in this step, or have no choice
    Drawn,                     ///< 1 + seat * 5 + spot of the Unit drawn by Shapeshifter this phase, 0: none
    Gold,                      ///< first of mostSeats numbers (PT-3)
    Points = Gold + mostSeats, ///< Legend Points
    Strength = Points + mostSeats,  ///< strength in this turn's Wars; -1 before them
    WarsWon = Strength + mostSeats, ///< Wars won in this turn; -1 before the Wars
    Income = WarsWon + mostSeats,   ///< Gold from this turn's income; -1 before phase 4
    Revealed = Income + mostSeats,  ///< bits of the spots revealed this turn, until phase 2 ends
    Count = Revealed + mostSeats,
};

/// A state of Paper Tales. It adds no field to the table (see core/contract/rules.h). Its places are for 81
/// Units, 25 Buildings, and six tokens of plans and choices for each seat.
struct State : kit::NamedTable<zones, cardCount + mostSeats*(buildingCount + 6), Number> {
    [[nodiscard]] Step step() const { return number<Step>(Number::Step); }
    void setStep(Step step, kit::Facts& facts) { setNumber(Number::Step, step, facts); }
};

// ---- reading

[[nodiscard]] inline bool hasCommitted(const State& state, kit::Seat seat) {
    return (state.number(Number::Committed) >> seat & 1) != 0;
}
[[nodiscard]] inline bool isRevealed(const State& state, kit::Seat seat, int spot) {
    return (state.number(Number::Revealed, seat) >> spot & 1) != 0;
}
/// The Unit on a spot; face 0 if the spot is empty.
[[nodiscard]] inline kit::Card unitAt(const State& state, kit::Seat seat, int spot) {
    const auto cards = state.cards(spotZone(seat, spot));
    return cards.empty() ? kit::Card{} : cards[0];
}
[[nodiscard]] inline int unitsInPlay(const State& state, kit::Seat seat) {
    int count = 0;
    for (int spot = 0; spot < spotCount; ++spot)
        count += state.empty(spotZone(seat, spot)) ? 0 : 1;
    return count;
}
/// The level of a seat's Building, by face; 0: not built.
[[nodiscard]] inline int levelOf(const State& state, kit::Seat seat, int building) {
    return kit::at(state.cards(ZoneKind::Buildings, seat), building - firstBuilding).mark;
}
[[nodiscard]] int buildingsOwned(const State& state, kit::Seat seat);
/// PT-14: does the seat have a level 2 Building, which opens the fifth spot?
[[nodiscard]] bool hasFifthSpot(const State& state, kit::Seat seat);

// ---- the draft

/// The size of a pack when it is dealt (PT-29, PT-32).
[[nodiscard]] constexpr int packSize(int seats) { return seats == 2 ? 9 : 5; }
/// The size of the pack offered to a player who has made `picks` picks.
[[nodiscard]] constexpr int packSizeAfter(int seats, int picks) {
    return packSize(seats) - (seats == 2 ? 2 : 1) * picks; // PT-30, PT-33
}
/// The seat to the left (PT-11).
[[nodiscard]] constexpr kit::Seat leftOf(kit::Seat seat, int seats) {
    return kit::seatBeside(seat, 1, seats);
}
[[nodiscard]] constexpr kit::Seat rightOf(kit::Seat seat, int seats) {
    return kit::seatBeside(seat, -1, seats);
}
/// The seat that gets the packs passed on by `seat` (PT-31).
[[nodiscard]] constexpr kit::Seat passesTo(kit::Seat seat, int seats, int turn) {
    return turn % 2 == 1 ? leftOf(seat, seats) : rightOf(seat, seats);
}
/// Does the seat have all cards of this turn's draft, including the kept card (PT-34)?
[[nodiscard]] inline bool draftDone(const State& state, kit::Seat seat) {
    return state.size(ZoneKind::Hand, seat) >= picksEach;
}

/// May the seat make a plan (PT-38)? Its hand must have all cards of the draft.
[[nodiscard]] inline bool canPlan(const State& state, kit::Seat seat) {
    return state.step() == Step::Plan || (state.step() == Step::Draft && draftDone(state, seat));
}

} // namespace taletop::papertales
