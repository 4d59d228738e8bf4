// SPDX-License-Identifier: MIT
// Carries out what the people at the table have agreed to.
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
    void takenBack(taletop::kit::Seat seat); ///< a move of this seat was taken back
    void agreed();                           ///< any other agreement was made and saved
    void handsOpened();                      ///< the table agreed to play with open hands

private:
    void carryOut(match::Agreement::What what, kit::Seat seat);

    SessionTable* m_table;
    Autosave* m_autosave;
};

} // namespace taletop::app
