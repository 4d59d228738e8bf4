// SPDX-License-Identifier: MIT
// Estimates the worth of responses, numbers and picks.
#include "core/games/tailstory/player/evaluation.h"
#include "core/games/tailstory/rules/turn.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::tailstory {

namespace {

/// The gain of the chain's action for its owner, mostly from drawing.
int gainOfAction(const State& view, kit::Seat owner) {
    const int deck = sizeOf(view, ZoneKind::Deck, owner);
    int gain = 40;
    for (const Effect& effect : effectsOf(view)) {
        if (effect.kind == Effect::Kind::Draw)
            gain = std::max(gain, worthOfDraw(view, owner, std::min<int>(effect.most, deck)));
        if (effect.kind == Effect::Kind::Steal || effect.kind == Effect::Kind::Recycle)
            gain = std::max(gain, 150);
        if (effect.kind == Effect::Kind::RandomLoss || effect.kind == Effect::Kind::NoStopping)
            gain = std::max(gain, 120);
    }
    return gain;
}

/// The harm that the action does to the seat.
int harmOfAction(const State& view, kit::Seat seat) {
    if ((view.number(Number::Targets) >> seat & 1) == 0)
        return 0;
    switch (effectNow(view).kind) {
    case Effect::Kind::Steal:
        return 130;
    case Effect::Kind::OnePoint:
        return 100;
    case Effect::Kind::RandomLoss:
        return 70;
    default:
        return 20;
    }
}

/// The worth to the seat of stopping the newest item.
int worthOfStopping(const State& view, kit::Seat seat) {
    const kit::Seat owner = itemOwner(view, 1);
    const int stops = chainLength(view) - 1;
    const int bribe = worthOfDraw(view, owner, std::min(1, sizeOf(view, ZoneKind::Deck, owner)));
    const int difference = gainOfAction(view, owner) - bribe;
    if (owner == seat)
        return stops % 2 == 1 ? difference : -1000;
    if (stops % 2 == 1)
        return -1000; // someone has stopped it already
    // One rival's loss also helps all other players.
    const bool decides = difference > 2000;
    return (decides ? difference : difference / (view.seats() - 1)) + harmOfAction(view, seat);
}

Reason stopReason(const State& view, kit::Seat seat, const Move& move) {
    if (itemOwner(view, 1) == seat)
        return because(39, TALETOP_TEXT("tailstory", "Your action is worth more than a Stopping card."));
    if (harmOfAction(view, seat) >= 70)
        return because(50, TALETOP_TEXT("tailstory", "It’s aimed at you."));
    if (worthOfBonus(view, seat, move.card) > 0)
        return because(
            94, TALETOP_TEXT("tailstory", "The card matches your type, so you get your bonus out of turn."));
    Reason reason =
        because(50, TALETOP_TEXT("tailstory", "It’s worth more to %1 than a Stopping card is to you."));
    reason.text.seat(itemOwner(view, 1));
    return reason;
}

/// The worth of taking this card for Mess. It depends on the card and on the owner of its pile (TS-100).
int worthOfMess(const State& view, kit::Seat seat, int face) {
    kit::Seat other = 0;
    while (other == seat || view.indexOf(zoneOf(ZoneKind::Discard, other), face) < 0)
        ++other;
    const bool runsOut = view.empty(ZoneKind::Deck, other) && view.number(Number::Collected, other) == 0;
    const bool canGive = !view.empty(ZoneKind::Deck, seat);
    return 50 + worthOfCard(view, seat, face) / 4 + threatOf(view, other) / 4 +
           (runsOut && canGive ? 400 : 0);
}

Valued valueOfNumber(const State& view, kit::Seat seat, const Move& move) {
    if (view.step() == Step::StealNumber) {
        // Stealing one card and burying two makes the next deck shorter, but a small hand needs cards first.
        const bool few = sizeOf(view, ZoneKind::Hand, seat) < 4;
        return {move, few == (move.number == 2) ? 10 : 0,
                few ? because(120, TALETOP_TEXT("tailstory", "Your hand has room for both."))
                    : because(62, TALETOP_TEXT("tailstory",
                                               "Steal one and bury two, and your next deck is shorter."))};
    }
    const bool empties = move.number == sizeOf(view, ZoneKind::Deck, seat);
    const bool wasted = view.number(Number::Collected, seat) != 0;
    const bool putsBack = view.step() == Step::DrawNumber && effectNow(view).kind == Effect::Kind::Draw &&
                          effectNow(view).most == 3;
    Reason why =
        because(103, TALETOP_TEXT("tailstory", "Each card gets you closer to the end of your deck."));
    if (!putsBack) {
        why = because(103, TALETOP_PLURAL("tailstory", "That leaves %n card(s) in your deck."));
        why.text.plural(sizeOf(view, ZoneKind::Deck, seat) - move.number);
    }
    if (empties && !wasted)
        why = because(105, TALETOP_TEXT("tailstory", "Your deck runs out, and that earns an achievement."));
    if (move.number < numberBounds(view).most && wasted)
        why = because(
            106, TALETOP_TEXT("tailstory",
                              "Your deck shouldn’t run out again this turn. It would earn you nothing."));
    return {move, putsBack ? 100 * move.number : worthOfDraw(view, seat, move.number), why};
}

Reason aboutCard(int ledger, const char* source, int face) {
    Reason reason = because(ledger, source);
    reason.text.word(nameOf(face));
    return reason;
}

/// The ledger entry for a pick in the current step.
int entryOfPick(const State& view) {
    switch (view.step()) {
    case Step::Recycle:
        return 65;
    case Step::KeepDug:
        return 87;
    case Step::Discard:
        return 73;
    case Step::PutBack:
        return 82;
    case Step::Emergency:
        return 109;
    case Step::EndDiscard:
        return 120;
    default: // both sides of a swap
        return 91;
    }
}

/// The worth of a pick. Valuable cards are good to take, and poor cards are good to give away.
Valued valueOfPick(const State& view, kit::Seat seat, const Move& move) {
    const int worth = worthOfCard(view, seat, move.card);
    switch (view.step()) {
    case Step::Recycle:
    case Step::KeepDug:
    case Step::SwapTheirs:
        return {move, worth,
                aboutCard(entryOfPick(view),
                          TALETOP_TEXT("tailstory", "“%1” is the best of these cards for you."), move.card)};
    case Step::Bonus:
        return {move, worthOfMess(view, seat, move.card),
                aboutCard(100, TALETOP_TEXT("tailstory", "“%1” goes from their next deck into yours."),
                          move.card)};
    case Step::Bury:
        return {
            move, 400 - worth,
            aboutCard(62, TALETOP_TEXT("tailstory", "Your next deck is shorter without “%1”."), move.card)};
    case Step::Achieve:
        return {move, 1000 - worth,
                aboutCard(105,
                          TALETOP_TEXT("tailstory", "“%1” helps you least, and this takes it out of play."),
                          move.card)};
    default:
        return {move, 1000 - worth,
                aboutCard(entryOfPick(view), TALETOP_TEXT("tailstory", "“%1” helps you least."), move.card)};
    }
}

Valued valueOfDone(const State& view, kit::Seat seat, const Move& move) {
    if (view.step() == Step::Bury)
        return {move, 0, because(62, TALETOP_TEXT("tailstory", "The other cards are worth keeping."))};
    if (view.step() == Step::Recycle)
        return {move, sizeOf(view, ZoneKind::Hand, seat) > 6 ? 1000 : 0,
                because(120, TALETOP_TEXT("tailstory", "Your hand is full."))};
    int worst = 1000; // the player gives away a second card only if it is a poor one
    for (const kit::Card& card : view.cards(ZoneKind::Discard, seat))
        if ((card.mark & pickedMark) == 0)
            worst = std::min(worst, worthOfCard(view, seat, card.face));
    return {move, worst > 130 ? 1000 : 0,
            because(91, TALETOP_TEXT("tailstory", "Your other discards are worth keeping."))};
}

/// The initial worth of a character, by its row in the table of characters (TS-8).
constexpr std::array<int, characterCount> characterWorth{130, 120, 100, 110, 90, 90};

} // namespace

Reason typeReason(const State& view, kit::Seat seat, int face) {
    return typeOf(face) == typeAt(view, seat)
               ? aboutCard(94, TALETOP_TEXT("tailstory", "“%1” matches your type and can earn your bonus."),
                           face)
               : aboutCard(94,
                           TALETOP_TEXT("tailstory", "“%1” doesn’t match your type, so it earns no bonus."),
                           face);
}

Valued valueOfResponse(const State& view, kit::Seat seat, const Move& move) {
    if (move.kind == Move::Kind::Pass)
        return {move, 0, because(47, TALETOP_TEXT("tailstory", "Save your cards for something worse."))};
    // Above the hand limit, spending a card costs less.
    const int price = sizeOf(view, ZoneKind::Hand, seat) > handLimit(view, seat) ? 40 : 90;
    const int value = worthOfStopping(view, seat) + worthOfBonus(view, seat, move.card) - price -
                      worthOfCard(view, seat, move.card) / 50;
    return {move, value, stopReason(view, seat, move)};
}

Valued valueOfChoice(const State& view, kit::Seat seat, const Move& move) {
    const bool digs = hasCharacter(view, seat) && bonusOf(typeAt(view, seat)).kind == Bonus::Kind::Dig;
    switch (move.kind) {
    case Move::Kind::Choose:
        return {move, kit::at(characterWorth, move.card - firstCharacter),
                aboutCard(8, TALETOP_TEXT("tailstory", "%1 has a strong bonus and a strong ability."),
                          move.card)};
    case Move::Kind::Number:
        return valueOfNumber(view, seat, move);
    case Move::Kind::Pick:
        return valueOfPick(view, seat, move);
    case Move::Kind::Done:
        return valueOfDone(view, seat, move);
    case Move::Kind::Use:
        return {move, worthOfDraw(view, seat, 1),
                because(digs ? 102 : 99,
                        TALETOP_TEXT("tailstory", "It’s free, and it takes a card off your deck."))};
    default:
        return {move, 0, because(97, TALETOP_TEXT("tailstory", "It wouldn’t gain you anything now."))};
    }
}

} // namespace taletop::tailstory
