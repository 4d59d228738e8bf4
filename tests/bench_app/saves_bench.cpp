// SPDX-License-Identifier: MIT
// Measures the cost of many saves: compares a home page with 400 saves, of which the newest are as slow to
// read as possible, with an empty home page. Prints the CPU seconds of the whole process until the page is
// painted, and until every visible card shows the content of its save.
//
//   saves_bench [RUNS]        prints medians of this many runs (default 5)
#include "app/shell/fonts.h"
#include "core/bots/bot.h"
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "tests/bench_app/bench_window.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int ordinarySaves = 397;
constexpr int worstSaves = 3;

double cpuNow() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

match::Match playedByBots(const contract::Game& game) {
    match::Header header;
    header.options = contract::standardOptions(game.info(), 4);
    header.seed = 7;
    for (int seat = 0; seat < 4; ++seat)
        header.seats.push_back({"Seat " + std::to_string(seat + 1), "random", seat});
    match::Match match(game, header);
    while (!match.over()) {
        const kit::Seat seat = match.pending().seats.first();
        kit::Rng random = bots::streamOf(1, seat, match::movesOf(match.journal(), seat));
        match.submit(seat, bots::findBot("random")->decide(game, match.view(seat), seat, random));
    }
    return match;
}

/// Returns the same match with each line filled up to its limit with unknown values.
std::string atItsWorst(const std::string& text) {
    std::string worst;
    std::size_t begin = text.find('\n') + 1;
    worst = text.substr(0, begin);
    while (begin < text.size()) {
        const std::size_t end = text.find('\n', begin);
        std::string line = text.substr(begin, end - begin - 1) + ",\"x\":[{}";
        while (line.size() + 5 < match::longestLine)
            line += ",{}";
        line += "]}\n";
        if (worst.size() + line.size() + (text.size() - end) > match::largestSave)
            line = text.substr(begin, end + 1 - begin);
        worst += line;
        begin = end + 1;
    }
    return worst;
}

bool writeSave(const QString& path, const std::string& text, int age) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) > 0 &&
           file.flush() &&
           file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * age), QFile::FileModificationTime);
}

bool fill(const QString& folder) {
    const match::Match match = playedByBots(*contract::games().front());
    const std::string text = match::saveText(match.game(), match.journal());
    const std::string worst = atItsWorst(text);
    bool written = QDir().mkpath(folder);
    for (int save = 0; save < worstSaves; ++save)
        written &= writeSave(folder + QStringLiteral("/worst-%1.taletop").arg(save), worst, save);
    for (int save = 0; save < ordinarySaves; ++save)
        written &= writeSave(folder + QStringLiteral("/game-%1.taletop").arg(save), text, 10 + save);
    std::printf("%d ordinary saves of %.1f KB, %d of %.1f MB with values that nobody knows\n", ordinarySaves,
                static_cast<double>(text.size()) / 1024, worstSaves,
                static_cast<double>(worst.size()) / (1 << 20));
    return written;
}

/// Returns the number of rows that have been read, among the first `rows`.
int rowsRead(App& app, int rows) {
    int read = 0;
    for (int row = 0; row < rows; ++row)
        read += app.saves()->index(row).data(SaveListModel::ReadRole).toBool() ? 1 : 0;
    return read;
}

int showHome(int argc, char** argv, const QString& folder, int report) {
    const QApplication application(argc, argv);
    fonts::install();
    BenchWindow bench(folder);
    bench.waitForFirstPaint();
    double costs[2] = {cpuNow(), 0};
    const int inSight = std::min(4, bench.app().saves()->count());
    while (rowsRead(bench.app(), inSight) < inSight)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    bench.waitForPaint();
    costs[1] = cpuNow();
    if (::write(report, costs, sizeof costs) != static_cast<ssize_t>(sizeof costs))
        return 1;
    std::_Exit(0); // closing is not measured
}

struct Costs {
    double painted = 0;
    double filled = 0;
};

/// Runs this program again with a data folder. Returns the costs.
Costs costsOf(const QString& folder) {
    int ends[2] = {-1, -1};
    if (::pipe(ends) != 0)
        std::exit(1);
    const pid_t child = ::fork();
    if (child == 0) {
        ::execl("/proc/self/exe", "saves_bench", "--child", QFile::encodeName(folder).constData(),
                std::to_string(ends[1]).c_str(), nullptr);
        std::_Exit(127);
    }
    ::close(ends[1]);
    double costs[2] = {0, 0};
    const bool told = ::read(ends[0], costs, sizeof costs) == static_cast<ssize_t>(sizeof costs);
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    if (!told) {
        std::fprintf(stderr, "saves_bench: the page was not shown\n");
        std::exit(1);
    }
    return {costs[0], costs[1]};
}

void print(const char* what, const QString& folder, int runs) {
    std::vector<double> painted;
    std::vector<double> filled;
    for (int run = 0; run < runs; ++run) {
        const Costs costs = costsOf(folder);
        painted.push_back(costs.painted);
        filled.push_back(costs.filled);
    }
    std::ranges::sort(painted);
    std::ranges::sort(filled);
    std::printf("%-10s %12.3f %12.3f\n", what, painted[painted.size() / 2], filled[filled.size() / 2]);
}

} // namespace

int main(int argc, char** argv) {
    ::setenv("QT_QPA_PLATFORM", "offscreen", 0);
    ::setenv("QT_QUICK_BACKEND", "software", 0);
    if (argc == 4 && std::string(argv[1]) == "--child")
        return showHome(argc, argv, QFile::decodeName(argv[2]), std::atoi(argv[3]));
    const int runs = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    const QTemporaryDir empty;
    const QTemporaryDir full;
    if (!fill(full.filePath(QStringLiteral("saves"))))
        return 1;
    std::printf("%-10s %12s %12s\n", "saves", "painted, s", "filled, s");
    print("none", empty.path(), runs);
    print("400", full.path(), runs);
    return 0;
}
