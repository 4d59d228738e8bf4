// SPDX-License-Identifier: MIT
// The ledger as players read it: the Units one by one.
#include "core/games/papertales/words/rulebook_parts.h"

namespace taletop::papertales::rulebook {

namespace {

using contract::RuleEntry;

constexpr std::array firstUnitsEntries{
    RuleEntry{78, told(TALETOP_TEXT("papertales", "Units that just fight or produce")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Knight has nothing but its strength; the others produce in either row from the turn they "
                  "come. Cost and strength are: Knight 1 and 4; Farmer 0 and 1, makes 1 food; Forest Child 1 "
                  "and 1, makes 1 wood and 1 food; Forest Spirit 3 and 3, makes 3 wood; Miner 1 and 2, makes "
                  "1 crystal; Treefolk 1 and 3, makes 1 food; Woodcutter 0 and 2, makes 1 wood. There are 3 "
                  "cards of each, but only 1 Forest Spirit and 2 Treefolk."))},
    RuleEntry{
        79, told(TALETOP_TEXT("papertales", "Adventurer")),
        told(TALETOP_TEXT(
            "papertales",
            "Cost 0, strength 2, 2 cards. It produces 1 crystal for each Age token on it. So it makes "
            "nothing on the turn it comes, unless it gets tokens at once, from Time Master for example."))},
    RuleEntry{80, told(TALETOP_TEXT("papertales", "Archer")),
              told(TALETOP_TEXT("papertales",
                                "Cost 1, strength 2, 2 cards. It adds its strength from the Back just as "
                                "from the Front, and so leaves the Front to others (PT-54)."))},
    RuleEntry{81, told(TALETOP_TEXT("papertales", "Blacksmith")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Cost 0, strength 1, 3 cards. In each income phase it brings 1 Gold, from either row."))},
    RuleEntry{82, told(TALETOP_TEXT("papertales", "Cave Spirit")),
              told(TALETOP_TEXT("papertales",
                                "Cost 1, strength 4, 2 cards. It produces 1 crystal. When revealed it gets 1 "
                                "Age token, so it usually dies at the end of the same turn."))},
    RuleEntry{
        83, told(TALETOP_TEXT("papertales", "Cerberus")),
        told(TALETOP_TEXT("papertales", "Cost 0, strength 2, 3 cards. While your Kingdom produces at least 1 "
                                        "food, its strength is 3. More food makes no difference."))},
    RuleEntry{84, told(TALETOP_TEXT("papertales", "Colossus")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Cost 2, strength 1, 1 card. With 1 or more Age tokens its strength is 7. For each War "
                  "that you win it brings 1 more Legend Point, with or without tokens, in either row."))},
    RuleEntry{85, told(TALETOP_TEXT("papertales", "Commander")),
              told(TALETOP_TEXT("papertales", "Cost 2, strength 4, 2 cards. For each War that you win it "
                                              "brings 1 more Legend Point, in either row."))},
    RuleEntry{
        86, told(TALETOP_TEXT("papertales", "Cook")),
        told(TALETOP_TEXT("papertales", "Cost 0, strength 1, 2 cards. In income it brings 1 Gold for each "
                                        "food of your Kingdom. With 2 Cooks the same food counts twice."))},
    RuleEntry{
        87, told(TALETOP_TEXT("papertales", "Demon")),
        told(TALETOP_TEXT(
            "papertales",
            "Cost 2, strength 7, 1 card. When revealed it gets 1 Age token, so it usually dies at the end of "
            "the same turn. If it dies with exactly 1 token, you lose 3 Legend Points. With 2 tokens or more "
            "its death costs nothing, and discarding it in deployment costs nothing either.")),
        told(TALETOP_TEXT(
            "papertales",
            "Demon has come with 1 Age token: if it dies like this, you lose 3 Legend Points. Put the 2 "
            "tokens of Time Master on it. It still dies in aging, but with 3 tokens that costs nothing."))},
    RuleEntry{88, told(TALETOP_TEXT("papertales", "Dragon")),
              told(TALETOP_TEXT("papertales", "Cost 3, strength 0, 1 card. While your Kingdom produces at "
                                              "least 1 crystal, its strength is 7."))},
    RuleEntry{89, told(TALETOP_TEXT("papertales", "Giant Snake")),
              told(TALETOP_TEXT("papertales",
                                "Cost 1, strength 4, 1 card. With 1 or more Age tokens its strength is 0, "
                                "but it brings 3 Gold in income. More tokens bring no more Gold."))},
    RuleEntry{
        90, told(TALETOP_TEXT("papertales", "Golem")),
        told(TALETOP_TEXT(
            "papertales",
            "Cost 2, strength 3, 2 cards. When revealed it raises all your level 1 Buildings to level 2 for "
            "free, and what they can do at level 2 counts this very turn. Buildings that you get later are "
            "not raised. If this opens the fifth spot, it serves from the next deployment on (PT-51)."))},
    RuleEntry{
        91, told(TALETOP_TEXT("papertales", "Grand Architect")),
        told(TALETOP_TEXT(
            "papertales",
            "Cost 1, strength 1, 1 card. In construction you may pay 1 Gold for each missing wood, food or "
            "crystal, as many as you like (PT-69). It produces nothing, and you still pay for the land."))},
    RuleEntry{92, told(TALETOP_TEXT("papertales", "Hunter")),
              told(TALETOP_TEXT("papertales", "Cost 0, strength 2, 2 cards. It produces 1 food while it "
                                              "stands in the Front. In the Back it produces nothing."))},
    RuleEntry{
        93, told(TALETOP_TEXT("papertales", "Kraken")),
        told(TALETOP_TEXT(
            "papertales",
            "Cost 6, strength 9, 1 card. When revealed it puts 1 Age token on each of your other Units, and "
            "you lose 3 Legend Points for each level 2 Building that you have, but never more than you have "
            "(PT-27). Buildings that reach level 2 later cost nothing. In each aging phase it brings 1 "
            "Legend Point for each token on Units of yours that die, itself included."))},
    RuleEntry{94, told(TALETOP_TEXT("papertales", "Landlord")),
              told(TALETOP_TEXT("papertales",
                                "Cost 2, strength 1, 1 card. It produces 1 wood, and while it is in play you "
                                "pay nothing for the land of a new Building. What the Building itself takes, "
                                "in resources or in Temple's Gold, stays the same."))},
    RuleEntry{95, told(TALETOP_TEXT("papertales", "Leviathan")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Cost 3, strength 4, 1 card. It has 2 more strength for each food of your Kingdom. With 1 "
                  "or more Age tokens it produces 2 food, but adds nothing to your strength. Barracks at "
                  "level 2 counts it even then, with the strength it would have (PT-118)."))},
};

constexpr std::array moreUnitsEntries{
    RuleEntry{
        96, told(TALETOP_TEXT("papertales", "Manticore")),
        told(TALETOP_TEXT("papertales", "Cost 2, strength 2, 3 cards. It has 2 more strength for each food "
                                        "of your Kingdom. The same food counts for each Manticore."))},
    RuleEntry{97, told(TALETOP_TEXT("papertales", "Master Alchemist")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Cost 2, strength 1, 1 card. In every deployment, after the reveal abilities, it puts 1 "
                  "Age token for each food of your Kingdom on 1 of your Units, itself allowed. You choose "
                  "the Unit; all tokens go on the same one, and you cannot decline. The food is counted "
                  "before the tokens are placed. For each War that you win it brings 1 Legend Point for each "
                  "of your crystals, and in income 1 Gold for each of your wood."))},
    RuleEntry{
        98, told(TALETOP_TEXT("papertales", "Militiaman")),
        told(TALETOP_TEXT("papertales",
                          "Cost 0, strength 2, 3 cards. It has 1 more strength for each Age token on it."))},
    RuleEntry{99, told(TALETOP_TEXT("papertales", "Monkey")),
              told(TALETOP_TEXT("papertales",
                                "Cost -1, strength 1, 2 cards. When you deploy it you get 1 Gold, which can "
                                "help to pay for the same plan (PT-45). When it dies it brings 1 Gold for "
                                "each Age token on it. Discarded in deployment it brings nothing."))},
    RuleEntry{100, told(TALETOP_TEXT("papertales", "Mystical Healer")),
              told(TALETOP_TEXT("papertales",
                                "Cost 0, strength 1, 3 cards. In aging it may save 1 of your Units with "
                                "exactly 1 Age token, itself allowed (PT-75). The saved Unit still gets its "
                                "token and then has 2, so nobody can save it a second time."))},
    RuleEntry{
        101, told(TALETOP_TEXT("papertales", "Necromancer")),
        told(TALETOP_TEXT(
            "papertales",
            "Cost 1, strength 4, 1 card. When revealed it puts 1 Age token on each of your other Units, also "
            "on those revealed with it. So it is often the only one that outlives the turn."))},
    RuleEntry{102, told(TALETOP_TEXT("papertales", "Ogre")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Cost 2, strength 2, 1 card. It has 1 more strength for each Gold that this turn's income "
                  "will bring you, the 2 that everybody gets included. So its strength is always 4 or more. "
                  "Gold that you have already, and Gold from Rogue, do not count."))},
    RuleEntry{
        103, told(TALETOP_TEXT("papertales", "Palm Reader")),
        told(TALETOP_TEXT(
            "papertales",
            "Cost 2, strength 1, 2 cards. In each aging phase she brings 1 Legend Point for each Age token "
            "on Units of yours that die, herself included. Units that are saved or spared, or were discarded "
            "in deployment, bring nothing. 2 Palm Readers both count the same deaths."))},
    RuleEntry{
        104, told(TALETOP_TEXT("papertales", "Peddler")),
        told(TALETOP_TEXT(
            "papertales",
            "Cost 1, strength 1, 3 cards. It produces 1 wood, and in each income phase it brings 1 Gold."))},
    RuleEntry{105, told(TALETOP_TEXT("papertales", "Relic of Wisdom")),
              told(TALETOP_TEXT("papertales",
                                "Cost 2, strength 0, 1 card. It never dies and gets older every turn. At the "
                                "end of the game it brings 2 Legend Points for each Age token on it, that of "
                                "turn 4 included. Deployed on turn 1 it brings 8, or more if other cards "
                                "give it tokens. If you discard it in deployment it brings nothing."))},
    RuleEntry{
        106, told(TALETOP_TEXT("papertales", "Rogue")),
        told(TALETOP_TEXT(
            "papertales",
            "Cost 1, strength 3, 2 cards. For each War that you win it brings 1 Gold, in either row. You can "
            "spend it in construction on the same turn. It is no income, so Ogre does not count it."))},
    RuleEntry{107, told(TALETOP_TEXT("papertales", "Salamander")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Cost 2, strength 4, 1 card. It has 1 more strength for each Age token on it. In aging it "
                  "dies only with 2 tokens or more, so it usually lives 1 turn longer than others. Mystical "
                  "Healer can never save it: with 1 token it does not die, with 2 it has too many."))},
    RuleEntry{
        108, told(TALETOP_TEXT("papertales", "Sculptor")),
        told(TALETOP_TEXT("papertales",
                          "Cost 0, strength 1, 2 cards. When it dies it brings 3 Legend Points, however many "
                          "Age tokens it has. Discarded in deployment it brings nothing."))},
    RuleEntry{
        109, told(TALETOP_TEXT("papertales", "Shapeshifter")),
        told(TALETOP_TEXT("papertales",
                          "Cost 0, no strength, 1 card. When revealed, cards are drawn face up until a Unit "
                          "of cost 3 or less comes; a Kraken on the way is discarded. That Unit takes the "
                          "spot for free with 1 Age token, and Shapeshifter is discarded. The new Unit's "
                          "deployment abilities happen now, and it stays on its spot this turn. Free means "
                          "that no Gold changes hands: a drawn Monkey gives you none for coming.")),
        told(TALETOP_TEXT("papertales",
                          "Put Shapeshifter in the Front and commit. The first card drawn is Kraken, which "
                          "is too dear; the second is Colossus, which takes the spot for free. With its Age "
                          "token it fights with strength 7 at once."))},
    RuleEntry{
        110, told(TALETOP_TEXT("papertales", "Strategist")),
        told(TALETOP_TEXT("papertales",
                          "Cost 3, strength 1, 1 card. It has 1 more strength for each Age token in your "
                          "Kingdom, its own included. It adds its strength from the Back too (PT-54)."))},
    RuleEntry{111, told(TALETOP_TEXT("papertales", "Time Master")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Cost 0, strength 1, 3 cards. When revealed it puts 2 Age tokens on 1 of your Units, "
                  "itself allowed. You choose the Unit, but cannot share the tokens out or decline. Several "
                  "Time Masters choose one after the other, and may choose the same Unit."))},
    RuleEntry{112, told(TALETOP_TEXT("papertales", "Veteran")),
              told(TALETOP_TEXT("papertales",
                                "Cost 0, strength 3, 3 cards. When revealed it gets 1 Age token, so it dies "
                                "at the end of the same turn unless Mystical Healer saves it."))},
    RuleEntry{
        113, told(TALETOP_TEXT("papertales", "Wood Merchant")),
        told(TALETOP_TEXT("papertales", "Cost 0, strength 1, 2 cards. In construction you may pay 1 Gold for "
                                        "each missing wood, as many as you like (PT-69). It helps with wood "
                                        "only. It produces none, so Barracks gets no strength from it."))},
};

} // namespace

contract::RuleChapter firstUnits() {
    return {told(TALETOP_TEXT("papertales", "Units from Adventurer to Leviathan")), firstUnitsEntries};
}
contract::RuleChapter moreUnits() {
    return {told(TALETOP_TEXT("papertales", "Units from Manticore to Wood Merchant")), moreUnitsEntries};
}

} // namespace taletop::papertales::rulebook
