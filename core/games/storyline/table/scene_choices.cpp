// SPDX-License-Identifier: MIT
// The viewer's moves with their gestures, and the prompt.
#include "core/games/storyline/files/files.h"
#include "core/games/storyline/table/scene_parts.h"
#include "core/scene/reading.h"

#include <algorithm>

namespace taletop::storyline {

namespace {

using Kind = Move::Kind;
using PickKind = scene::Pick::Kind;

scene::Pick cardPick(kit::Zone zone, int index) {
    return {.kind = PickKind::Card, .zone = zone, .index = index};
}
scene::Pick button(const char* key) { return {.kind = PickKind::Button, .key = key}; }

/// The things to touch for a move: the cards, then a button, because sealing and choosing cannot be undone
/// (SL-26, SL-45).
std::vector<scene::Pick> gestureOf(const State& view, kit::Seat seat, const Move& move) {
    const kit::Zone turned = zoneOf(ZoneKind::Turned, seat);
    std::vector<scene::Pick> picks;
    switch (move.kind) {
    case Kind::Play:
        for (const std::uint8_t face : move.cards)
            if (face != 0)
                picks.push_back(
                    cardPick(zoneOf(ZoneKind::Hand, seat), view.indexOf(zoneOf(ZoneKind::Hand, seat), face)));
        picks.push_back(button("seal"));
        return picks;
    case Kind::Choose:
        for (const std::uint8_t face : move.cards)
            for (int i = 0; face != 0 && i < mostBannersOnPage; ++i)
                if (const int index = view.indexOf(zoneOf(ZoneKind::Pile, i), face); index >= 0)
                    picks.push_back(cardPick(zoneOf(ZoneKind::Pile, i), index));
        picks.push_back(button("choose"));
        return picks;
    case Kind::Effect:
        return {cardPick(turned, view.indexOf(turned, move.cards[0]))};
    case Kind::Cover:
        break;
    }
    return {cardPick(turned, move.token - 1)};
}

kit::Text cardsLabel(const Move& move, const char* one, const char* two) {
    kit::Text label = text(move.cards[1] == 0 ? one : two);
    for (const std::uint8_t face : move.cards)
        if (face != 0)
            label.word(titles()[face]);
    return label;
}

/// The effect of a token, in words.
const char* effectOf(int face) {
    if (face == faceOf(Token::Grave))
        return TALETOP_TEXT("storyline", "Covers one of your numbers, which is then worth nothing.");
    if (face == faceOf(Token::Hat))
        return TALETOP_TEXT("storyline", "Takes one more token. If it’s a number, it counts twice.");
    return TALETOP_TEXT("storyline", "Three points with the skull up, none with the skull down.");
}

/// SL-61: warns about covering a number that is not the lowest; the lowest is always the best to cover.
kit::Text coveredTooDear(const State& view, kit::Seat seat, int points) {
    int least = points;
    for (const kit::Card& token : view.cards(ZoneKind::Turned, seat))
        if (numberOn(token.face) > 0)
            least = std::min(least, pointsOf(token));
    if (least == points)
        return {};
    return text(TALETOP_PLURAL("storyline", "It costs you %n point(s). Another number would cost %1."))
        .number(least)
        .plural(points);
}

scene::Choice choiceOf(const State& view, kit::Seat seat, const Move& move) {
    scene::Choice choice;
    choice.move = Files::moveText(move);
    choice.gesture = gestureOf(view, seat, move);
    switch (move.kind) {
    case Kind::Play:
        choice.label = cardsLabel(move, TALETOP_TEXT("storyline", "Give %1"),
                                  TALETOP_TEXT("storyline", "Give %1 and %2"));
        choice.consequence = text(TALETOP_TEXT("storyline", "Shown once everyone has given a card."));
        break;
    case Kind::Choose:
        choice.label = cardsLabel(move, TALETOP_TEXT("storyline", "Choose %1"),
                                  TALETOP_TEXT("storyline", "Choose %1 and %2"));
        choice.consequence = text(TALETOP_TEXT("storyline", "The card’s giver gains a token, face down."));
        break;
    case Kind::Effect:
        choice.label = text(TALETOP_TEXT("storyline", "Resolve %1")).word(titles()[move.cards[0]]);
        choice.consequence = text(effectOf(move.cards[0]));
        break;
    case Kind::Cover: {
        const kit::Card token = view.cards(ZoneKind::Turned, seat)[move.token - 1U];
        choice.label = text(TALETOP_TEXT("storyline", "Cover the %1")).number(numberOn(token.face));
        choice.consequence = text(TALETOP_PLURAL("storyline", "Costs %n point(s).")).plural(pointsOf(token));
        choice.gain = -pointsOf(token);
        choice.warning = coveredTooDear(view, seat, pointsOf(token));
        break;
    }
    }
    return choice;
}

void promptPlay(const State& view, scene::Scene& scene) {
    const auto banners = bannersOf(view);
    scene.step = "play";
    scene.prompt =
        banners.size() == 2
            ? text(TALETOP_TEXT("storyline", "Give two cards for this page: %1, %2."))
                  .word(titleOf(banners[0]))
                  .word(titleOf(banners[1]))
            : text(TALETOP_TEXT("storyline", "Give a card for this page: %1.")).word(titleOf(banners[0]));
    scene.detail =
        view.seats() == fewestSeats
            ? text(TALETOP_TEXT("storyline", "With three players it’s easy to guess who gave what."))
            : text(TALETOP_TEXT("storyline", "The cards get shuffled, so nobody learns whose is whose."));
}

void promptOwn(const State& view, scene::Scene& scene) {
    switch (view.phase()) {
    case Phase::Play:
        return promptPlay(view, scene);
    case Phase::Choose:
        scene.step = "choose";
        scene.prompt =
            bannersOf(view).size() == 2
                ? text(TALETOP_TEXT("storyline", "Choose one card from each pile to carry the tale on."))
                : text(TALETOP_TEXT("storyline", "Choose the card that carries the tale on."));
        scene.detail =
            text(TALETOP_TEXT("storyline", "Add a name or a detail if you like. It goes into the tale."));
        return;
    case Phase::Effect:
        scene.step = "effect";
        scene.prompt = text(TALETOP_TEXT("storyline", "Which of your tokens comes next?"));
        scene.detail = text(TALETOP_TEXT("storyline", "You must resolve all of them, in any order."));
        return;
    default:
        scene.step = "cover";
        scene.prompt = text(TALETOP_TEXT("storyline", "Lay the Grave on one of your numbers."));
        scene.detail = text(TALETOP_TEXT("storyline", "That number is worth nothing from then on."));
        return;
    }
}

void promptWaiting(const State& view, kit::Seat viewer, const contract::Pending& pending,
                   scene::Scene& scene) {
    if (view.phase() == Phase::Play) {
        scene.prompt = text(TALETOP_PLURAL("storyline", "Waiting for %n player(s) to give a card."))
                           .plural(pending.seats.size());
        if (viewer == narratorOf(view))
            scene.detail = text(TALETOP_TEXT("storyline", "You’re the Narrator. Read the page aloud."));
    } else if (view.phase() == Phase::Choose) {
        scene.prompt = text(TALETOP_TEXT("storyline", "%1 chooses.")).seat(pending.seats.first());
    } else {
        scene.prompt = text(TALETOP_TEXT("storyline", "%1 resolves tokens.")).seat(pending.seats.first());
    }
}

/// SL-29, SL-30: a counter for reading the revealed cards before the Narrator chooses.
scene::Counter reading(const State& view, kit::Seat narrator) {
    kit::Text words = text(bannersOf(view).size() == 2
                               ? TALETOP_TEXT("storyline", "%1 is about to choose one card from each pile.")
                               : TALETOP_TEXT("storyline", "%1 is about to choose one of these cards."));
    return {.key = scene::readingCounter, .seat = narrator, .value = 1, .text = words.seat(narrator)};
}

} // namespace

void addChoices(const State& view, kit::Seat viewer, scene::Scene& scene) {
    for (const Move& move : contract::legalMoves<Rules>(view, viewer))
        scene.choices.push_back(choiceOf(view, viewer, move));
}

void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene) {
    const auto pending = Rules::pending(view);
    if (view.phase() == Phase::Choose)
        scene.counters.push_back(reading(view, narratorOf(view)));
    if (pending.kind == contract::Pending::Kind::Over)
        scene.prompt = text(TALETOP_TEXT("storyline", "The tale is told."));
    else if (pending.kind == contract::Pending::Kind::Chance)
        scene.prompt = view.phase() == Phase::Flip
                           ? text(TALETOP_TEXT("storyline", "The Bones are being flipped."))
                           : text(TALETOP_TEXT("storyline", "The cards are being shuffled."));
    else if (pending.seats.contains(viewer))
        promptOwn(view, scene);
    else
        promptWaiting(view, viewer, pending, scene);
}

} // namespace taletop::storyline
