// SPDX-License-Identifier: MIT
#include "core/contract/game_of.h"
#include "core/games/tailstory/files/files.h"
#include "core/games/tailstory/player/player.h"
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/table/table.h"
#include "core/games/tailstory/words/words.h"

namespace taletop::tailstory {

namespace {

constexpr int ruleOptions = 5;
constexpr int optionCount = ruleOptions + designCount;

constexpr std::array<const char*, 2> actingValues{"5", "3"};
constexpr std::array<const char*, 2> actingLabels{TALETOP_TEXT("tailstory", "Up to 5 cards"),
                                                  TALETOP_TEXT("tailstory", "Up to 3 cards")};
constexpr std::array<const char*, 2> responseValues{"order", "fastest"};
constexpr std::array<const char*, 2> responseLabels{TALETOP_TEXT("tailstory", "In turn order"),
                                                    TALETOP_TEXT("tailstory", "Fastest finger")};
constexpr std::array<const char*, designCount> copiesKeys{
    "E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09", "E10", "E11", "E12", "E13", "E14", "E15"};

std::array<contract::OptionInfo, optionCount> makeOptions() {
    std::array<contract::OptionInfo, optionCount> all{{
        {.key = "acting", // TS-126
         .label = text(TALETOP_TEXT("tailstory", "Acting cards")),
         .explanation = text(TALETOP_TEXT("tailstory", "How many cards an Acting card lets you draw.")),
         .least = 1,
         .most = 2,
         .standard = 1,
         .values = actingValues,
         .valueLabels = actingLabels},
        {.key = "responses", // TS-127
         .label = text(TALETOP_TEXT("tailstory", "Who may stop first")),
         .explanation =
             text(TALETOP_TEXT("tailstory", "One at a time in turn order, or whoever is quickest.")),
         .least = 0,
         .most = 1,
         .standard = 0,
         .values = responseValues,
         .valueLabels = responseLabels},
        {.key = "entrycheck", // TS-128
         .label = text(TALETOP_TEXT("tailstory", "Deck check after the draw")),
         .explanation = text(TALETOP_TEXT(
             "tailstory", "A deck that runs out in the draw step is renewed before the first action.")),
         .least = 0,
         .most = 1,
         .standard = 0,
         .aside = true},
        {.key = "idlecheck", // TS-129
         .label = text(TALETOP_TEXT("tailstory", "Deck check without an action")),
         .explanation = text(TALETOP_TEXT("tailstory", "A turn without an action has a deck check too.")),
         .least = 0,
         .most = 1,
         .standard = 1,
         .aside = true},
        {.key = "turncap", // TS-131
         .label = text(TALETOP_TEXT("tailstory", "Turn limit")),
         .explanation = text(TALETOP_TEXT(
             "tailstory", "The game ends with no winner after this many turns. 0 means no limit.")),
         .least = 0,
         .most = 1000,
         .standard = 0,
         .aside = true},
    }};
    for (int design = 0; design < designCount; ++design) { // TS-130
        const auto i = static_cast<std::size_t>(design);
        all[ruleOptions + i] = {
            .key = copiesKeys[i],
            .label = text(TALETOP_TEXT("tailstory", "Copies of %1")).word(designs[i].name),
            .explanation =
                text(TALETOP_TEXT("tailstory", "Together there must be at least 15 Event cards per player.")),
            .least = 0,
            .most = mostCopies,
            .standard = 4,
            .inTable = true,
            .aside = true};
    }
    return all;
}

/// TS-130: refuses options with too few Event cards.
std::optional<kit::Notice> conflict(const contract::Options& options) {
    int cards = 0;
    for (std::size_t i = ruleOptions; i < optionCount; ++i)
        cards += options.values[i];
    const int needed = deckSize * options.seats;
    if (cards >= needed)
        return std::nullopt;
    return kit::Notice(
        "files", TALETOP_TEXT("files", "these options make only %1 Event cards; %2 players need %3 (TS-130)"),
        {cards, options.seats, needed});
}

} // namespace

// The maximum number of journal entries. The rules set none, because players may prolong a game on purpose
// (TS-125). The longest of thousands of random games has about 1,200 entries.
constexpr int longest = 8000;

const contract::GameInfo& Rules::info() {
    static const auto options = makeOptions();
    static const contract::GameInfo info{
        .id = "tailstory",
        .ledger = "TS",
        .title = {"tailstory", TALETOP_TEXT("tailstory", "Tail Story")},
        .tagline = {"tailstory", TALETOP_TEXT("tailstory", "Empty your deck, stop the others, howl")},
        .credits = {"tailstory", TALETOP_TEXT("tailstory", "A card game by Poj Santivatr")},
        .seatsLeast = 2,
        .seatsMost = mostSeats,
        .minutes = 30,
        .revision = 1,
        .longestMoves = longest,
        .options = options,
        .faceNames = names(),
        .conflict = conflict,
    };
    return info;
}

const contract::Game& game() {
    static const contract::GameOf<Rules, Words, Files, Player, Shown> theGame;
    return theGame;
}

} // namespace taletop::tailstory
