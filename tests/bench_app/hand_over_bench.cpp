// SPDX-License-Identifier: MIT
// Measures the time of a hand-over, from a press to the frame that shows its result.
//
//   hand_over_bench [GAME [SEATS]]   prints, for the game or for each game with secrets, percentiles in
//                                    milliseconds, and the same time as a number of full repaints
//                                    of the open table
//
// "by a click": nobody is seated, and the asked person clicks "I am Ben".
// "by a key": nobody is seated, and the asked person presses their own key.
// "laid down": someone is seated, and another person's key closes the open hand and opens none.
#include "app/shell/fonts.h"
#include "core/contract/registry.h"
#include "tests/bench_app/bench_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int handOvers = 8;
constexpr int mostSteps = 60;
constexpr double patience = 5'000; ///< milliseconds

double percentile(std::vector<double> values, double part) {
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(part * static_cast<double>(values.size())))];
}

QQuickItem* itemBelow(QQuickItem* item, const QString& name) {
    if (item->objectName() == name)
        return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = itemBelow(child, name))
            return found;
    return nullptr;
}

class Bench {
public:
    Bench(const contract::Game& game, int seats) : m_bench(0) {
        SeatSheet& sheet = *m_bench.app().seatSheet();
        sheet.open(game);
        sheet.setSeatCount(seats);
        for (int seat = 0; seat < seats; ++seat)
            sheet.setKind(seat, QStringLiteral("human"));
        sheet.setSeedText(QStringLiteral("1"));
        m_bench.app().setSpeed(0); // no narration
        m_bench.app().settings()->set("askFirst", false);
        m_bench.app().firstWords()->setWanted(false); // these texts would not be read
        m_bench.app().start(game, sheet.header(1));
        m_bench.waitForPaint();
        m_clock.start();
    }

    void run() {
        // A painted frame shows the view of the moment when it was rendered, not of the moment when it was
        // painted.
        QObject::connect(m_bench.window().panel()->quickWindow(), &QQuickWindow::afterRendering,
                         m_bench.window().panel(),
                         [this] { m_rendered = m_bench.app().session()->viewer(); });
        const PaintWatch watch(*m_bench.window().panel(), [this] { painted(); });
        MatchSession& session = *m_bench.app().session();
        for (int step = 0; step < mostSteps && static_cast<int>(m_clicked.size()) < handOvers; ++step) {
            if (session.over())
                break;
            session.reactions()->allFine(); // reactions are not measured
            if (!session.curtain()->down()) {
                playOn();
                continue;
            }
            pass(700); // by now the curtain has closed and can be lifted
            const int asked = session.curtain()->seat();
            const int other = (asked + 1) % session.seatCount();
            if (!measure(m_clicked, [this] { click("curtainLift"); }) ||
                !measure(m_laidDown, [this, other] { key(other); }) ||
                !measure(m_keyed, [this, asked] { key(asked); }))
                break;
            playOn();
        }
        measureReference();
    }

    void print(const char* game) const {
        if (m_clicked.empty()) // no hand-over took place
            return;
        std::printf("%s: a frame of the whole table costs %.1f ms\n", game, percentile(m_reference, 0.5));
        print("by a click", m_clicked);
        print("laid down", m_laidDown);
        print("by a key", m_keyed);
        std::fflush(stdout); // one game takes half a minute, so each is printed at once
    }

private:
    void print(const char* what, const std::vector<double>& values) const {
        const double reference = std::max(0.01, percentile(m_reference, 0.5));
        std::printf("  %-11s %3zu  50 %% %6.1f  95 %% %6.1f  most %6.1f ms, %.1f frames\n", what,
                    values.size(), percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1),
                    percentile(values, 0.5) / reference);
    }
    double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }
    void painted() {
        if (m_rendered != m_before && m_paintedAt < 0)
            m_paintedAt = now();
    }
    void pass(double milliseconds) const {
        const double until = now() + milliseconds;
        while (now() < until)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    /// Measures the time until a view of another seat, or of no seat, is painted. Then waits until the table
    /// is at rest.
    bool measure(std::vector<double>& into, const std::function<void()>& press) {
        m_before = m_bench.app().session()->viewer();
        m_paintedAt = -1;
        // Wakes the event loop even if nothing is painted.
        QTimer::singleShot(static_cast<int>(patience), [] {});
        const double pressed = now();
        press();
        while (m_paintedAt < 0 && now() < pressed + patience)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (m_paintedAt < 0)
            return false;
        into.push_back(m_paintedAt - pressed);
        pass(700);
        return true;
    }
    void click(const char* name) {
        QuickPanel* panel = m_bench.window().panel();
        const QQuickItem* item = itemBelow(panel->rootObject(), QLatin1String(name));
        const QPointF place = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
        for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, place, panel->mapToGlobal(place), Qt::LeftButton,
                              type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, {});
            QCoreApplication::sendEvent(panel, &event);
        }
    }
    void key(int seat) {
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent event(type, Qt::Key_F2 + seat, {});
            QCoreApplication::sendEvent(m_bench.window().panel(), &event);
        }
    }
    /// Makes casual moves until someone is asked behind the curtain.
    void playOn() {
        MatchSession& session = *m_bench.app().session();
        const contract::Game& game = session.match().game();
        while (!session.over() && !session.curtain()->down() && session.actor() >= 0) {
            const auto seat = static_cast<kit::Seat>(session.actor());
            kit::Rng rng(session.match().journal().entries.size());
            if (!session.match().pending().seats.contains(seat)) {
                session.curtain()->fall();
                break;
            }
            if (!session.submit(QString::fromStdString(
                    game.moveText(game.casualMove(session.match().view(seat), seat, rng)))))
                break;
        }
        do { // waits until narrations and reactions have ended
            pass(50);
            if (session.events()->waits())
                session.events()->next();
        } while ((session.reactions()->active() || session.events()->telling()) &&
                 !session.curtain()->down());
    }
    void measureReference() {
        for (int frame = 0; frame < 20; ++frame) {
            const double began = now();
            m_bench.window().panel()->rootObject()->setOpacity(frame % 2 == 0 ? 0.99 : 1); // full repaint
            (void)m_bench.window().panel()->grabFramebuffer();
            m_reference.push_back(now() - began);
        }
    }

    BenchWindow m_bench;
    QElapsedTimer m_clock;
    std::vector<double> m_clicked;
    std::vector<double> m_laidDown;
    std::vector<double> m_keyed;
    std::vector<double> m_reference;
    double m_paintedAt = -1;
    int m_before = -1;
    int m_rendered = -1; ///< the seat of the last rendered view
};

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", qEnvironmentVariable("QT_QPA_PLATFORM", QStringLiteral("offscreen")).toUtf8());
    qputenv("QT_QUICK_BACKEND", "software");
    const QApplication application(argc, argv);
    fonts::install();
    const int seats = argc > 2 ? std::atoi(argv[2]) : 4;
    for (const contract::Game* game : contract::games()) {
        const std::string id(game->info().id);
        if (argc > 1 ? id != argv[1] : id == "foxtail")
            continue;
        Bench bench(*game, std::max(3, seats));
        bench.run();
        bench.print(id.c_str());
    }
    return 0;
}
