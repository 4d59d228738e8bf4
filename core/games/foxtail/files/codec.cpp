// SPDX-License-Identifier: MIT
// Writes and parses moves as text, and writes the state and the result as JSON for other tools.
#include "core/games/foxtail/files/files.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/rules/tokens.h"
#include "core/kit/at.h"

#include <nlohmann/json.hpp>

namespace taletop::foxtail {

namespace {

using nlohmann::ordered_json;

constexpr std::array<std::string_view, 5> linkNames{"none", "over-top", "under-top", "over-bottom",
                                                    "under-bottom"};
constexpr std::array<const char*, 6> phaseNames{"deal", "pack", "choose", "place", "vote", "over"};

ordered_json linkJson(Link link) {
    return link == Link::None ? ordered_json() : ordered_json(kit::at(linkNames, link));
}

/// The name of a card: "12" for a bit, "tip1" for a tip, "?" for one that the viewer does not know.
std::string cardId(std::uint8_t face) {
    if (isTip(face))
        return "tip" + std::to_string(face - firstTip + 1);
    return isBit(face) ? std::to_string(face) : "?";
}

ordered_json deckJson(const State& state) {
    ordered_json deck = ordered_json::array();
    const auto cards = state.cards(deckZone);
    for (std::size_t place = cards.size(); place > 0; --place)
        deck.push_back(cardId(cards[place - 1].face));
    return deck;
}

ordered_json tailJson(const State& state, kit::Seat seat) {
    ordered_json bits = ordered_json::array();
    for (const kit::Card card : state.cards(ZoneKind::Bits, seat))
        if (isBit(card.face))
            bits.push_back({{"id", card.face}, {"link", linkJson(linkOf(card))}});
    const int finished = state.number(Number::Finished, seat);
    return {{"bits", bits},
            {"tip", finished != 0},
            {"finishedTurn", finished == 0 ? ordered_json() : ordered_json(finished)},
            {"brushedLast", state.number(Number::MustDraw, seat) != 0},
            {"brushes", state.number(Number::Brushes, seat)}};
}

/// The seat's choice, draw, links and vote of this phase. A choice or vote that is sealed for the viewer is
/// "?".
ordered_json turnJson(const State& state, kit::Seat seat) {
    ordered_json json = {{"done", state.number(Number::Done, seat) != 0}};
    if (const auto choice = state.cards(ZoneKind::Choice, seat); !choice.empty())
        json["choice"] = choice[0].face == drawToken ? "draw" : choice[0].face == brushToken ? "brush" : "?";
    if (state.number(Number::Brushing, seat) != 0)
        json["brushing"] = true;
    if (const auto drawn = state.cards(ZoneKind::Drawn, seat); !drawn.empty())
        json["drawn"] = drawn[0].face;
    if (const auto links = state.cards(ZoneKind::Links, seat); !links.empty()) {
        json["links"] = ordered_json::array();
        for (const kit::Card& token : links)
            json["links"].push_back(linkJson(linkOfToken(token.face)));
    }
    if (const auto vote = state.cards(ZoneKind::Vote, seat); !vote.empty())
        json["vote"] =
            vote[0].face == kit::unknownFace ? ordered_json("?") : ordered_json(seatOfToken(vote[0].face));
    return json;
}

/// The seats that voted for this seat, once the votes are open.
ordered_json ballotJson(const State& state, kit::Seat seat) {
    ordered_json voters = ordered_json::array();
    for (const kit::Card& token : state.cards(ZoneKind::Ballot, seat))
        voters.push_back(voterOfMark(token.mark));
    return voters;
}

/// Parses the seat in a move's text, which is one digit. The rules check whether the seat is in the game.
std::optional<kit::Seat> parseSeat(std::string_view text) {
    if (text.size() != 1 || text[0] < '0' || text[0] >= '0' + kit::maxSeats)
        return std::nullopt;
    return kit::seatAt(text[0] - '0');
}

} // namespace

std::string Files::moveText(const Move& move) {
    switch (move.kind) {
    case Move::Kind::Draw:
        return "draw";
    case Move::Kind::Brush:
        return "brush";
    case Move::Kind::Link:
        return "link " + std::string(kit::at(linkNames, move.link));
    case Move::Kind::Commit:
        return "commit";
    case Move::Kind::Vote:
        break;
    }
    return "vote " + std::to_string(move.seat);
}

std::optional<Move> Files::parseMove(std::string_view text) {
    constexpr std::string_view link = "link ";
    constexpr std::string_view vote = "vote ";
    if (text == "draw")
        return Move{.kind = Move::Kind::Draw};
    if (text == "brush")
        return Move{.kind = Move::Kind::Brush};
    if (text == "commit")
        return Move{.kind = Move::Kind::Commit};
    if (text.starts_with(link)) // FT-28: exactly four names
        for (const Link value : allLinks)
            if (text.substr(link.size()) == kit::at(linkNames, value))
                return Move{.kind = Move::Kind::Link, .link = value};
    if (text.starts_with(vote))
        if (const auto seat = parseSeat(text.substr(vote.size())))
            return Move{.kind = Move::Kind::Vote, .seat = *seat};
    return std::nullopt;
}

nlohmann::ordered_json Files::stateJson(const State& view) {
    ordered_json tails = ordered_json::array();
    ordered_json seats = ordered_json::array();
    ordered_json votes = ordered_json::array();
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        tails.push_back(tailJson(view, seat));
        seats.push_back(turnJson(view, seat));
        votes.push_back(ballotJson(view, seat));
    }
    return {{"turn", view.number(Number::Turn)},
            {"deck", deckJson(view)},
            {"tails", tails},
            {"phase", kit::at(phaseNames, view.phase())},
            {"aside", view.size(asideZone)},
            {"seats", seats},
            {"votes", votes}};
}

nlohmann::ordered_json Files::resultJson(const State& view) {
    const TablePoints table = tablePoints(view);
    ordered_json seats = ordered_json::array();
    for (const SeatPoints& points : table)
        seats.push_back({{"sets", points.own.match + points.own.chain},
                         {"variety", points.own.variety},
                         {"longestChain", points.longestChain},
                         {"biggestMatch", points.biggestMatch},
                         {"first", points.first},
                         {"prettiest", points.prettiest},
                         {"total", points.total()}});
    ordered_json winners = ordered_json::array();
    for (const kit::Seat seat : Rules::result(view).winners)
        winners.push_back(seat);
    return {{"seats", seats}, {"winners", winners}};
}

} // namespace taletop::foxtail
