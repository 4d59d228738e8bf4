// SPDX-License-Identifier: MIT
// What a person at the table is advised: hints when they ask for one.
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
    /// Both must outlive this.
    Hints(SessionTable& table, Refusals& refusals);

    [[nodiscard]] QVariantList rows() const { return m_rows; } ///< HintLadder::rows
    [[nodiscard]] QString text() const;                        ///< of the first row, or ""
    /// The first move that the hint names; "" while it names none.
    [[nodiscard]] QString move() const;

    /// A hint for the actor; asked again it says more.
    Q_INVOKABLE void ask();
    Q_INVOKABLE void clear() { m_ladder.clear(); }
    /// Marks only this move of a hint on the table, or all of them again.
    Q_INVOKABLE void point(const QString& move) { m_ladder.point(move); }

    /// Lays all of a decision that begins with this move, but does not commit it.
    Q_INVOKABLE void lay(const QString& move);

    // ---- not for QML

    /// A person has moved: what is left of a plan that was named stays, and else nothing.
    void goOn();
    /// Others have moved: a hint lasts only while it could still be followed, and what it has not said yet is
    /// for the table as it is now.
    void follow();
    [[nodiscard]] QStringList moves() const { return m_ladder.shown(); } ///< that are marked

    /// Something is still thought about, for a person.
    [[nodiscard]] bool weighing() const { return m_ladder.thinks(); }

signals:
    void changed(); ///< what the hint says
    void wanted(const QString& move);

private:
    [[nodiscard]] contract::Known knownFor(kit::Seat seat) const;
    [[nodiscard]] bool stands() const;
    [[nodiscard]] bool mustAct(kit::Seat seat) const;

    SessionTable* m_table;
    Refusals* m_refusals;
    HintLadder m_ladder;
    QVariantList m_rows;
};

} // namespace taletop::app
