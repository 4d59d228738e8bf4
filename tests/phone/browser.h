// SPDX-License-Identifier: MIT
// A real browser without a window (chromium), controlled with the DevTools protocol over a pipe. It may run
// in a network namespace.
#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QSize>
#include <QTemporaryDir>

#include <array>

namespace taletop::app {

class Browser {
public:
    Browser() = default;
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;
    /// Starts the browser, in the network namespace if one is named, and opens an address. Returns false if
    /// it does not start.
    bool open(const QString& address, const QString& network = {});
    void resize(QSize size, bool dark = false);
    /// Returns the value of a JavaScript expression in the page, or null if it fails.
    QJsonValue value(const QString& expression);
    /// Waits until the expression is true; returns false after five seconds.
    bool waitFor(const QString& expression);
    /// Presses a random thing that the page offers: a button, or a card and then one of its choices. Returns
    /// false if there is none.
    bool pressSomething();
    /// Saves a picture of the page.
    bool savePicture(const QString& file);
    ~Browser();

private:
    QJsonObject call(const QString& method, const QJsonObject& parameters = {});
    bool start(const QString& network);
    void hear();

    QTemporaryDir m_folder;
    QProcess m_program;
    std::array<int, 2> m_pipe{-1, -1}; ///< to read from and to write to
    QByteArray m_heard;                ///< an unfinished message
    QString m_session;
    int m_number = 0;
    QJsonObject m_answer;
};

} // namespace taletop::app
