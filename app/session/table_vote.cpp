// SPDX-License-Identifier: MIT
#include "app/session/table_vote.h"

#include "app/text/names.h"

namespace taletop::app {

TableVote::TableVote(const match::Match& match, kit::SeatSet people, QObject* parent)
    : QObject(parent), m_match(&match) {
    changeSeats(people);
}

void TableVote::changeSeats(kit::SeatSet people) {
    decline();
    m_people = people;
    m_names.clear();
    for (const match::SeatRecord& seat : m_match->header().seats)
        m_names.append(shownName(seat.name));
}

QString TableVote::offer() const {
    if (!m_seat)
        return {};
    const QString name = m_names[*m_seat];
    return m_people.size() > 1 ? tr("Ask the table to take back %1’s last move").arg(name)
                               : tr("Take back %1’s last move anyway").arg(name);
}

QString TableVote::takeBackQuestion() const {
    const QString name = m_names[m_asked->about];
    return m_people.size() < 2
               ? tr("Something has been revealed since %1’s last move. Take back that move and everything "
                    "after it?")
                     .arg(name)
               : tr("Someone asks to take back %1’s last move and everything after it. Does everyone agree?")
                     .arg(name);
}

QString TableVote::question() const {
    if (!m_asked)
        return {};
    return m_asked->what == What::TakeBack
               ? takeBackQuestion()
               : tr("Someone asks to continue with open hands, so that everyone can see the cards and "
                    "choices of the player whose turn it is. Does everyone agree?");
}

QString TableVote::no() const {
    return m_asked && m_asked->what == What::OpenHands ? tr("No, keep them closed") : tr("No, keep it");
}

void TableVote::ask() {
    if (m_seat)
        put({What::TakeBack, *m_seat});
}

void TableVote::put(const Question& question) {
    if (m_asked || m_match->header().agreements.size() >= match::mostAgreements)
        return;
    m_asked = question;
    emit asked();
    emit changed();
}

void TableVote::agree() {
    if (!m_asked)
        return;
    const Question question = *m_asked;
    m_asked.reset();
    emit agreed(question.what, question.about);
    emit changed();
}

void TableVote::decline() {
    if (!m_asked)
        return;
    m_asked.reset();
    emit declined();
    emit changed();
}

void TableVote::settle(std::optional<kit::Seat> seat) {
    if (m_seat == seat)
        return;
    m_seat = seat;
    emit changed();
}

} // namespace taletop::app
