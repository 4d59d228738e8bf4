// SPDX-License-Identifier: MIT
#include "app/session/session_table.h"

#include "app/text/names.h"
#include "app/text/translation.h"

#include <utility>

namespace taletop::app {

SessionTable::SessionTable(match::Match played)
    : match(std::move(played)), hotSeat(match), curtain(match, hotSeat), reactions(match, hotSeat.persons()),
      bots(match), review(match, hotSeat), lookBack(match, hotSeat), vote(match, hotSeat.persons()),
      tale(match.game()) {
    takeNames();
    QObject::connect(&curtain, &Curtain::sightChanged, &review, &Review::followSight);
    QObject::connect(&lookBack, &LookBack::changed, &review, [this] { review.setMarks(lookBack.rows()); });
}

void SessionTable::takeNames() {
    names.clear();
    for (const match::SeatRecord& seat : match.header().seats)
        names.append(shownName(seat.name));
    events.setReaders(!hotSeat.persons().empty());
}

void SessionTable::changeSeats() {
    curtain.changeSeats();
    reactions.startOver(hotSeat.persons());
    vote.changeSeats(hotSeat.persons());
    bots.forgetIntentions();
    takeNames();
}

QString SessionTable::restraint() const {
    if (review.active() && readOnly.empty())
        return tr("This is the past. Go back to now to keep playing.");
    return translated(readOnly);
}

void SessionTable::setReadOnly(const kit::Notice& why) {
    readOnly = why;
    hotSeat.setViewOnly();
}

} // namespace taletop::app
