// SPDX-License-Identifier: MIT
#include "app/shell/ear_hand.h"

#include "app/shell/table_words.h"

#include <utility>

namespace taletop::app {

EarHand::EarHand(Say say, BeStill beStill, QObject* parent)
    : QObject(parent), m_say(std::move(say)), m_beStill(std::move(beStill)) {}

void EarHand::follow(MatchSession* session) {
    if (m_session != nullptr)
        for (const QObject* from :
             std::initializer_list<const QObject*>{m_session, m_session->curtain(), m_session->review()})
            from->disconnect(this);
    m_session = session;
    m_seats.clear();
    if (session != nullptr) {
        connect(session, &MatchSession::changed, this, &EarHand::look);
        connect(session->curtain(), &Curtain::changed, this, &EarHand::look);
        connect(session->review(), &Review::changed, this, &EarHand::look);
        connect(session, &QObject::destroyed, this, &EarHand::look);
    }
    look();
}

void EarHand::setFor(int seat, bool on) {
    if (on)
        m_seats.insert(seat);
    else
        m_seats.remove(seat);
    look();
}

/// While somebody sits whose hand the table shows to nobody else.
bool EarHand::mayBeHeard() const {
    if (m_session == nullptr || m_session->review()->active())
        return false;
    const Curtain& curtain = *m_session->curtain();
    return curtain.people() > 1 && curtain.mode() == QLatin1String("curtain") && !curtain.down() &&
           curtain.seated() == m_session->viewer() && isFor(curtain.seated());
}

/// Silence waits for nothing; words wait until all of the table has changed.
void EarHand::look() {
    if (mayBeHeard()) {
        QMetaObject::invokeMethod(this, &EarHand::speak, Qt::QueuedConnection);
    } else if (!m_spoken.isEmpty()) {
        m_spoken.clear();
        m_beStill();
    }
}

void EarHand::speak() {
    if (!mayBeHeard())
        return;
    QString words = handWords(*m_session);
    words.removeIf([](QChar letter) { return letter.category() == QChar::Other_Format; }); // of broken lines
    if (words == m_spoken)
        return;
    m_spoken = words;
    m_say(words);
}

} // namespace taletop::app
