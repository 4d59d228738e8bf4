// SPDX-License-Identifier: MIT
// The text of moves in journals and files: "lay 7", "answer 7", "pass", "store 7", "done".
#include "core/games/_template/files/files.h"
#include "core/games/_template/rules/rules.h"
#include "core/kit/at.h"

#include <charconv>
#include <nlohmann/json.hpp>

namespace taletop::templategame {

namespace {

constexpr std::array<std::string_view, 5> verbs{"lay", "answer", "pass", "store", "done"};
constexpr std::array phaseNames{"deal", "lay", "answer", "store", "refill", "over"};

bool needsCard(Move::Kind kind) { return kind != Move::Kind::Pass && kind != Move::Kind::Done; }

} // namespace

std::string Files::moveText(const Move& move) {
    const std::string verb(kit::at(verbs, move.kind));
    return needsCard(move.kind) ? verb + ' ' + std::to_string(move.face) : verb;
}

std::optional<Move> Files::parseMove(std::string_view text) {
    const std::string_view word = text.substr(0, text.find(' '));
    const auto kind = kit::valueNamed<Move::Kind>(verbs, word);
    if (!kind)
        return std::nullopt;
    Move move{.kind = *kind};
    if (needsCard(move.kind)) {
        const std::string_view rest = text.substr(std::min(text.size(), word.size() + 1));
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), move.face);
        if (error != std::errc{} || move.face < 1 || move.face > cardCount)
            return std::nullopt;
    }
    return move;
}

nlohmann::ordered_json Files::stateJson(const State& view) {
    const auto faces = [&](kit::Zone zone) {
        auto list = nlohmann::ordered_json::array();
        for (const kit::Card card : view.cards(zone))
            list.push_back(card.face);
        return list;
    };
    nlohmann::ordered_json json;
    json["phase"] = kit::at(phaseNames, view.phase());
    json["round"] = view.number(Number::Round);
    json["leader"] = view.leader();
    json["deck"] = faces(zoneOf(ZoneKind::Deck));
    json["discard"] = faces(zoneOf(ZoneKind::Discard));
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        json["seats"].push_back({{"hand", faces(zoneOf(ZoneKind::Hand, seat))},
                                 {"sealed", faces(zoneOf(ZoneKind::Sealed, seat))},
                                 {"open", faces(zoneOf(ZoneKind::Open, seat))},
                                 {"store", faces(zoneOf(ZoneKind::Store, seat))},
                                 {"won", faces(zoneOf(ZoneKind::Won, seat))}});
    return json;
}

nlohmann::ordered_json Files::resultJson(const State& view) {
    const contract::Result sheet = Rules::result(view);
    nlohmann::ordered_json json;
    for (const contract::ScoreLine& line : sheet.lines)
        json["lines"][line.key] = line.points;
    json["totals"] = sheet.totals;
    json["winners"] = sheet.winners;
    return json;
}

} // namespace taletop::templategame
