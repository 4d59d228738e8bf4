// SPDX-License-Identifier: MIT
// Measures frames while cards fly, on a table of bots at 1440x900 with software rendering.
//
//   frame_bench [SECONDS [GAME [SEATS]]]   prints percentiles of the frames' cost and of the time between
//                                          frames (default: the first game with four seats)
//
// The cost of a frame is the time from the synchronization of the scene to the end of the window's repaint.
// Without a GAME, only frames with a moving card count. With a GAME, all frames count, and each moment has
// its own line: a chapter of the story, moving cards, or the winner. The last column shows how many frames
// cost at most a sixtieth of a second, and how many came at most half a frame late.
#include "app/shell/fonts.h"
#include "tests/bench_app/bench_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <vector>

using namespace taletop::app;

namespace {

constexpr double budget = 1000.0 / 60; ///< milliseconds for each frame
constexpr double pauseBetween = 60;    ///< milliseconds; after a longer pause, nothing was moving

double percentile(std::vector<double> values, double part) {
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(part * static_cast<double>(values.size())))];
}

double partWithin(const std::vector<double>& values, double limit) {
    const auto within =
        std::count_if(values.begin(), values.end(), [&](double value) { return value <= limit; });
    return values.empty() ? 0 : 100.0 * static_cast<double>(within) / static_cast<double>(values.size());
}

void print(const char* what, const std::vector<double>& values, double limit) {
    std::printf("%-16s %6zu %8.2f %8.2f %8.2f %8.2f %8.1f %%\n", what, values.size(), percentile(values, 0.5),
                percentile(values, 0.95), percentile(values, 0.99), percentile(values, 1.0),
                partWithin(values, limit));
}

/// Returns the item that counts the moving cards, or nullptr.
QQuickItem* flightsBelow(QQuickItem* item) {
    if (item->metaObject()->indexOfProperty("airborne") >= 0)
        return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = flightsBelow(child))
            return found;
    return nullptr;
}

bool isShown(const QQuickItem* item, const QString& name) {
    if (item->objectName() == name && item->isVisible())
        return true;
    const QList<QQuickItem*> children = item->childItems();
    return std::any_of(children.begin(), children.end(),
                       [&](const QQuickItem* child) { return isShown(child, name); });
}

/// Returns the name of the table's current moment.
std::string momentOf(BenchWindow& bench, const QQuickItem* flights) {
    MatchSession* session = bench.app().session();
    if (session != nullptr && session->events()->telling())
        return session->events()->chapter().toStdString();
    if (isShown(bench.window().panel()->rootObject(), QStringLiteral("winMoment")))
        return "win";
    return flights->property("airborne").toInt() > 0 ? "flight" : "rest";
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", qEnvironmentVariable("QT_QPA_PLATFORM", QStringLiteral("offscreen")).toUtf8());
    qputenv("QT_QUICK_BACKEND", "software");
    const QApplication application(argc, argv);
    const int seconds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 20;
    fonts::install();
    const bool every = argc > 2;
    BenchWindow bench(argc > 3 ? std::max(1, std::atoi(argv[3])) : 4, every ? argv[2] : "");
    bench.app().setSpeed(2);
    bench.waitForPaint();

    QQuickItem* flights = flightsBelow(bench.window().panel()->rootObject());
    if (flights == nullptr) {
        std::fprintf(stderr, "frame_bench: no item of the table counts what flies\n");
        return 1;
    }

    QElapsedTimer clock;
    clock.start();
    double began = -1;
    double last = -1;
    std::vector<double> costs;
    std::vector<double> gaps;
    std::map<std::string, std::vector<double>> moments;
    const auto now = [&] { return static_cast<double>(clock.nsecsElapsed()) / 1e6; };
    QObject::connect(bench.window().panel()->quickWindow(), &QQuickWindow::beforeSynchronizing, &application,
                     [&] { began = now(); });
    const PaintWatch watch(*bench.window().panel(), [&] {
        if (began < 0)
            return;
        const double end = now();
        const bool flying = every || flights->property("airborne").toInt() > 0;
        if (flying)
            costs.push_back(end - began);
        if (every)
            moments[momentOf(bench, flights)].push_back(end - began);
        if (flying && last >= 0 && end - last < pauseBetween)
            gaps.push_back(end - last);
        last = flying ? end : -1;
        began = -1;
    });
    QTimer::singleShot(seconds * 1000, &application, &QCoreApplication::quit);
    QApplication::exec();
    std::printf("%-16s %6s %8s %8s %8s %8s %10s\n", "milliseconds", "frames", "50 %", "95 %", "99 %", "most",
                "in time");
    print("cost of a frame", costs, budget);
    print("frame to frame", gaps, 1.5 * budget);
    for (const auto& [name, frames] : moments)
        print(name.c_str(), frames, budget);
    return 0;
}
