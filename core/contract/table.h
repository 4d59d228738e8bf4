// SPDX-License-Identifier: MIT
// The contract of a game's table: what is shown.
#pragma once

#include "core/contract/rules.h"
#include "core/scene/card_facts.h"
#include "core/scene/scene.h"

#include <concepts>
#include <vector>

namespace taletop::contract {

/// What a view looks like on the table, and what is drawn on the cards.
template <class Shown, class Rules>
concept GameTable = requires(const typename Rules::State& view, kit::Seat seat, int face) {
    { Shown::scene(view, seat) } -> std::same_as<scene::Scene>;
    { Shown::cardLook() } -> std::same_as<scene::CardLook>;
    { Shown::cardArt(face) } -> std::same_as<std::vector<scene::ArtLayer>>;
    // A game with texts and numbers on its cards also has scene::CardFacts cardFacts(int face).
};

/// The zones of a table in the order of a scene, as `viewer` sees them. `cardsOf` makes the cards of a
/// zone whose cards it sees, if only their backs.
template <const auto& Zones, class State, class CardsOf>
[[nodiscard]] std::vector<scene::Zone> shownZones(const State& view, kit::Seat viewer, CardsOf cardsOf) {
    std::vector<scene::Zone> shown;
    for (const kit::Zone zone : Zones.inOrder(view.seats())) {
        const kit::Visibility sees = Zones.visibility(zone, viewer);
        shown.push_back({.zone = zone,
                         .kind = Zones.nameOf(zone),
                         .owner = Zones.ownerOf(zone),
                         .known = sees != kit::Visibility::Nothing,
                         .count = static_cast<int>(view.size(zone)),
                         .cards = {}});
        if (sees >= kit::Visibility::Back)
            shown.back().cards = cardsOf(zone);
    }
    return shown;
}

} // namespace taletop::contract
