// SPDX-License-Identifier: MIT
// The contract of a game's table, which makes scenes of views.
#pragma once

#include "core/contract/rules.h"
#include "core/scene/card_facts.h"
#include "core/scene/scene.h"

#include <concepts>
#include <vector>

namespace taletop::contract {

/// Makes the scene of a view.
template <class Shown, class Rules>
concept GameTable = requires(const typename Rules::State& view, kit::Seat seat) {
    { Shown::scene(view, seat) } -> std::same_as<scene::Scene>;
    // Games with texts and numbers on their cards also define scene::CardFacts cardFacts(int face).
};

/// Tables that set the size of their cards.
template <class Shown>
concept LookingTable = requires {
    { Shown::cardLook() } -> std::same_as<scene::CardLook>;
};

/// Tables that draw more on their cards than back.svg and face.svg.
template <class Shown>
concept DrawingTable = requires(int face) {
    { Shown::cardArt(face) } -> std::same_as<std::vector<scene::ArtLayer>>;
};

template <class Shown>
[[nodiscard]] scene::CardLook cardLook() {
    if constexpr (LookingTable<Shown>)
        return Shown::cardLook();
    return {};
}

/// The pictures of a card, `face` 0 for its back.
template <class Shown>
[[nodiscard]] std::vector<scene::ArtLayer> cardArt(int face) {
    if constexpr (DrawingTable<Shown>)
        return Shown::cardArt(face);
    const scene::CardLook look = cardLook<Shown>();
    return {{.file = face == 0 ? "back.svg" : "face.svg", .width = look.width, .height = look.height}};
}

/// The position of a card in a row whose cards are `step` apart.
[[nodiscard]] inline scene::Pose poseAt(std::size_t index, double step) {
    return {.x = step * static_cast<double>(index), .layer = static_cast<int>(index)};
}

/// The zones of a table in the order of a scene, as `viewer` sees them. `cardsOf` makes the cards of a zone;
/// it is called for each zone whose cards the viewer sees, at least from the back.
template <const auto& Zones, class State, class CardsOf>
[[nodiscard]] std::vector<scene::Zone> shownZones(const State& view, kit::Seat viewer, CardsOf cardsOf) {
    std::vector<scene::Zone> shown;
    for (const kit::Zone zone : Zones.inOrder(view.seats())) {
        const kit::Visibility sees = Zones.visibility(zone, viewer);
        shown.push_back({.zone = zone,
                         .kind = Zones.nameOf(zone),
                         .owner = Zones.ownerOf(zone),
                         .known = sees != kit::Visibility::Nothing,
                         .count = view.count(zone),
                         .cards = {}});
        if (sees >= kit::Visibility::Back)
            shown.back().cards = cardsOf(zone);
    }
    return shown;
}

} // namespace taletop::contract
