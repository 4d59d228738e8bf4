// SPDX-License-Identifier: MIT
// Keeps the match in its file, and notices when another window takes it over.
#pragma once

#include "app/session/save_file.h"
#include "app/session/session_table.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class Autosave : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has it")
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubled)

public:
    /// `table` must outlive this.
    explicit Autosave(SessionTable& table) : m_table(&table) {}

    /// Returns why the match can't be saved, in one sentence, or "" if it can.
    [[nodiscard]] QString trouble() const { return m_file.problem(); }

    // ---- not for QML

    [[nodiscard]] SaveFile& saveFile() { return m_file; }
    /// May this window still make changes that must be written to the file? False once another window has
    /// taken the match over.
    bool mayWrite();
    /// Writes everything to the file that it lacks.
    void save();

signals:
    void lost(const taletop::kit::Notice& why); ///< another window took over: view only
    /// Reports why the match can't be saved; "" once it can be again.
    void troubled(const QString& problem);
    void told(const QString& news); ///< news about the file, for the player

private:
    SessionTable* m_table;
    SaveFile m_file;
};

} // namespace taletop::app
