// SPDX-License-Identifier: MIT
// Decides for a casual player, and suggests moves with reasons.
#include "core/games/tailstory/player/evaluation.h"
#include "core/games/tailstory/player/player.h"

#include <algorithm>
#include <vector>

namespace taletop::tailstory {

namespace {

Valued valueOf(const State& view, kit::Seat seat, const Move& move) {
    switch (view.step()) {
    case Step::Play:
        return valueOfAction(view, seat, move);
    case Step::Window:
        return valueOfResponse(view, seat, move);
    default:
        return valueOfChoice(view, seat, move);
    }
}

/// All legal moves, the best first. `noise` is the maximum error in the worth of a move.
std::vector<Valued> ranked(const State& view, kit::Seat seat, int noise, kit::Rng& rng) {
    std::vector<Valued> all;
    for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
        all.push_back(valueOf(view, seat, move));
        all.back().value += rng.below(noise + 1);
    }
    std::ranges::stable_sort(all, [](const Valued& a, const Valued& b) { return a.value > b.value; });
    return all;
}

/// Are the two moves the same advice? Copies of a card are interchangeable.
bool sameAdvice(const Move& a, const Move& b) {
    const bool sameDesign =
        a.card == b.card || (isEvent(a.card) && isEvent(b.card) && designOf(a.card) == designOf(b.card));
    return a.kind == b.kind && sameDesign && a.targets == b.targets && a.number == b.number;
}

} // namespace

Move Player::casualMove(const State& view, kit::Seat seat, kit::Rng& rng) {
    // The choice of a character is a matter of taste. Later, only nearly equal moves are chosen at random.
    const int noise = view.step() == Step::Characters ? 80 : 15;
    return ranked(contract::viewOf<Rules>(view, seat), seat, noise, rng).front().move;
}

contract::AdviceList<Move> Player::advise(const State& view, kit::Seat seat) {
    kit::Rng unused(0);
    contract::AdviceList<Move> list;
    for (const Valued& valued : ranked(contract::viewOf<Rules>(view, seat), seat, 0, unused)) {
        const bool known = std::ranges::any_of(
            list, [&](const auto& advice) { return sameAdvice(advice.move, valued.move); });
        if (!known && list.size() < contract::maxAdvice && (list.empty() || valued.value > 0))
            list.push_back({valued.move, valued.why.text, valued.why.ledger});
    }
    return list;
}

contract::Reason Player::reasonFor(const State& view, kit::Seat seat, std::span<const Move> steps,
                                   bool best) {
    const State own = contract::viewOf<Rules>(view, seat);
    const Move& move = steps[0];
    // A sentence about the effect of an action is always true. A sentence that calls a card the best, or all
    // other moves useless, is true only of the best move.
    const bool acts = view.step() == Step::Play && move.kind != Move::Kind::EndTurn;
    const Reason why = !best && move.kind == Move::Kind::Pick ? typeReason(own, seat, move.card)
                                                              : valueOf(own, seat, move).why;
    const bool fact = acts || move.kind == Move::Kind::Number || move.kind == Move::Kind::Pick;
    return best || fact ? contract::Reason{why.text, why.ledger} : contract::Reason();
}

void Player::decisions(const State& view, kit::Seat seat, std::vector<contract::Decision<Move>>& list) {
    for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
        // In a bonus, copies differ by the discard pile that they are in (TS-100).
        const bool known = view.step() != Step::Bonus && std::ranges::any_of(list, [&](const auto& steps) {
                               return sameAdvice(steps[0], move);
                           });
        if (!known)
            list.emplace_back().push_back(move);
    }
}

} // namespace taletop::tailstory
