// SPDX-License-Identifier: MIT
#include "tests/access/doors_round.h"

#include <QTest>

namespace taletop::app {

namespace {

/// The name of the situation in reports.
QString nameOf(Before before) {
    static const QStringList names{QStringLiteral("nothing"),
                                   QStringLiteral("a hand was opened and closed"),
                                   QStringLiteral("the log is open"),
                                   QStringLiteral("a card is pinned"),
                                   QStringLiteral("the rules are open"),
                                   QStringLiteral("asked whether to leave"),
                                   QStringLiteral("a vote is open"),
                                   QStringLiteral("looking back"),
                                   QStringLiteral("a slow machine")};
    return names.value(static_cast<int>(before));
}

} // namespace

Walked walkThrough(StandingClock& clock, const conformance::Worlds& worlds, const Way& way, Clicks& clicks,
                   Closely closely, const DoorTable::Leak& leak) {
    const auto walkIn = [&](const match::Match& world) -> QList<Look> {
        DoorTable table(clock, world);
        if (QTest::currentTestFailed())
            return {};
        table.plant(leak);
        return table.walk(way, clicks, closely);
    };
    clicks.places.clear();
    clicks.first = true;
    const QList<Look> one = walkIn(worlds.one);
    clicks.first = false;
    return compare(one, walkIn(worlds.other), way.knower);
}

Round::Round(StandingClock& clock, const Company& company)
    : m_clock(clock), m_supply(*company.game, company.seats, company.bots, company.moments, company.knower),
      m_knower(company.knower), m_doors(doorsFor(company.seats)), m_tally(static_cast<int>(m_doors.size())) {}

QString Round::go(int pairs, int length) {
    for (int pair = 0; pair < pairs && !QTest::currentTestFailed(); ++pair)
        if (QString leak = goOnce(length); !leak.isEmpty())
            return leak;
    return {};
}

QString Round::goAllWays(int pairs, int length) {
    QString leak = go(pairs, length);
    for (int more = 0; more < pairs && leak.isEmpty() && !missing().isEmpty(); ++more)
        leak = go(1, length);
    return leak;
}

QString Round::goOnce(int length) {
    const Supply::Pair next = m_supply.next();
    const auto before = static_cast<Before>(m_walks % befores);
    return walk(next, {.before = before, .doors = m_tally.walk(length, next.moment), .knower = m_knower});
}

QString Round::pressEverything() {
    constexpr int patience = 30;
    const Supply::Pair next = m_supply.next();
    m_clicks.done.clear();
    QString leak;
    std::size_t before = 0;
    for (int table = 0; table < patience && leak.isEmpty() && !QTest::currentTestFailed(); ++table) {
        leak = walk(next, {.knower = m_knower, .everyControl = true});
        if (m_clicks.done.size() == before)
            break;
        before = m_clicks.done.size();
    }
    m_clicked += m_clicks.done.size();
    return leak;
}

QString Round::walk(const Supply::Pair& pair, const Way& way) {
    std::set<QString> done = m_clicks.done;
    Walked walked = walkThrough(m_clock, pair.worlds, way, m_clicks, Closely::Sums);
    if (!walked.leak.isEmpty()) { // repeats the walk to find the place in the frame
        m_clicks.done.swap(done);
        walked = walkThrough(m_clock, pair.worlds, way, m_clicks, Closely::Pictures);
    }
    m_looks += walked.looks;
    m_alike += walked.alike;
    m_heard += walked.heard;
    m_tally.count(way, walked.moments, pair.moment);
    ++m_walks;
    if (walked.leak.isEmpty())
        return {};
    return QStringLiteral("pair %1, asked for %2, before: %3; %4")
        .arg(m_walks)
        .arg(QString::fromStdString(pair.moment), nameOf(way.before), walked.leak);
}

QString Round::missing() const {
    const auto [one, other] = m_tally.missing();
    return one < 0
               ? QString()
               : QStringLiteral("never compared: %1 and then %2").arg(m_doors[one].name, m_doors[other].name);
}

QString Round::report() const {
    QStringList moments;
    for (const auto& [moment, times] : m_tally.moments())
        moments.append(QStringLiteral("%1 %2").arg(QString::fromStdString(moment)).arg(times));
    return QStringLiteral(
               "%1 pairs of walks, %2 looks, %3 of them in all that is shown, %4 sentences; %5 of %6 "
               "pairs of %7 doors; %8 things chosen, %9 of every control; ")
               .arg(m_walks)
               .arg(m_looks)
               .arg(m_alike)
               .arg(m_heard)
               .arg(m_tally.pairs())
               .arg(m_tally.allPairs())
               .arg(m_doors.size())
               .arg(m_clicks.often.size())
               .arg(m_clicked) +
           moments.join(QStringLiteral(", "));
}

QString Round::pairsAtMoments() const {
    QStringList lines;
    for (const auto& [moment, pairs] : m_tally.pairsAt())
        if (!pairs.empty())
            lines.append(QStringLiteral("  %1: %2 of %3 pairs of presses")
                             .arg(QString::fromStdString(moment))
                             .arg(pairs.size())
                             .arg(m_tally.allPairs()));
    return lines.join(u'\n');
}

} // namespace taletop::app
