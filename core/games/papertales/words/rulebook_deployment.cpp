// SPDX-License-Identifier: MIT
// The ledger as players read it: plans, their price and what is revealed.
#include "core/games/papertales/words/rulebook_parts.h"

namespace taletop::papertales::rulebook {

namespace {

using contract::RuleEntry;

constexpr std::array deploymentEntries{
    RuleEntry{
        38, told(TALETOP_TEXT("papertales", "Your plan")),
        told(TALETOP_TEXT("papertales",
                          "In deployment you choose which hand cards go into play and where, which of your "
                          "Units in play move or leave, and which 1 card you keep. Deploy as many as spots "
                          "and Gold allow, or none. Units in play that you leave alone stay; hand cards that "
                          "you neither deploy nor keep are discarded. A Unit in play never goes back to your "
                          "hand. Within 1 plan a Unit moves only once: undo the step to place it anew."))},
    RuleEntry{39, told(TALETOP_TEXT("papertales", "Face down, then revealed together")),
              told(TALETOP_TEXT("papertales",
                                "On a real table new Units lie face down on their spots. Here the others see "
                                "nothing of your plan until the last player has committed: your Kingdom "
                                "looks as it did before. Then all plans are revealed together. The card that "
                                "you keep and the hand cards that you discard stay hidden even then."))},
    RuleEntry{40, told(TALETOP_TEXT("papertales", "Discarding Units in play")),
              told(TALETOP_TEXT(
                  "papertales",
                  "While planning you may discard any of your Units in play, even if there is room for all. "
                  "It costs nothing, and they do not die (PT-18). What they produced is gone this very turn. "
                  "The printed rules mention it for lack of space; here it is always allowed."))},
    RuleEntry{
        41, told(TALETOP_TEXT("papertales", "Moving Units")),
        told(TALETOP_TEXT("papertales",
                          "While planning you may move Units in play to any other spots, or let 2 of them "
                          "swap, for nothing. They take their Age tokens along, and reveal abilities do not "
                          "come again. In all other phases Units stay where they are.")),
        told(TALETOP_TEXT("papertales", "Hunter stands in the Back and makes no food, so Cook earns nothing. "
                                        "Lay Hunter onto Knight: they swap for free, keep their Age tokens, "
                                        "and the forecast of your income rises from 2 to 3."))},
    RuleEntry{
        42, told(TALETOP_TEXT("papertales", "Keeping 1 card")),
        told(TALETOP_TEXT(
            "papertales",
            "Of the hand cards that you do not deploy you may keep 1 for the next turn, face down. Others "
            "see that you keep a card, but not which. A card kept last turn can be kept again, and then it "
            "takes the only place. Units in play cannot be kept. On turn 4 a kept card is worth nothing."))},
    RuleEntry{43, told(TALETOP_TEXT("papertales", "The rest is discarded")),
              told(TALETOP_TEXT("papertales",
                                "All hand cards that you neither deploy nor keep go face down to the discard "
                                "pile, and nobody gets to see them. After deployment your hand is empty."))},
    RuleEntry{44, told(TALETOP_TEXT("papertales", "Reveal, then pay")),
              told(TALETOP_TEXT(
                  "papertales",
                  "After the reveal each player pays the Gold for all new Units at once. Units from earlier "
                  "turns are never paid again, moved or not. You pay before any ability happens."))},
    RuleEntry{
        45, told(TALETOP_TEXT("papertales", "Monkey pays you")),
        told(TALETOP_TEXT("papertales",
                          "Monkey costs -1, so it brings 1 Gold instead of taking any. You can count on that "
                          "Gold in the same plan: with 0 Gold, Monkey pays for Knight, which costs 1.")),
        told(TALETOP_TEXT(
            "papertales",
            "You have 3 Gold, and Commander and Manticore cost 4 together. Plan both: the commit is refused, "
            "as you are 1 Gold short. Add Monkey, and with its Gold you can pay."))},
    RuleEntry{
        46, told(TALETOP_TEXT("papertales", "You must be able to pay your plan")),
        told(TALETOP_TEXT("papertales",
                          "You can commit a plan only if your Gold pays for all Units that it deploys, each "
                          "Monkey counted as -1. While you are still planning it may cost too much; you are "
                          "told how much is missing. In the printed rules a player may overspend by mistake "
                          "and loses the unpaid Units. Here the mistake is refused."))},
    RuleEntry{48, told(TALETOP_TEXT("papertales", "The reveal mark")),
              told(TALETOP_TEXT(
                  "papertales",
                  "An ability with the reveal mark happens once: on the turn when its Unit is revealed, "
                  "after you have paid. It does not come again while the Unit stays in play, even if it "
                  "moves. A Unit brought into play by Shapeshifter counts as revealed too (PT-109)."))},
    RuleEntry{
        49, told(TALETOP_TEXT("papertales", "The order of deployment abilities")),
        told(TALETOP_TEXT(
            "papertales",
            "After payment this is the order: first Shapeshifter; then the tokens of Cave Spirit, Demon and "
            "Veteran, and those of Necromancer and Kraken; then Golem, then each Time Master, then Master "
            "Alchemist; and last the Legend Points that Kraken costs. So Kraken makes you pay for Buildings "
            "that Golem has just raised. All players finish a step before the next one begins. The printed "
            "rules name no such order; here it is fixed and nobody is asked."))},
    RuleEntry{
        50, told(TALETOP_TEXT("papertales", "One of your Units, your other Units")),
        told(TALETOP_TEXT(
            "papertales",
            "Abilities see all Units in your Kingdom, also those revealed at the same time and the one drawn "
            "by Shapeshifter. One of your Units may be the Unit itself. Your other Units are all but itself: "
            "Necromancer puts no token on itself, but one on each Unit that came with it."))},
    RuleEntry{
        51, told(TALETOP_TEXT("papertales", "A new spot waits for the next plan")),
        told(TALETOP_TEXT(
            "papertales",
            "The fifth spot is open if a level 2 Building is in play when you plan. Golem raises Buildings "
            "only after the reveal, so the spot opens for the next deployment, whatever becomes of Golem. It "
            "is the same with a Building that you build or upgrade in construction.")),
        told(TALETOP_TEXT("papertales", "Your Town is at level 1. Plan Golem in the Back, then try Knight on "
                                        "the fifth spot: it is still closed. Put Knight in the Back and "
                                        "commit: Golem raises Town, and next turn the spot is yours."))},
};

} // namespace

contract::RuleChapter deployment() {
    return {told(TALETOP_TEXT("papertales", "Deployment")), deploymentEntries};
}

} // namespace taletop::papertales::rulebook
