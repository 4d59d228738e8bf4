// SPDX-License-Identifier: MIT
#include "core/table/scenes.h"

#include <algorithm>

namespace taletop::table {

namespace {

auto facesOf(const scene::Zone& zone) {
    return std::ranges::count_if(zone.cards, [](const scene::Card& card) { return card.face != 0; });
}

} // namespace

void layOpen(scene::Scene& scene, const scene::Scene& other) {
    for (scene::Zone& zone : scene.zones)
        for (const scene::Zone& better : other.zones)
            if (better.zone == zone.zone && facesOf(better) > facesOf(zone))
                zone = better;
}

void showAsToAll(scene::Scene& scene, kit::Seat viewer, const contract::Game& game,
                 const contract::AnyState& state) {
    const auto seen = game.visibility(kit::spectator);
    const scene::Scene all = game.scene(game.view(state, kit::spectator), kit::spectator);
    for (scene::Zone& zone : scene.zones)
        for (const scene::Zone& same : all.zones)
            if (same.zone == zone.zone && seen[zone.zone] == kit::Visibility::Face &&
                !(scene.secret && zone.owner == viewer))
                zone = same;
}

} // namespace taletop::table
