// SPDX-License-Identifier: MIT
// The rulebook for players: the five kinds of Event card.
#include "core/games/tailstory/words/rulebook_parts.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr std::array event{
    rule(55, TALETOP_TEXT("tailstory", "Playing an Event card"),
         TALETOP_TEXT("tailstory",
                      "You lay an Event card from your hand into your play zone and pay its action "
                      "points. It stays there until the deck check is over, whether it works or is "
                      "stopped, and then goes to your discard pile. While it lies there, it cannot "
                      "be swapped, messed, recycled, buried or shuffled into your deck.")),
    rule(56, TALETOP_TEXT("tailstory", "Drawing cards"),
         TALETOP_TEXT("tailstory",
                      "A Drawing card costs 1 action point. You draw 1 or 2 cards from your deck, as "
                      "you like. If there is only one card left, you draw that one; the second is "
                      "lost, even though your deck is renewed right after.")),
    rule(57, TALETOP_TEXT("tailstory", "A Drawing card with an empty deck"),
         TALETOP_TEXT("tailstory",
                      "You may play a Drawing card when your deck is empty. You draw nothing, but "
                      "the card counts as played: it can bring you a bonus, and the deck check after "
                      "it renews your deck. The printed rules do not speak of this case.")),
    rule(58, TALETOP_TEXT("tailstory", "Stealing cards: from whom"),
         TALETOP_TEXT("tailstory",
                      "A Stealing card costs 1 action point. You aim it at another player who has a "
                      "card in hand. If no other player has one, you cannot play it.")),
    rule(59, TALETOP_TEXT("tailstory", "Stealing 1 or 2 cards"),
         TALETOP_TEXT("tailstory",
                      "When the card is carried out, you name 1 or 2 and take as many random cards "
                      "from that player's hand into yours. You cannot take more than there are, and "
                      "you must take at least 1 if there is one.")),
    rule(60, TALETOP_TEXT("tailstory", "When the hand has become smaller"),
         TALETOP_TEXT("tailstory",
                      "The player you aimed at may have played a Stopping card meanwhile. Then you "
                      "can steal only what is left in that hand. If it is empty now, you steal "
                      "nothing and bury nothing, but your card still counts as successfully played.")),
    rule(61, TALETOP_TEXT("tailstory", "Who knows the stolen cards"),
         TALETOP_TEXT("tailstory",
                      "You and the player you steal from know which cards were taken. All others "
                      "only see how many. The printed rules leave this open.")),
    rule(62, TALETOP_TEXT("tailstory", "Bury"),
         TALETOP_TEXT("tailstory",
                      "After stealing you may choose up to 2 of your own discards and lay them on "
                      "the pile of the player whose cards you took. That makes your next deck "
                      "smaller, and theirs larger. If you steal 1 and bury 2, you have one card less "
                      "than before."),
         TALETOP_TEXT("tailstory",
                      "Play Cat Burglar and aim it at Fred. Steal 1 card, then bury 2 of your "
                      "discards in Fred's pile. You both had 15 cards; now you have 14 and Fred has "
                      "16.")),
    rule(63, TALETOP_TEXT("tailstory", "Choosing what to bury"),
         TALETOP_TEXT("tailstory",
                      "You choose the cards to bury after you have seen what you stole, and "
                      "everybody sees your choice. You may bury fewer, or none. The Stealing card "
                      "itself is still in your play zone and cannot be buried. If your discard pile "
                      "is empty, there is nothing to bury.")),
    rule(64, TALETOP_TEXT("tailstory", "Stopping cards"),
         TALETOP_TEXT("tailstory",
                      "A Stopping card costs nothing. You play it when another player does "
                      "something: that has no effect, and the player draws 1 card as a bribe. Your "
                      "card goes to your play zone, and it can be stopped in its turn. The chapter "
                      "on stopping tells more, from TS-37 on.")),
    rule(65, TALETOP_TEXT("tailstory", "Recycling cards"),
         TALETOP_TEXT("tailstory",
                      "You take 1 or 2 cards of your choice from your discard pile into your hand. A "
                      "Recycling card costs 1 action point for that. Drawing, Stealing and Acting cards can "
                      "be taken, Stopping and Recycling cards cannot.")),
    rule(66, TALETOP_TEXT("tailstory", "Nothing to recycle"),
         TALETOP_TEXT("tailstory",
                      "You cannot play a Recycling card if there is no Drawing, Stealing or Acting "
                      "card in your discard pile. At least 1 card has to come back.")),
    rule(67, TALETOP_TEXT("tailstory", "Acting cards: what they ask for"),
         TALETOP_TEXT("tailstory",
                      "An Acting card costs 2 action points. Your character must have the type of "
                      "the card and be in Altered form, and you make the animal sound that the card "
                      "asks for. With 1 action point, in Normal form or with a character of another "
                      "type you cannot play it."),
         TALETOP_TEXT("tailstory",
                      "Your Jack is altered. Purr-forming Arts is refused, for it asks for a feline. "
                      "Howlywood Debut is canine like Jack: play it and draw up to 4 cards, all that "
                      "your deck has. Nobody can stop it, but Denis has a canine, too, and may join "
                      "in.")),
    rule(68, TALETOP_TEXT("tailstory", "Making the sound"),
         TALETOP_TEXT("tailstory",
                      "If you play an Acting card, or join in with one, you have made the sound: the "
                      "table takes your word for it and never judges. If you do not want to make it, "
                      "leave the card in your hand, or stay silent when you could join in.")),
    rule(69, TALETOP_TEXT("tailstory", "Acting cards: up to 5 cards"),
         TALETOP_TEXT("tailstory",
                      "You draw 1 to 5 cards from your deck, as you like and as far as your deck "
                      "goes. With an empty deck you draw none, but others may still join in. The "
                      "printed rules seem to say 3 in one place and 5 in another. Here it is 5, "
                      "unless an option makes it 3 (TS-126).")),
    rule(70, TALETOP_TEXT("tailstory", "Acting cards cannot be stopped"),
         TALETOP_TEXT("tailstory",
                      "Nobody can respond to an Acting card. It is carried out at once and always "
                      "counts as successfully played. Its type is that of your character, so it can "
                      "always bring your bonus, if you have a use left this turn.")),
    rule(71, TALETOP_TEXT("tailstory", "SPECIAL: others join in"),
         TALETOP_TEXT("tailstory",
                      "After you have drawn with an Acting card, every other player whose character "
                      "has the same type may make the sound as well and draw up to 2 cards from "
                      "their own deck.")),
    rule(72, TALETOP_TEXT("tailstory", "Joining in: who and in which order"),
         TALETOP_TEXT("tailstory",
                      "Players are asked in turn order, beginning after the one who acts. They may "
                      "join in even in Normal form, and they may stay silent. A player with an empty "
                      "deck is not asked. Joining in brings no bonus, because no card was played. A "
                      "deck that runs out this way is renewed in the deck check of this action."),
         TALETOP_TEXT("tailstory",
                      "Fred has drawn cards with Squeak Preview. Your Rocky is a rodent like Fred's "
                      "Ham & Cheese, so you may join in, even in Normal form: draw up to 2 cards, or "
                      "stay silent. It brings you no bonus.")),
};

} // namespace

RuleEntries eventRules() { return event; }

} // namespace taletop::tailstory
