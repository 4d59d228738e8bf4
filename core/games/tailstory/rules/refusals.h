// SPDX-License-Identifier: MIT
// The why-not catalogue of Tail Story: the ledger entry and the sentence for each reason.
#pragma once

#include "core/games/tailstory/rules/refusal_codes.h"
#include "core/kit/at.h"
#include "core/kit/refusal.h"
#include "core/kit/text.h"

namespace taletop::tailstory {

/// The meaning of a refusal's two arguments.
enum class Wording : std::uint8_t { Plain, Face, Seat, Numbers };

struct RefusalRow {
    RefusalCode code;
    std::uint16_t ledger;
    Wording wording;
    const char* source;
};
inline constexpr const char* notInYourDiscard = TALETOP_TEXT("tailstory", "%1 isn’t in your discard pile.");
inline constexpr const char* noMoreThanTheDeck =
    TALETOP_TEXT("tailstory", "Draw %1 to %2 cards, but no more than your deck has.");
inline constexpr auto refusals = kit::catalogue<RefusalRow>({
    // ---- at the wrong time
    {RefusalCode::NoSuchSeat, 1, Wording::Plain, TALETOP_TEXT("tailstory", "This seat isn’t in the game.")},
    {RefusalCode::GameOver, 118, Wording::Plain, TALETOP_TEXT("tailstory", "The game is over.")},
    {RefusalCode::NotYourTurn, 31, Wording::Plain,
     TALETOP_TEXT("tailstory", "It’s not your turn. You can only respond.")},
    {RefusalCode::OtherDecision, 44, Wording::Plain,
     TALETOP_TEXT("tailstory", "Another decision comes first.")},
    {RefusalCode::NotYourChoice, 20, Wording::Plain,
     TALETOP_TEXT("tailstory", "It’s not your turn to choose a character.")},
    {RefusalCode::CharacterTaken, 21, Wording::Face, TALETOP_TEXT("tailstory", "%1 is taken.")},
    // ---- action points
    {RefusalCode::TooFewPoints, 55, Wording::Numbers,
     TALETOP_TEXT("tailstory", "Not enough action points. It costs %1, and you have %2.")},
    {RefusalCode::FirstTurnPoint, 25, Wording::Numbers,
     TALETOP_TEXT("tailstory",
                  "That costs %1. The starting player has only 1 action point on the first turn.")},
    {RefusalCode::RockyPoint, 89, Wording::Numbers,
     TALETOP_TEXT("tailstory", "That costs %1. You were hit, so you have only 1 action point this turn.")},
    {RefusalCode::ActingPoints, 67, Wording::Numbers,
     TALETOP_TEXT("tailstory", "An Acting card costs %1 action points, and you have %2.")},
    {RefusalCode::NoPointsLeft, 31, Wording::Plain,
     TALETOP_TEXT("tailstory", "You have no action points left.")},
    // ---- Event cards
    {RefusalCode::NotInHand, 55, Wording::Face, TALETOP_TEXT("tailstory", "%1 isn’t in your hand.")},
    {RefusalCode::OnlyAResponse, 40, Wording::Plain,
     TALETOP_TEXT("tailstory", "Stopping cards are only for responding. Wait until someone does something.")},
    {RefusalCode::NeedsTarget, 34, Wording::Plain, TALETOP_TEXT("tailstory", "Aim it at one other player.")},
    {RefusalCode::NoTarget, 34, Wording::Plain, TALETOP_TEXT("tailstory", "That doesn’t take a target.")},
    {RefusalCode::NobodyHasCards, 58, Wording::Plain,
     TALETOP_TEXT("tailstory", "No other player has any cards in hand.")},
    {RefusalCode::TargetHasNoCards, 58, Wording::Seat, TALETOP_TEXT("tailstory", "%1 has no cards in hand.")},
    {RefusalCode::NotYourself, 58, Wording::Plain,
     TALETOP_TEXT("tailstory", "You can’t steal from yourself.")},
    {RefusalCode::NothingToRecycle, 66, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your discard pile has no Drawing, Stealing or Acting cards.")},
    {RefusalCode::ActingOtherType, 67, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your character isn’t the same type as the card.")},
    {RefusalCode::ActingNormalForm, 67, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your character is still in Normal form.")},
    // ---- responses
    {RefusalCode::NothingToStop, 40, Wording::Plain, TALETOP_TEXT("tailstory", "There’s nothing to stop.")},
    {RefusalCode::NotAStoppingCard, 39, Wording::Face,
     TALETOP_TEXT("tailstory", "%1 isn’t a Stopping card.")},
    {RefusalCode::OwnItem, 39, Wording::Plain,
     TALETOP_TEXT("tailstory", "You can’t stop your own action or card.")},
    {RefusalCode::ActingUnstoppable, 70, Wording::Plain,
     TALETOP_TEXT("tailstory", "Acting cards can’t be stopped.")},
    {RefusalCode::NotStoppable, 38, Wording::Plain,
     TALETOP_TEXT("tailstory",
                  "The draw step, bonuses, the deck check and the end of a turn can’t be stopped.")},
    {RefusalCode::StoppedAlready, 42, Wording::Plain,
     TALETOP_TEXT("tailstory", "Someone has already stopped this. Aim at the newest card.")},
    {RefusalCode::ChainClosed, 48, Wording::Plain,
     TALETOP_TEXT("tailstory", "It’s resolving. Nobody can stop anything now.")},
    {RefusalCode::OtherPriority, 43, Wording::Seat, TALETOP_TEXT("tailstory", "%1 is asked first.")},
    {RefusalCode::PassedAlready, 47, Wording::Plain, TALETOP_TEXT("tailstory", "You’ve already let it go.")},
    {RefusalCode::Sprint, 80, Wording::Plain,
     TALETOP_TEXT("tailstory", "Sprint! No Stopping cards this turn.")},
    {RefusalCode::EmptyHandNotAsked, 46, Wording::Plain,
     TALETOP_TEXT("tailstory", "You have no cards in hand.")},
    {RefusalCode::NoSuchItem, 42, Wording::Plain,
     TALETOP_TEXT("tailstory", "There’s no such card or action to stop.")},
    // ---- actions B, C, D
    {RefusalCode::NothingToDraw, 74, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your deck and your hand are both empty.")},
    {RefusalCode::NormalForm, 75, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your character is still in Normal form. Collect an achievement first.")},
    {RefusalCode::AbilityUsedThisTurn, 76, Wording::Plain,
     TALETOP_TEXT("tailstory", "You’ve already used this ability this turn. Stopped uses count.")},
    {RefusalCode::AbilityUsedUp, 76, Wording::Plain,
     TALETOP_TEXT("tailstory", "You’ve already used this ability twice this game. Stopped uses count.")},
    {RefusalCode::JackNobody, 79, Wording::Plain,
     TALETOP_TEXT("tailstory", "No other player has a card to lose.")},
    {RefusalCode::JackTarget, 79, Wording::Seat,
     TALETOP_TEXT("tailstory", "You can’t choose %1. Choose players who have cards in hand.")},
    {RefusalCode::JackCount, 79, Wording::Plain,
     TALETOP_TEXT("tailstory", "Choose one to three other players.")},
    {RefusalCode::KhalidNothing, 85, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your discard pile has no Drawing, Stealing or Recycling cards.")},
    {RefusalCode::KhalidActing, 85, Wording::Plain,
     TALETOP_TEXT("tailstory", "Acting cards can’t be used like this.")},
    {RefusalCode::KhalidStopping, 85, Wording::Plain,
     TALETOP_TEXT("tailstory", "Stopping cards can’t be used like this. There’s nothing to stop.")},
    {RefusalCode::KhalidNotThere, 84, Wording::Face, notInYourDiscard},
    {RefusalCode::KhalidNeedsCard, 84, Wording::Plain,
     TALETOP_TEXT("tailstory", "Choose a card from your discard pile.")},
    {RefusalCode::NothingDug, 88, Wording::Plain,
     TALETOP_TEXT("tailstory", "You didn’t dig a card this turn, or it has left your discard pile.")},
    {RefusalCode::RockyTarget, 90, Wording::Plain, TALETOP_TEXT("tailstory", "Choose one other player.")},
    {RefusalCode::SwapUsedThisTurn, 91, Wording::Plain,
     TALETOP_TEXT("tailstory", "You’ve already swapped this turn. A stopped swap counts.")},
    {RefusalCode::SwapOwnEmpty, 92, Wording::Plain, TALETOP_TEXT("tailstory", "Your discard pile is empty.")},
    {RefusalCode::SwapTheirsEmpty, 92, Wording::Seat,
     TALETOP_TEXT("tailstory", "%1’s discard pile is empty.")},
    {RefusalCode::SwapAllEmpty, 92, Wording::Plain,
     TALETOP_TEXT("tailstory", "All other discard piles are empty.")},
    // ---- numbers and picks
    {RefusalCode::DrawingNumber, 56, Wording::Numbers, noMoreThanTheDeck},
    {RefusalCode::ActingNumber, 69, Wording::Numbers,
     TALETOP_TEXT("tailstory", "An Acting card draws %1 to %2 cards, but no more than your deck has.")},
    {RefusalCode::PadthaiNumber, 82, Wording::Numbers,
     TALETOP_TEXT("tailstory", "Draw %1 to %2 cards, then put one from your hand back.")},
    {RefusalCode::StealNumber, 59, Wording::Numbers,
     TALETOP_TEXT("tailstory", "Steal %1 to %2 cards, but no more than the player has.")},
    {RefusalCode::SpecialNumber, 71, Wording::Numbers, noMoreThanTheDeck},
    {RefusalCode::SpecialOtherType, 71, Wording::Plain,
     TALETOP_TEXT("tailstory", "Only characters of the same type can join in.")},
    {RefusalCode::MessNumber, 100, Wording::Plain,
     TALETOP_TEXT("tailstory", "You may put one card from your deck on theirs, or none.")},
    {RefusalCode::NotInYourDiscard, 62, Wording::Face, notInYourDiscard},
    {RefusalCode::RecycleNotThere, 65, Wording::Face, notInYourDiscard},
    {RefusalCode::SwapNotThere, 91, Wording::Face, notInYourDiscard},
    {RefusalCode::KeepNotThere, 87, Wording::Face, notInYourDiscard},
    {RefusalCode::StillInPlay, 55, Wording::Face, TALETOP_TEXT("tailstory", "%1 is still in a play zone.")},
    {RefusalCode::CannotRecycle, 65, Wording::Face,
     TALETOP_TEXT("tailstory", "You can’t recycle Stopping or Recycling cards like %1.")},
    {RefusalCode::NotDug, 88, Wording::Face, TALETOP_TEXT("tailstory", "You didn’t dig %1 this turn.")},
    {RefusalCode::NotTheirDiscard, 91, Wording::Face,
     TALETOP_TEXT("tailstory", "%1 isn’t in their discard pile.")},
    {RefusalCode::PickedAlready, 91, Wording::Face, TALETOP_TEXT("tailstory", "You’ve already picked %1.")},
    {RefusalCode::SwapOneAtLeast, 91, Wording::Plain,
     TALETOP_TEXT("tailstory", "Each side gives 1 or 2 cards. Pick one first.")},
    {RefusalCode::RecycleOne, 65, Wording::Plain, TALETOP_TEXT("tailstory", "Recycle at least one card.")},
    {RefusalCode::MustDiscard, 120, Wording::Numbers,
     TALETOP_TEXT("tailstory", "Discard down to your hand limit. %1 more to go.")},
    {RefusalCode::DiscardedAlready, 120, Wording::Face,
     TALETOP_TEXT("tailstory", "You’re already discarding %1. Pick another card.")},
    {RefusalCode::EmergencyAlready, 109, Wording::Face,
     TALETOP_TEXT("tailstory", "%1 is already going into your new deck. Pick another card.")},
    {RefusalCode::MustPutBack, 83, Wording::Plain,
     TALETOP_TEXT("tailstory", "A card from your hand must go back into your deck.")},
    {RefusalCode::MustDiscardOne, 73, Wording::Plain, TALETOP_TEXT("tailstory", "Discard a card first.")},
    {RefusalCode::MustAchieve, 119, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your deck ran out. Choose your achievement first.")},
    {RefusalCode::MustKeep, 87, Wording::Plain,
     TALETOP_TEXT("tailstory", "Take one of the cards you dug this turn.")},
    // ---- bonus
    {RefusalCode::NotABonusStep, 93, Wording::Plain,
     TALETOP_TEXT("tailstory", "You can use bonuses only in the bonus step, after an action.")},
    {RefusalCode::BonusDeclined, 97, Wording::Plain,
     TALETOP_TEXT("tailstory", "You’ve passed on your bonus this time.")},
    {RefusalCode::BonusNotPlayed, 94, Wording::Plain,
     TALETOP_TEXT("tailstory",
                  "You didn’t play a card of your type in this step. Abilities and swaps don’t count.")},
    {RefusalCode::BonusStopped, 94, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your matching card was stopped.")},
    {RefusalCode::BonusLimit, 96, Wording::Plain,
     TALETOP_TEXT("tailstory", "You’ve used up your bonus for this turn.")},
    {RefusalCode::BonusNoDeck, 99, Wording::Plain, TALETOP_TEXT("tailstory", "Your deck is empty.")},
    {RefusalCode::BonusCheckBegun, 97, Wording::Plain,
     TALETOP_TEXT("tailstory", "The deck check has begun. Bonuses come before it.")},
    {RefusalCode::MessNeedsCard, 100, Wording::Plain,
     TALETOP_TEXT("tailstory", "Choose the card to take from another player’s discard pile.")},
    {RefusalCode::MessOtherPile, 100, Wording::Face,
     TALETOP_TEXT("tailstory", "%1 isn’t in another player’s discard pile.")},
    {RefusalCode::MessNoPile, 101, Wording::Plain,
     TALETOP_TEXT("tailstory", "No other discard pile had a card for your bonus.")},
    // ---- deck check and end of turn
    {RefusalCode::DeckNotEmpty, 103, Wording::Plain,
     TALETOP_TEXT("tailstory", "Your deck isn’t empty, so no achievement yet.")},
    {RefusalCode::CheckNotYet, 113, Wording::Plain,
     TALETOP_TEXT("tailstory", "The deck check comes after an action, or when you end the turn.")},
    {RefusalCode::NotTheEnd, 36, Wording::Plain,
     TALETOP_TEXT("tailstory", "The turn can’t end while something is still going on.")},
});

/// The ledger entry that a code rests on: 46 for TS-46.
[[nodiscard]] constexpr std::uint16_t ledgerOf(RefusalCode code) { return kit::at(refusals, code).ledger; }

/// Makes a refusal with the ledger entry of its code.
[[nodiscard]] constexpr kit::Refusal refusal(RefusalCode code, kit::Argument first = {},
                                             kit::Argument second = {}) {
    return kit::refuse(refusals, code, first, second);
}

} // namespace taletop::tailstory
