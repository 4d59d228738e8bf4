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
    /// Both must outlive this.
    TableConsent(SessionTable& table, Autosave& autosave);

signals:
    void takenBack(taletop::kit::Seat seat); ///< a move of the seat
    void agreed();                           ///< to anything else, and it stands in the file
    void handsOpened();                      ///< the table plays on with open hands

private:
    void carryOut(match::Agreement::What what, kit::Seat seat);

    SessionTable* m_table;
    Autosave* m_autosave;
};

} // namespace taletop::app
