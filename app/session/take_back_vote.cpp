// SPDX-License-Identifier: MIT
#include "app/session/take_back_vote.h"

namespace taletop::app {

TakeBackVote::TakeBackVote(const match::Match& match, kit::SeatSet persons, QObject* parent)
    : QObject(parent), m_match(&match), m_persons(persons) {
    for (const match::SeatRecord& seat : match.header().seats)
        m_names.append(QString::fromStdString(seat.name));
}

QString TakeBackVote::offer() const {
    if (!m_seat)
        return {};
    const QString name = m_names[*m_seat];
    return m_persons.size() > 1 ? tr("Ask the table to take back %1’s last move").arg(name)
                                : tr("Take back %1’s last move all the same").arg(name);
}

QString TakeBackVote::question() const {
    if (!m_active)
        return {};
    const QString name = m_names[*m_seat];
    return m_persons.size() > 1
               ? tr("%1 asks to take back a move, and all that came after it. Does everybody agree?")
                     .arg(name)
               : tr("Something was learnt since %1’s last move. Take it back, and all that came after it?")
                     .arg(name);
}

QVariantList TakeBackVote::missing() const {
    QVariantList list;
    for (kit::Seat seat = 0; seat < m_names.size(); ++seat)
        if (m_missing.contains(seat))
            list.append(int(seat));
    return list;
}

void TakeBackVote::ask() {
    if (!m_seat || m_active)
        return;
    m_missing = m_persons;
    if (m_missing.size() > 1)
        m_missing.erase(*m_seat);
    m_active = true;
    emit asked();
    emit changed();
}

bool TakeBackVote::agree(int seat) {
    if (!m_active || seat < 0 || seat >= m_names.size() || !m_missing.contains(static_cast<kit::Seat>(seat)))
        return false;
    m_missing.erase(static_cast<kit::Seat>(seat));
    if (m_missing.empty()) {
        m_active = false;
        emit agreed(*m_seat);
    }
    emit changed();
    return true;
}

void TakeBackVote::decline() {
    if (!m_active)
        return;
    m_active = false;
    m_missing = {};
    emit declined();
    emit changed();
}

void TakeBackVote::settle(std::optional<kit::Seat> seat) {
    if (m_seat == seat)
        return;
    decline();
    m_seat = seat;
    emit changed();
}

} // namespace taletop::app
