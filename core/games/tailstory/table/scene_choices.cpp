// SPDX-License-Identifier: MIT
// Adds the viewer's moves with their gestures, labels and effects.
#include "core/games/tailstory/files/files.h"
#include "core/games/tailstory/table/scene_parts.h"

#include "core/games/tailstory/rules/turn.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::tailstory {

namespace {

using Kind = Move::Kind;
using PickKind = scene::Pick::Kind;

constexpr std::array numberKeys{"number-0", "number-1", "number-2", "number-3", "number-4", "number-5"};

scene::Pick zonePick(kit::Zone zone) { return {.kind = PickKind::Zone, .zone = zone}; }
scene::Pick seatPick(kit::Seat seat) { return {.kind = PickKind::Seat, .index = seat}; }
scene::Pick button(const char* key) { return {.kind = PickKind::Button, .key = key}; }
scene::Pick cardPick(const State& view, kit::Zone zone, int face) {
    return {.kind = PickKind::Card, .zone = zone, .index = view.indexOf(zone, face)};
}

void addTargets(const State& view, const Move& move, std::vector<scene::Pick>& gesture) {
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        if ((move.targets >> seat & 1) != 0)
            gesture.push_back(seatPick(seat));
}

/// The other seat whose discard pile contains the face, or `seat` if there is none.
kit::Seat pileOf(const State& view, kit::Seat seat, int face) {
    for (kit::Seat other = 0; other < view.seats(); ++other)
        if (other != seat && view.indexOf(zoneOf(ZoneKind::Discard, other), face) >= 0)
            return other;
    return seat;
}

/// The gesture of a pick. Hand cards are dragged to a zone, and cards in a pile are only touched.
std::vector<scene::Pick> pickGesture(const State& view, kit::Seat seat, const Move& move) {
    const auto fromHand = [&](ZoneKind to) {
        return std::vector{cardPick(view, zoneOf(ZoneKind::Hand, seat), move.card),
                           zonePick(zoneOf(to, seat))};
    };
    switch (view.step()) {
    case Step::Discard:
    case Step::Emergency:
    case Step::EndDiscard:
        return fromHand(ZoneKind::Discard);
    case Step::PutBack:
        return fromHand(ZoneKind::Deck);
    case Step::Achieve:
        return fromHand(ZoneKind::Achievements);
    case Step::SwapTheirs:
        return {cardPick(view, zoneOf(ZoneKind::Discard, targetOf(view)), move.card)};
    case Step::Bonus:
        return {cardPick(view, zoneOf(ZoneKind::Discard, pileOf(view, seat, move.card)), move.card)};
    default:
        return {cardPick(view, zoneOf(ZoneKind::Discard, seat), move.card)};
    }
}

std::vector<scene::Pick> abilityGesture(const State& view, kit::Seat seat, const Move& move) {
    std::vector<scene::Pick> gesture{button("ability")};
    if (move.card != 0)
        gesture.push_back(cardPick(view, zoneOf(ZoneKind::Discard, seat), move.card));
    addTargets(view, move, gesture);
    if (characterAt(view, seat).effectList[0].kind == Effect::Kind::RandomLoss)
        gesture.push_back(button("commit")); // the player may first touch several other players
    return gesture;
}

std::vector<scene::Pick> gestureOf(const State& view, kit::Seat seat, const Move& move) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    switch (move.kind) {
    case Kind::Choose:
        return {cardPick(view, characterRow, move.card)};
    case Kind::Play: {
        std::vector<scene::Pick> gesture{cardPick(view, hand, move.card)};
        if (move.targets == 0)
            gesture.push_back(zonePick(chain));
        addTargets(view, move, gesture);
        return gesture;
    }
    case Kind::DrawDiscard:
        return {button("draw-discard")};
    case Kind::Ability:
        return abilityGesture(view, seat, move);
    case Kind::Swap: {
        std::vector<scene::Pick> gesture{button("swap")};
        addTargets(view, move, gesture);
        return gesture;
    }
    case Kind::EndTurn:
        return {button("end")};
    case Kind::Stop:
        return {cardPick(view, hand, move.card), zonePick(chain)};
    case Kind::Pass:
        return {button("pass")};
    case Kind::Number:
        return {button(numberKeys[move.number])};
    case Kind::Pick:
        return pickGesture(view, seat, move);
    case Kind::Done:
        return {button("done")};
    case Kind::Use:
        return {button("use")};
    case Kind::Decline:
        break;
    }
    return {button("decline")};
}

kit::Text numberLabel(const State& view, const Move& move) {
    switch (view.step()) {
    case Step::StealNumber:
        return sceneText(TALETOP_PLURAL("tailstory", "Steal %n card(s)")).plural(move.number);
    case Step::Special:
        if (move.number == 0)
            return sceneText(TALETOP_TEXT("tailstory", "Stay silent"));
        return sceneText(TALETOP_PLURAL("tailstory", "Join in and draw %n card(s)")).plural(move.number);
    case Step::MessDeck:
        if (move.number == 0)
            return sceneText(TALETOP_TEXT("tailstory", "Keep your top card"));
        return sceneText(TALETOP_TEXT("tailstory", "Put your top card on %1’s deck")).seat(targetOf(view));
    default:
        return sceneText(TALETOP_PLURAL("tailstory", "Draw %n card(s)")).plural(move.number);
    }
}

kit::Text pickLabel(const State& view, kit::Seat seat, const Move& move) {
    const auto with = [&](const char* source) { return sceneText(source).word(nameOf(move.card)); };
    switch (view.step()) {
    case Step::Bury:
        return with(TALETOP_TEXT("tailstory", "Bury %1 in %2’s pile")).seat(targetOf(view));
    case Step::Recycle:
        return with(TALETOP_TEXT("tailstory", "Recycle %1"));
    case Step::PutBack:
        return with(TALETOP_TEXT("tailstory", "Put %1 back into your deck"));
    case Step::KeepDug:
        return with(TALETOP_TEXT("tailstory", "Keep %1"));
    case Step::SwapOwn:
        return with(TALETOP_TEXT("tailstory", "Give %1"));
    case Step::SwapTheirs:
        return with(TALETOP_TEXT("tailstory", "Take %1"));
    case Step::Bonus:
        return with(TALETOP_TEXT("tailstory", "Mess: take %1 from %2’s pile"))
            .seat(pileOf(view, seat, move.card));
    case Step::Achieve:
        return with(TALETOP_TEXT("tailstory", "Collect %1 as your achievement"));
    default:
        return with(TALETOP_TEXT("tailstory", "Discard %1"));
    }
}

kit::Text doneLabel(const State& view) {
    if (view.step() == Step::SwapOwn)
        return sceneText(TALETOP_TEXT("tailstory", "Swap one card"));
    if (view.step() == Step::Bury && view.number(Number::Picked) == 0)
        return sceneText(TALETOP_TEXT("tailstory", "Bury nothing"));
    return sceneText(TALETOP_TEXT("tailstory", "Done"));
}

kit::Text abilityLabel(const State& view, kit::Seat seat, const Move& move) {
    constexpr std::array on{TALETOP_TEXT("tailstory", "Use the ability of %1"),
                            TALETOP_TEXT("tailstory", "%1: aim at %2"),
                            TALETOP_TEXT("tailstory", "%1: aim at %2 and %3"),
                            TALETOP_TEXT("tailstory", "%1: aim at %2, %3 and %4")};
    int aims = 0;
    for (kit::Seat other = 0; other < view.seats(); ++other)
        aims += move.targets >> other & 1;
    kit::Text label = sceneText(kit::at(on, aims));
    if (move.card != 0)
        label = aims == 0 ? sceneText(TALETOP_TEXT("tailstory", "%1: use %2"))
                          : sceneText(TALETOP_TEXT("tailstory", "%1: use %2 on %3"));
    label.word(characterAt(view, seat).alteredName);
    if (move.card != 0)
        label.word(nameOf(move.card));
    for (kit::Seat other = 0; other < view.seats(); ++other)
        if ((move.targets >> other & 1) != 0)
            label.seat(other);
    return label;
}

kit::Text labelOf(const State& view, kit::Seat seat, const Move& move) {
    const auto onlyTarget = [&] {
        kit::Seat other = 0;
        while ((move.targets >> other & 1) == 0)
            ++other;
        return other;
    };
    switch (move.kind) {
    case Kind::Choose:
        return sceneText(TALETOP_TEXT("tailstory", "Choose %1")).word(nameOf(move.card));
    case Kind::Play:
        if (move.targets != 0)
            return sceneText(TALETOP_TEXT("tailstory", "Play %1 on %2"))
                .word(nameOf(move.card))
                .seat(onlyTarget());
        return sceneText(TALETOP_TEXT("tailstory", "Play %1")).word(nameOf(move.card));
    case Kind::DrawDiscard:
        return sceneText(TALETOP_TEXT("tailstory", "Draw 1, then discard 1"));
    case Kind::Ability:
        return abilityLabel(view, seat, move);
    case Kind::Swap:
        return sceneText(TALETOP_TEXT("tailstory", "Swap discards with %1")).seat(onlyTarget());
    case Kind::EndTurn:
        return sceneText(TALETOP_TEXT("tailstory", "End the turn"));
    case Kind::Stop:
        return sceneText(TALETOP_TEXT("tailstory", "Stop it with %1")).word(nameOf(move.card));
    case Kind::Pass:
        return sceneText(TALETOP_TEXT("tailstory", "Let it go"));
    case Kind::Number:
        return numberLabel(view, move);
    case Kind::Pick:
        return pickLabel(view, seat, move);
    case Kind::Done:
        return doneLabel(view);
    case Kind::Use:
        return sceneText(bonusOf(typeAt(view, seat)).text);
    case Kind::Decline:
        break;
    }
    return sceneText(TALETOP_TEXT("tailstory", "No bonus"));
}

/// The printed effect of a card or, for an Acting card, the effect set by the option (TS-126).
const char* effectOf(const State& view, int face) {
    const bool acting = kindOf(face) == tailstory::Kind::Acting;
    return acting && view.number(Number::ActingMost) == 3
               ? TALETOP_TEXT("tailstory", "Draw 1–3, then others of your type draw 0–2")
               : kindInfo(kindOf(face)).effectText;
}

/// The warning for wasted action points, a wasted bonus or a wasted card. Passing gets no warning, because it
/// would reveal who can stop the item (TS-46).
kit::Text givenUpBy(const State& view, const MoveList& legal, const Move& move) {
    const auto may = [&](auto... kinds) {
        return std::ranges::any_of(legal, [&](const Move& other) { return ((other.kind == kinds) || ...); });
    };
    const int points = view.number(Number::Points);
    if (move.kind == Kind::EndTurn && points > 0 && may(Kind::Play, Kind::DrawDiscard))
        return sceneText(TALETOP_PLURAL("tailstory", "%n action point(s) will be lost.")).plural(points);
    if (move.kind == Kind::Decline && may(Kind::Use, Kind::Pick))
        return sceneText(TALETOP_TEXT("tailstory", "You’ll lose the bonus. You can’t use it later."));
    if (move.kind == Kind::Number && move.number == 0 && view.step() == Step::Special)
        return sceneText(TALETOP_TEXT("tailstory", "You could draw cards here, but you’re drawing none."));
    if (move.kind == Kind::Done && view.step() == Step::Recycle && may(Kind::Pick))
        return sceneText(TALETOP_TEXT("tailstory", "You could take one more card."));
    return {};
}

/// Adds the effect of the move in one sentence, and a warning if the move wastes something.
void explain(const State& view, kit::Seat seat, const Move& move, scene::Choice& choice) {
    switch (move.kind) {
    case Kind::Choose:
        choice.consequence = sceneText(TALETOP_TEXT("tailstory", "%1. Altered: %2"))
                                 .word(bonusOf(characterOf(move.card).type).text)
                                 .word(characterOf(move.card).abilityText);
        break;
    case Kind::Play:
        choice.consequence = sceneText(TALETOP_TEXT("tailstory", "%2; costs %1"))
                                 .number(kindInfo(kindOf(move.card)).cost)
                                 .word(effectOf(view, move.card));
        if (kindOf(move.card) == tailstory::Kind::Drawing && view.empty(ZoneKind::Deck, seat))
            choice.warning =
                sceneText(TALETOP_TEXT("tailstory", "Your deck is empty, so you’ll draw nothing.")); // TS-57
        break;
    case Kind::DrawDiscard:
        choice.consequence = sceneText(TALETOP_TEXT("tailstory", "Costs 1 action point"));
        break;
    case Kind::Ability:
        choice.consequence = sceneText(characterAt(view, seat).abilityText);
        break;
    case Kind::Swap:
        choice.consequence =
            sceneText(TALETOP_TEXT("tailstory", "1 or 2 discards, one for one. Free, once a turn."));
        break;
    case Kind::EndTurn:
        if (const int over = overLimit(view, seat); over > 0)
            choice.consequence =
                sceneText(TALETOP_PLURAL("tailstory", "You’ll discard %n card(s).")).plural(over);
        break;
    case Kind::Stop:
        choice.consequence =
            sceneText(TALETOP_TEXT("tailstory",
                                   "%2’s “%1” fails, and %2 draws a card, unless your card is stopped"))
                .word(nameOf(view.cards(chain).back().face))
                .seat(itemOwner(view, chainLength(view)));
        break;
    default:
        break;
    }
}

} // namespace

void addChoices(const State& view, kit::Seat viewer, scene::Scene& scene) {
    const MoveList legal = contract::legalMoves<Rules>(view, viewer);
    for (const Move& move : legal) {
        scene::Choice choice;
        choice.move = Files::moveText(move);
        choice.label = labelOf(view, viewer, move);
        choice.gesture = gestureOf(view, viewer, move);
        explain(view, viewer, move, choice);
        if (const kit::Text loss = givenUpBy(view, legal, move); !loss.empty())
            choice.warning = loss;
        scene.choices.push_back(std::move(choice));
    }
}

} // namespace taletop::tailstory
