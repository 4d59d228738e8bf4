// SPDX-License-Identifier: MIT
// Makes the plain scene, for games that do not make their own. A game may also start with it and replace some
// parts.
#pragma once

#include "core/contract/player.h"
#include "core/contract/touched.h"
#include "core/contract/words.h"
#include "core/kit/named_table.h"

#include <span>
#include <vector>

namespace taletop::contract {

/// Words of a game that name its zones for people.
template <class Words, class Kind>
concept ZoneWords = requires(Kind kind) {
    /// The title of zones of this kind on the plain table.
    { Words::zoneTitle(kind) } -> std::same_as<kit::Text>;
};

/// Words of a game that name its moves for people; required of any game without its own scene.
template <class Words, class Move>
concept MoveWords = requires(const Move& move) {
    /// The label of a choice on a button: "Store the 7".
    { Words::moveTitle(move) } -> std::same_as<kit::Text>;
};

/// Accepts only states whose table names its zones; used by ShownTable.
template <const auto& Zones, std::size_t Places, class Number>
void takeNamed(const kit::NamedTable<Zones, Places, Number>&);

/// The table of a game that can be shown, either with its own scene or with the plain one.
template <class Shown, class Rules>
concept ShownTable = GameTable<Shown, Rules> || requires(const typename Rules::State& view) {
    takeNamed(view);
};

/// The table of a game without its own scene.
struct PlainTable {};

/// The position of a card in a row: next to the previous card or, in long rows, overlapping it.
[[nodiscard]] scene::Pose poseInRow(std::size_t index, std::size_t count, double cardWidth);
/// The position of a card in a pile, where all cards lie on top of each other.
[[nodiscard]] scene::Pose poseInPile(std::size_t index);

/// A sentence for `viewer` that says whose turn it is or what else must happen first.
[[nodiscard]] kit::Text whoseTurn(const Pending& pending, kit::Seat viewer);

/// Adds the current score sheet: its lines on the pad, and a counter "score" for each seat.
void addScores(const Result& sheet, scene::Scene& scene);

/// The key of the button for the choice in this row, from 0 to maxCandidates - 1.
[[nodiscard]] const char* buttonKey(std::size_t row);

/// Do the cards of a zone lie on top of each other?
template <class Player>
[[nodiscard]] bool isPile(kit::Zone zone) {
    if constexpr (RememberingPlayer<Player>)
        return Player::pileOf(zone) >= kit::Pile::Queue;
    return false;
}

/// All zones, with their cards in rows or piles.
template <GameWords Words, class Player, class Shown, const auto& Zones, std::size_t Places, class Number>
[[nodiscard]] std::vector<scene::Zone> plainZones(const kit::NamedTable<Zones, Places, Number>& view,
                                                  kit::Seat viewer, const char* game) {
    using Kind = typename std::remove_cvref_t<decltype(Zones)>::KindType;
    const double width = cardLook<Shown>().width;
    auto shown = shownZones<Zones>(view, viewer, [&](kit::Zone zone) {
        const auto cards = view.cards(zone);
        std::vector<scene::Card> row;
        for (std::size_t i = 0; i < cards.size(); ++i)
            row.push_back({.face = cards[i].face,
                           .mark = cards[i].mark,
                           .pose = isPile<Player>(zone) ? poseInPile(i) : poseInRow(i, cards.size(), width),
                           .name = Words::cardText(cards[i].face).name});
        return row;
    });
    for (scene::Zone& zone : shown)
        if constexpr (ZoneWords<Words, Kind>)
            zone.title = Words::zoneTitle(Zones.kindOf(zone.zone));
        else
            zone.title = {game, zone.kind};
    return shown;
}

/// Replaces the button of a choice by a card or zone, if touching only that thing means the same move.
template <GameRules Rules, class Shown>
void touchThings(const typename Rules::State& view, kit::Seat seat,
                 const MoveList<typename Rules::Move>& moves, scene::Scene& scene) {
    using Kind = scene::Pick::Kind;
    if constexpr (TouchedTable<Shown, typename Rules::State, typename Rules::Move>) {
        const auto touch = [&](const scene::Pick& thing) {
            const auto meant = Shown::meant(view, seat, std::span(&thing, 1));
            for (std::size_t i = 0; meant && i < moves.size(); ++i)
                if (moves[i] == *meant && scene.choices[i].gesture.front().kind == Kind::Button)
                    scene.choices[i].gesture = {thing};
        };
        for (const scene::Zone& zone : scene.zones)
            for (int index = 0; index < std::ssize(zone.cards); ++index)
                touch({.kind = Kind::Card, .zone = zone.zone, .index = index});
        for (const scene::Zone& zone : scene.zones)
            touch({.kind = Kind::Zone, .zone = zone.zone});
    }
}

/// Makes the plain scene of a game. Also accepts a full state.
template <GameRules Rules, GameWords Words, class Files, class Player, class Shown>
[[nodiscard]] scene::Scene plainScene(const typename Rules::State& state, kit::Seat viewer) {
    static_assert(MoveWords<Words, typename Rules::Move>, "a game without a scene has words for its moves");
    const auto view = viewOf<Rules>(state, viewer);
    scene::Scene scene;
    scene.zones = plainZones<Words, Player, Shown>(view, viewer, Rules::info().id);
    addScores(Rules::result(view), scene);
    const auto moves = legalMoves<Rules>(view, viewer);
    for (const auto& move : moves) {
        scene::Choice choice;
        choice.move = Files::moveText(move);
        choice.label = Words::moveTitle(move);
        choice.gesture = {{.kind = scene::Pick::Kind::Button, .key = buttonKey(scene.choices.size())}};
        scene.choices.push_back(choice);
    }
    touchThings<Rules, Shown>(view, viewer, moves, scene);
    scene.prompt = whoseTurn(Rules::pending(view), viewer);
    if (!moves.empty())
        scene.step = "move";
    return scene;
}

} // namespace taletop::contract
