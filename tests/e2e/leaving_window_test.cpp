// SPDX-License-Identifier: MIT
// Tests that the window asks before it closes with unsaved moves or replaces a file. The questions are
// answered by keys and by mouse.
#include "tests/e2e/table_window.h"
#include "tests/models/saved_games.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QQuickItem>
#include <QTest>
#include <QTimer>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Turns the folder of saves into a file, so that even root cannot write there.
void closeFolder(TableWindow& table) {
    const QString folder = table.app().preferences().savesFolder();
    QVERIFY(QDir().rename(folder, folder + QStringLiteral("-away")));
    write(folder, "no folder\n");
}

void beginUnsaved(TableWindow& table) {
    const contract::Game& game = *contract::findGame("foxtail");
    table.app().start(game, headerOf(game, {"human", "human"}, 5));
    table.app().setPrivacy(QStringLiteral("open"));
    play(table.app(), 1);
    closeFolder(table);
    play(table.app(), 2);
}

/// Acts on the next dialog of this class as soon as it is open. Uses a timer, because a nested event loop
/// would keep the previous dialog from closing.
template <class Dialog>
void whenOpen(const std::function<void(Dialog&)>& act) {
    auto* look = new QTimer(qApp);
    QObject::connect(look, &QTimer::timeout, look, [look, act] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        look->stop();
        look->deleteLater();
        act(*dialog);
    });
    look->start(10);
}

void giveName(QFileDialog& dialog, const QString& path) {
    auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    QVERIFY(name != nullptr);
    name->setText(path);
    QMetaObject::invokeMethod(&dialog, "accept", Qt::QueuedConnection);
}

} // namespace

class LeavingWindowTest : public QObject {
    Q_OBJECT

private slots:
    void closingAsksAndIsAnsweredByKeys() {
        TableWindow table;
        beginUnsaved(table);
        QVERIFY(!table.window().close());
        QVERIFY(table.window().isVisible());
        table.need(QStringLiteral("answer-copy"));
        QVERIFY(table.need(QStringLiteral("answer-copy"))->hasActiveFocus());
        const int revision = table.session().revision();
        table.key(Qt::Key_B); // keys of the table have no effect now
        QCOMPARE(table.session().revision(), revision);
        table.key(Qt::Key_Escape);
        QVERIFY(!table.app().question()->open());
        QVERIFY(table.window().isVisible());
        // The table has the focus again.
        QCoreApplication::processEvents();
        table.key(Qt::Key_Escape);
        table.need(QStringLiteral("stayHere"));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("stayHere")) == nullptr);
        // Quitting works like closing.
        QEvent quit(QEvent::Quit);
        QCoreApplication::sendEvent(qApp, &quit);
        QVERIFY(table.window().isVisible() && table.app().question()->open());
        QVERIFY(table.tabTo(QStringLiteral("answer-leave")));
        table.key(Qt::Key_Return);
        QVERIFY(!table.window().isVisible());
    }

    void leavingAsksAndIsAnsweredByMouse() {
        TableWindow table;
        beginUnsaved(table);
        table.click(QStringLiteral("dismissNotice"));
        // The title keeps the warning after the notice is gone.
        QCOMPARE(table.window().windowTitle(), QStringLiteral("Foxtail, not saved – Taletop"));
        table.key(Qt::Key_Escape);
        table.click(QStringLiteral("leaveTable"));
        QCOMPARE(table.app().page(), QStringLiteral("table"));
        table.click(QStringLiteral("answer-stay"));
        QVERIFY(!table.app().question()->open());
        QVERIFY(table.find(QStringLiteral("stayHere")) == nullptr);
        QCoreApplication::processEvents(); // the table has the focus again
        table.key(Qt::Key_Escape);
        table.click(QStringLiteral("leaveTable"));
        table.click(QStringLiteral("answer-leave"));
        QCOMPARE(table.app().page(), QStringLiteral("home"));
        QCOMPARE(table.app().notice(), QString());
    }

    void theQuestionFitsEveryWindow_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::newRow("large") << QSize(1440, 900) << 1.0;
        QTest::newRow("small") << QSize(1024, 640) << 1.0;
        QTest::newRow("small, large text") << QSize(1024, 640) << 1.5;
    }

    void theQuestionFitsEveryWindow() {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        TableWindow table;
        beginUnsaved(table);
        table.window().resize(size);
        table.app().appearance()->setTextScale(scale);
        table.app().goHome();
        const QRectF panel(QPointF(0, 0), table.window().panel()->size());
        for (const char* name : {"answer-copy", "answer-leave", "answer-stay"}) {
            QQuickItem* button = table.need(QLatin1String(name));
            QVERIFY2(panel.contains(table.middle(button)), name); // waits until the button has its place
            QVERIFY2(panel.contains(button->mapRectToScene(button->boundingRect())), name);
        }
    }

    void aCopyReplacesNoFileWithoutAsking() {
        const QTemporaryDir elsewhere;
        const QString there = elsewhere.filePath(QStringLiteral("evening.taletop"));
        write(there, "somebody's game\n");
        TableWindow table;
        const contract::Game& game = *contract::findGame("foxtail");
        table.app().start(game, headerOf(game, {"human", "human"}, 5));
        play(table.app(), 1);
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        // The dialog adds the suffix and then asks before it replaces a file. Return presses "Choose another
        // name".
        int asked = 0;
        whenOpen<QFileDialog>([&](QFileDialog& dialog) {
            whenOpen<QMessageBox>([&](QMessageBox& box) {
                ++asked;
                QVERIFY(box.text().contains(QStringLiteral("evening.taletop")));
                const QString other = elsewhere.filePath(QStringLiteral("other"));
                whenOpen<QFileDialog>([other](QFileDialog& again) { giveName(again, other); });
                QTest::keyClick(&box, Qt::Key_Return);
            });
            giveName(dialog, elsewhere.filePath(QStringLiteral("evening")));
        });
        table.app().saveCopy();
        QCOMPARE(asked, 1);
        QCOMPARE(textOf(there), QByteArray("somebody's game\n"));
        QCOMPARE(textOf(elsewhere.filePath(QStringLiteral("other.taletop"))).toStdString(),
                 savedText(table.app()));
        // If the player confirms, the file is replaced.
        whenOpen<QFileDialog>([&](QFileDialog& dialog) {
            whenOpen<QMessageBox>([&](QMessageBox& box) {
                for (QAbstractButton* button : box.buttons())
                    if (box.buttonRole(button) == QMessageBox::DestructiveRole)
                        button->click();
            });
            giveName(dialog, there);
        });
        table.app().saveCopy();
        QCOMPARE(textOf(there).toStdString(), savedText(table.app()));
    }

    /// A damaged file is opened from the menu during a game, and a notice reports the damage.
    void theReadablePartOfADamagedFileIsShown() {
        const QTemporaryDir elsewhere;
        const QString file = elsewhere.filePath(QStringLiteral("forged.taletop"));
        TableWindow table;
        table.app().start(*contract::findGame("foxtail"),
                          headerOf(*contract::findGame("foxtail"), {"human", "human"}, 5));
        play(table.app(), 3);
        std::string text = savedText(table.app());
        text.replace(text.rfind("\"hash\":\"") + 8, 4, "0000");
        write(file, QByteArray::fromStdString(text));
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        whenOpen<QFileDialog>([&](QFileDialog& dialog) { giveName(dialog, file); });
        table.key(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(table.app().notice().startsWith(QStringLiteral("forged.taletop")));
        QVERIFY(table.session().readOnly().isEmpty());
        table.click(QStringLiteral("showBroken"));
        QTRY_VERIFY(!table.session().readOnly().isEmpty());
        QCOMPARE(textOf(file).toStdString(), text);
    }

    /// Each kind of dialog remembers its own folder. Folders that no longer exist are not suggested.
    void dialogsRememberTheirFolders() {
        const QTemporaryDir elsewhere;
        TableWindow table;
        const contract::Game& game = *contract::findGame("foxtail");
        table.app().start(game, headerOf(game, {"human", "human"}, 5));
        play(table.app(), 1);
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        const auto folderOffered = [&table](const QString& menuEntry, const QString& file) {
            QString offered;
            whenOpen<QFileDialog>([&](QFileDialog& dialog) {
                offered = dialog.directory().absolutePath();
                if (file.isEmpty())
                    return dialog.reject();
                giveName(dialog, file);
            });
            for (QAction* action : table.window().findChildren<QAction*>())
                if (action->text() == menuEntry)
                    action->trigger();
            return offered;
        };
        const QString saves = QDir(table.app().preferences().savesFolder()).absolutePath();
        const QString there = elsewhere.filePath(QStringLiteral("copies"));
        QVERIFY(QDir().mkdir(there));
        QCOMPARE(folderOffered(MainWindow::tr("&Open…"), {}), saves);
        const QString documents =
            folderOffered(MainWindow::tr("&Save a copy…"), there + QStringLiteral("/evening.taletop"));
        QVERIFY(documents != there);
        QCOMPARE(folderOffered(MainWindow::tr("&Save a copy…"), {}), there);
        QCOMPARE(folderOffered(MainWindow::tr("&Open…"), there + QStringLiteral("/evening.taletop")), saves);
        QCOMPARE(folderOffered(MainWindow::tr("&Open…"), {}), there);
        QVERIFY(QDir(there).removeRecursively());
        QCOMPARE(folderOffered(MainWindow::tr("&Open…"), {}), saves);
        QCOMPARE(folderOffered(MainWindow::tr("&Save a copy…"), {}), documents);
    }
};

TALETOP_TEST(LeavingWindowTest, [] { QApplication::setQuitOnLastWindowClosed(false); })

#include "leaving_window_test.moc"
