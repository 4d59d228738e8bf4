// SPDX-License-Identifier: MIT
// Tests over whole games that hints count the points of links and brushes as the rules do.
#include "core/games/foxtail/player/player.h"
#include "core/games/foxtail/rules/link_effect.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/words/words.h"
#include "core/kit/at.h"
#include "core/kit/view.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <vector>

using namespace taletop;
using namespace taletop::foxtail;

namespace {

using Decision = contract::Decision<Move>;

int positionsAsked() { return std::getenv("TALETOP_LONG") != nullptr ? 1'000 : 60; }

/// Everyone's points if the seat had this tail.
TablePoints pointsWith(const State& view, kit::Seat seat, const Tail& tail) {
    std::vector<Standing> standings;
    for (kit::Seat each = 0; each < view.seats(); ++each)
        standings.push_back({.own = ownPoints(each == seat ? tail : tailOf(view, each))});
    return comparedPoints(standings);
}

/// The points of all other seats from the two comparisons with rivals.
int othersOf(const TablePoints& points, kit::Seat seat) {
    int sum = 0;
    for (kit::Seat each = 0; each < static_cast<kit::Seat>(points.size()); ++each)
        sum += each == seat ? 0 : kit::at(points, each).longestChain + kit::at(points, each).biggestMatch;
    return sum;
}

/// Checks the reason for a link. Returns whether the reason states the points that rivals lose.
bool checkLink(const State& view, kit::Seat seat, const Move& move) {
    const Tail before = tailOf(view, seat);
    Tail after = before;
    after.push_back({charmsOf(view.cards(ZoneKind::Drawn, seat)[0].face), move.link});
    const TablePoints now = pointsWith(view, seat, before);
    const TablePoints then = pointsWith(view, seat, after);
    const int gain = kit::at(then, seat).total() - kit::at(now, seat).total();
    const int lost = othersOf(now, seat) - othersOf(then, seat);
    const contract::Reason reason = Player::reasonFor(view, seat, std::array{move}, false);
    const bool takes = reason.ledger == 58 || reason.ledger == 59;
    CHECK(takes == (lost > 0 && gain > 0));
    if (takes) {
        CHECK(reason.why.arguments[1].value == gain);
        CHECK(reason.why.count == lost);
    } else if (reason.why.count >= 0) {
        CHECK(reason.why.count == ownPoints(after).total() - ownPoints(before).total());
    }
    return takes;
}

/// Checks the text and the reason of a decision that completes a brush.
void checkBrush(const State& view, kit::Seat seat, const Decision& steps) {
    Tail tail = brushedTail(view, seat);
    std::size_t place = linksSet(view, seat);
    for (const Move& step : steps)
        if (step.kind == Move::Kind::Link)
            tail[++place].link = step.link;
    const OwnPoints points = ownPoints(tail);
    const std::span row(steps.begin(), steps.end());
    const kit::Text why = Player::reasonFor(view, seat, row, false).why;
    CHECK(why.count == points.total());
    if (steps[0].kind != Move::Kind::Link)
        return;
    const std::vector<kit::Text> parts = Words::decisionText(view, seat, row).parts;
    REQUIRE(parts.size() >= 2);
    CHECK(parts[1].count == points.total());
    std::size_t part = 2;
    for (const int charms : {points.longestChain, points.biggestMatch})
        if (charms > 0)
            CHECK(parts.at(part++).arguments[0].value == charms);
    CHECK(part == parts.size());
}

} // namespace

TEST_CASE("FT-55 FT-58 FT-59 hints count points as the rules do and state the points that rivals lose") {
    int positions = 0;
    int taken = 0;
    int brushes = 0;
    for (std::uint64_t seed = 1; positions < positionsAsked() || taken == 0 || brushes == 0; ++seed) {
        REQUIRE(seed < 10'000);
        CAPTURE(seed);
        kit::Rng rng(seed);
        kit::Facts nobody;
        State state = Rules::setup(
            contract::standardOptions(Rules::info(), Rules::info().seatsLeast + static_cast<int>(seed % 4)));
        for (auto due = Rules::pending(state); due.kind != contract::Pending::Kind::Over;
             due = Rules::pending(state)) {
            if (due.kind == contract::Pending::Kind::Chance) {
                Rules::applyChance(state, contract::drawOutcome(due.chance, rng), nobody);
                continue;
            }
            const kit::Seat seat = due.seats.first();
            const State view = contract::viewOf<Rules>(state, seat);
            std::vector<Decision> decisions;
            Player::decisions(view, seat, decisions);
            for (const Decision& steps : decisions) {
                if (view.phase() == Phase::Place && holdsBit(view, seat)) {
                    taken += checkLink(view, seat, steps[0]) ? 1 : 0;
                } else if (view.phase() == Phase::Place) {
                    checkBrush(view, seat, steps);
                    ++brushes;
                }
            }
            ++positions;
            const auto moves = contract::legalMoves<Rules>(view, seat);
            Rules::apply(state, seat,
                         seed % 2 == 0 ? moves[rng.below(moves.size())] : Player::casualMove(view, seat, rng),
                         nobody);
        }
    }
}
