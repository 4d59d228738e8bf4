// SPDX-License-Identifier: MIT
// Tests of the seats' keys: their defaults, learning and saving new keys, and refusing unsuitable ones.
#include "app/input/seat_keys.h"
#include "tests/qt_main.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop::app;

class SeatKeysTest : public QObject {
    Q_OBJECT

private slots:
    void seatKeysKeepTheirPositions() {
        const QTemporaryDir folder;
        QSettings file(folder.filePath(QStringLiteral("keys.ini")), QSettings::IniFormat);
        {
            SeatKeys keys(file);
            for (int seat = 0; seat < SeatKeys::count; ++seat) {
                QCOMPARE(keys.seatOf(Qt::Key_F2 + seat, 0), seat);
                QCOMPARE(keys.name(seat), QStringLiteral("F%1").arg(seat + 2));
            }
            QCOMPARE(keys.seatOf(Qt::Key_F1, 0), -1);
            QCOMPARE(keys.seatOf(Qt::Key_F11, 0), -1);
            QVERIFY(!keys.learn(1, Qt::Key_F2, 0)); // the first seat already uses this key
            QVERIFY(keys.learn(1, Qt::Key_Q, 24));
            QVERIFY(!keys.learn(8, Qt::Key_W, 25));
        }
        SeatKeys keys(file);
        QCOMPARE(keys.seatOf(Qt::Key_A, 24), 1); // the key's position counts, not its letter
        QCOMPARE(keys.seatOf(Qt::Key_Q, 38), -1);
        QCOMPARE(keys.seatOf(Qt::Key_Q, 0), 1);
        QCOMPARE(keys.seatOf(Qt::Key_F3, 0), -1);
        keys.reset();
        QCOMPARE(SeatKeys(file).seatOf(Qt::Key_F3, 69), 1);
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SeatKeysTest)
#include "seat_keys_test.moc"
