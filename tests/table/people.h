// SPDX-License-Identifier: MIT
// A match and the people at its shared screen, as values.
#pragma once

#include "core/contract/registry.h"
#include "core/table/hot_seat.h"
#include "core/table/playback.h"
#include "core/table/table_view.h"

#include <doctest/doctest.h>

#include <string_view>

namespace taletop::tests {

/// A match and its shared screen.
struct People {
    match::Match match;
    table::HotSeat hotSeat{match};

    explicit People(match::Match played) : match(std::move(played)) { goThroughJournal(); }
    /// Creates a match at its first deal. Bots have the seats from `persons` on.
    People(const contract::Game& game, int seats, int persons)
        : People(match::Match(game, headerOf(game, seats, persons))) {}

    static match::Header headerOf(const contract::Game& game, int seats, int persons) {
        match::Header header;
        header.options = contract::standardOptions(game.info(), seats);
        header.seed = 5;
        for (int seat = 0; seat < seats; ++seat)
            header.seats.push_back({"", seat < persons ? "human" : "random", seat});
        return header;
    }
    void goThroughJournal() {
        hotSeat.restart(match);
        match.retrace(
            [this](const match::Entry& entry, std::span<const kit::Fact> facts,
                   const contract::AnyState& after) { hotSeat.follow(match, entry.who, facts, after); });
        hotSeat.settle(match);
    }
    /// Makes the seat's first legal move. Returns the facts for present().
    table::Playback playFirst(kit::Seat seat) {
        contract::AnyMoves moves;
        match.game().legalMoves(match.state(), seat, moves);
        REQUIRE_FALSE(moves.empty());
        std::vector<table::Played> played;
        REQUIRE_FALSE(match.submit(seat, moves[0], {}, table::into(played)));
        table::Playback playback;
        for (const table::Played& each : played) {
            hotSeat.follow(match, each.who, each.facts, each.after);
            playback.facts.insert(playback.facts.end(), each.facts.begin(), each.facts.end());
        }
        hotSeat.settle(match);
        return playback;
    }
    void sit(kit::Seat seat) {
        REQUIRE(hotSeat.maySit(match, seat));
        REQUIRE(hotSeat.sit(match, seat));
        hotSeat.settle(match);
    }
    [[nodiscard]] table::TableView view(const table::Playback& playback = {}) const {
        return table::present(match, hotSeat, std::nullopt, playback);
    }
};

/// The template game, in which hands are hidden, cards are played in secret, and answers are public.
[[nodiscard]] inline const contract::Game& templateGame() {
    const contract::Game* game = contract::findGame("template");
    REQUIRE(game != nullptr);
    return *game;
}

/// Returns this zone of a scene. The test fails if there is none.
[[nodiscard]] inline const scene::Zone& zoneOf(const scene::Scene& scene, std::string_view kind,
                                               kit::Seat owner) {
    for (const scene::Zone& zone : scene.zones)
        if (kit::sameWords(zone.kind, kind) && zone.owner == owner)
            return zone;
    FAIL("no such zone");
    return scene.zones.front();
}

/// Is the first card in this zone face up?
[[nodiscard]] inline bool isOpen(const scene::Scene& scene, std::string_view kind, kit::Seat owner) {
    const scene::Zone& zone = zoneOf(scene, kind, owner);
    return !zone.cards.empty() && zone.cards.front().face != 0;
}

} // namespace taletop::tests
