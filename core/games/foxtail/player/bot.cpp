// SPDX-License-Identifier: MIT
// The casual player and its advice. The player places bits greedily and brushes when that pays (policy G2 of
// FT-73).
#include "core/games/foxtail/player/player.h"
#include "core/games/foxtail/rules/best_brush.h"
#include "core/games/foxtail/rules/link_effect.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/words/phrases.h"
#include "core/kit/at.h"

#include <algorithm>
#include <cassert>
#include <initializer_list>

namespace taletop::foxtail {

namespace {

using Advice = contract::Advice<Move>;
using AdviceList = contract::AdviceList<Move>;

/// The approximate worth of the bit that a seat forgoes when it brushes (FT-73). In solo practice a brush
/// costs nothing, because nobody else takes the remaining cards.
constexpr int worthABrush = 2;
constexpr int longSet = 3; ///< a set with this many charms often wins its comparison

/// A tail's own points plus its likely gain from the two comparisons, which solo practice does not have
/// (FT-66).
int figureOf(const Tail& tail, bool alone) {
    const OwnPoints points = ownPoints(tail);
    int figure = points.total();
    if (!alone)
        figure += (points.longestChain >= longSet ? bonusForBest : 0) +
                  (points.biggestMatch >= longSet ? bonusForBest : 0);
    return figure;
}

/// The links with the best figure among those that begin with `begun`; in a tie, the alphabetically first.
BestBrush bestPlan(const Tail& tail, const LinkList& begun, bool alone) {
    return alone ? bestFigure(tail, begun, 0, 0) : bestFigure(tail, begun, longSet, bonusForBest);
}

Tail withLinks(Tail tail, const LinkList& links) {
    for (std::size_t i = 0; i < links.size(); ++i)
        tail[i + 1].link = links[i];
    return tail;
}

/// Decides and advises for one seat, based on that seat's view.
class CasualPlayer {
public:
    /// `wanted` is the maximum number of suggestions.
    CasualPlayer(const State& view, kit::Seat seat, std::size_t wanted)
        : m_view(view), m_seat(seat), m_wanted(wanted), m_alone(view.seats() == 1) {}

    [[nodiscard]] AdviceList advice() const {
        switch (m_view.phase()) {
        case Phase::Choose:
            return choose();
        case Phase::Place:
            return holdsBit(m_view, m_seat) ? place() : brush();
        default:
            return vote();
        }
    }

    /// Returns a reason for these steps. `best` means that no other steps are better.
    [[nodiscard]] contract::Reason reason(std::span<const Move> steps, bool best) const {
        const Move& move = steps[0];
        switch (move.kind) {
        case Move::Kind::Draw:
            return drawReason(best);
        case Move::Kind::Brush: {
            const Tail tail = tailOf(m_view, m_seat);
            return {brushText(withLinks(tail, bestPlan(tail, {}, m_alone).links), tail), bestBrushEntry()};
        }
        case Move::Kind::Link:
            return holdsBit(m_view, m_seat) ? linkReason(move.link) : rowReason(steps);
        case Move::Kind::Commit: {
            const Advice keeping = brush()[0];
            return {keeping.why, keeping.ledger};
        }
        case Move::Kind::Vote:
            break;
        }
        return voteReason(move.seat);
    }

    /// The other seats whose tails have the most joins.
    [[nodiscard]] kit::FixedVector<kit::Seat, mostSeats> prettiest() const {
        kit::FixedVector<kit::Seat, mostSeats> seats;
        int most = -1;
        for (kit::Seat seat = 0; seat < m_view.seats(); ++seat) {
            const int joins = standingJoins(seat);
            if (seat == m_seat || joins < most)
                continue;
            if (joins > most)
                seats.clear();
            most = joins;
            seats.push_back(seat);
        }
        return seats;
    }

private:
    [[nodiscard]] int standingJoins(kit::Seat seat) const {
        const Tail tail = tailOf(m_view, seat);
        int joins = 0;
        for (std::size_t place = 1; place < tail.size(); ++place)
            joins += joinStands(tail, place) ? 1 : 0;
        return joins;
    }

    [[nodiscard]] static Advice draw(const kit::Text& why, int ledger) {
        return {{.kind = Move::Kind::Draw}, why, ledger};
    }

    [[nodiscard]] static AdviceList listOf(std::initializer_list<Advice> advice) {
        AdviceList list;
        for (const Advice& each : advice)
            list.push_back(each);
        return list;
    }

    /// Returns suggestions for the things with the highest worth. Equally good things keep their order.
    template <class Thing, std::size_t Most, class Worth, class Say>
    [[nodiscard]] AdviceList bestOf(kit::FixedVector<Thing, Most> things, Worth worth, Say say) const {
        AdviceList list;
        while (!things.empty() && list.size() < m_wanted) {
            const auto best = std::ranges::max_element(things, {}, worth);
            list.push_back(say(*best, list.empty()));
            std::copy(best + 1, things.end(), best);
            things.pop_back();
        }
        return list;
    }

    /// Can this turn's card be a tip? If not, the brush can wait, because a later brush achieves the same.
    [[nodiscard]] bool tipMayCome() const { return certainBits(m_view) < tipsLeft(m_view); }

    [[nodiscard]] AdviceList choose() const {
        if (const auto refusal = Rules::whyNot(m_view, m_seat, {.kind = Move::Kind::Brush}))
            return listOf(
                {draw(sentence(TALETOP_TEXT("foxtail", "This turn you can only draw.")), refusal->ledger)});
        if (!tipMayCome())
            return listOf({draw(
                sentence(TALETOP_TEXT("foxtail", "No tip can come this turn, so draw now and brush later.")),
                12)});
        const Tail tail = tailOf(m_view, m_seat);
        const BestBrush plan = bestPlan(tail, {}, m_alone);
        const int gain = plan.points - figureOf(tail, m_alone);
        if (m_alone && gain == 0)
            return listOf(
                {draw(sentence(TALETOP_TEXT("foxtail", "Brushing can’t improve your tail, so draw.")), 74)});
        const Advice brushing{
            {.kind = Move::Kind::Brush}, brushText(withLinks(tail, plan.links), tail), bestBrushEntry()};
        if (m_alone)
            return listOf({brushing});
        if (gain >= worthABrush)
            return listOf(
                {brushing,
                 draw(sentence(TALETOP_TEXT("foxtail", "A new bit is worth about two points.")), 74)});
        const Advice drawing =
            draw(sentence(TALETOP_TEXT("foxtail",
                                       "A new bit is worth about two points. A brush would gain less.")),
                 74);
        return gain > 0 ? listOf({drawing, brushing}) : listOf({drawing});
    }

    /// Sentences for the longest chain and the biggest match, for one of them, or for neither.
    struct SetSources {
        const char* both;
        const char* chain;
        const char* match;
        const char* none;
    };
    /// Picks the sentence for the kinds of sets that a tail has, so that no sentence mentions a match of 0.
    [[nodiscard]] static kit::Text withSets(const OwnPoints& points, const SetSources& sources) {
        const bool chain = points.longestChain > 0;
        const bool match = points.biggestMatch > 0;
        kit::Text text = sentence(chain && match ? sources.both
                                  : chain        ? sources.chain
                                  : match        ? sources.match
                                                 : sources.none);
        if (chain)
            text.number(points.longestChain);
        return match ? text.number(points.biggestMatch) : text;
    }

    [[nodiscard]] kit::Text brushText(const Tail& brushed, const Tail& tail) const {
        const OwnPoints after = ownPoints(brushed);
        const int before = ownPoints(tail).total();
        if (m_alone && after.total() > before)
            return sentence(
                       TALETOP_PLURAL("foxtail", "A brush can raise your tail from %1 to %n tail point(s)."))
                .number(before)
                .plural(after.total());
        return withSets(
                   after,
                   {TALETOP_PLURAL("foxtail", "A brush can make a chain of %1 and a match of %2, with %n "
                                              "tail point(s) instead of %3."),
                    TALETOP_PLURAL("foxtail",
                                   "A brush can make a chain of %1, with %n tail point(s) instead of %2."),
                    TALETOP_PLURAL("foxtail",
                                   "A brush can make a match of %1, with %n tail point(s) instead of %2."),
                    TALETOP_PLURAL("foxtail", "A brush can score %n tail point(s) instead of %1.")})
            .number(before)
            .plural(after.total());
    }

    /// The ledger entry on the best brush: FT-74 if only own points count, FT-76 if long sets count too.
    [[nodiscard]] int bestBrushEntry() const { return m_alone ? 74 : 76; }

    /// The ledger entry that explains why a join does or doesn't score.
    [[nodiscard]] static int entryOf(const LinkEffect& effect) {
        if (effect.takesJoinBefore)
            return 35;
        if (effect.meets == LinkEffect::Meets::Nothing)
            return 51;
        return effect.meets == LinkEffect::Meets::Match ? 55 : 56;
    }

    [[nodiscard]] contract::Reason drawReason(bool best) const {
        const Advice first = advice()[0];
        if (best && first.move.kind == Move::Kind::Draw)
            return {first.why, first.ledger};
        return m_alone ? contract::Reason()
                       : contract::Reason{
                             sentence(TALETOP_TEXT("foxtail", "A new bit is worth about two points.")), 74};
    }

    /// FT-58, FT-59: a link that wins a comparison is also worth the points that others lose by it.
    [[nodiscard]] contract::Reason linkReason(Link link) const {
        const LinkEffect effect = effectOf(m_view, m_seat, link);
        const TablePoints now = tablePoints(m_view, m_seat, brushedTail(m_view, m_seat));
        const TablePoints then = tablePoints(m_view, m_seat, effect.tail);
        int own = effect.gain();
        int lost = 0;
        bool chain = false;
        for (kit::Seat seat = 0; seat < m_view.seats(); ++seat) {
            const SeatPoints& before = kit::at(now, seat);
            const SeatPoints& after = kit::at(then, seat);
            const int change =
                after.longestChain + after.biggestMatch - before.longestChain - before.biggestMatch;
            (seat == m_seat ? own : lost) += seat == m_seat ? change : -change;
            chain = chain || after.longestChain < before.longestChain;
        }
        if (lost <= 0 || own <= 0)
            return {effectText(effect, link), entryOf(effect)};
        return {
            sentence(TALETOP_PLURAL("foxtail", "%1 gives you +%2 and takes %n point(s) from your rivals."))
                .word(linkLabel(link))
                .number(own)
                .plural(lost),
            chain ? 58 : 59};
    }

    /// Describes the result of the whole brush.
    [[nodiscard]] contract::Reason rowReason(std::span<const Move> steps) const {
        return {brushText(brushedTail(m_view, m_seat, steps), tailOf(m_view, m_seat)), bestBrushEntry()};
    }

    /// Suggests links, sorted by own points. Ties keep the order of the links (G0 of FT-73).
    [[nodiscard]] AdviceList place() const {
        struct Placement {
            Link link;
            LinkEffect effect;
        };
        kit::FixedVector<Placement, allLinks.size()> placements;
        for (const Link link : allLinks)
            placements.push_back({link, effectOf(m_view, m_seat, link)});
        return bestOf(
            placements, [](const Placement& placement) { return placement.effect.points; },
            [](const Placement& placement, bool) -> Advice {
                return {{.kind = Move::Kind::Link, .link = placement.link},
                        effectText(placement.effect, placement.link),
                        entryOf(placement.effect)};
            });
    }

    /// Suggests the next link, judged by the best result of the rest of the brush.
    [[nodiscard]] AdviceList brush() const {
        const Tail tail = brushedTail(m_view, m_seat);
        const std::size_t set = linksSet(m_view, m_seat);
        if (set + 1 == tail.size())
            return listOf(
                {{{.kind = Move::Kind::Commit},
                  sentence(TALETOP_PLURAL("foxtail",
                                          "Every link is set, with %n tail point(s). Confirm the brush."))
                      .plural(ownPoints(tail).total()),
                  42}});
        LinkList begun;
        for (std::size_t place = 1; place <= set; ++place)
            begun.push_back(tail[place].link);
        kit::FixedVector<BestBrush, allLinks.size()> plans;
        plans.push_back(bestPlan(tail, begun, m_alone));
        const Link first = plans[0].links[set];
        for (const Link link : allLinks) {
            if (link == first || m_wanted == 1)
                continue;
            LinkList next = begun;
            next.push_back(link);
            plans.push_back(bestPlan(tail, next, m_alone));
        }
        return bestOf(
            plans, [](const BestBrush& plan) { return plan.points; },
            [&](const BestBrush& plan, bool) -> Advice {
                const OwnPoints points = ownPoints(withLinks(tail, plan.links));
                return {{.kind = Move::Kind::Link, .link = plan.links[set]},
                        plannedText(plan.links[set], points),
                        bestBrushEntry()};
            });
    }

    /// Describes the best result of a brush that continues with this link.
    [[nodiscard]] static kit::Text plannedText(Link link, const OwnPoints& points) {
        const auto text = [&](const char* source) {
            return sentence(source).word(linkLabel(link)).plural(points.total());
        };
        if (points.longestChain > 0 && points.biggestMatch > 0)
            return text(TALETOP_PLURAL("foxtail",
                                       "%1 gives you %n tail point(s), a chain of %2 and a match of %3."))
                .number(points.longestChain)
                .number(points.biggestMatch);
        if (points.longestChain > 0)
            return text(TALETOP_PLURAL("foxtail", "%1 gives you %n tail point(s) and a chain of %2."))
                .number(points.longestChain);
        if (points.biggestMatch > 0)
            return text(TALETOP_PLURAL("foxtail", "%1 gives you %n tail point(s) and a match of %2."))
                .number(points.biggestMatch);
        return text(TALETOP_PLURAL("foxtail", "%1 makes no set and leaves you at %n tail point(s)."));
    }

    [[nodiscard]] AdviceList vote() const {
        kit::FixedVector<kit::Seat, mostSeats> others;
        for (kit::Seat seat = 0; seat < m_view.seats(); ++seat)
            if (seat != m_seat)
                others.push_back(seat);
        return bestOf(
            others, [&](kit::Seat seat) { return standingJoins(seat); },
            [&](kit::Seat seat, bool) -> Advice {
                const contract::Reason reason = voteReason(seat);
                return {{.kind = Move::Kind::Vote, .seat = seat}, reason.why, reason.ledger};
            });
    }
    [[nodiscard]] contract::Reason voteReason(kit::Seat seat) const {
        const auto seats = prettiest();
        const bool most = std::ranges::find(seats, seat) != seats.end();
        return {sentence(most ? TALETOP_TEXT("foxtail", "No tail shows more joins than %1’s: %2.")
                              : TALETOP_TEXT("foxtail", "Joins showing in %1’s tail: %2."))
                    .seat(seat)
                    .number(standingJoins(seat)),
                62};
    }

    const State& m_view;
    kit::Seat m_seat;
    std::size_t m_wanted;
    bool m_alone;
};

} // namespace

Move Player::casualMove(const State& view, kit::Seat seat, kit::Rng& rng) {
    assert(Rules::pending(view).seats.contains(seat));
    const CasualPlayer player(view, seat, 1);
    if (view.phase() != Phase::Vote)
        return player.advice()[0].move;
    const auto seats = player.prettiest(); // FT-62: chance breaks ties
    return {.kind = Move::Kind::Vote, .seat = seats[rng.below(seats.size())]};
}

contract::AdviceList<Move> Player::advise(const State& view, kit::Seat seat) {
    assert(Rules::pending(view).seats.contains(seat));
    return CasualPlayer(view, seat, contract::maxAdvice).advice();
}

contract::Reason Player::reasonFor(const State& view, kit::Seat seat, std::span<const Move> steps,
                                   bool best) {
    return CasualPlayer(view, seat, 1).reason(steps, best);
}

} // namespace taletop::foxtail
