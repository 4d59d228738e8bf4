// SPDX-License-Identifier: MIT
// The rulebook for players: the actions that need no card.
#include "core/games/tailstory/words/rulebook_parts.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr std::array drawDiscard{
    rule(73, TALETOP_TEXT("tailstory", "Draw 1, then discard 1"),
         TALETOP_TEXT("tailstory",
                      "For 1 action point you take the top card of your deck, then choose any card "
                      "of your hand to discard, even the one just drawn. You can do this more than "
                      "once a turn. The discard goes to your pile at once, so if you drew your last "
                      "card, it becomes part of your new deck.")),
    rule(74, TALETOP_TEXT("tailstory", "Draw and discard in odd cases"),
         TALETOP_TEXT("tailstory",
                      "You choose the discard after you have drawn. With an empty deck you draw "
                      "nothing, but you still discard 1 card. Only if deck and hand are both empty, "
                      "you cannot take this action. If you are stopped, you neither draw nor "
                      "discard; you just take the bribe.")),
};

constexpr std::array ability{
    rule(75, TALETOP_TEXT("tailstory", "Using your altered ability"),
         TALETOP_TEXT("tailstory",
                      "An altered character has an ability that you can use in the play step of your "
                      "own turn. It is an action that costs nothing. If your character turns over "
                      "during your turn, you can use the ability in that same turn already.")),
    rule(76, TALETOP_TEXT("tailstory", "How often you can use it"),
         TALETOP_TEXT("tailstory",
                      "Every ability can be used once a turn. Alan, Padthai, Khalid and Rocky can "
                      "use theirs only twice in the whole game; Jack and Ham & Cheese have no such "
                      "limit. A use that was stopped counts, too (TS-51).")),
    rule(77, TALETOP_TEXT("tailstory", "An ability brings no bonus"),
         TALETOP_TEXT("tailstory",
                      "Only Event cards that you play can bring your bonus, and an ability is not an "
                      "Event card. That is so for Khalid as well, although he uses what an Event "
                      "card does.")),
    rule(78, TALETOP_TEXT("tailstory", "Jack: random discards"),
         TALETOP_TEXT("tailstory",
                      "Choose 1, 2 or 3 other players. Each of them loses a random card from their "
                      "hand to their own discard pile. Jack can do this once a turn, with no limit "
                      "for the whole game.")),
    rule(79, TALETOP_TEXT("tailstory", "Jack: whom to choose"),
         TALETOP_TEXT("tailstory",
                      "Choose at least one player, and only players with a card in hand. If nobody "
                      "else has one, the ability cannot be used. The cards are lost in turn order, "
                      "beginning after Jack's player. If a chosen player's hand has become empty "
                      "meanwhile, that player loses nothing.")),
    rule(80, TALETOP_TEXT("tailstory", "Alan: no stopping this turn"),
         TALETOP_TEXT("tailstory",
                      "From the moment the ability is carried out, nobody can play Stopping cards "
                      "for the rest of this turn, and you cannot either. It works once a turn and "
                      "twice a game.")),
    rule(81, TALETOP_TEXT("tailstory", "Alan can be stopped"),
         TALETOP_TEXT("tailstory",
                      "Alan's ability can be stopped like any other before it is carried out. Then "
                      "there is no sprint: others can go on stopping you, the use is gone, and all "
                      "you get is the bribe.")),
    rule(82, TALETOP_TEXT("tailstory", "Padthai: draw, then put one back"),
         TALETOP_TEXT("tailstory",
                      "Draw 1 to 3 cards. Then put 1 card of your choice from your hand into your "
                      "deck, which is shuffled. This works once a turn and twice a game.")),
    rule(83, TALETOP_TEXT("tailstory", "Padthai in odd cases"),
         TALETOP_TEXT("tailstory",
                      "You must put a card back; it may be one that you just drew, and nobody sees "
                      "which it is. If your deck has fewer than 3 cards, you can draw only those. "
                      "With an empty deck you draw nothing, but still put a card back. So your deck "
                      "has at least 1 card afterwards, unless deck and hand were both empty.")),
    rule(84, TALETOP_TEXT("tailstory", "Khalid: use a discard for free"),
         TALETOP_TEXT("tailstory",
                      "Choose 1 Event card in your own discard pile and use what it does, without "
                      "paying for it. The card stays in the discard pile. This works once a turn and "
                      "twice a game.")),
    rule(85, TALETOP_TEXT("tailstory", "Khalid: which cards"),
         TALETOP_TEXT("tailstory",
                      "Khalid can use Drawing, Stealing and Recycling cards of any type. He cannot "
                      "use Acting cards. He cannot use Stopping cards either, for in your own action "
                      "there is nothing to stop. If there is no card that he could use, the ability "
                      "is refused."),
         TALETOP_TEXT("tailstory",
                      "You have no action points left, but Khalid is altered. Try the ability with "
                      "Howlywood Debut in your discard pile: it is refused. Then use Tuna Drawing "
                      "from the pile: you draw up to 2 cards for free, and Tuna Drawing stays where "
                      "it is.")),
    rule(86, TALETOP_TEXT("tailstory", "Khalid: how the card works"),
         TALETOP_TEXT("tailstory",
                      "You announce the card and, for a Stealing card, the player you aim at. It "
                      "works as if you had played it, only free, and it can be stopped like any "
                      "ability. The card itself is a common discard all the time: a Stealing card "
                      "may be buried by its own steal, but a Recycling card can never take itself "
                      "back.")),
    rule(87, TALETOP_TEXT("tailstory", "Ham & Cheese: keep what you dug up"),
         TALETOP_TEXT("tailstory",
                      "Take 1 card that you dug this turn from your discard pile into your hand. Ham "
                      "& Cheese can do this once a turn, with no limit for the whole game. You dig "
                      "with the rodent bonus (TS-102).")),
    rule(88, TALETOP_TEXT("tailstory", "Ham & Cheese: which cards count"),
         TALETOP_TEXT("tailstory",
                      "A card counts if you dug it in this very turn and it has been in your discard "
                      "pile ever since. Once it leaves the pile, it no longer counts, even if it "
                      "comes back: for example when your deck is renewed or the card is swapped "
                      "away. What you dug in another player's turn does not count in yours. You pick "
                      "the card when the ability is carried out."),
         TALETOP_TEXT("tailstory",
                      "You dug up Cheeky Pockets this turn, and it lies in your discard pile. Use "
                      "your ability: it comes into your hand. Then take that back and swap Cheeky "
                      "Pockets for one of Fred's discards first. Now the ability is refused, because "
                      "the card has left your pile.")),
    rule(89, TALETOP_TEXT("tailstory", "Rocky: only 1 action point"),
         TALETOP_TEXT("tailstory",
                      "Choose another player. That player begins their next turn with 1 action point "
                      "instead of 2, which is not enough for an Acting card. This works once a turn "
                      "and twice a game.")),
    rule(90, TALETOP_TEXT("tailstory", "Rocky: whom he hits"),
         TALETOP_TEXT("tailstory",
                      "You cannot choose yourself. Everybody sees who is hit, and the hit is used up "
                      "when that player's next turn begins. Hits do not add up: the player has 1 "
                      "action point, never 0.")),
};

constexpr std::array swap{
    rule(91, TALETOP_TEXT("tailstory", "Swapping discards"),
         TALETOP_TEXT("tailstory",
                      "Once a turn you can swap 1 or 2 cards of your discard pile for the same "
                      "number from the discard pile of one other player. It costs nothing, and you "
                      "choose all the cards. It is an action: others can stop it, and a bonus step "
                      "and a deck check follow.")),
    rule(92, TALETOP_TEXT("tailstory", "How to swap"),
         TALETOP_TEXT("tailstory",
                      "First you announce the other player; both of you need at least 1 card in your "
                      "discard piles. When the swap is carried out, you choose 1 or 2 of your own "
                      "cards and then as many of theirs. Everybody sees it. If you are stopped, no "
                      "card moves, and there is no second swap this turn.")),
};

} // namespace

RuleEntries drawDiscardRules() { return drawDiscard; }
RuleEntries abilityRules() { return ability; }
RuleEntries swapRules() { return swap; }

} // namespace taletop::tailstory
