// SPDX-License-Identifier: MIT
// Lets programs with the same saves find each other, so that a second start raises the window of the first.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QLocalServer;
class QLocalSocket;
class QWidget;

namespace taletop::app {

/// A second start's request to the first program.
struct SecondStart {
    QStringList arguments; ///< the program's name first, a file with its full path
    QString token;         ///< the desktop's token for raising a window, or ""
};

class FirstProgram : public QObject {
    Q_OBJECT

public:
    /// Returns the meeting place of programs with these saves; "" if the system has none that belongs to this
    /// user alone, and then each start opens its own window.
    [[nodiscard]] static QString placeFor(const QString& savesFolder);
    /// Hands the start over to the program that listens there. Returns false if there is none, or if it does
    /// not answer within a few seconds.
    [[nodiscard]] static bool handOver(const QString& place, const SecondStart& start);

    /// Listens there from now on, unless the place is "".
    explicit FirstProgram(const QString& place, QObject* parent = nullptr);

signals:
    void asked(const SecondStart& start);

private:
    void hear(QLocalSocket* from);

    QLocalServer* m_server = nullptr;
};

/// Raises a window that may be minimized or behind others.
void comeForward(QWidget& window, const QString& token);

} // namespace taletop::app
