// SPDX-License-Identifier: MIT
// The scene of a game that has none of its own yet, made of what its other rooms say. A scene of a game's own
// may begin as one and put in what it knows better.
#pragma once

#include "core/contract/player.h"
#include "core/contract/touched.h"
#include "core/contract/words.h"
#include "core/kit/named_table.h"

#include <span>
#include <vector>

namespace taletop::contract {

/// What the words of a game provide whose zones have names for people.
template <class Words, class Kind>
concept ZoneWords = requires(Kind kind) {
    /// What is written beside a zone of this kind on a table that any game may use.
    { Words::zoneTitle(kind) } -> std::same_as<kit::Text>;
};

/// What the words of a game provide whose moves have names for people: any game without a scene of its own.
template <class Words, class Move>
concept MoveWords = requires(const Move& move) {
    /// What a choice is called, as a button says it: "Store the 7".
    { Words::moveTitle(move) } -> std::same_as<kit::Text>;
};

/// Takes a state whose table names its zones; for ShownTable alone.
template <const auto& Zones, std::size_t Places, class Number>
void takeNamed(const kit::NamedTable<Zones, Places, Number>&);

/// A game that can be shown: by a scene of its own, or by one that is made of its other rooms.
template <class Shown, class Rules>
concept ShownTable = GameTable<Shown, Rules> || requires(const typename Rules::State& view) {
    takeNamed(view);
};

/// The table of a game that says nothing of it yet.
struct PlainTable {};

/// Where a card lies in a row: beside the one before it, or, where there are many, over it.
[[nodiscard]] scene::Pose poseInRow(std::size_t index, std::size_t count, double cardWidth);
/// The place of a card in a pile, where all lie on each other.
[[nodiscard]] scene::Pose poseInPile(std::size_t index);

/// Whose turn it is, or what else is waited for, as `viewer` is told.
[[nodiscard]] kit::Text whoseTurn(const Pending& pending, kit::Seat viewer);

/// The score sheet as it stands: its lines on the pad, and a counter "score" for each seat.
void addScores(const Result& sheet, scene::Scene& scene);

/// What the button of the choice in a row is called in gestures, from 0 to maxCandidates - 1.
[[nodiscard]] const char* buttonKey(std::size_t row);

/// Do the cards of a zone lie on each other?
template <class Player>
[[nodiscard]] bool isPile(kit::Zone zone) {
    if constexpr (RememberingPlayer<Player>)
        return Player::pileOf(zone) >= kit::Pile::Queue;
    return false;
}

/// All zones, their cards in rows or in piles.
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

/// Instead of its button a choice has the card or the zone that means its move when it is touched alone.
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

/// What is given may be a whole state.
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
