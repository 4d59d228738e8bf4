// SPDX-License-Identifier: MIT
// What the table shows.
#include "core/games/_template/files/files.h"
#include "core/games/_template/rules/rules.h"
#include "core/games/_template/table/table.h"
#include "core/games/_template/words/phrases.h"
#include "core/games/_template/words/words.h"
#include "core/kit/at.h"

#include <array>

namespace taletop::templategame {

namespace {

constexpr double cardStep = 66; ///< from one card of a row to the next, in the card's own units

/// All cards lie in rows, from left to right.
scene::Pose poseOf(std::size_t index) {
    return {.x = cardStep * static_cast<double>(index), .layer = static_cast<int>(index)};
}

std::vector<scene::Card> cardsOf(const State& view, kit::Zone zone) {
    const auto cards = view.cards(zone);
    std::vector<scene::Card> shown;
    for (std::size_t i = 0; i < cards.size(); ++i)
        shown.push_back({.face = cards[i].face,
                         .mark = cards[i].mark,
                         .pose = poseOf(i),
                         .name = Words::cardText(cards[i].face).name});
    return shown;
}

/// What is written beside a zone.
kit::Text titleOf(ZoneKind kind) {
    switch (kind) {
    case ZoneKind::Deck:
        return text(TALETOP_TEXT("template", "Deck"));
    case ZoneKind::Discard:
        return text(TALETOP_TEXT("template", "Discard pile"));
    case ZoneKind::Hand:
        return text(TALETOP_TEXT("template", "Hand"));
    case ZoneKind::Sealed:
        return text(TALETOP_TEXT("template", "Laid"));
    case ZoneKind::Open:
        return text(TALETOP_TEXT("template", "Turned up"));
    case ZoneKind::Store:
        return text(TALETOP_TEXT("template", "Store"));
    case ZoneKind::Won:
        return text(TALETOP_TEXT("template", "Won"));
    }
    return {};
}

scene::Choice choiceOf(const State& view, kit::Seat seat, const Move& move) {
    scene::Choice choice;
    choice.move = Files::moveText(move);
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    if (move.face != 0)
        choice.gesture = {
            {.kind = scene::Pick::Kind::Card, .zone = hand, .index = view.indexOf(hand, move.face)}};
    switch (move.kind) {
    case Move::Kind::Lay:
        choice.label = text(TALETOP_TEXT("template", "Lay the %1")).number(move.face);
        break;
    case Move::Kind::Answer:
        choice.label = text(TALETOP_TEXT("template", "Answer with the %1")).number(move.face);
        choice.consequence = text(TALETOP_TEXT("template", "The highest answer takes the round."));
        break;
    case Move::Kind::Pass:
        choice.label = text(TALETOP_TEXT("template", "Pass"));
        choice.gesture = {{.kind = scene::Pick::Kind::Button, .key = "pass"}};
        break;
    case Move::Kind::Store: {
        const kit::Zone store = zoneOf(ZoneKind::Store, seat);
        choice.label = text(TALETOP_TEXT("template", "Store the %1")).number(move.face);
        if (view.size(hand) == 1)
            choice.warning = text(TALETOP_TEXT("template", "Your hand would be empty."));
        choice.gain = 1;
        choice.gesture.push_back({.kind = scene::Pick::Kind::Zone, .zone = store});
        choice.hasGhost = true;
        choice.ghost = poseOf(view.size(store));
        choice.ghostZone = store;
        break;
    }
    case Move::Kind::Done:
        choice.label = text(TALETOP_TEXT("template", "Done"));
        choice.gesture = {{.kind = scene::Pick::Kind::Button, .key = "done"}};
        break;
    }
    return choice;
}

/// What the viewer must do, or whom they wait for.
void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene) {
    const auto pending = Rules::pending(view);
    if (pending.kind == contract::Pending::Kind::Over) {
        scene.prompt = text(TALETOP_TEXT("template", "The game is over."));
    } else if (pending.kind == contract::Pending::Kind::Chance) {
        scene.prompt = text(TALETOP_TEXT("template", "The cards are shuffled."));
    } else if (!pending.seats.contains(viewer)) {
        scene.prompt =
            pending.seats.size() == 1
                ? text(TALETOP_TEXT("template", "%1 is to act.")).seat(pending.seats.first())
                : text(TALETOP_PLURAL("template", "%n seats are to act.")).plural(pending.seats.size());
    } else if (view.phase() == Phase::Lay) {
        scene.step = "lay";
        scene.prompt = text(TALETOP_TEXT("template", "Lay a card face down."));
    } else if (view.phase() == Phase::Answer) {
        scene.step = "answer";
        scene.prompt = text(TALETOP_TEXT("template", "Answer %1 or pass.")).seat(view.leader());
        scene.detail =
            text(TALETOP_TEXT("template", "An answer is at most three away from the card that leads."));
    } else {
        scene.step = "store";
        scene.prompt = text(TALETOP_TEXT("template", "You take the round: store one or two cards."));
    }
}

} // namespace

scene::Scene Shown::scene(const State& state, kit::Seat viewer) {
    const State view = contract::viewOf<Rules>(state, viewer); // what was given may be a whole state
    scene::Scene scene;
    scene.zones =
        contract::shownZones<zones>(view, viewer, [&](kit::Zone zone) { return cardsOf(view, zone); });
    for (scene::Zone& zone : scene.zones)
        zone.title = titleOf(zones.kindOf(zone.zone));
    scene.counters.push_back({.key = "round",
                              .value = view.number(Number::Round),
                              .text = text(TALETOP_TEXT("template", "Round %1 of %2"))
                                          .number(view.number(Number::Round))
                                          .number(view.number(Number::Rounds))});
    const contract::Result sheet = Rules::result(view);
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        for (const contract::ScoreLine& line : sheet.lines)
            scene.pad.push_back({.seat = seat, .label = line.label, .points = kit::at(line.points, seat)});
        const int total = kit::at(sheet.totals, seat);
        scene.counters.push_back({.key = "score",
                                  .seat = seat,
                                  .value = total,
                                  .text = text(TALETOP_PLURAL("template", "%n point(s)")).plural(total)});
    }
    for (const Move& move : contract::legalMoves<Rules>(view, viewer))
        scene.choices.push_back(choiceOf(view, viewer, move));
    setPrompt(view, viewer, scene);
    if (view.phase() == Phase::Answer)
        scene.letItGo = "pass";
    return scene;
}

std::span<const contract::LineRule> Shown::lineRules() {
    static constexpr std::array<contract::LineRule, 2> rules{{{"rounds", 10}, {"store", 10}}};
    return rules;
}

} // namespace taletop::templategame
