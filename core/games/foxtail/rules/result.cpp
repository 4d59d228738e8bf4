// SPDX-License-Identifier: MIT
// The score sheet in the order of scoring (FT-54).
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/rules/tokens.h"
#include "core/kit/at.h"

namespace taletop::foxtail {

namespace {

using contract::CardSpot;
using contract::Earned;
using contract::ScoreLine;
using Sort = CharmSet::Sort;

constexpr std::array cornerNames{
    TALETOP_TEXT("foxtail", "top left"),
    TALETOP_TEXT("foxtail", "top right"),
    TALETOP_TEXT("foxtail", "bottom left"),
    TALETOP_TEXT("foxtail", "bottom right"),
};

kit::Text text(const char* source) { return {.context = "foxtail", .source = source}; }

/// The spots of a set's charms: one on each of its bits, in the corner of its kind (FT-5).
std::vector<CardSpot> spotsOf(const CharmSet& set, kit::Seat seat) {
    std::vector<CardSpot> spots;
    for (int place = set.first; place < set.first + set.length; ++place)
        spots.push_back({zoneOf(ZoneKind::Bits, seat), place, static_cast<int>(set.kind)});
    return spots;
}

kit::Text setText(const CharmSet& set) {
    const char* source = set.sort == Sort::Match ? TALETOP_PLURAL("foxtail", "Match of %n charm(s), %1")
                                                 : TALETOP_PLURAL("foxtail", "Chain of %n charm(s), %1");
    return text(source).plural(set.length).word(kit::at(cornerNames, set.kind));
}

/// Collects the lines of the score sheet. Computes the sets of all tails only once.
class Sheet {
public:
    explicit Sheet(const State& state) : m_state(state), m_points(tablePoints(state)) {
        for (kit::Seat seat = 0; seat < state.seats(); ++seat)
            m_sets.push_back(charmSets(tailOf(state, seat)));
    }

    [[nodiscard]] contract::Result result() const {
        contract::Result result;
        result.lines.push_back(setLine("match", TALETOP_TEXT("foxtail", "Matches"), Sort::Match)); // FT-55
        result.lines.push_back(setLine("chain", TALETOP_TEXT("foxtail", "Chains"), Sort::Chain));  // FT-56
        result.lines.push_back(varietyLine());
        if (m_points.size() > 1) { // FT-66
            result.lines.push_back(biggestLine("longestChain", TALETOP_TEXT("foxtail", "Longest chain"),
                                               Sort::Chain, &SeatPoints::longestChain)); // FT-58
            result.lines.push_back(biggestLine("biggestMatch", TALETOP_TEXT("foxtail", "Biggest match"),
                                               Sort::Match, &SeatPoints::biggestMatch)); // FT-59
            result.lines.push_back(firstLine());
            result.lines.push_back(prettiestLine());
        }
        for (const SeatPoints& points : m_points)
            result.totals.push_back(points.total());
        if (m_state.phase() == Phase::Over) {
            const kit::SeatSet winners = winnersOf(m_points);
            for (kit::Seat seat = 0; seat < seats(); ++seat)
                if (winners.contains(seat)) // FT-64
                    result.winners.push_back(seat);
        }
        return result;
    }

private:
    [[nodiscard]] kit::Seat seats() const { return kit::seatAt(m_points.size()); }
    [[nodiscard]] const SeatPoints& points(kit::Seat seat) const { return kit::at(m_points, seat); }
    [[nodiscard]] const CharmSets& sets(kit::Seat seat) const { return kit::at(m_sets, seat); }
    [[nodiscard]] ScoreLine line(const char* key, const char* label) const {
        return {.key = key, .label = text(label), .points = std::vector<int>(m_points.size()), .earned = {}};
    }
    static void earn(ScoreLine& line, Earned earned) {
        kit::at(line.points, earned.seat) += earned.points;
        line.earned.push_back(std::move(earned));
    }

    [[nodiscard]] ScoreLine setLine(const char* key, const char* label, Sort sort) const {
        ScoreLine result = line(key, label);
        for (kit::Seat seat = 0; seat < seats(); ++seat)
            for (const CharmSet& set : sets(seat))
                if (set.sort == sort)
                    earn(result, {seat, setText(set), set.length, spotsOf(set, seat)});
        return result;
    }
    /// FT-57: one point for each kind, however many sets of that kind a tail has.
    [[nodiscard]] ScoreLine varietyLine() const {
        ScoreLine result = line("variety", TALETOP_TEXT("foxtail", "Variety"));
        for (kit::Seat seat = 0; seat < seats(); ++seat)
            for (std::size_t kind = 0; kind < kindCount; ++kind) {
                Earned earned{
                    seat, text(TALETOP_TEXT("foxtail", "A set, %1")).word(cornerNames[kind]), 1, {}};
                for (const CharmSet& set : sets(seat))
                    if (static_cast<std::size_t>(set.kind) == kind)
                        for (const CardSpot& spot : spotsOf(set, seat))
                            earned.cards.push_back(spot);
                if (!earned.cards.empty())
                    earn(result, std::move(earned));
            }
        return result;
    }
    /// The line of a comparison. It shows each winner's biggest set, or the first of several.
    [[nodiscard]] ScoreLine biggestLine(const char* key, const char* label, Sort sort,
                                        int SeatPoints::*bonus) const {
        ScoreLine result = line(key, label);
        for (kit::Seat seat = 0; seat < seats(); ++seat) {
            if (points(seat).*bonus == 0)
                continue;
            const CharmSet* biggest = nullptr;
            for (const CharmSet& set : sets(seat))
                if (set.sort == sort && (biggest == nullptr || set.length > biggest->length))
                    biggest = &set;
            earn(result, {seat, setText(*biggest), points(seat).*bonus, spotsOf(*biggest, seat)});
        }
        return result;
    }
    /// FT-61: points for finishing first.
    [[nodiscard]] ScoreLine firstLine() const {
        ScoreLine result = line("first", TALETOP_TEXT("foxtail", "First to finish"));
        for (kit::Seat seat = 0; seat < seats(); ++seat)
            if (points(seat).first != 0)
                earn(result, {seat,
                              text(TALETOP_TEXT("foxtail", "Finished on turn %1"))
                                  .number(m_state.number(Number::Finished, seat)),
                              points(seat).first,
                              {{zoneOf(ZoneKind::Bits, seat), bitCount(m_state, seat), -1}}});
        return result;
    }
    /// FT-62: a point for each vote.
    [[nodiscard]] ScoreLine prettiestLine() const {
        ScoreLine result = line("prettiest", TALETOP_TEXT("foxtail", "Prettiest tail"));
        for (kit::Seat seat = 0; seat < seats(); ++seat) {
            const kit::Zone ballot = zoneOf(ZoneKind::Ballot, seat);
            for (std::size_t vote = 0; vote < m_state.size(ballot); ++vote)
                earn(result, {seat,
                              text(TALETOP_TEXT("foxtail", "%1’s vote"))
                                  .seat(voterOfMark(m_state.cards(ballot)[vote].mark)),
                              1,
                              {{ballot, static_cast<int>(vote), -1}}});
        }
        return result;
    }

    const State& m_state;
    TablePoints m_points;
    std::vector<CharmSets> m_sets;
};

} // namespace

TablePoints tablePoints(const State& state) { return tablePoints(state, 0, tailOf(state, 0)); }

TablePoints tablePoints(const State& state, kit::Seat other, const Tail& tail) {
    kit::FixedVector<Standing, mostSeats> standings;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        standings.push_back({.own = ownPoints(seat == other ? tail : tailOf(state, seat)),
                             .finished = state.number(Number::Finished, seat),
                             .votes = state.count(ZoneKind::Ballot, seat)});
    return comparedPoints({standings.data(), standings.size()});
}

contract::Result Rules::result(const State& view) { return Sheet(view).result(); }

} // namespace taletop::foxtail
