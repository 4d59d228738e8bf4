// SPDX-License-Identifier: MIT
// Tests of the table's sounds with various settings. No audio device is opened.
#include "app/shell/loudspeaker.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

class LoudspeakerTest : public QObject {
    Q_OBJECT

    /// Returns the sounds of a whole match between two bots.
    static QStringList heard(int speed, bool sounds) {
        const QTemporaryDir folder;
        QSettings file(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        SeatKeys keys(file);
        Settings settings(file, keys);
        Loudspeaker loudspeaker(settings);
        settings.set("speed", speed);
        settings.set("sounds", sounds);
        QStringList names;
        connect(&loudspeaker, &Loudspeaker::played, &loudspeaker,
                [&names](const QString& sound) { names.append(sound); });
        const auto session = sessionOf(*contract::findGame("foxtail"), {"casual", "random"}, 5);
        loudspeaker.listenTo(*session);
        session->begin();
        playOn(*session);
        return names;
    }

private slots:
    void cardsThatArriveAtOnceMakeNoSlidingSound() {
        const QStringList travelling = heard(2, true);
        QVERIFY(travelling.contains(QStringLiteral("card-slide")));
        QCOMPARE(travelling.count(QStringLiteral("the-end")), 1);
        const QStringList atOnce = heard(0, true);
        QVERIFY(!atOnce.contains(QStringLiteral("card-slide")));
        QCOMPARE(atOnce.count(QStringLiteral("the-end")), 1);
    }

    void nothingIsHeardWhenSwitchedOff() { QCOMPARE(heard(2, false), QStringList()); }
};

TALETOP_TEST_WITHOUT_WINDOW(LoudspeakerTest)
#include "loudspeaker_test.moc"
