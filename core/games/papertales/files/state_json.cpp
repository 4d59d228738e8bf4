// SPDX-License-Identifier: MIT
// Writes the state as JSON, for transcripts. A sealed plan appears only under "plan".
#include "core/games/papertales/files/files.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/rules/score.h"
#include "core/kit/at.h"

#include <nlohmann/json.hpp>

namespace taletop::papertales {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array phaseNames{"recruitment",  "deployment", "wars", "income",
                                "construction", "aging",      "over"};
constexpr std::array stepNames{"shuffle", "deal", "refill", "draft",     "plan",  "search", "targets",
                               "alchemy", "wars", "income", "construct", "saves", "aging",  "over"};
constexpr std::array spotNames{"F1", "F2", "F3", "B1", "B2"};

Json namesIn(const State& view, std::initializer_list<kit::Zone> zones) {
    Json list = Json::array();
    for (const kit::Zone zone : zones)
        for (const kit::Card& card : view.cards(zone))
            list.push_back(nameOf(card.face));
    return list;
}

Json orNull(int number) { return number < 0 ? Json() : Json(number); }

/// The sealed choices, in the order in which they were made.
Json sealedJson(const State& view, kit::Seat seat) {
    Json list = Json::array();
    for (const kit::Card& token : view.cards(ZoneKind::Choice, seat)) {
        std::string text = nameOf(token.face);
        if (isBuilding(token.face))
            text += ' ' + std::to_string(token.mark);
        list.push_back(text);
    }
    return list;
}

/// The plan in detail, if the viewer may see it.
Json planJson(const State& view, kit::Seat seat) {
    Json json = Json::object();
    const Plan plan = planOf(view, seat);
    for (std::size_t spot = 0; spot < plan.slots.size(); ++spot)
        json[spotNames[spot]] =
            plan.slots[spot].kind == Slot::Kind::Empty ? Json() : Json(nameOf(plan.slots[spot].face));
    const auto hand = view.cards(ZoneKind::Hand, seat);
    json["keep"] = plan.kept < 0 ? Json() : Json(nameOf(kit::at(hand, plan.kept).face));
    return json;
}

Json playerJson(const State& view, kit::Seat seat) {
    Json json;
    json["gold"] = view.number(Number::Gold, seat);
    json["lp"] = view.number(Number::Points, seat);
    json["hand"] = namesIn(view, {zoneOf(ZoneKind::Hand, seat)});
    json["pack"] = namesIn(view, {zoneOf(ZoneKind::Pack, seat), zoneOf(ZoneKind::Queue, seat)});
    const auto kept = view.cards(ZoneKind::Kept, seat);
    json["kept"] = kept.empty() ? Json() : Json(nameOf(kept[0].face));
    for (int spot = 0; spot < spotCount; ++spot) {
        const kit::Card unit = unitAt(view, seat, spot);
        Json& place = json["spots"][kit::at(spotNames, spot)];
        if (unit.face != 0)
            place = {
                {"unit", nameOf(unit.face)}, {"age", unit.mark}, {"revealed", isRevealed(view, seat, spot)}};
    }
    for (const kit::Card& building : view.cards(ZoneKind::Buildings, seat))
        json["buildings"][nameOf(building.face)] = building.mark;
    json["strength"] = orNull(view.number(Number::Strength, seat));
    json["warsWon"] = orNull(view.number(Number::WarsWon, seat));
    json["income"] = orNull(view.number(Number::Income, seat));
    json["committed"] = hasCommitted(view, seat);
    json["packNow"] = view.size(ZoneKind::Pack, seat);
    json["dropped"] = namesIn(view, {zoneOf(ZoneKind::Dropped, seat)});
    json["plan"] = planJson(view, seat);
    json["sealed"] = sealedJson(view, seat);
    return json;
}

} // namespace

Json Files::stateJson(const State& view) {
    Json json;
    json["turn"] = view.number(Number::Turn);
    json["phase"] = kit::at(phaseNames, phaseOf(view.step()));
    json["step"] = kit::at(stepNames, view.step());
    json["players"] = Json::array();
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        json["players"].push_back(playerJson(view, seat));
    Json pile = Json::array(); // the next card comes first
    const auto cards = view.cards(drawPile);
    for (std::size_t i = cards.size(); i-- > 0;)
        pile.push_back(nameOf(cards[i].face));
    json["drawPile"] = pile;
    json["discard"] = namesIn(view, {discardPile});
    // Cards dropped in the draft of two players stay with their owners until the draft ends.
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        for (const kit::Card& card : view.cards(ZoneKind::Dropped, seat))
            json["discard"].push_back(nameOf(card.face));
    return json;
}

nlohmann::ordered_json Files::resultJson(const State& view) {
    nlohmann::ordered_json json;
    json["seats"] = nlohmann::ordered_json::array();
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        const FinalScore score = finalScoreOf(view, seat);
        json["seats"].push_back({{"lp", score.points},
                                 {"buildings", score.buildings},
                                 {"relic", score.relic},
                                 {"total", score.total()},
                                 {"gold", score.gold},
                                 {"place", placeOf(view, seat)}});
    }
    json["winners"] = Rules::result(view).winners;
    return json;
}

} // namespace taletop::papertales
