// SPDX-License-Identifier: MIT
// The state and the result in transcripts; "?" replaces everything that a view hides.
#include "core/games/storyline/files/files.h"
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/rules/score.h"
#include "core/kit/at.h"

#include <nlohmann/json.hpp>

namespace taletop::storyline {

namespace {

using Json = nlohmann::ordered_json;

/// The names of phases, by Phase.
constexpr std::array phaseNames{"shuffleStories", "shuffleTokens", "pickDeck", "pickNarrator",
                                "play",           "shuffle",       "choose",   "return",
                                "effect",         "cover",         "flip",     "over"};

Json nameOf(kit::Card card) { return card.face == kit::unknownFace ? "?" : std::string(idOf(card.face)); }

Json namesIn(const State& view, kit::Zone zone, bool topFirst = false) {
    Json list = Json::array();
    const auto cards = view.cards(zone);
    for (std::size_t i = 0; i < cards.size(); ++i)
        list.push_back(nameOf(cards[topFirst ? cards.size() - 1 - i : i]));
    return list;
}

/// The cards played by each seat. They are either face down or in the piles, where only slips identify them.
Json submittedJson(const State& view) {
    Json list = Json::array();
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        for (const ZoneKind kind : {ZoneKind::Sealed, ZoneKind::Slip})
            if (!view.empty(kind, seat))
                list.push_back({{"seat", seat}, {"cards", namesIn(view, zoneOf(kind, seat))}});
    return list;
}

Json pilesJson(const State& view) {
    Json list = Json::array();
    for (int banner = 0; banner < mostBannersOnPage; ++banner)
        if (!view.empty(ZoneKind::Pile, banner))
            list.push_back(namesIn(view, zoneOf(ZoneKind::Pile, banner)));
    return list;
}

/// The pages so far, each with its chosen cards and their owners (SL-35). Names and details are remarks of
/// the moves: remarks.cpp adds them.
Json taleJson(const State& view) {
    Json list = Json::array();
    const auto tale = view.cards(ZoneKind::Tale);
    const auto authors = view.cards(ZoneKind::Authors);
    for (const kit::Card page : view.cards(ZoneKind::Pages)) {
        Json entry{{"card", pageNumber(page.face)}, {"chosen", Json::array()}, {"by", Json::array()}};
        for (std::size_t i = 0; i < tale.size(); ++i)
            if (tale[i].mark == pageNumber(page.face)) {
                entry["chosen"].push_back(nameOf(tale[i]));
                entry["by"].push_back(authors[i].face - firstMarker);
            }
        entry["name"] = "";
        entry["detail"] = "";
        list.push_back(std::move(entry));
    }
    return list;
}

Json tokensJson(const State& view, kit::Seat seat) {
    Json list = namesIn(view, zoneOf(ZoneKind::Tokens, seat));
    for (const Json& name : namesIn(view, zoneOf(ZoneKind::Turned, seat)))
        list.push_back(name);
    return list;
}

/// The effects of a seat's special tokens, and the numbers that differ from the printed ones.
Json effectsJson(const State& view, kit::Seat seat) {
    Json list = Json::array();
    for (const kit::Card token : view.cards(ZoneKind::Turned, seat)) {
        const std::string number = std::to_string(numberOn(token.face));
        if (token.face == faceOf(Token::Bones) && token.mark != 0)
            list.push_back(token.mark == skullUp ? "bones: skull up" : "bones: skull down");
        if (token.face == faceOf(Token::Rose))
            list.push_back("rose");
        if (numberOn(token.face) > 0 && (token.mark & doubled) != 0)
            list.push_back("hat doubles " + number);
        if (numberOn(token.face) > 0 && (token.mark & covered) != 0)
            list.push_back("grave covers " + number);
    }
    return list;
}

} // namespace

Json Files::stateJson(const State& view) {
    Json json;
    json["round"] = view.round();
    json["narrator"] = narratorOf(view);
    const int deck = view.number(Number::Deck);
    json["deck"] = deck == deckCount ? "" : deck == 0 ? "A" : "B";
    for (const Category category : storyCategories)
        json["decks"][idOf(category)] = namesIn(view, deckZone(category), true);
    json["hands"] = Json::array();
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        json["hands"].push_back(namesIn(view, zoneOf(ZoneKind::Hand, seat)));
    json["submitted"] = submittedJson(view);
    json["piles"] = pilesJson(view);
    json["tale"] = taleJson(view);
    json["tokens"] = Json::array();
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        json["tokens"].push_back(tokensJson(view, seat));
    json["pool"] = namesIn(view, zoneOf(ZoneKind::Pool), true);
    json["phase"] = kit::at(phaseNames, view.phase());
    json["family"] = view.family();
    json["resolving"] = view.resolving();
    return json;
}

Json Files::resultJson(const State& view) {
    Json json;
    const contract::Result sheet = Rules::result(view);
    json["seats"] = Json::array();
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        json["seats"].push_back({{"tokens", view.family() || view.empty(ZoneKind::Turned, seat)
                                                ? Json(std::vector<std::string>(
                                                      static_cast<std::size_t>(tokensOf(view, seat)), "?"))
                                                : tokensJson(view, seat)}, // SL-75
                                 {"points", kit::at(sheet.totals, seat)},
                                 {"effects", effectsJson(view, seat)}});
    json["winners"] = sheet.winners;
    return json;
}

} // namespace taletop::storyline
