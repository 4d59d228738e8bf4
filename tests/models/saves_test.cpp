// SPDX-License-Identifier: MIT
// Tests of saves that are damaged, unreadable, from another version or changed by others, and of disks that
// are full or read-only.
#include "app/models/save_names.h"
#include "tests/models/disk_troubles.h"
#include "tests/models/saved_games.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Returns a save as a newer Taletop might have written it.
QByteArray newer(QByteArray text) { return text.replace("\"version\":1", "\"version\":7"); }

struct Torn {
    QString file;
    QByteArray text;
};
/// Opens a save whose last line is incomplete.
Torn openTorn(App& app) {
    Torn torn;
    torn.file = savedGame(app, 3);
    torn.text = textOf(torn.file);
    torn.text.chop(9);
    write(torn.file, torn.text);
    [&] { QVERIFY(app.resume(torn.file)); }();
    return torn;
}

} // namespace

class SavesTest : public QObject {
    Q_OBJECT

private slots:
    void damagedSavesAreReportedAndLeftUnchanged() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 6);
        const QByteArray whole = textOf(file);
        QRandomGenerator random(20'241'122);
        for (int round = 0; round < 120; ++round) {
            QByteArray damaged = whole;
            if (round % 2 == 0) {
                const int bit = random.bounded(static_cast<int>(damaged.size()) * 8);
                damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
            } else {
                damaged.truncate(random.bounded(static_cast<int>(damaged.size())));
            }
            write(file, damaged);
            app.dismissNotice();
            const bool opened = app.resume(file);
            QVERIFY(opened || app.notice().size() > 40);
            QCOMPARE(app.page(), opened ? QStringLiteral("table") : QStringLiteral("home"));
            if (!opened && app.canShowBroken() && round % 4 == 0) {
                QVERIFY(app.showBroken());
                QVERIFY(!app.session()->readOnly().isEmpty());
            }
            app.goHome();
            QCOMPARE(textOf(file), damaged);
        }
    }

    void unreadableFilesAreReported_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("a letter") << QByteArray("Dear Marie,\nit rains.\n");
        QTest::newRow("a line of ten megabytes") << QByteArray(10'000'000, 'x');
        QTest::newRow("too large") << QByteArray(20'000'000, '\n');
        QTest::newRow("zeros") << QByteArray(4096, '\0');
    }

    void unreadableFilesAreReported() {
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = folder.filePath(QStringLiteral("other.taletop"));
        write(file, text);
        QVERIFY(!app.resume(file));
        QVERIFY2(app.notice().startsWith(QStringLiteral("other.taletop")), qPrintable(app.notice()));
        QVERIFY(app.notice().contains(QStringLiteral("Open another file")));
        QVERIFY(!app.canShowBroken());
        QVERIFY(!app.showBroken());
        QVERIFY(textOf(file) == text);
    }

    void foldersAndClosedFilesAreReported() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString closed = savedGame(app, 1);
        QVERIFY(!app.resume(folder.path()));
        QVERIFY(app.notice().contains(QStringLiteral("is a folder")));
        app.dismissNotice();
        QVERIFY(!app.resume(folder.filePath(QStringLiteral("absent.taletop"))));
        QVERIFY(app.notice().contains(QStringLiteral("cannot be opened")));
        app.dismissNotice();
        for (const QString& path : {folder.path(), QFileInfo(closed).path()})
            QFile::setPermissions(path, QFile::Permissions(0x7777));
        QVERIFY(QFile::setPermissions(closed, {}));
        {
            const AsNobody nobody;
            QVERIFY(!app.resume(closed));
            QVERIFY2(app.notice().contains(QStringLiteral("cannot be opened")), qPrintable(app.notice()));
            app.saves()->refresh();
            QTRY_VERIFY(app.saves()->index(0).data(SaveListModel::DamagedRole).toBool());
        }
        QVERIFY(QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(app.resume(closed));
    }

    void aSaveCutOffBeforeADrawContinues() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 0);
        QByteArray text = textOf(file);
        text.truncate(text.indexOf('\n') + 1); // only the header is left, without the shuffle
        write(file, text);
        QVERIFY(app.resume(file));
        QCOMPARE(app.notice(), QString());
        play(app, 1);
        QCOMPARE(textOf(file).toStdString(), savedText(app));
    }

    void anIncompleteSaveIsKeptBesideTheContinuedOne() {
        const QTemporaryDir folder;
        App app(folder.path());
        const auto [file, torn] = openTorn(app);
        QCOMPARE(textOf(file), torn);
        play(app, 1);
        QCOMPARE(textOf(file).toStdString(), savedText(app));
        QCOMPARE(textOf(keptCopy(file)), torn);
        app.goHome();
        const QString named = app.saves()->rename(file, QStringLiteral("Torn"));
        QCOMPARE(textOf(keptCopy(named)), torn);
        app.saves()->remove(named);
        app.saves()->remove(savedGame(app, 1)); // only the last removal can be undone
        QVERIFY(!QFile::exists(keptCopy(named)));
    }

    void aFailureToKeepTheIncompleteSaveIsReported() {
        const QTemporaryDir folder;
        App app(folder.path());
        const auto [file, torn] = openTorn(app);
        {
            const FullDisk full(100); // no space for the copy
            play(app, 1);
            QVERIFY2(app.notice().contains(QStringLiteral("(File too large)")), qPrintable(app.notice()));
            QVERIFY2(app.notice().contains(QStringLiteral("Free some disk space")), qPrintable(app.notice()));
            QCOMPARE(textOf(file), torn);
        }
        play(app, 1);
        QCOMPARE(textOf(keptCopy(file)), torn);
        QCOMPARE(textOf(file).toStdString(), savedText(app));
    }

    void aFullDiskIsReportedAndLosesNothing() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 3);
        QVERIFY(app.resume(file));
        const QByteArray before = textOf(file);
        {
            const FullDisk full(before.size() + 30);
            play(app, 1);
            QVERIFY2(app.notice().contains(QStringLiteral("cannot be saved")), qPrintable(app.notice()));
            QCOMPARE(textOf(file), before); // no partial line is left
            play(app, 2);
            QCOMPARE(textOf(file), before);
            const QString copy = folder.filePath(QStringLiteral("copy.taletop"));
            const QString problem = app.session()->saveFile().saveCopy(copy, app.session()->match());
            QVERIFY(problem.contains(QStringLiteral("cannot be written")));
            QVERIFY(!QFile::exists(copy));
        }
        play(app, 1);
        QCOMPARE(app.session()->saveFile().problem(), QString());
        QCOMPARE(textOf(file).toStdString(), savedText(app));
    }

    void aMatchStartedOnAFullDiskCanBePlayed() {
        const QTemporaryDir folder;
        App app(folder.path());
        {
            const FullDisk full(100);
            savedGame(app, 2);
            QVERIFY(app.notice().contains(QStringLiteral("cannot be saved")));
            QCOMPARE(app.saves()->count(), 0);
        }
    }

    void aReadOnlyFolderIsReportedAndLosesNothing() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 3);
        QVERIFY(app.resume(file));
        const QByteArray before = textOf(file);
        app.goHome();
        QCoreApplication::processEvents();
        QFile::setPermissions(folder.path(), QFile::Permissions(0x7777));
        QVERIFY(QFile::setPermissions(file, QFile::Permissions(0x4444)));
        QVERIFY(QFile::setPermissions(QFileInfo(file).absolutePath(), QFile::Permissions(0x5555)));
        {
            const AsNobody nobody;
            QVERIFY(app.resume(file));
            play(app, 1);
            QVERIFY2(app.notice().contains(QStringLiteral("cannot be saved")), qPrintable(app.notice()));
            QVERIFY2(app.notice().contains(QStringLiteral("Permission denied")), qPrintable(app.notice()));
            QVERIFY(app.notice().contains(QStringLiteral("Allow writing")));
            QCOMPARE(textOf(file), before);
            app.goHome();
            app.question()->answer(QStringLiteral("leave"));
            app.dismissNotice();
            QCOMPARE(app.saves()->rename(file, QStringLiteral("Evening")), file);
            QVERIFY(app.notice().contains(QStringLiteral("cannot be renamed (Permission denied). Allow")));
            app.saves()->remove(file);
            QVERIFY(app.notice().contains(QStringLiteral("cannot be removed (Permission denied). Allow")));
            QVERIFY(!app.saves()->canUndoRemove());
        }
        QVERIFY(QFile::setPermissions(QFileInfo(file).absolutePath(), QFile::Permissions(0x7777)));
        QCOMPARE(textOf(file), before);
    }

    void aNewerVersionsSaveIsViewOnlyAndUnchanged() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 4);
        const QByteArray text = newer(textOf(file)).replace("\"n\":4,", "\"n\":4,\"who\":\"ghost\",");
        write(file, text);
        app.saves()->refresh();
        QCOMPARE(app.saves()->newestUnfinished(), QString());
        QCOMPARE(app.saves()->index(0).data(SaveListModel::ProgressRole).toString(),
                 QStringLiteral("from another version"));
        QVERIFY(app.resume(file));
        QVERIFY2(app.notice().contains(QStringLiteral("newer Taletop")), qPrintable(app.notice()));
        QCOMPARE(app.session()->readOnly(), app.notice());
        QCOMPARE(app.session()->match().journal().entries.size(), std::size_t(3));
        QVERIFY(!app.session()->submit(QStringLiteral("draw")));
        app.session()->undo()->take();
        QCOMPARE(textOf(file), text);
        const QString copy = folder.filePath(QStringLiteral("copy.taletop"));
        QCOMPARE(app.session()->saveFile().saveCopy(copy, app.session()->match()), QString());
        QCOMPARE(textOf(copy), text);
        app.goHome();
        QCOMPARE(textOf(file), text);
        QCOMPARE(app.saves()->count(), 1);
    }

    void aFileChangedByOthersIsLeftAlone() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 2);
        QVERIFY(app.resume(file));
        const QByteArray theirs = textOf(file) + "somebody's remark\n";
        write(file, theirs);
        play(app, 1);
        QCOMPARE(textOf(file), theirs);
        const QString own = app.session()->saveFile().file();
        QVERIFY(own != file);
        QVERIFY2(app.notice().contains(QStringLiteral("changed by another program")),
                 qPrintable(app.notice()));
        QVERIFY(app.notice().contains(QFileInfo(own).fileName()));
        QCOMPARE(textOf(own).toStdString(), savedText(app));
        play(app, 1);
        QCOMPARE(textOf(own).toStdString(), savedText(app));
        QCOMPARE(app.session()->saveFile().problem(), QString());
        // If the save is deleted, it is written again.
        QVERIFY(QFile::remove(own));
        play(app, 1);
        QCOMPARE(textOf(own).toStdString(), savedText(app));
    }

    void savingACopyOverTheOwnFileIsHarmless() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 2);
        QVERIFY(app.resume(file));
        QCOMPARE(app.session()->saveFile().saveCopy(file, app.session()->match()), QString());
        play(app, 2);
        QCOMPARE(textOf(file).toStdString(), savedText(app));
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SavesTest)
#include "saves_test.moc"
