// SPDX-License-Identifier: MIT
#include "app/session/table_consent.h"

namespace taletop::app {

TableConsent::TableConsent(SessionTable& table, Autosave& autosave) : m_table(&table), m_autosave(&autosave) {
    connect(&m_table->vote, &TableVote::agreed, this, &TableConsent::carryOut);
}

void TableConsent::carryOut(match::Agreement::What what, kit::Seat seat) {
    using What = match::Agreement::What;
    if (!m_autosave->mayWrite())
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
    }
    m_autosave->save();
    emit agreed();
}

} // namespace taletop::app
