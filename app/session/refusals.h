// SPDX-License-Identifier: MIT
// Explains why a move is not allowed: the last refusal, which the paper slip shows, and reasons on request.
#pragma once

#include "app/session/session_table.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class Refusals : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has them")
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString entry READ entry NOTIFY changed)

public:
    /// `table` must outlive this.
    explicit Refusals(const SessionTable& table) : m_table(&table) {}

    [[nodiscard]] QString text() const { return m_text; }          ///< reason in one sentence, or ""
    [[nodiscard]] const QString& entry() const { return m_entry; } ///< its rule, or ""

    Q_INVOKABLE void clear() { set({}, {}); }
    /// Returns why the actor may not make the move, or "" if it is legal.
    Q_INVOKABLE QString whyNot(const QString& move) const;

    // ---- for C++ only

    /// Refuses with this reason.
    void refuse(const QString& text, const QString& entry = {});
    /// Refuses in the words of the rules, unless these would reveal what only the actor may know.
    void refuse(const kit::Refusal& refusal, const contract::AnyMove& move);

signals:
    void changed();
    void refused(); ///< the texts have been set

private:
    void set(const QString& text, const QString& entry);
    [[nodiscard]] QString inWords(const kit::Refusal& refusal) const;

    const SessionTable* m_table;
    QString m_text;
    QString m_entry;
};

} // namespace taletop::app
