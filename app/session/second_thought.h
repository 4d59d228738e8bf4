// SPDX-License-Identifier: MIT
// Holds back a move that gives something up until the player confirms it. The scene describes the loss
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
    /// Confirms the move by emitting meant().
    Q_INVOKABLE void goOn();

    // ---- for C++ only

    /// Turns the question on or off. It is off by default.
    void setWanted(bool wanted);
    /// Must the move wait because the table asks for confirmation? `words` as in MatchSession::submit.
    [[nodiscard]] bool stops(const QString& move, const std::vector<scene::Choice>& choices,
                             const QVariantMap& words, const QStringList& seatNames);
    /// Follows new choices of the seat. Drops the waiting move if it no longer gives something up.
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
