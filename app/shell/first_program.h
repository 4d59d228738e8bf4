// SPDX-License-Identifier: MIT
// Programs upon the same saves find each other, so that a second start comes to the window of the first.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QLocalServer;
class QLocalSocket;
class QWidget;

namespace taletop::app {

/// What a second start asks of the first program.
struct SecondStart {
    QStringList arguments; ///< the program's name first, a file with its whole path
    QString token;         ///< of the desktop, with which a window may come to the front; may be ""
};

class FirstProgram : public QObject {
    Q_OBJECT

public:
    /// Where the programs upon these saves meet; "" where the system has no place for it that belongs to
    /// this user alone, and each start has a window of its own.
    [[nodiscard]] static QString placeFor(const QString& savesFolder);
    /// Gives the start to the program that meets others there. False if there is none, or if it does not
    /// answer within some seconds.
    [[nodiscard]] static bool handOver(const QString& place, const SecondStart& start);

    /// Meets others there from now on, unless the place is "".
    explicit FirstProgram(const QString& place, QObject* parent = nullptr);

signals:
    void asked(const SecondStart& start);

private:
    void hear(QLocalSocket* from);

    QLocalServer* m_server = nullptr;
};

/// Shows a window that may be small or behind others.
void comeForward(QWidget& window, const QString& token);

} // namespace taletop::app
