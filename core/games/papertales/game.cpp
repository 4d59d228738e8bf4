// SPDX-License-Identifier: MIT
#include "core/contract/game_of.h"
#include "core/games/papertales/files/files.h"
#include "core/games/papertales/player/player.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/table/table.h"
#include "core/games/papertales/words/words.h"

namespace taletop::papertales {

namespace {

// The maximum number of journal entries. Each turn has a deal, a shuffle, the three automatic phases, and
// reshuffles. Each seat makes four picks, a plan, up to five targets and three saves with their commits, and
// a construction. A plan has up to four steps for each of six cards (deploy, move, take back, keep), two for
// each of five Units (move, discard), and a commit.
constexpr int longestPlan = 6 * 4 + 5 * 2 + 1;
constexpr int longestTurn = 8 + mostSeats * (4 + longestPlan + 6 + 4 + 1);

} // namespace

const contract::GameInfo& Rules::info() {
    static const contract::GameInfo info{
        .id = "papertales",
        .ledger = "PT",
        .title = {"papertales", TALETOP_TEXT("papertales", "Paper Tales")},
        .tagline = {"papertales", TALETOP_TEXT("papertales", "A Kingdom that time takes away")},
        .credits = {"papertales",
                    TALETOP_TEXT("papertales", "A game by Masato Uesugi, published by Catch Up Games")},
        .seatsLeast = 2,
        .seatsMost = mostSeats,
        .minutes = 30,
        .revision = 1,
        .longestMoves = 1 + lastTurn * longestTurn,
        .options = {}, // PT-123, PT-124
        .faceNames = names(),
    };
    return info;
}

const contract::Game& game() {
    static const contract::GameOf<Rules, Words, Files, Player, Shown> theGame;
    return theGame;
}

} // namespace taletop::papertales
