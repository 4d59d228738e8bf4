// SPDX-License-Identifier: MIT
// Measures the cost of the inspector and of a tip per frame. Repaints the open table in turn without them,
// with the slip of a resting pointer, with a pinned card, and with a tip.
//
//   inspector_bench [GAME]   prints, for the game or for each game, the median cost of a frame in
//                            milliseconds of the painting thread's CPU time, the extra cost of a slip,
//                            a pinned card and a tip, and the time to find a place for a card
#include "app/shell/fonts.h"
#include "core/contract/registry.h"
#include "tests/bench_app/bench_window.h"

#include <QApplication>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int frames = 60;
constexpr int movesBefore = 24; ///< enough moves to put something on the table

/// Returns this thread's CPU time in milliseconds, which does not depend on other load.
double ownTime() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

double middle(std::vector<double> values) {
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void forEach(QQuickItem* item, const std::function<void(QQuickItem*)>& look) {
    look(item);
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children)
        forEach(child, look);
}

class Bench {
public:
    explicit Bench(const contract::Game& game) : m_bench(0) {
        const int seats = std::max(4, game.info().seatsLeast);
        SeatSheet& sheet = *m_bench.app().seatSheet();
        sheet.open(game);
        sheet.setSeatCount(seats);
        for (int seat = 0; seat < seats; ++seat)
            sheet.setKind(seat, QStringLiteral("human"));
        sheet.setSeedText(QStringLiteral("1"));
        m_bench.app().setSpeed(0);
        m_bench.app().start(game, sheet.header(1));
        MatchSession& session = *m_bench.app().session();
        session.curtain()->setMode(QStringLiteral("open"));
        for (int move = 0; move < movesBefore && session.actor() >= 0; ++move) {
            const auto seat = static_cast<kit::Seat>(session.actor());
            kit::Rng random(static_cast<std::uint64_t>(move));
            if (!session.submit(QString::fromStdString(
                    game.moveText(game.casualMove(session.match().view(seat), seat, random)))))
                break;
            QCoreApplication::processEvents();
        }
        m_bench.waitForPaint();
    }

    void run(const char* name) {
        forEach(m_bench.window().panel()->rootObject(), [this](QQuickItem* item) {
            if (QLatin1String(item->metaObject()->className()).startsWith(QLatin1String("CardInspector_")))
                m_inspector = item;
            if (QLatin1String(item->metaObject()->className()).startsWith(QLatin1String("InspectPoint")) &&
                item->isVisible() && item->property("face").toInt() > 0)
                m_points.push_back(item);
            if (QLatin1String(item->metaObject()->className()).startsWith(QLatin1String("Tip_")) &&
                item->isVisible() && !item->property("text").toString().isEmpty())
                m_tips.push_back(item);
        });
        if (m_inspector == nullptr || m_points.empty())
            return;
        std::vector<double> without;
        std::vector<double> slip;
        std::vector<double> pinned;
        std::vector<double> tips;
        // Measures the four cases in turn, so that other load affects all of them equally.
        for (int frame = 0; frame < frames; ++frame) {
            look(nullptr, false);
            without.push_back(frameCost());
            QQuickItem* point = m_points[static_cast<std::size_t>(frame) % m_points.size()];
            if (look(point, false))
                slip.push_back(frameCost());
            look(point, true);
            pinned.push_back(frameCost());
            look(nullptr, false);
            if (!m_tips.empty())
                tips.push_back(costWithTip(m_tips[static_cast<std::size_t>(frame) % m_tips.size()]));
        }
        const double bare = std::max(0.01, middle(without));
        std::printf(
            "%-12s without %6.2f ms   slip %+6.2f ms (%.2f times, %zu of %d had room)   pinned %+6.2f "
            "ms (%.2f times)   tip %+6.2f ms (of %zu)   a place: %.2f ms for a slip, %.2f pinned\n",
            name, bare, middle(slip) - bare, middle(slip) / bare, slip.size(), frames, middle(pinned) - bare,
            middle(pinned) / bare, tips.empty() ? 0 : middle(tips) - bare, m_tips.size(),
            middle(m_slipPlaces), middle(m_pinnedPlaces));
    }

private:
    /// Opens the inspector on a card, or closes it if `point` is null. Returns false if there was no space.
    bool look(QQuickItem* point, bool pin) {
        const double before = ownTime();
        QMetaObject::invokeMethod(m_inspector, "look", Q_ARG(QVariant, QVariant::fromValue(point)),
                                  Q_ARG(bool, pin));
        if (point != nullptr)
            (pin ? m_pinnedPlaces : m_slipPlaces).push_back(ownTime() - before);
        (void)m_bench.window().panel()->grabFramebuffer(); // loads the inspector's pictures
        return m_inspector->property("open").toBool();
    }
    double frameCost() {
        const double before = ownTime();
        m_faint = !m_faint;
        m_bench.window().panel()->rootObject()->setOpacity(m_faint ? 0.99 : 1); // repaints everything
        (void)m_bench.window().panel()->grabFramebuffer();
        return ownTime() - before;
    }

    /// Returns the cost of a frame with this tip open.
    double costWithTip(QQuickItem* tip) {
        tip->setProperty("shown", true);
        (void)m_bench.window().panel()->grabFramebuffer();
        const double cost = frameCost();
        tip->setProperty("shown", false);
        return cost;
    }

    BenchWindow m_bench;
    QQuickItem* m_inspector = nullptr;
    std::vector<QQuickItem*> m_points;
    std::vector<QQuickItem*> m_tips;
    std::vector<double> m_slipPlaces;
    std::vector<double> m_pinnedPlaces;
    bool m_faint = false;
};

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", qEnvironmentVariable("QT_QPA_PLATFORM", QStringLiteral("offscreen")).toUtf8());
    qputenv("QT_QUICK_BACKEND", "software");
    const QApplication application(argc, argv);
    fonts::install();
    for (const contract::Game* game : contract::games()) {
        const std::string id(game->info().id);
        if (argc > 1 && id != argv[1])
            continue;
        Bench bench(*game);
        bench.run(id.c_str());
    }
    return 0;
}
