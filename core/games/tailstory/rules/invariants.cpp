// SPDX-License-Identifier: MIT
// Checks the ledger's invariants on a full state. Messages name the invariant.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/rules/turn.h"
#include "core/kit/at.h"

namespace taletop::tailstory {

namespace {

/// Can this face be in a zone of a seat?
bool belongs(ZoneKind zone, int face) {
    if (zone == ZoneKind::Queue)
        return face >= firstQueue && face < firstToken;
    return zone == ZoneKind::Character ? isCharacter(face) : isEvent(face);
}

/// The mark bits that cards of a zone may have now (including invariant 17).
int allowedMarks(const State& state, ZoneKind zone, kit::Seat seat) {
    const Step step = state.step();
    const bool swapping = step == Step::SwapOwn || step == Step::SwapTheirs;
    switch (zone) {
    case ZoneKind::Character:
        return alteredMark;
    case ZoneKind::Play:
        return stoppedMark;
    case ZoneKind::Hand:
        return (step == Step::Emergency || step == Step::EndDiscard) && state.askedSeat() == seat ? pickedMark
                                                                                                  : 0;
    case ZoneKind::Discard:
        return (hasCharacter(state, seat) && bonusOf(typeAt(state, seat)).kind == Bonus::Kind::Dig ? dugMark
                                                                                                   : 0) |
               (swapping && (state.turnOwner() == seat || targetOf(state) == seat) ? pickedMark : 0);
    default:
        return 0;
    }
}

/// Invariant 1: every card of the game is in exactly one zone, and none is unknown.
std::string brokenCards(const State& state) {
    std::array<int, 256> seen{};
    for (kit::Zone zone = 0; zone < zones.size(); ++zone)
        for (const kit::Card& card : state.cards(zone))
            if (zone != chain && ++seen[card.face] > 1)
                return "a card lies in two zones (invariant 1)";
    int cards = 0;
    for (int face = 1; face <= eventFaces; ++face) {
        const bool there = copyOf(face) < state.number(Number::Copies, designOf(face));
        if (kit::at(seen, face) != (there ? 1 : 0))
            return "the Event cards are not those of the game (invariant 1)";
        cards += there ? 1 : 0;
    }
    const int dealt = state.number(Number::Turn) > 0 ? deckSize * state.seats() : 0;
    if (state.count(box) != cards - dealt)
        return "a card left the box or came into it (invariant 2)";
    return "";
}

std::string brokenZones(const State& state, kit::Seat seat) {
    for (kit::Zone zone = 0; zone < zones.size(); ++zone) {
        if (zones.ownerOf(zone) != seat)
            continue;
        const ZoneKind kind = zones.kindOf(zone);
        for (const kit::Card& card : state.cards(zone)) {
            if (seat >= state.seats() || !belongs(kind, card.face))
                return "a card where it cannot be (invariant 1)";
            if ((card.mark & ~allowedMarks(state, kind, seat)) != 0)
                return "a mark that does not belong there (invariant 17)";
        }
    }
    return "";
}

bool anyHasTwo(const State& state) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (sizeOf(state, ZoneKind::Achievements, seat) >= 2)
            return true;
    return false;
}

/// Invariants 4 to 7, about achievements and the forms of characters.
std::string brokenAchievements(const State& state, kit::Seat seat) {
    const int count = sizeOf(state, ZoneKind::Achievements, seat);
    if (count > winningPlaces || (count == winningPlaces) != (state.number(Number::Winner) == seat))
        return "four achievements and no victory, or the other way round (invariant 4)";
    if (state.number(Number::Collected, seat) > 1)
        return "two achievements in a turn (invariant 5)";
    if (hasCharacter(state, seat) && isAltered(state, seat) != (count >= 1 || anyHasTwo(state)))
        return "a character in the wrong form (invariant 6)";
    return "";
}

/// Invariants 9 and 10, about how often abilities, swaps and bonuses are used.
std::string brokenUses(const State& state, kit::Seat seat) {
    if (!hasCharacter(state, seat))
        return "";
    const Character& character = characterAt(state, seat);
    const int uses = state.number(Number::AbilityGame, seat);
    if (state.number(Number::AbilityTurn, seat) > 1 || (character.perGame != 0 && uses > character.perGame))
        return "an ability used too often (invariant 9)";
    if (state.number(Number::SwapUsed, seat) > 1)
        return "two swaps in a turn (invariant 9)";
    if (state.number(Number::BonusUsed, seat) > bonusOf(character.type).perTurn)
        return "a bonus used too often (invariant 10)";
    return "";
}

/// Invariants 8, 11, 14 and 16, about the turn and the wait for an action.
std::string brokenTurn(const State& state) {
    const int points = state.number(Number::Points);
    if (points < 0 || points > 2)
        return "action points out of bounds (invariant 8)";
    if (state.number(Number::Actions) > 4) // TS-32
        return "too many actions (invariant 9)";
    if (state.step() != Step::Play)
        return "";
    if (chainLength(state) != 0)
        return "a chain while an action is awaited (invariant 11)";
    const bool checked = state.number(Number::Actions) > 0;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        if (!state.empty(ZoneKind::Play, seat))
            return "a play zone that was not cleared (invariant 11)";
        if (checked && state.empty(ZoneKind::Deck, seat) && overLimit(state, seat) > 0)
            return "a deck that was not renewed (invariant 14)";
    }
    const kit::Seat before = seatAfter(state, state.turnOwner(), state.seats() - 1);
    if (!checked && state.number(Number::Turn) > 1 && overLimit(state, before) > 0)
        return "a hand above its limit after the turn (invariant 16)";
    return "";
}

/// Invariant 12: the play zones hold the cards of the chain's items in order (TS-55).
std::string brokenChain(const State& state) {
    std::array<std::size_t, mostSeats> cards{};
    for (int item = 1; item <= chainLength(state); ++item) {
        const int token = kit::at(state.cards(chain), item - 1).face;
        const kit::Seat owner = itemOwner(state, item);
        if (!isToken(token) || owner >= state.seats())
            return "an item of the chain that cannot be";
        if (item > 1 && owner == itemOwner(state, item - 1))
            return "an item stopped by its owner (invariant 12)";
        const bool isCard = token < drawDiscardToken;
        if (item > 1 && (!isCard || (token - firstToken) / typeCount != static_cast<int>(Kind::Stopping)))
            return "an answer that is no Stopping card (invariant 12)";
        if (!isCard)
            continue;
        const auto play = state.cards(ZoneKind::Play, owner);
        std::size_t& at = kit::at(cards, owner);
        if (at >= play.size() || tokenOf(designOf(play[at].face)) != token)
            return "the chain and the play zones do not agree (invariant 12)";
        ++at;
    }
    if (chainLength(state) > 1 && (isActing(state) || state.number(Number::NoStopping) != 0))
        return "a chain on what cannot be stopped (invariant 12)";
    return "";
}

} // namespace

std::string Rules::brokenInvariant(const State& state) {
    if (std::string broken = brokenCards(state); !broken.empty())
        return broken;
    for (kit::Seat seat = 0; seat < mostSeats; ++seat) {
        std::string broken = brokenZones(state, seat);
        if (broken.empty() && seat < state.seats())
            broken = brokenAchievements(state, seat);
        if (broken.empty() && seat < state.seats())
            broken = brokenUses(state, seat);
        if (!broken.empty())
            return "seat " + std::to_string(seat + 1) + ": " + broken;
    }
    if (state.step() <= Step::Shuffle)
        return "";
    if (std::string broken = brokenTurn(state); !broken.empty())
        return broken;
    return brokenChain(state);
}

} // namespace taletop::tailstory
