// SPDX-License-Identifier: MIT
// A move that gives something up waits here for a second thought: the table asks before it is made.
// What is given up the scene says (scene::asksFirst).
#pragma once

#include "core/scene/scene.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class SecondThought : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool asking READ asking NOTIFY changed)
    Q_PROPERTY(QString loss READ loss NOTIFY changed)
    Q_PROPERTY(QString deed READ deed NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool asking() const { return !m_move.isEmpty(); }
    [[nodiscard]] QString loss() const { return m_loss; } ///< what is given up, one sentence
    [[nodiscard]] QString deed() const { return m_deed; } ///< what the move is called

    /// The move is not made.
    Q_INVOKABLE void goBack();
    /// It is meant: meant() comes.
    Q_INVOKABLE void goOn();

    // ---- not for QML

    /// Whether anything is asked at all; not at first.
    void setWanted(bool wanted);
    /// True: the table asks now, and the move waits. `words` as for MatchSession::submit.
    [[nodiscard]] bool stops(const QString& move, const std::vector<scene::Choice>& choices,
                             const QVariantMap& words, const QStringList& seatNames);
    /// The seat has these choices now: what waits goes on waiting only while it gives something up.
    void follow(const std::vector<scene::Choice>& choices, const QStringList& seatNames);

signals:
    void changed();
    void meant(const QString& move, const QVariantMap& words);

private:
    bool ask(const QString& move, const std::vector<scene::Choice>& choices, const QStringList& seatNames);

    bool m_wanted = false;
    QString m_move; ///< that waits; "": none
    QVariantMap m_words;
    QString m_loss;
    QString m_deed;
};

} // namespace taletop::app
