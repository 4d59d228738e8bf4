// SPDX-License-Identifier: MIT
#include "tests/conformance/playout.h"
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace taletop::conformance {

using namespace contract;

namespace {

/// Returns the seeds for a set of options. Odd seeds give casual moves, even seeds give random moves, and the
/// default options have more seeds. The long run has more seeds, which also differ.
std::vector<std::uint64_t> seedsOf(const GameInfo& info, const Options& options) {
    const bool longRun = inTheLongRun();
    const bool standard = options == standardOptions(info, options.seats);
    const std::size_t few = standard ? 4 : 2;
    const std::size_t many = standard ? 20 : 4;
    std::vector<std::uint64_t> seeds(longRun ? many : few);
    std::iota(seeds.begin(), seeds.end(), longRun ? 5 : 1);
    return seeds;
}

/// Returns the option's values to test: all values or, in a wide range, both ends and the value above the
/// lowest.
std::vector<int> valuesOf(const OptionInfo& option) {
    if (option.most - option.least >= 20)
        return {option.least, option.least + 1, option.most};
    std::vector<int> values;
    for (int value = option.least; value <= option.most; ++value)
        values.push_back(value);
    return values;
}

/// Returns the next entry of a random game, or nullopt at a dead end, which another check reports.
std::optional<Entry> nextEntry(const Game& game, const AnyState& state, std::uint64_t seed, kit::Rng& rng) {
    const Pending pending = game.pending(state);
    Entry entry;
    if (pending.kind == Pending::Kind::Chance)
        entry.outcome = drawOutcome(pending.chance, rng);
    if (pending.goesByItself())
        return entry;
    const auto seats = pendingSeats(game, state);
    if (seats.empty())
        return std::nullopt;
    entry.who = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
    const auto moves = legalMovesOf(game, state, entry.who);
    if (moves.empty())
        return std::nullopt;
    entry.move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (seed % 2 == 1)
        if (const AnyMove casual = game.casualMove(game.view(state, entry.who), entry.who, rng);
            !game.whyNot(state, entry.who, casual))
            entry.move = casual;
    return entry;
}

/// Returns the first fault that a check finds in one game, or "".
std::string breachIn(const Playout& playout, Check check, std::size_t every) {
    kit::Rng rng(playout.seed + 1000);
    for (std::size_t at = 0; at < playout.states.size(); ++at) {
        const bool looked = at % every == playout.seed % every || at == 0 || at + 1 == playout.states.size();
        if (!looked)
            continue;
        if (const std::string breach = check({playout, at, rng}); !breach.empty())
            return playout.where() + ", entry " + std::to_string(at) + ": " + breach;
    }
    return {};
}

} // namespace

bool inTheLongRun() { return std::getenv("TALETOP_LONG") != nullptr; }

std::string Playout::where() const {
    const GameInfo& info = game.info();
    std::string text = std::string(info.id) + ", " + std::to_string(options.seats) + " seats";
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (options.values[i] != info.options[i].standard)
            text += std::string(", ") + info.options[i].key + ' ' +
                    optionValueText(info.options[i], options.values[i]);
    return text + ", seed " + std::to_string(seed);
}

void apply(const Game& game, AnyState& state, const Entry& entry, kit::Facts& facts) {
    if (entry.who != kit::chanceSeat)
        game.apply(state, entry.who, entry.move, facts);
    else if (!entry.outcome.empty())
        game.applyChance(state, entry.outcome, facts);
    else
        game.proceed(state, facts);
}

Playout play(const Game& game, const Options& options, std::uint64_t seed) {
    Playout playout{game, options, seed, {game.setup(options)}, {}};
    kit::Rng rng(seed);
    while (playout.entries.size() <= static_cast<std::size_t>(game.info().longestMoves)) {
        AnyState state = playout.states.back();
        auto entry = nextEntry(game, state, seed, rng);
        if (!entry)
            break;
        kit::Facts facts(entry->facts);
        apply(game, state, *entry, facts);
        playout.entries.push_back(*entry);
        playout.states.push_back(state);
    }
    return playout;
}

std::vector<Options> settings(const GameInfo& info) {
    std::vector<Options> all;
    const auto add = [&](const Options& options) {
        if (std::ranges::find(all, options) == all.end() && !checkOptions(info, options))
            all.push_back(options);
    };
    for (int seats = info.seatsLeast; seats <= info.seatsMost; ++seats) {
        const Options standard = standardOptions(info, seats);
        add(standard);
        Options full = standard;
        Options uneven = standard;
        for (std::size_t i = 0; i < info.options.size(); ++i) {
            const OptionInfo& option = info.options[i];
            if (option.inTable) {
                full.values[i] = option.most;
                uneven.values[i] = i % 2 == 0 ? option.most : option.least;
                continue;
            }
            Options other = standard;
            for (int value : valuesOf(option)) {
                other.values[i] = value;
                add(other);
            }
        }
        add(full);
        add(uneven);
    }
    return all;
}

std::string firstBreach(const Game& game, Check check, Closeness closeness) {
    for (const Options& options : settings(game.info())) {
        const bool extreme =
            options.seats == game.info().seatsLeast || options.seats == game.info().seatsMost;
        std::vector<std::uint64_t> seeds = seedsOf(game.info(), options);
        if (closeness.brief)
            seeds.resize(extreme ? 1 : 0);
        for (const std::uint64_t seed : seeds)
            if (const std::string breach = breachIn(play(game, options, seed), check, closeness.every);
                !breach.empty())
                return breach;
    }
    return {};
}

void conforms(Check check, std::size_t every) {
    Closeness closeness{.every = inTheLongRun() ? 1U : every};
    if (const char* sanitized = std::getenv("TALETOP_SANITIZED"))
        closeness = {.every = std::strtoul(sanitized, nullptr, 10), .brief = true};
    for (const Game* game : gamesTried()) {
        const std::string breach = firstBreach(*game, check, closeness);
        CHECK_MESSAGE(breach.empty(), breach);
    }
}

std::vector<AnyMove> candidatesOf(const Game& game, const AnyState& state, kit::Seat seat) {
    AnyMoves moves;
    game.candidates(state, seat, moves);
    return {moves.begin(), moves.end()};
}

std::vector<AnyMove> legalMovesOf(const Game& game, const AnyState& state, kit::Seat seat) {
    AnyMoves moves;
    game.legalMoves(state, seat, moves);
    return {moves.begin(), moves.end()};
}

std::string textsOf(const Game& game, const std::vector<AnyMove>& moves) {
    std::string texts;
    for (const AnyMove& move : moves)
        texts += game.moveText(move) + '\n';
    return texts;
}

std::vector<kit::Seat> pendingSeats(const Game& game, const AnyState& state) {
    std::vector<kit::Seat> seats;
    const Pending pending = game.pending(state);
    for (kit::Seat seat = 0; seat < kit::maxSeats && pending.kind == Pending::Kind::Seats; ++seat)
        if (pending.seats.contains(seat))
            seats.push_back(seat);
    return seats;
}

} // namespace taletop::conformance
