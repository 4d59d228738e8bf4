// SPDX-License-Identifier: MIT
// Lets programs with the same saves find each other, so that a second start raises the first one's window.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QLocalServer;
class QLocalSocket;
class QWidget;

namespace taletop::app {

/// The request that a second start sends to the first program.
struct SecondStart {
    QStringList arguments; ///< the program's name first; a file has its full path
    QString token;         ///< desktop's token for raising a window, or ""
};

class FirstProgram : public QObject {
    Q_OBJECT

public:
    /// Returns the socket name for programs with these saves. Returns "" if the system has no place that
    /// belongs to this user alone. Then each start opens its own window.
    [[nodiscard]] static QString placeFor(const QString& savesFolder);
    /// Passes the start on to the program that listens at `place`. Returns false if there is none, or if it
    /// does not answer within a few seconds.
    [[nodiscard]] static bool handOver(const QString& place, const SecondStart& start);

    /// Listens at `place` from now on, unless it is "".
    explicit FirstProgram(const QString& place, QObject* parent = nullptr);

signals:
    void asked(const SecondStart& start);

private:
    void hear(QLocalSocket* from);

    QLocalServer* m_server = nullptr;
};

/// Raises a window, which may be minimized or behind others.
void comeForward(QWidget& window, const QString& token);

} // namespace taletop::app
