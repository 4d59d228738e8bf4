// SPDX-License-Identifier: MIT
#include "app/session/session_table.h"

#include "app/text/names.h"
#include "app/text/translation.h"

#include <utility>

namespace taletop::app {

SessionTable::SessionTable(match::Match played)
    : match(std::move(played)), hotSeat(match), curtain(match, hotSeat),
      reactions(match, hotSeat.allPeople()), bots(match), review(match, hotSeat), lookBack(match, hotSeat),
      vote(match, hotSeat.allPeople()), tale(match.game()) {
    takeNames();
    events.setReaders(!hotSeat.allPeople().empty());
    QObject::connect(&curtain, &Curtain::sightChanged, &review, &Review::followSight);
    QObject::connect(&lookBack, &LookBack::changed, &review, [this] { review.setMarks(lookBack.rows()); });
}

void SessionTable::takeNames() {
    names.clear();
    for (const match::SeatRecord& seat : match.header().seats)
        names.append(shownName(seat.name));
}

void SessionTable::changeSeats(const std::vector<match::SeatRecord>& seats) {
    match.changeSeats(seats);
    curtain.changeSeats();
    followPeople();
    bots.forgetIntentions();
    takeNames();
}

void SessionTable::setElsewhere(kit::SeatSet seats) {
    curtain.setElsewhere(seats);
    followPeople();
}

void SessionTable::followPeople() {
    reactions.startOver(hotSeat.allPeople(), hotSeat.elsewhere());
    vote.changeSeats(hotSeat.allPeople());
    events.setReaders(!hotSeat.allPeople().empty());
}

void SessionTable::goThroughJournal() {
    passedFor.reset();
    hotSeat.restart(match);
    match.retrace(
        [this](const match::Entry& entry, std::span<const kit::Fact> facts, const contract::AnyState& after) {
            hotSeat.follow(match, entry.who, facts, after);
        });
}

int SessionTable::emblemOf(int seat) const {
    return seat >= 0 && seat < names.size() ? match.header().seats[static_cast<std::size_t>(seat)].emblem : 0;
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
