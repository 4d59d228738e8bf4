// SPDX-License-Identifier: MIT
// The rulebook on rounds, single and double, and on what is told.
#include "core/games/storyline/words/rulebook_parts.h"

namespace taletop::storyline {

namespace {

using contract::RuleEntry;

constexpr std::array roundEntries{
    RuleEntry{
        18, told(TALETOP_TEXT("storyline", "Fifteen rounds")),
        told(TALETOP_TEXT("storyline",
                          "Each narrator card is a round, 15 in all. In round 15 The End is read: nobody "
                          "draws, plays, chooses or gains anything. So there are 14 rounds with a choice, "
                          "and 18 story cards go into the tale, because double pages ask for 2."))},
    RuleEntry{
        19, told(TALETOP_TEXT("storyline", "The steps of a round")),
        told(TALETOP_TEXT("storyline",
                          "The Narrator reads the next narrator card. The others draw and then play a card "
                          "face down. The played cards are shuffled and read out, and the Narrator chooses "
                          "one. Whoever played it gains a token, the other cards go back, and the narrator "
                          "deck is passed on. No step begins before the last one is done."))},
    RuleEntry{
        20, told(TALETOP_TEXT("storyline", "Turning the page")),
        told(TALETOP_TEXT("storyline",
                          "A round begins when its Narrator turns up the next narrator card and reads it "
                          "out. The card stays open, as a page of the tale. The program turns it by "
                          "itself."))},
    RuleEntry{
        21, told(TALETOP_TEXT("storyline", "The banner names the category")),
        told(TALETOP_TEXT("storyline",
                          "The banner on the page says which category is asked for. Only cards of this "
                          "category are drawn and played in this round.")),
        told(TALETOP_TEXT("storyline",
                          "Ben narrates, and his page asks for a place. You hold 2 places now. Pick a card "
                          "of another category, and you are told that it does not fit. Then play one of "
                          "the places."))},
    RuleEntry{22, told(TALETOP_TEXT("storyline", "The others draw")),
              told(TALETOP_TEXT(
                  "storyline", "Everybody but the Narrator takes the top card of the category that is asked "
                               "for. All draw before anybody plays. So you hold 2 cards of this category and "
                               "can pick."))},
    RuleEntry{
        23, told(TALETOP_TEXT("storyline", "The Narrator stays out")),
        told(TALETOP_TEXT("storyline",
                          "The Narrator neither draws nor plays, and keeps the card of this category for a "
                          "later round. The printed rules could be read in two ways here; a Narrator who "
                          "played would run out of cards."))},
    RuleEntry{
        24, told(TALETOP_TEXT("storyline", "A story deck runs short")),
        told(TALETOP_TEXT("storyline",
                          "This never happens with our decks (SL-9). If it did, cards would be drawn "
                          "clockwise from the Narrator's left while there are any. Whoever holds a card of "
                          "the category plays one; whoever holds none is passed over."))},
    RuleEntry{
        25, told(TALETOP_TEXT("storyline", "Everybody else plays one card")),
        told(TALETOP_TEXT(
            "storyline",
            "Everybody but the Narrator is a giver and must play exactly 1 card of the "
            "category, face down. It may be the card you have just drawn or the one you held before. You "
            "keep the other one for later."))},
    RuleEntry{
        26, told(TALETOP_TEXT("storyline", "Secret and final")),
        told(TALETOP_TEXT("storyline",
                          "All play at the same time, and nobody sees what the others play. Everybody sees "
                          "who has played, though. A played card cannot be taken back, because that could "
                          "give something away. The printed rules say nothing about taking back."))},
    RuleEntry{
        27, told(TALETOP_TEXT("storyline", "Wait until all have played")),
        told(TALETOP_TEXT("storyline",
                          "The cards stay face down until the last player has played. Only then are they "
                          "shuffled and shown, and only then can the Narrator choose."))},
    RuleEntry{28, told(TALETOP_TEXT("storyline", "Shuffling the played cards")),
              told(TALETOP_TEXT("storyline",
                                "When all have played, the cards are shuffled before anybody looks at them. "
                                "Their order says nothing about who played which card or who was quick."))},
    RuleEntry{
        29, told(TALETOP_TEXT("storyline", "Cards are shown and read")),
        told(TALETOP_TEXT("storyline",
                          "All the played cards are turned up and read out. From then on everybody knows "
                          "them. None is left out."))},
    RuleEntry{
        30, told(TALETOP_TEXT("storyline", "The Narrator chooses")),
        told(TALETOP_TEXT("storyline",
                          "The Narrator picks 1 of the cards shown, and it carries the tale on. The choice "
                          "is free, but it must be one of these cards. Choosing none is not possible, and "
                          "neither is a card from the Narrator's own hand.")),
        told(TALETOP_TEXT("storyline",
                          "The 3 cards that the others have played lie open, and nothing tells whose they "
                          "are. Choose one of them. Only then you learn who played it and gains a token."))},
    RuleEntry{
        31, told(TALETOP_TEXT("storyline", "The chosen card joins the tale")),
        told(TALETOP_TEXT("storyline",
                          "The chosen card lies beside its narrator card, like two pages of an open book. "
                          "It stays there until the end and never comes back into a deck or a hand."))},
    RuleEntry{32, told(TALETOP_TEXT("storyline", "A token for the chosen card")),
              told(TALETOP_TEXT(
                  "storyline", "Whoever played the chosen card gains 1 token from the pool, face down. Which "
                               "token it is, is chance."))},
    RuleEntry{
        33, told(TALETOP_TEXT("storyline", "Tokens stay face down")),
        told(TALETOP_TEXT("storyline",
                          "Nobody may look at a token before the end, not even its owner. How many tokens "
                          "everybody has is open to all."))},
    RuleEntry{
        34, told(TALETOP_TEXT("storyline", "Nobody knows who played what")),
        told(TALETOP_TEXT("storyline",
                          "Until the choice is made nobody learns who played which card: not the Narrator, "
                          "not the others, not the computer players. You know your own card only. The "
                          "program gives no sign of it anywhere."))},
    RuleEntry{
        35, told(TALETOP_TEXT("storyline", "Whose card was it?")),
        told(TALETOP_TEXT("storyline",
                          "By the token everybody learns whose card was chosen, and the table shows it "
                          "beside that card. Who played the other cards is never told, not in the log and "
                          "not after the game. With 3 players you can work it out yourself, but the "
                          "program still does not say it."))},
    RuleEntry{36, told(TALETOP_TEXT("storyline", "The other cards go back")),
              told(TALETOP_TEXT("storyline",
                                "The cards that were not chosen are shuffled and put under the deck of their "
                                "category. Everybody has seen them, but nobody knows their order."))},
    RuleEntry{
        37, told(TALETOP_TEXT("storyline", "How many cards you hold")),
        told(TALETOP_TEXT("storyline",
                          "Between rounds everybody holds 5 cards, 1 of each category. After drawing you "
                          "hold 6, or 7 on a double page. After playing it is 5 again. The Narrator holds "
                          "5 all the time."))},
    RuleEntry{38, told(TALETOP_TEXT("storyline", "The narrator deck goes to the left")),
              told(TALETOP_TEXT("storyline",
                                "After each round the narrator deck goes 1 seat to the left, and that player "
                                "narrates next. It is 1 seat after a double page too."))},
    RuleEntry{39, told(TALETOP_TEXT("storyline", "Nothing else to do")),
              told(TALETOP_TEXT(
                  "storyline", "There is nothing else to do in a round: no passing, no swapping, no throwing "
                               "away, no second draw. You may talk as much as you like. The program never "
                               "confirms what anybody says about a card."))},
    RuleEntry{
        40, told(TALETOP_TEXT("storyline", "Computer players and shared screens")),
        told(TALETOP_TEXT("storyline",
                          "A computer player sees exactly what its seat may see. As the Narrator it does "
                          "not know whose cards it chooses from, so it cannot favour anybody. At a shared "
                          "screen a hand opens only when its player is ready, and the page with the choice "
                          "shows no seats."))},
};

constexpr std::array doubleEntries{
    RuleEntry{
        41, told(TALETOP_TEXT("storyline", "Two banners, two cards")),
        told(TALETOP_TEXT("storyline",
                          "If the page has 2 banners, everybody but the Narrator draws a card of each of "
                          "the 2 categories and plays a card of each. Both are played together. 2 cards of "
                          "the same category, or only 1 card, will not do.")),
        told(TALETOP_TEXT("storyline",
                          "This page has 2 banners, object and action, and you hold 2 cards of each. Pick "
                          "1 object and 1 action and play them together. A single card is not enough."))},
    RuleEntry{
        42, told(TALETOP_TEXT("storyline", "Two piles")),
        told(TALETOP_TEXT("storyline",
                          "The cards of the 2 categories make 2 piles. Each pile is shuffled and shown by "
                          "itself, so the places in the piles do not tell which cards came from the same "
                          "player."))},
    RuleEntry{
        43, told(TALETOP_TEXT("storyline", "One card of each pile")),
        told(TALETOP_TEXT("storyline",
                          "The Narrator chooses 1 card of each pile. Both choices are made together, and "
                          "only then are the 2 tokens given. Both cards may come from the same player, who "
                          "then gains 2 tokens. The printed rules do not say when the first token is "
                          "given; given early, it could tell something about the second pile.")),
        told(TALETOP_TEXT("storyline",
                          "Here are 2 piles, one of objects and one of actions. Choose 1 card of each. "
                          "Both may come from the same player; you learn it only when the tokens are "
                          "given."))},
    RuleEntry{44, told(TALETOP_TEXT("storyline", "Tidying up after a double page")),
              told(TALETOP_TEXT(
                  "storyline", "The other cards of each pile are shuffled and put under their own deck. Both "
                               "chosen cards stay beside the page. Then the narrator deck goes 1 seat to the "
                               "left, as always."))},
};

constexpr std::array wordsEntries{
    RuleEntry{
        45, told(TALETOP_TEXT("storyline", "A name and a detail")),
        told(TALETOP_TEXT("storyline",
                          "With the choice the Narrator may give the chosen card a name or add a detail. "
                          "Only characters, places and objects can have a name; a detail can go with any "
                          "card. Everybody can read them, they become part of the tale, and they change "
                          "nothing else. After the choice they stay as they are.")),
        told(TALETOP_TEXT("storyline",
                          "Choose a character and a feature for this page. Give the character a name and "
                          "either card a detail, if you like. A feature cannot have a name."))},
    RuleEntry{
        46, told(TALETOP_TEXT("storyline", "How long a name may be")),
        told(TALETOP_TEXT("storyline",
                          "A name may have up to 32 characters and a detail up to 160. Spaces at the ends "
                          "and double spaces are tidied away, and line breaks become spaces. If the text "
                          "is too long or holds characters that cannot be printed, the choice is refused "
                          "and you can mend it."))},
    RuleEntry{
        47, told(TALETOP_TEXT("storyline", "Blanks in the pages")),
        told(TALETOP_TEXT("storyline",
                          "Each banner leaves a blank in the text of its page, and the chosen card fills "
                          "it. Later pages may come back to it: a villain chosen on page 2 can turn up "
                          "again until the last page."))},
    RuleEntry{
        48, told(TALETOP_TEXT("storyline", "Words that fit")),
        told(TALETOP_TEXT("storyline",
                          "Each story card knows the forms that a sentence may need: a hungry scarecrow, "
                          "the hungry scarecrow, he, him, his. An action can be told as whistle backwards, "
                          "whistled backwards or whistling backwards. So the pages read well, whatever is "
                          "chosen."))},
    RuleEntry{
        49, told(TALETOP_TEXT("storyline", "How a page is filled")),
        told(TALETOP_TEXT("storyline",
                          "A name is given where the blank is first filled on its page: a hungry scarecrow "
                          "called Old Cornelius. Later pages use the name where their text asks for it. A "
                          "detail follows the page as a paragraph of its own."))},
    RuleEntry{
        50, told(TALETOP_TEXT("storyline", "Before the choice")),
        told(TALETOP_TEXT("storyline",
                          "A page is read before its blanks are filled. Until the choice a filler stands "
                          "in their place, such as someone, somewhere or something peculiar. Blanks of "
                          "earlier pages are filled already."))},
    RuleEntry{
        51, told(TALETOP_TEXT("storyline", "The finished tale")),
        told(TALETOP_TEXT("storyline",
                          "The finished tale is a book that you can read, save and print. It has the "
                          "title, the players as tellers, all 15 pages in order with names and details, "
                          "and a closing line. If you leave a game early, the book has the pages that were "
                          "finished. It never says who played which card."))},
    RuleEntry{
        52, told(TALETOP_TEXT("storyline", "Other languages")),
        told(TALETOP_TEXT("storyline",
                          "A deck in another language brings its own word forms, its own fillers and its "
                          "own way to give a name. The cards and their banners are the same in all "
                          "languages. A file that asks for a form which a card does not have is refused."))},
};

} // namespace

RuleEntries roundRules() { return roundEntries; }
RuleEntries doubleRules() { return doubleEntries; }
RuleEntries wordsRules() { return wordsEntries; }

} // namespace taletop::storyline
