// SPDX-License-Identifier: MIT
// Tests of lessons at the real table: they start from the page of rules and from a new box, can be played by
// mouse alone or by keys alone, and draw a ring around the subject of each step.
#include "tests/e2e/lesson_hands.h"
#include "tests/qt_main.h"

#include <QFont>
#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <initializer_list>
#include <vector>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Is the highlight ring visible and large enough, with its centre in the window?
bool isRinged(TableWindow& table) {
    const QQuickItem* ring = table.find(QStringLiteral("lessonMark"));
    if (ring == nullptr || ring->width() < 12 || ring->height() < 12)
        return false;
    const QPointF middle = ring->mapToScene(QPointF(ring->width() / 2, ring->height() / 2));
    const QSize window = table.window().panel()->size();
    return QRectF(QPointF(), window).contains(middle);
}

QRectF placeOf(const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); }

/// Returns the reason why the step or the table cannot be read, or "".
QByteArray unreadable(TableWindow& table) {
    const QQuickItem* bar = table.find(QStringLiteral("lessonBar"));
    const QQuickItem* words = table.find(QStringLiteral("practiceWords"));
    const QQuickItem* page = table.find(table.session().gameId() + QStringLiteral("Table"));
    if (bar == nullptr || words == nullptr || page == nullptr)
        return "nothing tells the step";
    constexpr qreal slack = 1; // for rounding
    const QRectF place = placeOf(bar);
    if (!QRectF(QPointF(), table.window().panel()->size()).contains(place))
        return "what tells the step leaves the window";
    if (place.bottom() > placeOf(page).top() + slack)
        return "what tells the step lies over the table";
    const bool cut = words->property("truncated").toBool() ||
                     words->property("contentHeight").toReal() > place.height() + slack ||
                     words->property("contentWidth").toReal() > words->width() + slack;
    return cut ? "what tells the step is cut" : "";
}

/// Are the score sheet's lines that the step refers to visible?
bool linesAreInSight(TableWindow& table) {
    const QQuickItem* lines = table.find(QStringLiteral("scoreLines"));
    const QStringList looks = lessonOf(table).look().split(u' ');
    return std::ranges::all_of(looks, [&](const QString& look) {
        if (!look.startsWith(QLatin1String("sheet/")))
            return true;
        const QQuickItem* line = table.find(QStringLiteral("scoreRule-") + look.section(u'/', 1));
        return lines != nullptr && line != nullptr &&
               placeOf(lines).adjusted(-1, -1, 1, 1).contains(placeOf(line));
    });
}

/// Is the part of the forecast that the step refers to visible without scrolling?
bool forecastIsInSight(TableWindow& table) {
    const QQuickItem* lines = table.find(QStringLiteral("planLines"));
    return lines == nullptr || !lessonOf(table).look().startsWith(QLatin1String("pad/")) ||
           lines->property("contentHeight").toReal() <= lines->height() + 1;
}

using Look = std::function<void(const QQuickItem*)>;

void forEachSeen(const QQuickItem* item, const Look& look) {
    if (!item->isVisible() || item->opacity() < 0.05)
        return;
    look(item);
    for (const QQuickItem* child : item->childItems())
        forEachSeen(child, look);
}

/// Returns the visible area of a text's letters.
QRectF lettersOf(const QQuickItem* words) {
    const qreal wide = std::min(words->property("contentWidth").toReal(), words->width());
    const int side = words->property("effectiveHorizontalAlignment").toInt();
    const qreal spare = words->width() - wide;
    const qreal left = side == Qt::AlignRight ? spare : side == Qt::AlignHCenter ? spare / 2 : 0;
    const qreal bare =
        0.3 * words->property("font").value<QFont>().pixelSize(); // empty space above and below the letters
    QRectF place = words->mapRectToScene(QRectF(left, bare, wide, words->height() - 2 * bare));
    for (const QQuickItem* around = words; around != nullptr; around = around->parentItem())
        if (around->clip())
            place = place.intersected(placeOf(around));
    return place;
}

/// Returns the texts that the golden ring crosses.
QStringList wordsUnderRings(TableWindow& table) {
    const QQuickItem* root = table.window().panel()->rootObject();
    QStringList found;
    forEachSeen(root, [&](const QQuickItem* ring) {
        if (!ring->objectName().startsWith(QLatin1String("lessonMark")) || ring->rotation() != 0)
            return;
        constexpr qreal line = 3;
        const QRectF outer = placeOf(ring).adjusted(-2, -2, 2, 2);
        const QRectF inner = placeOf(ring).adjusted(line, line, -line, -line);
        forEachSeen(root, [&](const QQuickItem* words) {
            const QString text =
                words->inherits("QQuickText") ? words->property("text").toString() : QString();
            const QRectF letters = text.isEmpty() ? QRectF() : lettersOf(words);
            if (outer.intersects(letters) && !inner.contains(letters))
                found.append(text);
        });
    });
    return found;
}

/// Plays a lesson with Next and "Show me", and checks each step. TALETOP_LANGUAGE sets the language.
void playThrough(const QString& game, QSize size, qreal text) {
    TableWindow table(qEnvironmentVariable("TALETOP_LANGUAGE"));
    table.window().resize(size);
    table.app().appearance()->setTextScale(text);
    table.app().openLesson(game);
    int shown = 0; // the number of the last step whose picture was saved
    for (int presses = 0; presses < 500 && !lessonOf(table).done(); ++presses) {
        waitForStep(table);
        LessonGuide& lesson = lessonOf(table);
        const QByteArray place =
            game.toUtf8() + ", step " + QByteArray::number(lesson.number()) + ": " + lesson.look().toUtf8();
        if (!lesson.look().isEmpty())
            QTRY_VERIFY2(isRinged(table), place.constData());
        QTRY_VERIFY2(linesAreInSight(table), place.constData());
        QTRY_VERIFY2(unreadable(table).isEmpty(), (place + ": " + unreadable(table)).constData());
        if (lesson.number() != shown)
            keepPicture(table, QStringLiteral("%1 %2 %3 %4")
                                   .arg(game)
                                   .arg(lesson.number(), 2, 10, QLatin1Char('0'))
                                   .arg(size.width())
                                   .arg(qRound(text * 100)));
        shown = lesson.number();
        QTRY_VERIFY2(forecastIsInSight(table), place.constData());
        QTRY_VERIFY2(wordsUnderRings(table).isEmpty(),
                     (place + ", under its ring: " + wordsUnderRings(table).join(u'|').toUtf8()).constData());
        table.click(lesson.tells() ? QStringLiteral("lessonNext") : QStringLiteral("lessonShow"));
    }
    QVERIFY(lessonOf(table).done());
    table.click(QStringLiteral("lessonPlay"));
    QTRY_COMPARE(table.app().page(), QStringLiteral("seats"));
}

} // namespace

class LessonTableTest : public QObject {
    Q_OBJECT

private slots:
    void everyStepIsRingedInLargeAndSmallWindows_data() { addSettings({asDrawn, smallest}); }
    void everyStepIsRingedInLargeAndSmallWindows() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        playThrough(game, size, text);
    }

    void everyLessonIsPlayedByMouseAlone_data() { addSettings({asDrawn}); }
    void everyLessonIsPlayedByMouseAlone() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        table.app().openLesson(game);
        playByMouse(table);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(!table.session().lookBack()->begun()); // the moves of a lesson are not reviewed
        table.click(QStringLiteral("lessonPlay"));
        QTRY_COMPARE(table.app().page(), QStringLiteral("seats"));
    }

    void everyLessonIsPlayedByKeysAlone_data() { addSettings({smallest}); }
    void everyLessonIsPlayedByKeysAlone() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        table.app().openLesson(game);
        playByKeys(table);
        if (QTest::currentTestFailed())
            return;
        const auto told = [&] { // continues a narration after the last step
            const bool last = hasFocus(table, QStringLiteral("lessonPlay"));
            if (!last && table.session().events()->waits())
                table.key(Qt::Key_Space);
            return last;
        };
        QTRY_VERIFY(told());
        table.key(Qt::Key_Return);
        QTRY_COMPARE(table.app().page(), QStringLiteral("seats"));
    }

    void strayingPlayersReachTheEnd_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : gamesWithLessons())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    void strayingPlayersReachTheEnd() {
        QFETCH(QString, game);
        TableWindow table;
        table.app().openLesson(game);
        strayByMouse(table, 17);
    }

    /// One press completes the whole step, but no other step. Another press stops "Show me".
    void showMePlaysTheWholeStep() {
        TableWindow table;
        table.app().openLesson(QStringLiteral("papertales"), 1); // a step of three cards
        waitForStep(table);
        table.click(QStringLiteral("lessonShow"));
        QVERIFY(lessonOf(table).showing());
        QTRY_COMPARE_WITH_TIMEOUT(lessonOf(table).number(), 3, 15000);
        QTRY_VERIFY(!lessonOf(table).showing());
        const auto entries = table.session().match().journal().entries.size();
        QTest::qWait(1200);
        QCOMPARE(table.session().match().journal().entries.size(), entries);
        table.app().openLesson(QStringLiteral("papertales"), 1);
        waitForStep(table);
        table.click(QStringLiteral("lessonShow"));
        QTRY_VERIFY(lessonOf(table).showing());
        table.click(QStringLiteral("lessonShow")); // stops the show
        QVERIFY(!lessonOf(table).showing());
    }

    void chaptersAndTheNextStepCanBeChosenAtTheTable() {
        const QString game = gamesWithLessons().first();
        TableWindow table;
        table.app().openLesson(game);
        waitForStep(table);
        QVERIFY(table.tabTo(QStringLiteral("lessonChapters")));
        table.key(Qt::Key_Return);
        QTRY_VERIFY(hasFocus(table, QStringLiteral("chapter-0")));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("chapterList")) == nullptr);
        QCOMPARE(table.app().page(), QStringLiteral("table"));
        table.click(QStringLiteral("lessonChapters"));
        // The list of chapters opens near its button.
        QTRY_VERIFY(std::abs(placeOf(table.need(QStringLiteral("chapterList"))).right() -
                             placeOf(table.need(QStringLiteral("lessonChapters"))).right()) < 200);
        table.key(Qt::Key_Down);
        QTRY_VERIFY(hasFocus(table, QStringLiteral("chapter-1")));
        table.key(Qt::Key_Return);
        QTRY_COMPARE(lessonOf(table).chapter(), 1);
        waitForStep(table);
        const int number = lessonOf(table).number();
        table.click(QStringLiteral("lessonChapters"));
        table.click(QStringLiteral("skipStep"));
        QTRY_COMPARE(lessonOf(table).number(), number + 1);
        QVERIFY(table.find(QStringLiteral("chapterList")) == nullptr);
    }

    void thePageOfTheRulesLeadsToTheLesson() {
        const QString game = gamesWithLessons().first();
        TableWindow table;
        table.click(QStringLiteral("learn-") + game);
        QVERIFY(table.find(QStringLiteral("goOnWithLesson")) == nullptr);
        QVERIFY(table.tabTo(QStringLiteral("startLesson")));
        table.key(Qt::Key_Return);
        QTRY_VERIFY(table.app().practice()->lesson() != nullptr);
        QVERIFY(table.find(QStringLiteral("rulesLeaf")) == nullptr);
        waitForStep(table);
        QVERIFY(hasFocus(table, game + QStringLiteral("Table")));
        QVERIFY(table.tabTo(QStringLiteral("lessonShow"))); // from here on, only keys are used
        table.key(Qt::Key_Return);
        waitForStep(table);
        QCOMPARE(lessonOf(table).number(), 2);
        table.click(QStringLiteral("leaveExample"));
        QTRY_COMPARE(table.app().page(), QStringLiteral("home"));
        table.click(QStringLiteral("goOnWithLesson"));
        QTRY_VERIFY(table.app().practice()->lesson() != nullptr);
        QCOMPARE(lessonOf(table).number(), 2);
    }

    void theNextButtonTakesTheFocusAndGivesItBack() {
        const QString game = gamesWithLessons().first();
        TableWindow table;
        table.app().openLesson(game);
        for (int presses = 0; presses < 50 && !lessonOf(table).tells(); ++presses) {
            waitForStep(table);
            if (!lessonOf(table).tells())
                lessonOf(table).show();
        }
        QTRY_VERIFY(hasFocus(table, QStringLiteral("lessonNext")));
        const int number = lessonOf(table).number();
        table.key(Qt::Key_Space);
        QCOMPARE(lessonOf(table).number(), number + 1);
        QTRY_VERIFY(hasFocus(table, game + QStringLiteral("Table")));
    }

    /// After the last step, Space presses the table's Next button while the bots still play.
    void theTableHasTheFocusUntilTheShowEnds() {
        TableWindow table;
        table.app().openLesson(QStringLiteral("storyline"));
        table.app().openLesson(QStringLiteral("storyline"), lessonOf(table).count() - 1);
        QTRY_VERIFY(hasFocus(table, QStringLiteral("lessonNext")));
        table.key(Qt::Key_Space);
        QVERIFY(lessonOf(table).done());
        QTRY_VERIFY(table.session().events()->waits());
        QTRY_VERIFY(hasFocus(table, QStringLiteral("storylineTable")));
        for (int presses = 0; presses < 9 && table.session().events()->waits(); ++presses) {
            QTest::qWait(600); // the bar ignores keys before that
            table.key(Qt::Key_Space);
            QCOMPARE(table.app().page(), QStringLiteral("table"));
        }
        QVERIFY(!table.session().events()->waits());
        QTRY_VERIFY(hasFocus(table, QStringLiteral("lessonPlay")));
    }

    /// The kept card keeps its proportions, although there is little space next to the draft.
    void theKeptCardKeepsItsProportions() {
        TableWindow table;
        table.window().resize(1024, 640);
        constexpr int draftAgain = 12; // the index of a step with a kept card
        table.app().openLesson(QStringLiteral("papertales"), draftAgain);
        waitForStep(table);
        const QQuickItem* card = table.need(QStringLiteral("picked-0"));
        QVERIFY(card->property("face").toInt() > 0);
        QTRY_VERIFY(std::abs(card->width() / card->height() - 63.0 / 88) < 0.02);
    }

    /// Hints make the bar taller, so the table above moves up, and the ring must follow.
    void theRingMovesWithTheTable() {
        TableWindow table;
        table.window().resize(1366, 768);
        constexpr int draftAgain = 12; // the index of a step with its ring around the pack
        table.app().openLesson(QStringLiteral("papertales"), draftAgain);
        waitForStep(table);
        QTest::qWait(3000); // waits until the ring has settled
        const auto apart = [&] {
            return placeOf(table.need(QStringLiteral("lessonMark"))).center() -
                   placeOf(table.need(QStringLiteral("pack-2"))).center();
        };
        const qreal top = placeOf(table.need(QStringLiteral("pack-2"))).top();
        const QPointF before = apart();
        for (int rung = 0; rung < 3; ++rung) {
            table.key(Qt::Key_H);
            QTest::qWait(3000);
        }
        keepPicture(table, QStringLiteral("ring and hints"));
        QVERIFY(placeOf(table.need(QStringLiteral("pack-2"))).top() < top - 5);
        QVERIFY2((apart() - before).manhattanLength() < 4,
                 qPrintable(QString::number((apart() - before).manhattanLength())));
    }

    void japaneseSentencesHaveNoSpaceBetweenThem() {
        TableWindow table(QStringLiteral("ja"));
        table.app().openLesson(QStringLiteral("foxtail"));
        for (int presses = 0; presses < 50 && lessonOf(table).praise().isEmpty(); ++presses) {
            waitForStep(table);
            table.click(lessonOf(table).tells() ? QStringLiteral("lessonNext")
                                                : QStringLiteral("lessonShow"));
        }
        waitForStep(table);
        const QString told = table.need(QStringLiteral("practiceWords"))->property("text").toString();
        QVERIFY2(told.contains(lessonOf(table).praise()) && !told.contains(u' '), qPrintable(told));
    }

private:
    struct Setting {
        QSize size;
        qreal text;
    };
    static constexpr Setting asDrawn{QSize(1440, 900), 1.0};
    static constexpr Setting smallest{QSize(1024, 640), 1.5}; ///< small window, large letters

    /// Adds a row for each lesson in each of these settings. The long run uses all four combinations of size
    /// and text.
    static void addSettings(std::initializer_list<Setting> settings) {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        std::vector<Setting> all(settings);
        if (qEnvironmentVariableIsSet("TALETOP_LONG"))
            all = {asDrawn, {asDrawn.size, smallest.text}, {smallest.size, asDrawn.text}, smallest};
        for (const QString& game : gamesWithLessons())
            for (const Setting& setting : all)
                QTest::addRow("%s %d %d", qPrintable(game), setting.size.width(), qRound(setting.text * 100))
                    << game << setting.size << setting.text;
    }
};

TALETOP_TEST(LessonTableTest)

#include "lesson_table_test.moc"
