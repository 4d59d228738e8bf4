// SPDX-License-Identifier: MIT
// The ledger as players read it: wars, income, construction and aging.
#include "core/games/papertales/words/rulebook_parts.h"

namespace taletop::papertales::rulebook {

namespace {

using contract::RuleEntry;

constexpr std::array warsEntries{
    RuleEntry{52, told(TALETOP_TEXT("papertales", "Strength of a Kingdom")),
              told(TALETOP_TEXT("papertales",
                                "Add up the strengths of your Units in the Front, and of Archer and "
                                "Strategist in the Back too. Other Units in the Back add nothing, nor does a "
                                "Leviathan with an Age token. Barracks adds 1 for each wood of your Kingdom, "
                                "even if no Unit fights. With nothing to add, your strength is 0."))},
    RuleEntry{53, told(TALETOP_TEXT("papertales", "Strength of a Unit")),
              told(TALETOP_TEXT(
                  "papertales",
                  "A Unit has the strength printed on it, or the one that its ability puts in the place of "
                  "that, plus what its ability adds for tokens, food or Gold. It is worked out when the wars "
                  "begin, for Units in the Back as well. Barracks at level 2 looks at both rows (PT-118)."))},
    RuleEntry{
        54, told(TALETOP_TEXT("papertales", "Fighting from the Back")),
        told(TALETOP_TEXT("papertales", "Archer and Strategist add their strength from the Back just as from "
                                        "the Front. All other Units in the Back add nothing. Their cards say "
                                        "that they may; as more strength never hurts, they always do.")),
        told(TALETOP_TEXT(
            "papertales",
            "Ben will show a strength of 8. Put Knight and Veteran in the Front for 7, and Archer in the "
            "Back: it adds 2, and you win both Wars. Treefolk in the Back would add nothing."))},
    RuleEntry{
        55, told(TALETOP_TEXT("papertales", "Wars with 3 to 5 players")),
        told(TALETOP_TEXT(
            "papertales",
            "You compare your strength with your left neighbour's and, separately, with your right "
            "neighbour's. If yours is higher or equal, you win that War and 3 Legend Points. At a tie both "
            "win, even 0 against 0. Losing a War costs nothing, so each turn you win 0, 1 or 2 Wars."))},
    RuleEntry{56, told(TALETOP_TEXT("papertales", "Wars with 2 players")),
              told(TALETOP_TEXT("papertales",
                                "If your strength is at least your opponent's, you win 1 War. If it is at "
                                "least twice theirs, you win 2 Wars instead. Each War won brings 3 Legend "
                                "Points and its bonuses (PT-58). With 9 against 5 you win 1 War, with 10 "
                                "against 5 you win 2, and with 5 against 5 each of you wins 1.")),
              told(TALETOP_TEXT("papertales",
                                "Ben will show Knight alone in the Front, strength 4. Knight and Rogue make "
                                "7 and win 1 War; 2 Knights make 8, which is twice as much, and win 2."))},
    RuleEntry{57, told(TALETOP_TEXT("papertales", "2 players, 0 against 0")),
              told(TALETOP_TEXT(
                  "papertales",
                  "If both players have strength 0, each wins 2 Wars, because 0 is also twice 0. This "
                  "follows the printed rules to the letter. At any other tie each wins 1 War."))},
    RuleEntry{
        58, told(TALETOP_TEXT("papertales", "Bonuses for Wars won")),
        told(TALETOP_TEXT(
            "papertales",
            "Some Units bring something for each War that you win, ties included: Commander and Colossus 1 "
            "Legend Point, Rogue 1 Gold, Master Alchemist 1 Legend Point for each of your crystals. They do "
            "so in either row, whether they fought or not. If you have 2 such Units, both count."))},
    RuleEntry{59, told(TALETOP_TEXT("papertales", "Buildings that score in the wars")),
              told(TALETOP_TEXT(
                  "papertales",
                  "At level 2, Tavern, Mine, Temple and Barracks bring Legend Points in every wars phase, "
                  "even if you lose both Wars. A Building raised by Golem scores in the wars of the same "
                  "turn. A Building that reaches level 2 in construction scores from the next turn on."))},
    RuleEntry{
        60, told(TALETOP_TEXT("papertales", "The wars are counted all at once")),
        told(TALETOP_TEXT("papertales",
                          "First all strengths are worked out, then all are compared, then all Legend Points "
                          "and Gold of the phase are given. So nothing gained in the wars changes a strength "
                          "of the same wars: the Gold that Rogue brings does not make Ogre stronger."))},
};

constexpr std::array incomeEntries{
    RuleEntry{61, told(TALETOP_TEXT("papertales", "Income")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Everybody gets 2 Gold, even with an empty Kingdom. Blacksmith and Peddler add 1 each, "
                  "Cook and Tavern 1 for each food, Master Alchemist 1 for each wood, Temple 2, and Giant "
                  "Snake 3 if it has an Age token. Gold that you do not spend stays yours."))},
    RuleEntry{
        62, told(TALETOP_TEXT("papertales", "Income is fixed before the wars")),
        told(TALETOP_TEXT("papertales", "The wars change neither your Units nor your Buildings, so when they "
                                        "begin your income is already certain. That is the amount that Ogre "
                                        "counts. Gold from Rogue or Monkey is no income."))},
};

constexpr std::array constructionEntries{
    RuleEntry{63, told(TALETOP_TEXT("papertales", "1 construction each turn")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Each turn you may build 1 new Building or upgrade 1 Building, or do nothing. You cannot "
                  "build at level 1 and upgrade on the same turn, but you can build at level 2 at once "
                  "(PT-67). Upgrades by Golem are free and do not use up your construction."))},
    RuleEntry{64, told(TALETOP_TEXT("papertales", "Building")),
              told(TALETOP_TEXT("papertales",
                                "You put 1 of your Buildings into play that you do not have yet, at level 1 "
                                "or at level 2 at once. You pay Gold for the land (PT-65), and your Kingdom "
                                "must produce the resources of its cost (PT-66, PT-67)."))},
    RuleEntry{65, told(TALETOP_TEXT("papertales", "Land cost")),
              told(TALETOP_TEXT(
                  "papertales",
                  "A new Building costs 2 Gold for each Building that you already have, at whatever level. "
                  "So the land of your first Building is free, the next ones cost 2, 4 and 6 Gold. It costs "
                  "no more if you build at level 2 at once. Landlord saves you this cost (PT-94)."))},
    RuleEntry{
        66, told(TALETOP_TEXT("papertales", "Resources for building")),
        told(TALETOP_TEXT("papertales",
                          "Your Kingdom must produce all the resources of the cost at this moment. A cost of "
                          "2 wood needs a production of 2 wood; it may come from 1 card or from several. "
                          "Nothing is spent, so the same wood can help again on later turns."))},
    RuleEntry{
        67, told(TALETOP_TEXT("papertales", "Straight to level 2")),
        told(TALETOP_TEXT("papertales",
                          "To build at level 2 at once you need the costs of both levels added together. "
                          "Town takes 3 wood, Tavern 1 wood and 2 food, Mine 2 wood and 1 crystal, Barracks "
                          "2 wood and 1 food, Temple 3 crystals or Gold instead (PT-69). So with 1 wood and "
                          "1 food you can build Tavern at level 1, but not yet at level 2.")),
        told(TALETOP_TEXT("papertales",
                          "Your Units produce 2 wood and 1 food. Tavern at level 2 at once takes 1 wood and "
                          "2 food, so 1 food is missing. Barracks takes 2 wood and 1 food for both levels: "
                          "build it at level 2 now, for no Gold at all."))},
    RuleEntry{68, told(TALETOP_TEXT("papertales", "Upgrading")),
              told(TALETOP_TEXT(
                  "papertales",
                  "You raise a level 1 Building of yours to level 2 for its level 2 cost alone. There is no "
                  "Land cost. A Building that is at level 2 already, or not in play, cannot be upgraded."))},
    RuleEntry{
        69, told(TALETOP_TEXT("papertales", "Gold instead of resources")),
        told(TALETOP_TEXT("papertales",
                          "With Wood Merchant you may pay 1 Gold for each missing wood, with Grand Architect "
                          "1 Gold for each missing wood, food or crystal. Each level of Temple takes its "
                          "crystals or Gold, 2 for level 1 and 3 for level 2, but not part of each unless "
                          "Grand Architect pays for missing crystals. You are always charged the cheapest "
                          "way. A second Wood Merchant or Grand Architect makes nothing cheaper.")),
        told(TALETOP_TEXT("papertales", "Wood Merchant is in play, and Miner makes 1 crystal. Mine at level "
                                        "2 at once takes 2 wood and 1 crystal: you pay 2 Gold for the wood. "
                                        "Try Tavern too: it is refused, since Gold replaces wood only."))},
    RuleEntry{70, told(TALETOP_TEXT("papertales", "A Building does not pay for itself")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Only what is in play before you build counts as production. A new Town gives nothing "
                  "towards its own cost, not even towards level 2 if you build both levels at once. But a "
                  "Town already in play helps with its own upgrade: its wood is 1 of the 2 wood needed.")),
              told(TALETOP_TEXT("papertales",
                                "Your Units produce 2 wood, and Town at level 2 at once takes 3. The wood "
                                "that it will make itself does not count yet, so this is refused. Build it "
                                "at level 1: next turn its own wood helps with the upgrade."))},
    RuleEntry{
        71, told(TALETOP_TEXT("papertales", "Buildings stay")),
        told(TALETOP_TEXT("papertales",
                          "A Building never leaves play and never loses a level. With 1 construction a turn "
                          "you end with 4 Buildings at most, so the land never costs more than 6 Gold."))},
};

constexpr std::array agingEntries{
    RuleEntry{72, told(TALETOP_TEXT("papertales", "The steps of aging")),
              told(TALETOP_TEXT(
                  "papertales",
                  "First Mystical Healers save Units. Then all that die do so at the same time, with "
                  "everything that their deaths bring, and go to the discard pile. Last, every Unit still in "
                  "play gets 1 Age token. A Unit that dies still counts the deaths of the others: Palm "
                  "Reader and Knight dying together bring Legend Points for the tokens of both."))},
    RuleEntry{73, told(TALETOP_TEXT("papertales", "Who dies")),
              told(TALETOP_TEXT("papertales",
                                "Every Unit with 1 or more Age tokens dies and is discarded. Only Relic of "
                                "Wisdom never dies, Salamander needs 2 tokens or more to die, and a Unit "
                                "saved by Mystical Healer lives on. Units without a token live on too."))},
    RuleEntry{
        74, told(TALETOP_TEXT("papertales", "Survivors grow older")),
        told(TALETOP_TEXT(
            "papertales",
            "After the deaths every Unit still in play gets 1 Age token, also those saved or spared. So most "
            "Units serve for 2 turns: the one on which they come, and the next, at whose end they die."))},
    RuleEntry{
        75, told(TALETOP_TEXT("papertales", "Saving Units")),
        told(TALETOP_TEXT(
            "papertales",
            "Before the deaths you may save 1 Unit for each Mystical Healer that you have in play. It must "
            "bear exactly 1 Age token and be about to die; a Healer may save itself. Several Healers save "
            "different Units, and a Healer that dies now can still save another. You may also save nobody. "
            "All choose in secret at the same time, and if you have nobody to save you are not asked.")),
        told(TALETOP_TEXT(
            "papertales",
            "Knight, Sculptor and Veteran have 1 Age token each and would die now. Mystical Healer can save "
            "1 of them and needs no saving itself. Save Knight and watch: it gets its second token, Veteran "
            "dies, and the death of Sculptor brings 3 Legend Points."))},
    RuleEntry{
        76, told(TALETOP_TEXT("papertales", "What deaths bring")),
        told(TALETOP_TEXT("papertales",
                          "Sculptor brings 3 Legend Points when it dies, Monkey 1 Gold for each Age token on "
                          "it. Demon costs you 3 Legend Points if it dies with exactly 1 token. Kraken and "
                          "each Palm Reader bring 1 Legend Point for each token on every Unit of yours that "
                          "dies now, themselves included. Units that are saved or spared bring nothing."))},
    RuleEntry{
        77, told(TALETOP_TEXT("papertales", "The end of a turn")),
        told(TALETOP_TEXT("papertales", "After aging the Time token moves on, and the next turn begins with "
                                        "recruitment. After turn 4 the game ends instead (PT-119)."))},
};

} // namespace

contract::RuleChapter wars() { return {told(TALETOP_TEXT("papertales", "Wars")), warsEntries}; }
contract::RuleChapter income() { return {told(TALETOP_TEXT("papertales", "Income")), incomeEntries}; }
contract::RuleChapter construction() {
    return {told(TALETOP_TEXT("papertales", "Construction")), constructionEntries};
}
contract::RuleChapter aging() { return {told(TALETOP_TEXT("papertales", "Aging")), agingEntries}; }

} // namespace taletop::papertales::rulebook
