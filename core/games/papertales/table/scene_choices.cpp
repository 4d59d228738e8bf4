// SPDX-License-Identifier: MIT
// Adds the viewer's moves with their gestures, and the prompt.
#include "core/games/papertales/files/files.h"
#include "core/games/papertales/player/evaluation.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/price.h"
#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/table/scene_parts.h"
#include "core/games/papertales/words/words.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;
using PickKind = scene::Pick::Kind;

scene::Pick zonePick(kit::Zone zone) { return {.kind = PickKind::Zone, .zone = zone}; }
scene::Pick cardPick(kit::Zone zone, int index) {
    return {.kind = PickKind::Card, .zone = zone, .index = index};
}
scene::Pick button(const char* key) { return {.kind = PickKind::Button, .key = key}; }

/// The place in the pack of a pick's second card. It differs from the first card's place even if both cards
/// have the same face.
int otherIndex(const State& view, kit::Zone pack, const Move& move) {
    const int first = view.indexOf(pack, move.card);
    const auto cards = view.cards(pack);
    for (int i = 0; i < std::ssize(cards); ++i)
        if (i != first && kit::at(cards, i).face == move.other)
            return i;
    return first;
}

std::vector<scene::Pick> gestureOf(const State& view, kit::Seat seat, const Move& move) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    const kit::Zone pack = zoneOf(ZoneKind::Pack, seat);
    switch (move.kind) {
    case Kind::Pick:
        if (move.other == 0)
            return {cardPick(pack, view.indexOf(pack, move.card))};
        return {cardPick(pack, view.indexOf(pack, move.card)), cardPick(pack, otherIndex(view, pack, move))};
    case Kind::Deploy:
        return {cardPick(hand, undecidedInHand(view, seat, move.card)), zonePick(spotZone(seat, move.spot))};
    case Kind::Move:
        return {zonePick(spotZone(seat, move.spot)), zonePick(spotZone(seat, move.to))};
    case Kind::Discard:
        return {zonePick(spotZone(seat, move.spot)), zonePick(discardPile)};
    case Kind::Back:
        return {zonePick(spotZone(seat, move.spot)), zonePick(hand)};
    case Kind::Keep:
        return {cardPick(hand, keepableInHand(view, seat, move.card)),
                zonePick(zoneOf(ZoneKind::Kept, seat))};
    case Kind::Commit:
        return {button("commit")};
    case Kind::Pass:
        return {button("pass")};
    case Kind::Target:
    case Kind::Save:
        return {zonePick(spotZone(seat, move.spot))};
    case Kind::Build:
    case Kind::Upgrade:
        break;
    }
    const bool second = move.kind == Kind::Upgrade || move.other == 2;
    return {cardPick(zoneOf(ZoneKind::Buildings, seat), move.card - firstBuilding),
            button(second ? "level2" : "level1")};
}

kit::Text labelOf(const State& view, kit::Seat seat, const Move& move) {
    const auto spot = [](int number) { return spotName(number); };
    const bool planning = taskOf(view, seat) == Task::Plan;
    const auto unit = [&](int number) {
        return planning ? nameOf(kit::at(planOf(view, seat).slots, number).face)
                        : nameOf(unitAt(view, seat, number).face);
    };
    switch (move.kind) {
    case Kind::Pick:
        if (move.other != 0)
            return sceneText(TALETOP_TEXT("papertales", "Keep %1, discard %2"))
                .word(nameOf(move.card))
                .word(nameOf(move.other));
        return sceneText(TALETOP_TEXT("papertales", "Keep %1")).word(nameOf(move.card));
    case Kind::Deploy:
        return sceneText(TALETOP_TEXT("papertales", "%1 to %2"))
            .word(nameOf(move.card))
            .word(spot(move.spot));
    case Kind::Move:
        return sceneText(TALETOP_TEXT("papertales", "Move %1 to %2"))
            .word(unit(move.spot))
            .word(spot(move.to));
    case Kind::Discard:
        return sceneText(TALETOP_TEXT("papertales", "Discard %1")).word(unit(move.spot));
    case Kind::Back:
        return sceneText(TALETOP_TEXT("papertales", "Take %1 back")).word(unit(move.spot));
    case Kind::Keep:
        return sceneText(TALETOP_TEXT("papertales", "Keep %1 for the next turn")).word(nameOf(move.card));
    case Kind::Commit:
        if (planning)
            return sceneText(TALETOP_TEXT("papertales", "Commit the plan"));
        if (view.step() != Step::Heal)
            return sceneText(TALETOP_TEXT("papertales", "Confirm the targets"));
        return view.count(ZoneKind::Choice, seat) > 0
                   ? sceneText(TALETOP_TEXT("papertales", "Save nobody else"))
                   : sceneText(TALETOP_TEXT("papertales", "Save nobody"));
    case Kind::Target:
        return sceneText(TALETOP_TEXT("papertales", "Tokens on %1")).word(unit(move.spot));
    case Kind::Build:
        return sceneText(TALETOP_TEXT("papertales", "Build %1, level %2"))
            .word(nameOf(move.card))
            .number(move.other);
    case Kind::Upgrade:
        return sceneText(TALETOP_TEXT("papertales", "Upgrade %1 to level 2")).word(nameOf(move.card));
    case Kind::Pass:
        return sceneText(TALETOP_TEXT("papertales", "Build nothing"));
    case Kind::Save:
        break;
    }
    return sceneText(TALETOP_TEXT("papertales", "Save %1")).word(unit(move.spot));
}

/// Explains the result of a step of a plan.
void explainStep(const State& view, kit::Seat seat, const Move& move, scene::Choice& choice) {
    State trial = view;
    kit::Facts nobody;
    if (move.kind != Kind::Commit)
        Rules::apply(trial, seat, move, nobody);
    const Forecast before = forecastOf(view, seat);
    const Forecast after = forecastOf(trial, seat);
    choice.consequence = sceneText(TALETOP_TEXT("papertales", "Strength %1, income %2, %3 Gold left"))
                             .number(after.kingdom.strength)
                             .number(after.kingdom.income)
                             .number(after.gold);
    if (after.gold < 0)
        choice.warning =
            sceneText(TALETOP_TEXT("papertales", "You’re %1 Gold short, so you can’t commit this plan."))
                .number(-after.gold);
    choice.gain = (worthOf(trial, seat, after) - worthOf(view, seat, before)) / 100;
}

void explainBuilding(const State& view, kit::Seat seat, const Move& move, scene::Choice& choice) {
    const int to = move.kind == Kind::Upgrade ? 2 : move.other;
    const int price = priceOf(view, seat, move.card, to).gold;
    choice.consequence = sceneText(TALETOP_TEXT("papertales", "Costs %1 Gold, leaves %2"))
                             .number(price)
                             .number(view.number(Number::Gold, seat) - price);
    choice.gain = worthOfBuilding(view, seat, kingdomOf(view, seat), move.card, to, price) / 100;
}

// ---- warnings about wasted chances

/// Is it always good to have this Unit in play for free? Units that affect others when revealed may be
/// unwelcome, and a Shapeshifter turns into an unknown Unit.
bool isFreeHelp(int face) {
    if (unitOf(face).cost > 0)
        return false;
    return std::ranges::none_of(unitOf(face).effects(), [](const Effect& effect) {
        return phaseOf(effect.kind) == 2 && effect.kind != EffectKind::TokenOnItself;
    });
}

bool hasFreeSpot(const State& view, kit::Seat seat) {
    for (int spot = 0; spot < spotCount; ++spot)
        if ((spot != fifthSpot || hasFifthSpot(view, seat)) && isFree(view, seat, spot))
            return true;
    return false;
}

/// The warning for a plan that deploys nothing although a card could be paid for or kept, that discards a
/// useful free Unit despite an empty spot, or that keeps no card. There is no warning for unused Gold, which
/// may be meant for a Building.
kit::Text plannedAway(const State& view, kit::Seat seat) {
    const bool last = view.number(Number::Turn) == lastTurn; // PT-42: a kept card is worth nothing then
    const bool keepsNothing = !last && planOf(view, seat).kept < 0;
    int lost = 0;
    bool placed = false;
    bool useful = keepsNothing;
    int freeHelp = 0;
    for (const kit::Card& card : view.cards(ZoneKind::Hand, seat)) {
        const int destination = card.mark & planDestination;
        placed = placed || (destination >= planFirstSpot && destination <= spotCount);
        if (destination != planUndecided && destination != planBack)
            continue;
        ++lost;
        useful = useful || unitOf(card.face).cost <= view.number(Number::Gold, seat);
        freeHelp = freeHelp == 0 && isFreeHelp(card.face) ? card.face : freeHelp;
    }
    if (!placed && useful && lost > 0)
        return sceneText(
                   TALETOP_PLURAL("papertales", "You’re placing nothing, so %n card(s) will be discarded."))
            .plural(lost);
    if (freeHelp != 0 && hasFreeSpot(view, seat))
        return sceneText(TALETOP_TEXT("papertales", "%1 is free and you have an empty spot for it, but if "
                                                    "you don’t place it, it will be discarded."))
            .word(nameOf(freeHelp));
    if (keepsNothing && lost > 0)
        return sceneText(TALETOP_PLURAL(
                             "papertales",
                             "You’re keeping nothing for the next turn, so %n card(s) will be discarded."))
            .plural(lost);
    return {};
}

/// PT-63: the warning for building nothing, because each turn allows only one construction.
kit::Text unbuilt(const State& view, kit::Seat seat) {
    std::array<bool, buildingCount> payable{};
    for (const Move& move : contract::legalMoves<Rules>(view, seat))
        if (move.kind == Kind::Build || move.kind == Kind::Upgrade)
            kit::at(payable, move.card - firstBuilding) = true;
    const auto count = static_cast<int>(std::ranges::count(payable, true));
    if (count == 0)
        return {};
    return sceneText(TALETOP_PLURAL("papertales",
                                    "You’re building nothing, though you could pay for %n Building(s)."))
        .plural(count);
}

/// PT-75: the warning for an unused save. Units that are worth something when they die cause no warning.
kit::Text unsaved(const State& view, kit::Seat seat) {
    for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
        if (move.kind != Kind::Save)
            continue;
        const int face = unitAt(view, seat, move.spot).face;
        if (effectOf(face, EffectKind::DeathPoints) == nullptr &&
            effectOf(face, EffectKind::DeathGold) == nullptr)
            return sceneText(TALETOP_TEXT("papertales", "%1 will die, but you could save it."))
                .word(nameOf(face));
    }
    return {};
}

kit::Text givenUpBy(const State& view, kit::Seat seat, const Move& move) {
    if (move.kind == Kind::Pass)
        return unbuilt(view, seat);
    if (move.kind != Kind::Commit)
        return {};
    if (taskOf(view, seat) == Task::Plan)
        return plannedAway(view, seat);
    return view.step() == Step::Heal ? unsaved(view, seat) : kit::Text();
}

scene::Choice choiceOf(const State& view, kit::Seat seat, const Move& move) {
    scene::Choice choice;
    choice.move = Files::moveText(move);
    choice.label = labelOf(view, seat, move);
    choice.gesture = gestureOf(view, seat, move);
    if (taskOf(view, seat) == Task::Plan)
        explainStep(view, seat, move, choice);
    if (move.kind == Kind::Build || move.kind == Kind::Upgrade)
        explainBuilding(view, seat, move, choice);
    if (move.kind == Kind::Deploy || move.kind == Kind::Move) {
        choice.hasGhost = true;
        choice.ghostZone = spotZone(seat, move.kind == Kind::Move ? move.to : move.spot);
    }
    if (const kit::Text loss = givenUpBy(view, seat, move); !loss.empty())
        choice.warning = loss;
    return choice;
}

struct Prompt {
    const char* step;
    const char* prompt;
    const char* detail;
};

/// The prompts, by Task.
constexpr std::array<Prompt, 7> prompts{{
    {"", "", ""},
    {"pick", TALETOP_TEXT("papertales", "Keep one card from this pack."),
     TALETOP_TEXT("papertales", "You pass on the rest.")},
    {"plan", TALETOP_TEXT("papertales", "Plan your Kingdom. All Kingdoms are revealed together."),
     TALETOP_TEXT("papertales", "You may keep one card for the next turn. The rest are discarded.")},
    {"target", TALETOP_TEXT("papertales", "Choose the Unit that gets the Age tokens."),
     TALETOP_TEXT("papertales", "They all go on one of your Units.")},
    {"alchemy", TALETOP_TEXT("papertales", "Choose the Unit that gets an Age token for each food."),
     TALETOP_TEXT("papertales", "They all go on one of your Units.")},
    {"construct", TALETOP_TEXT("papertales", "Build or upgrade one Building, or pass."),
     TALETOP_TEXT("papertales", "Resources aren’t used up.")},
    {"save", TALETOP_TEXT("papertales", "Save a Unit with exactly one Age token, or nobody."),
     TALETOP_TEXT("papertales", "A saved Unit still grows older.")},
}};

/// The prompt's detail, for example the number of targets still to choose.
kit::Text detailOf(const State& view, kit::Seat viewer, const Prompt& prompt) {
    const int left = taskOf(view, viewer) == Task::Target ? targetsLeft(view, viewer) : 1;
    if (left == 0)
        return sceneText(TALETOP_TEXT("papertales", "All targets are chosen. Confirm them."));
    if (taskOf(view, viewer) == Task::Plan && view.number(Number::Turn) == lastTurn) // PT-42
        return sceneText(
            TALETOP_TEXT("papertales", "It’s the last turn. Cards you don’t place are discarded."));
    if (left > 1)
        return sceneText(TALETOP_PLURAL("papertales", "%n target(s) to choose, one at a time.")).plural(left);
    return sceneText(prompt.detail);
}

/// Adds a counter for the Unit whose ability asks for a target or a save.
void addAsker(const State& view, kit::Seat viewer, scene::Scene& scene) {
    const Task task = taskOf(view, viewer);
    const int spot = task == Task::Heal                              ? healerOf(view, viewer)
                     : task == Task::Target || task == Task::Alchemy ? askerOfTarget(view, viewer).spot
                                                                     : -1;
    if (spot < 0)
        return;
    const int face = unitAt(view, viewer, spot).face;
    scene.counters.push_back({.key = "asker", .value = face, .text = sceneText(nameOf(face))});
}

} // namespace

void addChoices(const State& view, kit::Seat viewer, scene::Scene& scene) {
    for (const Move& move : contract::legalMoves<Rules>(view, viewer))
        scene.choices.push_back(choiceOf(view, viewer, move));
}

void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene) {
    const auto pending = Rules::pending(view);
    const bool asked = viewer >= 0 && viewer < view.seats() && taskOf(view, viewer) != Task::Nothing;
    if (pending.kind == contract::Pending::Kind::Over) {
        scene.prompt = sceneText(TALETOP_TEXT("papertales", "The game is over."));
    } else if (pending.goesByItself()) {
        scene.prompt = sceneText(TALETOP_TEXT("papertales", "The story continues."));
    } else if (asked) {
        const Prompt& prompt = kit::at(prompts, taskOf(view, viewer));
        scene.step = prompt.step;
        scene.prompt = sceneText(prompt.prompt);
        scene.detail = detailOf(view, viewer, prompt);
        addAsker(view, viewer, scene);
        if (taskOf(view, viewer) == Task::Pick && view.seats() == 2)
            scene.prompt =
                sceneText(TALETOP_TEXT("papertales", "Keep one card from this pack and discard another."));
    } else if (pending.seats.size() == 1) {
        scene.prompt = sceneText(TALETOP_TEXT("papertales", "Waiting for %1.")).seat(pending.seats.first());
    } else {
        scene.prompt =
            sceneText(TALETOP_PLURAL("papertales", "Waiting for %n player(s).")).plural(pending.seats.size());
    }
}

} // namespace taletop::papertales
