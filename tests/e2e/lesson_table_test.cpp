// SPDX-License-Identifier: MIT
// A lesson at the real table: found on the page of the rules and in a box that is opened for the first time,
// played by mouse and by keys alone, and what a step is about is ringed.
#include "core/contract/registry.h"
#include "tests/e2e/table_window.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

QStringList gamesWithLessons() {
    QStringList ids;
    for (const contract::Game* game : contract::games())
        if (!game->lesson().empty())
            ids.append(QString::fromUtf8(game->info().id));
    return ids;
}

LessonGuide& lessonOf(TableWindow& table) { return *table.app().practice()->lesson(); }

/// Until the step stands, whatever the others do and tell meanwhile.
void wait(TableWindow& table) {
    const auto stands = [&] {
        if (table.session().story()->waits())
            table.session().story()->next();
        LessonGuide& lesson = lessonOf(table);
        return lesson.done() || lesson.tells() || (lesson.asks() && !table.session().thinking());
    };
    QTRY_VERIFY_WITH_TIMEOUT(stands(), 20000);
}

bool hasFocus(TableWindow& table, const QString& name) {
    const QQuickItem* active = table.window().panel()->quickWindow()->activeFocusItem();
    while (active != nullptr && active->objectName() != name)
        active = active->parentItem();
    return active != nullptr;
}

/// The ring around what is looked at, if it can be seen, is within the window and has a size.
bool isRinged(TableWindow& table) {
    const QQuickItem* ring = table.find(QStringLiteral("lessonMark"));
    if (ring == nullptr || ring->width() < 12 || ring->height() < 12)
        return false;
    const QPointF middle = ring->mapToScene(QPointF(ring->width() / 2, ring->height() / 2));
    const QSize window = table.window().panel()->size();
    return QRectF(QPointF(), window).contains(middle);
}

void playThrough(const QString& game, QSize size) {
    TableWindow table;
    table.window().resize(size);
    table.app().openLesson(game);
    for (int presses = 0; presses < 500 && !lessonOf(table).done(); ++presses) {
        wait(table);
        LessonGuide& lesson = lessonOf(table);
        const QByteArray place =
            game.toUtf8() + ", step " + QByteArray::number(lesson.number()) + ": " + lesson.look().toUtf8();
        if (!lesson.look().isEmpty())
            QTRY_VERIFY2(isRinged(table), place.constData());
        QTRY_VERIFY2(table.find(QStringLiteral("exampleSlip")) != nullptr, place.constData());
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
    void everyStepIsRingedInLargeAndSmallWindows_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const QString& game : gamesWithLessons())
            for (const QSize size : {QSize(1440, 900), QSize(1024, 640)})
                QTest::addRow("%s %d", qPrintable(game), size.width()) << game << size;
    }
    void everyStepIsRingedInLargeAndSmallWindows() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        playThrough(game, size);
    }

    void thePageOfTheRulesLeadsToIt() {
        const QString game = gamesWithLessons().first();
        TableWindow table;
        table.click(QStringLiteral("learn-") + game);
        QVERIFY(table.find(QStringLiteral("goOnWithLesson")) == nullptr);
        QVERIFY(table.tabTo(QStringLiteral("startLesson")));
        table.key(Qt::Key_Return);
        QTRY_VERIFY(table.app().practice()->lesson() != nullptr);
        QVERIFY(table.find(QStringLiteral("rulesLeaf")) == nullptr);
        wait(table);
        QVERIFY(hasFocus(table, game + QStringLiteral("Table")));
        QVERIFY(table.tabTo(QStringLiteral("lessonShow"))); // by keys alone
        table.key(Qt::Key_Return);
        wait(table);
        QCOMPARE(lessonOf(table).number(), 2);
        table.click(QStringLiteral("leaveExample"));
        QTRY_COMPARE(table.app().page(), QStringLiteral("home"));
        table.click(QStringLiteral("goOnWithLesson"));
        QTRY_VERIFY(table.app().practice()->lesson() != nullptr);
        QCOMPARE(lessonOf(table).number(), 2);
    }

    void nextHasTheKeyboardAndGivesItBack() {
        const QString game = gamesWithLessons().first();
        TableWindow table;
        table.app().openLesson(game);
        for (int presses = 0; presses < 50 && !lessonOf(table).tells(); ++presses) {
            wait(table);
            if (!lessonOf(table).tells())
                lessonOf(table).show();
        }
        QTRY_VERIFY(hasFocus(table, QStringLiteral("lessonNext")));
        const int number = lessonOf(table).number();
        table.key(Qt::Key_Space);
        QCOMPARE(lessonOf(table).number(), number + 1);
        QTRY_VERIFY(hasFocus(table, game + QStringLiteral("Table")));
    }

    void aBoxOffersItOnce() {
        const QString game = gamesWithLessons().first();
        TableWindow table;
        table.app().openSeats(game);
        QVERIFY(hasFocus(table, QStringLiteral("startButton"))); // it is not in the way
        QVERIFY(table.tabTo(QStringLiteral("offeredLesson")));
        table.key(Qt::Key_Return);
        QTRY_VERIFY(table.app().practice()->lesson() != nullptr);
        table.click(QStringLiteral("leaveExample"));
        QTRY_COMPARE(table.app().page(), QStringLiteral("seats"));
        QTRY_VERIFY(table.find(QStringLiteral("startButton")) != nullptr);
        QVERIFY(table.find(QStringLiteral("offeredLesson")) == nullptr);
    }
};

QTEST_MAIN(LessonTableTest)

#include "lesson_table_test.moc"
