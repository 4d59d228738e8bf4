// SPDX-License-Identifier: MIT
// The why-not catalogue of Tail Story: for each reason the ledger entry and the sentence.
#pragma once

#include "core/games/tailstory/rules/refusal_codes.h"
#include "core/kit/at.h"
#include "core/kit/refusal.h"
#include "core/kit/text.h"

namespace taletop::tailstory {

/// What the two numbers of a refusal are.
enum class Wording : std::uint8_t { Plain, Face, Seat, Numbers };

struct RefusalRow {
    RefusalCode code;
    std::uint16_t ledger;
    Wording wording;
    const char* source;
};
inline constexpr const char* notInYourDiscard = TALETOP_TEXT("tailstory", "%1 is not in your discard pile.");
inline constexpr const char* noMoreThanTheDeck =
    TALETOP_TEXT("tailstory", "Draw %1 to %2 cards, and no more than your deck holds.");
inline constexpr auto refusals = kit::catalogue<RefusalRow>({
    // ---- at the wrong time
    {RefusalCode::NoSuchSeat, 1, Wording::Plain,
     TALETOP_TEXT("tailstory", "This seat takes no part in the game.")},
    {RefusalCode::GameOver, 118, Wording::Plain, TALETOP_TEXT("tailstory", "The game is over.")},
    {RefusalCode::NotYourTurn, 31, Wording::Plain,
     TALETOP_TEXT("tailstory", "It is not your turn; you can only respond.")},
    {RefusalCode::OtherDecision, 44, Wording::Plain,
     TALETOP_TEXT("tailstory", "Another decision is open; it comes first.")},
    {RefusalCode::NotYourChoice, 20, Wording::Plain,
     TALETOP_TEXT("tailstory", "It is not your turn to choose a character.")},
    {RefusalCode::CharacterTaken, 21, Wording::Face, TALETOP_TEXT("tailstory", "%1 is taken.")},
    // ---- action points
    {RefusalCode::TooFewPoints, 55, Wording::Numbers,
     TALETOP_TEXT("tailstory", "Too few action points: it costs %1, you have %2.")},
    {RefusalCode::FirstTurnPoint, 25, Wording::Numbers,
     TALETOP_TEXT("tailstory", "It costs %1: who goes first has 1 action point in the first turn.")},
    {RefusalCode::RockyPoint, 89, Wording::Numbers,
     TALETOP_TEXT("tailstory", "It costs %1: you were hit and have 1 action point this turn.")},
    {RefusalCode::ActingPoints, 67, Wording::Numbers,
     TALETOP_TEXT("tailstory", "An Acting card costs %1 action points, you have %2.")},
    {RefusalCode::NoPointsLeft, 31, Wording::Plain,
     TALETOP_TEXT("tailstory", "You have no action point left.")},
    // ---- Event cards
    {RefusalCode::NotInHand, 55, Wording::Face, TALETOP_TEXT("tailstory", "%1 is not in your hand.")},
    {RefusalCode::OnlyAResponse, 40, Wording::Plain,
     TALETOP_TEXT("tailstory", "Stopping cards are only responses: wait until somebody does something.")},
    {RefusalCode::NeedsTarget, 34, Wording::Plain, TALETOP_TEXT("tailstory", "Aim it at one other player.")},
    {RefusalCode::NoTarget, 34, Wording::Plain, TALETOP_TEXT("tailstory", "It is aimed at nobody.")},
    {RefusalCode::NobodyHasCards, 58, Wording::Plain,
     TALETOP_TEXT("tailstory", "No other player has a card in hand.")},
    {RefusalCode::TargetHasNoCards, 58, Wording::Seat, TALETOP_TEXT("tailstory", "%1 has no card in hand.")},
    {RefusalCode::NotYourself, 58, Wording::Plain,
     TALETOP_TEXT("tailstory", "You cannot steal from yourself.")},
    {RefusalCode::NothingToRecycle, 66, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your discard pile has no Drawing, Stealing or Acting card.")},
    {RefusalCode::ActingOtherType, 67, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your character has another type than the card.")},
    {RefusalCode::ActingNormalForm, 67, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your character is still in Normal form.")},
    // ---- responses
    {RefusalCode::NothingToStop, 40, Wording::Plain, TALETOP_TEXT("tailstory", "There is nothing to stop.")},
    {RefusalCode::NotAStoppingCard, 39, Wording::Face, TALETOP_TEXT("tailstory", "%1 is no Stopping card.")},
    {RefusalCode::OwnItem, 39, Wording::Plain,
     TALETOP_TEXT("tailstory", "You cannot stop your own action or card.")},
    {RefusalCode::ActingUnstoppable, 70, Wording::Plain,
     TALETOP_TEXT("tailstory", "Acting cards cannot be stopped.")},
    {RefusalCode::NotStoppable, 38, Wording::Plain,
     TALETOP_TEXT("tailstory",
                  "The draw step, bonuses, the deck check and the end of a turn cannot be stopped.")},
    {RefusalCode::StoppedAlready, 42, Wording::Plain,
     TALETOP_TEXT("tailstory", "Somebody has stopped this already; aim at the newest card.")},
    {RefusalCode::ChainClosed, 48, Wording::Plain,
     TALETOP_TEXT("tailstory", "It is being carried out; nobody can stop anything now.")},
    {RefusalCode::OtherPriority, 43, Wording::Seat, TALETOP_TEXT("tailstory", "%1 is asked first.")},
    {RefusalCode::PassedAlready, 47, Wording::Plain,
     TALETOP_TEXT("tailstory", "You have let it go already.")},
    {RefusalCode::Sprint, 80, Wording::Plain,
     TALETOP_TEXT("tailstory", "A sprint: no Stopping cards this turn.")},
    {RefusalCode::EmptyHandNotAsked, 46, Wording::Plain,
     TALETOP_TEXT("tailstory", "You have no card in hand.")},
    {RefusalCode::NoSuchItem, 42, Wording::Plain,
     TALETOP_TEXT("tailstory", "There is no such card or action to stop.")},
    // ---- actions B, C, D
    {RefusalCode::NothingToDraw, 74, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your deck and your hand are both empty.")},
    {RefusalCode::NormalForm, 75, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your character is still in Normal form: collect an achievement first.")},
    {RefusalCode::AbilityUsedThisTurn, 76, Wording::Plain,
     TALETOP_TEXT("tailstory", "The ability was used this turn; a stopped use counts.")},
    {RefusalCode::AbilityUsedUp, 76, Wording::Plain,
     TALETOP_TEXT("tailstory", "The ability was used twice in this game; stopped uses count.")},
    {RefusalCode::JackNobody, 79, Wording::Plain,
     TALETOP_TEXT("tailstory", "No other player has a card to lose.")},
    {RefusalCode::JackTarget, 79, Wording::Seat,
     TALETOP_TEXT("tailstory", "%1 cannot be chosen: choose other players with a card in hand.")},
    {RefusalCode::JackCount, 79, Wording::Plain,
     TALETOP_TEXT("tailstory", "Choose one to three other players.")},
    {RefusalCode::KhalidNothing, 85, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your discard pile has no Drawing, Stealing or Recycling card.")},
    {RefusalCode::KhalidActing, 85, Wording::Plain,
     TALETOP_TEXT("tailstory", "Acting cards cannot be used like this.")},
    {RefusalCode::KhalidStopping, 85, Wording::Plain,
     TALETOP_TEXT("tailstory", "Stopping cards cannot be used like this: there is nothing to stop.")},
    {RefusalCode::KhalidNotThere, 84, Wording::Face, notInYourDiscard},
    {RefusalCode::KhalidNeedsCard, 84, Wording::Plain,
     TALETOP_TEXT("tailstory", "Choose a card of your discard pile.")},
    {RefusalCode::NothingDug, 88, Wording::Plain,
     TALETOP_TEXT("tailstory", "You dug no card this turn, or it has left your discard pile.")},
    {RefusalCode::RockyTarget, 90, Wording::Plain, TALETOP_TEXT("tailstory", "Choose one other player.")},
    {RefusalCode::SwapUsedThisTurn, 91, Wording::Plain,
     TALETOP_TEXT("tailstory", "You have swapped this turn; a stopped swap counts.")},
    {RefusalCode::SwapOwnEmpty, 92, Wording::Plain, TALETOP_TEXT("tailstory", "Your discard pile is empty.")},
    {RefusalCode::SwapTheirsEmpty, 92, Wording::Seat,
     TALETOP_TEXT("tailstory", "The discard pile of %1 is empty.")},
    {RefusalCode::SwapAllEmpty, 92, Wording::Plain,
     TALETOP_TEXT("tailstory", "All other discard piles are empty.")},
    // ---- numbers and picks
    {RefusalCode::DrawingNumber, 56, Wording::Numbers, noMoreThanTheDeck},
    {RefusalCode::ActingNumber, 69, Wording::Numbers,
     TALETOP_TEXT("tailstory", "An Acting card draws %1 to %2 cards, and no more than your deck holds.")},
    {RefusalCode::PadthaiNumber, 82, Wording::Numbers,
     TALETOP_TEXT("tailstory", "Draw %1 to %2 cards; then a hand card must go back.")},
    {RefusalCode::StealNumber, 59, Wording::Numbers,
     TALETOP_TEXT("tailstory", "Steal %1 to %2 cards, and no more than the player holds.")},
    {RefusalCode::SpecialNumber, 71, Wording::Numbers, noMoreThanTheDeck},
    {RefusalCode::SpecialOtherType, 71, Wording::Plain,
     TALETOP_TEXT("tailstory", "Only characters of the same type may join in.")},
    {RefusalCode::MessNumber, 100, Wording::Plain,
     TALETOP_TEXT("tailstory", "Put none or one card of your deck on theirs.")},
    {RefusalCode::NotInYourDiscard, 62, Wording::Face, notInYourDiscard},
    {RefusalCode::RecycleNotThere, 65, Wording::Face, notInYourDiscard},
    {RefusalCode::SwapNotThere, 91, Wording::Face, notInYourDiscard},
    {RefusalCode::KeepNotThere, 87, Wording::Face, notInYourDiscard},
    {RefusalCode::StillInPlay, 55, Wording::Face, TALETOP_TEXT("tailstory", "%1 is still in a play zone.")},
    {RefusalCode::CannotRecycle, 65, Wording::Face,
     TALETOP_TEXT("tailstory", "%1 cannot be recycled: no Stopping and no Recycling cards.")},
    {RefusalCode::NotDug, 88, Wording::Face, TALETOP_TEXT("tailstory", "You did not dig %1 this turn.")},
    {RefusalCode::NotTheirDiscard, 91, Wording::Face,
     TALETOP_TEXT("tailstory", "%1 is not in their discard pile.")},
    {RefusalCode::PickedAlready, 91, Wording::Face, TALETOP_TEXT("tailstory", "%1 is picked already.")},
    {RefusalCode::SwapOneAtLeast, 91, Wording::Plain,
     TALETOP_TEXT("tailstory", "Both sides give 1 or 2 cards: pick one first.")},
    {RefusalCode::RecycleOne, 65, Wording::Plain, TALETOP_TEXT("tailstory", "Recycle at least one card.")},
    {RefusalCode::MustDiscard, 120, Wording::Numbers,
     TALETOP_TEXT("tailstory", "Discard exactly down to your hand limit: %1 more.")},
    {RefusalCode::DiscardedAlready, 120, Wording::Face,
     TALETOP_TEXT("tailstory", "%1 is to be discarded already: pick another card.")},
    {RefusalCode::EmergencyAlready, 109, Wording::Face,
     TALETOP_TEXT("tailstory", "%1 goes into your new deck already: pick another card.")},
    {RefusalCode::MustPutBack, 83, Wording::Plain,
     TALETOP_TEXT("tailstory", "A card of your hand must go back into your deck.")},
    {RefusalCode::MustDiscardOne, 73, Wording::Plain, TALETOP_TEXT("tailstory", "Discard a card first.")},
    {RefusalCode::MustAchieve, 119, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your deck ran out: choose the achievement first.")},
    {RefusalCode::MustKeep, 87, Wording::Plain,
     TALETOP_TEXT("tailstory", "Take one of the cards that you dug this turn.")},
    // ---- bonus
    {RefusalCode::NotABonusStep, 93, Wording::Plain,
     TALETOP_TEXT("tailstory", "Bonuses belong to the bonus step, after an action.")},
    {RefusalCode::BonusDeclined, 97, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your bonus is over for this bonus step.")},
    {RefusalCode::BonusNotPlayed, 94, Wording::Plain,
     TALETOP_TEXT("tailstory",
                  "You played no card of your type in this step; abilities and swaps do not count.")},
    {RefusalCode::BonusStopped, 94, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your card of your type was stopped.")},
    {RefusalCode::BonusLimit, 96, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your bonus is used up for this turn.")},
    {RefusalCode::BonusNoDeck, 99, Wording::Plain, TALETOP_TEXT("tailstory", "Your deck is empty.")},
    {RefusalCode::BonusCheckBegun, 97, Wording::Plain,
     TALETOP_TEXT("tailstory", "The deck check has begun; bonuses come before it.")},
    {RefusalCode::MessNeedsCard, 100, Wording::Plain,
     TALETOP_TEXT("tailstory", "Choose the card to take from another player's discard pile.")},
    {RefusalCode::MessOtherPile, 100, Wording::Face,
     TALETOP_TEXT("tailstory", "%1 is not in another player's discard pile.")},
    {RefusalCode::MessNoPile, 101, Wording::Plain,
     TALETOP_TEXT("tailstory", "No other discard pile had a card for your bonus.")},
    // ---- deck check and end of turn
    {RefusalCode::DeckNotEmpty, 103, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your deck is not empty: no achievement yet.")},
    {RefusalCode::CheckNotYet, 113, Wording::Plain,
     TALETOP_TEXT("tailstory", "The deck check comes after an action, or when you end the turn.")},
    {RefusalCode::NotTheEnd, 36, Wording::Plain,
     TALETOP_TEXT("tailstory", "The turn cannot end while something is going on.")},
});

/// The ledger entry that a code rests on: 46 for TS-46.
[[nodiscard]] constexpr std::uint16_t ledgerOf(RefusalCode code) { return kit::at(refusals, code).ledger; }

/// A refusal as the rules hand it out.
[[nodiscard]] constexpr kit::Refusal refusal(RefusalCode code, kit::Argument first = {},
                                             kit::Argument second = {}) {
    return kit::refuse(refusals, code, first, second);
}

} // namespace taletop::tailstory
