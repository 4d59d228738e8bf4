// SPDX-License-Identifier: MIT
#include "app/session/chronicle.h"

#include "app/text/names.h"
#include "app/text/phrases.h"
#include "app/text/translation.h"
#include "core/contract/chronicle.h"

#include <QLocale>

namespace taletop::app {

namespace {

/// Is this fact public? Notes and public numbers hide nothing.
bool isOpen(const kit::Fact& fact) {
    return fact.kind == kit::Fact::Kind::Note || fact.kind == kit::Fact::Kind::Scalar;
}

QVariantMap cellOf(const contract::ChronicleRow& row, std::size_t seat, const QStringList& names) {
    QStringList words;
    if (seat < row.words.size())
        for (const kit::Text& each : row.words[seat])
            words.append(translated(each, names));
    return {{"text", seat < row.numbers.size() ? QLocale().toString(row.numbers[seat]) : QString()},
            {"words", Phrases::listed(words)}};
}

std::vector<contract::ChronicleRow> rowsOf(const match::Match& match) {
    std::vector<kit::Fact> open;
    match.retrace([&](const match::Entry&, std::span<const kit::Fact> facts, const contract::AnyState&) {
        std::ranges::copy_if(facts, std::back_inserter(open), isOpen);
    });
    return contract::chronicleOf(match.game(), open, static_cast<kit::Seat>(match.header().seats.size()));
}

QVariantList inWords(const std::vector<contract::ChronicleRow>& all, const match::Match& match) {
    QStringList names;
    for (const match::SeatRecord& seat : match.header().seats)
        names.append(shownName(seat.name));
    QVariantList rows;
    for (const contract::ChronicleRow& row : all) {
        QVariantList cells;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(names.size()); ++seat)
            cells.append(cellOf(row, seat, names));
        rows.append(QVariantMap{{"key", QString::fromUtf8(row.key)},
                                {"label", translated(row.label, names)},
                                {"heading", row.heading},
                                {"cells", cells}});
    }
    return rows;
}

} // namespace

void Chronicle::setSession(MatchSession* session) {
    if (session == m_session)
        return;
    if (m_session != nullptr)
        m_session->disconnect(this);
    m_session = session;
    m_rows.clear();
    if (m_session != nullptr)
        connect(m_session, &MatchSession::changed, this, &Chronicle::write);
    write();
    emit changed();
}

void Chronicle::write() {
    QVariantList rows;
    if (m_session != nullptr && m_session->over()) // the chronicle of a finished match never changes
        rows = m_rows.isEmpty() ? inWords(rowsOf(m_session->match()), m_session->match()) : m_rows;
    if (rows == m_rows)
        return;
    m_rows = rows;
    emit changed();
}

} // namespace taletop::app
