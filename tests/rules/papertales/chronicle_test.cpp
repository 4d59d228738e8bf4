// SPDX-License-Identifier: MIT
// Tests that the chronicle at the end of a game adds up to the score.
#include "core/games/papertales/rules/score.h"
#include "core/games/papertales/words/words.h"
#include "tests/rules/papertales/kingdoms.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

struct Played {
    State state;
    std::vector<kit::Fact> open;
};

/// Plays a game of random moves and returns it with its public facts.
Played playRandomly(int seats, std::uint64_t seed) {
    kit::Rng rng(seed);
    std::vector<kit::Fact> told;
    kit::Facts facts(told);
    State state = Rules::setup({.seats = seats});
    for (auto pending = Rules::pending(state); pending.kind != contract::Pending::Kind::Over;
         pending = Rules::pending(state)) {
        if (pending.goesByItself()) {
            goOn(state, rng, facts);
            continue;
        }
        const kit::Seat who = pending.seats.first();
        const MoveList moves = contract::legalMoves<Rules>(state, who);
        Rules::apply(state, who, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], facts);
    }
    std::erase_if(told, [](const kit::Fact& fact) {
        return fact.kind != kit::Fact::Kind::Note && fact.kind != kit::Fact::Kind::Scalar;
    });
    return {state, told};
}

/// The sum of a seat's numbers in all rows of a kind.
int sumOf(const std::vector<contract::ChronicleRow>& rows, std::string_view key, std::size_t seat) {
    int sum = 0;
    for (const contract::ChronicleRow& row : rows)
        if (row.key == key)
            sum += row.numbers[seat];
    return sum;
}

/// The number of a seat's texts in all rows of a kind.
std::size_t countWords(const std::vector<contract::ChronicleRow>& rows, std::string_view key,
                       std::size_t seat) {
    std::size_t count = 0;
    for (const contract::ChronicleRow& row : rows)
        if (row.key == key)
            count += row.words[seat].size();
    return count;
}

} // namespace

TEST_CASE("PT-120 PT-121 the turns of the chronicle add up to the score") {
    for (int seats = 2; seats <= 5; ++seats)
        for (std::uint64_t seed = 0; seed < 250; ++seed) {
            const auto [state, open] = playRandomly(seats, seed);
            const auto rows = Words::chronicle(open, static_cast<kit::Seat>(seats));
            REQUIRE(std::ranges::count(rows, true, &contract::ChronicleRow::heading) == lastTurn);
            const contract::Result sheet = Rules::result(state);
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
                CAPTURE(seed);
                CAPTURE(seat);
                REQUIRE(sumOf(rows, "turn", seat) == sheet.lines[0].points[seat]);
                REQUIRE(sumOf(rows, "turn", seat) + sheet.lines[1].points[seat] +
                            sheet.lines[2].points[seat] ==
                        sheet.totals[seat]);
            }
        }
}

TEST_CASE("PT-55 PT-76 PT-93 the lines of a turn in the chronicle add up to its heading") {
    for (int seats = 2; seats <= 5; ++seats)
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const auto [state, open] = playRandomly(seats, seed);
            const auto rows = Words::chronicle(open, static_cast<kit::Seat>(seats));
            std::vector<int> left(static_cast<std::size_t>(seats), 0);
            for (const contract::ChronicleRow& row : rows) {
                const bool part = row.key == std::string_view("wars") ||
                                  row.key == std::string_view("lost") ||
                                  row.key == std::string_view("deaths");
                for (std::size_t seat = 0; seat < left.size(); ++seat) {
                    if (row.heading)
                        REQUIRE(left[seat] == 0); // the parts of the previous turn have added up
                    if (row.heading)
                        left[seat] = row.numbers[seat];
                    else if (part)
                        left[seat] -= row.numbers[seat];
                }
            }
            REQUIRE(std::ranges::count(left, 0) == seats);
        }
}

TEST_CASE("PT-64 PT-68 PT-90 the chronicle lists every Building that was built") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto [state, open] = playRandomly(3, seed);
        const auto rows = Words::chronicle(open, 3);
        for (kit::Seat seat = 0; seat < 3; ++seat) {
            const auto cards = state.cards(ZoneKind::Buildings, seat);
            const auto standing = std::ranges::count_if(cards, [](kit::Card card) { return card.mark > 0; });
            const auto most = std::accumulate(cards.begin(), cards.end(), 0,
                                              [](int sum, kit::Card card) { return sum + card.mark; });
            const auto told = static_cast<int>(countWords(rows, "built", static_cast<std::size_t>(seat)));
            CHECK(told >= static_cast<int>(standing));
            CHECK(told <= most);
        }
    }
}
