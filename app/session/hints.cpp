// SPDX-License-Identifier: MIT
#include "app/session/hints.h"

#include <algorithm>

namespace taletop::app {

Hints::Hints(SessionTable& table, Refusals& refusals)
    : m_table(&table), m_refusals(&refusals), m_ladder(table.game()) {
    connect(&m_ladder, &HintLadder::changed, this, [this] {
        m_rows = m_ladder.rows(m_table->names);
        emit changed();
    });
}

QString Hints::text() const { return m_rows.value(0).toMap().value(QStringLiteral("text")).toString(); }

QString Hints::move() const { return m_rows.value(0).toMap().value(QStringLiteral("move")).toString(); }

void Hints::ask() {
    if (!m_table->events.makeWay())
        return;
    if (m_table->review.active())
        return m_refusals->refuse(m_table->restraint());
    if (isWhole() && m_refusals->text().isEmpty()) // a refusal would cover the hint
        return clear();
    const kit::Seat seat = m_table->hotSeat.actor();
    if (!m_table->restraint().isEmpty() || !m_table->hotSeat.peopleHere().contains(seat) || !mustAct(seat))
        return;
    // Refuse a hint in public that depends on what only this seat sees.
    const auto seen = [&](const contract::AnyState& state) {
        const contract::AnyState view = m_table->game().view(state, seat);
        return std::vector<std::byte>(view.bytes().begin(), view.bytes().end());
    };
    if (m_table->hotSeat.inPublic() && !table::OpenTurns::sameInAllWorlds(m_table->match, seen))
        return m_refusals->refuse(
            tr("This hint is for %1 only. Open that hand first.").arg(m_table->names[seat]));
    m_refusals->clear(); // a refusal would cover the hint
    m_ladder.climb(knownFor(seat), seat);
}

void Hints::lay(const QString& move) {
    for (const QString& step : m_ladder.stepsOf(move))
        emit wanted(step);
}

void Hints::goOn() {
    if (m_ladder.moves().isEmpty() || !m_ladder.goOn(knownFor(m_ladder.seat())))
        m_ladder.clear();
}

void Hints::follow() {
    if (!stands())
        m_ladder.clear();
    if (m_table->hotSeat.actor() >= 0)
        m_ladder.follow(knownFor(m_table->hotSeat.actor()));
}

/// Returns the seat's knowledge. In public, leaves out what only this seat remembers.
contract::Known Hints::knownFor(kit::Seat seat) const {
    return m_table->hotSeat.inPublic() ? contract::Known(m_table->match.view(seat))
                                       : m_table->match.known(seat);
}

/// Does the hint already show its last rung?
bool Hints::isWhole() const {
    return !m_rows.isEmpty() && std::ranges::all_of(m_rows, [](const QVariant& row) {
        return row.toMap().value(QStringLiteral("more")).toString().isEmpty();
    });
}

/// Are all moves of the hint still legal?
bool Hints::stands() const {
    return std::ranges::all_of(m_ladder.moves(),
                               [this](const QString& move) { return m_refusals->whyNot(move).isEmpty(); });
}

bool Hints::mustAct(kit::Seat seat) const {
    const contract::Pending pending = m_table->match.pending();
    return pending.kind == contract::Pending::Kind::Seats && pending.seats.contains(seat);
}

} // namespace taletop::app
