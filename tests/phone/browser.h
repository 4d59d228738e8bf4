// SPDX-License-Identifier: MIT
// A real browser without a window (chromium), driven by its protocol for developers.
#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QSize>
#include <QTemporaryDir>
#include <QWebSocket>

namespace taletop::app {

class Browser {
public:
    /// Opens an address. Returns false if the browser does not start.
    bool open(const QString& address);
    void resize(QSize size, bool dark = false);
    /// Returns the value of an expression in the page; null if it fails.
    QJsonValue value(const QString& expression);
    /// Waits until the expression is true; returns false after five seconds.
    bool waitFor(const QString& expression);
    /// Saves a picture of the page.
    bool savePicture(const QString& file);
    ~Browser();

private:
    QJsonObject call(const QString& method, const QJsonObject& parameters = {});

    QTemporaryDir m_folder;
    QProcess m_program;
    QWebSocket m_line;
    QString m_session;
    int m_number = 0;
    QJsonObject m_answer;
};

} // namespace taletop::app
