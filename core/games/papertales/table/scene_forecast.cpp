// SPDX-License-Identifier: MIT
// Adds the viewer's plan and its result, based only on the viewer's cards and public facts.
#include "core/games/papertales/rules/forecast.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/table/scene_parts.h"
#include "core/games/papertales/words/ability_text.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

constexpr std::array planKeys{"planF1", "planF2", "planF3", "planB1", "planB2"};
constexpr std::array deathKeys{"forecastDiesF1", "forecastDiesF2", "forecastDiesF3", "forecastDiesB1",
                               "forecastDiesB2"};

constexpr std::array strengthKeys{"forecastStrengthF1", "forecastStrengthF2", "forecastStrengthF3",
                                  "forecastStrengthB1", "forecastStrengthB2"};

void add(scene::Scene& scene, const char* key, kit::Seat seat, int value, kit::Text text) {
    scene.counters.push_back({.key = key, .seat = seat, .value = value, .text = text});
}

void addPlan(const State& view, kit::Seat viewer, scene::Scene& scene) {
    const Plan plan = planOf(view, viewer);
    for (std::size_t spot = 0; spot < plan.slots.size(); ++spot)
        if (plan.slots[spot].kind != Slot::Kind::Empty)
            add(scene, planKeys[spot], viewer, plan.slots[spot].face,
                sceneText(TALETOP_TEXT("papertales", "Planned: %1")).word(nameOf(plan.slots[spot].face)));
    if (plan.kept >= 0) {
        const int face = kit::at(view.cards(ZoneKind::Hand, viewer), plan.kept).face;
        add(scene, "planKept", viewer, face,
            sceneText(TALETOP_TEXT("papertales", "Kept for the next turn: %1")).word(nameOf(face)));
    }
    add(scene, "planCost", viewer, plan.cost,
        sceneText(TALETOP_TEXT("papertales", "Costs %1 Gold")).number(plan.cost));
}

/// PT-75: has the viewer chosen to save the Unit on this spot?
bool isSaved(const State& view, kit::Seat viewer, int spot) {
    return view.step() == Step::Heal &&
           view.indexOf(zoneOf(ZoneKind::Choice, viewer), firstSpotToken + spot) >= 0;
}

void addStrengths(const State& view, kit::Seat viewer, const Forecast& forecast, scene::Scene& scene) {
    const int own = forecast.kingdom.strength;
    add(scene, "forecastStrength", viewer, own,
        sceneText(TALETOP_TEXT("papertales", "Strength %1")).number(own));
    const kit::Seat seats = view.seats();
    const auto against = [&](kit::Seat other) {
        const int strength = kingdomOf(view, other).strength;
        add(scene, "forecastWar", other, warsWon(own, strength, seats),
            sceneText(TALETOP_TEXT("papertales", "%1 against %3’s current %2"))
                .number(own)
                .number(strength)
                .seat(other));
    };
    against(leftOf(viewer, seats));
    if (seats > 2)
        against(rightOf(viewer, seats));
}

} // namespace

void addForecast(const State& view, kit::Seat viewer, scene::Scene& scene) {
    const Phase phase = phaseOf(view.step());
    if (phase == Phase::Over || (phase == Phase::Aging && Rules::pending(view).seats.empty()))
        return; // this turn's deaths are over
    const bool planning = canPlan(view, viewer);
    if (planning)
        addPlan(view, viewer, scene);
    const Forecast forecast = forecastOf(view, viewer);
    if (isOpen(forecast, viewer))
        add(scene, "forecastOpen", viewer, 1,
            sceneText(TALETOP_TEXT("papertales", "Your Units’ abilities may still change this.")));
    for (std::size_t spot = 0; spot < strengthKeys.size(); ++spot)
        if (unitAt(forecast.after, viewer, static_cast<int>(spot)).face != 0)
            add(scene, strengthKeys[spot], viewer, forecast.kingdom.strengths[spot],
                sceneText(TALETOP_TEXT("papertales", "Strength %1"))
                    .number(forecast.kingdom.strengths[spot]));
    if (planning)
        add(scene, "forecastGold", viewer, forecast.gold,
            sceneText(TALETOP_TEXT("papertales", "%1 Gold left")).number(forecast.gold));
    if (phase <= Phase::Wars)
        addStrengths(view, viewer, forecast, scene);
    if (phase <= Phase::Income)
        add(scene, "forecastIncome", viewer, forecast.kingdom.income,
            sceneText(TALETOP_TEXT("papertales", "Income of %1 Gold")).number(forecast.kingdom.income));
    for (int spot = 0; spot < spotCount; ++spot)
        if (const kit::Card unit = unitAt(forecast.after, viewer, spot);
            wouldDie(unit) && !isSaved(view, viewer, spot))
            add(scene, kit::at(deathKeys, spot), viewer, unit.face,
                sceneText(TALETOP_TEXT("papertales", "%1 dies in aging")).word(nameOf(unit.face)));
}

} // namespace taletop::papertales
