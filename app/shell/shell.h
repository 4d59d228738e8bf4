// SPDX-License-Identifier: MIT
// The program at the screen: what it knows, an engine, and a window. When another language is set, all three
// are made again, and what was open is opened again: nothing is translated that is there already.
#pragma once

#include "app/shell/app.h"
#include "app/shell/file_opener.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include <memory>

namespace taletop::app {

class Shell : public QObject {
    Q_OBJECT

public:
    /// Makes the App, with `dataFolder` as for Preferences, and the engine. Speaks `language`, a language or
    /// a file as for Language, until another one is set; "": as is set.
    explicit Shell(const QString& dataFolder, const QString& language = {});
    ~Shell() override;

    [[nodiscard]] App& app() { return *m_app; }
    [[nodiscard]] MainWindow& window() { return *m_window; } ///< once it has been made

    /// Makes the window. Whoever starts a match before that sees it from the first frame on.
    void makeWindow();

signals:
    void madeAgain(); ///< all is made and shown in another language

private:
    void makeApp(const QString& language);
    void makeAgain();
    void takeDown();

    QString m_dataFolder;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<App> m_app;
    std::unique_ptr<QQmlEngine> m_engine;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<FileOpener> m_files;
};

} // namespace taletop::app
