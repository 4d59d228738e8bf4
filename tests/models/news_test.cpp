// SPDX-License-Identifier: MIT
// Tests of the news since someone last looked: the newest lines, and the number of earlier lines, which
// appear only in the log.
#include "app/session/news.h"

#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QTest>

using namespace taletop;
using namespace taletop::app;

class NewsTest : public QObject {
    Q_OBJECT

private slots:
    /// The shown lines and the earlier ones add up to all lines, wherever the match is split.
    void allLinesAreCounted() {
        const QString casual = QStringLiteral("casual");
        const auto session = sessionOf(*contract::findGame("tailstory"), {casual, casual, casual}, 3);
        session->begin();
        playOn(*session);
        QVERIFY(session->over());
        const match::Match& match = session->match();
        const QStringList names{QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cleo")};
        const std::size_t entries = match.journal().entries.size();
        const auto told = [&](std::size_t from, std::size_t to) {
            return News::tell({from, to}, match, names);
        };
        const auto count = [&](std::size_t from, std::size_t to) {
            const News::Told news = told(from, to);
            return news.lines.size() + news.before;
        };
        constexpr qsizetype most = 6;
        const News::Told all = told(0, entries);
        QCOMPARE(all.lines.size(), most);
        QVERIFY(all.before > 20);
        for (std::size_t part = 0; part <= entries; part += 5) {
            QCOMPARE(count(0, part) + count(part, entries), count(0, entries));
            QVERIFY(told(part, entries).lines.size() <= most);
        }
        QCOMPARE(told(entries, entries).before, 0);
    }

    /// If a move that someone has seen is taken back, its replacement is news to that person.
    void theReplacementOfAMoveIsNews() {
        const QString person = QStringLiteral("human");
        const auto session = sessionOf(*contract::findGame("foxtail"), {person, person}, 3);
        const match::Match& match = session->match();
        const std::size_t entries = match.journal().entries.size();
        QVERIFY(entries > 1);
        News news(match);
        const auto from = [&] { return news.unseen(0, match).from; };
        news.saw(0, match);
        QCOMPARE(from(), entries);
        news.forget(entries, entries); // forgets only entries after the ones that were seen
        QCOMPARE(from(), entries);
        news.forget(entries - 1, entries - 1);
        QCOMPARE(from(), entries - 1);
        news.forget(0, 0);
        QCOMPARE(from(), std::size_t(0));
    }
};

TALETOP_TEST(NewsTest)
#include "news_test.moc"
