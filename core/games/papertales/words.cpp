// SPDX-License-Identifier: MIT
// The words of refusals: what is wrong, and where it helps, what to do.
#include "core/games/papertales/ability_text.h"
#include "core/games/papertales/rules.h"

namespace taletop::papertales {

namespace {

/// What the two numbers of a refusal are.
enum class Wording : std::uint8_t { Plain, Face, Spot, Numbers, Missing, FaceNumber };

struct Words {
    Wording wording;
    const char* source;
};

/// By RefusalCode.
constexpr std::array<Words, refusalCodeCount> words{{
    {Wording::Plain, TALETOP_TEXT("papertales", "This seat takes no part in the game.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "The game is over.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "That belongs to another phase.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "You have chosen already; wait for the others.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "That comes when all players are done with this step.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "Units move or leave only while you plan your deployment.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 is not in your pack.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "Keep exactly one card of the pack.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "With three or more players nothing is discarded here.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "With two players you also discard a card of the pack.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "Keep one card and discard another one.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "The last card is kept, nothing is discarded.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 is not in your hand.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 is in play and cannot go back to the hand.")},
    {Wording::Face, TALETOP_TEXT("papertales", "Your plan has used %1 already.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 is not in play yet: take it back instead.")},
    {Wording::Spot, TALETOP_TEXT("papertales", "Your plan has nothing on %1.")},
    {Wording::Face, TALETOP_TEXT("papertales", "Your plan has moved %1 already.")},
    {Wording::Spot, TALETOP_TEXT("papertales", "%1 is taken.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "The fifth spot needs a level 2 Building.")},
    {Wording::Plain,
     TALETOP_TEXT("papertales", "There is no such spot: three in the Front, two in the Back.")},
    {Wording::Plain,
     TALETOP_TEXT("papertales", "The Building rises after the reveal: the fifth spot opens next turn.")},
    {Wording::Numbers,
     TALETOP_TEXT("papertales", "These Units cost %1 Gold, you are %2 short: take one back.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "Only one card may be kept.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 is in play; only a hand card can be kept.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "Choose one of your own Units.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "The tokens must all go on one of your Units.")},
    {Wording::Plain,
     TALETOP_TEXT("papertales", "This ability is compulsory: all its tokens on one of your Units.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "All the tokens have their Unit: commit, or take one back.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 did this when it was revealed, and only then.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 was drawn and keeps its spot this turn.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "This ability cannot be declined.")},
    {Wording::Face, TALETOP_TEXT("papertales", "Your %1 is built already.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "A Building has level 1 or 2.")},
    {Wording::Missing, TALETOP_TEXT("papertales", "%1 %2 missing.")},
    {Wording::Missing, TALETOP_TEXT("papertales", "Level 2 at once needs both costs: %1 %2 missing.")},
    {Wording::Missing, TALETOP_TEXT("papertales", "To upgrade it, %1 %2 missing.")},
    {Wording::Missing, TALETOP_TEXT("papertales", "It does not help to pay for itself: %1 %2 missing.")},
    {Wording::Missing, TALETOP_TEXT("papertales", "Gold replaces wood only: %1 %2 missing.")},
    {Wording::Numbers,
     TALETOP_TEXT("papertales", "Crystals and Gold do not mix within a level: %1 Gold, %2 short.")},
    {Wording::Numbers, TALETOP_TEXT("papertales", "It costs %1 Gold, land included: %2 short.")},
    {Wording::Numbers, TALETOP_TEXT("papertales", "The upgrade costs %1 Gold: %2 short.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 is not in your Kingdom.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 is at level 2 already.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "One construction a turn.")},
    {Wording::Plain, TALETOP_TEXT("papertales", "Nobody in your Kingdom can save a Unit.")},
    {Wording::Numbers, TALETOP_TEXT("papertales", "You can save %1 Unit at most.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 is saved already.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 bears no Age token and does not die.")},
    {Wording::FaceNumber,
     TALETOP_TEXT("papertales", "Only a Unit with exactly one Age token can be saved; %1 bears %2.")},
    {Wording::Face, TALETOP_TEXT("papertales", "%1 does not die now.")},
}};

const char* wordOf(int face) {
    return face >= 0 && face < faceCount ? names()[static_cast<std::size_t>(face)] : "";
}

} // namespace

kit::Text Rules::refusalText(const kit::Refusal& refusal) {
    const Words& chosen = words[refusal.code];
    const int first = refusal.arguments[0];
    const int second = refusal.arguments[1];
    kit::Text text{"papertales", chosen.source};
    switch (chosen.wording) {
    case Wording::Plain:
        break;
    case Wording::Face:
        text.word(wordOf(first));
        break;
    case Wording::Spot:
        text.word(wordOf(firstSpotToken + first));
        break;
    case Wording::Numbers:
        text.number(first).number(second);
        break;
    case Wording::Missing:
        text.number(first).word(resourceName(static_cast<Resource>(second)));
        break;
    case Wording::FaceNumber:
        text.word(wordOf(first)).number(second);
        break;
    }
    return text;
}

} // namespace taletop::papertales
