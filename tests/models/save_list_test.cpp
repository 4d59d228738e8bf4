// SPDX-License-Identifier: MIT
// Tests of the list of saves, which is read in the background: the GUI thread reads nothing, large saves do
// not delay others, and the final list is correct.
#include "app/models/save_list_model.h"
#include "tests/models/saved_games.h"
#include "tests/qt_main.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace taletop;
using namespace taletop::app;

namespace {

QString text(const SaveListModel& saves, int role) { return saves.index(0).data(role).toString(); }

} // namespace

class SaveListTest : public QObject {
    Q_OBJECT

private slots:
    void aRowIsFilledInWhenItIsShown() {
        const QTemporaryDir folder;
        App app(folder.path());
        savedGame(app, 3);
        SaveListModel saves(app.preferences().savesFolder());
        const QAbstractItemModelTester tester(&saves, QAbstractItemModelTester::FailureReportingMode::QtTest);
        saves.refresh();
        QCOMPARE(saves.count(), 1);
        QCOMPARE(text(saves, SaveListModel::TitleRole), QStringLiteral("A saved game"));
        QCOMPARE(text(saves, SaveListModel::WhenRole), QStringLiteral("just now"));
        QCOMPARE(text(saves, SaveListModel::PictureRole), QString());
        QVERIFY(!saves.index(0).data(SaveListModel::DamagedRole).toBool());
        QVERIFY(saves.mayContinue());
        QTRY_VERIFY(saves.index(0).data(SaveListModel::ReadRole).toBool());
        QCOMPARE(text(saves, SaveListModel::TitleRole), QStringLiteral("Foxtail"));
        QVERIFY(!text(saves, SaveListModel::PeopleRole).isEmpty());
        QVERIFY(text(saves, SaveListModel::PictureRole).startsWith(QStringLiteral("image://saves/")));
    }

    /// A save with a future date from a wrong clock is not the newest.
    void savesWithAFutureDateComeLast() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString future = savedGame(app, 3);
        const QString played = savedGame(app, 2);
        QFile file(future);
        const QDateTime wrong(QDate(2131, 2, 3), QTime(12, 0));
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.setFileTime(wrong, QFileDevice::FileModificationTime));
        file.close();
        app.saves()->refresh();
        QCOMPARE(app.saves()->newestUnfinished(), played);
        const QModelIndex last = app.saves()->index(1);
        QCOMPARE(last.data(SaveListModel::FileRole).toString(), future);
        QCOMPARE(last.data(SaveListModel::WhenRole).toString(),
                 QLocale().toString(wrong.date(), QLocale::ShortFormat));
    }

    void aRowKeepsItsDataUntilTheFileIsReadAgain() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 3);
        SaveListModel& saves = *app.saves();
        QCOMPARE(saves.newestUnfinished(), file);
        const QString picture = text(saves, SaveListModel::PictureRole);
        write(file, "this was never a game\n");
        saves.refresh();
        QVERIFY(!saves.index(0).data(SaveListModel::ReadRole).toBool());
        QCOMPARE(text(saves, SaveListModel::TitleRole), QStringLiteral("Foxtail"));
        QCOMPARE(text(saves, SaveListModel::PictureRole), picture);
        QTRY_VERIFY(saves.index(0).data(SaveListModel::DamagedRole).toBool());
        QCOMPARE(saves.newestUnfinished(), QString());
        QVERIFY(!saves.mayContinue());
    }

    void aFinishedGameShowsItsWinnersAndTheirScore() {
        for (const contract::Game* game : contract::games()) {
            const QTemporaryDir folder;
            App app(folder.path());
            app.setSpeed(0);
            QStringList kinds(std::max(game->info().seatsLeast, 2), QStringLiteral("random"));
            app.start(*game, headerOf(*game, kinds, 4));
            QVERIFY(app.session() != nullptr);
            app.session()->begin();
            playOn(*app.session());
            const match::Match& match = app.session()->match();
            const contract::Result result = game->result(match.state());
            QStringList winners;
            for (const kit::Seat seat : result.winners)
                winners.append(QString::fromStdString(match.header().seats[std::size_t(seat)].name));
            app.goHome();
            QTRY_VERIFY(app.saves()->index(0).data(SaveListModel::ReadRole).toBool());
            const QString told = text(*app.saves(), SaveListModel::ProgressRole);
            if (winners.isEmpty()) {
                QCOMPARE(told, QStringLiteral("finished, nobody won"));
                continue;
            }
            QVERIFY2(told.startsWith(winners.join(", ") + " won, "), qPrintable(told));
            QStringList points = told.section(" won, ", 1).split(QStringLiteral("\u00A0:\u00A0"));
            QCOMPARE(points.size(), qsizetype(result.totals.size()));
            QCOMPARE(points.first().toInt(), result.totals[std::size_t(result.winners.front())]);
        }
    }

    void anUnfinishedGameShowsNoScore() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 3);
        QCOMPARE(app.saves()->newestUnfinished(), file);
        QVERIFY(!text(*app.saves(), SaveListModel::ProgressRole).contains(u':'));
        const SaveGlance glance = glanceAt(file);
        QVERIFY(!glance.finished && glance.result == contract::Result{});
    }

    void renamingASaveChangesNothingElse() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 3);
        SaveListModel& saves = *app.saves();
        const QAbstractItemModelTester tester(&saves, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(saves.newestUnfinished(), file);
        const QSignalSpy removed(&saves, &QAbstractItemModel::rowsRemoved);
        const QString named = saves.rename(file, QStringLiteral("Evening"));
        QCOMPARE(saves.rowOf(named), 0);
        QCOMPARE(removed.count(), 0);
        QVERIFY(saves.index(0).data(SaveListModel::ReadRole).toBool());
        QCOMPARE(text(saves, SaveListModel::TitleRole), QStringLiteral("Foxtail"));
    }

    void largeSavesComeLast() {
        const QTemporaryDir folder;
        QStringList files;
        for (const char* name : {"large1", "large2", "large3", "small1", "small2"}) {
            files.append(folder.filePath(QString::fromLatin1(name)));
            write(files.last(), QByteArray(files.size() > 3 ? 10 : 2 << 20, 'x'));
        }
        SaveReader reader;
        QStringList order;
        connect(&reader, &SaveReader::read, this, [&](const QString& file) { order.append(file); });
        for (const QString& file : files)
            reader.ask(file, QStringLiteral("1"), QFileInfo(file).size());
        QTRY_COMPARE(order.size(), files.size());
        // Both small files are read before the large ones, except one large file that may have been started
        // already.
        QVERIFY(order.indexOf(files[3]) <= 1 && order.indexOf(files[4]) <= 2);
        QVERIFY(order.indexOf(files[3]) < order.indexOf(files[4]));
    }

    void destroyingTheReaderDoesNotWaitForItsQueue() {
        const QTemporaryDir folder;
        SaveReader reader;
        for (int i = 0; i < 2000; ++i)
            reader.ask(folder.filePath(QString::number(i)), QStringLiteral("1"), 0);
        // The destructor waits only for the read in progress, not for all 2000 requests.
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SaveListTest)
#include "save_list_test.moc"
