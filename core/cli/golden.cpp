// SPDX-License-Identifier: MIT
#include "core/cli/golden.h"

#include "core/cli/table_run.h"
#include "core/kit/hash.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace taletop::cli {

namespace {

using contract::AnyState;
using contract::Pending;

constexpr std::uint64_t goldenSeed = 1;

/// A node of the tree of moves.
struct Node {
    AnyState state;
    std::uint64_t drawn = 0; ///< entries of chance and automatic steps so far
};

std::uint64_t countBelow(const contract::Game& game, Node node, std::uint64_t seed, int depth) {
    kit::Facts none;
    Pending pending = game.pending(node.state);
    for (; pending.goesByItself(); pending = game.pending(node.state)) {
        kit::Rng rng = kit::Rng::forOrdinal(seed, node.drawn++);
        game.goOn(node.state, pending, rng, none);
    }
    if (depth == 0)
        return 1;
    std::uint64_t count = 0;
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat) {
        if (!pending.seats.contains(seat))
            continue;
        contract::AnyMoves moves;
        game.legalMoves(node.state, seat, moves);
        for (const contract::AnyMove& move : moves) {
            Node next = node;
            game.apply(next.state, seat, move, none);
            count += depth == 1 ? 1 : countBelow(game, next, seed, depth - 1);
        }
    }
    return count;
}

std::vector<const bots::Bot*> tableOf(const char* kind, int seats) {
    return std::vector<const bots::Bot*>(static_cast<std::size_t>(seats), bots::findBot(kind));
}

std::uint64_t hashOf(const std::string& text) { return kit::hashBytes(std::as_bytes(std::span(text))); }

std::string whoText(kit::Seat who) {
    return who == kit::chanceSeat ? "chance" : "seat " + std::to_string(who + 1);
}

std::string sheetText(const contract::Game& game, const AnyState& state) {
    const contract::Result result = game.result(state);
    std::ostringstream text;
    for (const contract::ScoreLine& line : result.lines) {
        text << kit::english(line.label) << ':';
        for (const int points : line.points)
            text << ' ' << points;
        text << '\n';
    }
    text << "Total:";
    for (const int total : result.totals)
        text << ' ' << total;
    text << "\nWinners:";
    for (const kit::Seat winner : result.winners)
        text << ' ' << winner + 1;
    text << '\n';
    return text.str();
}

} // namespace

std::uint64_t perftCount(const contract::Game& game, const contract::Options& options, std::uint64_t seed,
                         int depth) {
    return countBelow(game, {game.setup(options), 0}, seed, depth);
}

std::string perftText(const contract::Game& game) {
    constexpr std::uint64_t most = 100'000;
    constexpr int deepest = 16;
    std::ostringstream text;
    for (int seats = game.info().seatsLeast; seats <= game.info().seatsMost; ++seats) {
        const auto options = contract::standardOptions(game.info(), seats);
        std::uint64_t count = 1;
        for (int depth = 1; depth <= deepest && count > 0 && count < most; ++depth) {
            count = perftCount(game, options, goldenSeed, depth);
            text << seats << " seats, seed " << goldenSeed << ", depth " << depth << ": " << count << '\n';
        }
    }
    return text.str();
}

std::string signatureText(const contract::Game& game) {
    constexpr std::uint64_t games = 100;
    std::ostringstream text;
    for (int seats = game.info().seatsLeast; seats <= game.info().seatsMost; ++seats) {
        const auto options = contract::standardOptions(game.info(), seats);
        const auto table = tableOf("random", seats);
        std::uint64_t hash = 0;
        for (std::uint64_t seed = goldenSeed; seed < goldenSeed + games; ++seed) {
            const Played played = playMatch(game, options, seed, table);
            for (const match::Entry& entry : played.match.journal().entries)
                hash = hashOf(std::to_string(hash) + whoText(entry.who) + entry.move +
                              std::to_string(entry.hash));
            hash = hashOf(std::to_string(hash) + game.resultJson(played.match.state()).dump());
        }
        text << seats << " seats: " << std::hex << hash << std::dec << '\n';
    }
    return text.str();
}

std::string playthroughText(const contract::Game& game, int seats, std::uint64_t seed) {
    const auto options = contract::standardOptions(game.info(), seats);
    const Played played = playMatch(game, options, seed, tableOf("casual", seats));
    std::ostringstream text;
    text << game.info().id << ", " << seats << " seats, seed " << seed << '\n';
    const auto write = [&](const match::Entry& entry, std::span<const kit::Fact> facts, const AnyState&) {
        text << '\n' << whoText(entry.who) << ": " << entry.move << '\n';
        for (const contract::Remark& remark : entry.remarks)
            text << "  " << remark.key << ": " << remark.text << '\n';
        for (const kit::Fact& fact : facts)
            if (const std::string line = kit::english(game.factText(fact)); !line.empty())
                text << "    " << line << '\n';
    };
    played.match.retrace(write);
    text << '\n' << sheetText(game, played.match.state());
    return text.str();
}

} // namespace taletop::cli
