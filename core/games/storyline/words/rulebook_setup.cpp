// SPDX-License-Identifier: MIT
// The rulebook up to the first page.
#include "core/games/storyline/words/rulebook_parts.h"

namespace taletop::storyline {

namespace {

using contract::RuleEntry;

constexpr std::array boxEntries{
    RuleEntry{1, told(TALETOP_TEXT("storyline", "Players")),
              told(TALETOP_TEXT(
                  "storyline", "StoryLine is for 3 to 8 players. With fewer or more the game does not start. "
                               "Computer players count like people."))},
    RuleEntry{
        2, told(TALETOP_TEXT("storyline", "What the game is about")),
        told(TALETOP_TEXT("storyline",
                          "The whole table builds one spooky tale. Narrator cards carry it on, and you add "
                          "its people, places, features, objects and deeds. When your card goes into the "
                          "tale you gain a token. In the end the points on your tokens decide, not how "
                          "good anybody found the tale."))},
    RuleEntry{
        3, told(TALETOP_TEXT("storyline", "Narrator cards")),
        told(TALETOP_TEXT("storyline",
                          "There are 2 narrator decks of 15 cards, numbered from 1 to 15. A game uses one "
                          "of them, in order from card 1 on. It is never shuffled."))},
    RuleEntry{
        4, told(TALETOP_TEXT("storyline", "Story cards")),
        told(TALETOP_TEXT("storyline",
                          "There are 100 story cards and no two are the same: 20 characters, 20 places, 20 "
                          "features, 20 objects and 20 actions. Each category is a deck of its own. The "
                          "printed rules give the total and the categories; the even split is ours."))},
    RuleEntry{
        5, told(TALETOP_TEXT("storyline", "Tokens")),
        told(TALETOP_TEXT("storyline",
                          "There are 21 tokens, and their backs are all the same. 17 show a number, on our "
                          "tokens with candles: seven 1s, six 2s and four 3s. The other 4 are special: the "
                          "Grave, the Rose, the Bones and the Magic Hat. The printed rules do not tell the "
                          "numbers, so we chose them."))},
    RuleEntry{
        6, told(TALETOP_TEXT("storyline", "What a narrator card shows")),
        told(TALETOP_TEXT(
            "storyline", "A narrator card has its number, a text to read out and 1 or 2 banners. A banner "
                         "names a category of story cards by its colour, its icon and a word. 2 banners "
                         "on one card never name the same category. Card 15 is The End and has no banner."))},
    RuleEntry{
        7, told(TALETOP_TEXT("storyline", "The two narrator decks")),
        told(TALETOP_TEXT("storyline",
                          "You can tell No More Breakfasts or The Shadow Thief of Mouldwick. Each has 18 "
                          "banners: 4 of its cards are double pages with 2 banners, and no category is "
                          "asked for more than 4 times. The printed rules do not list their narrator "
                          "cards, so both tales are our own."))},
    RuleEntry{
        8, told(TALETOP_TEXT("storyline", "Enough tokens for all")),
        told(TALETOP_TEXT("storyline",
                          "Every banner hands out 1 token, so 18 tokens go to players before the end. The "
                          "Magic Hat may take 1 more, and at least 2 stay in the pool. A narrator deck "
                          "with more than 20 banners is refused, because the tokens might run out."))},
    RuleEntry{
        9, told(TALETOP_TEXT("storyline", "Enough cards for all")),
        told(TALETOP_TEXT("storyline",
                          "The others draw a card each, and all cards but the chosen one come back. So "
                          "each round costs a category 1 card, and our decks never run short, even with 8 "
                          "players. A narrator deck that asks too often for one category is refused: more "
                          "than 6 times with 8 players, 8 times with 7, and so on."))},
    RuleEntry{
        10, told(TALETOP_TEXT("storyline", "Decks of your own")),
        told(TALETOP_TEXT("storyline",
                          "Decks can be translated or written at home. Each file is checked first: 15 "
                          "narrator cards with The End as the last, 20 story cards in each category, and "
                          "all the word forms that the texts ask for. A text may only use story cards "
                          "chosen on its own page or an earlier one. A file that does not fit is refused, "
                          "with the reason."))},
};

constexpr std::array readyEntries{
    RuleEntry{
        11, told(TALETOP_TEXT("storyline", "To the left is clockwise")),
        told(TALETOP_TEXT("storyline",
                          "The player to your left is the next one clockwise. The narrator deck is passed "
                          "that way, and at the end tokens are resolved that way too."))},
    RuleEntry{12, told(TALETOP_TEXT("storyline", "Shuffling the story cards")),
              told(TALETOP_TEXT("storyline",
                                "Each of the 5 categories is shuffled by itself and lies face down. Cards of "
                                "different categories are never mixed. Nobody may look through a deck."))},
    RuleEntry{13, told(TALETOP_TEXT("storyline", "Opening hands")),
              told(TALETOP_TEXT("storyline",
                                "Everybody starts with 5 story cards, 1 of each category. The first Narrator "
                                "gets them too."))},
    RuleEntry{
        14, told(TALETOP_TEXT("storyline", "The token pool")),
        told(TALETOP_TEXT(
            "storyline", "All 21 tokens are mixed face down in the pool. Nobody has a token at the start."))},
    RuleEntry{
        15, told(TALETOP_TEXT("storyline", "Choosing the tale")),
        told(TALETOP_TEXT("storyline",
                          "Whoever sets up the game picks a narrator deck or leaves it to chance, with "
                          "equal chances for both. The deck that is not used stays in the box. The printed "
                          "rules do not say who picks."))},
    RuleEntry{
        16, told(TALETOP_TEXT("storyline", "The first Narrator")),
        told(TALETOP_TEXT("storyline",
                          "Whoever was the last to finish reading a book narrates first. The program "
                          "cannot know that, so you name the seat at the start, or chance decides with the "
                          "same chance for everybody. If two finished at the same time, agree on one."))},
    RuleEntry{17, told(TALETOP_TEXT("storyline", "Chance is fixed at the start")),
              told(TALETOP_TEXT(
                  "storyline", "All shuffling in a game comes from one secret source, fixed when the game "
                               "begins. So a saved game goes on exactly as it would have gone on. Nobody can "
                               "look into that source while the game lasts."))},
};

} // namespace

RuleEntries boxRules() { return boxEntries; }
RuleEntries readyRules() { return readyEntries; }

} // namespace taletop::storyline
