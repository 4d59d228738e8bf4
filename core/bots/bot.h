// SPDX-License-Identifier: MIT
// Bots: who plays a seat by itself. A bot sees its seat's view and remembers what that has shown, nothing
// else.
#pragma once

#include "core/bots/analysis.h"
#include "core/contract/game.h"
#include "core/kit/rng.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace taletop::bots {

/// What a bot makes up its mind to do: a step, or several that belong together (Game::decisions).
struct Choice {
    contract::AnyDecision steps;
    std::uint64_t moves = 0; ///< made in imagined games on the way
};

/// A way to play. Stateless, so that one bot may play many seats on many threads.
class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// As in headers and on the command line: "random".
    [[nodiscard]] virtual std::string_view kind() const = 0;
    /// About how long it takes over a choice, as it imagines games; 0: it imagines none.
    [[nodiscard]] virtual int milliseconds() const { return 0; }
    /// Legal steps for `seat`, which must be pending in its own view. `enough`: as in Budget.
    [[nodiscard]] virtual Choice choose(const contract::Game& game, const contract::Known& known,
                                        kit::Seat seat, kit::Rng& rng,
                                        const std::function<bool()>& enough = {}) const = 0;
    /// The first step of that.
    [[nodiscard]] contract::AnyMove decide(const contract::Game& game, const contract::Known& known,
                                           kit::Seat seat, kit::Rng& rng) const {
        return choose(game, known, seat, rng).steps[0];
    }
};

/// All bots, the weakest first: "random" (any legal move), "gentle", "casual" (the game's own sensible
/// player), "keen" and "sharp". All but the first and the casual one imagine games (analysis.h): keen and
/// sharp play what did best, gentle now one and now another of what did well.
[[nodiscard]] std::span<const Bot* const> bots();

/// Who plays where nobody has been chosen: "casual".
[[nodiscard]] const Bot& standardBot();

/// The bot of this kind, or nullptr.
[[nodiscard]] const Bot* findBot(std::string_view kind);

/// Who does blindly what hints find best (core/bots/hints.h); no bot for the table.
inline constexpr std::string_view hintFollower = "hint";

/// Who plays as sharp does but remembers nothing; no bot for the table.
inline constexpr std::string_view forgetfulBot = "forgetful";

/// A bot for measuring: its kind, "hint" or "forgetful", and after a colon the moves that it may spend on a
/// decision in place of what is usual: "sharp:20000". Or a sentence on what is wrong.
[[nodiscard]] std::variant<std::shared_ptr<const Bot>, kit::Notice> readBot(std::string_view text);

/// The randomness of a bot's decision. It depends on the match's seed, the seat and the number of
/// moves that the seat has made so far (match::movesOf), and so not on who of several pending
/// seats thinks first, nor on how often a bot is asked.
[[nodiscard]] kit::Rng streamOf(std::uint64_t seed, kit::Seat seat, std::size_t moves);

} // namespace taletop::bots
