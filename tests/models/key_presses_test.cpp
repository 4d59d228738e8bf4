// SPDX-License-Identifier: MIT
// What is known of keys: when they went down, and that one that has answered does nothing more.
#include "app/input/hasty_keys.h"
#include "app/input/key_presses.h"
#include "tests/qt_main.h"

#include <QKeyEvent>
#include <QTest>

using namespace taletop::app;

namespace {

/// True: the key was used up.
bool sent(KeyPresses& presses, QEvent::Type type, int key, quint64 time, bool repeats = false) {
    QKeyEvent event(type, key, Qt::NoModifier, QString(), repeats);
    event.setTimestamp(time);
    return presses.take(event);
}

constexpr auto down = QEvent::KeyPress;
constexpr auto up = QEvent::KeyRelease;

} // namespace

class KeyPressesTest : public QObject {
    Q_OBJECT

private slots:
    void theSystemSaysWhen() {
        KeyPresses presses;
        QVERIFY(!sent(presses, down, Qt::Key_F3, 5000));
        QCOMPARE(presses.time(), 5000.0);
        QTest::qWait(30); // the table is slow
        QVERIFY(!sent(presses, up, Qt::Key_F3, 5100));
        QCOMPARE(presses.time(), 5100.0);
    }

    void aSystemThatDoesNotSayIsTimed() {
        KeyPresses presses;
        QVERIFY(!sent(presses, down, Qt::Key_F3, 0));
        const double then = presses.time();
        QTest::qWait(40);
        QVERIFY(!sent(presses, up, Qt::Key_F3, 0));
        QVERIFY(presses.time() >= then + 30);
    }

    void aKeyThatHasAnsweredDoesNothingUntilItIsLetGo() {
        KeyPresses presses;
        QVERIFY(!sent(presses, down, Qt::Key_F3, 1000));
        presses.useUp();
        for (const quint64 time : {1500U, 1530U, 1560U})
            QVERIFY(sent(presses, down, Qt::Key_F3, time, true));
        QVERIFY(!sent(presses, down, Qt::Key_F2, 1570)); // another one does
        QVERIFY(sent(presses, up, Qt::Key_F3, 1600));
        QVERIFY(!sent(presses, down, Qt::Key_F3, 1700));
        QVERIFY(!sent(presses, up, Qt::Key_F3, 1750));
    }

    /// Right after a story no key decides anything, but what may be read can be opened at once.
    void afterAStoryKeysOnlyLook() {
        HastyKeys keys;
        const auto meant = [&](int key) {
            return keys.isMeant(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier), false);
        };
        QVERIFY(meant(Qt::Key_Space));
        keys.storyEnded();
        for (const int key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_C, Qt::Key_P, Qt::Key_Escape})
            QVERIFY(!meant(key));
        for (const int key : {Qt::Key_L, Qt::Key_I, Qt::Key_Tab, Qt::Key_Left, Qt::Key_F1})
            QVERIFY(meant(key));
    }

    /// Whoever types into a field that goes away by itself types on for a moment: those are no keys of the
    /// table, until the hand rests or has left the field by itself.
    void whatIsTypedOnIsNotMeant() {
        HastyKeys keys;
        const auto meant = [&](int key, const char* text, bool writing = false) {
            return keys.isMeant(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, QLatin1String(text)),
                                writing);
        };
        QVERIFY(meant(Qt::Key_C, "c", true));
        keys.typed();
        QVERIFY(meant(Qt::Key_L, "l", true));
        QVERIFY(!meant(Qt::Key_C, "c"));
        QVERIFY(!meant(Qt::Key_L, "l"));
        QVERIFY(!meant(Qt::Key_Return, "\r"));
        QVERIFY(meant(Qt::Key_Tab, "\t"));
        QVERIFY(meant(Qt::Key_F2, ""));
        QElapsedTimer typing;
        for (typing.start(); typing.elapsed() < HastyKeys::stillness + 100;) { // without a rest
            QTest::qWait(20);
            QVERIFY(!meant(Qt::Key_C, "c"));
        }
        keys.stoppedTyping();
        QVERIFY(meant(Qt::Key_C, "c"));
        keys.typed();
        QTest::qWait(HastyKeys::stillness + 50);
        QVERIFY(meant(Qt::Key_C, "c"));
    }
};

TALETOP_TEST_WITHOUT_WINDOW(KeyPressesTest)
#include "key_presses_test.moc"
