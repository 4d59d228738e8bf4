// SPDX-License-Identifier: MIT
// The why-not catalogue of Paper Tales: for each reason the ledger entry and the sentence.
#pragma once

#include "core/games/papertales/rules/refusal_codes.h"
#include "core/kit/at.h"
#include "core/kit/refusal.h"
#include "core/kit/text.h"

namespace taletop::papertales {

/// What the two numbers of a refusal are.
enum class Wording : std::uint8_t { Plain, Face, Spot, Numbers, Missing, FaceNumber };

struct RefusalRow {
    RefusalCode code;
    std::uint16_t ledger;
    Wording wording;
    const char* source;
};

inline constexpr auto refusals = kit::catalogue<RefusalRow>({
    // ---- at the wrong time
    {RefusalCode::NoSuchSeat, 1, Wording::Plain,
     TALETOP_TEXT("papertales", "This seat takes no part in the game.")},
    {RefusalCode::GameOver, 119, Wording::Plain, TALETOP_TEXT("papertales", "The game is over.")},
    {RefusalCode::NotNow, 22, Wording::Plain, TALETOP_TEXT("papertales", "That belongs to another phase.")},
    {RefusalCode::AlreadyCommitted, 24, Wording::Plain,
     TALETOP_TEXT("papertales", "You have chosen already; wait for the others.")},
    {RefusalCode::OthersNotDone, 23, Wording::Plain,
     TALETOP_TEXT("papertales", "That comes when all players are done with this step.")},
    {RefusalCode::OnlyWhilePlanning, 41, Wording::Plain,
     TALETOP_TEXT("papertales", "Units move or leave only while you plan your deployment.")},
    // ---- the draft
    {RefusalCode::NotInPack, 30, Wording::Face, TALETOP_TEXT("papertales", "%1 is not in your pack.")},
    {RefusalCode::KeepExactlyOne, 30, Wording::Plain,
     TALETOP_TEXT("papertales", "Keep exactly one card of the pack.")},
    {RefusalCode::NothingDiscarded, 30, Wording::Plain,
     TALETOP_TEXT("papertales", "With three or more players nothing is discarded here.")},
    {RefusalCode::DropOneToo, 33, Wording::Plain,
     TALETOP_TEXT("papertales", "With two players you also discard a card of the pack.")},
    {RefusalCode::DropAnother, 33, Wording::Plain,
     TALETOP_TEXT("papertales", "Keep one card and discard another one.")},
    {RefusalCode::NothingToDrop, 33, Wording::Plain,
     TALETOP_TEXT("papertales", "The last card is kept, nothing is discarded.")},
    // ---- the plan
    {RefusalCode::NotInHand, 38, Wording::Face, TALETOP_TEXT("papertales", "%1 is not in your hand.")},
    {RefusalCode::NotBackToHand, 38, Wording::Face,
     TALETOP_TEXT("papertales", "%1 is in play and cannot go back to the hand.")},
    {RefusalCode::UsedTwice, 38, Wording::Face, TALETOP_TEXT("papertales", "Your plan has used %1 already.")},
    {RefusalCode::NotInPlayYet, 38, Wording::Face,
     TALETOP_TEXT("papertales", "%1 is not in play yet: take it back instead.")},
    {RefusalCode::NothingThere, 38, Wording::Spot,
     TALETOP_TEXT("papertales", "Your plan has nothing on %1.")},
    {RefusalCode::MovedAlready, 38, Wording::Face,
     TALETOP_TEXT("papertales", "Your plan has moved %1 already.")},
    {RefusalCode::SpotTaken, 13, Wording::Spot, TALETOP_TEXT("papertales", "%1 is taken.")},
    {RefusalCode::FifthSpotClosed, 14, Wording::Plain,
     TALETOP_TEXT("papertales", "The fifth spot needs a level 2 Building.")},
    {RefusalCode::NoSuchSpot, 14, Wording::Plain,
     TALETOP_TEXT("papertales", "There is no such spot: three in the Front, two in the Back.")},
    {RefusalCode::FifthSpotNextTurn, 51, Wording::Plain,
     TALETOP_TEXT("papertales", "The Building rises after the reveal: the fifth spot opens next turn.")},
    {RefusalCode::TooDear, 46, Wording::Numbers,
     TALETOP_TEXT("papertales", "These Units cost %1 Gold, you are %2 short: take one back.")},
    {RefusalCode::OneKeptOnly, 42, Wording::Plain, TALETOP_TEXT("papertales", "Only one card may be kept.")},
    {RefusalCode::HandCardsOnly, 42, Wording::Face,
     TALETOP_TEXT("papertales", "%1 is in play; only a hand card can be kept.")},
    // ---- targets
    {RefusalCode::NotYourUnit, 20, Wording::Plain,
     TALETOP_TEXT("papertales", "Choose one of your own Units.")},
    {RefusalCode::TokensCompulsory, 111, Wording::Plain,
     TALETOP_TEXT("papertales", "The tokens must all go on one of your Units.")},
    {RefusalCode::AlchemyCompulsory, 97, Wording::Plain,
     TALETOP_TEXT("papertales", "This ability is compulsory: all its tokens on one of your Units.")},
    {RefusalCode::TargetsChosen, 111, Wording::Plain,
     TALETOP_TEXT("papertales", "All the tokens have their Unit: commit, or take one back.")},
    {RefusalCode::OnceWhenRevealed, 48, Wording::Face,
     TALETOP_TEXT("papertales", "%1 did this when it was revealed, and only then.")},
    {RefusalCode::DrawnUnitStays, 109, Wording::Face,
     TALETOP_TEXT("papertales", "%1 was drawn and keeps its spot this turn.")},
    {RefusalCode::NoMayAbility, 19, Wording::Plain,
     TALETOP_TEXT("papertales", "This ability cannot be declined.")},
    // ---- construction
    {RefusalCode::AlreadyBuilt, 9, Wording::Face, TALETOP_TEXT("papertales", "Your %1 is built already.")},
    {RefusalCode::NoSuchLevel, 6, Wording::Plain, TALETOP_TEXT("papertales", "A Building has level 1 or 2.")},
    {RefusalCode::MissingToBuild, 66, Wording::Missing, TALETOP_TEXT("papertales", "%1 %2 missing.")},
    {RefusalCode::MissingDirect, 67, Wording::Missing,
     TALETOP_TEXT("papertales", "Level 2 at once needs both costs: %1 %2 missing.")},
    {RefusalCode::MissingToUpgrade, 68, Wording::Missing,
     TALETOP_TEXT("papertales", "To upgrade it, %1 %2 missing.")},
    {RefusalCode::OwnProduction, 70, Wording::Missing,
     TALETOP_TEXT("papertales", "It does not help to pay for itself: %1 %2 missing.")},
    {RefusalCode::WoodOnly, 69, Wording::Missing,
     TALETOP_TEXT("papertales", "Gold replaces wood only: %1 %2 missing.")},
    {RefusalCode::NoMixing, 69, Wording::Numbers,
     TALETOP_TEXT("papertales", "Crystals and Gold do not mix within a level: %1 Gold, %2 short.")},
    {RefusalCode::TooDearToBuild, 65, Wording::Numbers,
     TALETOP_TEXT("papertales", "It costs %1 Gold, land included: %2 short.")},
    {RefusalCode::TooDearToUpgrade, 68, Wording::Numbers,
     TALETOP_TEXT("papertales", "The upgrade costs %1 Gold: %2 short.")},
    {RefusalCode::NotInPlay, 68, Wording::Face, TALETOP_TEXT("papertales", "%1 is not in your Kingdom.")},
    {RefusalCode::HighestLevel, 68, Wording::Face, TALETOP_TEXT("papertales", "%1 is at level 2 already.")},
    {RefusalCode::OneAction, 63, Wording::Plain, TALETOP_TEXT("papertales", "One construction a turn.")},
    // ---- saves
    {RefusalCode::NothingToSave, 75, Wording::Plain,
     TALETOP_TEXT("papertales", "Nobody in your Kingdom can save a Unit.")},
    {RefusalCode::NoSaveLeft, 75, Wording::Numbers,
     TALETOP_TEXT("papertales", "You can save %1 Unit at most.")},
    {RefusalCode::SavedAlready, 75, Wording::Face, TALETOP_TEXT("papertales", "%1 is saved already.")},
    {RefusalCode::NoToken, 75, Wording::Face,
     TALETOP_TEXT("papertales", "%1 bears no Age token and does not die.")},
    {RefusalCode::TooManyTokens, 75, Wording::FaceNumber,
     TALETOP_TEXT("papertales", "Only a Unit with exactly one Age token can be saved; %1 bears %2.")},
    {RefusalCode::WouldNotDie, 75, Wording::Face, TALETOP_TEXT("papertales", "%1 does not die now.")},
});

/// The ledger entry that a code rests on: 46 for PT-46.
[[nodiscard]] constexpr std::uint16_t ledgerOf(RefusalCode code) { return kit::at(refusals, code).ledger; }

/// A refusal as the rules hand it out.
[[nodiscard]] constexpr kit::Refusal refusal(RefusalCode code, kit::Argument first = {},
                                             kit::Argument second = {}) {
    return kit::refuse(refusals, code, first, second);
}

} // namespace taletop::papertales
