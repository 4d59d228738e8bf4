// SPDX-License-Identifier: MIT
#include "app/session/table_consent.h"

namespace taletop::app {

TableConsent::TableConsent(SessionTable& table, MatchKeeper& keeper) : m_table(&table), m_keeper(&keeper) {
    connect(&m_table->vote, &TableVote::agreed, this, &TableConsent::carryOut);
    connect(&m_table->lock, &SeatLock::chosen, this, &TableConsent::keepLock);
}

void TableConsent::carryOut(match::Agreement::What what, kit::Seat seat) {
    using What = match::Agreement::What;
    if (!m_keeper->mayWrite())
        return;
    switch (what) {
    case What::TakeBack:
        m_table->match.takeBackAgreed(seat);
        emit takenBack(seat);
        return;
    case What::OpenHands:
        m_table->match.openHandsAgreed();
        m_table->curtain.setMode(QStringLiteral("open"));
        emit handsOpened();
        break;
    case What::Unlock:
        m_table->match.unlockAgreed(seat);
        break;
    }
    m_keeper->save();
    emit agreed();
}

bool TableConsent::isLocked(int seat) const {
    const auto& seats = m_table->match.header().seats;
    return seat >= 0 && seat < static_cast<int>(seats.size()) &&
           !seats[static_cast<std::size_t>(seat)].lock.empty();
}

void TableConsent::changeLock() {
    const auto seat = static_cast<kit::Seat>(m_table->curtain.seated());
    if (seat < 0)
        return;
    if (isLocked(seat))
        keepLock(seat, {});
    else
        m_table->lock.choose(seat);
}

void TableConsent::keepLock(kit::Seat seat, const std::string& lock) {
    if (!m_keeper->mayWrite())
        return;
    m_table->match.setLock(seat, lock);
    m_keeper->save();
    emit lockKept();
}

} // namespace taletop::app
