// SPDX-License-Identifier: MIT
// The rulebook for players: the course of a turn and the actions in it.
#include "core/games/tailstory/words/rulebook_parts.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr std::array turn{
    rule(26, TALETOP_TEXT("tailstory", "The five steps of a turn"),
         TALETOP_TEXT("tailstory",
                      "A turn goes: draw step, play step, bonus step, deck check, end of turn. In "
                      "the play step you take one action. After it come the bonus step and the deck "
                      "check, even if nothing can happen there, and then you are back in the play "
                      "step for your next action. When you want no more actions, you go from the "
                      "play step to the end of the turn.")),
    rule(27, TALETOP_TEXT("tailstory", "As your turn begins"),
         TALETOP_TEXT("tailstory",
                      "First all limits for each turn begin anew, Alan's sprint of the turn before "
                      "is over, and cards dug before no longer count as dug this turn. Then you get "
                      "your action points, and then you draw. So if Rocky has hit you, you have 1 "
                      "action point from the very beginning.")),
    rule(28, TALETOP_TEXT("tailstory", "Action points"),
         TALETOP_TEXT("tailstory",
                      "As your turn begins you get 2 action points. What you do not spend is lost; "
                      "you cannot save it. You get 1 instead of 2 in the first turn of the game "
                      "(TS-25) and when Rocky has hit you (TS-89). Both at once still leave you 1.")),
    rule(29, TALETOP_TEXT("tailstory", "Draw step"),
         TALETOP_TEXT("tailstory",
                      "At the beginning of your turn you draw 1 card. You do so in the first turn of "
                      "the game, too.")),
    rule(30, TALETOP_TEXT("tailstory", "Everybody must draw"),
         TALETOP_TEXT("tailstory",
                      "The draw step is not a choice, and nobody can stop it. If your deck is empty, "
                      "you draw nothing. Even if you take your last card now, there is no deck check "
                      "yet: your deck is renewed after your first action (TS-113), or at the end of "
                      "your turn if you take none (TS-114).")),
};

constexpr std::array endOfTurn{
    rule(120, TALETOP_TEXT("tailstory", "Discarding at the end of your turn"),
         TALETOP_TEXT("tailstory",
                      "At the end of your turn you may hold 5 cards, or 4 if you have three "
                      "achievements. If you hold more, you choose cards and discard exactly down to "
                      "that number. They go to your discard pile at once, and no deck check follows.")),
    rule(121, TALETOP_TEXT("tailstory", "Only on your own turn"),
         TALETOP_TEXT("tailstory",
                      "The hand limit counts at the end of your own turn. Until then you may hold as "
                      "many cards as you like, even while others end their turns. The only other "
                      "time it matters is when both your deck and your discard pile have run out "
                      "(TS-109).")),
    rule(122, TALETOP_TEXT("tailstory", "The next turn"),
         TALETOP_TEXT("tailstory", "When a turn has ended, it is the turn of the player with the next queue "
                                   "number. After the highest number comes 1ST.")),
};

constexpr std::array action{
    rule(31, TALETOP_TEXT("tailstory", "One action at a time"),
         TALETOP_TEXT("tailstory",
                      "In the play step you choose one of four actions: play an Event card for its "
                      "cost, draw 1 and discard 1 for 1 action point, use your altered ability for "
                      "free, or swap discards for free. Or you end your turn. Only the player whose "
                      "turn it is takes actions; the others can only respond with Stopping cards.")),
    rule(32, TALETOP_TEXT("tailstory", "How many actions in a turn"),
         TALETOP_TEXT("tailstory",
                      "Take as many actions as you like and can pay for. With 2 action points you "
                      "get two actions for points at most; the ability and the swap are free, but "
                      "each comes once a turn. So a turn has 4 actions at the most.")),
    rule(33, TALETOP_TEXT("tailstory", "You pay at once"),
         TALETOP_TEXT("tailstory",
                      "You pay when you announce an action, before anybody can respond. A use of "
                      "your ability or of the swap is counted then, too. If you are stopped, you get "
                      "none of it back.")),
    rule(34, TALETOP_TEXT("tailstory", "What you say now and what you choose later"),
         TALETOP_TEXT("tailstory",
                      "With an action you announce which card or action it is and at whom it is "
                      "aimed; for Khalid also which discard he uses. Everything else, such as how "
                      "many cards and which ones, you choose when the action is carried out, after "
                      "everybody could stop it. The printed rules leave this open.")),
    rule(35, TALETOP_TEXT("tailstory", "An action needs something to work on"),
         TALETOP_TEXT("tailstory",
                      "Stealing, Recycling, the swap, and the abilities of Jack, Khalid, Ham & "
                      "Cheese and Rocky are refused if there is nobody and nothing that they could "
                      "work on. Drawing cards, Acting cards and Padthai's ability are never refused "
                      "because your deck is empty: you draw what is there, even if it is nothing.")),
    rule(36, TALETOP_TEXT("tailstory", "Ending your turn"),
         TALETOP_TEXT("tailstory",
                      "You can end your turn whenever you are to choose an action, also with action "
                      "points left; they are lost. Nobody can stop you from ending it.")),
};

} // namespace

RuleEntries turnRules() { return turn; }
RuleEntries endOfTurnRules() { return endOfTurn; }
RuleEntries actionRules() { return action; }

} // namespace taletop::tailstory
