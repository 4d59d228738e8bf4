// SPDX-License-Identifier: MIT
#include "tests/e2e/table_window.h"

#include "core/contract/registry.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <utility>

namespace taletop::app {

namespace {

const QElapsedTimer sinceStart = [] {
    QElapsedTimer timer;
    timer.start();
    return timer;
}();

/// Limits the search for turning points, which takes seconds and is not needed in most tests. Tests that need
/// it set another limit.
void lookBackBriefly(App& app) {
    const auto limit = [&app] {
        if (app.session() != nullptr)
            app.session()->lookBack()->limit(1);
    };
    limit();
    QObject::connect(&app, &App::sessionChanged, &app, limit);
}

void prepare(App& app) {
    QTest::failOnWarning(QRegularExpression(
        QStringLiteral("Binding loop|TypeError|ReferenceError|Cannot|is not a type|Unable to assign")));
    app.setSpeed(0);
    app.appearance()->setReducedMotion(true);
    app.firstWords()->setWanted(false);
    app.settings()->set("askFirst", false);              // wasteful moves need no confirmation
    for (const contract::Game* game : contract::games()) // the first game is not a practice game
        app.preferences().noteFinished(QString::fromUtf8(game->info().id));
    lookBackBriefly(app);
}

QQuickItem* findBelow(QQuickItem* item, const QString& name) {
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == name && item->width() > 0)
        return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = findBelow(child, name))
            return found;
    return nullptr;
}

/// Lays out all visible rows and columns, so that items have the places at which they will be painted.
void layOut(QQuickItem* item) {
    for (QQuickItem* child : item->childItems())
        if (child->isVisible())
            layOut(child);
    item->ensurePolished();
}

} // namespace

TableWindow::TableWindow() : TableWindow(QString()) {}

TableWindow::TableWindow(const std::function<void(App&)>& before) : TableWindow(QString(), before) {}

TableWindow::TableWindow(const QString& language, const std::function<void(App&)>& before)
    : m_shell(m_folder.path(), language) {
    prepare(app());
    if (before)
        before(app());
    m_shell.makeWindow();
    window().resize(1440, 900);
    window().show();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
}

void TableWindow::speak(const QString& language) {
    QSignalSpy made(&m_shell, &Shell::madeAgain);
    app().settings()->set("language", language);
    QVERIFY(made.wait());
    app().firstWords()->setWanted(false); // the settings belong to a new App
    lookBackBriefly(app());
    QVERIFY(QTest::qWaitForWindowActive(&window()));
}

QQuickItem* TableWindow::find(const QString& name) {
    QQuickItem* root = window().panel()->rootObject();
    return root != nullptr ? findBelow(root, name) : nullptr;
}

QQuickItem* TableWindow::need(const QString& name) {
    QQuickItem* item = nullptr;
    const bool found = QTest::qWaitFor([&] { return (item = find(name)) != nullptr; });
    [&] { QVERIFY2(found, qPrintable(name + QStringLiteral(" cannot be seen"))); }();
    return item;
}

QPoint TableWindow::middle(QQuickItem* item) const {
    QQuickItem* top = item;
    while (top->parentItem() != nullptr)
        top = top->parentItem();
    layOut(top);
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
}

void TableWindow::click(const QString& name) {
    if (QQuickItem* item = need(name))
        QTest::mouseClick(window().panel(), Qt::LeftButton, {}, middle(item));
}

void TableWindow::drag(const QString& from, const QString& to) {
    QQuickItem* start = need(from);
    QQuickItem* end = need(to);
    if (start == nullptr || end == nullptr)
        return;
    constexpr int steps = 16;
    const QPoint first = middle(start);
    const QPoint way = middle(end) - first;
    QuickPanel* panel = window().panel();
    QTest::mousePress(panel, Qt::LeftButton, {}, first);
    for (int step = 1; step <= steps; ++step)
        QTest::mouseMove(panel, first + way * step / steps, 2);
    QTest::mouseRelease(panel, Qt::LeftButton, {}, first + way, 2);
}

void TableWindow::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(window().windowHandle(), key, modifiers);
}

void TableWindow::tap(Qt::Key key) {
    constexpr quint64 moment = 60; // milliseconds
    const quint64 now = static_cast<quint64>(sinceStart.elapsed()) + 1;
    for (const auto& [type, time] :
         {std::pair(QEvent::KeyPress, now), std::pair(QEvent::KeyRelease, now + moment)}) {
        QKeyEvent event(type, key, Qt::NoModifier);
        event.setTimestamp(time);
        QCoreApplication::sendEvent(window().panel(), &event);
    }
}

void TableWindow::type(const QString& text) { QTest::keyClicks(window().panel(), text); }

bool TableWindow::tabTo(const QString& name) {
    constexpr int longestRound = 80;
    for (int press = 0; press < longestRound; ++press) {
        // The focus may be on a descendant of the named item.
        const QQuickItem* active = window().panel()->quickWindow()->activeFocusItem();
        while (active != nullptr && active->objectName() != name)
            active = active->parentItem();
        if (active != nullptr)
            return true;
        key(Qt::Key_Tab);
    }
    return false;
}

void TableWindow::waitForPerson() {
    const auto acts = [&] {
        if (session().events()->waits())
            session().events()->next();
        return session().over() || !session().step().isEmpty();
    };
    const bool came = QTest::qWaitFor(acts, 20'000);
    QVERIFY2(came, qPrintable(session().prompt()));
}

int TableWindow::framesAtRest() {
    constexpr int patience = 20; // slow machines take longer to finish animations
    int frames = 0;
    const auto painted = QObject::connect(window().panel()->quickWindow(), &QQuickWindow::afterRendering,
                                          window().panel(), [&frames] { ++frames; });
    for (int wait = 0, before = -1; wait < patience && before != frames; ++wait) {
        before = frames;
        QTest::qWait(800);
    }
    frames = 0;
    QTest::qWait(1000);
    QObject::disconnect(painted);
    return frames;
}

} // namespace taletop::app
