// SPDX-License-Identifier: MIT
// Tests of the real program as a process: killed during a game and resumed, started twice, started with
// invalid arguments, and its demonstration.
#include "core/match/save.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>

using namespace taletop;

namespace {

const QString program = QStringLiteral(TALETOP_PROGRAM);

QString saveIn(const QString& folder) {
    const QFileInfoList saves = QDir(folder + QStringLiteral("/saves"))
                                    .entryInfoList({QStringLiteral("*.taletop")}, QDir::Files, QDir::Time);
    return saves.isEmpty() ? QString() : saves.first().absoluteFilePath();
}

QByteArray textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qsizetype linesIn(const QString& folder) { return textOf(saveIn(folder)).count('\n'); }

struct Ended {
    int code = -1;
    QString output;
    QString errors;
};

Ended runProgram(const QStringList& arguments, int patience = 60'000) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(patience))
        process.kill();
    process.waitForFinished();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// Returns the environment without its display variables, but with those in `own`.
QStringList environmentWith(const QStringList& own) {
    QStringList all = QProcess::systemEnvironment();
    all.removeIf([](const QString& each) {
        return each.startsWith(QLatin1String("DISPLAY=")) ||
               each.startsWith(QLatin1String("WAYLAND_DISPLAY=")) ||
               each.startsWith(QLatin1String("QT_QPA_PLATFORM="));
    });
    return all + own;
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLostIfTheProgramIsKilled() {
        const QTemporaryDir folder;
        QProcess game;
        game.start(program, {"--game", "foxtail", "--seats", "4", "--bots", "casual,random,casual,random",
                             "--seed", "4", "--speed", "quick", "--data-dir", folder.path()});
        QVERIFY(QTest::qWaitFor([&] { return linesIn(folder.path()) > 12; }, 60'000));
        const QByteArray seen = textOf(saveIn(folder.path()));
        QVERIFY(::kill(static_cast<pid_t>(game.processId()), SIGKILL) == 0);
        QVERIFY(game.waitForFinished());
        QCOMPARE(game.exitStatus(), QProcess::CrashExit);
        const QByteArray left = textOf(saveIn(folder.path()));
        QVERIFY(left.startsWith(seen.left(seen.lastIndexOf('\n') + 1)));
        const auto loaded = match::loadSave(left.toStdString());
        QVERIFY(std::holds_alternative<match::Loaded>(loaded));
        QVERIFY(!std::get<match::Loaded>(loaded).match.over());

        // The resumed game continues in the same file and ends.
        const QString file = saveIn(folder.path());
        game.start(program, {"--resume", "--speed", "instant", "--data-dir", folder.path()});
        const auto finished = [&] {
            const auto now = match::loadSave(textOf(file).toStdString());
            return std::holds_alternative<match::Loaded>(now) && std::get<match::Loaded>(now).match.over();
        };
        QVERIFY(QTest::qWaitFor(finished, 60'000));
        game.kill();
        game.waitForFinished();
        const QByteArray whole = left.left(left.lastIndexOf('\n') + 1);
        QVERIFY(textOf(file).startsWith(whole));
        QCOMPARE(QDir(folder.path() + QStringLiteral("/saves")).entryList(QDir::Files).size(), 1);
    }

    void aProgramAskedToEndEndsCleanly_data() {
        QTest::addColumn<int>("asked");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void aProgramAskedToEndEndsCleanly() {
        QFETCH(int, asked);
        const QTemporaryDir folder;
        QProcess game;
        game.start(program, {"--game", "foxtail", "--seats", "2", "--seed", "4", "--speed", "instant",
                             "--data-dir", folder.path()});
        const QDir saves(folder.path() + QStringLiteral("/saves"));
        const auto marks = [&] {
            return saves.entryList({QStringLiteral(".*.lock")}, QDir::Files | QDir::Hidden).size();
        };
        QVERIFY(QTest::qWaitFor([&] { return linesIn(folder.path()) > 1 && marks() == 1; }, 60'000));
        QVERIFY(::kill(static_cast<pid_t>(game.processId()), asked) == 0);
        QVERIFY(game.waitForFinished(60'000));
        QCOMPARE(game.exitStatus(), QProcess::NormalExit);
        QCOMPARE(game.exitCode(), 0);
        QCOMPARE(marks(), 0);
        // The program has saved the window's position.
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("taletop.ini"))));
    }

    void aProgramStartedWithNohupOutlivesItsTerminal() {
        const QTemporaryDir folder;
        QProcess game;
        game.setChildProcessModifier([] { ::signal(SIGHUP, SIG_IGN); });
        game.start(program, {"--game", "foxtail", "--seats", "2", "--data-dir", folder.path()});
        QVERIFY(QTest::qWaitFor([&] { return linesIn(folder.path()) > 1; }, 60'000));
        QVERIFY(::kill(static_cast<pid_t>(game.processId()), SIGHUP) == 0);
        QVERIFY(!game.waitForFinished(1000));
        QVERIFY(::kill(static_cast<pid_t>(game.processId()), SIGTERM) == 0);
        QVERIFY(game.waitForFinished(60'000));
        QCOMPARE(game.exitStatus(), QProcess::NormalExit);
    }

    /// Either no display is named, or the named display does not respond.
    void aMissingDisplayIsReported_data() {
        QTest::addColumn<QStringList>("environment");
        QTest::newRow("no variable") << QStringList{};
        QTest::newRow("empty variables") << QStringList{"DISPLAY=", "WAYLAND_DISPLAY=", "QT_QPA_PLATFORM="};
        QTest::newRow("no such X display") << QStringList{"DISPLAY=:4711"};
        QTest::newRow("no such Wayland display") << QStringList{"WAYLAND_DISPLAY=nowhere", "DISPLAY=:4711"};
    }

    void aMissingDisplayIsReported() {
        QFETCH(QStringList, environment);
        const QTemporaryDir folder;
        QProcess process;
        process.setEnvironment(environmentWith(environment));
        process.start(program, {"--data-dir", folder.path()});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 2);
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.contains("taletop: there is no display"), said.constData());
        const bool named = environment.contains(QStringLiteral("DISPLAY=:4711"));
        QCOMPARE(said.contains("platform plugin"), named); // Qt's own message appears, too
    }

    void theDemonstrationNeedsNoDisplay() {
        const QTemporaryDir folder;
        QProcess process;
        process.setEnvironment(environmentWith({"DISPLAY=:4711"}));
        process.start(program, {"--demo", folder.filePath(QStringLiteral("pictures"))});
        const QDir pictures(folder.filePath(QStringLiteral("pictures")));
        QVERIFY(QTest::qWaitFor([&] { return !pictures.entryList({"*.png"}).isEmpty(); }, 60'000));
        process.kill();
        process.waitForFinished();
    }

    void anUnknownPlatformIsNotReportedAsAMissingDisplay() {
        QProcess process;
        process.setEnvironment(environmentWith({"DISPLAY=:4711", "QT_QPA_PLATFORM=xbc"}));
        process.start(program, QStringList{});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.contains("platform plugin") && said.contains("offscreen"), said.constData());
        QVERIFY2(!said.contains("taletop: "), said.constData());
    }

    /// A second start with the same saves passes its arguments to the first program and exits.
    void aSecondStartPassesItsArgumentsToTheFirst() {
        const QTemporaryDir runtime;
        const QTemporaryDir folder;
        const QTemporaryDir other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), runtime.path());
        QProcess first;
        first.setProcessEnvironment(environment);
        first.start(program, {"--data-dir", folder.path()});
        const auto meets = [&] {
            return !QDir(runtime.path()).isEmpty(QDir::System | QDir::AllEntries | QDir::NoDotAndDotDot);
        };
        QVERIFY(QTest::qWaitFor(meets, 60'000));
        QProcess second;
        second.setProcessEnvironment(environment);
        second.setWorkingDirectory(QStringLiteral(TALETOP_OLD_SAVES));
        const auto ends = [&second](const QStringList& arguments) {
            second.start(program, arguments);
            return second.waitForFinished(60'000) && second.exitCode() == 0;
        };
        QVERIFY(ends({"--data-dir", folder.path(), "foxtail-v1-r1.taletop"}));
        const auto opened = [&] { return linesIn(folder.path()) > 0; };
        QVERIFY(QTest::qWaitFor(opened, 60'000)); // the first program has opened a copy of the save
        QVERIFY(ends({"--data-dir", folder.path(), "--game", "papertales", "--seats", "2"}));
        const QDir saves(folder.path() + QStringLiteral("/saves"));
        QVERIFY(QTest::qWaitFor([&] { return saves.entryList({QStringLiteral("*.taletop")}).size() == 2; },
                                60'000));
        QVERIFY(first.state() == QProcess::Running);
        // If the newest game is already on the table, resuming it changes nothing.
        const QStringList played = saves.entryList({QStringLiteral(".*.lock")}, QDir::Files | QDir::Hidden);
        QVERIFY(played.size() == 1 && played.front().startsWith(QStringLiteral(".papertales")));
        QVERIFY(ends({"--data-dir", folder.path(), "--resume"}));
        QVERIFY(ends({"--data-dir", folder.path(), "--speed", "quick"})); // arrives after the other messages
        QCOMPARE(saves.entryList({QStringLiteral(".*.lock")}, QDir::Files | QDir::Hidden), played);

        // A start with other saves, or with --new-window, opens a program of its own.
        for (const QStringList& arguments : {QStringList{"--data-dir", other.path()},
                                             QStringList{"--data-dir", folder.path(), "--new-window"}}) {
            second.start(program, arguments);
            QVERIFY(!second.waitForFinished(3'000));
            second.kill();
            second.waitForFinished();
        }
        first.kill();
        first.waitForFinished();
    }

    void wrongArgumentsEndWithOneLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown option") << QStringList{"--nosuchoption"};
        QTest::newRow("unknown game") << QStringList{"--game", "nosuchgame"};
        QTest::newRow("too many seats") << QStringList{"--game", "foxtail", "--seats", "9"};
        QTest::newRow("missing file") << QStringList{"nosuchfile.taletop"};
    }

    void wrongArgumentsEndWithOneLine() {
        QFETCH(QStringList, arguments);
        const Ended ended = runProgram(arguments);
        QCOMPARE(ended.code, 2);
        QCOMPARE(ended.errors.count(u'\n'), 1);
        QVERIFY2(ended.errors.startsWith(QStringLiteral("taletop: ")), qPrintable(ended.errors));
        QCOMPARE(ended.output, QString());
    }

    void aDamagedFileEndsWithOneLine() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("broken.taletop"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("this was never a game\n") > 0);
        file.close();
        const Ended ended = runProgram({"--data-dir", folder.path(), path});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.errors.contains(QStringLiteral("taletop: broken.taletop")), qPrintable(ended.errors));
        QCOMPARE(textOf(path), QByteArray("this was never a game\n"));
    }

    void aFileThatIsNotRegularEndsWithOneLine() {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe.taletop"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const auto& [path, words] : {std::pair(pipe, "not a regular file"),
                                          {folder.path(), "is a folder"},
                                          {QStringLiteral("/dev/zero"), "not a regular file"}}) {
            const Ended ended = runProgram({"--data-dir", folder.path(), path});
            QCOMPARE(ended.code, 2);
            QCOMPARE(ended.errors.count(u'\n'), 1);
            QVERIFY2(ended.errors.contains(QLatin1String(words)), qPrintable(ended.errors));
        }
    }

    void theDemonstrationTakesPictures() {
        const QTemporaryDir folder;
        const Ended ended = runProgram({"--demo", folder.filePath(QStringLiteral("pictures"))}, 240'000);
        QVERIFY2(ended.code == 0, qPrintable(ended.errors));
        QVERIFY(ended.output.count(u'\n') >= 5);
        QVERIFY2(!ended.errors.contains(QStringLiteral("qrc:")), qPrintable(ended.errors));
        QStringList names;
        QDirIterator pictures(folder.filePath(QStringLiteral("pictures")), {QStringLiteral("*.png")});
        QSet<QByteArray> different;
        while (pictures.hasNext()) {
            const QImage picture(pictures.next());
            QVERIFY(picture.size() == QSize(1440, 900) || picture.size() == QSize(1024, 640));
            names.append(pictures.fileName());
            different.insert(textOf(pictures.filePath()));
        }
        QVERIFY(names.size() >= 14);
        QCOMPARE(different.size(), names.size());
        for (const char* moment : {"home", "seats", "draw", "place", "vote", "score"})
            QVERIFY2(!names.filter(QLatin1String(moment)).isEmpty(), moment);
    }
};

TALETOP_TEST_WITHOUT_WINDOW(ProgramTest)
#include "program_test.moc"
