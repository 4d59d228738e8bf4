// SPDX-License-Identifier: MIT
// Tests of saves that are dropped onto the window or opened by the system in the running program.
#include "app/shell/file_opener.h"
#include "tests/models/saved_games.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileOpenEvent>
#include <QMimeData>
#include <QTemporaryDir>
#include <QWidget>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Drops the data onto a widget and returns whether it was accepted.
bool dropped(QWidget& target, const QMimeData& data) {
    QDragEnterEvent enter({5, 5}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &enter);
    QDropEvent drop({5, 5}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &drop);
    return enter.isAccepted() && drop.isAccepted() && drop.dropAction() == Qt::CopyAction;
}

QMimeData* carrying(const QString& file) {
    auto* data = new QMimeData;
    data->setUrls({QUrl(QStringLiteral("https://example.org/")), QUrl::fromLocalFile(file)});
    return data;
}

} // namespace

class FileOpenerTest : public QObject {
    Q_OBJECT

private slots:
    void droppedSavesAreOpened() {
        const QTemporaryDir folder;
        const QTemporaryDir elsewhere;
        App app(folder.path());
        QWidget window;
        QWidget table(&window);
        table.setAcceptDrops(true);
        const FileOpener opener(app, window);
        QVERIFY(window.acceptDrops());
        const QString file = elsewhere.filePath(QStringLiteral("An evening, 50 %.taletop"));
        QVERIFY(QFile::rename(savedGame(app, 2), file));
        QTRY_VERIFY(app.session() == nullptr);
        const QByteArray text = textOf(file);
        const std::unique_ptr<QMimeData> data(carrying(file));
        QVERIFY(dropped(table, *data));
        QTRY_VERIFY(app.session() != nullptr);
        QCOMPARE(app.page(), QStringLiteral("table"));
        play(app, 1);
        QCOMPARE(textOf(file), text);

        // Plain text and files that are not saves are not accepted.
        QMimeData words;
        words.setText(QStringLiteral("draw"));
        QVERIFY(!dropped(table, words));
        const QString letter = elsewhere.filePath(QStringLiteral("letter.txt"));
        write(letter, "Dear Marie,\n");
        const std::unique_ptr<QMimeData> other(carrying(letter));
        QVERIFY(dropped(table, *other));
        QTRY_VERIFY(app.notice().startsWith(QStringLiteral("letter.txt")));
        QCOMPARE(app.page(), QStringLiteral("table"));
    }

    void savesFromTheSystemAreOpened() {
        const QTemporaryDir folder;
        App app(folder.path());
        QWidget window;
        const FileOpener opener(app, window);
        const QString file = savedGame(app, 2);
        QTRY_VERIFY(app.session() == nullptr);
        QFileOpenEvent event(file);
        QApplication::sendEvent(qApp, &event);
        QTRY_VERIFY(app.session() != nullptr);
        QCOMPARE(app.session()->saveFile().file(), file);
    }
};

TALETOP_TEST(FileOpenerTest)
#include "file_opener_test.moc"
