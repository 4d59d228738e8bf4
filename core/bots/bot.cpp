// SPDX-License-Identifier: MIT
#include "core/bots/bot.h"

#include "core/bots/thinker.h"

#include <array>
#include <cassert>
#include <charconv>

namespace taletop::bots {

namespace {

Choice singleStep(const contract::AnyMove& move) {
    Choice choice;
    choice.steps.push_back(move);
    return choice;
}

class RandomBot final : public Bot {
public:
    [[nodiscard]] std::string_view kind() const override { return "random"; }
    [[nodiscard]] Choice choose(const contract::Game& game, const contract::AnyState& view, kit::Seat seat,
                                kit::Rng& rng, const std::function<bool()>&) const override {
        contract::AnyMoves moves;
        game.legalMoves(view, seat, moves);
        assert(!moves.empty());
        return singleStep(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
};

class CasualBot final : public Bot {
public:
    [[nodiscard]] std::string_view kind() const override { return "casual"; }
    [[nodiscard]] Choice choose(const contract::Game& game, const contract::AnyState& view, kit::Seat seat,
                                kit::Rng& rng, const std::function<bool()>&) const override {
        return singleStep(game.casualMove(view, seat, rng));
    }
};

std::string knownKinds() {
    std::string kinds;
    for (const Bot* bot : bots())
        kinds.append(kinds.empty() ? "" : ", ").append(bot->kind());
    return kinds;
}

} // namespace

std::span<const Bot* const> bots() {
    static const RandomBot random;
    static const Thinker gentle(gentleLevel);
    static const Thinker keen(keenLevel);
    static const Thinker sharp(sharpLevel);
    static const std::array<const Bot*, 5> all{&random, &gentle, &standardBot(), &keen, &sharp};
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

std::variant<std::shared_ptr<const Bot>, std::string> readBot(std::string_view text) {
    const std::size_t colon = text.find(':');
    const Bot* bot = findBot(text.substr(0, colon));
    if (bot == nullptr)
        return "there is no bot '" + std::string(text.substr(0, colon)) + "'; the bots are: " + knownKinds();
    if (colon == std::string_view::npos)
        return std::shared_ptr<const Bot>(bot, [](const Bot*) {}); // it lives for ever
    const auto* thinker = dynamic_cast<const Thinker*>(bot);
    if (thinker == nullptr)
        return '\'' + std::string(bot->kind()) + "' imagines no games: leave out what follows the colon";
    const std::string_view number = text.substr(colon + 1);
    std::uint64_t moves = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), moves);
    if (error != std::errc{} || end != number.data() + number.size() || moves == 0 || moves > mostMoves)
        return "the budget '" + std::string(number) + "' is no whole number of moves from 1 to " +
               std::to_string(mostMoves);
    return std::make_shared<const Thinker>(thinker->level(), moves);
}

kit::Rng streamOf(std::uint64_t seed, kit::Seat seat, std::size_t moves) {
    // The complement keeps bots apart from the chance of the same match.
    kit::Rng ofSeat = kit::Rng::forOrdinal(~seed, static_cast<std::uint64_t>(seat));
    return kit::Rng::forOrdinal(ofSeat.next(), moves);
}

} // namespace taletop::bots
