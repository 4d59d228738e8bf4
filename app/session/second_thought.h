// SPDX-License-Identifier: MIT
// Holds a move that gives something up until the player confirms it. The scene says what is given up
// (scene::asksFirst).
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
    [[nodiscard]] QString loss() const { return m_loss; } ///< the loss, in one sentence
    [[nodiscard]] QString deed() const { return m_deed; } ///< the name of the move

    /// Cancels the move.
    Q_INVOKABLE void goBack();
    /// Confirms the move: emits meant().
    Q_INVOKABLE void goOn();

    // ---- not for QML

    /// Enables the question, which is off at first.
    void setWanted(bool wanted);
    /// Returns true if the table asks now and the move waits. `words` as for MatchSession::submit.
    [[nodiscard]] bool stops(const QString& move, const std::vector<scene::Choice>& choices,
                             const QVariantMap& words, const QStringList& seatNames);
    /// Follows new choices of the seat: the waiting move is dropped if it no longer gives something up.
    void follow(const std::vector<scene::Choice>& choices, const QStringList& seatNames);

signals:
    void changed();
    void meant(const QString& move, const QVariantMap& words);

private:
    bool ask(const QString& move, const std::vector<scene::Choice>& choices, const QStringList& seatNames);

    bool m_wanted = false;
    QString m_move; ///< the waiting move, or ""
    QVariantMap m_words;
    QString m_loss;
    QString m_deed;
};

} // namespace taletop::app
