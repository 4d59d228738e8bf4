// SPDX-License-Identifier: MIT
#include "app/shell/demo.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>

namespace taletop::app {

namespace {

constexpr QSize large(1440, 900);
constexpr QSize small(1024, 640);
constexpr int stillTime = 30;      ///< milliseconds without painting after which a page is complete
constexpr int settleTime = 5'000;  ///< longest wait for a page, in milliseconds
constexpr int pictureQuality = 70; ///< PNG quality, from 0 (smallest, slowest) to 100 (not compressed)
constexpr std::array bots{"casual", "casual", "random", "random"};
constexpr std::uint64_t seed = 2; // makes the first seat use every kind of move
/// Number of turns after which a moment of the same kind gets another picture.
constexpr int turnsBetween = 6;

/// Is any picture of the page still loading? (The value of Image.Loading is 2.)
bool picturesAreComing(const QQuickItem& page) {
    if (page.inherits("QQuickImageBase") && page.property("status").toInt() == 2)
        return true;
    const QList<QQuickItem*> parts = page.childItems();
    return std::any_of(parts.begin(), parts.end(),
                       [](const QQuickItem* part) { return picturesAreComing(*part); });
}

} // namespace

Demo::Demo(App& app, MainWindow& window, const QString& folder, const contract::Game& game)
    : m_app(app), m_window(window), m_folder(folder), m_game(game) {}

int Demo::run() {
    if (!m_folder.mkpath(QStringLiteral("."))) {
        std::fprintf(stderr, "taletop: the folder %s cannot be made\n", qUtf8Printable(m_folder.path()));
        return 1;
    }
    m_app.setSpeed(0);
    m_app.appearance()->setReducedMotion(true);
    m_app.firstWords()->setWanted(false); // nobody reads explanations
    m_window.resize(large);
    m_window.show();
    settle();
    pictures(QStringLiteral("home"));
    m_app.openSeats(QString::fromUtf8(m_game.info().id));
    SeatSheet& sheet = *m_app.seatSheet();
    sheet.setSeatCount(std::min<int>(static_cast<int>(bots.size()), sheet.seatsMost()));
    for (int seat = 0; seat < sheet.seatCount(); ++seat)
        sheet.setKind(seat, QString::fromUtf8(bots[static_cast<std::size_t>(seat)]));
    sheet.setSeedText(QString::number(seed));
    settle();
    pictures(QStringLiteral("seats"));
    m_app.startMatch();
    MatchSession* session = m_app.session();
    if (session == nullptr) {
        std::fprintf(stderr, "taletop: %s\n", qUtf8Printable(sheet.problem()));
        return 1;
    }
    playTo(*session);
    settle();
    pictures(QStringLiteral("score"));
    printScore(*session);
    m_writers.waitForDone();
    return m_failed ? 1 : 0;
}

/// Plays to the end, seen from the first seat.
void Demo::playTo(MatchSession& session) {
    session.scheduler()->hold(true);
    session.watch(0);
    settle();
    takeIfNew(session);
    while (!session.over()) {
        QEventLoop loop;
        const auto turned = QObject::connect(&session, &MatchSession::turned, &loop, &QEventLoop::quit);
        session.scheduler()->hold(false);
        loop.exec();
        session.scheduler()->hold(true);
        QObject::disconnect(turned);
        takeIfNew(session);
    }
}

void Demo::takeIfNew(MatchSession& session) {
    if (session.step().isEmpty() || session.over())
        return;
    const QVariantMap counters = session.counters();
    const int turn = counters.value(QStringLiteral("turn"), counters.value(QStringLiteral("round"))).toInt();
    const QString moment = session.step() + QString::number(turn / turnsBetween);
    if (m_seen.contains(moment))
        return;
    m_seen.insert(moment);
    settle();
    pictures(QStringLiteral("turn%1-%2").arg(turn, 2, 10, QLatin1Char('0')).arg(session.step()));
}

/// Waits until the page and all of its pictures are drawn.
void Demo::settle() {
    QEventLoop loop;
    QTimer still;
    still.setInterval(stillTime);
    const QuickPanel& panel = *m_window.panel();
    QObject::connect(&still, &QTimer::timeout, &loop, [&] {
        if (!picturesAreComing(*panel.rootObject()))
            loop.quit();
    });
    QObject::connect(panel.quickWindow(), &QQuickWindow::afterRendering, &still, [&still] { still.start(); });
    QTimer::singleShot(settleTime, &loop, &QEventLoop::quit);
    still.start();
    loop.exec();
}

/// Takes the picture in both sizes. Keeps the second size for the next moment, because a new layout takes
/// most of the time.
void Demo::pictures(const QString& name) {
    picture(name);
    m_small = !m_small;
    m_window.resize(m_small ? small : large);
    settle();
    picture(name);
}

void Demo::picture(const QString& name) {
    const QString size = m_small ? QStringLiteral("-small") : QString();
    const QString file = m_folder.absoluteFilePath(
        QStringLiteral("%1-%2%3.png").arg(++m_number, 2, 10, QLatin1Char('0')).arg(name, size));
    const auto write = [this, file, image = m_window.grab().toImage()] {
        if (image.save(file, "PNG", pictureQuality))
            return;
        std::fprintf(stderr, "taletop: the picture %s cannot be written\n", qUtf8Printable(file));
        m_failed = true;
    };
    if (!m_writers.tryStart(write)) // don't queue pictures while all threads are busy
        write();
}

void Demo::printScore(MatchSession& session) const {
    const auto& seats = session.match().header().seats;
    const QVariantList totals = session.score()->totals();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        std::printf("%s (%s): %d\n", seats[seat].name.c_str(), seats[seat].kind.c_str(),
                    totals.value(static_cast<qsizetype>(seat)).toInt());
    std::printf("%s\n", qUtf8Printable(session.score()->winnerText()));
    std::fflush(stdout);
}

} // namespace taletop::app
