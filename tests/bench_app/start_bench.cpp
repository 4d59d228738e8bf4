// SPDX-License-Identifier: MIT
// What starting costs: CPU seconds and peak memory up to the first painted page, of the home page
// and of a table for four, beside a bare QQuickView that says hello, each in a process of its own.
//
//   start_bench [RUNS]        prints medians of RUNS (standard 7) and the ratios
#include "app/shell/fonts.h"
#include "tests/bench_app/bench_window.h"

#include <QApplication>
#include <QDir>
#include <QQuickView>
#include <QTemporaryFile>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace taletop::app;

namespace {

struct Cost {
    double seconds = 0;   ///< CPU, of the user and of the system
    double megabytes = 0; ///< peak resident memory
};

constexpr const char* hello = "import QtQuick\n"
                              "Rectangle {\n"
                              "    width: 1440; height: 900; color: \"beige\"\n"
                              "    Text { anchors.centerIn: parent; text: \"hello\" }\n"
                              "}\n";

int showHello(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    QTemporaryFile page(QDir::temp().filePath(QStringLiteral("hello.XXXXXX.qml")));
    if (!page.open() || page.write(hello) < 0 || !page.flush())
        return 1;
    QQuickView view(QUrl::fromLocalFile(page.fileName()));
    bool painted = false;
    QObject::connect(&view, &QQuickWindow::frameSwapped, &view, [&] { painted = true; });
    view.show();
    while (!painted)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::_Exit(0);
}

int showTaletop(int argc, char** argv, int seats) {
    const QApplication application(argc, argv);
    fonts::install();
    BenchWindow bench(seats);
    bench.waitForPaint();
    std::_Exit(0); // what closing costs is not asked
}

/// Runs this program once more as `what`.
Cost costOf(const char* self, const char* what) {
    const pid_t child = ::fork();
    if (child == 0) {
        ::execl(self, self, "--child", what, nullptr);
        std::_Exit(127);
    }
    int status = 0;
    rusage used{};
    ::wait4(child, &status, 0, &used);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        std::fprintf(stderr, "start_bench: %s failed\n", what);
        std::exit(1);
    }
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return {seconds(used.ru_utime) + seconds(used.ru_stime), static_cast<double>(used.ru_maxrss) / 1024};
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

Cost medianCost(const char* self, const char* what, int runs) {
    std::vector<double> seconds;
    std::vector<double> megabytes;
    for (int run = 0; run < runs; ++run) {
        const Cost cost = costOf(self, what);
        seconds.push_back(cost.seconds);
        megabytes.push_back(cost.megabytes);
    }
    return {median(seconds), median(megabytes)};
}

} // namespace

int main(int argc, char** argv) {
    ::setenv("QT_QPA_PLATFORM", "offscreen", 0);
    ::setenv("QT_QUICK_BACKEND", "software", 0);
    const std::string what = argc == 3 && std::string(argv[1]) == "--child" ? argv[2] : "";
    if (what == "hello")
        return showHello(argc, argv);
    if (what == "home" || what == "table")
        return showTaletop(argc, argv, what == "table" ? 4 : 0);
    const int runs = argc > 1 ? std::max(1, std::atoi(argv[1])) : 7;
    const Cost base = medianCost("/proc/self/exe", "hello", runs);
    std::printf("%-6s %8s %8s %10s\n", "page", "CPU s", "MB", "x hello");
    std::printf("%-6s %8.3f %8.1f %10.2f\n", "hello", base.seconds, base.megabytes, 1.0);
    for (const char* page : {"home", "table"}) {
        const Cost cost = medianCost("/proc/self/exe", page, runs);
        std::printf("%-6s %8.3f %8.1f %10.2f\n", page, cost.seconds, cost.megabytes,
                    cost.seconds / base.seconds);
    }
    return 0;
}
