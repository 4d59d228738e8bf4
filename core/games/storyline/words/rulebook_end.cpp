// SPDX-License-Identifier: MIT
// The rulebook on tokens, points and winners.
#include "core/games/storyline/words/rulebook_parts.h"

namespace taletop::storyline {

namespace {

using contract::RuleEntry;

constexpr std::array endingEntries{
    RuleEntry{53, told(TALETOP_TEXT("storyline", "When the game ends")),
              told(TALETOP_TEXT(
                  "storyline", "The game ends when the Narrator of round 15 reads The End. Nothing else ends "
                               "it."))},
    RuleEntry{
        54, told(TALETOP_TEXT("storyline", "The last Narrator")),
        told(TALETOP_TEXT("storyline",
                          "The last Narrator is whoever reads The End. With 3 or 5 players that is the one "
                          "to the right of the first Narrator, and with 7 it is the first Narrator again. "
                          "The tokens are resolved from the last Narrator on (SL-58)."))},
    RuleEntry{
        55, told(TALETOP_TEXT("storyline", "How often everybody narrates")),
        told(TALETOP_TEXT(
            "storyline", "The 15 rounds go round the table from the first Narrator on. With 3 players "
                         "everybody narrates 5 times, with 5 players 3 times. With 4, 6, 7 or 8 players "
                         "some narrate once more than others. The last turn is The End, without a choice."))},
    RuleEntry{
        56, told(TALETOP_TEXT("storyline", "All tokens are turned up")),
        told(TALETOP_TEXT("storyline",
                          "When The End has been read, everybody turns up all tokens at the same time. Now "
                          "everybody can see them. Tokens left in the pool stay face down."))},
    RuleEntry{57, told(TALETOP_TEXT("storyline", "Numbers")),
              told(TALETOP_TEXT(
                  "storyline", "The number on a token is what it brings: a 3 brings 3 points. Only the Grave "
                               "and the Magic Hat can change this."))},
    RuleEntry{
        58, told(TALETOP_TEXT("storyline", "Who resolves first")),
        told(TALETOP_TEXT("storyline",
                          "Special tokens are resolved player by player, clockwise, beginning with the "
                          "last Narrator. Each player resolves all of them before the next one begins. The "
                          "order never changes a score, because effects touch only their owner's tokens "
                          "and there is only 1 Hat."))},
    RuleEntry{
        59, told(TALETOP_TEXT("storyline", "Several special tokens")),
        told(TALETOP_TEXT("storyline",
                          "If you have several of the Grave, the Bones and the Magic Hat, you choose their "
                          "order. Each of them must be resolved. When only one is left, it begins by "
                          "itself. The Rose just waits (SL-67).")),
        told(TALETOP_TEXT("storyline",
                          "You have the Grave, the Bones and the Magic Hat, and the order is yours. Choose "
                          "the one to begin with. When only one is left, it begins by itself."))},
    RuleEntry{
        60, told(TALETOP_TEXT("storyline", "The Grave")),
        told(TALETOP_TEXT("storyline",
                          "The Grave wipes out one of your own numbers: the token you lay it on counts 0 "
                          "from then on. The Grave itself brings nothing. Tokens of the others are safe "
                          "from it."))},
    RuleEntry{
        61, told(TALETOP_TEXT("storyline", "What the Grave may cover")),
        told(TALETOP_TEXT("storyline",
                          "Any of your own tokens that shows a number will do, even the one on the Magic "
                          "Hat. The Bones and the other special tokens never count as numbers. You must "
                          "choose one, but it need not be the lowest. If you have no number at this "
                          "moment, the Grave does nothing, also later.")),
        told(TALETOP_TEXT("storyline",
                          "The Bones lie with the skull up, and the Magic Hat has brought a 1 that counts "
                          "2. Lay the Grave on any of your numbers: the one on the Hat costs you least. "
                          "The Bones cannot be covered."))},
    RuleEntry{
        62, told(TALETOP_TEXT("storyline", "The Bones")),
        told(TALETOP_TEXT("storyline",
                          "One flip decides about the Bones: 3 points if the skull looks up, 0 if it does "
                          "not. Both are equally likely. The flip is never repeated, and nothing doubles "
                          "it."))},
    RuleEntry{
        63, told(TALETOP_TEXT("storyline", "The Magic Hat and a number")),
        told(TALETOP_TEXT("storyline",
                          "The Magic Hat brings you 1 more token from the pool, at once face up. If it "
                          "shows a number, it lies on the Hat and counts twice; a 3 then brings 6 points. "
                          "The Hat itself is worth 0. You cannot refuse it. The printed sentence is "
                          "unclear here; we double the new token."))},
    RuleEntry{
        64, told(TALETOP_TEXT("storyline", "The Magic Hat and a special token")),
        told(TALETOP_TEXT("storyline",
                          "If the Hat brings the Grave, the Rose or the Bones, nothing is doubled. The new "
                          "token is yours like any other: Grave and Bones must be resolved, the Rose "
                          "counts in a tie. The printed rules speak of numbers only.")),
        told(TALETOP_TEXT("storyline",
                          "The Magic Hat has brought you the Grave. Nothing is doubled, and you must lay "
                          "it on one of your own numbers now. A 1 costs you least."))},
    RuleEntry{
        65, told(TALETOP_TEXT("storyline", "The Magic Hat and an empty pool")),
        told(TALETOP_TEXT("storyline",
                          "If no token were left in the pool, the Hat would bring nothing and be worth 0. "
                          "With our decks 3 tokens are still there. The printed rules do not speak of "
                          "this."))},
    RuleEntry{
        66, told(TALETOP_TEXT("storyline", "Grave or Hat first?")),
        told(TALETOP_TEXT("storyline",
                          "Only the order of Grave and Hat can matter. If you have no number, take the "
                          "Grave first: it finds nothing to cover, and the Hat's number still counts "
                          "double. If you have a number, the Hat first is never worse: the Grave can then "
                          "cover a low number from the Hat instead of a high one of yours. Once laid, the "
                          "Grave stays.")),
        told(TALETOP_TEXT("storyline",
                          "You have the Grave, the Magic Hat and only one number, a 3. Begin with the Hat: "
                          "then you can cover whichever number costs less. Begin with the Grave, and it "
                          "takes the 3 before the Hat brings anything."))},
    RuleEntry{67, told(TALETOP_TEXT("storyline", "The Rose")),
              told(TALETOP_TEXT(
                  "storyline", "The Rose brings no points. It settles a tie for first place: its owner wins, "
                               "whoever is tied (SL-71)."))},
    RuleEntry{
        68, told(TALETOP_TEXT("storyline", "Tokens left in the pool")),
        told(TALETOP_TEXT("storyline",
                          "Tokens that nobody gained count for nobody. They stay face down even after the "
                          "end, so you will not learn where a missing Rose was. The printed rules only "
                          "turn up the players' tokens."))},
};

constexpr std::array winningEntries{
    RuleEntry{
        69, told(TALETOP_TEXT("storyline", "Your points")),
        told(TALETOP_TEXT("storyline",
                          "Your points are all your numbers that are not covered, with the one on the "
                          "Magic Hat counted twice, and 3 more for the Bones with the skull up. The Grave, "
                          "the Rose and the Hat have no points of their own."))},
    RuleEntry{70, told(TALETOP_TEXT("storyline", "The most points win")),
              told(TALETOP_TEXT("storyline",
                                "When all tokens are resolved, the highest total wins. Only first place is "
                                "settled by the rules. Ties further down stay ties."))},
    RuleEntry{
        71, told(TALETOP_TEXT("storyline", "A tie and the Rose")),
        told(TALETOP_TEXT("storyline",
                          "If several players tie for the most points, the owner of the Rose wins alone, "
                          "whoever is tied. A tie further down does not count: at 9, 7 and 7 points the Rose "
                          "does nothing. The printed rules speak only of a tie; we read it as a tie for "
                          "first place.")),
        told(TALETOP_TEXT("storyline",
                          "You have 11 points, Ben has 9, and Cleo has 8 and the Rose. Lay the Grave on "
                          "your 1 and you win with 10. Lay it on a 2 and you tie with Ben at 9, so Cleo "
                          "wins by the Rose."))},
    RuleEntry{
        72, told(TALETOP_TEXT("storyline", "A tie without the Rose")),
        told(TALETOP_TEXT("storyline",
                          "If the Rose is with nobody, the tied players count their tokens, and whoever of "
                          "them has the most wins. Every token counts once here: covered, doubled, "
                          "special, and also the one that the Hat brought. The printed rules do not say "
                          "which tokens count, so all of them do.")),
        told(TALETOP_TEXT("storyline",
                          "Nobody has the Rose. You have 12 points and 7 tokens, Ben has 11 points and 5 "
                          "tokens. Lay the Grave on a 1: you tie at 11, and you win by your tokens. Lay it "
                          "on a 2 or a 3, and Ben has the most points."))},
    RuleEntry{
        73, told(TALETOP_TEXT("storyline", "Shared victory")),
        told(TALETOP_TEXT("storyline",
                          "If the tied players have equally many tokens as well, they win together. If "
                          "only some of them share the highest number of tokens, these win and the other "
                          "tied players do not. The printed rules speak only of the case that all are "
                          "equal."))},
};

constexpr std::array optionsEntries{
    RuleEntry{
        74, told(TALETOP_TEXT("storyline", "Family variant")),
        told(TALETOP_TEXT("storyline",
                          "This is a simpler end, made for playing with young children. No token is "
                          "turned, and the number of tokens decides: the most win. Everything before The "
                          "End stays the same. You switch it on before the game, and it stays on.")),
        told(TALETOP_TEXT("storyline",
                          "This is the last choice of a game in the family variant. Whoever played the "
                          "card that you choose gains the last token, and The End is read. Cleo has 6 "
                          "tokens and Ben has 5, so the win may be hers alone or shared."))},
    RuleEntry{
        75, told(TALETOP_TEXT("storyline", "Family variant: ties")),
        told(TALETOP_TEXT("storyline",
                          "Players who share the most tokens share the win. No special token has any "
                          "effect, not even the Rose. No token is ever shown, not in the log and not when "
                          "you look back at the game. The printed rules say nothing about ties here."))},
    RuleEntry{76, told(TALETOP_TEXT("storyline", "For which age")),
              told(TALETOP_TEXT(
                  "storyline", "The printed game is for players from 8 years on, and its small parts are not "
                               "for children under 3. That is advice only and changes no rule."))},
};

} // namespace

RuleEntries endingRules() { return endingEntries; }
RuleEntries winningRules() { return winningEntries; }
RuleEntries optionsRules() { return optionsEntries; }

} // namespace taletop::storyline
