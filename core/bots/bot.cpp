// SPDX-License-Identifier: MIT
#include "core/bots/bot.h"

#include "core/bots/hints.h"
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
    [[nodiscard]] Choice choose(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                                kit::Rng& rng, const std::function<bool()>&) const override {
        contract::AnyMoves moves;
        game.legalMoves(known.view, seat, moves);
        assert(!moves.empty());
        return singleStep(moves[rng.below(moves.size())]);
    }
};

class CasualBot final : public Bot {
public:
    [[nodiscard]] std::string_view kind() const override { return "casual"; }
    [[nodiscard]] Choice choose(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                                kit::Rng& rng, const std::function<bool()>&) const override {
        return singleStep(game.casualMove(known.view, seat, rng));
    }
};

/// Plays the best decision of a hint; only for measuring.
class HintFollower final : public Bot {
public:
    /// `moves` is the budget for each hint; 0: the same as at the table.
    explicit HintFollower(std::uint64_t moves) : m_moves(moves) {}

    [[nodiscard]] std::string_view kind() const override { return hintFollower; }
    [[nodiscard]] int milliseconds() const override { return hintMilliseconds; }
    [[nodiscard]] Choice choose(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                                kit::Rng&, const std::function<bool()>& enough) const override {
        HintBudget budget = usualHintBudget(game);
        if (m_moves != 0)
            budget = {{m_moves / 2, {}}, {m_moves / 4, {}}, {}};
        budget.comparing.moves = 0; // this bot shows no numbers
        budget.finding.enough = enough;
        budget.ordering.enough = enough;
        budget.comparing.enough = enough;
        const Hint hint = hintFor(game, known, seat, budget);
        return {hint.candidates.front().steps, hint.moves};
    }

private:
    std::uint64_t m_moves;
};

/// Plays without a memory, to measure what a memory is worth.
class ForgetfulBot final : public Bot {
public:
    explicit ForgetfulBot(std::uint64_t moves) : m_thinker(sharpLevel, moves) {}

    [[nodiscard]] std::string_view kind() const override { return forgetfulBot; }
    [[nodiscard]] int milliseconds() const override { return m_thinker.milliseconds(); }
    [[nodiscard]] Choice choose(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                                kit::Rng& rng, const std::function<bool()>& enough) const override {
        return m_thinker.choose(game, known.view, seat, rng, enough);
    }

private:
    Thinker m_thinker;
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

namespace {

/// Parses a budget of moves for a decision; returns 0 if `text` is not such a number.
std::uint64_t readMoves(std::string_view text) {
    std::uint64_t moves = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), moves);
    const bool read = error == std::errc{} && end == text.data() + text.size();
    return read && moves <= mostMoves ? moves : 0;
}

} // namespace

std::variant<std::shared_ptr<const Bot>, kit::Notice> readBot(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view kind = text.substr(0, colon);
    const Bot* bot = findBot(kind);
    const bool measures = kind == hintFollower || kind == forgetfulBot;
    if (bot == nullptr && !measures)
        return kit::Notice("files", TALETOP_TEXT("files", "there is no bot '%1'; the bots are: %2"),
                           {std::string(kind), knownKinds()});
    if (colon == std::string_view::npos && bot != nullptr)
        return std::shared_ptr<const Bot>(bot, [](const Bot*) {}); // bots() owns it permanently
    const auto* thinker = dynamic_cast<const Thinker*>(bot);
    if (bot != nullptr && thinker == nullptr)
        return kit::Notice(
            "files",
            TALETOP_TEXT("files", "'%1' does not think ahead; leave out the colon and what follows it"),
            {std::string(bot->kind())});
    const std::string_view number = colon == std::string_view::npos ? "" : text.substr(colon + 1);
    const std::uint64_t moves = readMoves(number);
    if (colon != std::string_view::npos && moves == 0)
        return kit::Notice(
            "files", TALETOP_TEXT("files", "the budget '%1' must be a whole number of moves from 1 to %2"),
            {std::string(number), mostMoves});
    if (kind == hintFollower)
        return std::make_shared<const HintFollower>(moves);
    if (kind == forgetfulBot)
        return std::make_shared<const ForgetfulBot>(moves);
    return std::make_shared<const Thinker>(thinker->level(), moves);
}

kit::Rng streamOf(std::uint64_t seed, kit::Seat seat, std::size_t moves) {
    // The complement keeps the bots' randomness apart from the match's chance.
    kit::Rng ofSeat = kit::Rng::forOrdinal(~seed, static_cast<std::uint64_t>(seat));
    return kit::Rng::forOrdinal(ofSeat.next(), moves);
}

} // namespace taletop::bots
