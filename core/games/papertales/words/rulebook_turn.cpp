// SPDX-License-Identifier: MIT
// The ledger as players read it: what a Kingdom is, a turn, and recruitment.
#include "core/games/papertales/words/rulebook_parts.h"

namespace taletop::papertales::rulebook {

namespace {

using contract::RuleEntry;

constexpr std::array kingdomEntries{
    RuleEntry{12, told(TALETOP_TEXT("papertales", "What belongs to your Kingdom")),
              told(TALETOP_TEXT("papertales",
                                "Your Kingdom is what you have in play: Units on their spots and Buildings "
                                "beside them. Cards in your hand, a kept card and Buildings that are not "
                                "built yet are no part of it: they produce nothing and do nothing."))},
    RuleEntry{13, told(TALETOP_TEXT("papertales", "4 spots for Units")),
              told(TALETOP_TEXT(
                  "papertales",
                  "You begin with 4 spots: 2 in the Front and 2 in the Back. Each holds 1 Unit at most and "
                  "may stay empty. The spots of a row are all alike; only the row matters."))},
    RuleEntry{14, told(TALETOP_TEXT("papertales", "The fifth spot")),
              told(TALETOP_TEXT("papertales",
                                "As soon as you have a level 2 Building, a fifth spot opens in the Front, so "
                                "that you can have 3 Units in the Front and 2 in the Back. It stays open for "
                                "the rest of the game. More level 2 Buildings open nothing more, and the "
                                "Back never gets a third spot. Units are placed in deployment only, so a "
                                "Building that rises after your plan helps from the next plan on (PT-51)."))},
    RuleEntry{
        15, told(TALETOP_TEXT("papertales", "Resources are never spent")),
        told(TALETOP_TEXT("papertales",
                          "Wood, food and crystals have no tokens. Your Kingdom produces them as long as the "
                          "cards that make them are in play, and using them does not use them up. The same "
                          "food can bring Gold through Tavern and help to build on the same turn."))},
    RuleEntry{
        16, told(TALETOP_TEXT("papertales", "Counting resources")),
        told(TALETOP_TEXT(
            "papertales",
            "Your wood, food and crystals are what all your Units and Buildings produce together, Front and "
            "Back. They are counted afresh whenever something needs them, so a new token or a new Building "
            "counts at once. Gold paid in the place of a missing resource is no production (PT-69)."))},
    RuleEntry{
        17, told(TALETOP_TEXT("papertales", "Age tokens stay with their Unit")),
        told(TALETOP_TEXT("papertales",
                          "A Unit that moves takes its Age tokens along. It may bear any number, and nothing "
                          "removes a token from a Unit that stays in play. When a Unit leaves play its "
                          "tokens are gone: should the card come back, it starts without them."))},
    RuleEntry{18, told(TALETOP_TEXT("papertales", "Dying is not the same as leaving")),
              told(TALETOP_TEXT(
                  "papertales",
                  "Units die in the aging phase and never at another time. A Unit that you discard in "
                  "deployment, or a Shapeshifter that is replaced, has not died. So Sculptor discarded in "
                  "deployment brings no Legend Points, Monkey no Gold, and Palm Reader counts nothing."))},
    RuleEntry{
        19, told(TALETOP_TEXT("papertales", "Abilities happen by themselves")),
        told(TALETOP_TEXT(
            "papertales",
            "In each phase all abilities of that phase happen, turn after turn; those with a reveal mark "
            "only once (PT-48). Tokens, losses and free upgrades cannot be declined. Where a card says that "
            "you may, what can only help is always done: Archer and Strategist fight from the Back, and the "
            "cheapest price is taken. Only Mystical Healer leaves the choice to you (PT-75)."))},
    RuleEntry{20, told(TALETOP_TEXT("papertales", "Only your own Kingdom")),
              told(TALETOP_TEXT("papertales",
                                "Abilities work in the Kingdom of their owner and in no other. Nothing that "
                                "you play changes another Kingdom. Where a card names no owner, as on Master "
                                "Alchemist, it means one of your own Units."))},
    RuleEntry{
        21, told(TALETOP_TEXT("papertales", "Abilities work in both rows")),
        told(TALETOP_TEXT("papertales",
                          "Units produce and use their abilities in the Front and in the Back alike. The row "
                          "matters for 3 things only: Units add their strength in the Front (PT-52), Hunter "
                          "makes food in the Front, and Archer and Strategist fight from the Back too. So "
                          "Commander in the Back still brings its Legend Points."))},
};

constexpr std::array turnEntries{
    RuleEntry{22, told(TALETOP_TEXT("papertales", "4 turns of 6 phases")),
              told(TALETOP_TEXT("papertales",
                                "A game has 4 turns. Each turn has 6 phases in this order: recruitment, "
                                "deployment, wars, income, construction, aging. After the aging of turn 4 "
                                "the Buildings are scored, and the most Legend Points win (PT-121)."))},
    RuleEntry{
        23, told(TALETOP_TEXT("papertales", "All play at the same time")),
        told(TALETOP_TEXT(
            "papertales",
            "Everybody plays a phase at the same time, and it ends when all are done. There is 1 shortcut "
            "here: once you have all your picks you can already plan your deployment while others still "
            "pick. You learn nothing by it, and no plan is shown before all are committed."))},
    RuleEntry{24, told(TALETOP_TEXT("papertales", "Choices are secret until all have chosen")),
              told(TALETOP_TEXT(
                  "papertales",
                  "You choose without seeing what others choose in the same step. Plans, targets, "
                  "constructions and saves take effect and are shown when the last player has committed; "
                  "from then on none can be changed. A pick is not shown, and it is final as soon as your "
                  "neighbour has the rest of the pack. The printed rules hide cards in deployment only; here "
                  "all choices are hidden, so that nobody gains by waiting."))},
    RuleEntry{
        27, told(TALETOP_TEXT("papertales", "Legend Points never fall below 0")),
        told(TALETOP_TEXT(
            "papertales",
            "Only Kraken in deployment and Demon in aging cost Legend Points, and a loss stops at 0. In "
            "aging all that you gain and lose is added up first: with 1 Legend Point, Demon (-3) and "
            "Sculptor (+3) dying together leave you 1. The printed rules say nothing about this."))},
    RuleEntry{28, told(TALETOP_TEXT("papertales", "No debts")),
              told(TALETOP_TEXT("papertales",
                                "You can never owe Gold: what costs more than you have is refused. No card "
                                "takes Gold away from you. You pay only prices that you chose to pay."))},
};

constexpr std::array recruitmentEntries{
    RuleEntry{29, told(TALETOP_TEXT("papertales", "The deal")),
              told(TALETOP_TEXT("papertales",
                                "With 3 to 5 players everybody gets a pack of 5 cards from the draw pile at "
                                "the start of each turn. You see only the pack that you hold."))},
    RuleEntry{
        30, told(TALETOP_TEXT("papertales", "Keep 1 card, pass the rest")),
        told(TALETOP_TEXT("papertales",
                          "Keep 1 card of your pack and pass the others to your neighbour, then go on with "
                          "the pack that comes to you. You meet packs of 5, 4, 3, 2 and 1 cards and end with "
                          "5 picks; the last card is kept without a choice. Picks are secret and cannot be "
                          "given back. With 3 to 5 players nothing is discarded in the draft."))},
    RuleEntry{
        31, told(TALETOP_TEXT("papertales", "Which way packs go")),
        told(TALETOP_TEXT(
            "papertales",
            "On turns 1 and 3 packs go to the left, on turns 2 and 4 to the right. So on turn 1 you get the "
            "packs that your right neighbour passes on, on turn 2 those of your left neighbour."))},
    RuleEntry{32, told(TALETOP_TEXT("papertales", "The deal with 2 players")),
              told(TALETOP_TEXT("papertales",
                                "With 2 players each gets a pack of 9 cards instead of 5, on every turn."))},
    RuleEntry{
        33, told(TALETOP_TEXT("papertales", "The draft with 2 players")),
        told(TALETOP_TEXT("papertales",
                          "Each time you keep a card, you also discard another card of the same pack, face "
                          "down, and pass the rest to your opponent. The packs have 9, 7, 5, 3 and 1 cards, "
                          "so you keep 5 and discard 4. As long as a pack has 3 cards or more the discard is "
                          "a must; the last single card is just kept. Your opponent is shown neither card.")),
        told(TALETOP_TEXT(
            "papertales",
            "Your first pack has 9 cards. Choose Demon to keep and then Ogre to discard: Ben will get "
            "neither, and Demon alone is not enough. Then a pack of 7 cards comes from Ben."))},
    RuleEntry{
        34, told(TALETOP_TEXT("papertales", "The kept card comes back")),
        told(TALETOP_TEXT("papertales",
                          "A card that you kept last turn joins your hand when the draft is over. It is "
                          "never part of a pack. From then on it is a hand card like any other: deploy it, "
                          "keep it again or let it go. With it your hand has 6 cards, without it 5."))},
    RuleEntry{
        35, told(TALETOP_TEXT("papertales", "When the draw pile runs out")),
        told(TALETOP_TEXT("papertales",
                          "When a card is needed and none is left in the draw pile, all discarded cards are "
                          "shuffled and drawn from again. Cards in hands, packs and Kingdoms, and kept "
                          "cards, stay where they are. If the last card has been drawn but none is needed, "
                          "nothing is shuffled yet. The search of Shapeshifter follows the same rule."))},
};

} // namespace

contract::RuleChapter kingdom() { return {told(TALETOP_TEXT("papertales", "Your Kingdom")), kingdomEntries}; }
contract::RuleChapter turn() { return {told(TALETOP_TEXT("papertales", "A turn")), turnEntries}; }
contract::RuleChapter recruitment() {
    return {told(TALETOP_TEXT("papertales", "Recruitment")), recruitmentEntries};
}

} // namespace taletop::papertales::rulebook
