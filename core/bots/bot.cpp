// SPDX-License-Identifier: MIT
#include "core/bots/bot.h"

#include <array>
#include <cassert>

namespace taletop::bots {

namespace {

class RandomBot final : public Bot {
public:
    [[nodiscard]] std::string_view kind() const override { return "random"; }
    [[nodiscard]] contract::AnyMove decide(const contract::Game& game, const contract::AnyState& view,
                                           kit::Seat seat, kit::Rng& rng) const override {
        contract::AnyMoves moves;
        game.legalMoves(view, seat, moves);
        assert(!moves.empty());
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
};

class CasualBot final : public Bot {
public:
    [[nodiscard]] std::string_view kind() const override { return "casual"; }
    [[nodiscard]] contract::AnyMove decide(const contract::Game& game, const contract::AnyState& view,
                                           kit::Seat seat, kit::Rng& rng) const override {
        return game.casualMove(view, seat, rng);
    }
};

} // namespace

std::span<const Bot* const> bots() {
    static const RandomBot random;
    static const std::array<const Bot*, 2> all{&random, &standardBot()};
    return all;
}

const Bot& standardBot() {
    static const CasualBot casual;
    return casual;
}

const Bot* findBot(std::string_view kind) {
    for (const Bot* bot : bots())
        if (bot->kind() == kind)
            return bot;
    return nullptr;
}

kit::Rng streamOf(std::uint64_t seed, kit::Seat seat, std::size_t moves) {
    // The complement keeps bots apart from the chance of the same match.
    kit::Rng ofSeat = kit::Rng::forOrdinal(~seed, static_cast<std::uint64_t>(seat));
    return kit::Rng::forOrdinal(ofSeat.next(), moves);
}

} // namespace taletop::bots
