// SPDX-License-Identifier: MIT
#include "core/contract/game_of.h"
#include "core/games/foxtail/files/files.h"
#include "core/games/foxtail/player/player.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/table/table.h"
#include "core/games/foxtail/words/words.h"

namespace taletop::foxtail {

namespace {

constexpr std::array themes{"summer", "autumn", "winter", "spring"};
constexpr std::array themeLabels{
    TALETOP_TEXT("foxtail", "Summer"),
    TALETOP_TEXT("foxtail", "Autumn"),
    TALETOP_TEXT("foxtail", "Winter"),
    TALETOP_TEXT("foxtail", "Spring"),
};

const kit::Text title{.context = "foxtail", .source = TALETOP_TEXT("foxtail", "Foxtail")};
const kit::Text tagline{.context = "foxtail",
                        .source = TALETOP_TEXT("foxtail", "Grow your fox the prettiest tail")};
const kit::Text credits{
    .context = "foxtail",
    .source = TALETOP_TEXT("foxtail", "Foxtail is a game by Fox and Talen Lee. This table is not theirs. The "
                                      "rules are in our words, and the cards are our own.")};
const std::array allOptions{
    contract::OptionInfo{
        // The season, which affects only the pictures (FT-9, FT-67).
        .key = "theme",
        .label = {.context = "foxtail", .source = TALETOP_TEXT("foxtail", "Theme")},
        .explanation = {.context = "foxtail",
                        .source =
                            TALETOP_TEXT("foxtail", "Which pictures the charms show. Nothing else changes.")},
        .least = 0,
        .most = 3,
        .standard = 0,
        .values = themes,
        .valueLabels = themeLabels,
    },
};

/// The maximum number of journal entries: two for chance, four votes, and the entries of each tail. A tail of
/// n bits needs at most 2n choices and n - 1 links of drawn bits. If its seat brushes after each bit from the
/// second on, every brush adds links and a commit, which makes 3n - 1 + (n + 2)(n - 1) / 2 in total. This sum
/// is convex in n, so with 40 bits and tails of 5 to 20 (FT-70) the maximum is at 20, 10, 5 and 5 bits: 268 +
/// 83 + 28 + 28.
constexpr int longestMoves = 2 + 4 + 268 + 83 + 28 + 28;

} // namespace

const contract::GameInfo& Rules::info() {
    static const contract::GameInfo info{
        .id = "foxtail",
        .ledger = "FT",
        .title = title,
        .tagline = tagline,
        .credits = credits,
        .seatsLeast = 1, // FT-1; a single seat plays solo practice (FT-66)
        .seatsMost = mostSeats,
        .minutes = 15,
        .revision = 1,
        .longestMoves = longestMoves,
        .options = allOptions,
        .faceNames = faceNames(),
    };
    return info;
}

const contract::Game& game() {
    static const contract::GameOf<Rules, Words, Files, Player, Shown> instance;
    return instance;
}

} // namespace taletop::foxtail
