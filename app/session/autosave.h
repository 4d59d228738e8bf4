// SPDX-License-Identifier: MIT
// Saves the match in its file, and notices when another window takes the match over.
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

    // ---- for C++ only

    [[nodiscard]] SaveFile& saveFile() { return m_file; }
    /// May this window still write changes to the file? Returns false once another window has taken the match
    /// over.
    bool mayWrite();
    /// Writes everything that the file lacks.
    void save();

signals:
    void lost(const taletop::kit::Notice& why); ///< another window has taken over
    /// Emitted with the reason why the match can't be saved, or with "" once it can be saved again.
    void troubled(const QString& problem);
    void told(const QString& news); ///< reports news about the file to the player

private:
    SessionTable* m_table;
    SaveFile m_file;
};

} // namespace taletop::app
