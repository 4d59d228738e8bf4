// SPDX-License-Identifier: MIT
// Carries out whatever the people at the table have agreed to.
#pragma once

#include "app/session/autosave.h"
#include "app/session/session_table.h"

#include <QObject>

namespace taletop::app {

class TableConsent : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this.
    TableConsent(SessionTable& table, Autosave& autosave);

signals:
    void takenBack(taletop::kit::Seat seat); ///< this seat's move was taken back
    void agreed();                           ///< any other agreement, already saved
    void handsOpened();                      ///< the table plays with open hands now

private:
    void carryOut(match::Agreement::What what, kit::Seat seat);

    SessionTable* m_table;
    Autosave* m_autosave;
};

} // namespace taletop::app
