// SPDX-License-Identifier: MIT
// A lesson at the real table: found on the page of the rules and in a box that is opened for the first time,
// played by mouse and by keys alone, and what a step is about is ringed.
#include "core/contract/registry.h"
#include "tests/e2e/table_window.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>

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

QRectF placeOf(const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); }

/// The slip lies within the window, and not over what its step is about.
QByteArray slipInTheWay(TableWindow& table) {
    const QQuickItem* slip = table.find(QStringLiteral("exampleSlip"));
    const QQuickItem* ring = table.find(QStringLiteral("lessonMark"));
    if (slip == nullptr)
        return "no slip";
    const QRectF place = placeOf(slip);
    if (!QRectF(QPointF(), table.window().panel()->size()).contains(place))
        return "the slip leaves the window";
    if (ring == nullptr || lessonOf(table).look().isEmpty())
        return {};
    const QRectF under = placeOf(ring).intersected(place);
    return under.width() > 2 && under.height() > 2 ? "the slip covers what it speaks of" : "";
}

/// A card of the tail, or its fox, lies below.
bool isCovered(const QQuickItem* item, const QRectF& place) {
    if (!item->isVisible() || item->opacity() < 0.05)
        return false;
    const QByteArray type = item->metaObject()->className();
    if ((type.startsWith("TailCard") || type.startsWith("FoxCard")) && placeOf(item).intersects(place))
        return true;
    const QList<QQuickItem*> children = item->childItems();
    return std::ranges::any_of(children, [&](const QQuickItem* child) { return isCovered(child, place); });
}

void playThrough(const QString& game, QSize size, qreal text) {
    TableWindow table;
    table.window().resize(size);
    table.app().setTextScale(text);
    table.app().openLesson(game);
    for (int presses = 0; presses < 500 && !lessonOf(table).done(); ++presses) {
        wait(table);
        LessonGuide& lesson = lessonOf(table);
        const QByteArray place =
            game.toUtf8() + ", step " + QByteArray::number(lesson.number()) + ": " + lesson.look().toUtf8();
        if (!lesson.look().isEmpty())
            QTRY_VERIFY2(isRinged(table), place.constData());
        QTRY_VERIFY2(table.find(QStringLiteral("exampleSlip")) != nullptr, place.constData());
        QTRY_VERIFY2(slipInTheWay(table).isEmpty(), (place + ": " + slipInTheWay(table)).constData());
        table.click(lesson.tells() ? QStringLiteral("lessonNext") : QStringLiteral("lessonShow"));
    }
    QVERIFY(lessonOf(table).done());
    table.click(QStringLiteral("lessonPlay"));
    QTRY_COMPARE(table.app().page(), QStringLiteral("seats"));
}

// ---- by keys alone

QQuickItem* activeItem(TableWindow& table) {
    return table.window().panel()->quickWindow()->activeFocusItem();
}

/// Is the keyboard on what choices call so?
bool isAt(TableWindow& table, const QString& touch) {
    const QString key = touch.section(QLatin1Char('/'), 1, 1);
    QStringList names;
    if (touch.startsWith(QLatin1String("button/")))
        names = {key, QStringLiteral("button") + key.left(1).toUpper() + key.mid(1)};
    else if (touch.startsWith(QLatin1String("seat/")))
        names = {QStringLiteral("vote-") + key, QStringLiteral("lane-") + key, QStringLiteral("seat-") + key};
    else if (touch.startsWith(QLatin1String("spot/")))
        names = {QStringLiteral("ghost-") + key};
    for (const QQuickItem* item = activeItem(table); item != nullptr; item = item->parentItem())
        if (item->property("touch").toString() == touch || names.contains(item->objectName()))
            return true;
    return false;
}

/// With Tab from stop to stop, with the arrows from thing to thing.
bool goTo(TableWindow& table, const QString& touch) {
    constexpr int stops = 60;
    constexpr int longestRow = 12;
    for (int stop = 0; stop < stops; ++stop) {
        for (const Qt::Key arrow : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Up}) {
            const QQuickItem* before = nullptr;
            for (int thing = 0; thing < longestRow && before != activeItem(table); ++thing) {
                if (isAt(table, touch))
                    return true;
                before = activeItem(table);
                table.key(arrow);
            }
        }
        table.key(Qt::Key_Tab);
    }
    return false;
}

/// What has a key of its own (the sheet of keys says which), or lies below what has the keyboard.
Qt::Key keyOf(const QString& touch) {
    static const QHash<QString, Qt::Key> keys{{QStringLiteral("zone/hand/0"), Qt::Key_B},
                                              {QStringLiteral("zone/kept/0"), Qt::Key_K},
                                              {QStringLiteral("zone/deck/-1"), Qt::Key_Return},
                                              {QStringLiteral("zone/stack/-1"), Qt::Key_Return},
                                              {QStringLiteral("button/commit"), Qt::Key_C},
                                              {QStringLiteral("button/end"), Qt::Key_C},
                                              {QStringLiteral("zone/achievements/0"), Qt::Key_Return},
                                              {QStringLiteral("zone/discard/0"), Qt::Key_Return},
                                              {QStringLiteral("button/level1"), Qt::Key_Return},
                                              {QStringLiteral("button/level2"), Qt::Key_Return},
                                              {QStringLiteral("button/seal"), Qt::Key_S},
                                              {QStringLiteral("button/choose"), Qt::Key_C},
                                              {QStringLiteral("button/brush"), Qt::Key_B},
                                              {QStringLiteral("button/pass"), Qt::Key_C}};
    if (touch.startsWith(QLatin1String("card/buildings/0/")))
        return static_cast<Qt::Key>(Qt::Key_1 + touch.section(QLatin1Char('/'), 3).toInt());
    if (touch.startsWith(QLatin1String("spot/")))
        return static_cast<Qt::Key>(Qt::Key_1 + touch.section(QLatin1Char('/'), 1).toInt());
    return keys.value(touch, Qt::Key_unknown);
}

void press(TableWindow& table, const QString& touch) {
    if (keyOf(touch) != Qt::Key_unknown)
        return table.key(keyOf(touch));
    QVERIFY2(goTo(table, touch), qPrintable(touch));
    if (!table.session().touches()->isHeld(touch)) // some arrows take up what they come to
        table.key(Qt::Key_Return);
}

/// What the lesson asks for, or what ends what one is free to do: a choice, by its things.
QStringList wanted(TableWindow& table) {
    ChoiceModel& choices = *table.session().choices();
    QStringList first;
    for (int row = 0; row < choices.rowCount(); ++row) {
        const QVariantMap choice = choices.at(row);
        const QString move = choice.value(QStringLiteral("move")).toString();
        const QStringList gesture = choice.value(QStringLiteral("gesture")).toStringList();
        const auto parsed = table.session().match().game().parseMove(move.toStdString());
        if (!parsed || !lessonOf(table).putsOff(*parsed).isEmpty())
            continue;
        if (first.isEmpty() || move == QLatin1String("commit"))
            first = gesture;
    }
    return first;
}

} // namespace

class LessonTableTest : public QObject {
    Q_OBJECT

private slots:
    void everyStepIsRingedInLargeAndSmallWindows_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        for (const QString& game : gamesWithLessons())
            for (const QSize size : {QSize(1440, 900), QSize(1024, 640)})
                for (const qreal text : {1.0, 1.5})
                    if (text == 1.0 || size.width() == 1024)
                        QTest::addRow("%s %d %d", qPrintable(game), size.width(), qRound(text * 100))
                            << game << size << text;
    }
    void everyStepIsRingedInLargeAndSmallWindows() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        playThrough(game, size, text);
    }

    /// At the largest letters in the smallest window neither.
    void theSlipOfFoxtailLeavesTheTailFree() {
        const QString game = QStringLiteral("foxtail");
        if (!gamesWithLessons().contains(game))
            return;
        TableWindow table;
        table.window().resize(1024, 640);
        table.app().setTextScale(1.5);
        for (const int step : {2, 4, 6}) { // where bits are joined
            table.app().openLesson(game, step);
            wait(table);
            const auto covered = [&] {
                const QQuickItem* slip = table.find(QStringLiteral("exampleSlip"));
                return slip == nullptr || isCovered(table.need(QStringLiteral("largeTail")), placeOf(slip));
            };
            QTRY_VERIFY2(!covered(), QByteArray::number(step).constData());
        }
    }

    void everyLessonIsPlayedByKeysAlone_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : gamesWithLessons())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    void everyLessonIsPlayedByKeysAlone() {
        QFETCH(QString, game);
        TableWindow table;
        table.app().openLesson(game);
        for (int moves = 0; moves < 120 && !lessonOf(table).done(); ++moves) {
            wait(table);
            LessonGuide& lesson = lessonOf(table);
            const QByteArray place = game.toUtf8() + ", step " + QByteArray::number(lesson.number());
            const auto entries = table.session().match().journal().entries.size();
            const int number = lesson.number();
            if (lesson.tells()) {
                QTRY_VERIFY2(hasFocus(table, QStringLiteral("lessonNext")), place.constData());
                table.key(Qt::Key_Space); // a page may have begun to be told; then it is pressed again
                [[maybe_unused]] const bool on =
                    QTest::qWaitFor([&] { return lesson.done() || lesson.number() > number; }, 500);
                continue;
            }
            const auto made = [&] { return table.session().match().journal().entries.size() > entries; };
            for (const QString& touch : wanted(table))
                if (!made())
                    press(table, touch);
            if (!QTest::qWaitFor(made, 300))
                table.key(Qt::Key_Return); // what was armed, or what was told first
            [[maybe_unused]] const bool on = QTest::qWaitFor(made, 500);
        }
        QVERIFY2(lessonOf(table).done(), QByteArray::number(lessonOf(table).number()).constData());
        QTRY_VERIFY(hasFocus(table, QStringLiteral("lessonPlay")));
        table.key(Qt::Key_Return);
        QTRY_COMPARE(table.app().page(), QStringLiteral("seats"));
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
