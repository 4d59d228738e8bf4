// SPDX-License-Identifier: MIT
#include "core/cli/random_play.h"

namespace taletop::cli {

using contract::Pending;

RandomPlay::RandomPlay(const contract::Game& game, const contract::Options& options, std::uint64_t seed)
    : m_game(&game), m_start(game.setup(options)), m_state(m_start), m_rng(seed) {}

kit::Seat RandomPlay::anyOf(kit::SeatSet seats) {
    for (auto skip = m_rng.below(seats.size()); skip > 0; --skip)
        seats.erase(seats.first());
    return seats.first();
}

void RandomPlay::decide(std::uint64_t count) {
    kit::Facts none;
    contract::AnyMoves moves;
    while (count > 0) {
        const Pending pending = m_game->pending(m_state);
        switch (pending.kind) {
        case Pending::Kind::Seats: {
            const kit::Seat seat = anyOf(pending.seats);
            m_game->legalMoves(m_state, seat, moves);
            m_game->apply(m_state, seat, moves[m_rng.below(moves.size())], none);
            ++m_decisions;
            --count;
            break;
        }
        case Pending::Kind::Chance:
        case Pending::Kind::Automatic:
            m_game->goOn(m_state, pending, m_rng, none);
            break;
        case Pending::Kind::Over:
            ++m_games;
            m_state = m_start;
            break;
        }
    }
}

} // namespace taletop::cli
