// SPDX-License-Identifier: MIT
// Tests of leaving with unsaved moves: the program first tries again to save them and then asks. Also tests
// the messages about failures.
#include "app/saves/save_writing.h"
#include "tests/models/disk_troubles.h"
#include "tests/models/saved_games.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cerrno>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Replaces a folder with a file, so that nothing can be written there, until open() is called or this object
/// is destroyed.
class ClosedFolder {
public:
    explicit ClosedFolder(const QString& folder)
        : m_folder(folder), m_away(folder + QStringLiteral("-away")) {
        QVERIFY(QDir().rename(m_folder, m_away));
        write(m_folder, "no folder\n");
    }
    ~ClosedFolder() { open(); }
    ClosedFolder(const ClosedFolder&) = delete;
    ClosedFolder& operator=(const ClosedFolder&) = delete;

    void open() {
        if (QFileInfo(m_away).isDir())
            QVERIFY(QFile::remove(m_folder) && QDir().rename(m_away, m_folder));
    }

private:
    QString m_folder;
    QString m_away;
};

match::Header twoPeople() { return headerOf(*contract::findGame("foxtail"), {"human", "human"}, 9); }

} // namespace

class LeavingTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_app = std::make_unique<App>(m_folder->path());
    }
    void cleanup() {
        m_app.reset();
        m_folder.reset();
    }

    void unsavedMovesAreNotLostWithoutAQuestion_data() {
        QTest::addColumn<QString>("way");
        for (const char* way : {"home", "seats", "start", "play again", "same deal", "open", "close"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }

    void unsavedMovesAreNotLostWithoutAQuestion() {
        QFETCH(QString, way);
        const QString other = fromElsewhere();
        const QString file = playSome(2);
        const QByteArray before = textOf(file);
        ClosedFolder closed(saves());
        play(*m_app, 3);
        const MatchSession* table = m_app->session();

        // Staying at the table loses no moves.
        leaveBy(way, other);
        QVERIFY(m_app->question()->open());
        QVERIFY2(m_app->question()->text().startsWith(QStringLiteral("3 moves would be lost")),
                 qPrintable(m_app->question()->text()));
        QVERIFY(m_app->question()->text().contains(QDir::toNativeSeparators(file)));
        m_app->question()->dismiss();
        QVERIFY(!m_app->question()->open());
        QCoreApplication::processEvents();
        QCOMPARE(m_app->page(), QStringLiteral("table"));
        QVERIFY(m_app->session() == table && !m_left);
        play(*m_app, 1);

        // Leaving anyway closes the match, and the file keeps its old content.
        leaveBy(way, other);
        QVERIFY(m_app->question()->open());
        m_app->question()->answer(QStringLiteral("leave"));
        closed.open();
        QTRY_VERIFY(m_left || m_app->session() != table);
        QCOMPARE(textOf(file), before);
    }

    void theLastAttemptSavesEverything_data() { unsavedMovesAreNotLostWithoutAQuestion_data(); }

    void theLastAttemptSavesEverything() {
        QFETCH(QString, way);
        const QString other = fromElsewhere();
        const QString file = playSome(2);
        {
            const ClosedFolder closed(saves());
            play(*m_app, 3);
        }
        const std::string all = savedText(*m_app);
        const MatchSession* table = m_app->session();
        leaveBy(way, other);
        QVERIFY(!m_app->question()->open());
        QTRY_VERIFY(m_left || m_app->session() != table);
        QCOMPARE(textOf(file).toStdString(), all);
        QVERIFY(!m_app->notice().contains(QStringLiteral("cannot be saved")));
    }

    void aCopyElsewhereAllowsLeaving() {
        playSome(2);
        const ClosedFolder closed(saves());
        play(*m_app, 3);
        m_app->goHome();
        // If no file is chosen, the question appears again.
        m_app->question()->answer(QStringLiteral("copy"));
        QVERIFY(m_app->question()->open());
        const QString copy = m_folder->filePath(QStringLiteral("elsewhere.taletop"));
        const std::string all = savedText(*m_app);
        connect(m_app.get(), &App::saveCopyWanted, this, [this, copy] {
            QCOMPARE(m_app->session()->saveFile().saveCopy(copy, m_app->session()->match()), QString());
        });
        m_app->question()->answer(QStringLiteral("copy"));
        QVERIFY(!m_app->question()->open());
        QCOMPARE(m_app->page(), QStringLiteral("home"));
        QCOMPARE(textOf(copy).toStdString(), all);
    }

    void aWaitingUnsavedMatchIsAskedAbout() {
        playSome(2);
        ClosedFolder closed(saves());
        play(*m_app, 3);
        const MatchSession* table = m_app->session();
        m_app->openExample(QStringLiteral("FT-29"));
        QVERIFY(m_app->practice()->active() && !m_app->question()->open());
        m_app->goHome();
        QVERIFY(m_app->question()->open());
        m_app->question()->dismiss();
        QVERIFY(m_app->session() == table); // the table shows the unsaved match again
        closed.open();
        m_app->goHome();
        QCOMPARE(m_app->page(), QStringLiteral("home"));
    }

    void theNoticeDisappearsWhenSavingWorksAgain() {
        playSome(2);
        {
            const ClosedFolder closed(saves());
            play(*m_app, 1);
            QVERIFY(m_app->notice().contains(QStringLiteral("cannot be saved")));
            QCOMPARE(m_app->session()->saveFile().problem(), m_app->notice());
            m_app->dismissNotice();
            play(*m_app, 1);
            QCOMPARE(m_app->notice(), QString()); // a dismissed problem is not reported again
        }
        play(*m_app, 1);
        QCOMPARE(m_app->session()->saveFile().problem(), QString());
        {
            const ClosedFolder closed(saves());
            play(*m_app, 1);
            QVERIFY(!m_app->notice().isEmpty());
        }
        play(*m_app, 1);
        QCOMPARE(m_app->notice(), QString());
        {
            const ClosedFolder closed(saves());
            play(*m_app, 1);
            m_app->setNotice(QStringLiteral("Something else."));
        }
        play(*m_app, 1);
        QCOMPARE(m_app->notice(), QStringLiteral("Something else."));
    }

    void aMissingSavesFolderIsCreatedAgain() {
        const QString file = playSome(2);
        QVERIFY(QDir(saves()).removeRecursively());
        play(*m_app, 1);
        QCOMPARE(m_app->notice(), QString());
        QCOMPARE(textOf(file).toStdString(), savedText(*m_app));
        // The folder is also created when the match is left.
        QVERIFY(QDir(saves()).removeRecursively());
        const std::string all = savedText(*m_app);
        m_app->goHome();
        QCOMPARE(textOf(file).toStdString(), all);
    }

    void theSystemsReasonForAFailureIsReported() {
        QFile full(QStringLiteral("/dev/full"));
        QVERIFY(!openToAppend(full).failed());
        const WriteFailure room = append(full, "x");
        QCOMPARE(room.code, ENOSPC);
        QCOMPARE(room.words, QStringLiteral("No space left on device"));
        // Writing to /dev/null works, but syncing it fails.
        QFile null(QStringLiteral("/dev/null"));
        QVERIFY(!openToAppend(null).failed());
        const WriteFailure disk = append(null, "x");
        QCOMPARE(disk.code, EINVAL);
        QCOMPARE(disk.words, QStringLiteral("Invalid argument"));
        QFile absent(m_folder->filePath(QStringLiteral("no/folder/x")));
        QCOMPARE(openToAppend(absent).code, ENOENT);
    }

    void theRemedyFitsTheReason() {
        const auto remedy = [](int code) { return remedyFor({code, QStringLiteral("x")}); };
        QVERIFY(remedy(ENOSPC).contains(QStringLiteral("Free some disk space")));
        QCOMPARE(remedy(EDQUOT), remedy(ENOSPC));
        for (const int code : {EACCES, EPERM, EROFS, ENOENT, EIO, EINVAL, 0})
            QVERIFY2(!remedy(code).contains(QStringLiteral("space")), qPrintable(QString::number(code)));
        QVERIFY(remedy(EACCES).contains(QStringLiteral("Allow writing")));
        QVERIFY(remedy(EROFS).contains(QStringLiteral("writable")));
        QVERIFY(remedy(ENAMETOOLONG).contains(QStringLiteral("shorter name")));
    }

    void theRemedyFitsTheReasonsOfWindows() {
        const auto remedy = [](int code) { return remedyFor({errorOfWindows(code), QStringLiteral("x")}); };
        QCOMPARE(remedy(112), remedyFor({ENOSPC, QStringLiteral("x")})); // ERROR_DISK_FULL
        QCOMPARE(remedy(5), remedyFor({EACCES, QStringLiteral("x")}));   // ERROR_ACCESS_DENIED
        QCOMPARE(remedy(3), remedyFor({ENOENT, QStringLiteral("x")}));   // ERROR_PATH_NOT_FOUND
        QCOMPARE(errorOfWindows(13), 0);                                 // ERROR_INVALID_DATA, not EACCES
    }

    void aFileThatCannotBeRenamedIsReported() {
        const QString one = m_folder->filePath(QStringLiteral("one.taletop"));
        const QString other = m_folder->filePath(QStringLiteral("other.taletop"));
        QVERIFY(!writeWhole(one, "1", Rights::Usual).failed());
        QVERIFY(!writeWhole(other, "2", Rights::Usual).failed());
        QCOMPARE(renameFile(one, other).words, QStringLiteral("File exists"));
        QCOMPARE(textOf(other), QByteArray("2"));
        QCOMPARE(renameFile(one, m_folder->filePath(QString(300, u'x'))).code, ENAMETOOLONG);
        QCOMPARE(renameFile(one, m_folder->filePath(QStringLiteral("none/one"))).code, ENOENT);
        QCOMPARE(textOf(one), QByteArray("1"));
        QVERIFY(!renameFile(one, m_folder->filePath(QStringLiteral("魔女.taletop"))).failed());
        QVERIFY(!QFile::exists(one));
        QCOMPARE(textOf(m_folder->filePath(QStringLiteral("魔女.taletop"))), QByteArray("1"));
    }

    void noDeviceIsReplacedByAFile() {
        const QString device = m_folder->filePath(QStringLiteral("device.taletop"));
        QVERIFY(QFile::link(QStringLiteral("/dev/null"), device));
        QVERIFY(writeWhole(device, "x", Rights::Usual).failed());
        QVERIFY(!QFileInfo(device).isFile());
    }

private:
    QString saves() const { return m_app->preferences().savesFolder(); }

    QString fromElsewhere() {
        const QString file = m_folder->filePath(QStringLiteral("other.taletop"));
        [&] { QVERIFY(QFile::rename(savedGame(*m_app, 1), file)); }();
        return file;
    }

    QString playSome(int moves) {
        m_app->start(*contract::findGame("foxtail"), twoPeople());
        m_app->seatSheet()->open(*contract::findGame("foxtail"), twoPeople());
        play(*m_app, moves);
        return m_app->session()->saveFile().file();
    }

    void leaveBy(const QString& way, const QString& other) {
        m_left = false;
        if (way == QLatin1String("home"))
            m_app->goHome();
        else if (way == QLatin1String("seats"))
            m_app->openSeats(QStringLiteral("foxtail"));
        else if (way == QLatin1String("start"))
            m_app->startMatch();
        else if (way == QLatin1String("play again"))
            m_app->playAgain();
        else if (way == QLatin1String("same deal"))
            m_app->playSameDeal();
        else if (way == QLatin1String("open"))
            m_app->resume(other);
        else
            m_app->whenSaved([this] { m_left = true; });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<App> m_app;
    bool m_left = false;
};

TALETOP_TEST_WITHOUT_WINDOW(LeavingTest)
#include "leaving_test.moc"
