// SPDX-License-Identifier: MIT
// Measures the cost of a review: opens a finished match of four seats from its save and goes to random
// places. Prints the milliseconds until the models show a place and until the window does, and the time that
// the rules alone need to replay the whole journal. On a busy machine, compare the CPU times.
//
//   review_bench [POSITIONS [GAME]]   measures this many places (default 200), for the game or for each game
#include "app/shell/fonts.h"
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "tests/bench_app/bench_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string_view>
#include <vector>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int reach = 1'000;  ///< milliseconds between opening the match and opening its timeline by hand
constexpr double fluent = 50; ///< milliseconds up to which a painted place feels fluent

double msOf(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) / 1e6; }

/// Returns this thread's CPU time in milliseconds.
double worked() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

match::Match finished(const contract::Game& game, std::uint64_t seed) {
    const int seats = std::clamp(4, game.info().seatsLeast, game.info().seatsMost);
    match::Header header;
    header.options = contract::standardOptions(game.info(), seats);
    header.seed = seed;
    for (int seat = 0; seat < seats; ++seat)
        header.seats.push_back({"Seat " + std::to_string(seat + 1), seat == 0 ? "human" : "casual", seat});
    match::Match match(game, header);
    kit::Rng random(seed);
    while (!match.over()) {
        const kit::Seat seat = match.pending().seats.first();
        match.submit(seat, game.casualMove(match.view(seat), seat, random));
    }
    return match;
}

/// Waits until the window has painted everything requested so far.
void paint(MainWindow& window) {
    bool painted = false;
    QQuickWindow* scene = window.panel()->quickWindow();
    const auto seen = QObject::connect(scene, &QQuickWindow::afterRendering, scene, [&] { painted = true; });
    scene->update();
    while (!painted)
        QCoreApplication::processEvents();
    QObject::disconnect(seen);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // as the program's event loop does
}

struct Times {
    std::vector<double> each;
    void print(const char* what) {
        std::sort(each.begin(), each.end());
        const auto slow = each.end() - std::upper_bound(each.begin(), each.end(), fluent);
        std::printf("  %-34s median %6.1f   95 %% %6.1f   worst %6.1f ms, %td over %.0f\n", what,
                    each[each.size() / 2], each[each.size() * 95 / 100], each.back(), slow, fluent);
    }
};

void measure(BenchWindow& bench, const contract::Game& game, int positions) {
    const match::Match played = finished(game, 12);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("finished.taletop"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(QByteArray::fromStdString(match::saveText(game, played.journal())));
    file.close();

    std::printf("%s, %zu entries\n", game.info().id, played.journal().entries.size());
    QElapsedTimer clock;
    clock.start();
    const auto replay = match::Match::replayed(game, played.journal());
    std::printf("  %-34s %7.2f ms\n", "reference: the journal by the rules", msOf(clock));
    clock.restart();
    bench.app().resume(path);
    bench.waitForPaint();
    std::printf("  %-34s %7.2f ms\n", "opening the save, painted", msOf(clock));
    Review& review = *bench.app().session()->review();
    clock.restart();
    review.open(0);
    std::printf("  %-34s %7.2f ms\n", "all its states", msOf(clock));
    paint(bench.window());
    while (clock.elapsed() < reach)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    Times models;
    Times painted;
    Times processor;
    kit::Rng random(1);
    for (int i = 0; i < positions; ++i) {
        const auto position = random.below(static_cast<std::uint32_t>(review.length() + 1));
        clock.restart();
        const double before = worked();
        review.look(static_cast<int>(position));
        models.each.push_back(msOf(clock));
        paint(bench.window());
        painted.each.push_back(msOf(clock));
        processor.each.push_back(worked() - before);
    }
    models.print("a place, in the models");
    painted.print("a place, painted (software)");
    processor.print("the same, of one processor");
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QApplication application(argc, argv);
    fonts::install();
    const int positions = argc > 1 ? std::max(1, std::atoi(argv[1])) : 200;
    BenchWindow bench(0);
    bench.app().appearance()->setReducedMotion(true);
    for (const contract::Game* game : contract::games())
        if (argc < 3 || game->info().id == std::string_view(argv[2]))
            measure(bench, *game, positions);
}
