// SPDX-License-Identifier: MIT
// The rulebook on sets and points, and what there is to choose and to know.
#include "core/games/foxtail/words/rulebook_parts.h"

namespace taletop::foxtail {

namespace {

using contract::RuleEntry;

constexpr std::array setsEntries{
    RuleEntry{
        47, told(TALETOP_TEXT("foxtail", "Rows of charms")),
        told(TALETOP_TEXT("foxtail",
                          "Bits joined in the same way, one after the other, bring charms of one kind side "
                          "by side: a row. A row ends where a bit joins in another way or where a join is "
                          "lost (FT-34). Matches and chains are found inside a row only, never across its "
                          "end.")),
        told(TALETOP_TEXT("foxtail",
                          "Your first two bits match at the top left. The third one is joined with the "
                          "bottoms together, so that row has ended. Join the new bit over with the tops "
                          "together: it makes a new match of 2, and the first match stays as it is."))},
    RuleEntry{48, told(TALETOP_TEXT("foxtail", "Match")),
              told(TALETOP_TEXT(
                  "foxtail", "Charms side by side in a row with the same number are a match. A match may be "
                             "of any length from 2 on. In the row 1-1-3-3 there are 2 matches of 2."))},
    RuleEntry{49, told(TALETOP_TEXT("foxtail", "Chain")),
              told(TALETOP_TEXT(
                  "foxtail", "Charms side by side in a row whose numbers differ by exactly 1 are a chain. It "
                             "may count up or down and be of any length from 2 on: 2-3 is one, and so is "
                             "3-2-1."))},
    RuleEntry{50, told(TALETOP_TEXT("foxtail", "A chain may turn around")),
              told(TALETOP_TEXT(
                  "foxtail", "A chain may switch between counting up and counting down as often as it likes. "
                             "The row 2-1-2-1 is a single chain of 4, and 1-2-3-2-3 a single chain of 5."))},
    RuleEntry{51, told(TALETOP_TEXT("foxtail", "1 and 3 do not go together")),
              told(TALETOP_TEXT(
                  "foxtail", "A 1 next to a 3 is neither a match nor a chain, whichever comes first. Any set "
                             "ends there. The row 1-2-3-1-2 holds a chain of 3 and a chain of 2.")),
              told(TALETOP_TEXT(
                  "foxtail", "Your new bit has a 3 at the top left, and your last bit has a 1 there. Join it "
                             "over with the tops together: that is allowed, and it makes no set. Each of the "
                             "three other ways makes a match."))},
    RuleEntry{52, told(TALETOP_TEXT("foxtail", "Two charms make a set")),
              told(TALETOP_TEXT(
                  "foxtail", "The smallest match has 2 charms, and so has the smallest chain. A single charm "
                             "is no set. The printed rules name no smallest size, so we take two neighbours "
                             "that fit as enough."))},
    RuleEntry{
        53, told(TALETOP_TEXT("foxtail", "A charm in a match and in a chain")),
        told(TALETOP_TEXT("foxtail",
                          "A charm may belong to a match and to a chain, and then it counts in both. The "
                          "row 1-2-2-3 holds a chain of 2, a match of 2 and another chain of 2, together 6 "
                          "points. No charm ever belongs to 2 matches or to 2 chains. The printed rules "
                          "leave this open.")),
        told(TALETOP_TEXT("foxtail",
                          "At the top left your row is 1-1-2: a match of 2 and a chain of 2. Join the new "
                          "bit over with the tops together. Its 2 makes another match of 2 with the last "
                          "charm of the chain, and that charm counts in both."))},
};

constexpr std::array pointsEntries{
    RuleEntry{54, told(TALETOP_TEXT("foxtail", "How points are counted")),
              told(TALETOP_TEXT(
                  "foxtail", "When all tails are complete, points are counted in this order: matches and "
                             "chains, variety, longest chain and biggest match, first to finish, prettiest "
                             "tail. Before that nothing is settled, and the score pad only shows how things "
                             "stand. A long tail is worth nothing by itself."))},
    RuleEntry{55, told(TALETOP_TEXT("foxtail", "Points for matches")),
              told(TALETOP_TEXT("foxtail",
                                "Each match is worth 1 point for every charm in it. A match of 3 brings 3 "
                                "points, and 2 matches of 2 bring 4."))},
    RuleEntry{56, told(TALETOP_TEXT("foxtail", "Points for chains")),
              told(TALETOP_TEXT(
                  "foxtail", "Each chain is worth 1 point for every charm in it. The row 1-2-3-3-3-2-1 holds "
                             "a chain of 3, a match of 3 and a chain of 3: 9 points."))},
    RuleEntry{
        57, told(TALETOP_TEXT("foxtail", "Variety")),
        told(TALETOP_TEXT("foxtail",
                          "Variety counts the kinds of charm in which you have a set: 1 point for each, at "
                          "most 4. A second set of the same kind adds nothing here."))},
    RuleEntry{
        58, told(TALETOP_TEXT("foxtail", "Longest chain")),
        told(TALETOP_TEXT("foxtail",
                          "The longest single chain at the table earns its owner 2 points. All players who "
                          "tie for it get 2 points each. You can get these and the points for the biggest "
                          "match as well.")),
        told(TALETOP_TEXT("foxtail",
                          "You and Ben both have a chain of 3, so each of you would get the 2 points. Join "
                          "the new bit over with the tops together: your chain grows to 4, and the points "
                          "for the longest chain are yours alone."))},
    RuleEntry{59, told(TALETOP_TEXT("foxtail", "Biggest match")),
              told(TALETOP_TEXT(
                  "foxtail", "The biggest single match at the table earns its owner 2 points. Sizes are not "
                             "added up: a match of 3 beats 2 matches of 2. All players who tie for it get 2 "
                             "points each."))},
    RuleEntry{
        60, told(TALETOP_TEXT("foxtail", "When nobody has one")),
        told(TALETOP_TEXT("foxtail",
                          "If nobody at the table has a chain, nobody gets the points for the longest one. "
                          "The same goes for matches. The printed rules do not speak of this; a set that "
                          "was never made cannot be the biggest."))},
    RuleEntry{
        61, told(TALETOP_TEXT("foxtail", "First to finish")),
        told(TALETOP_TEXT("foxtail",
                          "Everybody who got the tip in the earliest finishing turn gets 2 points. Drawing "
                          "first within that turn is no advantage."))},
    RuleEntry{62, told(TALETOP_TEXT("foxtail", "Prettiest tail")),
              told(TALETOP_TEXT(
                  "foxtail", "When all tails are complete, everybody gives 1 point to the tail of another "
                             "player. You cannot choose your own tail, and you cannot keep the point. Votes "
                             "stay secret until all are in, so nobody can answer a vote with a vote. A "
                             "computer player picks the tail with the most joins in sight.")),
              told(TALETOP_TEXT(
                  "foxtail", "All tails are complete. Look at the tails of Ben and Cleo and give your point "
                             "to one of them. Your own tail is not among those that you can choose."))},
    RuleEntry{63, told(TALETOP_TEXT("foxtail", "The vote with two players")),
              told(TALETOP_TEXT(
                  "foxtail", "With 2 players there is only one other tail, so each gets 1 point from the "
                             "other. The program gives these points by itself. They stand in the total and "
                             "never change who wins."))},
    RuleEntry{64, told(TALETOP_TEXT("foxtail", "Winning")),
              told(TALETOP_TEXT(
                  "foxtail", "The most points win. Players who tie for the most share the win, because there "
                             "is no tie-break. The printed rules take winning lightly too."))},
    RuleEntry{65, told(TALETOP_TEXT("foxtail", "How many points are possible")),
              told(TALETOP_TEXT(
                  "foxtail", "Every join adds 2 points to your sets at most. So 8 bits, with 7 joins, bring "
                             "up to 14 points for sets and 4 for variety: 18 own points. Your own points are "
                             "0 or at least 3, because even the smallest set is worth 2 points and 1 for "
                             "variety."))},
};

constexpr std::array waysEntries{
    RuleEntry{9, told(TALETOP_TEXT("foxtail", "Charm themes")),
              told(TALETOP_TEXT(
                  "foxtail", "A theme decides how the 4 kinds of charm look and changes nothing else. In the "
                             "order top left, top right, bottom left, bottom right: Summer has sunflower, "
                             "wheat, butterfly and snail; Autumn has acorn, toadstool, maple leaf and "
                             "hedgehog; Winter has snowflake, pine cone, mitten and robin; Spring has tulip, "
                             "ladybird, raindrop and catkin."))},
    RuleEntry{
        66, told(TALETOP_TEXT("foxtail", "Solo practice")),
        told(TALETOP_TEXT("foxtail",
                          "One player alone plays by the same rules: 8 bits are the upper part of the deck, "
                          "2 bits and the tip the lower one. Only matches, chains and variety count, because "
                          "everything else needs somebody to "
                          "compare with. Your tail gets 8, 9 or 10 bits, each just as likely. The printed "
                          "rules have no solo game; this one is ours."))},
    RuleEntry{
        67, told(TALETOP_TEXT("foxtail", "Choosing a theme")),
        told(TALETOP_TEXT("foxtail",
                          "You pick a theme (FT-9) before the game and can change it at any time. Only the "
                          "pictures change, and the game goes on as before."))},
};

constexpr std::array figuresEntries{
    RuleEntry{68, told(TALETOP_TEXT("foxtail", "How long a tail gets")),
              told(TALETOP_TEXT(
                  "foxtail", "If nobody brushes, a tail gets 8 bits at least. At most it gets 12 with 2 "
                             "players, 14 with 3 and 16 with 4. On average it has a little more than 9. One "
                             "tail in three stays at 8, and every seat has the same chances."))},
    RuleEntry{69, told(TALETOP_TEXT("foxtail", "Bits that are left over")),
              told(TALETOP_TEXT("foxtail",
                                "The bits under the last tip stay in the deck. The shuffle alone decides how "
                                "many, whatever anybody does: on average 1 to 2 bits. So with others at the "
                                "table, bits that you miss by brushing go to them."))},
    RuleEntry{
        70, told(TALETOP_TEXT("foxtail", "The shortest and the longest")),
        told(TALETOP_TEXT("foxtail",
                          "Without brushing a game takes at least 9 turns, and at most 13 with 2 players, "
                          "15 with 3 or 17 with 4. With brushing it can take up to 24, 28 or 32 turns. "
                          "Tails can then end with 6 to 14 bits with 2 players, 5 to 18 with 3 and 5 to 20 "
                          "with 4. With 3 or 4 players not every seat reaches both ends, because earlier "
                          "seats draw first."))},
    RuleEntry{
        71, told(TALETOP_TEXT("foxtail", "Two bits joined blindly")),
        told(TALETOP_TEXT("foxtail",
                          "There are 6240 ways to join one bit of the pack to another. 1976 of them make a "
                          "match, 2912 make a chain and 1352 make nothing. So even a bit joined blindly "
                          "scores nearly 4 times out of 5, and there is always a way that does."))},
    RuleEntry{
        72, told(TALETOP_TEXT("foxtail", "What luck alone brings")),
        told(TALETOP_TEXT("foxtail",
                          "If all bits are joined at random, sets bring about 8 points in a tail of 8 bits "
                          "and about 17 in one of 16 bits. That is a little more than 1 point for each "
                          "further bit."))},
    RuleEntry{73, told(TALETOP_TEXT("foxtail", "What skill brings")),
              told(TALETOP_TEXT(
                  "foxtail", "We let computer players play many thousands of games. With 2 to 4 players at "
                             "the table, joining at random brings 17 to 18 points in all, and always taking "
                             "what scores most at once brings more than 26. Brushing at random makes your "
                             "tail short and loses. The casual computer player joins for the most points and "
                             "brushes late, if that gains at least 2."))},
    RuleEntry{74, told(TALETOP_TEXT("foxtail", "The best brush")),
              told(TALETOP_TEXT(
                  "foxtail", "For every tail there is a brush that brings the most own points. In more than "
                             "99 of 100 tails with 8 to 12 bits it reaches the limit (FT-65): 18 points with "
                             "8 bits, and 2 more for every further bit. The computer works it out exactly, "
                             "for its own moves and for your hints.")),
              told(TALETOP_TEXT(
                  "foxtail", "In solo practice your 8 bits have 3 own points, and the best brush brings 18. "
                             "Choose to brush and try to find it. A hint shows you a good next step."))},
    RuleEntry{75, told(TALETOP_TEXT("foxtail", "Some best brushes")),
              told(TALETOP_TEXT(
                  "foxtail", "Bits are told here by their numbers: top left, top right, bottom left, bottom "
                             "right. The tail 1112, 2111 can have 3 own points at best, the tail 1112, 1121, "
                             "1123 can have 6. The tail 1112, 1121, 1123, 1132, 1211 can have 12: join its "
                             "bits over and under with the tops together, then over and under with the "
                             "bottoms together, for a set in each kind."))},
    RuleEntry{
        76, told(TALETOP_TEXT("foxtail", "What a long set costs")),
        told(TALETOP_TEXT("foxtail",
                          "A join that opens a set brings 2 points, and one that makes a set longer brings "
                          "1. So each further charm in a long set costs you about 1 own point. It pays "
                          "only if it wins you the longest chain (FT-58) or the biggest match (FT-59)."))},
    RuleEntry{
        77, told(TALETOP_TEXT("foxtail", "Everything has its mirror")),
        told(TALETOP_TEXT("foxtail",
                          "Tops are worth as much as bottoms. A tail read from its tip to its fox, as in a "
                          "mirror, is worth the same. And if every 1 of a kind became a 3 and every 3 a 1, "
                          "nothing would change either."))},
    RuleEntry{78, told(TALETOP_TEXT("foxtail", "Example: a tail and its points")),
              told(TALETOP_TEXT(
                  "foxtail", "Six bits show the top left numbers 2, 2, 2, 2, 2 and 1. All are joined over "
                             "with the tops together: that makes a match of 5 and a chain of 2, with 1 point "
                             "for variety 8 own points. Join the fourth bit under instead, with the tops "
                             "together, and two joins are lost. A match of 3 and a chain of 2 remain, 6 own "
                             "points."))},
    RuleEntry{
        79, told(TALETOP_TEXT("foxtail", "Example: comparing tails")),
        told(TALETOP_TEXT("foxtail",
                          "Three players have longest chains of 5, 3 and 3 and biggest matches of 0, 3 and "
                          "3. The first gets 2 points for the chain, and the two others 2 each for their "
                          "matches. Their finishing turns are 9, 10 and 9, so the first and the third get "
                          "2 points more."))},
    RuleEntry{
        80, told(TALETOP_TEXT("foxtail", "Example: a whole game for two")),
        told(TALETOP_TEXT("foxtail",
                          "One player always draws and finishes on turn 13 with 12 bits and 16 own points. "
                          "The other brushes twice and finishes on turn 10 with 7 bits and 13 own points. "
                          "They tie for the longest chain and the biggest match, each gets 1 vote, and the "
                          "second gets 2 points for finishing first. The long tail wins by 21 points to "
                          "20."))},
};

} // namespace

RuleEntries setsRules() { return setsEntries; }
RuleEntries pointsRules() { return pointsEntries; }
RuleEntries waysRules() { return waysEntries; }
RuleEntries figuresRules() { return figuresEntries; }

} // namespace taletop::foxtail
