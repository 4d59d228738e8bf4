// SPDX-License-Identifier: MIT
#include "app/session/counsel.h"

#include <algorithm>

namespace taletop::app {

Counsel::Counsel(SessionTable& table, Refusals& refusals)
    : m_table(&table), m_refusals(&refusals), m_hints(table.game()) {
    connect(&m_hints, &HintLadder::changed, this, [this] {
        m_rows = m_hints.rows(m_table->names);
        emit changed();
    });
}

QString Counsel::text() const { return m_rows.value(0).toMap().value(QStringLiteral("text")).toString(); }

QString Counsel::move() const { return m_rows.value(0).toMap().value(QStringLiteral("move")).toString(); }

void Counsel::ask() {
    if (!m_table->story.makeWay())
        return;
    if (m_table->review.active())
        return m_refusals->refuse(m_table->restraint());
    const kit::Seat seat = m_table->hotSeat.actor();
    if (!m_table->restraint().isEmpty() || !m_table->hotSeat.persons().contains(seat) || !mustAct(seat))
        return;
    // Who thinks of what only the seat sees may say it to nobody else.
    const auto seen = [&](const contract::AnyState& state) {
        const contract::AnyState view = m_table->game().view(state, seat);
        return std::vector<std::byte>(view.bytes().begin(), view.bytes().end());
    };
    if (m_table->hotSeat.inPublic() && !table::OpenTurns::sameInAllWorlds(m_table->match, seen))
        return m_refusals->refuse(
            tr("This hint is for %1 only. Open that hand first.").arg(m_table->names[seat]));
    m_hints.climb(knownFor(seat), seat);
}

void Counsel::follow() {
    if (!stands())
        m_hints.clear();
    if (m_table->hotSeat.actor() >= 0)
        m_hints.follow(knownFor(m_table->hotSeat.actor()));
}

/// Before all eyes nothing is said that rests on what the seat alone has seen.
contract::Known Counsel::knownFor(kit::Seat seat) const {
    return m_table->hotSeat.inPublic() ? contract::Known(m_table->match.view(seat))
                                       : m_table->match.known(seat);
}

/// May all that was advised still be done?
bool Counsel::stands() const {
    return std::ranges::all_of(m_hints.moves(),
                               [this](const QString& move) { return m_refusals->whyNot(move).isEmpty(); });
}

bool Counsel::mustAct(kit::Seat seat) const {
    const contract::Pending pending = m_table->match.pending();
    return pending.kind == contract::Pending::Kind::Seats && pending.seats.contains(seat);
}

} // namespace taletop::app
