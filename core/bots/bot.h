// SPDX-License-Identifier: MIT
// Bots: who plays a seat by itself. A bot sees its seat's view and nothing else.
#pragma once

#include "core/contract/game.h"
#include "core/kit/rng.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace taletop::bots {

/// A way to play. Stateless, so that one bot may play many seats on many threads.
class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// As in headers and on the command line: "random".
    [[nodiscard]] virtual std::string_view kind() const = 0;
    /// A legal move for `seat`, which must be pending in its own `view`.
    [[nodiscard]] virtual contract::AnyMove decide(const contract::Game& game, const contract::AnyState& view,
                                                   kit::Seat seat, kit::Rng& rng) const = 0;
};

/// All bots: "random" (any legal move) and "casual" (the game's own sensible player).
[[nodiscard]] std::span<const Bot* const> bots();

/// Who plays where nobody has been chosen: "casual".
[[nodiscard]] const Bot& standardBot();

/// The bot of this kind, or nullptr.
[[nodiscard]] const Bot* findBot(std::string_view kind);

/// The randomness of a bot's decision. It depends on the match's seed, the seat and the number of
/// moves that the seat has made so far (match::movesOf), and so not on who of several pending
/// seats thinks first, nor on how often a bot is asked.
[[nodiscard]] kit::Rng streamOf(std::uint64_t seed, kit::Seat seat, std::size_t moves);

} // namespace taletop::bots
