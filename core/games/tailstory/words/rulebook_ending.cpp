// SPDX-License-Identifier: MIT
// The rulebook for players: who wins, and the options.
#include "core/games/tailstory/words/rulebook_parts.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr std::array ending{
    rule(123, TALETOP_TEXT("tailstory", "There is one winner"),
         TALETOP_TEXT("tailstory",
                      "The first player with four achievements wins. The others are not ranked, and "
                      "there is never a tie.")),
    rule(124, TALETOP_TEXT("tailstory", "Two fourth achievements at once"),
         TALETOP_TEXT("tailstory",
                      "If two players could collect their fourth achievement in the same deck check, "
                      "the first one in turn order wins, beginning with the player whose turn it is. "
                      "The other does not collect any more.")),
    rule(125, TALETOP_TEXT("tailstory", "Passing does not stop the game"),
         TALETOP_TEXT("tailstory",
                      "Even if all players only pass, somebody's draws empty a deck again and again, "
                      "so the game comes to an end. For that every turn has a deck check (TS-114). "
                      "Somebody who keeps running out of cards with an empty hand could make the "
                      "game longer on purpose; that is allowed.")),
};

constexpr std::array option{
    rule(126, TALETOP_TEXT("tailstory", "Option: Acting cards"),
         TALETOP_TEXT("tailstory",
                      "Choose whether an Acting card draws up to 5 cards or up to 3. The standard is "
                      "5. Why there are two numbers is told in TS-69.")),
    rule(127, TALETOP_TEXT("tailstory", "Option: who may stop first"),
         TALETOP_TEXT("tailstory",
                      "In turn order, the standard: players respond one after the other (TS-44). "
                      "Fastest finger: all are asked together, and the first to press stops it "
                      "(TS-45).")),
    rule(128, TALETOP_TEXT("tailstory", "Option: deck check after the draw"),
         TALETOP_TEXT("tailstory",
                      "If this is on, there is a deck check right after the draw step whenever a "
                      "deck is empty then, so that you begin your play step with a new deck. The "
                      "standard is off: the check waits for your first action (TS-113).")),
    rule(129, TALETOP_TEXT("tailstory", "Option: deck check without an action"),
         TALETOP_TEXT("tailstory",
                      "If this is on, a turn without any action has one deck check too (TS-114); "
                      "this is the standard. If it is off, decks are only checked after actions, and "
                      "a game in which everybody just passes may never end.")),
    rule(130, TALETOP_TEXT("tailstory", "Option: copies of the Event cards"),
         TALETOP_TEXT("tailstory",
                      "You can change how many copies of each Event card there are, from 0 to 8; the "
                      "standard is 4 each. All of them together must be at least 15 for each player, "
                      "or else they are not enough for the decks.")),
    rule(131, TALETOP_TEXT("tailstory", "Option: turn limit"),
         TALETOP_TEXT("tailstory",
                      "With a turn limit the game stops after that many turns, and nobody wins if it "
                      "is not decided by then. It is meant for trying things out. The standard is 0, "
                      "which is no limit.")),
};

} // namespace

RuleEntries endingRules() { return ending; }
RuleEntries optionRules() { return option; }

} // namespace taletop::tailstory
