// SPDX-License-Identifier: MIT
#include "tests/e2e/lesson_hands.h"

#include "core/contract/registry.h"
#include "core/kit/rng.h"
#include "tests/e2e/pointed_at.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <functional>
#include <optional>

namespace taletop::app {

QStringList gamesWithLessons() {
    QStringList ids;
    for (const contract::Game* game : contract::games())
        if (!game->lesson().empty())
            ids.append(QString::fromUtf8(game->info().id));
    return ids;
}

void keepPicture(TableWindow& table, const QString& name) {
    const QString folder = qEnvironmentVariable("TALETOP_PICTURES");
    if (folder.isEmpty())
        return;
    constexpr int untilItRests = 1200;
    QTest::qWait(untilItRests);
    table.window().grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
}

LessonGuide& lessonOf(TableWindow& table) { return *table.app().practice()->lesson(); }

void waitForStep(TableWindow& table) {
    const auto stands = [&] {
        if (table.session().events()->waits())
            table.session().events()->next();
        LessonGuide& lesson = lessonOf(table);
        return lesson.done() || lesson.tells() || (lesson.asks() && !table.session().bots().thinking());
    };
    QTRY_VERIFY_WITH_TIMEOUT(stands(), 20000);
}

namespace {

QQuickItem* activeItem(TableWindow& table) {
    return table.window().panel()->quickWindow()->activeFocusItem();
}

std::size_t entriesOf(TableWindow& table) { return table.session().match().journal().entries.size(); }

} // namespace

bool hasFocus(TableWindow& table, const QString& name) {
    const QQuickItem* active = activeItem(table);
    while (active != nullptr && active->objectName() != name)
        active = active->parentItem();
    return active != nullptr;
}

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
    return first.isEmpty() ? QStringList(QStringLiteral("button/undo")) : first;
}

// ---- by mouse

namespace {

void clickAt(TableWindow& table, QPoint at) {
    QTest::mouseClick(table.window().panel(), Qt::LeftButton, {}, at);
}

void dragTo(TableWindow& table, QPoint from, QPoint to) {
    constexpr int steps = 16;
    QuickPanel* panel = table.window().panel();
    QTest::mousePress(panel, Qt::LeftButton, {}, from);
    for (int step = 1; step <= steps; ++step)
        QTest::mouseMove(panel, from + (to - from) * step / steps, 2);
    QTest::mouseRelease(panel, Qt::LeftButton, {}, to, 2);
}

/// Clicks the things of a gesture one after another, then clicks the last one again in case the first click
/// only armed the move, then clicks a button that confirms. Returns whether the move was made.
bool clickThrough(TableWindow& table, const QStringList& gesture, const std::function<bool()>& made) {
    if (const auto whole = pointOfAll(table, gesture)) {
        clickAt(table, *whole);
        if (QTest::qWaitFor(made, 300))
            return true;
    }
    for (const QString& touch : gesture) {
        if (made())
            return true;
        if (table.session().touches()->isHeld(touch))
            continue;
        const auto at = pointOf(table, touch);
        if (!at && table.session().touches()->held().isEmpty())
            return false;
        if (!at)
            break; // on a small table a button replaces this thing
        clickAt(table, *at);
        (void)QTest::qWaitFor([&] { return made() || table.session().touches()->isHeld(touch); }, 300);
    }
    if (QTest::qWaitFor(made, 400))
        return true;
    if (const auto again = pointOf(table, gesture.last()))
        clickAt(table, *again);
    if (QTest::qWaitFor(made, 600))
        return true;
    for (const char* button : {"buttonPlace", "primary", "commit", "sealButton", "chooseButton"})
        if (QQuickItem* item = made() ? nullptr : table.find(QLatin1String(button)))
            if (const auto at = freePointOf(table, item)) {
                clickAt(table, *at);
                (void)QTest::qWaitFor(made, 600);
            }
    return made();
}

/// Presses Esc to close anything that was opened by accident.
void backToTheTable(TableWindow& table) {
    for (const char* sheet : {"closeRules", "closeLog", "stayHere", "closeKeys", "closeInspector"})
        if (table.find(QLatin1String(sheet)) != nullptr) {
            table.key(Qt::Key_Escape);
            QTRY_VERIFY2(table.find(QLatin1String(sheet)) == nullptr, sheet);
        }
    const QQuickItem* shown = table.find(table.session().gameId() + QStringLiteral("Table"));
    if (shown != nullptr && shown->property("holding").toBool()) // something is enlarged, such as a tail
        table.key(Qt::Key_Escape);
}

/// Makes the step's move, or presses Next if the step has no move.
void doByMouse(TableWindow& table) {
    LessonGuide& lesson = lessonOf(table);
    const QByteArray place =
        table.session().gameId().toUtf8() + ", step " + QByteArray::number(lesson.number());
    if (lesson.tells()) {
        const int number = lesson.number();
        QTRY_VERIFY2(pointOf(table, QStringLiteral("button/lessonNext")), place.constData());
        clickAt(table, *pointOf(table, QStringLiteral("button/lessonNext")));
        QTRY_VERIFY2(lesson.done() || lesson.number() > number, place.constData());
        return;
    }
    const auto entries = entriesOf(table);
    const auto made = [&] { return entriesOf(table) != entries; };
    const QStringList gesture = wanted(table);
    bool done = false;
    constexpr int tries = 5; // clicks may miss while things move
    for (int attempt = 0; attempt < tries && !done; ++attempt) {
        done = clickThrough(table, gesture, made);
        if (!done)
            QTest::qWait(400);
    }
    const auto from = done || gesture.size() < 2 ? std::nullopt : pointOf(table, gesture.first());
    const auto to = from ? pointOf(table, gesture.last()) : std::nullopt;
    if (from && to) {
        dragTo(table, *from, *to);
        done = QTest::qWaitFor(made, 800);
    }
    if (!done)
        keepPicture(table, QStringLiteral("cannot be done"));
    QVERIFY2(done, (place + ": " + gesture.join(u' ').toUtf8() + " cannot be done by mouse").constData());
}

} // namespace

void playByMouse(TableWindow& table) {
    constexpr int mostMoves = 160;
    for (int moves = 0; moves < mostMoves && !lessonOf(table).done(); ++moves) {
        waitForStep(table);
        if (!lessonOf(table).done())
            doByMouse(table);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(lessonOf(table).done(), QByteArray::number(lessonOf(table).number()).constData());
}

void strayByMouse(TableWindow& table, std::uint64_t seed) {
    constexpr int mostPresses = 1200;
    kit::Rng chance(seed);
    const auto below = [&](int bound) {
        return static_cast<int>(chance.below(static_cast<std::uint32_t>(bound)));
    };
    for (int presses = 0; presses < mostPresses && !lessonOf(table).done(); ++presses) {
        waitForStep(table);
        if (lessonOf(table).done())
            break;
        if (below(4) == 0) {
            doByMouse(table);
        } else {
            const QSize panel = table.window().panel()->size();
            // Random presses avoid the lesson's strip.
            const int strip = table.find(QStringLiteral("leaveExample")) != nullptr ? 80 : 0;
            clickAt(table, QPoint(below(panel.width()), strip + below(panel.height() - strip)));
            QTest::qWait(20);
            backToTheTable(table);
        }
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(lessonOf(table).done(), QByteArray::number(lessonOf(table).number()).constData());
}

// ---- by keys

namespace {

/// Is the keyboard focus on the thing of this touch?
bool isAt(TableWindow& table, const QString& touch) {
    const QStringList names = touch.startsWith(QLatin1String("zone/")) ? QStringList() : namesOf(touch);
    for (const QQuickItem* item = activeItem(table); item != nullptr; item = item->parentItem())
        if (item->property("touch").toString() == touch || names.contains(item->objectName()))
            return true;
    return false;
}

/// Moves the focus to a thing. Presses Tab to go from stop to stop, and tries the arrow keys at each stop.
bool goTo(TableWindow& table, const QString& touch) {
    constexpr int stops = 60;
    constexpr int longestRow = 12;
    const auto reaches = [&](Qt::Key arrow, int most) {
        for (int thing = 0; thing < most && !isAt(table, touch); ++thing) {
            const QQuickItem* before = activeItem(table);
            table.key(arrow);
            if (activeItem(table) == before)
                break;
        }
        return isAt(table, touch);
    };
    const auto isInRow = [&] {
        return reaches(Qt::Key_Right, longestRow) || reaches(Qt::Key_Left, longestRow);
    };
    for (int stop = 0; stop < stops; ++stop) {
        if (isInRow() || reaches(Qt::Key_Down, longestRow) || reaches(Qt::Key_Up, 1) || isInRow() ||
            reaches(Qt::Key_Up, longestRow))
            return true;
        table.key(Qt::Key_Tab);
    }
    return false;
}

/// Returns the touch's key from the page of keys, Return if it depends on the focus, or Key_unknown if it has
/// no key.
Qt::Key keyOf(const QString& touch) {
    static const QHash<QString, Qt::Key> keys{{QStringLiteral("zone/hand/0"), Qt::Key_B},
                                              {QStringLiteral("zone/kept/0"), Qt::Key_K},
                                              {QStringLiteral("zone/deck/-1"), Qt::Key_Return},
                                              {QStringLiteral("zone/stack/-1"), Qt::Key_Return},
                                              {QStringLiteral("button/commit"), Qt::Key_C},
                                              {QStringLiteral("button/end"), Qt::Key_E},
                                              {QStringLiteral("zone/achievements/0"), Qt::Key_Return},
                                              {QStringLiteral("zone/discard/0"), Qt::Key_Return},
                                              {QStringLiteral("button/level1"), Qt::Key_Return},
                                              {QStringLiteral("button/level2"), Qt::Key_Return},
                                              {QStringLiteral("button/seal"), Qt::Key_S},
                                              {QStringLiteral("button/choose"), Qt::Key_C},
                                              {QStringLiteral("button/brush"), Qt::Key_B},
                                              {QStringLiteral("button/ability"), Qt::Key_A},
                                              {QStringLiteral("button/undo"), Qt::Key_U},
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
    const bool reached = goTo(table, touch);
    if (!reached)
        keepPicture(table, QStringLiteral("cannot be reached"));
    QVERIFY2(reached, qPrintable(touch));
    if (!table.session().touches()->isHeld(touch)) // some arrows also select the thing
        table.key(Qt::Key_Return);
}

} // namespace

void playByKeys(TableWindow& table) {
    constexpr int mostMoves = 160;
    for (int moves = 0; moves < mostMoves && !lessonOf(table).done(); ++moves) {
        waitForStep(table);
        LessonGuide& lesson = lessonOf(table);
        const QByteArray place =
            table.session().gameId().toUtf8() + ", step " + QByteArray::number(lesson.number());
        const auto entries = entriesOf(table);
        const int number = lesson.number();
        if (lesson.tells()) {
            QTRY_VERIFY2(hasFocus(table, QStringLiteral("lessonNext")), place.constData());
            table.key(Qt::Key_Space); // the loop presses the key again if it only continued a narration
            (void)QTest::qWaitFor([&] { return lesson.done() || lesson.number() > number; }, 500);
            continue;
        }
        const auto made = [&] { return entriesOf(table) != entries; };
        for (const QString& touch : wanted(table))
            if (!made())
                press(table, touch);
        if (!QTest::qWaitFor(made, 300))
            table.key(Qt::Key_Return); // confirms an armed move or continues a narration
        (void)QTest::qWaitFor(made, 500);
    }
    QVERIFY2(lessonOf(table).done(), QByteArray::number(lessonOf(table).number()).constData());
}

} // namespace taletop::app
