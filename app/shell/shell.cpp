// SPDX-License-Identifier: MIT
#include "app/shell/shell.h"

#include "app/art/picture_reader.h"

#include <QGuiApplication>
#include <QQuickWindow>

#include <utility>

namespace taletop::app {

namespace {

/// The language that is set, as Settings takes it.
QString languageSet(const QString& dataFolder) {
    const QString written = Preferences(dataFolder).value("language", QString());
    return availableLanguages().contains(written) ? written : QString();
}

} // namespace

Shell::Shell(const QString& dataFolder, const QString& language) : m_dataFolder(dataFolder) {
    makeApp(language);
}

Shell::~Shell() { takeDown(); }

/// The words come first: whatever the App says is said in them.
void Shell::makeApp(const QString& language) {
    m_language = std::make_unique<Language>(language.isEmpty() ? languageSet(m_dataFolder) : language);
    m_app = std::make_unique<App>(m_dataFolder);
    m_engine = std::make_unique<QQmlEngine>();
    m_app->attach(*m_engine);
    // Later: what is to go is at work until the setting is set.
    const auto follow = [this](const QByteArray& key) {
        if (key == "language")
            makeAgain();
    };
    connect(m_app->settings(), &Settings::changed, this, follow, Qt::QueuedConnection);
}

void Shell::makeWindow() {
    m_window = std::make_unique<MainWindow>(*m_app, *m_engine);
    m_files = std::make_unique<FileOpener>(*m_app, *m_window);
}

void Shell::makeAgain() {
    if (m_window == nullptr)
        return; // nobody has seen anything in another language
    const QString open = m_window->whatIsOpen();
    AppState state = m_app->takeState();
    const bool shown = m_window->isVisible();
    const bool whole = m_window->isMaximized() || m_window->isFullScreen();
    const QRect place = m_window->geometry();
    m_app->preferences().set("geometry", m_window->saveGeometry());
    QGuiApplication::setQuitOnLastWindowClosed(false);
    takeDown();
    makeApp({});
    m_app->restore(std::move(state));
    makeWindow();
    if (!whole)
        m_window->setGeometry(place); // be it larger than the screen, which what is kept never is
    m_window->reopen(open);
    m_window->setVisible(shown);
    m_window->activateWindow();
    QGuiApplication::setQuitOnLastWindowClosed(true);
    emit madeAgain();
}

/// One engine at a time: of types that one has left behind, Qt 6.8 takes no object of the next one for its
/// own (`as` gives null). And Qt's software renderer keeps the pictures of a window that goes (some
/// megabytes); of a page that goes it does not.
void Shell::takeDown() {
    m_files.reset();
    if (m_window != nullptr) {
        QuickPanel& panel = *m_window->panel();
        panel.setSource({});
        panel.quickWindow()->releaseResources();
        (void)panel.grabFramebuffer();
    }
    m_window.reset();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // what waits for it has types
    m_engine->collectGarbage();
    m_engine->clearComponentCache();
    endPictureReader(*m_engine);
    m_engine.reset();
    m_app.reset();
    m_language.reset();
}

} // namespace taletop::app
