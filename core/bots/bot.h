// SPDX-License-Identifier: MIT
// Bots play seats automatically. A bot knows only what its seat sees and remembers.
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

/// The decision of a bot: one step, or several that belong together (Game::decisions).
struct Choice {
    contract::AnyDecision steps;
    std::uint64_t moves = 0; ///< number of moves in the imagined games
};

/// A kind of bot. Stateless, so that it can play many seats on many threads.
class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// The name in headers and on the command line: "random".
    [[nodiscard]] virtual std::string_view kind() const = 0;
    /// The approximate time of a choice in milliseconds; 0 for bots that imagine no games.
    [[nodiscard]] virtual int milliseconds() const { return 0; }
    /// Returns legal steps for `seat`, which must be pending in its own view. `enough`: as in Budget.
    [[nodiscard]] virtual Choice choose(const contract::Game& game, const contract::Known& known,
                                        kit::Seat seat, kit::Rng& rng,
                                        const std::function<bool()>& enough = {}) const = 0;
    /// The first step of choose().
    [[nodiscard]] contract::AnyMove decide(const contract::Game& game, const contract::Known& known,
                                           kit::Seat seat, kit::Rng& rng) const {
        return choose(game, known, seat, rng).steps[0];
    }
};

/// All bots, the weakest first: "random" (any legal move), "gentle", "casual" (the game's own sensible
/// player), "keen" and "sharp". Gentle, keen and sharp imagine games (analysis.h): keen and sharp play the
/// best decision, gentle varies between good ones.
[[nodiscard]] std::span<const Bot* const> bots();

/// The default bot: "casual".
[[nodiscard]] const Bot& standardBot();

/// The bot of this kind, or nullptr.
[[nodiscard]] const Bot* findBot(std::string_view kind);

/// The kind of a bot that plays the best decision of a hint (core/bots/hints.h); not offered at the table.
inline constexpr std::string_view hintFollower = "hint";

/// The kind of a bot that plays like sharp but remembers nothing; not offered at the table.
inline constexpr std::string_view forgetfulBot = "forgetful";

/// Parses the name of a bot for measuring: a kind, "hint" or "forgetful", optionally followed by a colon and
/// a budget of moves for each decision, such as "sharp:20000". Returns a sentence if it is invalid.
[[nodiscard]] std::variant<std::shared_ptr<const Bot>, kit::Notice> readBot(std::string_view text);

/// The randomness of a bot's decision. It depends on the match's seed, the seat and the number of moves that
/// the seat has made (match::movesOf), so neither the order in which pending seats think nor repeated calls
/// change it.
[[nodiscard]] kit::Rng streamOf(std::uint64_t seed, kit::Seat seat, std::size_t moves);

} // namespace taletop::bots
