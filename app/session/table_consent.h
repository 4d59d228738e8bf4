// SPDX-License-Identifier: MIT
// Carries out what the people at the table have agreed to, and keeps the locks of their hands.
#pragma once

#include "app/session/match_keeper.h"
#include "app/session/session_table.h"

#include <QObject>

#include <string>

namespace taletop::app {

class TableConsent : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    TableConsent(SessionTable& table, MatchKeeper& keeper);

    /// Who sits behind the curtain takes the lock off the own hand, or gets to choose one.
    void changeLock();
    [[nodiscard]] bool isLocked(int seat) const;

signals:
    void takenBack(taletop::kit::Seat seat); ///< a move of the seat
    void agreed();                           ///< to anything else, and it stands in the file
    void handsOpened();                      ///< the table plays on with open hands
    void lockKept();                         ///< or taken off

private:
    void carryOut(match::Agreement::What what, kit::Seat seat);
    void keepLock(kit::Seat seat, const std::string& lock);

    SessionTable* m_table;
    MatchKeeper* m_keeper;
};

} // namespace taletop::app
