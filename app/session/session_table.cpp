// SPDX-License-Identifier: MIT
#include "app/session/session_table.h"

#include "app/text/names.h"
#include "app/text/translation.h"

#include <utility>

namespace taletop::app {

SessionTable::SessionTable(match::Match played)
    : match(std::move(played)), curtain(match), beat(match, curtain.persons()), bots(match),
      review(match, curtain), lookBack(match, curtain), vote(match, curtain.persons()), tale(match.game()) {
    takeNames();
    QObject::connect(&lookBack, &LookBack::changed, &review, [this] { review.setMarks(lookBack.rows()); });
}

void SessionTable::takeNames() {
    names.clear();
    for (const match::SeatRecord& seat : match.header().seats)
        names.append(shownName(seat.name));
    story.setReaders(!curtain.persons().empty());
}

void SessionTable::changeSeats() {
    curtain.changeSeats();
    beat.startOver(curtain.persons());
    vote.changeSeats(curtain.persons());
    bots.forgetIntentions();
    takeNames();
}

QString SessionTable::restraint() const {
    if (review.active() && readOnly.empty())
        return tr("This is the past. Go back to now to keep playing.");
    return translated(readOnly);
}

bool SessionTable::asksPerson() const {
    const bool window = beat.active() && curtain.shared();
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
