// SPDX-License-Identifier: MIT
// Keeps the match in its file, and knows whether it is still played here.
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

    /// What keeps the match from being saved, one sentence; "" if it is.
    [[nodiscard]] QString trouble() const { return m_file.problem(); }

    // ---- not for QML

    [[nodiscard]] SaveFile& saveFile() { return m_file; }
    /// May anything be done here that the file is to be told of? Once another window has taken the match over
    /// nothing that is done here counts any more.
    bool mayWrite();
    /// Brings the file up to the match, if it is behind.
    void save();

signals:
    void lost(const taletop::kit::Notice& why); ///< to another window: here it is only shown from now on
    /// What keeps the match from being saved; none: nothing any more.
    void troubled(const QString& problem);
    void told(const QString& news); ///< of its file, for the player

private:
    SessionTable* m_table;
    SaveFile m_file;
};

} // namespace taletop::app
