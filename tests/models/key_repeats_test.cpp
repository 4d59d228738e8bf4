// SPDX-License-Identifier: MIT
// A keyboard that repeats a key by letting it go and pressing it again, unnoticed: whoever is told of keys
// is told that it repeats.
#include "app/input/key_presses.h"
#include "app/input/key_repeats.h"
#include "tests/qt_main.h"

#include <QKeyEvent>
#include <QTest>
#include <QWindow>

using namespace taletop::app;

namespace {

/// Writes down what it is told of: + a press, * a repetition, - a release, and the key.
class Listener : public QWindow {
public:
    QString heard;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        heard += (event->isAutoRepeat() ? u'*' : u'+') + QKeySequence(event->key()).toString();
    }
    void keyReleaseEvent(QKeyEvent* event) override { heard += u'-' + QKeySequence(event->key()).toString(); }
};

constexpr auto down = QEvent::KeyPress;
constexpr auto up = QEvent::KeyRelease;
/// Milliseconds after which nothing is withheld any more.
constexpr int patience = 100;

void send(Listener& window, QEvent::Type type, int key, quint64 time) {
    QKeyEvent event(type, key, Qt::NoModifier);
    event.setTimestamp(time);
    QCoreApplication::sendEvent(&window, &event);
}

/// It is pressed, and down for so long that it repeats three times.
void hold(Listener& window, int key) {
    send(window, down, key, 1000);
    for (const quint64 time : {1660U, 1700U, 1740U}) {
        send(window, up, key, time);
        send(window, down, key, time);
    }
}

/// Counts releases that are told of to anybody.
class Releases : public QObject {
public:
    Releases() { QCoreApplication::instance()->installEventFilter(this); }
    int told = 0;
    bool eventFilter(QObject* watched, QEvent* event) override {
        told += event->type() == QEvent::KeyRelease ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

class KeyRepeatsTest : public QObject {
    Q_OBJECT

private slots:
    void aKeyThatIsHeldStaysDown() {
        const KeyRepeats repeats;
        Listener window;
        hold(window, Qt::Key_A);
        QTest::qWait(patience);
        QCOMPARE(window.heard, QStringLiteral("+A*A*A*A"));
        send(window, up, Qt::Key_A, 1760);
        QTRY_COMPARE(window.heard, QStringLiteral("+A*A*A*A-A"));
    }

    void aKeyThatHasAnsweredDoesNothingMoreHoweverItRepeats() {
        KeyPresses presses;
        const KeyRepeats repeats;
        Listener window;
        send(window, down, Qt::Key_A, 900);
        presses.useUp();
        for (const quint64 time : {1500U, 1530U, 1560U}) {
            send(window, up, Qt::Key_A, time);
            send(window, down, Qt::Key_A, time + 1);
        }
        send(window, up, Qt::Key_A, 1600);
        QTest::qWait(patience);
        QCOMPARE(window.heard, QStringLiteral("+A"));
        send(window, down, Qt::Key_A, 1640);
        QCOMPARE(window.heard, QStringLiteral("+A+A"));
    }

    /// The two were so far apart for this program alone: the hand has shut, and does not open again.
    void aRepetitionThatComesLateIsOne() {
        const KeyRepeats repeats;
        Listener window;
        send(window, down, Qt::Key_A, 1000);
        send(window, up, Qt::Key_A, 1660);
        QTRY_COMPARE(window.heard, QStringLiteral("+A-A"));
        send(window, down, Qt::Key_A, 1660);
        QCOMPARE(window.heard, QStringLiteral("+A-A*A"));
    }

    /// Two taps of one key, however slow the program is, and other keys in between.
    void whatIsPressedAnewIsNoRepetition() {
        const KeyRepeats repeats;
        Listener window;
        send(window, down, Qt::Key_A, 1000);
        send(window, up, Qt::Key_A, 1050);
        send(window, down, Qt::Key_A, 1090);
        QCOMPARE(window.heard, QStringLiteral("+A-A+A"));
        send(window, down, Qt::Key_B, 1100);
        send(window, up, Qt::Key_A, 1110);
        QCOMPARE(window.heard, QStringLiteral("+A-A+A+B"));
        send(window, up, Qt::Key_B, 1111);
        QCOMPARE(window.heard, QStringLiteral("+A-A+A+B-A"));
        send(window, down, Qt::Key_A, 1112); // B came up last
        QCOMPARE(window.heard, QStringLiteral("+A-A+A+B-A-B+A"));
    }

    /// As a screen reader's listener passes keys on: nobody knows when they were made.
    void whatSaysNoTimeIsToldOfAtOnce() {
        const KeyRepeats repeats;
        Listener window;
        for (int tap = 0; tap < 2; ++tap) {
            send(window, down, Qt::Key_A, 0);
            send(window, up, Qt::Key_A, 0);
        }
        QCOMPARE(window.heard, QStringLiteral("+A-A+A-A"));
    }

    void aReleaseForAWindowThatIsGoneIsForNobody() {
        const Releases releases;
        const KeyRepeats repeats;
        {
            Listener window;
            send(window, down, Qt::Key_A, 1000);
            send(window, up, Qt::Key_A, 1050);
        }
        QTest::qWait(patience);
        QCOMPARE(releases.told, 0);
        Listener other;
        send(other, up, Qt::Key_B, 1200);
        QTRY_COMPARE(releases.told, 1);
    }
};

TALETOP_TEST(KeyRepeatsTest)
#include "key_repeats_test.moc"
