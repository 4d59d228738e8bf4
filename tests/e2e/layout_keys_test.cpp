// SPDX-License-Identifier: MIT
// Tests that a key's position counts on keyboards without Latin letters, or with other characters in place of
// digits.
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QKeyEvent>
#include <QQuickItem>
#include <QTest>

using namespace taletop::app;

namespace {

constexpr quint32 firstPlace = 8; // the offset of key codes in X11 and Wayland

/// Sends the events of a key with this letter at this position.
void press(TableWindow& table, const QString& letter, quint32 place, Qt::KeyboardModifiers modifiers = {}) {
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, letter.front().toUpper().unicode(), modifiers, place + firstPlace, 0, 0,
                        modifiers.testFlag(Qt::ControlModifier) ? QString() : letter);
        QCoreApplication::sendEvent(table.window().panel(), &event);
    }
}

void begin(TableWindow& table) {
    table.app().openSeats(QStringLiteral("foxtail"));
    table.app().seatSheet()->setSeatCount(2);
    table.app().seatSheet()->setSeedText(QStringLiteral("3"));
    table.app().seatSheet()->setPractice(true); // a draw can be undone in practice
    table.app().startMatch();
    for (int turn = 1; turn <= 2; ++turn) { // the first bit is placed without a choice (FT-22)
        table.waitForPerson();
        QTRY_COMPARE(table.session().step(), QStringLiteral("draw"));
        table.click(QStringLiteral("deck"));
        QTRY_VERIFY(table.session().counters().value(QStringLiteral("turn")).toInt() > turn ||
                    table.session().step() == QLatin1String("place"));
    }
    QTRY_COMPARE(table.session().step(), QStringLiteral("place"));
}

} // namespace

class LayoutKeysTest : public QObject {
    Q_OBJECT

private slots:
    void lettersOfATableWorkByPosition() {
        TableWindow table;
        begin(table);
        press(table, QStringLiteral("ส"), 38); // at the position of L
        table.need(QStringLiteral("closeLog"));
        press(table, QStringLiteral("ส"), 38);
        QTRY_VERIFY(table.find(QStringLiteral("closeLog")) == nullptr);
        press(table, QStringLiteral("ี"), 22); // at the position of U
        QTRY_COMPARE(table.session().step(), QStringLiteral("draw"));
    }

    void shortcutsOfMenusWorkByPosition() {
        TableWindow table;
        begin(table);
        press(table, QStringLiteral("я"), 44, Qt::ControlModifier); // at the position of Z
        QTRY_COMPARE(table.session().step(), QStringLiteral("draw"));
        press(table, QStringLiteral("д"), 38, Qt::ControlModifier); // at the position of L
        QVERIFY(table.session().review()->active());
    }

    void digitsWorkByPosition_data() {
        QTest::addColumn<QString>("letter");
        QTest::addColumn<quint32>("place");
        QTest::addColumn<int>("choice");
        QTest::newRow("Thai 1") << QStringLiteral("ๅ") << 2U << 0;
        QTest::newRow("Thai 4") << QStringLiteral("ภ") << 5U << 3;
        QTest::newRow("Thai 2, a stroke") << QStringLiteral("/") << 3U << 1;
        QTest::newRow("French 3") << QStringLiteral("\"") << 4U << 2;
        QTest::newRow("Czech 2") << QStringLiteral("ě") << 3U << 1;
    }

    void digitsWorkByPosition() {
        QFETCH(QString, letter);
        QFETCH(quint32, place);
        QFETCH(int, choice);
        TableWindow table;
        begin(table);
        const QString meant = table.session().choices()->at(choice).value(QStringLiteral("move")).toString();
        press(table, letter, place);
        table.key(Qt::Key_Space);
        QTRY_VERIFY(table.session().step() != QLatin1String("place"));
        QStringList moves;
        for (const auto& entry : table.session().match().journal().entries)
            if (entry.who == 0)
                moves.append(QString::fromStdString(entry.move));
        QVERIFY2(moves.contains(meant), qPrintable(moves.join(u';') + u'!' + meant));
    }

    /// On keyboards that have Latin letters at other positions, the letter counts.
    void latinLettersWorkByLetterNotByPosition() {
        TableWindow table;
        begin(table);
        press(table, QStringLiteral("l"), 22); // at the position of U on other keyboards
        table.need(QStringLiteral("closeLog"));
        QCOMPARE(table.session().step(), QStringLiteral("place"));
    }

    /// A key that the table uses by its position cannot become a seat's key. A key that was already a seat's
    /// key keeps working.
    void aKeyThatTheTableUsesCannotBecomeASeatsKey() {
        TableWindow table;
        SeatKeys& keys = *table.app().seatKeys();
        table.app().settings()->rows()->setGroup(QStringLiteral("seats"));
        table.key(Qt::Key_Comma, Qt::ControlModifier);
        table.click(QStringLiteral("set-seatKey1"));
        press(table, QStringLiteral("ส"), 38); // the position of L, which opens the log
        QCOMPARE(keys.name(0), QStringLiteral("F2"));
        press(table, QStringLiteral("é"), 3); // the position of 2, which makes the second choice
        QCOMPARE(keys.name(0), QStringLiteral("F2"));
        press(table, QStringLiteral("บ"), 26); // no Latin letter at this position is used
        QCOMPARE(keys.name(0), QStringLiteral("บ"));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("settingsSheet")) == nullptr);

        table.app().openSeats(QStringLiteral("storyline"));
        table.app().seatSheet()->setSeatCount(2);
        for (const int seat : {0, 1})
            table.app().seatSheet()->setKind(seat, QStringLiteral("human"));
        table.app().startMatch();
        table.need(QStringLiteral("curtainLayer"));
        QTRY_VERIFY(table.session().curtain()->down());
        const int asked = table.session().curtain()->seat();
        QVERIFY(keys.learn(asked, QStringLiteral("ส").front().unicode(), 38 + firstPlace));
        press(table, QStringLiteral("ส"), 38);
        QTRY_COMPARE(table.session().curtain()->seated(), asked);
        QVERIFY(table.find(QStringLiteral("closeLog")) == nullptr);
    }

    void textIsTypedNormally() {
        TableWindow table;
        table.app().openSeats(QStringLiteral("foxtail"));
        table.click(QStringLiteral("seat-0-name"));
        table.key(Qt::Key_A, Qt::ControlModifier);
        press(table, QStringLiteral("ส"), 38);
        QCOMPARE(QString::fromStdString(table.app().seatSheet()->seats()->seats()[0].name),
                 QStringLiteral("ส"));
    }
};

TALETOP_TEST(LayoutKeysTest)

#include "layout_keys_test.moc"
