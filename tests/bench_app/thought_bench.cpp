// SPDX-License-Identifier: MIT
// Measures the cost of thinking at the table, in milliseconds of wall-clock time.
//
//   thought_bench [GAME [MOMENTS]]   prints, for the game or for each game, the time of a hint's first line
//                                    and of its numbers. Then keeps two cores busy and prints the same
//                                    times again, the time of a move by sharp, the frames per second while
//                                    a bot thinks and while no bot thinks, and the time to leave the table
//
// All steps of a hint are requested at once. For the frames, the table repaints as fast as it can, because a
// table at rest paints nothing.
#include "app/session/bot_runner.h"
#include "app/shell/fonts.h"
#include "core/contract/registry.h"
#include "tests/bench_app/bench_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <thread>
#include <vector>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr double patience = 10'000; ///< milliseconds

void print(const char* what, const std::vector<double>& values) {
    if (values.empty())
        return;
    const double all = std::accumulate(values.begin(), values.end(), 0.0);
    std::printf("  %-24s %3zu times: mean %6.1f ms, most %6.1f ms\n", what, values.size(),
                all / static_cast<double>(values.size()), *std::ranges::max_element(values));
}

/// Keeps two cores busy during its lifetime.
class Load {
public:
    ~Load() {
        m_over = true;
        for (std::thread& thread : m_threads)
            thread.join();
    }

private:
    void spin() const {
        while (!m_over)
            ;
    }
    std::atomic<bool> m_over{false};
    std::vector<std::thread> m_threads = [this] {
        std::vector<std::thread> threads;
        for (int core = 0; core < 2; ++core)
            threads.emplace_back([this] { spin(); });
        return threads;
    }();
};

match::Match newMatch(const contract::Game& game, std::uint64_t seed) {
    match::Header header;
    header.options = contract::standardOptions(game.info(), std::max(2, game.info().seatsLeast));
    header.seed = seed;
    return {game, header};
}

/// Measures the time of moves at moments of casual games, one moment per game.
void measureMoves(const contract::Game& game, int moments) {
    std::vector<double> moves;
    for (std::uint64_t seed = 1; static_cast<int>(moves.size()) < moments; ++seed) {
        match::Match match = newMatch(game, seed);
        kit::Rng rng(seed);
        int before = rng.below(40);
        while (!match.over()) {
            const kit::Seat seat = match.pending().seats.first();
            if (before-- == 0) {
                QElapsedTimer time;
                time.start();
                (void)answerTo({.game = &game,
                                .known = match.known(seat),
                                .seat = seat,
                                .kind = "sharp",
                                .random = rng});
                moves.push_back(static_cast<double>(time.nsecsElapsed()) / 1e6);
                break;
            }
            match.submit(seat, game.casualMove(match.view(seat), seat, rng));
        }
    }
    print("a move of sharp", moves);
}

/// A table of the game in the real window, with `first` in the first seat and `others` in the others.
class Table {
public:
    Table(const contract::Game& game, const QString& first, const QString& others) : m_bench(0) {
        SeatSheet& sheet = *m_bench.app().seatSheet();
        sheet.open(game);
        sheet.setSeatCount(std::max(2, game.info().seatsLeast));
        sheet.setKind(0, first);
        for (int seat = 1; seat < sheet.seatCount(); ++seat)
            sheet.setKind(seat, others);
        sheet.setSeedText(QStringLiteral("1"));
        m_bench.app().setSpeed(0);
        m_bench.app().settings()->set("askFirst", false);
        m_bench.app().firstWords()->setWanted(false);
        m_bench.app().start(game, sheet.header(1));
        m_bench.waitForPaint();
        m_clock.start();
    }

    void measureHints(int moments) {
        std::vector<double> known;
        std::vector<double> lines;
        std::vector<double> numbers;
        while (static_cast<int>(lines.size()) < moments && waitForPerson()) {
            const double asked = now();
            session().hints()->ask();
            known.push_back(now() - asked);
            m_bench.waitForFirstPaint();
            lines.push_back(now() - asked);
            session().hints()->ask();
            session().hints()->ask();
            passUntil([this] { return !session().hints()->weighing(); });
            numbers.push_back(now() - asked);
            session().hints()->clear();
            const auto seat = static_cast<kit::Seat>(session().actor());
            kit::Rng rng(numbers.size());
            const contract::Game& game = session().match().game();
            session().submit(QString::fromStdString(
                game.moveText(game.casualMove(session().match().view(seat), seat, rng))));
        }
        print("a hint's first line", known);
        print("the same, painted", lines);
        print("a hint's numbers", numbers);
    }

    /// Measures the frames of a table that paints as fast as possible, while a bot thinks and while no bot
    /// thinks.
    void measureFrames() {
        int frames[2] = {0, 0};
        double time[2] = {0, 0};
        QQuickItem* root = m_bench.window().panel()->rootObject();
        double last = now();
        const PaintWatch watch(*m_bench.window().panel(), [&] {
            const std::size_t thinking = session().bots().thinking() ? 1 : 0;
            ++frames[thinking];
            time[thinking] += now() - last;
            last = now();
            root->setOpacity(root->opacity() < 1 ? 1 : 0.99);
        });
        root->setOpacity(0.99);
        const double until = now() + 8'000;
        passUntil([&] { return now() > until || session().over(); });
        root->setOpacity(1);
        for (const std::size_t thinking : {0U, 1U})
            if (frames[thinking] > 0)
                std::printf("  %-24s %3d painted: %5.1f a second\n",
                            thinking == 1 ? "frames, a bot thinks" : "frames, none does", frames[thinking],
                            1000.0 * frames[thinking] / time[thinking]);
    }

    void measureLeaving(bool thinking) {
        passUntil([&] { return session().bots().thinking() == thinking || session().over(); });
        if (session().over())
            return;
        const double began = now();
        m_bench.app().goHome();
        print(thinking ? "leaving, a bot thinks" : "leaving, none does", {now() - began});
    }

private:
    MatchSession& session() { return *m_bench.app().session(); }
    double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }
    template <class Done>
    void passUntil(Done done) const {
        const double until = now() + patience;
        while (!done() && now() < until)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
    }
    bool waitForPerson() {
        passUntil([this] {
            if (session().events()->waits())
                session().events()->next();
            return session().over() || !session().step().isEmpty();
        });
        return !session().over() && !session().step().isEmpty();
    }

    BenchWindow m_bench;
    QElapsedTimer m_clock;
};

void measure(const contract::Game& game, int moments) {
    std::printf("%s, with nothing beside it\n", game.info().id);
    Table(game, QStringLiteral("human"), QStringLiteral("casual")).measureHints(moments);
    std::printf("%s, with both cores busy\n", game.info().id);
    const Load load;
    measureMoves(game, moments);
    {
        Table table(game, QStringLiteral("human"), QStringLiteral("casual"));
        table.measureHints(moments);
        table.measureLeaving(false);
    }
    Table table(game, QStringLiteral("sharp"), QStringLiteral("sharp"));
    table.measureFrames();
    table.measureLeaving(true);
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", qEnvironmentVariable("QT_QPA_PLATFORM", QStringLiteral("offscreen")).toUtf8());
    qputenv("QT_QUICK_BACKEND", "software");
    const QApplication application(argc, argv);
    fonts::install();
    const int moments = argc > 2 ? std::max(1, std::atoi(argv[2])) : 12;
    for (const contract::Game* game : contract::games())
        if (argc < 2 || std::string(game->info().id) == argv[1])
            measure(*game, moments);
    return 0;
}
