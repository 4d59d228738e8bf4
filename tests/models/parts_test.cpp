// SPDX-License-Identifier: MIT
// Tests of optional parts (sounds, the voice, typefaces, Wayland) and of the renderer. Two test modules
// replace Qt's modules for sounds and speech and log every call.
#include "app/shell/app.h"
#include "app/shell/missing_parts.h"
#include "app/shell/renderer.h"
#include "app/shell/table_sounds.h"
#include "app/sound/sounds.h"
#include "app/speech/voice.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QFile>
#include <QQuickWindow>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

QStringList told; ///< logged calls to the test modules
QtMessageHandler others = nullptr;

void listen(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (message.startsWith(QLatin1String("module: ")))
        told.append(message.mid(8));
    else
        others(type, context, message);
}

bool writeModule(const QDir& folder, const QString& module, const QString& type, const QByteArray& body) {
    QFile index(folder.filePath(module + QStringLiteral("/qmldir")));
    QFile file(folder.filePath(module + u'/' + type + QStringLiteral(".qml")));
    if (!folder.mkpath(module) || !index.open(QIODevice::WriteOnly) || !file.open(QIODevice::WriteOnly))
        return false;
    const QString line = QStringLiteral("module %1\n%2 1.0 %2.qml\n").arg(module, type);
    return index.write(line.toUtf8()) > 0 && file.write(body) > 0;
}

constexpr const char* soundEffect = R"(import QtQml
QtObject {
    property url source
    property real volume
    function play() { console.log("module: " + source + " at " + volume); }
    Component.onCompleted: console.log("module: opened")
    Component.onDestruction: console.log("module: let go")
}
)";

constexpr const char* textToSpeech = R"(import QtQml
QtObject {
    enum State { Ready, Speaking }
    property int state: TextToSpeech.Ready
    property real volume
    property var locale
    function availableEngines() { return ["speechd", "mock"]; }
    function availableLocales() { return [Qt.locale("de_DE"), Qt.locale("en_GB")]; }
    function say(text) {
        console.log("module: " + locale.name + " at " + volume + ": " + text);
        state = TextToSpeech.Speaking;
    }
    function stop() { state = TextToSpeech.Ready; }
}
)";

table::StoryStep stepOf(const char* chapter) {
    scene::Beat beat;
    beat.chapter = chapter;
    return {.entry = 0, .facts = {}, .beat = beat};
}

} // namespace

class PartsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QDir folder(m_modules.path());
        QVERIFY(
            writeModule(folder, QStringLiteral("QtMultimedia"), QStringLiteral("SoundEffect"), soundEffect));
        QVERIFY(writeModule(folder, QStringLiteral("QtTextToSpeech"), QStringLiteral("TextToSpeech"),
                            textToSpeech));
        qputenv("QML_IMPORT_PATH", m_modules.path().toLocal8Bit());
        others = qInstallMessageHandler(listen);
    }
    void cleanupTestCase() { qInstallMessageHandler(others); }
    void init() { told.clear(); }

    void theDeviceIsOpenedOnlyForASound() {
        Sounds sounds;
        sounds.play(QStringLiteral("seal"));
        QVERIFY(!sounds.open());
        sounds.setOn(true);
        QVERIFY(!sounds.open());
        sounds.play(QStringLiteral("no such sound"));
        QVERIFY(!sounds.open());
        sounds.setVolume(0.5);
        sounds.play(QStringLiteral("look-away"));
        QVERIFY(sounds.open());
        QCOMPARE(told,
                 (QStringList{QStringLiteral("opened"), QStringLiteral("qrc:/sounds/look-away.wav at 0.5")}));
    }

    void switchingOffReleasesTheDevice() {
        Sounds sounds;
        sounds.setOn(true);
        sounds.play(QStringLiteral("look-away"));
        sounds.setOn(false);
        QVERIFY(!sounds.open());
        QCOMPARE(told.constLast(), QStringLiteral("let go"));
        sounds.play(QStringLiteral("look-away"));
        QVERIFY(!sounds.open());
    }

    void variantsOfASoundTakeTurnsAndTheCurtainHasOne() {
        for (const char* name : {"look-away", "look-back"})
            for (int time = 0; time < 4; ++time)
                QCOMPARE(Sounds::fileOf(QLatin1String(name), time),
                         QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(name)));
        QStringList heard;
        for (int time = 0; time < 4; ++time)
            heard.append(Sounds::fileOf(QStringLiteral("card-slide"), time));
        QCOMPARE(QSet<QString>(heard.cbegin(), heard.cend()).size(), 3);
        QCOMPARE(heard.first(), heard.last());
    }

    void theAppIsSilentUntilSoundIsAllowed() {
        const QTemporaryDir folder;
        App app(folder.path());
        app.play(QStringLiteral("look-away"));
        QVERIFY(told.isEmpty());
        QVERIFY(!app.voice()->available());
        app.beHeard();
        app.play(QStringLiteral("look-away"));
        QVERIFY(told.contains(QStringLiteral("qrc:/sounds/look-away.wav at 0.6")));
        QVERIFY(app.voice()->available());
        app.setSounds(false);
        QCOMPARE(told.constLast(), QStringLiteral("let go"));
        QVERIFY(app.settings()->set("voice", false));
        QVERIFY(!app.voice()->available());
    }

    void eventsAtTheTableHaveSounds() {
        const auto session = sessionOf(*contract::findGame("foxtail"), {"casual", "random"}, 5);
        QStringList heard;
        new TableSounds(*session, [&](const QString& sound) { heard.append(sound); });
        emit session->refusal()->refused();
        QCOMPARE(heard, QStringList{QStringLiteral("refused")});
        session->begin();
        playOn(*session);
        QVERIFY(heard.contains(QStringLiteral("card-slide")));
        QCOMPARE(heard.count(QStringLiteral("the-end")), 1);
        QVERIFY(!heard.contains(QStringLiteral("your-turn")));
    }

    void takingBackHasASound() {
        const auto session = sessionOf(*contract::findGame("foxtail"), {"human", "human", "human"}, 5);
        QStringList heard;
        new TableSounds(*session, [&](const QString& sound) { heard.append(sound); });
        QVERIFY(session->submit(session->choices()->index(0).data(ChoiceModel::MoveRole).toString()));
        QVERIFY(session->undo()->possible());
        session->undo()->take();
        QCOMPARE(heard.constLast(), QStringLiteral("taken-back"));
        QVERIFY(!heard.contains(QStringLiteral("your-turn"))); // the curtain makes its own sound
    }

    void aPersonAloneWithBotsHearsTheirTurn() {
        const auto session = sessionOf(*contract::findGame("papertales"), {"human", "casual"}, 5);
        QStringList heard;
        new TableSounds(*session, [&](const QString& sound) { heard.append(sound); });
        session->begin();
        waitForPerson(*session);
        QVERIFY(session->submit(session->choices()->index(0).data(ChoiceModel::MoveRole).toString()));
        waitForPerson(*session);
        QTRY_VERIFY(heard.contains(QStringLiteral("your-turn")));
    }

    void eachMomentOfAStoryHasOneSound() {
        const auto session = sessionOf(*contract::findGame("foxtail"), {"human", "casual"}, 5);
        session->events()->disconnect(); // the narrated moments below do not come from this match
        QStringList heard;
        new TableSounds(*session, [&](const QString& sound) { heard.append(sound); });
        session->events()->setSpeed(2);
        session->events()->begin({stepOf("wars"), stepOf("income")}, {});
        session->events()->pause(true);
        QCOMPARE(heard, QStringList{QStringLiteral("told-wars")});
        session->events()->next();
        QCOMPARE(heard, (QStringList{QStringLiteral("told-wars"), QStringLiteral("told-income")}));
    }

    void aSeatedPersonsSecretActsHaveNoSound() {
        const auto session = sessionOf(*contract::findGame("papertales"), {"human", "human"}, 5);
        QStringList heard;
        new TableSounds(*session, [&](const QString& sound) { heard.append(sound); });
        session->begin();
        session->curtain()->sit(0);
        QTRY_COMPARE(session->curtain()->seated(), 0);
        heard.clear();
        emit session->refusal()->refused();
        QVERIFY2(heard.isEmpty(), qPrintable(heard.join(u' ')));
        session->curtain()->fall();
        emit session->refusal()->refused();
        QVERIFY(heard.contains(QStringLiteral("refused")));
    }

    void theVoiceReadsInTheLanguageOfTheTale() {
        Voice voice;
        voice.say(QStringLiteral("Once"), QStringLiteral("en-GB"));
        QVERIFY(!voice.open()); // the voice is off at first
        voice.setOn(true);
        QVERIFY(voice.available() && !voice.open());
        voice.setVolume(0.75);
        voice.say(QStringLiteral("Once"), QStringLiteral("en-GB"));
        QCOMPARE(told, QStringList{QStringLiteral("en_GB at 0.75: Once")});
        QVERIFY(voice.speaking());
        voice.stop();
        QVERIFY(!voice.speaking());
        voice.setOn(false);
        QVERIFY(!voice.open());
    }

    void missingPartsAreReported() {
        QVERIFY(missingParts({.typefaces = {}}).isEmpty());
        FoundParts found{.sounds = false, .typefaces = {QStringLiteral("Andika")}};
        const QStringList told = missingParts(found);
        QCOMPARE(told.size(), 2);
        QVERIFY2(told[0].contains(QLatin1String("Qt Multimedia")), qPrintable(told[0]));
        QVERIFY2(told[1].contains(QLatin1String("Andika")), qPrintable(told[1]));
        found.voice = false;
        found.wayland = false;
        const QString more = missingParts(found).join(u' ');
        QVERIFY2(more.contains(QLatin1String("TextToSpeech")) && more.contains(QLatin1String("Wayland")),
                 qPrintable(more));
    }

    void aLanguageWithoutAFontIsReportedByItsOwnName() {
        const QStringList told = missingParts({.typefaces = {}, .unwritten = QLocale::Thai});
        QCOMPARE(told.size(), 1);
        QVERIFY2(told[0].contains(QLocale(QLocale::Thai).nativeLanguageName()), qPrintable(told[0]));
        // Latin letters are never reported as missing, because every system has a font for them.
        QCOMPARE(findParts(QLocale(QLocale::German)).unwritten, QLocale::C);
    }

    void theRendererSettingAppliesUnlessTheEnvironmentSetsOne() {
        const QByteArray environment = qgetenv("QT_QUICK_BACKEND");
        const QString before = QQuickWindow::sceneGraphBackend();
        qputenv("QT_QUICK_BACKEND", "rhi");
        chooseRenderer(QStringLiteral("processor"));
        QCOMPARE(QQuickWindow::sceneGraphBackend(), before);
        qunsetenv("QT_QUICK_BACKEND");
        chooseRenderer(QStringLiteral("processor"));
        QCOMPARE(QQuickWindow::sceneGraphBackend(), QStringLiteral("software"));
        qputenv("QT_QUICK_BACKEND", environment);
    }

private:
    const QTemporaryDir m_modules;
};

TALETOP_TEST(PartsTest)
#include "parts_test.moc"
