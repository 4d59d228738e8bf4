// SPDX-License-Identifier: MIT
#include "core/games/foxtail/best_brush.h"

#include <array>
#include <bit>
#include <cstdlib>
#include <utility>
#include <vector>

namespace taletop::foxtail {

namespace {

using Sort = CharmSet::Sort;

// What is settled about the links up to one: the kinds that have a set, and whether a long enough
// chain and a big enough match stand.
constexpr unsigned kindBits = 0xF;
constexpr unsigned chainBit = 0x10;
constexpr unsigned matchBit = 0x20;
constexpr std::size_t maskCount = 0x40;

/// The stretch that the last link belongs to if it stands: how the numbers relate and how many
/// charms, counted up to a cap beyond which nothing changes.
struct Stretch {
    Sort sort = Sort::Match;
    int charms = 0; ///< 0: the last link joins nothing
};

/// One pass over the links from left to right. For every state it keeps the best way there as
/// one number: points + 1, then the links, two bits each, inverted. So 0 is "no way", and
/// the greater of two numbers has more points or, with equal points, the alphabetically first links.
class BestPass {
public:
    BestPass(const Tail& tail, int chain, int match)
        : m_tail(tail), m_chain(chain), m_match(match), m_matchCap(std::max(3, match)),
          m_chainCap(std::max(3, chain)) {
        m_current.resize(states());
        m_next.resize(states());
    }

    [[nodiscard]] BestBrush run() {
        const unsigned none = (m_chain < 2 ? chainBit : 0U) | (m_match < 2 ? matchBit : 0U);
        if (m_tail.size() < 2)
            return {.links = {}, .points = none == (chainBit | matchBit) ? 0 : -1};
        for (const Link link : allLinks)
            improve(m_current, link, follow(link, {}, link, 1), none, extended(onePoint, 0, link));
        for (std::size_t place = 2; place < m_tail.size(); ++place)
            step(place);
        return best();
    }

private:
    using Ways = std::vector<std::uint64_t>;
    static constexpr unsigned pointShift = 2 * longestTail;
    static constexpr std::uint64_t onePoint = std::uint64_t{1} << pointShift;

    [[nodiscard]] std::size_t stretches() const { return static_cast<std::size_t>(m_matchCap + m_chainCap); }
    [[nodiscard]] std::size_t states() const { return kindCount * stretches() * maskCount; }

    // ---- stretches as numbers: 0 none, then matches of 2 to the cap, then chains

    [[nodiscard]] std::size_t indexOf(Stretch stretch) const {
        if (stretch.charms == 0)
            return 0;
        return static_cast<std::size_t>(stretch.sort == Sort::Match ? stretch.charms - 1
                                                                    : m_matchCap + stretch.charms - 2);
    }
    [[nodiscard]] Stretch stretchAt(std::size_t index) const {
        const int number = static_cast<int>(index);
        if (number == 0)
            return {};
        if (number < m_matchCap)
            return {Sort::Match, number + 1};
        return {Sort::Chain, number - m_matchCap + 2};
    }

    /// The stretch of `link` at `place` behind a standing link `before` with its stretch.
    [[nodiscard]] Stretch follow(Link before, Stretch stretch, Link link, std::size_t place) const {
        const auto kind = static_cast<std::size_t>(joinedKind(link));
        const int step = std::abs(m_tail[place].charms[kind] - m_tail[place - 1].charms[kind]);
        if (step > 1)
            return {};
        const Sort sort = step == 0 ? Sort::Match : Sort::Chain;
        if (before != link || stretch.charms == 0 || stretch.sort != sort)
            return {sort, 2};
        return {sort, std::min(stretch.charms + 1, sort == Sort::Match ? m_matchCap : m_chainCap)};
    }

    /// Books a link that stands: the points it adds and what is settled now.
    [[nodiscard]] std::pair<int, unsigned> settled(Link link, Stretch stretch, unsigned mask) const {
        if (stretch.charms == 0)
            return {0, mask};
        mask |= 1U << static_cast<unsigned>(joinedKind(link));
        if (stretch.sort == Sort::Chain && stretch.charms >= m_chain)
            mask |= chainBit;
        if (stretch.sort == Sort::Match && stretch.charms >= m_match)
            mask |= matchBit;
        return {stretch.charms == 2 ? 2 : 1, mask};
    }

    [[nodiscard]] static std::uint64_t extended(std::uint64_t way, int points, Link link) {
        const std::uint64_t links = way & (onePoint - 1);
        const auto letter = static_cast<std::uint64_t>(joinedKind(link));
        return (way >> pointShift << pointShift) + static_cast<std::uint64_t>(points) * onePoint +
               (links << 2U | (3U - letter));
    }

    [[nodiscard]] std::uint64_t& wayTo(Ways& ways, Link link, std::size_t stretch, unsigned mask) const {
        const auto letter = static_cast<std::size_t>(joinedKind(link));
        return ways[(letter * stretches() + stretch) * maskCount + mask];
    }
    void improve(Ways& ways, Link link, Stretch stretch, unsigned mask, std::uint64_t way) const {
        std::uint64_t& old = wayTo(ways, link, indexOf(stretch), mask);
        old = std::max(old, way);
    }

    template <class Visit>
    void forEachWay(Visit visit) {
        for (const Link link : allLinks)
            for (std::size_t index = 0; index < stretches(); ++index)
                for (unsigned mask = 0; mask < maskCount; ++mask)
                    if (const std::uint64_t way = wayTo(m_current, link, index, mask); way != 0)
                        visit(link, stretchAt(index), mask, way);
    }

    /// Chooses the link at `place`, which settles the link before.
    void step(std::size_t place) {
        std::fill(m_next.begin(), m_next.end(), 0);
        forEachWay([&](Link before, Stretch stretch, unsigned mask, std::uint64_t way) {
            const auto [points, kept] = settled(before, stretch, mask);
            for (const Link link : allLinks) {
                if (spoils(before, link))
                    improve(m_next, link, {}, mask, extended(way, 0, link));
                else
                    improve(m_next, link, follow(before, stretch, link, place), kept,
                            extended(way, points, link));
            }
        });
        std::swap(m_current, m_next);
    }

    [[nodiscard]] BestBrush best() {
        std::uint64_t bestWay = 0;
        forEachWay([&](Link last, Stretch stretch, unsigned mask, std::uint64_t way) {
            const auto [points, kept] = settled(last, stretch, mask);
            if ((kept & (chainBit | matchBit)) != (chainBit | matchBit))
                return;
            const int variety = std::popcount(kept & kindBits);
            bestWay = std::max(bestWay, way + static_cast<std::uint64_t>(points + variety) * onePoint);
        });
        BestBrush brush{.links = {}, .points = static_cast<int>(bestWay >> pointShift) - 1};
        if (bestWay == 0)
            return brush;
        for (std::size_t left = m_tail.size() - 1; left-- > 0;)
            brush.links.push_back(linkOf(static_cast<Kind>(3U - (bestWay >> (2 * left) & 3U))));
        return brush;
    }

    const Tail& m_tail;
    int m_chain;
    int m_match;
    int m_matchCap;
    int m_chainCap;
    Ways m_current;
    Ways m_next;
};

} // namespace

BestBrush bestBrush(const Tail& tail) { return bestBrushWith(tail, 0, 0); }

BestBrush bestBrushWith(const Tail& tail, int chain, int match) {
    // Sets that are longer than the tail change nothing but the size of the pass.
    const int most = static_cast<int>(longestTail) + 1;
    return BestPass(tail, std::min(chain, most), std::min(match, most)).run();
}

} // namespace taletop::foxtail
