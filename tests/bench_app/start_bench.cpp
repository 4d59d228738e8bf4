// SPDX-License-Identifier: MIT
// Measures the cost of starting: CPU seconds and peak memory until the first page has all its pictures.
// Compares a bare QQuickView with the home page, which lists two saves, and with each game's lesson and table
// of four (bots only, or with a person whose hand is visible). Each runs in its own process, with the
// program's default renderer.
//
//   start_bench [RUNS [LANGUAGE]]   prints medians of this many runs (default 7), the ratios, and the time
//                                   of each part, in the translation of LANGUAGE ("de") if it is given
//
// Runs offscreen unless QT_QPA_PLATFORM names another platform, as in
// "QT_QPA_PLATFORM=xcb xvfb-run start_bench".
#include "app/shell/fonts.h"
#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "tests/bench_app/bench_window.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QQuickView>
#include <QTemporaryFile>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr std::array parts{"Qt", "fonts", "language", "program", "match", "scene", "painted", "pictures"};

/// Returns the CPU seconds of this process, in user and system mode.
double cpuNow() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

struct Cost {
    double seconds = 0;
    double megabytes = 0;                      ///< peak resident memory
    std::array<double, parts.size()> shares{}; ///< CPU seconds until the end of each part; 0 if not measured
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

/// Reports the end of a part of the start to the parent process.
void tell(int report, std::string_view part) {
    const auto place = std::ranges::find(parts, part) - parts.begin();
    const double told[2] = {static_cast<double>(place), cpuNow()};
    if (::write(report, told, sizeof told) != static_cast<ssize_t>(sizeof told))
        std::_Exit(1);
}

int showTaletop(int argc, char** argv, const std::string& page, int report) {
    const QApplication application(argc, argv);
    tell(report, "Qt");
    fonts::install();
    tell(report, "fonts");
    std::optional<InstalledWords> words;
    if (const QString language = qEnvironmentVariable("START_BENCH_LANGUAGE"); !language.isEmpty()) {
        QLocale::setDefault(QLocale(language));
        fonts::provideFor(QLocale(language));
        words.emplace(QLocale(language));
    }
    tell(report, "language");
    BenchWindow::done = [report](const char* part) { tell(report, part); };
    BenchWindow bench(qEnvironmentVariable("START_BENCH_DATA"), page == "home" ? 0 : 4, page);
    if (bench.app().session() != nullptr)
        bench.app().session()->scheduler()->hold(true); // the cost of a bot's first move is not measured
    tell(report, "scene");
    bench.waitForFirstPaint();
    tell(report, "painted");
    bench.waitForPaint();
    tell(report, "pictures");
    std::_Exit(0); // closing is not measured
}

/// Adds the saves of two matches that have just begun.
void addSaves(const QString& data) {
    const QDir folder(data + QStringLiteral("/saves"));
    folder.mkpath(QStringLiteral("."));
    for (int save = 0; save < 2; ++save) {
        const contract::Game& game = *contract::games()[static_cast<std::size_t>(save)];
        match::Header header;
        header.options = contract::standardOptions(game.info(), 4);
        header.seed = 7;
        for (int seat = 0; seat < 4; ++seat)
            header.seats.push_back({"Seat " + std::to_string(seat + 1), "casual", seat});
        const match::Match match(game, header);
        const std::string text = match::saveText(match.game(), match.journal());
        QFile file(folder.filePath(QStringLiteral("game-%1.taletop").arg(save)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
            std::exit(1);
    }
}

/// Runs this program again as `what`. Returns its cost.
Cost costOf(const char* what) {
    int ends[2] = {-1, -1};
    const QTemporaryDir data;
    addSaves(data.path());
    if (::pipe(ends) != 0)
        std::exit(1);
    const pid_t child = ::fork();
    if (child == 0) {
        ::setenv("START_BENCH_DATA", QFile::encodeName(data.path()).constData(), 1);
        ::execl("/proc/self/exe", "start_bench", "--child", what, std::to_string(ends[1]).c_str(), nullptr);
        std::_Exit(127);
    }
    ::close(ends[1]);
    Cost cost;
    double told[2] = {0, 0};
    while (::read(ends[0], told, sizeof told) == static_cast<ssize_t>(sizeof told))
        cost.shares[static_cast<std::size_t>(told[0])] = told[1];
    ::close(ends[0]);
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
    cost.seconds = seconds(used.ru_utime) + seconds(used.ru_stime);
    cost.megabytes = static_cast<double>(used.ru_maxrss) / 1024;
    return cost;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

Cost medianCost(const char* what, int runs) {
    std::vector<Cost> costs;
    for (int run = 0; run < runs; ++run)
        costs.push_back(costOf(what));
    const auto middle = [&](const auto& figure) {
        std::vector<double> values;
        for (const Cost& cost : costs)
            values.push_back(figure(cost));
        return median(values);
    };
    Cost cost{.seconds = middle([](const Cost& each) { return each.seconds; }),
              .megabytes = middle([](const Cost& each) { return each.megabytes; })};
    for (std::size_t part = 0; part < parts.size(); ++part)
        cost.shares[part] = middle([part](const Cost& each) { return each.shares[part]; });
    return cost;
}

void print(const char* page, const Cost& cost, const Cost& base) {
    std::printf("%-18s %7.3f %7.1f %8.2f ", page, cost.seconds, cost.megabytes, cost.seconds / base.seconds);
    double before = 0;
    for (const double end : cost.shares) {
        std::printf(" %8.0f", end > 0 ? 1000 * (end - before) : 0);
        before = std::max(before, end);
    }
    std::printf("\n");
}

/// A screen of a realistic size. The offscreen platform's default screen is smaller than the window, which
/// would first be laid out for it.
constexpr const char* screens =
    R"({"screens": [{"name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1080,
    "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})";

/// Sets the platform for this program and its children. The file must exist while they run.
bool setScreen(QTemporaryFile& file) {
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        return true;
    if (!file.open() || file.write(screens) < 0 || !file.flush())
        return false;
    return qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(file.fileName()));
}

} // namespace

int main(int argc, char** argv) {
    QTemporaryFile screen;
    if (!setScreen(screen)) {
        std::fprintf(stderr, "start_bench: cannot write a temporary file\n");
        return 1;
    }
    const std::string what = argc == 4 && std::string(argv[1]) == "--child" ? argv[2] : "";
    if (what == "hello") {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        return showHello(argc, argv);
    }
    if (!what.empty())
        return showTaletop(argc, argv, what, std::atoi(argv[3]));
    if (argc > 2)
        ::setenv("START_BENCH_LANGUAGE", argv[2], 1);
    const int runs = argc > 1 ? std::max(1, std::atoi(argv[1])) : 7;
    std::printf("%-18s %7s %7s %8s   milliseconds of the processor until\n%43s", "page", "CPU s", "MB",
                "x hello", "");
    for (const char* part : parts)
        std::printf(" %8s", part);
    std::printf("\n");
    const Cost base = medianCost("hello", runs);
    print("hello", base, base);
    print("home", medianCost("home", runs), base);
    for (const contract::Game* game : contract::games())
        for (const char* kind : {"", ":person", ":lesson"}) {
            const std::string page = std::string(game->info().id) + kind;
            print(page.c_str(), medianCost(page.c_str(), runs), base);
        }
    return 0;
}
