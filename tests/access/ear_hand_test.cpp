// SPDX-License-Identifier: MIT
// A hand is spoken to the one who wears headphones, while that one's hand lies open behind the curtain; with
// the curtain down not a word of any hand is heard, nor ever one of another seat's.
#include "app/shell/ear_hand.h"

#include "app/shell/table_words.h"
#include "core/contract/registry.h"
#include "tests/access/pages.h"
#include "tests/access/secrets.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QFile>
#include <QMenu>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace taletop;
using namespace taletop::app;

namespace {

/// A voice that speaks without an end, until it is told to be still.
struct FakeVoice {
    QStringList said;
    bool speaking = false;

    EarHand::Say say() {
        return [this](const QString& words) {
            said.append(words);
            speaking = true;
        };
    }
    EarHand::BeStill beStill() {
        return [this] { speaking = false; };
    }
};

bool holdsAny(const QString& words, const QSet<QString>& names) {
    return std::ranges::any_of(names, [&](const QString& name) { return words.contains(name); });
}

/// A table of Paper Tales at which the people have just been dealt their hands.
std::unique_ptr<MatchSession> sharedTable(const char* game = "papertales") {
    auto session = std::make_unique<MatchSession>(matchOf(*contract::findGame(game), 3, 0.03));
    session->begin();
    return session;
}

void sit(MatchSession& session, int seat) {
    session.curtain()->sit(seat);
    QTRY_COMPARE(session.curtain()->seated(), seat);
    QTest::qWait(10); // what is to be said has been said
}

/// A part of Qt that tells what it was asked to do.
constexpr const char* textToSpeech = R"(import QtQml
QtObject {
    enum State { Ready, Speaking }
    property int state: TextToSpeech.Ready
    property real volume
    property var locale
    function availableEngines() { return ["speechd"]; }
    function availableLocales() { return [Qt.locale("en_GB")]; }
    function say(text) {
        console.log("module: " + text);
        state = TextToSpeech.Speaking;
    }
    function stop() {
        console.log("module: still");
        state = TextToSpeech.Ready;
    }
}
)";
QStringList told; ///< by it
QtMessageHandler others = nullptr;

void listen(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (message.startsWith(QLatin1String("module: ")))
        told.append(message.mid(8));
    else
        others(type, context, message);
}

bool install(const QDir& folder) {
    QFile index(folder.filePath(QStringLiteral("QtTextToSpeech/qmldir")));
    QFile file(folder.filePath(QStringLiteral("QtTextToSpeech/TextToSpeech.qml")));
    return folder.mkpath(QStringLiteral("QtTextToSpeech")) && index.open(QIODevice::WriteOnly) &&
           file.open(QIODevice::WriteOnly) &&
           index.write("module QtTextToSpeech\nTextToSpeech 1.0 TextToSpeech.qml\n") > 0 &&
           file.write(textToSpeech) > 0;
}

/// The entry of View > Hands about headphones, or nullptr.
QAction* headphones(TableWindow& table) {
    for (QMenu* menu : table.window().findChildren<QMenu*>())
        if (menu->title() == QLatin1String("&Hands")) {
            emit menu->aboutToShow();
            for (QAction* action : menu->actions())
                if (action->text().contains(QLatin1String("headphones")))
                    return action;
        }
    return nullptr;
}

} // namespace

class EarHandTest : public QObject {
    Q_OBJECT

private slots:
    void nobodyHearsAHandUnasked() {
        const auto session = sharedTable();
        FakeVoice voice;
        EarHand ear(voice.say(), voice.beStill());
        ear.follow(session.get());
        for (int seat = 0; seat < 3; ++seat) {
            sit(*session, seat);
            session->curtain()->fall();
        }
        QVERIFY(voice.said.isEmpty());
    }

    void theOwnHandIsSpokenAndFallsSilentWithTheCurtain() {
        const auto session = sharedTable();
        FakeVoice voice;
        EarHand ear(voice.say(), voice.beStill());
        ear.follow(session.get());
        ear.setFor(1, true);
        QVERIFY(ear.isFor(1) && !ear.isFor(0));
        sit(*session, 1);
        QCOMPARE(voice.said.size(), 1);
        const QSet<QString> hand = secretsOf(session->match(), 1);
        QVERIFY(hand.size() > 1);
        for (const QString& card : hand)
            QVERIFY2(voice.said.first().contains(card), qPrintable(card));
        QVERIFY(voice.speaking);
        session->curtain()->fall();
        QVERIFY(!voice.speaking); // at once
        sit(*session, 0);
        sit(*session, 2);
        QCOMPARE(voice.said.size(), 1);
        sit(*session, 1);
        QCOMPARE(voice.said.size(), 2);
        // Others who sit down at once are not heard over it.
        session->curtain()->sit(2);
        QVERIFY(!voice.speaking);
        QTRY_COMPARE(session->curtain()->seated(), 2);
        QTest::qWait(10);
        QVERIFY(!voice.speaking);
        QCOMPARE(voice.said.size(), 2);
    }

    void takenOffOrAtAnotherTableNothingIsHeard() {
        auto session = sharedTable();
        const auto other = sharedTable();
        FakeVoice voice;
        EarHand ear(voice.say(), voice.beStill());
        ear.follow(session.get());
        ear.setFor(0, true);
        sit(*session, 0);
        QVERIFY(voice.speaking);
        ear.setFor(0, false);
        QVERIFY(!voice.speaking);
        ear.setFor(0, true);
        QTRY_VERIFY(voice.speaking);
        session.reset();
        QVERIFY(!voice.speaking);
        ear.follow(other.get());
        sit(*other, 0);
        QVERIFY(!ear.isFor(0) && !voice.speaking);
        ear.setFor(0, true);
        QTRY_VERIFY(voice.speaking);
        ear.follow(nullptr);
        QVERIFY(!voice.speaking);
    }

    void whereHandsLieOpenNothingIsSpoken() {
        const auto session = sharedTable();
        FakeVoice voice;
        EarHand ear(voice.say(), voice.beStill());
        ear.follow(session.get());
        for (int seat = 0; seat < 3; ++seat)
            ear.setFor(seat, true);
        session->curtain()->setMode(QStringLiteral("open"));
        QTest::qWait(10);
        QVERIFY(session->viewer() >= 0 && voice.said.isEmpty());
    }

    void notAWordTooMuch_data() {
        QTest::addColumn<QString>("game");
        for (const char* id : {"papertales", "tailstory", "storyline"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    /// Seats 0 and 2 wear headphones; all sit down, look, choose and rise as it comes.
    void notAWordTooMuch() {
        QFETCH(QString, game);
        const auto session = sharedTable(qPrintable(game));
        FakeVoice voice;
        Curtain& curtain = *session->curtain();
        const auto mine = [&](const QString& words) {
            const auto seat = static_cast<kit::Seat>(curtain.seated());
            QSet<QString> others;
            for (kit::Seat other = 0; other < 3; ++other)
                others += secretsOf(session->match(), other);
            return !holdsAny(words, others - secretsOf(session->match(), seat));
        };
        EarHand ear(
            [&](const QString& words) {
                QVERIFY(!curtain.down() && curtain.seated() >= 0 && curtain.seated() != 1);
                QVERIFY(words.contains(session->seatName(curtain.seated())));
                QVERIFY2(mine(words), qPrintable(words));
                voice.say()(words);
            },
            voice.beStill());
        ear.follow(session.get());
        ear.setFor(0, true);
        ear.setFor(2, true);
        kit::Rng rng(7);
        for (int step = 0; step < 150 && !session->over() && !QTest::currentTestFailed(); ++step) {
            switch (rng.below(5)) {
            case 0:
                curtain.sit(static_cast<int>(rng.below(3)));
                break;
            case 1:
                curtain.hold(static_cast<int>(rng.below(3)), step * 1000.0);
                break;
            case 2:
                curtain.letGo(step * 1000.0 + static_cast<double>(rng.below(2000)));
                break;
            case 3:
                curtain.fall();
                break;
            default:
                if (session->story()->waits())
                    session->story()->next();
                else if (const int choices = session->choices()->rowCount(); choices > 0)
                    session->submit(
                        session->choices()
                            ->index(static_cast<int>(rng.below(static_cast<std::uint32_t>(choices))))
                            .data(ChoiceModel::MoveRole)
                            .toString());
            }
            const bool open = !curtain.down() && (curtain.seated() == 0 || curtain.seated() == 2);
            QVERIFY(open || !voice.speaking);
            QTest::qWait(1);
        }
        QVERIFY2(voice.said.size() > 8, qPrintable(QString::number(voice.said.size())));
    }

    void theOwnerSwitchesItOnBehindTheCurtain() {
        const QTemporaryDir modules;
        {
            TableWindow table;
            open(table, matchOf(*contract::findGame("papertales"), 3, 0.03));
            QVERIFY(headphones(table) == nullptr); // nobody would speak
        }
        QVERIFY(install(QDir(modules.path())));
        qputenv("QML_IMPORT_PATH", modules.path().toLocal8Bit());
        others = qInstallMessageHandler(listen);
        {
            TableWindow table;
            table.app().beHeard();
            table.app().settings()->set("voice", true);
            open(table, matchOf(*contract::findGame("papertales"), 3, 0.03));
            MatchSession& session = table.session();
            QVERIFY(headphones(table) != nullptr && !headphones(table)->isEnabled());
            sit(session, 2);
            QVERIFY(headphones(table)->text().contains(session.seatName(2)));
            QVERIFY(!headphones(table)->isChecked());
            QVERIFY(told.isEmpty());
            headphones(table)->trigger();
            QTRY_COMPARE(told.value(0), QStringLiteral("still")); // what was read before
            QTRY_COMPARE(told.value(1), handWords(session));
            session.curtain()->fall();
            QTRY_COMPARE(told.value(2), QStringLiteral("still"));
            sit(session, 0);
            QVERIFY(!headphones(table)->isChecked());
            QCOMPARE(told.size(), 3);
        }
        qInstallMessageHandler(others);
    }
};

TALETOP_TEST(EarHandTest)

#include "ear_hand_test.moc"
