// SPDX-License-Identifier: MIT
#include "core/cli/table_run.h"

#include "core/match/words.h"

namespace taletop::cli {

namespace {

match::Header headerOf(const contract::Options& options, std::uint64_t seed,
                       std::span<const bots::Bot* const> seats) {
    match::Header header;
    header.options = options;
    header.seed = seed;
    for (const bots::Bot* bot : seats)
        header.seats.push_back({.name = std::string(bot->kind()),
                                .kind = std::string(bot->kind()),
                                .emblem = static_cast<int>(header.seats.size()) % match::emblems});
    return header;
}

} // namespace

Played playMatch(const contract::Game& game, const contract::Options& options, std::uint64_t seed,
                 std::span<const bots::Bot* const> seats) {
    Played played{match::Match(game, headerOf(options, seed, seats)), {}, 0};
    match::Match& match = played.match;
    for (auto pending = match.pending(); pending.kind == contract::Pending::Kind::Seats;
         pending = match.pending()) {
        const kit::Seat seat = pending.seats.first();
        kit::Rng rng = bots::streamOf(seed, seat, match::movesOf(match.journal(), seat));
        const auto move = seats[static_cast<std::size_t>(seat)]->decide(game, match.view(seat), seat, rng);
        if (const auto refusal = match.submit(seat, move)) {
            played.refused = "seat " + std::to_string(seat + 1) + " was refused " +
                             match::inQuotes(game.moveText(move)) + ": " +
                             match::refusalSentence(game, *refusal);
            break;
        }
        ++played.decisions;
    }
    return played;
}

} // namespace taletop::cli
