// SPDX-License-Identifier: MIT
// Tests of the settings: which are saved, how a broken file is read, what a reset changes, and the list on
// the settings page.
#include "app/shell/app.h"
#include "app/shell/missing_parts.h"
#include "app/text/translation.h"
#include "tests/models/disk_troubles.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop::app;

namespace {

void write(const QString& file, const QByteArray& text) {
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text);
}

/// Settings and their file, set up as in App.
struct Desk {
    explicit Desk(const QString& path)
        : file(path, QSettings::IniFormat), keys(file), settings(file, keys), rows(*settings.rows()) {}

    QVariant at(const QString& key, SettingsModel::Role role) const {
        for (int row = 0; row < rows.rowCount(); ++row)
            if (rows.index(row).data(SettingsModel::KeyRole).toString() == key)
                return rows.index(row).data(role);
        return {};
    }

    QSettings file;
    SeatKeys keys;
    Settings settings;
    SettingsModel& rows;
};

} // namespace

class SettingsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_path;

private slots:
    void init() {
        m_path = m_folder.filePath(QString::fromUtf8(QTest::currentTestFunction()) + QStringLiteral(".ini"));
        QFile::remove(m_path);
    }

    void settingsThatCannotBeSavedAreReportedOnce() {
        const QTemporaryDir folder;
        App app(folder.path());
        app.appearance()->setTextScale(1.5);
        QCOMPARE(app.notice(), QString());
        const AsNobody nobody;
        app.appearance()->setTextScale(1.25);
        QVERIFY2(app.notice().contains(QStringLiteral("taletop.ini")), qPrintable(app.notice()));
        app.dismissNotice();
        app.appearance()->setTextScale(1);
        QCOMPARE(app.notice(), QString());
        QCOMPARE(app.appearance()->textScale(), 1.0); // the setting applies even though it could not be saved
    }

    void aWrongLineInTheFileIsIgnored() {
        const QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("taletop.ini")), "nothing that settings are\n");
        App app(folder.path());
        app.appearance()->setTextScale(1.5);
        QCOMPARE(app.notice(), QString());
        QCOMPARE(App(folder.path()).appearance()->textScale(), 1.5);
    }

    void theTableOfSettingsIsConsistent() {
        QStringList groups;
        for (const SettingGroup& group : settingGroups())
            groups.append(QString::fromUtf8(group.id));
        QSet<QString> keys;
        for (const Setting& setting : settingTable()) {
            QVERIFY2(!keys.contains(QString::fromUtf8(setting.key)), setting.key);
            keys.insert(QString::fromUtf8(setting.key));
            QVERIFY2(groups.contains(QString::fromUtf8(setting.group)), setting.key);
            QVERIFY2(*setting.label != '\0', setting.key);
            if (setting.kind != SettingKind::Key)
                QCOMPARE(acceptedValue(setting, setting.standard).value_or(QVariant()), setting.standard);
        }
        QCOMPARE(keys.size(), 16 + SeatKeys::count);
    }

    void everyValueIsKept() {
        for (const Setting& setting : settingTable()) {
            for (const SettingChoice& choice : setting.choices) {
                { QVERIFY(Desk(m_path).settings.set(setting.key, choice.value)); }
                QCOMPARE(Desk(m_path).settings.value(setting.key), choice.value);
            }
            if (setting.kind == SettingKind::Switch) {
                { QVERIFY(Desk(m_path).settings.set(setting.key, !setting.standard.toBool())); }
                QCOMPARE(Desk(m_path).settings.value(setting.key).toBool(), !setting.standard.toBool());
            }
        }
        { QVERIFY(Desk(m_path).settings.set("volume", 30)); }
        QCOMPARE(Desk(m_path).settings.value("volume").toInt(), 30);
    }

    void wrongValuesInTheFileMeanTheDefault_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("text for a choice") << QByteArray("speed=warp") << QByteArray("speed");
        QTest::newRow("beyond the choices") << QByteArray("speed=17") << QByteArray("speed");
        QTest::newRow("below the choices") << QByteArray("speed=-1") << QByteArray("speed");
        QTest::newRow("between the choices") << QByteArray("textScale=1.1") << QByteArray("textScale");
        QTest::newRow("not a number") << QByteArray("textScale=nan") << QByteArray("textScale");
        QTest::newRow("empty") << QByteArray("textScale=") << QByteArray("textScale");
        QTest::newRow("text for a switch") << QByteArray("sounds=perhaps") << QByteArray("sounds");
        QTest::newRow("list for a switch")
            << QByteArray("highContrast=true, false") << QByteArray("highContrast");
        QTest::newRow("object for a switch")
            << QByteArray("stepMode=@Variant(\\0\\0\\0)") << QByteArray("stepMode");
        QTest::newRow("above the largest volume") << QByteArray("volume=900") << QByteArray("volume");
        QTest::newRow("half a number") << QByteArray("volume=40.5") << QByteArray("volume");
        QTest::newRow("a missing language") << QByteArray("language=tlh") << QByteArray("language");
        QTest::newRow("a path for a language") << QByteArray("language=../../x") << QByteArray("language");
        QTest::newRow("a value from an older version") << QByteArray("drawing=card") << QByteArray("drawing");
        QTest::newRow("an unknown privacy")
            << QByteArray("standardPrivacy=everything") << QByteArray("standardPrivacy");
    }

    void wrongValuesInTheFileMeanTheDefault() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, key);
        write(m_path, "[General]\n" + line + "\n");
        const Desk desk(m_path);
        for (const Setting& setting : desk.settings.table())
            if (key == setting.key)
                QCOMPARE(desk.settings.value(key.constData()), setting.standard);
        QVERIFY(desk.rows.allStandard());
    }

    void aFileOfNonsenseMeansTheDefaults() {
        write(m_path, QByteArray(2000, '\x81') + "[[[\n=\n%%%seatKeys");
        const Desk desk(m_path);
        QVERIFY(desk.rows.allStandard());
    }

    void wrongValuesAreRefused() {
        Desk desk(m_path);
        QSignalSpy told(&desk.settings, &Settings::changed);
        QVERIFY(!desk.settings.set("speed", 4));
        QVERIFY(!desk.settings.set("speed", QStringLiteral("fast")));
        QVERIFY(!desk.settings.set("volume", 5));
        desk.rows.put(QStringLiteral("speed"), 4);
        desk.rows.put(QStringLiteral("speed"), -1);
        desk.rows.put(QStringLiteral("nosuch"), 1);
        desk.rows.put(QStringLiteral("language"), 90);
        QCOMPARE(told.count(), 0);
        QVERIFY(desk.settings.set("speed", 2)); // the same value as before
        QCOMPARE(told.count(), 0);
        QVERIFY(desk.settings.set("speed", 3));
        QCOMPARE(told.count(), 1);
    }

    void aResetChangesOnlyItsGroup() {
        Desk desk(m_path);
        desk.settings.set("speed", 0);
        desk.settings.set("highContrast", true);
        QVERIFY(desk.keys.learn(0, Qt::Key_Q, 24));
        desk.rows.setGroup(QStringLiteral("pace"));
        QVERIFY(!desk.rows.standard());
        desk.settings.reset(QStringLiteral("pace"));
        QVERIFY(desk.rows.standard() && !desk.rows.allStandard());
        QCOMPARE(desk.settings.value("speed").toInt(), 2);
        QVERIFY(desk.settings.value("highContrast").toBool());
        desk.settings.reset(QStringLiteral("seats"));
        QCOMPARE(desk.keys.seatOf(Qt::Key_F2, 0), 0);
        desk.settings.reset();
        QVERIFY(desk.rows.allStandard());
        desk.file.sync();
        QVERIFY(desk.file.allKeys().isEmpty()); // default values are not written
    }

    void aSettingIsFoundIfItHasAllSearchedWords() {
        Desk desk(m_path);
        desk.rows.setGroup(QStringLiteral("reading"));
        QCOMPARE(desk.rows.count(), 5);
        desk.rows.setSearch(QStringLiteral("  curtain secret "));
        QCOMPARE(desk.rows.count(), 1);
        QCOMPARE(desk.rows.index(0).data(SettingsModel::KeyRole).toString(),
                 QStringLiteral("standardPrivacy"));
        QCOMPARE(desk.rows.index(0).data(SettingsModel::GroupTitleRole).toString(),
                 QStringLiteral("Sharing a screen"));
        desk.rows.setSearch(QStringLiteral("LEISURELY"));
        QCOMPARE(desk.rows.count(), 1);
        desk.rows.setSearch(QStringLiteral("key"));
        QCOMPARE(desk.rows.count(), SeatKeys::count);
        desk.rows.setSearch(QStringLiteral("zeppelin"));
        QCOMPARE(desk.rows.count(), 0);
        desk.rows.setSearch(QString());
        QCOMPARE(desk.rows.count(), 5);
    }

    void theSoundSettingsSayWhatIsNotInstalled() {
        const QByteArray before = qgetenv("QML_IMPORT_PATH");
        const QTemporaryDir modules;
        for (const char* module : {"QtMultimedia", "QtTextToSpeech"}) {
            QVERIFY(QDir(modules.path()).mkpath(QLatin1String(module)));
            write(modules.filePath(QLatin1String(module) + QStringLiteral("/qmldir")), "module");
        }
        Desk desk(m_path);
        desk.rows.setGroup(QStringLiteral("sound"));
        QCOMPARE(desk.rows.note(), missingParts(findSoundParts()).join(u' '));
        qputenv("QML_IMPORT_PATH", modules.path().toLocal8Bit());
        QCOMPARE(desk.rows.note(), QString());
        qputenv("QML_IMPORT_PATH", before);
    }

    void keysInUseAreRefusedWithAReason() {
        Desk desk(m_path);
        desk.rows.setGroup(QStringLiteral("seats"));
        desk.keys.setMenu([](int key) { return key == Qt::Key_H ? QStringLiteral("Hint") : QString(); });
        const QString first = QStringLiteral("seatKey1");
        const auto problem = [&] { return desk.at(first, SettingsModel::ProblemRole).toString(); };
        QVERIFY(!desk.rows.learn(first, Qt::Key_F4, 0));
        QVERIFY2(problem().contains(QStringLiteral("seat 3")), qPrintable(problem()));
        QVERIFY(!desk.rows.learn(first, Qt::Key_H, 43));
        QVERIFY2(problem().contains(QStringLiteral("Hint")), qPrintable(problem()));
        QVERIFY(!desk.rows.learn(first, Qt::Key_S, 39, QStringLiteral("“Seal” somewhere")));
        QVERIFY2(problem().contains(QStringLiteral("Seal")), qPrintable(problem()));
        for (const int key : {int(Qt::Key_Escape), int(Qt::Key_Space), int(Qt::Key_Tab), int(Qt::Key_Shift),
                              int(Qt::Key_unknown), 0}) {
            QVERIFY(!desk.rows.learn(first, key, 0));
            QVERIFY(!problem().isEmpty());
        }
        QCOMPARE(desk.at(first, SettingsModel::ValueTextRole).toString(), QStringLiteral("F2"));
        QVERIFY(desk.rows.learn(first, Qt::Key_Q, 24));
        QVERIFY(problem().isEmpty());
        QCOMPARE(desk.at(first, SettingsModel::ValueTextRole).toString(), QStringLiteral("Q"));
        QVERIFY(desk.rows.learn(QStringLiteral("seatKey2"), Qt::Key_F2, 68)); // F2 is free again
        QVERIFY(!desk.rows.learn(QStringLiteral("speed"), Qt::Key_W, 25));
    }

    void wrongSeatKeysInTheFileMeanTheDefaults_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::newRow("two seats with one key") << QByteArray("0=81:24\n1=81:24");
        QTest::newRow("two seats with one place") << QByteArray("0=81:24\n1=87:24");
        QTest::newRow("another seat's default key") << QByteArray("0=16777266:0");
        QTest::newRow("text for numbers") << QByteArray("0=the red one\n1=81:x\n2=:\n3=81");
        QTest::newRow("numbers that are not keys")
            << QByteArray("0=0:0\n1=-5:1\n2=999999999999:4\n3=33554431:9");
        QTest::newRow("a key with another use") << QByteArray("0=16777216:9");
        QTest::newRow("a missing seat") << QByteArray("8=81:24\nx=81:24");
    }

    void wrongSeatKeysInTheFileMeanTheDefaults() {
        QFETCH(QByteArray, lines);
        write(m_path, "[seatKeys]\n" + lines + "\n");
        const Desk desk(m_path);
        for (int seat = 0; seat < SeatKeys::count; ++seat) {
            QCOMPARE(desk.keys.name(seat), QStringLiteral("F%1").arg(seat + 2));
            QCOMPARE(desk.keys.seatOf(Qt::Key_F2 + seat, 0), seat);
        }
    }

    void theAppFollowsSettingsAtOnce() {
        const QTemporaryDir folder;
        App app(folder.path());
        QSignalSpy speed(&app, &App::speedChanged);
        QSignalSpy text(app.appearance(), &Appearance::textScaleChanged);
        app.settings()->set("speed", 1);
        app.settings()->set("textScale", 1.5);
        QCOMPARE(speed.count() + text.count(), 2);
        QCOMPARE(app.speed(), 1);
        QCOMPARE(app.appearance()->textScale(), 1.5);
        app.settings()->reset();
        QCOMPARE(app.speed(), 2);
        QCOMPARE(speed.count(), 2);
        app.settings()->set("standardPrivacy", QStringLiteral("open"));
        app.openSeats(QStringLiteral("template"));
        app.openSeats(QStringLiteral("foxtail"));
        QCOMPARE(app.seatSheet()->game() != nullptr ? app.seatSheet()->privacy() : QStringLiteral("open"),
                 QStringLiteral("open"));
    }

    void theListOfLanguagesHasEnglish() {
        QVERIFY(availableLanguages().contains(QStringLiteral("en")));
        Desk desk(m_path);
        desk.rows.put(QStringLiteral("language"), 1);
        QCOMPARE(desk.settings.value("language").toString(), QStringLiteral("en"));
        QCOMPARE(desk.at(QStringLiteral("language"), SettingsModel::ValueTextRole).toString(),
                 QStringLiteral("English"));
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SettingsTest)
#include "settings_test.moc"
