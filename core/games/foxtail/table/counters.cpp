// SPDX-License-Identifier: MIT
// The public numbers on the table.
#include "core/games/foxtail/rules/deck_parts.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/table/scene_parts.h"
#include "core/games/foxtail/words/phrases.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::foxtail {

namespace {

/// A badge that is either on or off.
scene::Counter flag(const char* key, kit::Seat seat, bool on, const char* yes, const char* no) {
    return {.key = key, .seat = seat, .value = on ? 1 : 0, .text = sentence(on ? yes : no)};
}

scene::Counter counted(const char* key, kit::Seat seat, int value, const char* source) {
    return {.key = key, .seat = seat, .value = value, .text = sentence(source).plural(value)};
}

scene::Counter finishedCounter(const State& view, kit::Seat seat) {
    const int turn = view.number(Number::Finished, seat);
    kit::Text text = turn == 0 ? sentence(TALETOP_TEXT("foxtail", "the tail is still growing"))
                               : sentence(TALETOP_TEXT("foxtail", "finished on turn %1")).number(turn);
    return {.key = "finished", .seat = seat, .value = turn, .text = text};
}

void addSeat(std::vector<scene::Counter>& list, const State& view, kit::Seat seat, const SeatPoints& points) {
    const contract::Pending pending = Rules::pending(view);
    const bool asked = pending.kind == contract::Pending::Kind::Seats;
    const bool takesPart = view.phase() == Phase::Vote || !isFinished(view, seat);
    list.push_back(counted("bits", seat, bitCount(view, seat), TALETOP_PLURAL("foxtail", "%n bit(s)")));
    list.push_back(counted("own", seat, points.own.total(), TALETOP_PLURAL("foxtail", "%n tail point(s)")));
    list.push_back(counted("score", seat, points.total(), TALETOP_PLURAL("foxtail", "%n point(s) so far")));
    list.push_back(finishedCounter(view, seat));
    list.push_back(flag("mustDraw", seat, view.number(Number::MustDraw, seat) != 0,
                        TALETOP_TEXT("foxtail", "must draw"), TALETOP_TEXT("foxtail", "may brush again")));
    list.push_back(flag("done", seat, asked && takesPart && view.number(Number::Done, seat) != 0,
                        TALETOP_TEXT("foxtail", "has chosen"), TALETOP_TEXT("foxtail", "has not chosen")));
    list.push_back(flag("pending", seat, asked && pending.seats.contains(seat),
                        TALETOP_TEXT("foxtail", "to act"), TALETOP_TEXT("foxtail", "waiting")));
}

} // namespace

std::vector<scene::Counter> counters(const State& view) {
    const TablePoints points = tablePoints(view);
    const int turn = view.number(Number::Turn);
    std::vector<scene::Counter> list{
        {.key = "turn", .value = turn, .text = sentence(TALETOP_TEXT("foxtail", "Turn %1")).number(turn)},
        counted("deckLeft", kit::spectator, view.count(deckZone),
                TALETOP_PLURAL("foxtail", "%n card(s) left")),
        counted("tipsLeft", kit::spectator, tipsLeft(view),
                TALETOP_PLURAL("foxtail", "%n tip(s) among them")),
    };
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        addSeat(list, view, seat, kit::at(points, seat));
    return list;
}

} // namespace taletop::foxtail
