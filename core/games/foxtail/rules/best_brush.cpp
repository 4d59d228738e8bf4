// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/best_brush.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

namespace taletop::foxtail {

namespace {

using Sort = CharmSet::Sort;

// Bits for the achievements of the links so far: a set of each kind, a long enough chain, a big enough match.
constexpr unsigned kindBits = 0xF;
constexpr unsigned chainBit = 0x10;
constexpr unsigned matchBit = 0x20;
constexpr unsigned thresholdBits = chainBit | matchBit;
constexpr std::size_t maskCount = 0x40;

/// The match or chain that the last link belongs to, if its join stands. Charms are counted up to a cap
/// beyond which nothing changes.
struct Stretch {
    Sort sort = Sort::Match;
    int charms = 0; ///< 0 if the last link makes no join
};

/// The wanted lengths of a chain and a match, in charms. Both are conditions if `needed` is set; otherwise
/// each one reached earns `bonus`. Every tail meets a length below 2.
struct Wish {
    int chain = 0;
    int match = 0;
    bool needed = false;
    int bonus = 0;
};

/// One way to set the links so far, packed into a number: points + 1, then two inverted bits for each link.
/// The greater of two ways has more points or, with equal points, the alphabetically first links.
using Way = std::uint64_t;

/// The best ways that end with a certain link and stretch, by their mask of achievements.
struct Cell {
    std::uint64_t live = 0; ///< a bit for each mask that has a way
    std::array<Way, maskCount> ways;

    void improve(unsigned mask, Way way) {
        const std::uint64_t bit = std::uint64_t{1} << mask;
        if ((live & bit) == 0 || ways[mask] < way)
            ways[mask] = way;
        live |= bit;
    }
    template <class Visit>
    void forEach(Visit visit) const {
        for (std::uint64_t left = live; left != 0; left &= left - 1) {
            const auto mask = static_cast<unsigned>(std::countr_zero(left));
            visit(mask, ways[mask]);
        }
    }
};

/// A pass over the links from left to right that keeps the best way to reach every state.
class BestPass {
public:
    BestPass(const Tail& tail, const LinkList& begun, Wish wish)
        : m_tail(tail), m_begun(begun), m_wish(wish), m_matchCap(std::max(3, wish.match)),
          m_chainCap(std::max(3, wish.chain)),
          m_leastMask((wish.chain < 2 ? chainBit : 0U) | (wish.match < 2 ? matchBit : 0U)),
          m_current(cells()), m_next(cells()) {}

    [[nodiscard]] BestBrush run() {
        if (m_tail.size() < 2)
            return {.links = {}, .points = isEnough(m_leastMask) ? bonusOf(m_leastMask) : -1};
        for (const Link link : choicesAt(1))
            m_current[cellOf(link, follow(link, {}, link, 1))].improve(m_leastMask,
                                                                       extended(onePoint, 0, link));
        for (std::size_t place = 2; place < m_tail.size(); ++place)
            step(place);
        return best();
    }

private:
    static constexpr unsigned pointShift = 2 * longestTail;
    static constexpr Way onePoint = Way{1} << pointShift;

    [[nodiscard]] std::size_t stretches() const {
        return static_cast<std::size_t>(m_matchCap + m_chainCap - 1);
    }
    [[nodiscard]] std::size_t cells() const { return kindCount * stretches(); }

    // ---- indices of stretches: 0 for none, then the matches from 2 charms to the cap, then the chains

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

    /// The stretch of `link` at `place`, if the previous link `before` has the stretch `stretch` and does not
    /// spoil the join.
    [[nodiscard]] Stretch follow(Link before, Stretch stretch, Link link, std::size_t place) const {
        const Kind kind = joinedKind(link);
        const int step =
            std::abs(kit::at(m_tail[place].charms, kind) - kit::at(m_tail[place - 1].charms, kind));
        if (step > 1)
            return {};
        const Sort sort = step == 0 ? Sort::Match : Sort::Chain;
        if (before != link || stretch.charms == 0 || stretch.sort != sort)
            return {sort, 2};
        return {sort, std::min(stretch.charms + 1, sort == Sort::Match ? m_matchCap : m_chainCap)};
    }

    [[nodiscard]] static int pointsOf(Stretch stretch) {
        return stretch.charms == 0 ? 0 : stretch.charms == 2 ? 2 : 1;
    }
    /// The achievement bits that a link adds if its join stands.
    [[nodiscard]] unsigned settledBy(Link link, Stretch stretch) const {
        if (stretch.charms == 0)
            return 0;
        unsigned mask = kit::bitOf(joinedKind(link));
        if (stretch.sort == Sort::Chain && stretch.charms >= m_wish.chain)
            mask |= chainBit;
        if (stretch.sort == Sort::Match && stretch.charms >= m_wish.match)
            mask |= matchBit;
        return mask;
    }

    [[nodiscard]] static Way extended(Way way, int points, Link link) {
        const Way links = way & (onePoint - 1);
        const auto letter = static_cast<Way>(joinedKind(link));
        return (way & ~(onePoint - 1)) + static_cast<Way>(points) * onePoint + (links << 2U | (3U - letter));
    }

    [[nodiscard]] std::size_t cellOf(Link link, Stretch stretch) const {
        return static_cast<std::size_t>(joinedKind(link)) * stretches() + indexOf(stretch);
    }

    /// The links allowed at a place: the one that the brush has already set there, or all four.
    [[nodiscard]] std::span<const Link> choicesAt(std::size_t place) const {
        if (place <= m_begun.size())
            return std::span(m_begun.data(), m_begun.size()).subspan(place - 1, 1);
        return allLinks;
    }

    /// Tries each link at `place`. The link decides whether the previous join stands.
    void step(std::size_t place) {
        for (Cell& cell : m_next)
            cell.live = 0;
        for (const Link before : allLinks)
            for (std::size_t index = 0; index < stretches(); ++index)
                for (const Link link : choicesAt(place))
                    choose(before, stretchAt(index), link, place);
        std::swap(m_current, m_next);
    }
    void choose(Link before, Stretch stretch, Link link, std::size_t place) {
        const bool lost = spoils(before, link);
        const int points = lost ? 0 : pointsOf(stretch);
        const unsigned settled = lost ? 0 : settledBy(before, stretch);
        const Cell& from = m_current[cellOf(before, stretch)];
        Cell& to = m_next[cellOf(link, lost ? Stretch{} : follow(before, stretch, link, place))];
        from.forEach(
            [&](unsigned mask, Way way) { to.improve(mask | settled, extended(way, points, link)); });
    }

    [[nodiscard]] bool isEnough(unsigned mask) const {
        return !m_wish.needed || (mask & thresholdBits) == thresholdBits;
    }
    [[nodiscard]] int bonusOf(unsigned mask) const {
        return m_wish.bonus * std::popcount(mask & thresholdBits);
    }

    /// Settles the last link, adds the points for variety, and returns the best way overall.
    [[nodiscard]] Way bestWay() {
        Way best = 0;
        for (const Link last : allLinks) {
            for (std::size_t index = 0; index < stretches(); ++index) {
                const Stretch stretch = stretchAt(index);
                m_current[cellOf(last, stretch)].forEach([&](unsigned mask, Way way) {
                    const unsigned settled = mask | settledBy(last, stretch);
                    if (!isEnough(settled))
                        return;
                    const int points =
                        pointsOf(stretch) + std::popcount(settled & kindBits) + bonusOf(settled);
                    best = std::max(best, way + static_cast<Way>(points) * onePoint);
                });
            }
        }
        return best;
    }
    [[nodiscard]] BestBrush best() {
        const Way best = bestWay();
        BestBrush brush{.links = {}, .points = static_cast<int>(best >> pointShift) - 1};
        if (best == 0)
            return brush;
        for (std::size_t left = m_tail.size() - 1; left-- > 0;)
            brush.links.push_back(linkOf(static_cast<Kind>(3U - (best >> (2 * left) & 3U))));
        return brush;
    }

    const Tail& m_tail;
    const LinkList& m_begun;
    Wish m_wish;
    int m_matchCap;
    int m_chainCap;
    unsigned m_leastMask; ///< the bits of the wishes that every tail meets
    std::vector<Cell> m_current;
    std::vector<Cell> m_next;
};

} // namespace

BestBrush bestBrush(const Tail& tail) { return BestPass(tail, {}, {}).run(); }

BestBrush bestBrushWith(const Tail& tail, int chain, int match) {
    // No set is longer than this, so a higher cap would only make the pass larger.
    const int most = longestTail + 1;
    const Wish wish{.chain = std::min(chain, most), .match = std::min(match, most), .needed = true};
    return BestPass(tail, {}, wish).run();
}

BestBrush bestFigure(const Tail& tail, const LinkList& begun, int charms, int bonus) {
    return BestPass(tail, begun, {.chain = charms, .match = charms, .needed = false, .bonus = bonus}).run();
}

} // namespace taletop::foxtail
