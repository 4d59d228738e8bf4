// SPDX-License-Identifier: MIT
// Checks stopping and passing for any seat at any time, because people also press buttons out of turn.
#include "core/games/tailstory/rules/turn.h"
#include "core/games/tailstory/rules/why_not.h"

namespace taletop::tailstory {

namespace {

/// Explains why no window is open.
WhyNot whyNotWithoutWindow(const State& view) {
    const Step step = view.step();
    if (step == Step::Play)
        return refused(view.number(Number::NoStopping) != 0 ? RefusalCode::Sprint // TS-80
                                                            : RefusalCode::NothingToStop);
    if (chainLength(view) == 0)
        return refused(RefusalCode::NotStoppable); // TS-38
    if (isActing(view))
        return refused(RefusalCode::ActingUnstoppable); // TS-70
    return refused(view.number(Number::NoStopping) != 0 ? RefusalCode::Sprint : RefusalCode::ChainClosed);
}

} // namespace

WhyNot whyNotResponse(const State& view, kit::Seat seat, const Move& move) {
    if (view.step() != Step::Window)
        return whyNotWithoutWindow(view);
    const int newest = chainLength(view);
    if (move.number == 0 || move.number > newest)
        return refused(RefusalCode::NoSuchItem);
    if (move.number < newest)
        return refused(RefusalCode::StoppedAlready); // TS-42
    if (itemOwner(view, newest) == seat)
        return refused(RefusalCode::OwnItem); // TS-39
    if ((view.number(Number::Passed) >> seat & 1) != 0)
        return refused(RefusalCode::PassedAlready); // TS-47
    if (view.empty(ZoneKind::Hand, seat))
        return refused(RefusalCode::EmptyHandNotAsked); // TS-46
    if (const kit::SeatSet asked = responders(view); !asked.contains(seat))
        return refused(RefusalCode::OtherPriority, asked.first()); // TS-43
    if (move.kind == Move::Kind::Pass)
        return std::nullopt;
    if (!isEvent(move.card) || view.indexOf(zoneOf(ZoneKind::Hand, seat), move.card) < 0)
        return refused(RefusalCode::NotInHand, move.card);
    if (kindOf(move.card) != Kind::Stopping)
        return refused(RefusalCode::NotAStoppingCard, move.card);
    return std::nullopt; // TS-41: stopping is free and unlimited
}

} // namespace taletop::tailstory
