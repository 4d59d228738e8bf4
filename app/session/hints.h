// SPDX-License-Identifier: MIT
// The hints that people at the table ask for.
#pragma once

#include "app/session/hint_ladder.h"
#include "app/session/refusals.h"
#include "app/session/session_table.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class Hints : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has them")
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString move READ move NOTIFY changed)

public:
    /// Both arguments must outlive this.
    Hints(SessionTable& table, Refusals& refusals);

    [[nodiscard]] QVariantList rows() const { return m_rows; } ///< HintLadder::rows
    [[nodiscard]] QString text() const;                        ///< text of the first row, or ""
    /// Returns the first move that the hint names, or "" if it names none yet.
    [[nodiscard]] QString move() const;

    /// Gives the actor a hint. Each further call reveals more, and the last one closes the hint.
    Q_INVOKABLE void ask();
    Q_INVOKABLE void clear() { m_ladder.clear(); }
    /// Marks only this move of the hint on the table. If it is already the only one, marks all again.
    Q_INVOKABLE void point(const QString& move) { m_ladder.point(move); }

    /// Makes all moves of the decision that begins with this move, except the one that commits it.
    Q_INVOKABLE void lay(const QString& move);

    // ---- for C++ only

    /// Follows a person's move. Keeps the rest of a named plan, and drops any other hint.
    void goOn();
    /// Follows a move by others. Drops the hint if its moves are no longer legal. Otherwise updates the part
    /// that has not been shown yet.
    void follow();
    [[nodiscard]] QStringList moves() const { return m_ladder.shown(); } ///< moves to mark on the table

    /// Is a hint still being computed for a person?
    [[nodiscard]] bool weighing() const { return m_ladder.thinks(); }

signals:
    void changed();
    void wanted(const QString& move);

private:
    [[nodiscard]] contract::Known knownFor(kit::Seat seat) const;
    [[nodiscard]] bool stands() const;
    [[nodiscard]] bool mustAct(kit::Seat seat) const;
    [[nodiscard]] bool isWhole() const;

    SessionTable* m_table;
    Refusals* m_refusals;
    HintLadder m_ladder;
    QVariantList m_rows;
};

} // namespace taletop::app
