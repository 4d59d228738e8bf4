// SPDX-License-Identifier: MIT
#include "app/shell/shell.h"

#include "app/art/picture_reader.h"

#include <QGuiApplication>
#include <QQuickWindow>

#include <utility>

namespace taletop::app {

namespace {

/// Returns the language in the settings, in the form that Language accepts.
QString languageSet(const QString& dataFolder) {
    const QString written = Preferences(dataFolder).value("language", QString());
    return availableLanguages().contains(written) ? written : QString();
}

} // namespace

Shell::Shell(const QString& dataFolder, const QString& language) : m_dataFolder(dataFolder) {
    makeApp(language);
}

Shell::~Shell() { takeDown(); }

/// Sets the language first, and then creates the App, whose texts use it.
void Shell::makeApp(const QString& language) {
    m_language = std::make_unique<Language>(language.isEmpty() ? languageSet(m_dataFolder) : language);
    m_app = std::make_unique<App>(m_dataFolder);
    m_engine = std::make_unique<QQmlEngine>();
    m_app->attach(*m_engine);
    // Queued, because the objects that will be replaced are in use until the setting is stored.
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
        return; // there is no window whose language must change
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
        m_window->setGeometry(place); // may be larger than the screen, which saved sizes may not
    m_window->reopen(open);
    m_window->setVisible(shown);
    m_window->activateWindow();
    QGuiApplication::setQuitOnLastWindowClosed(true);
    emit madeAgain();
}

/// Destroys everything, so that only one engine exists at a time. With Qt 6.8, objects of types that an
/// earlier engine used fail in the next one (`as` returns null). Also frees the pictures of the window, some
/// megabytes, which Qt's software renderer would keep.
void Shell::takeDown() {
    m_files.reset();
    if (m_window != nullptr) {
        QuickPanel& panel = *m_window->panel();
        panel.setSource({});
        panel.quickWindow()->releaseResources();
        (void)panel.grabFramebuffer();
    }
    m_window.reset();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // deletes objects before their types
    m_engine->collectGarbage();
    m_engine->clearComponentCache();
    endPictureReader(*m_engine);
    m_engine.reset();
    m_app.reset();
    m_language.reset();
}

} // namespace taletop::app
