// SPDX-License-Identifier: MIT
// Tests of saves outside the program's control: two programs with one save, files from elsewhere, special
// files, permissions, and the trash.
#include "app/saves/save_lock.h"
#include "app/saves/save_writing.h"
#include "tests/models/disk_troubles.h"
#include "tests/models/saved_games.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <sys/wait.h>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr auto forOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                           QFile::WriteOther | QFile::ExeOther;

bool isPrivate(const QString& path) { return (QFile::permissions(path) & forOthers) == 0; }

} // namespace

class SharedSavesTest : public QObject {
    Q_OBJECT

private slots:
    /// Gives the tests their own trash.
    void initTestCase() { qputenv("XDG_DATA_HOME", m_home.path().toLocal8Bit()); }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // ---- two programs with one save

    void aSecondProgramIsAskedAndCanLook() {
        App app(m_folder->path());
        App other(m_folder->path());
        const QString file = begun(app);
        const QByteArray text = textOf(file);
        QVERIFY(other.resume(file));
        QVERIFY(other.question()->open());
        QVERIFY2(other.question()->text().contains(QString::number(QCoreApplication::applicationPid())),
                 qPrintable(other.question()->text()));
        QCOMPARE(other.page(), QStringLiteral("home"));
        other.question()->dismiss();
        QCOMPARE(other.page(), QStringLiteral("home"));

        QVERIFY(other.resume(file));
        other.question()->answer(QStringLiteral("look"));
        QCOMPARE(other.page(), QStringLiteral("table"));
        QVERIFY(!other.session()->readOnly().isEmpty());
        QVERIFY(!other.session()->submit(QStringLiteral("draw")));
        QCOMPARE(textOf(file), text);
        play(app, 1);
        other.goHome();
        QCOMPARE(textOf(file).toStdString(), savedText(app));
        QCOMPARE(savesIn(), QStringList{QFileInfo(file).fileName()});
    }

    void aSecondProgramCanTakeOverAndTheFirstBecomesViewOnly() {
        App app(m_folder->path());
        App other(m_folder->path());
        const QString file = begun(app);
        QTest::qWait(20); // the locks of one process differ only in their timestamps
        QVERIFY(other.resume(file));
        other.question()->answer(QStringLiteral("takeOver"));
        QCOMPARE(other.session()->saveFile().file(), file);
        QCOMPARE(other.session()->readOnly(), QString());
        play(other, 2);
        const QByteArray theirs = textOf(file);
        const auto entries = app.session()->match().journal().entries.size();
        QVERIFY(!app.session()->submit(firstMove(app)));
        QCOMPARE(app.session()->match().journal().entries.size(), entries);
        QVERIFY2(app.session()->readOnly().contains(QStringLiteral("took over this game")),
                 qPrintable(app.session()->readOnly()));
        QCOMPARE(app.notice(), app.session()->readOnly());
        QVERIFY(app.session()->review()->active());
        app.session()->undo()->take();
        app.goHome();
        QVERIFY(!app.question()->open());
        QCOMPARE(textOf(file), theirs);
        play(other, 1);
        QCOMPARE(textOf(file).toStdString(), savedText(other));
        QCOMPARE(savesIn(), QStringList{QFileInfo(file).fileName()});
        // The lock still belongs to the second program.
        QTRY_VERIFY(app.session() == nullptr);
        QVERIFY(app.resume(file) && app.question()->open());
    }

    void aPlayerOfALaterVersionIsAskedAbout() {
        App app(m_folder->path());
        const QString file = begun(app);
        match::Journal journal = app.session()->match().journal();
        journal.header.seats[1].kind = "genius";
        const QByteArray text =
            QByteArray::fromStdString(match::saveText(app.session()->match().game(), journal));
        app.goHome();
        QTRY_VERIFY(app.session() == nullptr);
        QFile changed(file);
        QVERIFY(changed.open(QIODevice::WriteOnly) && changed.write(text) == text.size());
        changed.close();
        QVERIFY(app.resume(file));
        QVERIFY(app.question()->open());
        QVERIFY(app.question()->text().contains(QStringLiteral("genius")));
        QVERIFY(app.session() == nullptr);
        app.question()->answer(QStringLiteral("look"));
        QVERIFY2(app.session()->readOnly().contains(QStringLiteral("genius")),
                 qPrintable(app.session()->readOnly()));
        QVERIFY(!app.session()->submit(firstMove(app)));
        app.goHome();
        QTRY_VERIFY(app.session() == nullptr);
        QCOMPARE(textOf(file), text);
        QVERIFY(app.resume(file));
        app.question()->answer(QStringLiteral("playOn"));
        QCOMPARE(app.session()->readOnly(), QString());
        QCOMPARE(app.session()->match().header().seats[1].kind, std::string("casual"));
        QTRY_VERIFY(!textOf(file).contains("genius")); // the replacement is saved
        app.goHome();
        QTRY_VERIFY(app.session() == nullptr);
        QVERIFY(app.resume(file));
        QVERIFY(!app.question()->open());
    }

    void takingBackDoesNotWriteToASaveTakenOver() {
        App app(m_folder->path());
        App other(m_folder->path());
        const QString file = begun(app);
        QVERIFY(app.session()->undo()->possible());
        QTest::qWait(20);
        QVERIFY(other.resume(file));
        other.question()->answer(QStringLiteral("takeOver"));
        const QByteArray theirs = textOf(file);
        app.session()->undo()->take();
        QVERIFY(!app.session()->readOnly().isEmpty());
        QCOMPARE(textOf(file), theirs);
    }

    void anOpenSaveCannotBeRenamedOrRemoved() {
        App app(m_folder->path());
        App other(m_folder->path());
        const QString file = begun(app);
        other.saves()->refresh();
        QCOMPARE(other.saves()->rename(file, QStringLiteral("Evening")), file);
        QVERIFY2(other.notice().contains(QStringLiteral("open in another Taletop window")),
                 qPrintable(other.notice()));
        other.dismissNotice();
        other.saves()->remove(file);
        QVERIFY(other.notice().contains(QStringLiteral("open in another Taletop window")));
        QVERIFY(QFile::exists(file));
    }

    void theLockOfAKilledProgramIsIgnored() {
        App app(m_folder->path());
        const QString file = savedGame(app, 2);
        const pid_t child = ::fork();
        if (child == 0) {
            SaveLock lock(file);
            ::_exit(lock.take() == SaveLock::Held::Here ? 0 : 1); // exits without releasing the lock
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        QCOMPARE(status, 0);
        QVERIFY(!QDir(saves()).entryList({QStringLiteral(".*.lock")}, QDir::Files | QDir::Hidden).isEmpty());
        QVERIFY(app.resume(file));
        QVERIFY(!app.question()->open());
        play(app, 1);
        QCOMPARE(textOf(file).toStdString(), savedText(app));
    }

    /// In sandboxes, programs often have the same process ID, so an old lock may contain this program's ID.
    void anOldLockWithTheSameProcessNumberIsIgnored() {
        App app(m_folder->path());
        const QString file = savedGame(app, 2);
        QString mark;
        {
            SaveLock lock(file);
            QVERIFY(lock.take() == SaveLock::Held::Here);
            mark = QFileInfo(file).path() + u'/' +
                   QDir(saves()).entryList({QStringLiteral(".*.lock")}, QDir::Files | QDir::Hidden).value(0);
            QVERIFY(SaveLock(file).take() == SaveLock::Held::Elsewhere); // this program holds the lock
            QVERIFY(QFile::copy(mark, mark + QStringLiteral(".kept")));
        }
        QVERIFY(!QFile::exists(mark));
        // Restores the lock file, as if the program had been killed.
        QVERIFY(QFile::rename(mark + QStringLiteral(".kept"), mark));
        QVERIFY(app.resume(file));
        QVERIFY(!app.question()->open());
        play(app, 1);
        QCOMPARE(textOf(file).toStdString(), savedText(app));
    }

    void reopeningTheMatchOnTheTableAsksNothing() {
        App app(m_folder->path());
        const QString file = begun(app);
        const QByteArray text = textOf(file);
        QVERIFY(app.resume(file));
        QVERIFY(!app.question()->open());
        play(app, 1);
        QVERIFY(textOf(file).startsWith(text));
        QCOMPARE(textOf(file).toStdString(), savedText(app));
        app.goHome();
        QVERIFY(app.resume(file) && !app.question()->open());
    }

    // ---- files from elsewhere

    void aFileFromElsewhereBecomesOneSave() {
        App app(m_folder->path());
        const QString sent = m_folder->filePath(QStringLiteral("sent.taletop"));
        QVERIFY(QFile::rename(savedGame(app, 3), sent));
        QVERIFY(app.resume(sent));
        const QString copy = app.session()->saveFile().file();
        QCOMPARE(app.notice(), QString());
        play(app, 2);
        const QByteArray played = textOf(copy);
        app.goHome();
        QVERIFY(app.resume(sent));
        QCOMPARE(app.session()->saveFile().file(), copy);
        QVERIFY2(app.notice().contains(QFileInfo(copy).completeBaseName()), qPrintable(app.notice()));
        QCOMPARE(textOf(copy), played);
        app.goHome();
        // The renamed copy is found again, but a removed copy is not.
        const QString named = app.saves()->rename(copy, QStringLiteral("Evening"));
        QVERIFY(app.resume(sent));
        QCOMPARE(app.session()->saveFile().file(), named);
        app.goHome();
        QCOMPARE(savesIn().size(), 1);
        app.saves()->remove(named);
        QVERIFY(app.resume(sent));
        QVERIFY(app.session()->saveFile().file() != named);
    }

    void theSameContentsAreTheSameSave() {
        App app(m_folder->path());
        const QString file = savedGame(app, 3);
        const QString copy = m_folder->filePath(QStringLiteral("copy.taletop"));
        QVERIFY(QFile::copy(file, copy));
        QVERIFY(app.resume(copy));
        QCOMPARE(app.session()->saveFile().file(), file);
        QCOMPARE(savesIn().size(), 1);
    }

    void aFileThatIsNotRegularIsRefusedAtOnce() {
        App app(m_folder->path());
        savedGame(app, 1);
        const QString pipe = saves() + QStringLiteral("/pipe.taletop");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const QString huge = m_folder->filePath(QStringLiteral("huge.taletop"));
        QFile sparse(huge);
        QVERIFY(sparse.open(QIODevice::WriteOnly) && sparse.resize(qint64(1) << 40));
        for (const auto& [path, words] : {std::pair(pipe, "is not a regular file"),
                                          {QStringLiteral("/dev/zero"), "is not a regular file"},
                                          {m_folder->path(), "is a folder"},
                                          {huge, "too large"}}) {
            QVERIFY2(!app.resume(path), qPrintable(path));
            QVERIFY2(app.notice().contains(QLatin1String(words)), qPrintable(app.notice()));
            QVERIFY(app.notice().contains(QStringLiteral("Open a")));
            app.dismissNotice();
        }
        app.saves()->refresh();
        QCOMPARE(app.saves()->count(), 1); // the pipe is not listed
    }

    void aSkippedSaveIsNamed() {
        App app(m_folder->path());
        const QString file = savedGame(app, 2);
        const QString damaged = saves() + QStringLiteral("/Sunday.taletop");
        write(damaged, "this was never a game\n");
        QFile older(file);
        QVERIFY(
            older.open(QIODevice::ReadWrite) &&
            older.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
        older.close();
        app.saves()->refresh();
        app.resumeNewest();
        QCOMPARE(app.session()->saveFile().file(), file);
        QVERIFY2(app.notice().contains(QStringLiteral("Sunday")), qPrintable(app.notice()));
        app.goHome();
        QVERIFY(QFile::remove(file));
        app.saves()->refresh();
        app.dismissNotice();
        app.resumeNewest();
        QVERIFY(app.notice().startsWith(QStringLiteral("There is no unfinished game")));
        QVERIFY(app.notice().contains(QStringLiteral("Sunday")));
    }

    // ---- permissions

    void onlyTheirUserCanReadSaves() {
        const mode_t before = ::umask(022);
        App app(m_folder->path());
        const QString file = begun(app);
        QVERIFY(isPrivate(saves()) && isPrivate(file));
        play(app, 2);
        QVERIFY(isPrivate(file));
        // A copy in another place has the usual permissions.
        const QString copy = m_folder->filePath(QStringLiteral("copy.taletop"));
        QCOMPARE(app.session()->saveFile().saveCopy(copy, app.session()->match()), QString());
        QVERIFY(QFile::permissions(copy) & QFile::ReadOther);
        ::umask(before);
    }

    void existingSavesBecomePrivate() {
        QString file;
        {
            App app(m_folder->path());
            file = savedGame(app, 2);
        }
        const QString linked = m_folder->filePath(QStringLiteral("linked.taletop"));
        QVERIFY(QFile::copy(file, linked));
        QVERIFY(QFile::link(linked, saves() + QStringLiteral("/link.taletop")));
        for (const QString& path : {file, linked})
            QVERIFY(QFile::setPermissions(path, QFile::Permissions(0x6644)));
        QVERIFY(QFile::setPermissions(saves(), QFile::Permissions(0x7755)));
        const App app(m_folder->path());
        QVERIFY(isPrivate(file) && isPrivate(saves()));
        QVERIFY(!isPrivate(linked)); // a link's target is left alone
    }

    void foldersOfOthersAreLeftAlone() {
        const QString folder = m_folder->filePath(QStringLiteral("saves"));
        QVERIFY(QDir().mkpath(folder) && QFile::setPermissions(folder, QFile::Permissions(0x7755)));
        QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7777));
        // Root does not change other users' folders. A user changes only their own.
        const bool owned = ::geteuid() != 0;
        {
            const AsNobody nobody;
            keepToTheUser(folder);
        }
        QCOMPARE(isPrivate(folder), owned);
        // Root has the right to change a stranger's folder, but leaves it alone.
        QVERIFY(QFile::setPermissions(folder, QFile::Permissions(0x7755)));
        if (::chown(QFile::encodeName(folder).constData(), 65534, 65534) == 0)
            keepToTheUser(folder);
        QVERIFY(!isPrivate(folder));
    }

    // ---- removed saves

    void removedSavesGoToTheTrash() {
        QString file;
        QByteArray text;
        {
            App app(m_folder->path());
            file = app.saves()->rename(savedGame(app, 2), QStringLiteral("Gone"));
            text = textOf(file);
            app.saves()->remove(file);
            // The save is not in the trash yet, because its removal can be undone.
            QVERIFY(inTrash(QStringLiteral("Gone.taletop")).isEmpty());
        }
        QCOMPARE(savesIn(), QStringList());
        QCOMPARE(inTrash(QStringLiteral("Gone.taletop")), text);
    }

    void filesLeftByAKilledProgramAreTidiedUp() {
        QString file;
        {
            App app(m_folder->path());
            file = app.saves()->rename(savedGame(app, 2), QStringLiteral("Left"));
        }
        const QByteArray text = textOf(file);
        QVERIFY(QFile::rename(file, file + QStringLiteral(".removed")));
        const App app(m_folder->path());
        QCOMPARE(savesIn(), QStringList());
        QCOMPARE(inTrash(QStringLiteral("Left.taletop")), text);
    }

private:
    QString saves() const { return m_folder->filePath(QStringLiteral("saves")); }
    QStringList savesIn() const { return QDir(saves()).entryList(QDir::Files); }

    static QString firstMove(App& app) {
        return app.session()->choices()->index(0).data(ChoiceModel::MoveRole).toString();
    }

    /// Starts a match of two people, makes one move and returns the save's path.
    QString begun(App& app) {
        const contract::Game& game = *contract::findGame("foxtail");
        app.setSpeed(0);
        app.start(game, headerOf(game, {"human", "human"}, 5));
        play(app, 1);
        return app.session()->saveFile().file();
    }

    QByteArray inTrash(const QString& name) const {
        return textOf(m_home.filePath(QStringLiteral("Trash/files/") + name));
    }

    QTemporaryDir m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
};

TALETOP_TEST_WITHOUT_WINDOW(SharedSavesTest)
#include "shared_saves_test.moc"
