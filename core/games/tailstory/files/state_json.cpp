// SPDX-License-Identifier: MIT
// Writes the state, for transcripts, and the result as JSON. Cards have ids such as "E07#2". Decks begin with
// the top card.
#include "core/games/tailstory/files/files.h"
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/rules/turn.h"
#include "core/kit/at.h"

#include <nlohmann/json.hpp>

namespace taletop::tailstory {

namespace {

using Json = nlohmann::ordered_json;

/// The name of the current step of a turn.
const char* stepName(const State& view) {
    switch (view.step()) {
    case Step::DrawQueue:
        return "queue";
    case Step::Characters:
        return "characters";
    case Step::Shuffle:
        return "shuffle";
    case Step::Play:
        return "play";
    case Step::Window:
        return "window";
    case Step::Special:
        return "special";
    case Step::Bonus:
    case Step::MessDeck:
        return "bonus";
    case Step::Emergency:
    case Step::Renew:
    case Step::Achieve:
        return "deckCheck";
    case Step::EndDiscard:
        return "end";
    case Step::Over:
        return "over";
    default:
        return "resolve";
    }
}

/// The names of the decisions, by Step.
constexpr std::array decisionNames{
    "queue",      "choose",  "shuffle",    "action",     "respond", "drawNumber", "stealNumber",
    "stealCards", "bury",    "recycle",    "special",    "discard", "loseCard",   "putBack",
    "mixDeck",    "keepDug", "swapOwn",    "swapTheirs", "bonus",   "messDeck",   "emergencyDiscard",
    "renew",      "achieve", "endDiscard", "resolve",    "over"};

Json cardsJson(const State& view, ZoneKind zone, kit::Seat seat) {
    Json list = Json::array();
    for (const kit::Card& card : view.cards(zone, seat))
        list.push_back(idOf(card.face));
    return list;
}

Json topFirst(const State& view, kit::Zone zone) {
    Json list = Json::array();
    const auto cards = view.cards(zone);
    for (std::size_t i = cards.size(); i-- > 0;)
        list.push_back(idOf(cards[i].face));
    return list;
}

/// The cards of a zone with this mark.
Json markedJson(const State& view, ZoneKind zone, kit::Seat seat, std::uint8_t mark) {
    Json list = Json::array();
    for (const kit::Card& card : view.cards(zone, seat))
        if ((card.mark & mark) != 0)
            list.push_back(idOf(card.face));
    return list;
}

Json seatsJson(const State& view, Number seats) {
    Json list = Json::array();
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        if ((view.number(seats) >> seat & 1) != 0)
            list.push_back(seat);
    return list;
}

Json stackJson(const State& view) {
    Json list = Json::array();
    for (const kit::Card& token : view.cards(chain))
        list.push_back({{"seat", token.mark & stackOwner},
                        {"item", idOf(token.face)},
                        {"stopped", (token.mark & stackStopped) != 0}});
    return list;
}

Json playerJson(const State& view, kit::Seat seat) {
    Json json;
    const auto queue = view.cards(ZoneKind::Queue, seat);
    json["queue"] = queue.empty() ? Json() : Json(queue[0].face - firstQueue + 1);
    const bool chosen = hasCharacter(view, seat);
    json["character"] = chosen ? Json(characterAt(view, seat).id) : Json();
    json["form"] = chosen && isAltered(view, seat) ? "altered" : "normal";
    json["deck"] = topFirst(view, zoneOf(ZoneKind::Deck, seat));
    json["hand"] = cardsJson(view, ZoneKind::Hand, seat);
    json["discard"] = cardsJson(view, ZoneKind::Discard, seat);
    json["play"] = cardsJson(view, ZoneKind::Play, seat);
    json["achievements"] = cardsJson(view, ZoneKind::Achievements, seat);
    json["bonusUsed"] = view.number(Number::BonusUsed, seat);
    json["abilityUsedTurn"] = view.number(Number::AbilityTurn, seat);
    json["abilityUsedGame"] = view.number(Number::AbilityGame, seat);
    json["swapUsed"] = view.number(Number::SwapUsed, seat) != 0;
    json["collectedThisTurn"] = view.number(Number::Collected, seat) != 0;
    json["rockyMark"] = view.number(Number::RockyMark, seat) != 0;
    json["dug"] = markedJson(view, ZoneKind::Discard, seat, dugMark);
    json["stoppedInPlay"] = markedJson(view, ZoneKind::Play, seat, stoppedMark);
    return json;
}

} // namespace

Json Files::stateJson(const State& view) {
    Json json;
    json["turnOwner"] = view.turnOwner() < 0 ? Json() : Json(view.turnOwner());
    json["turn"] = view.number(Number::Turn);
    json["step"] = stepName(view);
    json["ap"] = view.number(Number::Points);
    json["stack"] = stackJson(view);
    json["players"] = Json::array();
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        json["players"].push_back(playerJson(view, seat));
    json["alanLock"] = view.number(Number::NoStopping) != 0;
    json["decision"] = kit::at(decisionNames, view.step());
    json["asked"] = view.askedSeat() < 0 ? Json() : Json(view.askedSeat());
    json["passed"] = seatsJson(view, Number::Passed);
    json["targets"] = seatsJson(view, Number::Targets);
    json["box"] = topFirst(view, box);
    return json;
}

Json Files::resultJson(const State& view) {
    Json json;
    const int winner = view.number(Number::Winner);
    json["winner"] = winner < 0 ? Json() : Json(winner);
    json["achievements"] = Json::array();
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        json["achievements"].push_back(sizeOf(view, ZoneKind::Achievements, seat));
    return json;
}

} // namespace taletop::tailstory
