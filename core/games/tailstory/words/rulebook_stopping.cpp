// SPDX-License-Identifier: MIT
// The rulebook for players: stopping, chains of Stopping cards, bribes.
#include "core/games/tailstory/words/rulebook_parts.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr std::array stopping{
    rule(37, TALETOP_TEXT("tailstory", "What can be stopped"),
         TALETOP_TEXT("tailstory", "Other players can stop almost anything that is done in the play step: a "
                                   "Drawing, Stealing or Recycling card, draw 1 and discard 1, an altered "
                                   "ability, a swap, and also a Stopping card. Only Acting cards cannot be "
                                   "stopped (TS-70).")),
    rule(38, TALETOP_TEXT("tailstory", "What cannot be stopped"),
         TALETOP_TEXT("tailstory",
                      "Nobody can stop an Acting card and those who join in with it, the draw step, "
                      "a bonus, the deck check, an achievement and what it does, the end of a turn, "
                      "or the discards there. Nobody is asked about them either.")),
    rule(39, TALETOP_TEXT("tailstory", "Who may stop"),
         TALETOP_TEXT("tailstory",
                      "If you have a Stopping card in hand, you can stop what any other player does "
                      "in a play step (TS-37), in anybody's turn. You cannot stop your own action or "
                      "your own card. But when somebody stops your action, you may stop their "
                      "Stopping card.")),
    rule(40, TALETOP_TEXT("tailstory", "Stopping cards only respond"),
         TALETOP_TEXT("tailstory",
                      "You cannot play a Stopping card as an action of your own. It is only ever "
                      "laid on something that another player has just played or done. Else it would "
                      "bring a bonus for nothing.")),
    rule(41, TALETOP_TEXT("tailstory", "Stopping is free and has no limit"),
         TALETOP_TEXT("tailstory",
                      "A Stopping card costs no action points. You can play it with none left, and "
                      "in the turns of others. There is no limit: in one turn you can stop as many "
                      "things as you have Stopping cards for.")),
    rule(42, TALETOP_TEXT("tailstory", "Aim at the newest card"),
         TALETOP_TEXT("tailstory",
                      "A Stopping card goes on the newest card or action, the one that nobody has "
                      "answered. What has a Stopping card on it already cannot be stopped a second "
                      "time. If you want to change what happens, stop the newest card.")),
    rule(43, TALETOP_TEXT("tailstory", "Who comes first"),
         TALETOP_TEXT("tailstory",
                      "If several players want to stop the same thing, the quickest may. If nobody "
                      "can tell who was quickest, it is the first in turn order after the player who "
                      "is to be stopped. So with four players and a card of 2ND, the order is 3RD, "
                      "4TH, 1ST.")),
    rule(44, TALETOP_TEXT("tailstory", "One after the other"),
         TALETOP_TEXT("tailstory",
                      "At this table the players respond in turn order, beginning after the player "
                      "whose card or action it is. Each lets it go or plays one Stopping card. The "
                      "first Stopping card ends this round, and a new round begins about that card, "
                      "after its owner. We cannot tell who is quickest, so the turn order of TS-43 "
                      "decides; an option changes this (TS-127).")),
    rule(45, TALETOP_TEXT("tailstory", "Option: fastest finger"),
         TALETOP_TEXT("tailstory",
                      "With this option all who may respond are asked together, and the first to "
                      "press stops it; the others keep their cards. After that everybody but its "
                      "owner may respond to the new Stopping card. Two presses in the same instant "
                      "count in turn order (TS-43). When all have let it go, it is carried out.")),
    rule(46, TALETOP_TEXT("tailstory", "Everybody is asked alike"),
         TALETOP_TEXT("tailstory",
                      "As long as you have a card in hand, you are asked whether you stop what "
                      "another player does, even if you have no Stopping card; then you can only let "
                      "it go. If only players with Stopping cards were asked, everybody would know "
                      "who has one. A player with an empty hand is not asked, for all can see that "
                      "anyway.")),
    rule(47, TALETOP_TEXT("tailstory", "Letting go counts only once"),
         TALETOP_TEXT("tailstory",
                      "If you let something go, you let go just this one card or action. You are "
                      "asked again about every Stopping card that another player lays on top.")),
    rule(48, TALETOP_TEXT("tailstory", "When stopping is over"),
         TALETOP_TEXT("tailstory",
                      "When everybody has let the newest card go, stopping is over, and all that was "
                      "played is carried out. Nobody can stop any of it now, not even with a "
                      "Stopping card that is drawn as a bribe.")),
    rule(49, TALETOP_TEXT("tailstory", "The newest card comes first"),
         TALETOP_TEXT("tailstory",
                      "Cards on top of each other are carried out from the newest down to the "
                      "action. A Stopping card that nobody stopped stops what is right under it. A "
                      "stopped Stopping card does nothing, so what is right under it stands. In "
                      "short: with 2 or 4 Stopping cards the action happens, with 1 or 3 it does not."),
         TALETOP_TEXT("tailstory",
                      "You played Bones Drawing, and Fred stopped it with No Nuts For You! Lay Pug "
                      "You Beach! on Fred's card: it is stopped, Fred gets the bribe, and you draw "
                      "your cards after all. If you let it go instead, you get only a bribe.")),
    rule(50, TALETOP_TEXT("tailstory", "What it means to be stopped"),
         TALETOP_TEXT("tailstory",
                      "A stopped card or action has no effect at all. It does not count as "
                      "successfully played, so it brings no bonus. You do not get its action points "
                      "back.")),
    rule(51, TALETOP_TEXT("tailstory", "A stopped use is used up"),
         TALETOP_TEXT("tailstory",
                      "A swap or an ability that was stopped counts as used. So you cannot swap "
                      "again this turn, and an ability that works twice a game has one use fewer. "
                      "The printed rules hint at this only for Alan; here it holds for all.")),
    rule(52, TALETOP_TEXT("tailstory", "The bribe"),
         TALETOP_TEXT("tailstory",
                      "Whoever is stopped draws 1 card from their own deck. This holds for a stopped "
                      "action and for a stopped Stopping card. They draw at once, before the next "
                      "card below is carried out. If a Stopping card was stopped itself, its owner "
                      "gets the bribe, but not the player it was aimed at.")),
    rule(53, TALETOP_TEXT("tailstory", "You must take the bribe"),
         TALETOP_TEXT("tailstory",
                      "You cannot refuse a bribe. If your deck is empty, you get nothing. If the "
                      "bribe is your last card, your deck has run out, just as if you had drawn it "
                      "with a card of your own.")),
    rule(54, TALETOP_TEXT("tailstory", "Where stopped cards go"),
         TALETOP_TEXT("tailstory",
                      "A stopped card stays in the play zone of the player who played it. After the "
                      "deck check it goes to that player's discard pile, like all cards there "
                      "(TS-111). It does not go back to the hand.")),
};

} // namespace

RuleEntries stoppingRules() { return stopping; }

} // namespace taletop::tailstory
