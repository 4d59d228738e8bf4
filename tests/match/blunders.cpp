// SPDX-License-Identifier: MIT
#include "tests/match/blunders.h"

#include "core/bots/bot.h"
#include "core/bots/look_back.h"

#include <algorithm>

namespace taletop::tests {

namespace {

match::Match newMatch(const contract::Game& game, std::uint64_t seed) {
    match::Header header;
    header.options = contract::standardOptions(game.info(), std::max(2, game.info().seatsLeast));
    header.seed = seed;
    return {game, header};
}

/// Returns the first asked seat other than 0, or 0 if only seat 0 is asked.
kit::Seat nextOf(const match::Match& match) {
    const kit::SeatSet due = match.pending().seats;
    kit::Seat asked = due.first();
    for (kit::Seat seat = 0; seat < match.header().options.seats; ++seat)
        asked = due.contains(seat) && asked == 0 ? seat : asked;
    return asked;
}

/// Returns the worst legal decision and its loss, or nullopt if the loss is not certainly at least `least`.
std::optional<std::pair<contract::AnyDecision, double>>
worstAt(const contract::Game& game, const contract::AnyState& view, double least, kit::Rng& rng) {
    auto decisions = game.decisions(view, 0);
    if (decisions.size() < 2)
        return std::nullopt;
    const auto budget = static_cast<std::uint64_t>(40 * game.aim().movesInAMillisecond);
    const bots::Analysis all = bots::compare(game, view, 0, decisions, {budget, {}}, rng);
    std::size_t worst = 0;
    for (std::size_t arm = 1; arm < all.arms.size(); ++arm)
        worst = all.worthOf(arm).mean < all.worthOf(worst).mean ? arm : worst;
    const std::vector<contract::AnyDecision> two{all.arms[all.best()].steps, all.arms[worst].steps};
    const bots::Analysis both = bots::compare(game, view, 0, two, {2 * budget, {}}, rng);
    const bots::Mean loss = both.worthAhead(0, 1);
    if (loss.mean < least || loss.mean < 3 * loss.error)
        return std::nullopt;
    return std::pair(two[1], loss.mean);
}

} // namespace

match::Match playedCasually(const contract::Game& game, std::uint64_t seed) {
    match::Match match = newMatch(game, seed);
    kit::Rng rng(seed);
    while (!match.over()) {
        const kit::Seat seat = nextOf(match);
        match.submit(seat, game.casualMove(match.view(seat), seat, rng));
    }
    return match;
}

std::optional<Blunder> blundered(const contract::Game& game, std::uint64_t seed, double least) {
    match::Match match = newMatch(game, seed);
    kit::Rng rng(seed);
    const auto follower = std::get<std::shared_ptr<const bots::Bot>>(
        bots::readBot("hint:" + std::to_string(10 * game.aim().movesInAMillisecond)));
    std::optional<Blunder> planted;
    // Waits for only a few decisions, so that a suitable decision nearly always follows.
    int skipped = rng.below(12);
    while (!match.over()) {
        const kit::Seat seat = nextOf(match);
        const contract::AnyState view = match.view(seat);
        if (seat != 0) {
            match.submit(seat, game.casualMove(view, seat, rng));
            continue;
        }
        contract::AnyDecision steps;
        if (planted || skipped > 0) {
            skipped -= skipped > 0 ? 1 : 0;
        } else if (const auto worst = worstAt(game, view, least, rng)) {
            steps = worst->first;
            planted = Blunder{match, match.journal().entries.size(), worst->second};
        }
        if (steps.empty())
            steps = follower->choose(game, view, seat, rng).steps;
        for (const contract::AnyMove& step : steps)
            match.submit(seat, step);
    }
    if (planted)
        planted->match = match;
    return planted;
}

} // namespace taletop::tests
