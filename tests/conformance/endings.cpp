// SPDX-License-Identifier: MIT
#include "tests/conformance/checks.h"

namespace taletop::conformance {

using namespace contract;

namespace {

std::string brokenEarned(const Moment& moment, const ScoreLine& line) {
    AnyState state = moment.state();
    const kit::TableRef table = moment.game().table(state);
    std::vector<int> sums(line.points.size());
    for (const Earned& earned : line.earned) {
        if (earned.seat < 0 || earned.seat >= moment.seats())
            return "earned by a seat that is not there";
        if (const auto broken = brokenText(moment.game(), earned.what); !broken.empty())
            return "what earned points " + broken;
        for (const CardSpot& spot : earned.cards)
            if (spot.zone >= table.zoneCount() || spot.index < 0 ||
                static_cast<std::size_t>(spot.index) >= table.zone(spot.zone).size())
                return "earned by a card that is not there";
        sums[static_cast<std::size_t>(earned.seat)] += earned.points;
    }
    return line.earned.empty() || sums == line.points ? "" : "what earned points does not add up to the line";
}

std::string brokenWinners(const Result& result, kit::Seat seats, bool over) {
    if (result.undecided && !over)
        return "a game that goes on is called undecided";
    if (result.winners.empty() != (result.undecided || !over))
        return over ? "a game is over without a winner" : "a game that is not over has winners";
    for (std::size_t i = 0; i < result.winners.size(); ++i)
        if (result.winners[i] < 0 || result.winners[i] >= seats ||
            std::ranges::count(result.winners, result.winners[i]) != 1)
            return "a winner is not there or named twice";
    return {};
}

} // namespace

std::string invariantsHold(const Moment& moment) { return moment.game().brokenInvariant(moment.state()); }

std::string gamesEndInTime(const Moment& moment) {
    const bool over = moment.game().pending(moment.state()).kind == Pending::Kind::Over;
    if (moment.entry() != nullptr)
        return over ? "a game that is over goes on" : "";
    const int entries = static_cast<int>(moment.playout.entries.size());
    if (entries > moment.game().info().longestMoves)
        return "the game is longer than it may be";
    return over ? "" : "the game stops without being over";
}

std::string scoresAddUp(const Moment& moment) {
    const Result result = moment.game().result(moment.state());
    const auto seats = static_cast<std::size_t>(moment.seats());
    if (result.lines.empty() || result.totals.size() != seats)
        return "a score sheet without lines or with the wrong seats";
    std::vector<int> sums(seats);
    for (const ScoreLine& line : result.lines) {
        const std::string name = std::string("line '") + line.key + "': ";
        if (line.key == std::string_view() || line.points.size() != seats)
            return name + "no key or the wrong seats";
        if (const auto broken = brokenText(moment.game(), line.label); !broken.empty())
            return name + "the label " + broken;
        if (const auto broken = brokenEarned(moment, line); !broken.empty())
            return name + broken;
        for (std::size_t seat = 0; seat < seats; ++seat)
            sums[seat] += line.points[seat];
    }
    if (sums != result.totals)
        return "the totals are not the sums of the lines";
    return brokenWinners(result, moment.seats(),
                         moment.game().pending(moment.state()).kind == Pending::Kind::Over);
}

} // namespace taletop::conformance
