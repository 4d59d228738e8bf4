// SPDX-License-Identifier: MIT
// The plain scene, with some parts replaced.
#include "core/contract/plain_scene.h"
#include "core/games/_template/files/files.h"
#include "core/games/_template/player/player.h"
#include "core/games/_template/rules/rules.h"
#include "core/games/_template/table/table.h"
#include "core/games/_template/words/phrases.h"
#include "core/games/_template/words/words.h"

#include <array>

namespace taletop::templategame {

namespace {

/// Adds the place of a stored card, and shows where the card would go.
void showStore(const State& view, kit::Seat seat, scene::Choice& choice) {
    const kit::Zone store = zoneOf(ZoneKind::Store, seat);
    choice.gain = 1;
    if (view.size(ZoneKind::Hand, seat) == 1)
        choice.warning = text(TALETOP_TEXT("template", "Your hand would be empty."));
    choice.gesture.push_back({.kind = scene::Pick::Kind::Zone, .zone = store});
    choice.hasGhost = true;
    choice.ghost =
        contract::poseInRow(view.size(store), view.size(store) + 1, contract::cardLook<Shown>().width);
    choice.ghostZone = store;
}

/// Describes a move and its gesture.
void describe(const State& view, kit::Seat seat, scene::Choice& choice) {
    const Move move = Files::parseMove(choice.move).value();
    if (move.kind == Move::Kind::Answer)
        choice.consequence = text(TALETOP_TEXT("template", "The highest answer takes the round."));
    else if (move.kind == Move::Kind::Store)
        showStore(view, seat, choice);
    else if (move.kind != Move::Kind::Lay)
        choice.gesture = {
            {.kind = scene::Pick::Kind::Button, .key = move.kind == Move::Kind::Pass ? "pass" : "done"}};
}

/// Sets the prompt for the viewer.
void ask(const State& view, scene::Scene& scene) {
    if (view.phase() == Phase::Lay) {
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
    const State view = contract::viewOf<Rules>(state, viewer); // the argument may be a whole state
    scene::Scene scene = contract::plainScene<Rules, Words, Files, Player, Shown>(view, viewer);
    scene.counters.push_back({.key = "round",
                              .value = view.number(Number::Round),
                              .text = text(TALETOP_TEXT("template", "Round %1 of %2"))
                                          .number(view.number(Number::Round))
                                          .number(view.number(Number::Rounds))});
    for (scene::Choice& choice : scene.choices)
        describe(view, viewer, choice);
    if (!scene.choices.empty())
        ask(view, scene);
    if (view.phase() == Phase::Answer)
        scene.letItGo = "pass";
    return scene;
}

std::span<const contract::LineRule> Shown::lineRules() {
    static constexpr std::array<contract::LineRule, 2> rules{{{"rounds", 10}, {"store", 10}}};
    return rules;
}

} // namespace taletop::templategame
