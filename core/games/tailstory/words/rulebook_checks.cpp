// SPDX-License-Identifier: MIT
// The rulebook for players: bonuses, the deck check, achievements.
#include "core/games/tailstory/words/rulebook_parts.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr std::array bonus{
    rule(93, TALETOP_TEXT("tailstory", "When bonuses come"),
         TALETOP_TEXT("tailstory",
                      "The bonus step comes after each action, when all stopping is done and the "
                      "action is carried out, but before the deck check. It also comes after a swap, "
                      "an ability, or draw 1 and discard 1, because somebody may have played a "
                      "Stopping card.")),
    rule(94, TALETOP_TEXT("tailstory", "Who gets a bonus"),
         TALETOP_TEXT("tailstory",
                      "You may use your bonus if you played an Event card of your character's type "
                      "in this play step and it was not stopped. A Stopping card counts as well. "
                      "That is the only way to a bonus in somebody else's turn, and stopping a card "
                      "is the only way to keep another player from theirs."),
         TALETOP_TEXT("tailstory",
                      "Fred plays Bones Drawing, and you hold two Stopping cards. Stop it with Cat "
                      "Got Your Turn!, which is feline like your Khalid: you may use your bonus, in "
                      "Fred's turn. Pug You Beach! would stop it just as well, but bring no bonus.")),
    rule(95, TALETOP_TEXT("tailstory", "One bonus for each card"),
         TALETOP_TEXT("tailstory",
                      "Each card of your type that you played successfully lets you use your bonus "
                      "once, as far as your limit for the turn allows. Only rodents can use it "
                      "twice, so only they gain by two such cards in one play step. The printed "
                      "rules leave this open; an example in them points this way."),
         TALETOP_TEXT("tailstory",
                      "Fred has stopped your Acorn Drawing. Lay No Nuts For You! on Fred's card. "
                      "Then two rodent cards of yours were played successfully, and you can dig "
                      "twice.")),
    rule(96, TALETOP_TEXT("tailstory", "How often a turn"),
         TALETOP_TEXT("tailstory",
                      "Canines and felines can use their bonus once a turn, rodents & friends twice "
                      "a turn. It is the same in Normal and in Altered form. All actions of a turn "
                      "count together, whoever's turn it is.")),
    rule(97, TALETOP_TEXT("tailstory", "You need not use your bonus"),
         TALETOP_TEXT("tailstory",
                      "You may refuse a bonus, and it does not count as used then. But you get no "
                      "further chance in this bonus step: what is not used before the deck check "
                      "begins is lost. A matching card of a later action gives you a new chance. "
                      "Nobody can stop a bonus.")),
    rule(98, TALETOP_TEXT("tailstory", "Whose bonus comes first"),
         TALETOP_TEXT("tailstory",
                      "If several players have a bonus, they use it in turn order, beginning with "
                      "the player whose turn it is. Each finishes before the next begins. The "
                      "printed rules say nothing about this.")),
    rule(99, TALETOP_TEXT("tailstory", "Canine bonus: draw 1"),
         TALETOP_TEXT("tailstory", "Draw 1 card from your deck. If your deck is empty, you are not asked.")),
    rule(100, TALETOP_TEXT("tailstory", "Feline bonus: mess 1"),
         TALETOP_TEXT("tailstory",
                      "Take 1 card from another player's discard pile and put it on your own. Then "
                      "you may put the top card of your deck on top of that player's deck.")),
    rule(101, TALETOP_TEXT("tailstory", "Messing in odd cases"),
         TALETOP_TEXT("tailstory",
                      "You choose the player and the card. The card that goes from deck to deck is "
                      "seen by nobody, not even you. On an empty deck it counts: that deck is not "
                      "empty in the deck check, so it is not renewed and there is no achievement. If "
                      "you give away your own last card, your deck is the one that ran out. With an "
                      "empty deck of your own you only take a card; if all other discard piles are "
                      "empty, you cannot mess."),
         TALETOP_TEXT("tailstory",
                      "Fred's deck is empty, so the deck check would bring Fred an achievement. Stop "
                      "Bone Again with Cat Got Your Turn! and use your bonus: take a card from "
                      "Fred's pile and put your top card on Fred's deck. That deck is not empty any "
                      "more, and Fred collects nothing.")),
    rule(102, TALETOP_TEXT("tailstory", "Rodent & friends bonus: dig 1"),
         TALETOP_TEXT("tailstory",
                      "Put the top card of your deck on your discard pile, where everybody sees it. "
                      "If your deck is empty, you are not asked. Digging up your last card empties "
                      "your deck, just like drawing it.")),
};

constexpr std::array deckCheck{
    rule(103, TALETOP_TEXT("tailstory", "The decks of all players are checked"),
         TALETOP_TEXT("tailstory",
                      "After each bonus step all decks are checked, not only that of the player "
                      "whose turn it is. Every deck without a card is renewed now. So your deck can "
                      "run out and bring you an achievement in somebody else's turn, for example "
                      "through a bribe."),
         TALETOP_TEXT("tailstory",
                      "Fred has stopped your Bones Drawing and has just 1 card in the deck. If you "
                      "stop Fred's card, that last card goes to Fred as a bribe. In the deck check "
                      "Fred gets a new deck and an achievement, although it is your turn. Try it, or "
                      "let it go.")),
    rule(104, TALETOP_TEXT("tailstory", "A new deck"),
         TALETOP_TEXT("tailstory",
                      "If your deck is empty, all of your discard pile is shuffled and becomes your "
                      "new deck. Cards in your play zone are not part of it; they go to your discard "
                      "pile afterwards."),
         TALETOP_TEXT("tailstory",
                      "Your deck has 1 card left. Play Tuna Drawing: you draw just that card. In the "
                      "deck check your 8 discards become your new deck; Tuna Drawing lies in your "
                      "play zone and is not one of them. Lay down a card as your first achievement, "
                      "and Alan is altered.")),
    rule(105, TALETOP_TEXT("tailstory", "Collecting an achievement"),
         TALETOP_TEXT("tailstory",
                      "When your deck has been renewed, you choose 1 card from your hand and lay it "
                      "face down on your next achievement place. Any card will do. It is out of play "
                      "for the rest of the game, so choose one that you can spare.")),
    rule(106, TALETOP_TEXT("tailstory", "One achievement a turn"),
         TALETOP_TEXT("tailstory",
                      "You can collect only one achievement in a turn, whoever's turn it is. If your "
                      "deck runs out again in the same turn, it is renewed, but you collect nothing, "
                      "and you do not get it later either.")),
    rule(107, TALETOP_TEXT("tailstory", "No card in hand"),
         TALETOP_TEXT("tailstory",
                      "If your hand is empty when your deck is renewed, you collect no achievement, "
                      "for there is no card to lay down. Your chance for this turn is not used up: "
                      "if your deck runs out again, you can still collect.")),
    rule(108, TALETOP_TEXT("tailstory", "Several empty decks"),
         TALETOP_TEXT("tailstory", "Empty decks are dealt with one player after the other, in turn order, "
                                   "beginning with the player whose turn it is. Each gets a new deck and an "
                                   "achievement with all that it does before the next player follows.")),
    rule(109, TALETOP_TEXT("tailstory", "No discards to make a deck of"),
         TALETOP_TEXT("tailstory",
                      "If your deck and your discard pile are both empty, you first discard cards of "
                      "your choice from your hand, down to your hand limit. They become your new "
                      "deck, and you collect an achievement as usual. This is not the end of your "
                      "turn, and it can also happen in another player's turn. If you have collected "
                      "an achievement this turn already, you only get the deck.")),
    rule(110, TALETOP_TEXT("tailstory", "Nothing to discard either"),
         TALETOP_TEXT("tailstory",
                      "If deck and discard pile are empty and your hand is not above the limit, "
                      "nothing happens: your deck stays empty and you collect nothing. The next deck "
                      "check looks again. A card that you play or discard gives you something to "
                      "make a deck of.")),
    rule(111, TALETOP_TEXT("tailstory", "Play zones are cleared"),
         TALETOP_TEXT("tailstory",
                      "At the end of the deck check all players move the cards of their play zones "
                      "to their discard piles. This comes after decks were renewed, so the cards "
                      "just played are not in the new deck.")),
    rule(112, TALETOP_TEXT("tailstory", "On with the turn"),
         TALETOP_TEXT("tailstory",
                      "After an action and its deck check the player whose turn it is comes back to "
                      "the play step and may take another action, whatever has happened in between.")),
    rule(113, TALETOP_TEXT("tailstory", "The last card in the draw step"),
         TALETOP_TEXT("tailstory",
                      "If you draw your last card in the draw step, there is no deck check yet. You "
                      "go on with an empty deck, and the check after your first action renews it. "
                      "Any action will do, even a free swap. With an option the check comes at once "
                      "(TS-128)."),
         TALETOP_TEXT("tailstory",
                      "You drew your last card in the draw step. There is no deck check yet, but any "
                      "action brings it. Swap discards with Fred, which is free: you get a new deck "
                      "and an achievement, and you still have 2 action points.")),
    rule(114, TALETOP_TEXT("tailstory", "A turn without any action"),
         TALETOP_TEXT("tailstory",
                      "If you end your turn without having taken any action, there is still one deck "
                      "check before the end of your turn. The printed rules do not have it, but "
                      "without it a game in which all just pass would never end. An option switches "
                      "it off (TS-129).")),
};

constexpr std::array achievement{
    rule(115, TALETOP_TEXT("tailstory", "First achievement: you are altered"),
         TALETOP_TEXT("tailstory",
                      "When you collect your first achievement, your character turns to its Altered "
                      "form at once. If it is altered already, nothing changes.")),
    rule(116, TALETOP_TEXT("tailstory", "Second achievement: everyone is altered"),
         TALETOP_TEXT("tailstory",
                      "When somebody collects their second achievement, the characters of all "
                      "players turn to their Altered form at once, also those of players who have no "
                      "achievement yet.")),
    rule(117, TALETOP_TEXT("tailstory", "Third achievement: hand limit 4"),
         TALETOP_TEXT("tailstory",
                      "When you collect your third achievement, your hand limit falls from 5 to 4 "
                      "for the rest of the game. You do not discard at once, but at the end of your "
                      "turn. The limit of the others stays as it is.")),
    rule(118, TALETOP_TEXT("tailstory", "Fourth achievement: you win"),
         TALETOP_TEXT("tailstory",
                      "Whoever lays down their fourth achievement wins at once, and nothing else is "
                      "carried out. This can happen in another player's turn.")),
    rule(119, TALETOP_TEXT("tailstory", "Achievements must be taken and stay"),
         TALETOP_TEXT("tailstory",
                      "If you can collect an achievement, you must, even if it is the last card of "
                      "your hand. Achievements are never lost, moved or turned up, and an altered "
                      "character never turns back. You may look at your own achievement cards; "
                      "nobody else may.")),
};

} // namespace

RuleEntries bonusRules() { return bonus; }
RuleEntries deckCheckRules() { return deckCheck; }
RuleEntries achievementRules() { return achievement; }

} // namespace taletop::tailstory
