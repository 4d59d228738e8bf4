// SPDX-License-Identifier: MIT
// What the table shows and what the log says.
#include "core/games/_template/rules.h"

namespace taletop::templategame {

namespace {

kit::Text text(const char* source) { return {"template", source}; }

constexpr double cardStep = 66; ///< from one card of a row to the next, in the card's own units

/// All cards lie in rows, from left to right.
scene::Pose poseOf(std::size_t index) {
    return {.x = cardStep * static_cast<double>(index), .layer = static_cast<int>(index)};
}

scene::Zone zoneScene(const State& view, ZoneKind kind, const char* name, kit::Seat owner, kit::Seat viewer) {
    const kit::Zone zone = zoneOf(kind, std::max<kit::Seat>(owner, 0));
    const auto cards = view.cards(zone);
    scene::Zone shown;
    shown.zone = zone;
    shown.kind = name;
    shown.owner = owner;
    shown.count = static_cast<int>(cards.size());
    const auto seen = Rules::visibility(zone, viewer);
    for (std::size_t i = 0; i < cards.size() && seen >= kit::Visibility::Back; ++i) {
        const int face = seen == kit::Visibility::Face ? cards[i].face : 0;
        shown.cards.push_back({.face = face,
                               .mark = cards[i].mark,
                               .pose = poseOf(i),
                               .name = face == 0 ? text(TALETOP_TEXT("template", "A card face down"))
                                                 : text(TALETOP_TEXT("template", "The %1")).number(face)});
    }
    return shown;
}

scene::Choice choiceOf(const State& view, kit::Seat seat, const Move& move) {
    scene::Choice choice;
    choice.move = Rules::moveText(move);
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

/// What the viewer must do, or whom he waits for.
void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene) {
    const auto pending = Rules::pending(view);
    if (pending.kind == ruleset::Pending::Kind::Over) {
        scene.prompt = text(TALETOP_TEXT("template", "The game is over."));
    } else if (pending.kind == ruleset::Pending::Kind::Chance) {
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

scene::Scene Rules::scene(const State& view, kit::Seat viewer) {
    scene::Scene scene;
    scene.zones = {zoneScene(view, ZoneKind::Deck, "deck", kit::spectator, viewer),
                   zoneScene(view, ZoneKind::Discard, "discard", kit::spectator, viewer)};
    scene.counters.push_back({.key = "round",
                              .value = view.number(Number::Round),
                              .text = text(TALETOP_TEXT("template", "Round %1 of %2"))
                                          .number(view.number(Number::Round))
                                          .number(view.number(Number::Rounds))});
    const ruleset::Result sheet = result(view);
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        scene.zones.push_back(zoneScene(view, ZoneKind::Hand, "hand", seat, viewer));
        scene.zones.push_back(zoneScene(view, ZoneKind::Sealed, "sealed", seat, viewer));
        scene.zones.push_back(zoneScene(view, ZoneKind::Open, "open", seat, viewer));
        scene.zones.push_back(zoneScene(view, ZoneKind::Store, "store", seat, viewer));
        scene.zones.push_back(zoneScene(view, ZoneKind::Won, "won", seat, viewer));
        for (const ruleset::ScoreLine& line : sheet.lines)
            scene.pad.push_back(
                {.seat = seat, .label = line.label, .points = line.points[static_cast<std::size_t>(seat)]});
        const int total = sheet.totals[static_cast<std::size_t>(seat)];
        scene.counters.push_back({.key = "score",
                                  .seat = seat,
                                  .value = total,
                                  .text = text(TALETOP_PLURAL("template", "%n point(s)")).plural(total)});
    }
    for (const Move& move : legalMoves(view, viewer))
        scene.choices.push_back(choiceOf(view, viewer, move));
    setPrompt(view, viewer, scene);
    if (view.phase() == Phase::Answer)
        scene.letItGo = "pass";
    return scene;
}

scene::CardLook Rules::cardLook() { return {}; }

std::vector<scene::ArtLayer> Rules::cardArt(int face) {
    return {{.file = face == 0 ? "back.svg" : "face.svg",
             .width = cardLook().width,
             .height = cardLook().height}};
}

scene::CardText Rules::cardText(int face) {
    if (face == kit::unknownFace)
        return {.name = text(TALETOP_TEXT("template", "A card face down")), .rules = {}};
    return {.name = text(TALETOP_TEXT("template", "The %1")).number(face),
            .rules = {{text(TALETOP_TEXT("template", "The highest card takes the round.")), 5}}};
}

kit::Text Rules::factText(const kit::Fact& fact) {
    const bool fromHand = fact.from >= zoneOf(ZoneKind::Hand) && fact.from < zoneOf(ZoneKind::Sealed);
    if (fact.kind == kit::Fact::Kind::Shuffle)
        return text(TALETOP_TEXT("template", "The deck is shuffled."));
    if (fact.kind == kit::Fact::Kind::Move && fromHand) {
        const auto seat = static_cast<kit::Seat>(fact.from - zoneOf(ZoneKind::Hand));
        if (fact.card.face == kit::unknownFace)
            return text(TALETOP_TEXT("template", "%1 lays a card face down.")).seat(seat);
        return (fact.to >= zoneOf(ZoneKind::Store)
                    ? text(TALETOP_TEXT("template", "%1 stores the %2."))
                    : text(TALETOP_TEXT("template", "%1 lays the %2 face down.")))
            .seat(seat)
            .number(fact.card.face);
    }
    if (fact.kind != kit::Fact::Kind::Note)
        return {};
    switch (static_cast<Note>(fact.key)) {
    case Note::Round:
        return text(TALETOP_TEXT("template", "Round %1 begins.")).number(fact.arguments[0]);
    case Note::Passed:
        return text(TALETOP_TEXT("template", "%1 passes.")).seat(fact.seat);
    case Note::Takes:
        return text(TALETOP_TEXT("template", "%1 takes the round with the %2."))
            .seat(fact.seat)
            .number(fact.arguments[0]);
    }
    return {};
}

} // namespace taletop::templategame
