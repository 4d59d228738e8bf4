// SPDX-License-Identifier: MIT
// Tests that nothing is cut off, missing or covering controls in extreme situations: the smallest and a very
// large window, names of 24 wide letters, the fewest and the most seats, hands of one card and of twelve.
#include "core/contract/registry.h"
#include "core/kit/rng.h"
#include "tests/access/closely.h"
#include "tests/access/findings.h"
#include "tests/access/measured.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <map>
#include <optional>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int mostCards = 12;

/// A name of 24 very wide letters: W, or Chinese characters.
const std::string& wideName(int seat) {
    static const std::string latin(24, 'W');
    static const std::string han = [] {
        std::string text;
        for (int i = 0; i < 12; ++i)
            text += "\u9f8d\u7363"; // the characters for "dragon" and "beast"
        return text;
    }();
    return seat % 2 == 0 ? latin : han;
}

/// The same match with very wide names of players.
match::Match widelyNamed(const match::Match& match) {
    match::Journal journal = match.journal();
    for (std::size_t seat = 0; seat < journal.header.seats.size(); ++seat)
        journal.header.seats[seat].name = wideName(static_cast<int>(seat));
    auto named = std::get<match::Match>(match::Match::replayed(match.game(), journal));
    named.goOn();
    return named;
}

/// The number of cards in the hand of the seat that is asked.
int handOf(const match::Match& match) {
    const kit::Seat seat = match.pending().seats.first();
    for (const scene::Zone& zone : match.game().scene(match.view(seat), seat).zones)
        if (kit::sameWords(zone.kind, "hand") && zone.owner == seat)
            return zone.count;
    return 0;
}

/// For each size of hand, the first match that has it, from several games.
std::map<int, match::Match> handsOf(const contract::Game& game, int seats) {
    constexpr std::uint64_t games = 12;
    std::map<int, match::Match> found;
    for (std::uint64_t luck = 0; luck < games && found.size() < mostCards; ++luck) {
        match::Match match = matchOf(game, seats, 0);
        kit::Rng rng(luck);
        while (match.pending().kind == contract::Pending::Kind::Seats) {
            const int cards = handOf(match);
            if (cards > 0 && cards <= mostCards && !found.contains(cards))
                found.emplace(cards, match);
            const kit::Seat seat = match.pending().seats.first();
            if (match.submit(seat, game.casualMove(match.view(seat), seat, rng)))
                break;
        }
    }
    return found;
}

/// The faults, except names that are cut off but have a tip with the complete name.
QStringList wrongWith(const Figures& figures) {
    QStringList wrong = figures.broken + figures.covered;
    wrong.removeIf([](const QString& each) { return each.endsWith(QLatin1String(toldWhole)); });
    if (figures.letters < leastLetters)
        wrong.append(QStringLiteral("“%1” is written in %2 px").arg(figures.smallest).arg(figures.letters));
    return wrong;
}

} // namespace

class ExtremesTest : public QObject {
    Q_OBJECT

    QStringList m_wrong;

    void look(TableWindow& table, const match::Match& match, const QString& name) {
        if (!name.contains(qEnvironmentVariable("TALETOP_PAGES")))
            return;
        putAway(table);
        open(table, match);
        if (QTest::currentTestFailed())
            return;
        table.session().curtain()->setMode(QStringLiteral("open"));
        QTest::mouseMove(table.window().panel(), QPoint(2, 2));
        const Figures figures = measured(table);
        if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
            table.window().grab().save(
                folder + QStringLiteral("/%1, %2.png").arg(QLatin1String(QTest::currentDataTag()), name));
        for (const QString& each : wrongWith(figures))
            m_wrong.append(name + QStringLiteral(": ") + each);
    }
    void tell() {
        for (const QString& each : std::as_const(m_wrong))
            qInfo("%s", qPrintable(each));
        const auto count = m_wrong.size();
        m_wrong.clear();
        QVERIFY2(count == 0, qPrintable(QStringLiteral("%1 findings").arg(count)));
    }

private slots:
    void aPointerOnACutNameShowsItWhole() {
        TableWindow table;
        table.window().resize(1024, 640);
        open(table, widelyNamed(matchOf(*contract::findGame("foxtail"), 4, 0.4)));
        waitForRest(table);
        QQuickItem* cut = nullptr;
        forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
            if (cut == nullptr && item->property("truncated").toBool())
                cut = item;
        });
        QVERIFY(cut != nullptr);
        const QPointF middle = inScene(cut).center();
        for (const qreal off : {9.0, 6.0, 3.0, 0.0})
            moveTo(table, middle - QPointF(off, 0));
        QString told;
        QTRY_VERIFY((forEachVisible(table.window().panel()->quickWindow()->contentItem(),
                                    [&](QQuickItem* item) {
                                        if (item->objectName() == QLatin1String("tip"))
                                            told = item->property("text").toString();
                                    }),
                     told == cut->property("text").toString()));
    }
    /// No frame shows words beyond the page's edge, not even the first one.
    void aPageFitsInItsFirstFrame() {
        TableWindow table;
        table.window().resize(1440, 900);
        open(table, matchOf(*contract::findGame("storyline"), 8, 0.75));
        table.session().curtain()->setMode(QStringLiteral("open"));
        waitForRest(table);
        QQuickItem* page = nullptr;
        forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
            if (item->objectName() == QLatin1String("pageWords") &&
                item->property("text").toString().startsWith(QLatin1String("Luckily, villains")))
                page = item;
        });
        QVERIFY(page != nullptr);
        int frames = 0;
        QStringList over;
        const auto watched =
            connect(table.window().panel()->quickWindow(), &QQuickWindow::afterRendering, this, [&] {
                ++frames;
                if (page->property("contentHeight").toReal() > page->height() + 1)
                    over.append(QStringLiteral("%1 px high in a place of %2")
                                    .arg(page->property("contentHeight").toReal())
                                    .arg(page->height()));
            });
        const qreal before = page->height();
        table.window().resize(800, 500);
        QTRY_VERIFY(page->height() < before);
        waitForRest(table);
        disconnect(watched);
        QVERIFY(frames > 0);
        QVERIFY2(over.isEmpty(), qPrintable(over.join(QStringLiteral("; "))));
    }
    /// The last page is the longest. It must be completely visible above the score sheet, which must still
    /// have space for its own lines.
    void theFinishedTaleIsShownWhole_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        for (const char* language : {"en", "de", "fr", "ja", "th"}) {
            QTest::addRow("%s, Full HD at 200 %%", language)
                << QString::fromLatin1(language) << QSize(960, 540) << 1.0;
            QTest::addRow("%s, small window", language)
                << QString::fromLatin1(language) << QSize(1024, 640) << 1.0;
            QTest::addRow("%s, large text", language)
                << QString::fromLatin1(language) << QSize(1024, 640) << 1.5;
        }
    }
    void theFinishedTaleIsShownWhole() {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table(language);
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        open(table, matchOf(*contract::findGame("storyline"), 3, 1));
        waitForRest(table);
        if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
            table.window().grab().save(folder + u'/' + QLatin1String(QTest::currentDataTag()) +
                                       QStringLiteral(".png"));
        QQuickItem* page = table.need(QStringLiteral("pageWords"));
        QVERIFY(page->property("contentHeight").toReal() <= page->height() + 1);
        QVERIFY2(page->property("apart").toReal() > (size.height() < 600 ? 0.6 : 0.9),
                 qPrintable(page->property("apart").toString()));
        // Two lines of the sheet must be large enough to press. In low windows German buttons need more rows.
        const bool shortest = size.height() < 600 || text > 1;
        const qreal least = language == QLatin1String("de") && shortest ? 40 : 2 * 44;
        QQuickItem* lines = table.need(QStringLiteral("scoreLines"));
        QVERIFY2(lines->height() >= least, qPrintable(QString::number(lines->height())));
    }
    /// Larger text sizes must not make the text of a tale's page smaller.
    void largerTextNeverMakesTheTaleSmaller_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr", "ja", "th"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void largerTextNeverMakesTheTaleSmaller() {
        QFETCH(QString, language);
        TableWindow table(language);
        table.window().resize(1024, 640);
        QStringList smaller;
        for (const double part : {0.0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.7, 0.8, 0.9}) {
            table.app().appearance()->setTextScale(1);
            open(table, matchOf(*contract::findGame("storyline"), 3, part));
            table.session().curtain()->setMode(QStringLiteral("open"));
            waitForRest(table);
            const QQuickItem* page = table.need(QStringLiteral("pageWords"));
            const int before = page->property("letters").toInt();
            table.app().appearance()->setTextScale(1.5);
            waitForRest(table);
            if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                table.window().grab().save(folder +
                                           QStringLiteral("/tale, %1, %2.png").arg(language).arg(part));
            const int now = page->property("letters").toInt();
            // A page with offered cards also needs space for entering words, above all in some languages.
            const bool wordy = language != QLatin1String("en") && language != QLatin1String("de");
            const int spare = wordy && table.session().step() == QLatin1String("choose") ? 1 : 0;
            if (now < before - spare)
                smaller.append(QStringLiteral("%1: %2, %3").arg(part).arg(before).arg(now));
        }
        QVERIFY2(smaller.isEmpty(), qPrintable(smaller.join(u'\n')));
    }
    /// Six players are visible without scrolling, even on a Full HD screen at 200%.
    void allSeatsAreVisibleWithoutScrolling_data() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void allSeatsAreVisibleWithoutScrolling() {
        QFETCH(QString, id);
        TableWindow table;
        table.window().resize(960, 540);
        table.app().openSeats(id);
        SeatSheet& sheet = *table.app().seatSheet();
        for (int seats = sheet.seatsLeast(); seats <= std::min(6, sheet.seatsMost()); ++seats) {
            sheet.setSeatCount(seats);
            waitForRest(table);
            if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                table.window().grab().save(folder + QStringLiteral("/seats, %1, %2.png").arg(id).arg(seats));
            QVERIFY2(table.find(QStringLiteral("seatsMark")) == nullptr, qPrintable(QString::number(seats)));
        }
        table.window().resize(1024, 640);
        sheet.setSeatCount(std::min(4, sheet.seatsMost()));
        waitForRest(table);
        QVERIFY(table.find(QStringLiteral("seat-1-helpBelow")) != nullptr); // a sentence about each player
    }
    void seatsAndNames_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        QTest::newRow("least window") << QSize(800, 500) << 1.0;
        QTest::newRow("as drawn") << QSize(1440, 900) << 1.0;
        QTest::newRow("small window") << QSize(1024, 640) << 1.0;
        QTest::newRow("small window, large text") << QSize(1024, 640) << 1.5;
        QTest::newRow("4K") << QSize(3840, 2160) << 1.0;
        QTest::newRow("tall") << QSize(800, 1280) << 1.0;
        QTest::newRow("wide") << QSize(2560, 720) << 1.0;
    }
    void seatsAndNames() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        for (const contract::Game* game : contract::games())
            for (const int seats : {game->info().seatsLeast, game->info().seatsMost})
                for (const double part : {0.0, 0.4, 0.75, 1.0}) {
                    look(table, widelyNamed(matchOf(*game, seats, part)),
                         QStringLiteral("%1, %2 seats, %3")
                             .arg(QLatin1String(game->info().id))
                             .arg(seats)
                             .arg(part));
                    if (QTest::currentTestFailed())
                        return;
                }
        tell();
    }

    void hands_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("least window") << QSize(800, 500);
        QTest::newRow("as drawn") << QSize(1440, 900);
        QTest::newRow("4K") << QSize(3840, 2160);
    }
    void hands() {
        QFETCH(QSize, size);
        TableWindow table;
        table.window().resize(size);
        QString sizes;
        for (const contract::Game* game : contract::games()) {
            for (const auto& [cards, match] : handsOf(*game, std::max(2, int(game->info().seatsLeast)))) {
                look(table, match,
                     QStringLiteral("%1, hand of %2").arg(QLatin1String(game->info().id)).arg(cards));
                sizes += QStringLiteral(" %1").arg(cards);
                if (QTest::currentTestFailed())
                    return;
            }
            qInfo("%s: hands of%s", game->info().id, qPrintable(sizes));
            sizes.clear();
        }
        tell();
    }
};

TALETOP_TEST(ExtremesTest)

#include "extremes_test.moc"
