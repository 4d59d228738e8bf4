// SPDX-License-Identifier: MIT
// Dispatches moves and chance outcomes to the functions of their steps.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/rules/turn.h"

namespace taletop::tailstory {

namespace {

/// Picks a card to discard. After the last pick, all picked cards are discarded (TS-109, TS-120).
void pickDiscard(State& state, Step step, kit::Seat seat, std::size_t index, kit::Facts& facts) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    const int wanted = overLimit(state, seat);
    if (markedIn(state, hand, pickedMark) + 1 < wanted) {
        state.setMark(hand, index, pickedMark, facts);
        return ask(state, step, seat, facts);
    }
    // The last pick records only the facts of the discard.
    kit::Facts nobody;
    state.setMark(hand, index, pickedMark, nobody);
    if (step == Step::Emergency)
        return emergencyDiscard(state, seat, facts);
    discardPicked(state, seat, facts);
    passTurn(state, facts);
}

void pick(State& state, Step step, kit::Seat seat, std::uint8_t face, kit::Facts& facts) {
    const auto placeInHand = [&] { return state.placeOf(zoneOf(ZoneKind::Hand, seat), face); };
    switch (step) {
    case Step::Bonus:
        return messCard(state, seat, face, facts);
    case Step::Achieve:
        return achieve(state, seat, placeInHand(), facts);
    case Step::Emergency:
    case Step::EndDiscard:
        return pickDiscard(state, step, seat, placeInHand(), facts);
    default:
        return takePick(state, step, face, facts);
    }
}

} // namespace

void Rules::apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts) {
    // Nobody is asked while facts are applied, so that the table can be shown after each fact.
    const Step step = state.step();
    state.setStep(Step::Resolve, facts);
    switch (move.kind) {
    case Move::Kind::Choose:
        return chooseCharacter(state, seat, move.card, facts);
    case Move::Kind::Play:
    case Move::Kind::DrawDiscard:
    case Move::Kind::Ability:
    case Move::Kind::Swap:
        return announce(state, move, facts);
    case Move::Kind::EndTurn:
        return endTurn(state, facts);
    case Move::Kind::Stop:
        return stopItem(state, seat, move.card, facts);
    case Move::Kind::Pass:
        return passOn(state, seat, facts);
    case Move::Kind::Number:
        return takeNumber(state, step, move.number, facts);
    case Move::Kind::Pick:
        return pick(state, step, seat, move.card, facts);
    case Move::Kind::Done:
        return endPicks(state, step, facts);
    case Move::Kind::Use:
        return useBonus(state, seat, facts);
    case Move::Kind::Decline:
        return declineBonus(state, seat, facts);
    }
}

void Rules::applyChance(State& state, const contract::ChanceOutcome& outcome, kit::Facts& facts) {
    const std::span numbers(outcome.begin(), outcome.size());
    switch (state.step()) {
    case Step::DrawQueue:
        return takeQueueCards(state, numbers, facts);
    case Step::Shuffle:
        return deal(state, numbers, facts);
    case Step::StealCards:
        return stealCards(state, numbers, facts);
    case Step::LoseCard:
        return loseCard(state, numbers[0], facts);
    case Step::MixDeck:
        return mixDeck(state, numbers, facts);
    default:
        return renewed(state, numbers, facts); // Step::Renew
    }
}

} // namespace taletop::tailstory
