// SPDX-License-Identifier: MIT
#include "tests/models/secret_moves.h"

#include "core/table/playback.h"

#include <algorithm>

namespace taletop::app {

namespace {

bool seenByAll(const contract::Game& game, contract::AnyState& state, kit::Seat seat,
               const contract::AnyMove& move) {
    std::vector<kit::Fact> list;
    kit::Facts facts(list);
    game.apply(state, seat, move, facts);
    return !table::redacted(list, game.visibility(kit::spectator)).empty();
}

} // namespace

QStringList peopleAt(const contract::Game& game, int people) {
    QStringList kinds;
    for (int seat = 0; seat < std::max(game.info().seatsLeast, people); ++seat)
        kinds.append(seat < people ? QStringLiteral("human") : QStringLiteral("casual"));
    return kinds;
}

match::Match playedBy(const contract::Game& game, const QStringList& kinds, std::uint64_t seed,
                      std::size_t length) {
    match::Match match(game, headerOf(game, kinds, seed));
    kit::Rng random(seed);
    while (!match.over() && match.journal().entries.size() < length)
        for (kit::Seat seat = 0; seat < kinds.size(); ++seat)
            if (match.pending().kind == contract::Pending::Kind::Seats &&
                match.pending().seats.contains(seat)) {
                match.submit(seat, game.casualMove(match.view(seat), seat, random));
                break;
            }
    return match;
}

contract::AnyMoves legalMoves(const contract::Game& game, const contract::AnyState& state, kit::Seat seat) {
    contract::AnyMoves moves;
    if (game.pending(state).kind == contract::Pending::Kind::Seats &&
        game.pending(state).seats.contains(seat))
        game.legalMoves(state, seat, moves);
    return moves;
}

bool thinkOn(match::Match& match, kit::Seat seat, kit::Rng& random) {
    const contract::Game& game = match.game();
    const contract::AnyMoves moves = legalMoves(game, match.state(), seat);
    const auto first = moves.size() == 0 ? 0 : random.below(static_cast<std::uint32_t>(moves.size()));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const contract::AnyMove& move = moves[(first + i) % moves.size()];
        contract::AnyState after = match.state();
        if (!seenByAll(game, after, seat, move) && !legalMoves(game, after, seat).empty())
            return !match.submit(seat, move);
    }
    return false;
}

} // namespace taletop::app
