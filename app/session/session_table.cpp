// SPDX-License-Identifier: MIT
#include "app/session/session_table.h"

#include "app/text/names.h"
#include "app/text/translation.h"

#include <utility>

namespace taletop::app {

SessionTable::SessionTable(match::Match played)
    : match(std::move(played)), curtain(match), beat(match, curtain.persons()), bots(match),
      review(match, curtain), lookBack(match, curtain), vote(match, curtain.persons()), tale(match.game()) {
    for (const match::SeatRecord& seat : match.header().seats)
        names.append(shownName(seat.name));
    story.setReaders(!curtain.persons().empty());
    QObject::connect(&lookBack, &LookBack::changed, &review, [this] { review.setMarks(lookBack.rows()); });
}

QString SessionTable::restraint() const {
    if (review.active() && readOnly.empty())
        return tr("This is how it was. Come back to now to play on.");
    return translated(readOnly);
}

bool SessionTable::asksPerson() const {
    const bool window = beat.active() && curtain.people() > 1;
    return !story.telling() && (window || curtain.seat() >= 0);
}

int SessionTable::viewer() const { return review.active() ? review.eyes() : curtain.viewer(); }

kit::Seat SessionTable::actor() const { return review.active() ? kit::spectator : curtain.actor(); }

kit::Seat SessionTable::focus() const {
    return review.active() && review.eyes() >= 0 ? review.eyes() : curtain.focus();
}

const contract::AnyState& SessionTable::stateShown() const {
    return review.active() ? review.state() : match.state();
}

} // namespace taletop::app
