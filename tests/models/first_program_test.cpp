// SPDX-License-Identifier: MIT
// Tests of a second start with the same saves: it hands its arguments to the running program, which accepts
// no other messages.
#include "app/shell/command_line.h"
#include "app/shell/first_program.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QFile>
#include <QLocalServer>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <atomic>
#include <sys/stat.h>
#include <thread>

using namespace taletop::app;

namespace {

/// Sends a message as another program would, while this program processes its events.
bool handOver(const QString& place, const SecondStart& start) {
    std::atomic<int> taken = -1;
    std::thread other([&] { taken = FirstProgram::handOver(place, start) ? 1 : 0; });
    while (taken < 0)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    other.join();
    return taken == 1;
}

/// Sends `words` to the socket. Returns true if the program closed the connection without a reply.
bool refused(const QString& place, const QByteArray& words) {
    QLocalSocket socket;
    socket.connectToServer(place);
    if (!socket.waitForConnected())
        return false;
    socket.write(words);
    QElapsedTimer clock;
    for (clock.start(); socket.state() == QLocalSocket::ConnectedState && clock.elapsed() < 30'000;)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    return socket.state() != QLocalSocket::ConnectedState && socket.readAll().isEmpty();
}

} // namespace

class FirstProgramTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_runtime;

private slots:
    void init() { qputenv("XDG_RUNTIME_DIR", m_runtime.path().toUtf8()); }

    void theSecondStartReachesTheFirst() {
        const QString place = FirstProgram::placeFor(QStringLiteral("/somewhere/saves"));
        QCOMPARE(QFileInfo(place).path(), m_runtime.path());
        const SecondStart start{
            .arguments = {QStringLiteral("taletop"), QStringLiteral("/tmp/an evening ä.taletop")},
            .token = QStringLiteral("token-7")};
        QVERIFY(!handOver(place, start)); // no program is running
        FirstProgram first(place);
        QList<SecondStart> heard;
        connect(&first, &FirstProgram::asked, this, [&](const SecondStart& said) { heard.append(said); });
        QVERIFY(handOver(place, start));
        QCOMPARE(heard.size(), 1);
        QCOMPARE(heard.front().arguments, start.arguments);
        QCOMPARE(heard.front().token, start.token);
        // Another spelling of the same folder reaches the same program. Another folder does not.
        QVERIFY(handOver(FirstProgram::placeFor(QStringLiteral("/somewhere/else/../saves/")), start));
        QVERIFY(!handOver(FirstProgram::placeFor(QStringLiteral("/elsewhere/saves")), start));
        QCOMPARE(heard.size(), 2);
    }

    void onlyItsUserCanReachTheSocket() {
        const QString place = FirstProgram::placeFor(QStringLiteral("/mine"));
        const FirstProgram first(place);
        struct stat status {};
        QCOMPARE(::stat(QFile::encodeName(place).constData(), &status), 0);
        QCOMPARE(status.st_mode & 0077U, 0U);
    }

    void wrongMessagesAreRefused() {
        const QString place = FirstProgram::placeFor(QStringLiteral("/noise"));
        FirstProgram first(place);
        const QSignalSpy asked(&first, &FirstProgram::asked);
        QVERIFY(refused(place, "\n"));
        QVERIFY(refused(place, "[1, 2, 3]\n"));
        QVERIFY(refused(place, "{\"taletop-start\": 2, \"arguments\": [\"taletop\"]}\n"));
        QVERIFY(refused(place, "{\"taletop-start\": 1, \"arguments\": 7}\n"));
        QVERIFY(refused(place, QByteArray(200'000, 'x')));
        QCOMPARE(asked.count(), 0);
        QVERIFY(handOver(place, {.arguments = {QStringLiteral("taletop")}, .token = {}}));
        QCOMPARE(asked.count(), 1);
    }

    void aSocketLeftByAKilledProgramIsReplaced() {
        const QString place = FirstProgram::placeFor(QStringLiteral("/killed"));
        {
            // Leaves a socket file that no program listens to, as a killed program would.
            QLocalServer server;
            QVERIFY(server.listen(place));
            QVERIFY(QFile::rename(place, place + QStringLiteral("-left")));
        }
        QVERIFY(QFile::rename(place + QStringLiteral("-left"), place));
        const SecondStart start{.arguments = {QStringLiteral("taletop")}, .token = {}};
        QVERIFY(!handOver(place, start));
        const FirstProgram first(place);
        QVERIFY(handOver(place, start));
    }

    void aProgramThatDoesNotAnswerIsGivenUp() {
        const QString place = FirstProgram::placeFor(QStringLiteral("/busy"));
        QLocalServer server; // accepts the connection and never replies
        QVERIFY(server.listen(place));
        QVERIFY(!handOver(place, {.arguments = {QStringLiteral("taletop")}, .token = {}}));
    }

    void withoutAPlaceForASocketEachStartHasItsOwnWindow() {
        qunsetenv("XDG_RUNTIME_DIR");
        QCOMPARE(FirstProgram::placeFor(QStringLiteral("/mine")), QString());
        QVERIFY(!FirstProgram::handOver({}, {.arguments = {QStringLiteral("taletop")}, .token = {}}));
        qputenv("XDG_RUNTIME_DIR", "/no such folder");
        QCOMPARE(FirstProgram::placeFor(QStringLiteral("/mine")), QString());
        // Programs in a sandbox share the sandbox's own folder.
        qputenv("XDG_RUNTIME_DIR", m_runtime.path().toUtf8());
        qputenv("FLATPAK_ID", "org.example.Cards");
        QVERIFY(QDir(m_runtime.path()).mkpath(QStringLiteral("app/org.example.Cards")));
        QVERIFY(FirstProgram::placeFor(QStringLiteral("/mine"))
                    .startsWith(m_runtime.path() + QStringLiteral("/app/org.example.Cards/")));
        qunsetenv("FLATPAK_ID");
    }

    /// The first window comes to the front even if it is behind another one or minimized.
    void theFirstWindowComesToTheFront() {
        QWidget first;
        QWidget second;
        for (QWidget* window : {&first, &second}) {
            window->show();
            window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(window));
        }
        QVERIFY(!first.isActiveWindow());
        comeForward(first, QStringLiteral("token-7"));
        QTRY_VERIFY(first.isActiveWindow());
        first.showMinimized();
        QVERIFY(first.isMinimized());
        comeForward(first, {});
        QVERIFY(!first.isMinimized());
        QTRY_VERIFY(first.isActiveWindow());
        qunsetenv("XDG_ACTIVATION_TOKEN");
    }

    void theDesktopRestartsTheProgramWithItsMatch() {
        const QTemporaryDir folder;
        const QString save = folder.filePath(QStringLiteral("a game.taletop"));
        QFile file(save);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const QString& played : {save, QString()}) {
            const auto read = readCommandLine(QStringList{QStringLiteral("taletop")} +
                                              wordsToComeBack(folder.path(), played));
            QVERIFY(std::holds_alternative<Wishes>(read));
            QCOMPARE(std::get<Wishes>(read).file, played);
            QCOMPARE(std::get<Wishes>(read).dataFolder, folder.path());
        }
        QCOMPARE(wordsToComeBack({}, {}), QStringList());
    }
};

TALETOP_TEST(FirstProgramTest)
#include "first_program_test.moc"
