// SPDX-License-Identifier: MIT
// The program on the screen: the App, an engine and a window. When the language changes, all three are
// created again and the same pages are reopened, instead of translating existing objects.
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
    /// Creates the App with `dataFolder`, as for Preferences, and the engine. Uses `language`, as for
    /// Language, until another one is set. If it is "", uses the language in the settings.
    explicit Shell(const QString& dataFolder, const QString& language = {});
    ~Shell() override;

    [[nodiscard]] App& app() { return *m_app; }
    [[nodiscard]] MainWindow& window() { return *m_window; } ///< the window must exist

    /// Creates the window. A match that was started before is visible from the first frame.
    void makeWindow();

signals:
    void madeAgain(); ///< everything was created again in another language

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
