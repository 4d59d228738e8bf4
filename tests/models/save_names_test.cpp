// SPDX-License-Identifier: MIT
// Tests of managing saves: renaming, removing and restoring them.
#include "app/models/save_names.h"
#include "tests/models/saved_games.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QTemporaryDir>

using namespace taletop;
using namespace taletop::app;

class SaveNamesTest : public QObject {
    Q_OBJECT

private slots:
    void removedSavesCanBeRestored() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 1);
        SaveListModel& saves = *app.saves();
        saves.remove(file);
        QCOMPARE(saves.count(), 0);
        QVERIFY(saves.canUndoRemove());
        saves.undoRemove();
        QCOMPARE(saves.count(), 1);
        QVERIFY(!saves.canUndoRemove());
        saves.remove(file);
        { App another(folder.path()); }
        QVERIFY(!QFile::exists(file));
        saves.undoRemove();
        QVERIFY(QFile::exists(file));
    }

    void removedSavesAreGoneWhenTheProgramEnds() {
        const QTemporaryDir folder;
        {
            App app(folder.path());
            app.saves()->remove(savedGame(app, 1));
        }
        QVERIFY(QDir(folder.filePath(QStringLiteral("saves"))).entryList(QDir::Files).isEmpty());
    }

    void namesBecomeFileNames_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("stem");
        const auto row = [](const char* tag, const QString& name, const QString& stem) {
            QTest::newRow(tag) << name << stem;
        };
        row("plain", QStringLiteral("Evening with Marie"), QStringLiteral("Evening with Marie"));
        row("blanks", QStringLiteral("  two \t words\n"), QStringLiteral("two words"));
        row("strokes", QStringLiteral("../../etc/passwd"), QStringLiteral("etc passwd"));
        row("windows", QStringLiteral("a:b*c?d\"e<f>g|h\\i"), QStringLiteral("a b c d e f g h i"));
        row("dots", QStringLiteral("...end... "), QStringLiteral("end"));
        row("only dots", QStringLiteral(".."), QString());
        row("nothing", QStringLiteral("???"), QString());
        row("control", QStringLiteral("a") + QChar(7) + QChar(0x7f) + QStringLiteral("b"),
            QStringLiteral("a b"));
        row("device", QStringLiteral("Con"), QStringLiteral("_Con"));
        row("device with ending", QStringLiteral("lpt1.txt"), QStringLiteral("_lpt1.txt"));
        row("no device", QStringLiteral("Confetti"), QStringLiteral("Confetti"));
        row("letters", QString::fromUtf8("Fête 日本 ไทย"), QString::fromUtf8("Fête 日本 ไทย"));
        row("parts", QString::fromUtf8("Fe\u0302te"), QString::fromUtf8("F\u00eate"));
        row("long", QString(300, u'x'), QString(80, u'x'));
        row("wide", QString(300, QChar(0x65e5)), QString(66, QChar(0x65e5)));
    }

    void namesBecomeFileNames() {
        QFETCH(QString, name);
        QFETCH(QString, stem);
        QCOMPARE(fileStem(name), stem);
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = savedGame(app, 1);
        const QByteArray text = textOf(file);
        const QString renamed = app.saves()->rename(file, name);
        QCOMPARE(textOf(renamed), text);
        QCOMPARE(app.saves()->index(0).data(SaveListModel::FileRole).toString(), renamed);
        QCOMPARE(app.saves()->index(0).data(SaveListModel::NameRole).toString(), stem);
        QCOMPARE(app.saves()->count(), 1);
        QCOMPARE(app.notice().isEmpty(), !stem.isEmpty());
        QCOMPARE(QFileInfo(renamed).absolutePath(), QFileInfo(file).absolutePath());
    }

    void noNameReplacesAnotherSave() {
        const QTemporaryDir folder;
        App app(folder.path());
        SaveListModel& saves = *app.saves();
        const QString first = saves.rename(savedGame(app, 1), QStringLiteral("Evening"));
        const QString second = savedGame(app, 2);
        const QByteArray texts[] = {textOf(first), textOf(second)};
        for (const char* name : {"Evening", "evening", " EVENING ", "Evening?"}) {
            app.dismissNotice();
            QCOMPARE(saves.rename(second, QString::fromLatin1(name)), second);
            QVERIFY(app.notice().contains(QStringLiteral("already")));
        }
        QCOMPARE(textOf(first), texts[0]);
        QCOMPARE(textOf(second), texts[1]);
        // A name may change only in case. An empty name gives the save a default name.
        const QString louder = saves.rename(first, QStringLiteral("EVENING"));
        QCOMPARE(QFileInfo(louder).completeBaseName(), QStringLiteral("EVENING"));
        const QString unnamed = saves.rename(louder, QStringLiteral("  "));
        QCOMPARE(givenName(unnamed), QString());
        QVERIFY(QFileInfo(unnamed).fileName().startsWith(QStringLiteral("foxtail-")));
        QCOMPARE(textOf(unnamed), texts[0]);
        QCOMPARE(saves.count(), 2);
    }

    void aNamedSaveCanBeContinuedRemovedAndRestored() {
        const QTemporaryDir folder;
        App app(folder.path());
        SaveListModel& saves = *app.saves();
        const QString plain = savedGame(app, 2);
        app.preferences().setPrivacyOf(plain, QStringLiteral("open"));
        const QString file = saves.rename(plain, QStringLiteral("Evening"));
        QCOMPARE(app.preferences().privacyOf(file), QStringLiteral("open"));
        QVERIFY(app.resume(file));
        play(app, 1);
        QCOMPARE(textOf(file).toStdString(), savedText(app));
        app.goHome();
        saves.remove(file);
        QCOMPARE(saves.count(), 0);
        // While a save is removed, another save takes its name.
        const QString other = saves.rename(savedGame(app, 1), QStringLiteral("Evening"));
        QCOMPARE(other, file);
        const QByteArray text = textOf(other);
        saves.undoRemove();
        QCOMPARE(saves.count(), 2);
        QCOMPARE(textOf(other), text);
        const int back =
            saves.rowOf(QFileInfo(file).dir().absoluteFilePath(QStringLiteral("Evening-2.taletop")));
        QVERIFY(back >= 0);
        QVERIFY(app.resume(saves.index(back).data(SaveListModel::FileRole).toString()));
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SaveNamesTest)
#include "save_names_test.moc"
