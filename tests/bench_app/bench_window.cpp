// SPDX-License-Identifier: MIT
#include "tests/bench_app/bench_window.h"

#include "app/shell/renderer.h"
#include "core/contract/registry.h"

#include <QCoreApplication>
#include <QQuickItem>
#include <QQuickWindow>

namespace taletop::app {

namespace {

void tellDone(const char* part) {
    if (BenchWindow::done)
        BenchWindow::done(part);
}

QQmlEngine& prepared(App& app, QQmlEngine& engine, int seats, const std::string& id) {
    chooseRenderer(app.settings()->value("drawing").toString());
    tellDone("program");
    app.attach(engine);
    const std::size_t colon = id.find(':');
    const std::string kind = colon == std::string::npos ? "" : id.substr(colon + 1);
    if (kind == "lesson") {
        app.openLesson(QString::fromStdString(id.substr(0, colon)));
    } else if (seats > 0) {
        const contract::Game* named = contract::findGame(id.substr(0, colon));
        const contract::Game& game = named != nullptr ? *named : *contract::games().front();
        app.seatSheet()->open(game);
        app.seatSheet()->setSeatCount(seats);
        for (int seat = 0; seat < seats; ++seat)
            app.seatSheet()->setKind(seat, QStringLiteral("casual"));
        if (kind == "person")
            app.seatSheet()->setKind(0, QStringLiteral("human"));
        app.seatSheet()->setSeedText(QStringLiteral("1"));
        app.start(game, app.seatSheet()->header(1));
    }
    tellDone("match");
    return engine;
}

/// Is a picture still loading? (Image.Loading is 2.)
bool loads(const QQuickItem* item) {
    if (item->inherits("QQuickImageBase") && item->property("status").toInt() == 2)
        return true;
    for (const QQuickItem* child : item->childItems())
        if (loads(child))
            return true;
    return false;
}

} // namespace

BenchWindow::BenchWindow(int seats, const std::string& game)
    : m_app(m_folder.path()), m_window(m_app, prepared(m_app, m_engine, seats, game)) {
    m_window.resize(1440, 900);
    m_window.show();
}

BenchWindow::BenchWindow(const QString& folder, int seats, const std::string& game)
    : m_app(folder), m_window(m_app, prepared(m_app, m_engine, seats, game)) {
    m_window.resize(1440, 900);
    m_window.show();
}

void BenchWindow::waitForFirstPaint() {
    bool painted = false;
    const QObject context;
    QObject::connect(m_window.panel()->quickWindow(), &QQuickWindow::afterRendering, &context,
                     [&] { painted = true; });
    while (!painted)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void BenchWindow::waitForPaint() {
    bool painted = false;
    const QObject context;
    QObject::connect(m_window.panel()->quickWindow(), &QQuickWindow::afterRendering, &context,
                     [&] { painted = true; });
    // Requests a frame now. Otherwise the next frame might show a bot's first move and include its cost.
    m_window.panel()->quickWindow()->update();
    while (!painted || loads(m_window.panel()->rootObject()))
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
}

} // namespace taletop::app
