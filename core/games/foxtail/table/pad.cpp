// SPDX-License-Identifier: MIT
// The running score pads (FT-54). They show points during the game, although nothing scores before the end.
#include "core/games/foxtail/rules/link_effect.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/table/scene_parts.h"
#include "core/games/foxtail/words/phrases.h"
#include "core/kit/at.h"

namespace taletop::foxtail {

namespace {

/// A comparison of single sets: the longest chain, the biggest match (FT-58, FT-59).
struct Comparison {
    int OwnPoints::*size;
    int SeatPoints::*points;
    CharmSet::Sort sort;
    const char* alone;    ///< %1 charms, and nobody else has that many
    const char* tied;     ///< %1 charms, a tie with %2
    const char* shared;   ///< %1 charms, a tie with others
    const char* none;     ///< nobody has any
    const char* oneLeads; ///< %1 charms, but %2 has %3
    const char* moreLead; ///< %1 charms, but others have %2
};

constexpr Comparison longestChain{
    &OwnPoints::longestChain,
    &SeatPoints::longestChain,
    CharmSet::Sort::Chain,
    TALETOP_TEXT("foxtail", "Longest chain, %1"),
    TALETOP_TEXT("foxtail", "Longest chain, %1, tied with %2"),
    TALETOP_TEXT("foxtail", "Longest chain, %1, shared by %2"),
    TALETOP_TEXT("foxtail", "Longest chain: nobody has one"),
    TALETOP_TEXT("foxtail", "Longest chain, %1: %2 leads with %3"),
    TALETOP_TEXT("foxtail", "Longest chain, %1: others lead with %2"),
};
constexpr Comparison biggestMatch{
    &OwnPoints::biggestMatch,
    &SeatPoints::biggestMatch,
    CharmSet::Sort::Match,
    TALETOP_TEXT("foxtail", "Biggest match, %1"),
    TALETOP_TEXT("foxtail", "Biggest match, %1, tied with %2"),
    TALETOP_TEXT("foxtail", "Biggest match, %1, shared by %2"),
    TALETOP_TEXT("foxtail", "Biggest match: nobody has one"),
    TALETOP_TEXT("foxtail", "Biggest match, %1: %2 leads with %3"),
    TALETOP_TEXT("foxtail", "Biggest match, %1: others lead with %2"),
};

class Pad {
public:
    explicit Pad(const State& view) : m_view(view), m_points(tablePoints(view)) {
        for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
            m_tails.push_back(brushedTail(view, seat)); // the tail as the table shows it
            m_sets.push_back(charmSets(m_tails.back()));
            if (linksSet(view, seat) > 0) // a view shows only the links set by its own seat
                m_points = tablePoints(view, seat, m_tails.back());
        }
    }

    [[nodiscard]] std::vector<scene::PadLine> lines() {
        for (kit::Seat seat = 0; seat < m_view.seats(); ++seat)
            addSeat(seat);
        return m_lines;
    }

private:
    [[nodiscard]] const SeatPoints& points(kit::Seat seat) const { return kit::at(m_points, seat); }
    [[nodiscard]] bool tailsComplete() const { return m_view.phase() >= Phase::Vote; }
    [[nodiscard]] bool isOver() const { return m_view.phase() == Phase::Over; }

    scene::PadLine& add(kit::Seat seat, const kit::Text& label, int points, bool settled = true) {
        m_lines.push_back({.seat = seat, .label = label, .points = points, .settled = settled});
        return m_lines.back();
    }

    /// The spots of a set's charms: one on each of its bits, in the corner of its kind (FT-5).
    static scene::PadGroup groupOf(const CharmSet& set, kit::Seat seat) {
        scene::PadGroup group{.zone = zoneOf(ZoneKind::Bits, seat), .spots = {}, .label = {}};
        for (int place = set.first; place < set.first + set.length; ++place)
            group.spots.push_back(place * static_cast<int>(kindCount) + static_cast<int>(set.kind));
        return group;
    }
    [[nodiscard]] const CharmSets& sets(kit::Seat seat) const { return kit::at(m_sets, seat); }
    /// All sets of a seat, with their tags.
    [[nodiscard]] std::vector<scene::PadGroup> taggedSets(kit::Seat seat) const {
        std::vector<scene::PadGroup> groups;
        for (const CharmSet& set : sets(seat)) {
            groups.push_back(groupOf(set, seat));
            groups.back().label = setTag(set, kit::at(m_tails, seat));
        }
        return groups;
    }
    /// The sets of this sort with the greatest length.
    [[nodiscard]] std::vector<scene::PadGroup> biggestSets(kit::Seat seat, CharmSet::Sort sort,
                                                           int length) const {
        std::vector<scene::PadGroup> groups;
        for (const CharmSet& set : sets(seat))
            if (set.sort == sort && set.length == length)
                groups.push_back(groupOf(set, seat));
        return groups;
    }

    void addSeat(kit::Seat seat) {
        const SeatPoints& own = points(seat);
        add(seat, sentence(TALETOP_TEXT("foxtail", "Charm sets")), own.own.match + own.own.chain).groups =
            taggedSets(seat);
        scene::PadLine& variety =
            add(seat, sentence(TALETOP_TEXT("foxtail", "Variety, %1 of 4 charms")).number(own.own.variety),
                own.own.variety);
        for (const CharmSet& set : sets(seat))
            variety.groups.push_back(groupOf(set, seat));
        if (m_points.size() > 1) { // FT-66
            addComparison(seat, longestChain);
            addComparison(seat, biggestMatch);
            if (anybodyFinished())
                add(seat, sentence(TALETOP_TEXT("foxtail", "First to finish")), own.first);
            if (isOver())
                add(seat, sentence(TALETOP_TEXT("foxtail", "Prettiest tail")), own.prettiest);
        }
        const char* total =
            isOver() ? TALETOP_TEXT("foxtail", "Total") : TALETOP_TEXT("foxtail", "Would score now");
        add(seat, sentence(total), own.total());
    }

    [[nodiscard]] bool anybodyFinished() const {
        for (kit::Seat seat = 0; seat < m_view.seats(); ++seat)
            if (isFinished(m_view, seat))
                return true;
        return false;
    }

    void addComparison(kit::Seat seat, const Comparison& comparison) {
        add(seat, comparisonText(seat, comparison), points(seat).*comparison.points, tailsComplete()).groups =
            biggestSets(seat, comparison.sort, points(seat).own.*comparison.size);
    }

    [[nodiscard]] kit::Text comparisonText(kit::Seat seat, const Comparison& comparison) const {
        const int own = points(seat).own.*comparison.size;
        int most = 0;
        for (const SeatPoints& each : m_points)
            most = std::max(most, each.own.*comparison.size);
        int leaders = 0;
        kit::Seat other = seat; // the first seat with the most, other than this seat
        for (kit::Seat each = 0; each < m_view.seats(); ++each) {
            if (points(each).own.*comparison.size != most)
                continue;
            ++leaders;
            if (each != seat && other == seat)
                other = each;
        }
        if (most == 0)
            return sentence(comparison.none);
        if (own < most)
            return leaders == 1 ? sentence(comparison.oneLeads).number(own).seat(other).number(most)
                                : sentence(comparison.moreLead).number(own).number(most);
        if (leaders == 1)
            return sentence(comparison.alone).number(own);
        return leaders == 2 ? sentence(comparison.tied).number(own).seat(other)
                            : sentence(comparison.shared).number(own).number(leaders);
    }

    const State& m_view;
    TablePoints m_points;
    std::vector<Tail> m_tails;
    std::vector<CharmSets> m_sets;
    std::vector<scene::PadLine> m_lines;
};

} // namespace

std::vector<scene::PadLine> padLines(const State& view) { return Pad(view).lines(); }

} // namespace taletop::foxtail
