// SPDX-License-Identifier: MIT
// Runs the QML tests with the program's own App and a separate data folder.
#include "app/shell/app.h"
#include "app/shell/fonts.h"
#include "core/contract/registry.h"

#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQuickTest/quicktest.h>

#include <memory>

namespace {

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { taletop::app::fonts::install(); }
    void qmlEngineAvailable(QQmlEngine* engine) {
        m_app = std::make_unique<taletop::app::App>(m_data.path());
        m_app->firstWords()->setWanted(false);
        m_app->settings()->set("askFirst", false);          // wasteful moves need no confirmation
        for (const auto* game : taletop::contract::games()) // switches practice off
            m_app->preferences().noteFinished(QString::fromUtf8(game->info().id));
        m_app->attach(*engine);
    }
    void cleanupTestCase() { m_app.reset(); }

private:
    QTemporaryDir m_data;
    std::unique_ptr<taletop::app::App> m_app;
};

} // namespace

QUICK_TEST_MAIN_WITH_SETUP(taletop_qml, Setup)

#include "qml_test.moc"
