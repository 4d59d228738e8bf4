// SPDX-License-Identifier: MIT
#include "core/contract/game_of.h"
#include "core/games/_template/files/files.h"
#include "core/games/_template/player/player.h"
#include "core/games/_template/rules/rules.h"
#include "core/games/_template/table/table.h"
#include "core/games/_template/words/words.h"

namespace taletop::templategame {

const contract::GameInfo& Rules::info() {
    static const std::array options{
        contract::OptionInfo{
            .key = "rounds",
            .label = {"template", TALETOP_TEXT("template", "Rounds")},
            .explanation = {"template", TALETOP_TEXT("template", "How many rounds are played.")},
            .least = 2,
            .most = 6,
            .standard = 4},
        contract::OptionInfo{
            .key = "answers",
            .label = {"template", TALETOP_TEXT("template", "Answers")},
            .explanation = {"template", TALETOP_TEXT("template", "The highest card may be answered.")},
            .least = 0,
            .most = 1,
            .standard = 1},
    };
    // Journal entries: the shuffle, and in each round four cards played, three answers, three steps and one
    // reshuffle.
    constexpr int longest = 1 + 6 * (4 + 3 + 3 + 1);
    static const contract::GameInfo info{
        .id = "template",
        .ledger = "TM",
        .title = {"template", TALETOP_TEXT("template", "Template")},
        .tagline = {"template", TALETOP_TEXT("template", "The smallest game that uses everything")},
        .credits = {"template", TALETOP_TEXT("template", "Made for Taletop")},
        .seatsLeast = 2, // TM-1
        .seatsMost = mostSeats,
        .minutes = 5,
        .revision = 2, // not 1 as in a new game, so that tests can use an older revision
        .longestMoves = longest,
        .options = options,
        .faceNames = faceNames,
    };
    return info;
}

const contract::Game& game() {
    static const contract::GameOf<Rules, Words, Files, Player, Shown> theGame;
    return theGame;
}

} // namespace taletop::templategame
