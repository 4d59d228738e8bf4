// SPDX-License-Identifier: MIT
// From touches to moves: what was touched so far, which legal move it makes, or which illegal one
// it would have been.
#pragma once

#include "core/contract/game.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace taletop::app {

class GestureController {
public:
    /// What a touch came to.
    struct Outcome {
        enum class Kind {
            Nothing, ///< the thing has no meaning now
            Begun,   ///< part of a move; more must be touched
            Move,    ///< `move` is made
            Refused, ///< `move` would be it, but is not allowed now
        };
        Kind kind = Kind::Nothing;
        std::string move;
    };

    GestureController(const contract::Game& game, const contract::Options& options)
        : m_game(&game), m_options(options) {}

    /// Forgets what was touched; called whenever the choices change.
    void clear() { m_touched.clear(); }

    /// Touches a thing: `choices` are the legal ones of `viewer`, `view` is his view.
    [[nodiscard]] Outcome touch(const scene::Pick& pick, const std::vector<scene::Choice>& choices,
                                const contract::AnyState& view, kit::Seat viewer);

private:
    using Picks = std::vector<scene::Pick>;

    [[nodiscard]] std::optional<Outcome> legal(const Picks& picks, const std::vector<scene::Choice>& choices);
    [[nodiscard]] Outcome refused(const scene::Pick& pick, const contract::AnyState& view, kit::Seat viewer);
    void learn(kit::Seat viewer);

    const contract::Game* m_game;
    contract::Options m_options;
    Picks m_touched;
    /// By viewer: the moves that start or end with touching a thing, in some situation or other.
    std::map<kit::Seat, std::map<std::string, std::set<std::string>>> m_known;
};

} // namespace taletop::app
