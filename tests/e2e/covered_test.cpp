// SPDX-License-Identifier: MIT
// Tests of questions and sheets that cover the page: nothing happens below them, and they keep the keyboard
// focus.
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QAction>
#include <QMenuBar>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

using namespace taletop::app;

namespace {

/// Starts Foxtail and makes a move that can be undone.
void begin(TableWindow& table) {
    table.app().openSeats(QStringLiteral("foxtail"));
    table.app().seatSheet()->setSeatCount(2);
    table.app().seatSheet()->setSeedText(QStringLiteral("3"));
    table.app().seatSheet()->setPractice(true);
    table.app().startMatch();
    for (int turn = 1; turn <= 2; ++turn) { // the first bit is placed without a choice (FT-22)
        table.waitForPerson();
        QTRY_COMPARE(table.session().step(), QStringLiteral("draw"));
        table.click(QStringLiteral("deck"));
        QTRY_VERIFY(table.session().counters().value(QStringLiteral("turn")).toInt() > turn ||
                    table.session().step() == QLatin1String("place"));
    }
    QTRY_COMPARE(table.session().step(), QStringLiteral("place"));
    QVERIFY(table.session().undo()->possible());
}

/// Plays the first legal move repeatedly until this step.
void playTo(TableWindow& table, const QString& step) {
    table.waitForPerson();
    while (table.session().step() != step) {
        QVERIFY(table.session().submit(
            table.session().choices()->at(0).value(QStringLiteral("move")).toString()));
        table.waitForPerson();
    }
}

bool isWithin(const QQuickItem* item, const QString& name) {
    for (; item != nullptr; item = item->parentItem())
        if (item->objectName() == name)
            return true;
    return false;
}

/// Presses keys of the menus and of the table, turns the wheel and moves the focus with Tab. Nothing may
/// happen below the sheet, and the focus must stay in it.
void checkNothingHappensBelow(TableWindow& table, const QString& sheet) {
    const int revision = table.session().revision();
    const auto hints = table.session().hints()->rows().size();
    const bool review = table.session().review()->active();
    for (const Qt::Key key : {Qt::Key_Z, Qt::Key_N, Qt::Key_L, Qt::Key_Up})
        table.key(key, Qt::ControlModifier);
    for (const Qt::Key key : {Qt::Key_F1, Qt::Key_H, Qt::Key_U, Qt::Key_L, Qt::Key_F, Qt::Key_1, Qt::Key_B,
                              Qt::Key_Down, Qt::Key_F2, Qt::Key_I})
        table.key(key);
    for (QAction* action : table.window().menuBar()->findChildren<QAction*>())
        if (action->text() == QLatin1String("&Back to the shelf") ||
            action->text() == QLatin1String("&Rules"))
            action->trigger();
    const QPointF at(table.window().panel()->rect().center());
    QWheelEvent wheel(at, table.window().panel()->mapToGlobal(at), {}, QPoint(0, -120), Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(table.window().panel(), &wheel);
    QTest::qWait(30);
    QCOMPARE(table.app().page(), QStringLiteral("table"));
    QCOMPARE(table.session().revision(), revision);
    QCOMPARE(table.session().hints()->rows().size(), hints);
    QCOMPARE(table.session().review()->active(), review);
    QVERIFY(table.find(QStringLiteral("rulesLeaf")) == nullptr);
    QVERIFY(table.find(QStringLiteral("closeLog")) == nullptr);
    QVERIFY(table.find(sheet) != nullptr);
    for (int press = 0; press < 24; ++press) {
        table.key(Qt::Key_Tab, press < 12 ? Qt::NoModifier : Qt::ShiftModifier);
        const QQuickItem* active = table.window().panel()->quickWindow()->activeFocusItem();
        QVERIFY2(isWithin(active, sheet), qPrintable(active != nullptr ? active->objectName() : sheet));
    }
}

} // namespace

class CoveredTest : public QObject {
    Q_OBJECT

private slots:
    void nothingHappensBelowTheQuestionAboutLeaving() {
        TableWindow table;
        begin(table);
        table.key(Qt::Key_Escape);
        table.need(QStringLiteral("stayHere"));
        checkNothingHappensBelow(table, QStringLiteral("leaveSheet"));
        table.key(Qt::Key_Comma, Qt::ControlModifier); // no sheet opens while a question is open
        QVERIFY(table.find(QStringLiteral("search")) == nullptr);
        table.click(QStringLiteral("stayHere"));
        QTRY_VERIFY(table.find(QStringLiteral("stayHere")) == nullptr);
        table.key(Qt::Key_Z, Qt::ControlModifier); // now undoes the move
        QTRY_COMPARE(table.session().step(), QStringLiteral("draw"));
    }

    void nothingHappensBelowAnyOtherQuestion() {
        TableWindow table;
        begin(table);
        const auto words = [](const char* text) { return QString::fromLatin1(text); };
        table.app().question()->ask(
            words("Really?"), words("It matters."),
            {{QStringLiteral("yes"), words("Yes"), {}}, {QStringLiteral("no"), words("No"), {}}});
        table.need(QStringLiteral("answer-yes"));
        checkNothingHappensBelow(table, QStringLiteral("questionSheet"));
    }

    void nothingHappensBelowASheet() {
        TableWindow table;
        begin(table);
        table.key(Qt::Key_Comma, Qt::ControlModifier);
        table.need(QStringLiteral("search"));
        checkNothingHappensBelow(table, QStringLiteral("settingsSheet"));
        table.key(Qt::Key_F12); // another sheet replaces the settings
        table.need(QStringLiteral("keysSheet"));
    }

    void nothingHappensBelowAVote() {
        TableWindow table;
        begin(table);
        table.session().vote()->askToOpenHands();
        table.need(QStringLiteral("agree"));
        checkNothingHappensBelow(table, QStringLiteral("voteSlip"));
    }

    void nothingHappensBelowAWarning() {
        TableWindow table;
        table.app().openSeats(QStringLiteral("papertales"));
        table.app().seatSheet()->setSeatCount(2);
        table.app().seatSheet()->setSeedText(QStringLiteral("11"));
        table.app().startMatch();
        table.app().settings()->set("askFirst", true);
        playTo(table, QStringLiteral("plan"));
        table.key(Qt::Key_C);
        table.need(QStringLiteral("thoughtGoOn"));
        checkNothingHappensBelow(table, QStringLiteral("thoughtSlip"));
    }

    /// While a sheet is open, the strip of a lesson does not react either.
    void theStripOfALessonIsBelowASheetToo() {
        TableWindow table;
        table.app().openLesson(QStringLiteral("foxtail"));
        table.waitForPerson();
        table.key(Qt::Key_F12);
        table.need(QStringLiteral("keysSheet"));
        for (int press = 0; press < 24; ++press) {
            table.key(Qt::Key_Tab);
            QVERIFY(isWithin(table.window().panel()->quickWindow()->activeFocusItem(),
                             QStringLiteral("keysSheet")));
        }
    }
};

TALETOP_TEST(CoveredTest)

#include "covered_test.moc"
