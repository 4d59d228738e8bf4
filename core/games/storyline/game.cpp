// SPDX-License-Identifier: MIT
#include "core/contract/game_of.h"
#include "core/games/storyline/files/files.h"
#include "core/games/storyline/player/player.h"
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/table/table.h"
#include "core/games/storyline/words/words.h"

namespace taletop::storyline {

namespace {

constexpr std::array deckKeys{"A", "B", "chance"};
constexpr std::array deckLabels{TALETOP_TEXT("storyline", "No More Breakfasts"),
                                TALETOP_TEXT("storyline", "The Shadow Thief of Mouldwick"),
                                TALETOP_TEXT("storyline", "Random")};
constexpr std::array firstKeys{"chance", "1", "2", "3", "4", "5", "6", "7", "8"};
constexpr std::array firstLabels{TALETOP_TEXT("storyline", "Random"), TALETOP_TEXT("storyline", "Seat 1"),
                                 TALETOP_TEXT("storyline", "Seat 2"), TALETOP_TEXT("storyline", "Seat 3"),
                                 TALETOP_TEXT("storyline", "Seat 4"), TALETOP_TEXT("storyline", "Seat 5"),
                                 TALETOP_TEXT("storyline", "Seat 6"), TALETOP_TEXT("storyline", "Seat 7"),
                                 TALETOP_TEXT("storyline", "Seat 8")};

/// The options, in the order of setup.cpp.
constexpr std::array allOptions{
    contract::OptionInfo{
        .key = "deck",
        .label = {"storyline", TALETOP_TEXT("storyline", "Tale")},
        .explanation = {"storyline", TALETOP_TEXT("storyline", "Which of the two narrator decks to use.")},
        .least = 0,
        .most = deckCount,
        .standard = deckCount,
        .values = deckKeys,
        .valueLabels = deckLabels}, // SL-15
    contract::OptionInfo{
        .key = "narrator",
        .label = {"storyline", TALETOP_TEXT("storyline", "First Narrator")},
        .explanation = {"storyline", TALETOP_TEXT("storyline", "Who finished reading a book most recently?")},
        .least = 0,
        .most = mostSeats,
        .standard = 0,
        .values = firstKeys,
        .valueLabels = firstLabels}, // SL-16
    contract::OptionInfo{
        .key = "family",
        .label = {"storyline", TALETOP_TEXT("storyline", "Family variant")},
        .explanation = {"storyline",
                        TALETOP_TEXT("storyline", "Tokens stay face down, and the most tokens win.")},
        .least = 0,
        .most = 1,
        .standard = 0}, // SL-74
};

/// SL-16: the first Narrator must be one of the seats.
std::optional<kit::Notice> conflictIn(const contract::Options& chosen) {
    if (chosen.values[1] <= chosen.seats)
        return std::nullopt;
    return kit::Notice("files",
                       TALETOP_TEXT("files", "option narrator names seat %1, but there are only %2 (SL-16)"),
                       {chosen.values[1], chosen.seats});
}

// Journal entries: five shuffles of story cards, one of tokens, and two draws (deck and Narrator). In each
// round, everyone but the Narrator plays, the Narrator chooses, and each banner needs two shuffles. At the
// end come two effects, a cover and a flip.
constexpr int longestMoves = 8 + (pageCount - 1) * (mostSeats - 1 + 1 + 2 * mostBannersOnPage) + 4;

} // namespace

const contract::GameInfo& Rules::info() {
    static const contract::GameInfo info{
        .id = "storyline",
        .ledger = "SL",
        .title = {"storyline", TALETOP_TEXT("storyline", "StoryLine: Scary Tales")},
        .tagline = {"storyline", TALETOP_TEXT("storyline", "One spooky tale, told by all")},
        // SL-76: the age is advice and has no effect on play.
        .credits = {"storyline",
                    TALETOP_TEXT("storyline",
                                 "A game by Gabriele Mari, for ages 8 and up; the words are Taletop’s own")},
        .seatsLeast = fewestSeats,
        .seatsMost = mostSeats, // SL-01
        .minutes = 30,
        .revision = 1,
        .longestMoves = longestMoves,
        .options = allOptions,
        .faceNames = ids(),
        .conflict = conflictIn,
        .secretsStay = true, // SL-35: the givers of cards stay secret, as do hands that would reveal them
    };
    return info;
}

const contract::Game& game() {
    static const contract::GameOf<Rules, Words, Files, Player, Shown> theGame;
    return theGame;
}

} // namespace taletop::storyline
