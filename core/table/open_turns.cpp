// SPDX-License-Identifier: MIT
#include "core/table/open_turns.h"

#include "core/kit/view.h"

#include <algorithm>
#include <tuple>

namespace taletop::table {

namespace {

bool sameView(const contract::Game& game, const contract::AnyState& state, kit::Seat seat) {
    return std::ranges::equal(game.view(state, seat).bytes(), game.view(state, kit::spectator).bytes());
}

/// Does this fact show `seat` something that others do not see, apart from its own action?
bool tells(const kit::Fact& fact, kit::Seat who, kit::Seat seat, kit::ZoneVisibility sees,
           kit::ZoneVisibility everybody) {
    using Kind = kit::Fact::Kind;
    const auto own = kit::redact(fact, sees);
    if (!own || own == kit::redact(fact, everybody))
        return false;
    switch (fact.kind) {
    case Kind::Move:
        return sees[fact.from] != kit::Visibility::Face;
    case Kind::Add:
    case Kind::Remove:
    case Kind::Mark:
        return who != seat;
    case Kind::Shuffle:
    case Kind::Scalar:
    case Kind::Note:
        break;
    }
    return true;
}

/// The choices of a seat, as far as a public table shows them.
auto offers(const contract::Game& game, const contract::AnyState& state, kit::Seat seat) {
    const scene::Scene scene = game.scene(game.view(state, seat), seat);
    return std::tuple(scene.choices, scene.prompt, scene.detail, std::string(scene.step));
}

} // namespace

OpenTurns::OpenTurns(const contract::Game& game, int seats)
    : m_game(&game), m_everybody(game.visibility(kit::spectator)),
      m_open(static_cast<std::size_t>(seats), true) {
    for (int seat = 0; seat < seats; ++seat)
        m_sees.push_back(game.visibility(static_cast<kit::Seat>(seat)));
}

void OpenTurns::follow(kit::Seat who, std::span<const kit::Fact> facts, const contract::AnyState& after) {
    for (std::size_t i = 0; i < m_open.size(); ++i) {
        const auto seat = static_cast<kit::Seat>(i);
        const bool told = std::ranges::any_of(
            facts, [&](const kit::Fact& fact) { return tells(fact, who, seat, m_sees[i], m_everybody); });
        m_open[i] = (m_open[i] && !told) || sameView(*m_game, after, seat);
    }
}

OpenTurns::Kind OpenTurns::kindOf(const match::Match& match, kit::Seat seat) const {
    if (m_game->scene(match.view(seat), seat).secret)
        return Kind::Secret;
    if (m_open[static_cast<std::size_t>(seat)])
        return Kind::Open;
    const bool same =
        sameInAllWorlds(match, [&](const contract::AnyState& state) { return offers(*m_game, state, seat); });
    return same ? Kind::OpenChoices : Kind::Secret;
}

/// Draws another world from public knowledge. Depends only on its arguments, so that a question always has
/// the same answer.
contract::AnyState OpenTurns::otherWorld(const match::Match& match, int world) {
    kit::Rng random = kit::Rng::forOrdinal(match.journal().entries.size(), static_cast<std::uint64_t>(world));
    return match.game().sample(match.view(kit::spectator), kit::spectator, random);
}

} // namespace taletop::table
