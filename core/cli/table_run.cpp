// SPDX-License-Identifier: MIT
#include "core/cli/table_run.h"

#include "core/bots/intentions.h"
#include "core/match/words.h"

#include <algorithm>
#include <ctime>

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

/// The next step of the bot in this seat of the match.
contract::AnyMove stepOf(const bots::Bot& bot, const match::Match& match, kit::Seat seat,
                         bots::Intentions& intentions, Thought& thought) {
    const contract::Game& game = match.game();
    const contract::AnyState view = match.view(seat);
    const std::size_t moves = match::movesOf(match.journal(), seat);
    if (const auto meant = intentions.next(game, view, seat, moves))
        return *meant;
    kit::Rng rng = bots::streamOf(match.header().seed, seat, moves);
    const double start = cpuSeconds();
    const bots::Choice choice = bot.choose(game, match.known(seat), seat, rng);
    const double spent = cpuSeconds() - start;
    thought.choices += 1;
    thought.seconds += spent;
    thought.worst = std::max(thought.worst, spent);
    thought.moves += choice.moves;
    intentions.keep(seat, moves, choice.steps);
    return choice.steps[0];
}

} // namespace

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Played playMatch(const contract::Game& game, const contract::Options& options, std::uint64_t seed,
                 std::span<const bots::Bot* const> seats) {
    Played played{
        match::Match(game, headerOf(options, seed, seats)), {}, 0, std::vector<Thought>(seats.size())};
    match::Match& match = played.match;
    bots::Intentions intentions;
    for (auto pending = match.pending(); pending.kind == contract::Pending::Kind::Seats;
         pending = match.pending()) {
        const kit::Seat seat = pending.seats.first();
        const std::size_t place = static_cast<unsigned char>(seat);
        const auto move = stepOf(*seats[place], match, seat, intentions, played.thoughts[place]);
        if (const auto refusal = match.submit(seat, move)) {
            played.refused = {
                "files",
                TALETOP_TEXT("files", "seat %1’s move %2 was refused: %3"),
                {seat + 1, match::inQuotes(game.moveText(move)), match::refusalSentence(game, *refusal)}};
            break;
        }
        ++played.decisions;
    }
    return played;
}

} // namespace taletop::cli
