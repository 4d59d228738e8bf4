// SPDX-License-Identifier: MIT
// The legal moves of a viewer, with their gestures and effects.
#include "core/games/foxtail/files/files.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/table/geometry.h"
#include "core/games/foxtail/table/scene_parts.h"
#include "core/games/foxtail/words/phrases.h"
#include "core/kit/at.h"

#include <algorithm>
#include <array>

namespace taletop::foxtail {

namespace {

using Meets = LinkEffect::Meets;
using Pick = scene::Pick;

/// Describes the effect of a link for a drawn bit.
kit::Text linkText(const LinkEffect& effect) {
    if (effect.takesJoinBefore)
        return sentence(TALETOP_TEXT("foxtail", "Joins %1 to %2, but loses this join and the previous one."))
            .number(effect.first)
            .number(effect.second);
    const char* source = TALETOP_TEXT("foxtail", "Joins %1 to %2, but makes no set.");
    if (effect.meets == Meets::Match)
        source = TALETOP_PLURAL("foxtail", "Joins %1 to %2 for a match of %3 and %n more tail point(s).");
    else if (effect.meets == Meets::Chain)
        source = TALETOP_PLURAL("foxtail", "Joins %1 to %2 for a chain of %3 and %n more tail point(s).");
    kit::Text text = sentence(source).number(effect.first).number(effect.second);
    return effect.meets == Meets::Nothing ? text : text.number(effect.charms).plural(effect.gain());
}

/// Describes the effect of a link in a brush, while the later links are still the old ones.
kit::Text brushText(const LinkEffect& effect) {
    const char* source =
        TALETOP_PLURAL("foxtail", "Joins %1 to %2, but makes no set. %n tail point(s) so far.");
    if (effect.takesJoinBefore)
        source = TALETOP_PLURAL(
            "foxtail", "Joins %1 to %2, but loses this join and the previous one. %n tail point(s) so far.");
    else if (!effect.stands)
        source =
            TALETOP_PLURAL("foxtail", "Joins %1 to %2, but the next bit covers it. %n tail point(s) so far.");
    else if (effect.meets == Meets::Match)
        source = TALETOP_PLURAL("foxtail", "Joins %1 to %2 for a match of %3. %n tail point(s) so far.");
    else if (effect.meets == Meets::Chain)
        source = TALETOP_PLURAL("foxtail", "Joins %1 to %2 for a chain of %3. %n tail point(s) so far.");
    kit::Text text = sentence(source).number(effect.first).number(effect.second).plural(effect.points);
    return effect.meets == Meets::Nothing ? text : text.number(effect.charms);
}

/// Warns about a link that breaks the join before it (FT-35).
kit::Text warningText(const LinkEffect& effect) {
    if (!effect.takesJoinBefore)
        return {};
    if (effect.gain() >= 0)
        return sentence(TALETOP_TEXT("foxtail", "Breaks the previous join."));
    return sentence(TALETOP_PLURAL("foxtail", "Breaks the previous join and loses %n point(s)."))
        .plural(-effect.gain());
}

/// The points that the other seats lose in comparisons when the points change from `now` to `then`.
int lostByRivals(const TablePoints& now, const TablePoints& then, kit::Seat seat) {
    int lost = 0;
    for (kit::Seat rival = 0; rival < kit::seatAt(now.size()); ++rival)
        if (rival != seat)
            lost += std::max(0, kit::at(now, rival).longestChain - kit::at(then, rival).longestChain) +
                    std::max(0, kit::at(now, rival).biggestMatch - kit::at(then, rival).biggestMatch);
    return lost;
}

/// The texts for the total change by a link. The rows are for no change in the comparisons, a change in
/// chains, in matches, or in both. Each row has a text without a gain and one with a gain.
using GainSources = std::array<std::array<const char*, 2>, 4>;
constexpr GainSources gainAlone{{
    {"", ""},
    {TALETOP_TEXT("foxtail", "%1: tail %2, longest chain %3"),
     TALETOP_TEXT("foxtail", "+%1: tail %2, longest chain %3")},
    {TALETOP_TEXT("foxtail", "%1: tail %2, biggest match %3"),
     TALETOP_TEXT("foxtail", "+%1: tail %2, biggest match %3")},
    {TALETOP_TEXT("foxtail", "%1: tail %2, longest chain %3, biggest match %4"),
     TALETOP_TEXT("foxtail", "+%1: tail %2, longest chain %3, biggest match %4")},
}};
constexpr GainSources gainAndLoss{{
    {TALETOP_TEXT("foxtail", "%1: tail %2, rivals −%3"), TALETOP_TEXT("foxtail", "+%1: tail %2, rivals −%3")},
    {TALETOP_TEXT("foxtail", "%1: tail %2, longest chain %3, rivals −%4"),
     TALETOP_TEXT("foxtail", "+%1: tail %2, longest chain %3, rivals −%4")},
    {TALETOP_TEXT("foxtail", "%1: tail %2, biggest match %3, rivals −%4"),
     TALETOP_TEXT("foxtail", "+%1: tail %2, biggest match %3, rivals −%4")},
    {TALETOP_TEXT("foxtail", "%1: tail %2, longest chain %3, biggest match %4, rivals −%5"),
     TALETOP_TEXT("foxtail", "+%1: tail %2, longest chain %3, biggest match %4, rivals −%5")},
}};

/// Describes the total change by a link if comparisons change, too (FT-58, FT-59), and the points that rivals
/// lose. Assumes that the other tails stay the same.
kit::Text wholeGain(const State& view, kit::Seat seat, const LinkEffect& effect) {
    const TablePoints now = tablePoints(view, seat, brushedTail(view, seat));
    const TablePoints then = tablePoints(view, seat, effect.tail);
    const int chain = kit::at(then, seat).longestChain - kit::at(now, seat).longestChain;
    const int match = kit::at(then, seat).biggestMatch - kit::at(now, seat).biggestMatch;
    const int lost = lostByRivals(now, then, seat);
    const int whole = effect.gain() + chain + match;
    const int changed = (chain != 0 ? 1 : 0) + (match != 0 ? 2 : 0);
    const auto& sources = kit::at(lost > 0 ? gainAndLoss : gainAlone, changed);
    if (changed == 0 && lost == 0)
        return {};
    kit::Text text = sentence(sources[whole > 0 ? 1 : 0]).number(whole).number(effect.gain());
    if (chain != 0)
        text.number(chain);
    if (match != 0)
        text.number(match);
    return lost > 0 ? text.number(lost) : text;
}

scene::Choice linkChoice(const State& view, kit::Seat seat, Link link) {
    const LinkEffect effect = effectOf(view, seat, link);
    const int spot = spotOf(link);
    const int place = static_cast<int>(effect.place);
    scene::Choice choice;
    choice.label = sentence(linkLabel(link));
    choice.consequence = holdsBit(view, seat) ? linkText(effect) : brushText(effect);
    choice.warning = warningText(effect);
    choice.gain = effect.gain();
    choice.gainParts = wholeGain(view, seat, effect);
    choice.gesture = {{.kind = Pick::Kind::Spot, .index = spot}};
    choice.hasGhost = true;
    choice.ghost = tailPoses(effect.tail, false)[effect.place];
    choice.ghostZone = zoneOf(ZoneKind::Bits, seat);
    // Without a set, the bit's own spot is the only one, and the table draws no ring.
    choice.joins = {place * kindCount + spot};
    if (effect.meets != Meets::Nothing)
        choice.joins.insert(choice.joins.begin(), (place - 1) * kindCount + spot);
    return choice;
}

scene::Choice drawChoice(const State& view) {
    scene::Choice choice;
    choice.label = sentence(TALETOP_TEXT("foxtail", "Draw"));
    choice.consequence = tipsText(view);
    choice.gesture = {{.kind = Pick::Kind::Zone, .zone = deckZone}};
    return choice;
}

scene::Choice brushChoice() {
    scene::Choice choice;
    choice.label = sentence(TALETOP_TEXT("foxtail", "Brush"));
    choice.consequence = sentence(TALETOP_TEXT(
        "foxtail", "Set the links of your tail again. You don’t draw a card now, but you must next turn."));
    choice.gesture = {{.kind = Pick::Kind::Button, .key = "brush"}};
    return choice;
}

scene::Choice commitChoice(const State& view, kit::Seat seat) {
    const int before = ownPoints(tailOf(view, seat)).total();
    const int after = ownPoints(brushedTail(view, seat)).total();
    scene::Choice choice;
    choice.label = sentence(TALETOP_TEXT("foxtail", "Confirm this brush"));
    choice.consequence =
        sentence(TALETOP_TEXT("foxtail", "Tail points: %1 now, %2 before. Next turn you must draw."))
            .number(after)
            .number(before);
    choice.gain = after - before;
    choice.gesture = {{.kind = Pick::Kind::Button, .key = "commit"}};
    // FT-43 allows a brush that gains nothing, but a brush costs a turn without a card. Different links for
    // the same points get no warning, because they may prepare the tail for later bits.
    if (after < before)
        choice.warning = sentence(TALETOP_PLURAL("foxtail", "This brush costs you %n tail point(s)."))
                             .plural(before - after);
    else if (brushedTail(view, seat) == tailOf(view, seat))
        choice.warning = sentence(TALETOP_TEXT("foxtail", "Your tail stays as it is and your turn is over."));
    return choice;
}

scene::Choice voteChoice(const State& view, kit::Seat target) {
    scene::Choice choice;
    choice.label = sentence(TALETOP_TEXT("foxtail", "A point for %1")).seat(target);
    choice.consequence = sentence(TALETOP_PLURAL("foxtail", "%1’s tail has %n bit(s)."))
                             .seat(target)
                             .plural(bitCount(view, target));
    choice.gesture = {{.kind = Pick::Kind::Seat, .index = target}};
    return choice;
}

scene::Choice choiceOf(const State& view, kit::Seat seat, const Move& move) {
    switch (move.kind) {
    case Move::Kind::Draw:
        return drawChoice(view);
    case Move::Kind::Brush:
        return brushChoice();
    case Move::Kind::Link:
        return linkChoice(view, seat, move.link);
    case Move::Kind::Commit:
        return commitChoice(view, seat);
    case Move::Kind::Vote:
        break;
    }
    return voteChoice(view, move.seat);
}

} // namespace

std::vector<scene::Choice> choicesFor(const State& view, kit::Seat viewer) {
    std::vector<scene::Choice> choices;
    MoveList moves;
    Rules::candidates(view, viewer, moves);
    for (const Move& move : moves) {
        if (Rules::whyNot(view, viewer, move))
            continue;
        choices.push_back(choiceOf(view, viewer, move));
        choices.back().move = Files::moveText(move);
    }
    return choices;
}

} // namespace taletop::foxtail
