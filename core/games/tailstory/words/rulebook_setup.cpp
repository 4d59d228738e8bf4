// SPDX-License-Identifier: MIT
// The rulebook for players: what is in the box, setting up, and what holds everywhere.
#include "core/games/tailstory/words/rulebook_parts.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr std::array inTheBox{
    rule(1, TALETOP_TEXT("tailstory", "Players"),
         TALETOP_TEXT("tailstory",
                      "Tail Story is for 2, 3 or 4 players. A game takes 20 to 45 minutes. The box "
                      "says it is for players of 12 years and up, but nobody checks that here.")),
    rule(2, TALETOP_TEXT("tailstory", "60 Event cards"),
         TALETOP_TEXT("tailstory",
                      "Event cards are what you play with. There are 60 of them: 15 different ones "
                      "with 4 copies of each, so 12 cards of each kind and 20 of each type. The "
                      "printed rules do not say how many copies there are; this is the only even "
                      "spread of 60 cards. You can change the copies in the options (TS-130).")),
    rule(3, TALETOP_TEXT("tailstory", "Five kinds of Event card and their cost"),
         TALETOP_TEXT("tailstory",
                      "A Drawing, Stealing or Recycling card costs 1 action point, an Acting card 2, "
                      "and a Stopping card nothing. All cards of one kind cost the same and do the "
                      "same. Only their type differs, and on an Acting card the sound and the type "
                      "of character that it asks for.")),
    rule(4, TALETOP_TEXT("tailstory", "Three types: canine, feline, rodent & friends"),
         TALETOP_TEXT("tailstory",
                      "Every Event card and every character has one type. You may play Drawing, "
                      "Stealing, Stopping and Recycling cards of any type. The type matters in three "
                      "places: a card of your character's type can bring your bonus (TS-94), an "
                      "Acting card needs a character of its type (TS-67), and other characters of "
                      "that type may join in with it (TS-71).")),
    rule(5, TALETOP_TEXT("tailstory", "The 15 Event cards by name"),
         TALETOP_TEXT("tailstory",
                      "Drawing: Bones Drawing, Tuna Drawing, Acorn Drawing. Stealing: Golden "
                      "Rethiever, Cat Burglar, Cheeky Pockets. Stopping: Pug You Beach!, Cat Got "
                      "Your Turn!, No Nuts For You! Recycling: Bone Again, Re-Purr-Posed, Wheel Be "
                      "Back. Acting: Howlywood Debut, Purr-forming Arts, Squeak Preview. Of each "
                      "kind the first is canine, the second feline, the third rodent & friends. "
                      "Eleven of the names, the sounds and the lines for fun are our own; no rule "
                      "depends on them.")),
    rule(6, TALETOP_TEXT("tailstory", "What an Event card shows"),
         TALETOP_TEXT("tailstory",
                      "At the top left is the cost in action points. Under the picture are an icon "
                      "for the kind and, in words, what the card does. The colour of the card and a "
                      "small icon tell its type. The printed cards also colour their effects: green "
                      "for whoever plays the card, red for other players, yellow for both. Colours "
                      "and lines for fun change no rule.")),
    rule(7, TALETOP_TEXT("tailstory", "A character has two sides"),
         TALETOP_TEXT("tailstory",
                      "You begin with the Normal form, which has a white frame. On the other side is "
                      "the Altered form with a black frame. Type and bonus are the same on both "
                      "sides, but only the Altered form has an ability to use (TS-75).")),
    rule(8, TALETOP_TEXT("tailstory", "The six characters"),
         TALETOP_TEXT("tailstory",
                      "Canine: Jack and Alan; their bonus is to draw 1, once a turn. Feline: Padthai "
                      "and Khalid; their bonus is to mess 1, once a turn. Rodent & friends: Ham & "
                      "Cheese, who are one character, and Rocky; their bonus is to dig 1, twice a "
                      "turn. Altered, each has an ability of its own: Jack (TS-78), Alan (TS-80), "
                      "Padthai (TS-82), Khalid (TS-84), Ham & Cheese (TS-87), Rocky (TS-89). Of the "
                      "names in Normal form only Jack's is a printed one.")),
    rule(9, TALETOP_TEXT("tailstory", "No third character of a type"),
         TALETOP_TEXT("tailstory",
                      "The printed rules hint at one more character of each type in a larger "
                      "edition, but do not say what they can do. So they are not here: you choose "
                      "from six characters, two of each type.")),
    rule(10, TALETOP_TEXT("tailstory", "Queue cards"),
         TALETOP_TEXT("tailstory",
                      "There are four queue cards, 1ST to 4TH. They give the order of the turns and, "
                      "backwards, the order in which characters are chosen. With 2 or 3 players only "
                      "the lowest 2 or 3 of them are used.")),
    rule(11, TALETOP_TEXT("tailstory", "What lies in front of you"),
         TALETOP_TEXT("tailstory",
                      "You have a queue card, a character, a deck, a hand, a discard pile, a play "
                      "zone for the cards that are being played, and a row of four places for your "
                      "achievements.")),
};

constexpr std::array setup{
    rule(19, TALETOP_TEXT("tailstory", "Turn order"),
         TALETOP_TEXT("tailstory", "Everybody gets a queue card at random. The player with 1ST has the first "
                                   "turn, then 2ND and so on. After the highest number it is the turn of 1ST "
                                   "again.")),
    rule(20, TALETOP_TEXT("tailstory", "Choosing characters"),
         TALETOP_TEXT("tailstory",
                      "The player with the highest queue number chooses a character first, then the "
                      "next lower one; 1ST chooses last. Everybody sees what is taken.")),
    rule(21, TALETOP_TEXT("tailstory", "Every character only once"),
         TALETOP_TEXT("tailstory",
                      "There is one card of each character, so two players never have the same. They "
                      "may have characters of the same type, such as Jack and Alan.")),
    rule(22, TALETOP_TEXT("tailstory", "Everybody begins in Normal form"),
         TALETOP_TEXT("tailstory",
                      "Your character begins with the Normal form up. So at first nobody can use an "
                      "altered ability or play an Acting card. Achievements turn characters over "
                      "(TS-115, TS-116).")),
    rule(23, TALETOP_TEXT("tailstory", "A deck of 15 cards"),
         TALETOP_TEXT("tailstory",
                      "The Event cards are shuffled, and each player gets 15 of them face down as a "
                      "deck. With 2 players 30 cards are left over, with 3 players 15. They stay out "
                      "of the game and nobody gets to see them, so do not count on every card being "
                      "there.")),
    rule(24, TALETOP_TEXT("tailstory", "The opening hand"),
         TALETOP_TEXT("tailstory",
                      "You draw 5 cards from your deck, which leaves 10. There is no swapping of a "
                      "poor hand. Discard piles, play zones and achievement places begin empty.")),
    rule(25, TALETOP_TEXT("tailstory", "1ST begins with 1 action point"),
         TALETOP_TEXT("tailstory",
                      "You have 2 action points in each turn. Only the very first turn of the game "
                      "is different: the player with 1ST has just 1 action point in it, and 2 from "
                      "the next turn on.")),
};

constexpr std::array general{
    rule(12, TALETOP_TEXT("tailstory", "A card is yours where it lies"),
         TALETOP_TEXT("tailstory",
                      "Cards that lie in your zones are your cards, wherever they came from. Stolen, "
                      "buried, messed and swapped cards change sides for good; nothing goes back to "
                      "the player who had it first. A stolen card that you discard later goes to "
                      "your own pile and then into your own deck.")),
    rule(13, TALETOP_TEXT("tailstory", "Drawing when the deck runs short"),
         TALETOP_TEXT("tailstory",
                      "To draw is to take the top card of your own deck into your hand. If your deck "
                      "has fewer cards than you should draw, you take what is there and the rest is "
                      "lost. A deck is never renewed in the middle of an effect, and you do not draw "
                      "the missing cards after the deck check. That is the same for every way of "
                      "drawing.")),
    rule(14, TALETOP_TEXT("tailstory", "First the number, then the cards"),
         TALETOP_TEXT("tailstory",
                      "Where you draw or steal 1 to 2 cards, or any other number you choose, you "
                      "name the number first and then get all the cards at once. You cannot look at "
                      "one card and then decide whether to take another. The printed rules leave "
                      "this open.")),
    rule(15, TALETOP_TEXT("tailstory", "Discard piles are open"),
         TALETOP_TEXT("tailstory",
                      "Discards lie face up, and everybody may look through every discard pile at "
                      "any time. Their order means nothing. The printed rules do not say so, but "
                      "players choose cards from these piles, so all can see them.")),
    rule(16, TALETOP_TEXT("tailstory", "What is left to chance"),
         TALETOP_TEXT("tailstory",
                      "Chance alone decides who gets which queue card, what is dealt, how decks are "
                      "shuffled, which cards are stolen and which cards are lost to Jack. Every card "
                      "is equally likely, and no player chooses anything there.")),
    rule(17, TALETOP_TEXT("tailstory", "What \"once a turn\" means"),
         TALETOP_TEXT("tailstory",
                      "A limit for each turn counts in the turn being played now, no matter whose "
                      "turn it is. When the turn passes on, all these limits begin anew for all "
                      "players. So a bonus that you use in somebody else's turn, thanks to a "
                      "Stopping card, does not count in your own turn. Limits for the whole game "
                      "never begin anew.")),
    rule(18, TALETOP_TEXT("tailstory", "No questions with only one answer"),
         TALETOP_TEXT("tailstory",
                      "If only one answer is possible, the table takes it for you and goes on. There "
                      "are two exceptions: you always end your turn yourself, and you are asked "
                      "whether you stop something even if you cannot (TS-46).")),
};

} // namespace

RuleEntries boxRules() { return inTheBox; }
RuleEntries setupRules() { return setup; }
RuleEntries generalRules() { return general; }

} // namespace taletop::tailstory
