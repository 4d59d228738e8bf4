// SPDX-License-Identifier: MIT
// Builds the scene: Kingdoms, hands, packs, piles, and public numbers.
#include "core/games/papertales/table/scene_parts.h"
#include "core/games/papertales/table/table.h"

#include "core/games/papertales/rules/kingdom.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/score.h"
#include "core/kit/at.h"
#include "core/scene/reading.h"

#include <array>
#include <string_view>

namespace taletop::papertales {

namespace {

constexpr double cardStep = 66; ///< distance from one card of a row to the next, in card units

kit::Text cardName(ZoneKind kind, kit::Card card) {
    if (card.face == kit::unknownFace)
        return sceneText(TALETOP_TEXT("papertales", "A face-down card"));
    kit::Text name = sceneText(TALETOP_TEXT("papertales", "%1"));
    if (kind == ZoneKind::Buildings)
        name = card.mark == 0 ? sceneText(TALETOP_TEXT("papertales", "%1, not built"))
                              : sceneText(TALETOP_TEXT("papertales", "%1, level %2"));
    else if (kind >= ZoneKind::F1 && kind <= ZoneKind::B2 && card.mark > 0)
        return sceneText(TALETOP_PLURAL("papertales", "%1, %n Age token(s)"))
            .word(nameOf(card.face))
            .plural(card.mark);
    name.word(nameOf(card.face));
    return kind == ZoneKind::Buildings || kind >= ZoneKind::F1 ? name.number(card.mark) : name;
}

std::vector<scene::Card> cardsOf(const State& view, kit::Zone zone) {
    const ZoneKind kind = zones.kindOf(zone);
    const auto cards = view.cards(zone);
    std::vector<scene::Card> shown;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const bool planned = kind == ZoneKind::Hand || kind == ZoneKind::Plan;
        const int mark = planned ? cards[i].mark & planDestination : cards[i].mark;
        shown.push_back({.face = cards[i].face,
                         .mark = mark,
                         .pose = contract::poseAt(i, cardStep),
                         .name = cardName(kind, cards[i])});
    }
    return shown;
}

/// Fills in the number for %1, or for %n in the right plural form.
kit::Text counted(const char* source, int value) {
    kit::Text text = sceneText(source);
    return std::string_view(source).find("%n") == std::string_view::npos ? text.number(value)
                                                                         : text.plural(value);
}

void addCounter(scene::Scene& scene, const char* key, kit::Seat seat, int value, const char* source) {
    scene.counters.push_back({.key = key, .seat = seat, .value = value, .text = counted(source, value)});
}

void addTurn(const State& view, scene::Scene& scene) {
    constexpr std::array phases{
        TALETOP_TEXT("papertales", "Recruitment"),    TALETOP_TEXT("papertales", "Deployment"),
        TALETOP_TEXT("papertales", "Wars"),           TALETOP_TEXT("papertales", "Income"),
        TALETOP_TEXT("papertales", "Construction"),   TALETOP_TEXT("papertales", "Aging"),
        TALETOP_TEXT("papertales", "End of the game")};
    const Phase phase = phaseOf(view.step());
    if (view.number(Number::Turn) < lastTurn) // PT-42: on the last turn, keeping a card is legal but useless
        addCounter(scene, "mayKeep", kit::spectator, 1,
                   TALETOP_TEXT("papertales", "You may keep one card for the next turn"));
    scene.counters.push_back({.key = "turn",
                              .value = view.number(Number::Turn),
                              .text = sceneText(TALETOP_TEXT("papertales", "Turn %1 of %2"))
                                          .number(view.number(Number::Turn))
                                          .number(lastTurn)});
    scene.counters.push_back(
        {.key = "phase", .value = static_cast<int>(phase) + 1, .text = sceneText(kit::at(phases, phase))});
}

constexpr std::array unitKeys{"strengthF1", "strengthF2", "strengthF3", "strengthB1", "strengthB2"};

void addNumbers(const State& view, kit::Seat seat, scene::Scene& scene) {
    const Kingdom kingdom = kingdomOf(view, seat);
    addCounter(scene, "gold", seat, view.number(Number::Gold, seat), TALETOP_TEXT("papertales", "%1 Gold"));
    // PT-120: after the final scoring, shows the total of the score sheet.
    const int points =
        view.step() == Step::Over ? finalScoreOf(view, seat).total() : view.number(Number::Points, seat);
    addCounter(scene, "lp", seat, points, TALETOP_PLURAL("papertales", "%n Legend Point(s)"));
    addCounter(scene, "strength", seat, kingdom.strength, TALETOP_TEXT("papertales", "Strength %1"));
    addCounter(scene, "wood", seat, kingdom.production.of(Resource::Wood),
               TALETOP_TEXT("papertales", "%1 wood"));
    addCounter(scene, "food", seat, kingdom.production.of(Resource::Food),
               TALETOP_TEXT("papertales", "%1 food"));
    addCounter(scene, "crystal", seat, kingdom.production.of(Resource::Crystal),
               TALETOP_PLURAL("papertales", "%n crystal(s)"));
    addCounter(scene, "income", seat, kingdom.income, TALETOP_TEXT("papertales", "Income %1"));
    addCounter(scene, "age", seat, kingdom.tokens, TALETOP_PLURAL("papertales", "%n Age token(s)"));
    // Shows each Unit's strength, because the card does not always show it.
    for (int spot = 0; spot < spotCount; ++spot)
        if (unitAt(view, seat, spot).face != 0)
            addCounter(scene, kit::at(unitKeys, spot), seat, kit::at(kingdom.strengths, spot),
                       TALETOP_TEXT("papertales", "Strength %1"));
    if (const int wars = view.number(Number::WarsWon, seat); wars >= 0)
        addCounter(scene, "wars", seat, wars, TALETOP_PLURAL("papertales", "%n War(s) won this turn"));
    if (hasFifthSpot(view, seat))
        addCounter(scene, "fifthSpot", seat, 1, TALETOP_TEXT("papertales", "The fifth spot is open"));
    const bool waiting = Rules::pending(view).kind == contract::Pending::Kind::Seats &&
                         !Rules::pending(view).seats.contains(seat);
    if (waiting && hasCommitted(view, seat))
        addCounter(scene, "ready", seat, 1, TALETOP_TEXT("papertales", "Ready"));
    else if (waiting) // the seat waits for the next pack
        addCounter(scene, scene::laterCounter, seat, 1, TALETOP_TEXT("papertales", "Waiting for cards"));
    if (const auto revealed = view.number(Number::Revealed, seat); revealed != 0)
        addCounter(scene, "revealed", seat, revealed, TALETOP_TEXT("papertales", "Newly revealed Units"));
}

/// Adds the current score sheet.
void addPad(const State& view, scene::Scene& scene) {
    const contract::Result sheet = Rules::result(view);
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        for (const contract::ScoreLine& line : sheet.lines)
            scene.pad.push_back({.seat = seat, .label = line.label, .points = kit::at(line.points, seat)});
        addCounter(scene, "score", seat, kit::at(sheet.totals, seat),
                   TALETOP_PLURAL("papertales", "%n point(s) if the game ended now"));
    }
}

/// Builds the scene of a view that is already blanked for the viewer.
scene::Scene sceneOf(const State& view, kit::Seat viewer) {
    scene::Scene scene;
    scene.zones =
        contract::shownZones<zones>(view, viewer, [&](kit::Zone zone) { return cardsOf(view, zone); });
    addTurn(view, scene);
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        addNumbers(view, seat, scene);
    addPad(view, scene);
    if (viewer >= 0 && viewer < view.seats()) {
        addForecast(view, viewer, scene);
        addChoices(view, viewer, scene);
        // Packs and hands are secret anyway.
        const bool fromTheHand = view.step() == Step::Draft || view.step() == Step::Plan;
        // PT-24: the construction of the last seat becomes public at once.
        const bool builtAtOnce = view.step() == Step::Construct && Rules::pending(view).seats.size() == 1;
        scene.secret = !scene.choices.empty() && !fromTheHand && !builtAtOnce;
    }
    setPrompt(view, viewer, scene);
    addSmallScreen(view, viewer, scene);
    return scene;
}

} // namespace

scene::Scene Shown::scene(const State& view, kit::Seat viewer) {
    return sceneOf(contract::viewOf<Rules>(view, viewer), viewer);
}

scene::CardLook Shown::cardLook() { return {}; }

std::vector<scene::ArtLayer> Shown::cardArt(int face) {
    const scene::CardLook look = cardLook();
    if (face == kit::unknownFace) // the picture of the back includes its gutter
        return {{.file = "back.svg",
                 .x = -look.gutter,
                 .y = -look.gutter,
                 .width = look.width + 2 * look.gutter,
                 .height = look.height + 2 * look.gutter}};
    const scene::CardFacts facts = cardFacts(face);
    if (facts.pictures.empty())
        return {}; // tokens have no pictures, because texts and counters describe them
    return {{.file = facts.pictures.front(),
             .x = 3.5,
             .y = 6.5,
             .width = 56,
             .height = isUnit(face) ? 46.0 : 40.0},
            {.file = isUnit(face) ? "frame.svg" : "frame-building.svg",
             .width = look.width,
             .height = look.height}};
}

std::span<const contract::LineRule> Shown::lineRules() {
    static constexpr std::array<contract::LineRule, 3> rules{
        {{"lp", 121}, {"buildings", 120}, {"relic", 105}}};
    return rules;
}

} // namespace taletop::papertales
