// SPDX-License-Identifier: MIT
// A real headless browser (chromium), controlled over a pipe with the DevTools protocol. It can run in a
// network namespace.
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
    /// Starts the browser and opens an address, in a network namespace if one is given. Returns false if the
    /// browser does not start.
    bool open(const QString& address, const QString& network = {});
    void resize(QSize size, bool dark = false);
    /// Returns the value of a JavaScript expression on the page, or null if evaluating it fails.
    QJsonValue value(const QString& expression);
    /// Waits until the expression is true, or returns false after five seconds.
    bool waitFor(const QString& expression);
    /// Presses a random item on the page: a button, or a card and one of its choices. Returns false if there
    /// is none.
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
    std::array<int, 2> m_pipe{-1, -1}; ///< the ends to read from and to write to
    QByteArray m_heard;                ///< the beginning of an unfinished message
    QString m_session;
    int m_number = 0;
    QJsonObject m_answer;
};

} // namespace taletop::app
