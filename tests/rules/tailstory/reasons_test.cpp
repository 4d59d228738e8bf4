// SPDX-License-Identifier: MIT
// Tests over whole games that hints name the actual prices, bonuses and achievements.
#include "core/games/tailstory/player/player.h"
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/rules/turn.h"
#include "core/games/tailstory/words/words.h"
#include "core/kit/view.h"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace taletop;
using namespace taletop::tailstory;

namespace {

int positionsAsked() { return std::getenv("TALETOP_LONG") != nullptr ? 1'000 : 60; }

/// Checks the hint for a card that the turn owner plays from the hand.
void checkPlay(const State& state, const State& view, kit::Seat seat, const Move& move) {
    State played = state;
    kit::Facts nobody;
    Rules::apply(played, seat, move, nobody);
    // TS-33: the text names the price that is paid.
    const kit::Text price = Words::decisionText(view, seat, std::array{move}).note;
    CHECK(price.arguments[0].value == state.number(Number::Points) - played.number(Number::Points));
    const contract::Reason why = Player::reasonFor(view, seat, std::array{move}, false);
    const int deck = sizeOf(view, ZoneKind::Deck, seat);
    if (deck == 0 || why.ledger == 105)
        return; // the deck check or an achievement is a better reason
    // TS-94: the hint may name a bonus only for a card of the player's own type, if the bonus can be used. It
    // may leave out a bonus that would only waste the deck (TS-106).
    const bool bonus = typeOf(move.card) == typeAt(view, seat) && canUseBonus(view, seat);
    CHECK((bonus || why.ledger != 94));
    if (deck > 1)
        CHECK((why.ledger == 94) == bonus);
}

} // namespace

TEST_CASE("TS-33 TS-94 TS-105 hints name the actual price, bonus and achievement") {
    int positions = 0;
    int bonuses = 0;
    for (std::uint64_t seed = 1; positions < positionsAsked() || bonuses == 0; ++seed) {
        REQUIRE(seed < 1'000);
        CAPTURE(seed);
        kit::Rng rng(seed);
        kit::Facts nobody;
        State state = Rules::setup(contract::standardOptions(Rules::info(), 2 + static_cast<int>(seed % 3)));
        for (auto due = Rules::pending(state);
             due.kind != contract::Pending::Kind::Over && positions < 4 * positionsAsked();
             due = Rules::pending(state)) {
            if (due.kind == contract::Pending::Kind::Chance) {
                Rules::applyChance(state, contract::drawOutcome(due.chance, rng), nobody);
                continue;
            }
            const kit::Seat seat = due.seats.first();
            const State view = contract::viewOf<Rules>(state, seat);
            ++positions;
            for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
                const contract::Reason why = Player::reasonFor(view, seat, std::array{move}, false);
                if (view.step() == Step::Play && move.kind == Move::Kind::Play) {
                    checkPlay(state, view, seat, move);
                    bonuses += why.ledger == 94 ? 1 : 0;
                }
                if (move.kind == Move::Kind::Number && why.ledger == 105) {
                    CHECK(move.number == sizeOf(view, ZoneKind::Deck, seat));
                    CHECK(view.number(Number::Collected, seat) == 0);
                }
                // Other moves get no reason that is true only for the best move.
                if (move.kind == Move::Kind::EndTurn)
                    CHECK(why.why.empty());
                if (move.kind == Move::Kind::Pick) {
                    CHECK(why.ledger == 94);
                    CHECK((kit::english(why.why).find("doesn’t") == std::string::npos) ==
                          (typeOf(move.card) == typeAt(view, seat)));
                }
            }
            const auto moves = contract::legalMoves<Rules>(view, seat);
            Rules::apply(state, seat,
                         seed % 2 == 0 ? moves[rng.below(moves.size())] : Player::casualMove(view, seat, rng),
                         nobody);
        }
    }
}
