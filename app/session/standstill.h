// SPDX-License-Identifier: MIT
// Why a table stands still: the one place that knows what lies open before it. It is told of nothing
// but that, so that a clock that stands says nothing about anybody's cards.
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <set>

namespace taletop::app {

class Standstill : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool clocks READ clocks NOTIFY changed)
    Q_PROPERTY(QString why READ why NOTIFY changed)

public:
    /// The first ones cover the table, and nothing at all goes on; while one of the others lasts,
    /// only the clocks that people play by stand.
    enum Reason {
        Dialog,      ///< of the system or of Qt, in front of the window
        Menu,        ///< of the menu bar
        Leaving,     ///< the question whether to leave
        Sheet,       ///< preferences, keys
        Book,        ///< the tale as a book
        Vote,        ///< the table is asked
        LookingBack, ///< at the moves so far
        Window,      ///< another one is in front
        Rules,       ///< beside the table
        Log,
        Card,    ///< pinned, to be seen closely
        Pile,    ///< of cards, looked through
        Notice,  ///< to be put away
        NewWord, ///< what a thing is, said to whoever meets it first
        Thought, ///< the question before something is given away
        Hand,    ///< somebody has lifted the curtain
        Away,    ///< nobody has pressed anything since the match was opened, or a hand closed for idleness
    };
    Q_ENUM(Reason)

    using QObject::QObject;

    /// No clock that people play by runs.
    [[nodiscard]] bool clocks() const { return !m_reasons.empty(); }
    /// Nothing goes on, for something lies over the table.
    [[nodiscard]] bool covered() const;
    /// What everybody may read of it, one sentence; "" where nothing is open.
    [[nodiscard]] QString why() const;

    /// What the page knows to be open before the table, all of it.
    Q_INVOKABLE void lies(const QVariantList& reasons);

    // ---- not for QML

    /// For what the page does not know of.
    void set(Reason reason, bool holds);

signals:
    void changed();

private:
    void become(std::set<Reason> reasons);

    std::set<Reason> m_reasons;
    std::set<Reason> m_onPage; ///< those of lies()
};

} // namespace taletop::app
