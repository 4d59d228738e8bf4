// SPDX-License-Identifier: MIT
// The why-not catalogue of Paper Tales: the ledger entry and the sentence for each reason.
#pragma once

#include "core/games/papertales/rules/refusal_codes.h"
#include "core/kit/at.h"
#include "core/kit/refusal.h"
#include "core/kit/text.h"

namespace taletop::papertales {

/// The meaning of a refusal's two arguments.
enum class Wording : std::uint8_t { Plain, Face, Spot, Numbers, Missing, FaceNumber };

struct RefusalRow {
    RefusalCode code;
    std::uint16_t ledger;
    Wording wording;
    const char* source;
};

inline constexpr auto refusals = kit::catalogue<RefusalRow>({
    // ---- at the wrong time
    {RefusalCode::NoSuchSeat, 1, Wording::Plain, TALETOP_TEXT("papertales", "This seat isn’t in the game.")},
    {RefusalCode::GameOver, 119, Wording::Plain, TALETOP_TEXT("papertales", "The game is over.")},
    {RefusalCode::NotNow, 22, Wording::Plain, TALETOP_TEXT("papertales", "You can’t do that in this phase.")},
    {RefusalCode::AlreadyCommitted, 24, Wording::Plain,
     TALETOP_TEXT("papertales", "You’ve already chosen. Wait for the others.")},
    {RefusalCode::OthersNotDone, 23, Wording::Plain,
     TALETOP_TEXT("papertales", "That comes once all players are done with this step.")},
    {RefusalCode::OnlyWhilePlanning, 41, Wording::Plain,
     TALETOP_TEXT("papertales", "Units can move or leave only while you plan your deployment.")},
    // ---- the draft
    {RefusalCode::NotInPack, 30, Wording::Face, TALETOP_TEXT("papertales", "%1 isn’t in your pack.")},
    {RefusalCode::KeepExactlyOne, 30, Wording::Plain,
     TALETOP_TEXT("papertales", "Keep exactly one card from the pack.")},
    {RefusalCode::NothingDiscarded, 30, Wording::Plain,
     TALETOP_TEXT("papertales", "With three or more players, you don’t discard here.")},
    {RefusalCode::DropOneToo, 33, Wording::Plain,
     TALETOP_TEXT("papertales", "With two players, you also discard a card from the pack.")},
    {RefusalCode::DropAnother, 33, Wording::Plain,
     TALETOP_TEXT("papertales", "Keep one card and discard a different one.")},
    {RefusalCode::NothingToDrop, 33, Wording::Plain,
     TALETOP_TEXT("papertales", "You keep the last card and discard nothing.")},
    // ---- the plan
    {RefusalCode::NotInHand, 38, Wording::Face, TALETOP_TEXT("papertales", "%1 isn’t in your hand.")},
    {RefusalCode::NotBackToHand, 38, Wording::Face,
     TALETOP_TEXT("papertales", "%1 is in play and can’t go back to your hand.")},
    {RefusalCode::UsedTwice, 38, Wording::Face, TALETOP_TEXT("papertales", "Your plan already uses %1.")},
    {RefusalCode::NotInPlayYet, 38, Wording::Face,
     TALETOP_TEXT("papertales", "%1 isn’t in play yet. Take it back instead.")},
    {RefusalCode::NothingThere, 38, Wording::Spot,
     TALETOP_TEXT("papertales", "Your plan has nothing on %1.")},
    {RefusalCode::MovedAlready, 38, Wording::Face,
     TALETOP_TEXT("papertales", "Your plan has already moved %1.")},
    {RefusalCode::SpotTaken, 13, Wording::Spot,
     TALETOP_TEXT("papertales", "%1 is taken. Move, discard or take back its Unit first.")},
    {RefusalCode::FifthSpotClosed, 14, Wording::Plain,
     TALETOP_TEXT("papertales", "The fifth spot needs a level 2 Building.")},
    {RefusalCode::NoSuchSpot, 14, Wording::Plain,
     TALETOP_TEXT("papertales", "There’s no such spot, only three in the Front and two in the Back.")},
    {RefusalCode::FifthSpotNextTurn, 51, Wording::Plain,
     TALETOP_TEXT("papertales",
                  "The Building is upgraded after the reveal, so the fifth spot opens next turn.")},
    {RefusalCode::TooDear, 46, Wording::Numbers,
     TALETOP_TEXT("papertales", "These Units cost %1 Gold, and you’re %2 short. Take one back.")},
    {RefusalCode::OneKeptOnly, 42, Wording::Plain, TALETOP_TEXT("papertales", "You can keep only one card.")},
    {RefusalCode::HandCardsOnly, 42, Wording::Face,
     TALETOP_TEXT("papertales", "%1 is in play. You can keep only a card from your hand.")},
    // ---- targets
    {RefusalCode::NotYourUnit, 20, Wording::Plain,
     TALETOP_TEXT("papertales", "Choose one of your own Units.")},
    {RefusalCode::TokensCompulsory, 111, Wording::Plain,
     TALETOP_TEXT("papertales", "The tokens must all go on one of your Units.")},
    {RefusalCode::AlchemyCompulsory, 97, Wording::Plain,
     TALETOP_TEXT("papertales", "This ability is compulsory. Put all its tokens on one of your Units.")},
    {RefusalCode::TargetsChosen, 111, Wording::Plain,
     TALETOP_TEXT("papertales", "Every token has its Unit. Confirm, or take one back.")},
    {RefusalCode::OnceWhenRevealed, 48, Wording::Face,
     TALETOP_TEXT("papertales", "%1 does this only once, when it’s revealed.")},
    {RefusalCode::DrawnUnitStays, 109, Wording::Face,
     TALETOP_TEXT("papertales", "%1 was just drawn, so it keeps its spot this turn.")},
    {RefusalCode::NoMayAbility, 19, Wording::Plain,
     TALETOP_TEXT("papertales", "You can’t decline this ability.")},
    // ---- construction
    {RefusalCode::AlreadyBuilt, 9, Wording::Face,
     TALETOP_TEXT("papertales", "You’ve already built your %1.")},
    {RefusalCode::NoSuchLevel, 6, Wording::Plain,
     TALETOP_TEXT("papertales", "A Building’s level is 1 or 2.")},
    {RefusalCode::MissingToBuild, 66, Wording::Missing, TALETOP_TEXT("papertales", "You need %1 more %2.")},
    {RefusalCode::MissingDirect, 67, Wording::Missing,
     TALETOP_TEXT("papertales", "Building straight to level 2 takes both costs. You need %1 more %2.")},
    {RefusalCode::MissingToUpgrade, 68, Wording::Missing,
     TALETOP_TEXT("papertales", "To upgrade it, you need %1 more %2.")},
    {RefusalCode::OwnProduction, 70, Wording::Missing,
     TALETOP_TEXT("papertales", "It can’t help pay for itself. You need %1 more %2.")},
    {RefusalCode::OwnForBoth, 70, Wording::Missing,
     TALETOP_TEXT("papertales",
                  "Levels 1 and 2 take %1 %2 together. The Building can’t help pay for itself.")},
    {RefusalCode::WoodOnly, 69, Wording::Missing,
     TALETOP_TEXT("papertales", "Gold replaces only wood. You need %1 more %2.")},
    {RefusalCode::NoMixing, 69, Wording::Numbers,
     TALETOP_TEXT("papertales",
                  "Crystals and Gold don’t mix within a level. It costs %1 Gold; you’re %2 short.")},
    {RefusalCode::TooDearToBuild, 65, Wording::Numbers,
     TALETOP_TEXT("papertales", "It costs %1 Gold, land included. You’re %2 short.")},
    {RefusalCode::TooDearToUpgrade, 68, Wording::Numbers,
     TALETOP_TEXT("papertales", "The upgrade costs %1 Gold. You’re %2 short.")},
    {RefusalCode::NotInPlay, 68, Wording::Face, TALETOP_TEXT("papertales", "%1 isn’t in your Kingdom.")},
    {RefusalCode::HighestLevel, 68, Wording::Face, TALETOP_TEXT("papertales", "%1 is already at level 2.")},
    {RefusalCode::OneAction, 63, Wording::Plain, TALETOP_TEXT("papertales", "Only one construction a turn.")},
    // ---- saves
    {RefusalCode::NothingToSave, 75, Wording::Plain,
     TALETOP_TEXT("papertales", "Nobody in your Kingdom can save a Unit.")},
    {RefusalCode::NoSaveLeft, 75, Wording::Numbers,
     TALETOP_TEXT("papertales", "You can’t save more than %1.")},
    {RefusalCode::SavedAlready, 75, Wording::Face, TALETOP_TEXT("papertales", "You’ve already saved %1.")},
    {RefusalCode::NoToken, 75, Wording::Face,
     TALETOP_TEXT("papertales", "%1 has no Age token, so it won’t die.")},
    {RefusalCode::TooManyTokens, 75, Wording::FaceNumber,
     TALETOP_TEXT("papertales", "You can save only a Unit with exactly one Age token. %1 has %2.")},
    {RefusalCode::WouldNotDie, 75, Wording::Face, TALETOP_TEXT("papertales", "%1 won’t die now.")},
});

/// The ledger entry that a code rests on: 46 for PT-46.
[[nodiscard]] constexpr std::uint16_t ledgerOf(RefusalCode code) { return kit::at(refusals, code).ledger; }

/// Makes a refusal with the ledger entry of its code.
[[nodiscard]] constexpr kit::Refusal refusal(RefusalCode code, kit::Argument first = {},
                                             kit::Argument second = {}) {
    return kit::refuse(refusals, code, first, second);
}

} // namespace taletop::papertales
