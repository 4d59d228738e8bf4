// SPDX-License-Identifier: MIT
// Tests the postcard of a finished match. The score sheet opens it by mouse and keys, its picture is the same
// in every window, and it can be saved to a file.
#include "app/models/game_files.h"
#include "core/contract/registry.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QQuickItem>
#include <QQuickItemGrabResult>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int people = 3;
constexpr QSize whole(1600, 1000); ///< size of the picture in pixels

void openEnd(TableWindow& table, const contract::Game& game, int seats) {
    open(table, matchOf(game, seats, 1));
    if (QTest::currentTestFailed())
        return;
    table.need(QStringLiteral("showPostcard"));
    waitForRest(table);
}

QQuickItem* postcardOf(TableWindow& table) {
    return table.need(QStringLiteral("postcard"))->childItems().value(0);
}

/// The picture of the postcard in the size of a saved file.
QImage painted(TableWindow& table) {
    waitForRest(table);
    const QSharedPointer<QQuickItemGrabResult> grabbed = postcardOf(table)->grabToImage(whole);
    QSignalSpy ready(grabbed.get(), &QQuickItemGrabResult::ready);
    if (!ready.wait())
        return {};
    return grabbed->image().convertToFormat(QImage::Format_RGB32);
}

/// Saves the picture in the folder that TALETOP_PICTURES names, if any.
void keepPicture(const QImage& picture, const QString& name) {
    const QString folder = qEnvironmentVariable("TALETOP_PICTURES");
    if (!folder.isEmpty())
        picture.save(folder + u'/' + name + QStringLiteral(".png"));
}

/// The number of colours among every eighth pixel. Pictures have many colours, and empty pages have few.
qsizetype coloursOf(const QImage& picture) {
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 8)
        for (int x = 0; x < picture.width(); x += 8)
            colours.insert(picture.pixel(x, y));
    return colours.size();
}

/// The fraction of pixels whose colours differ visibly.
double differing(const QImage& one, const QImage& other) {
    int found = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            found += std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) +
                         std::abs(qBlue(a) - qBlue(b)) >
                     24;
        }
    return static_cast<double>(found) / (one.width() * one.height());
}

/// Waits for the file dialog, enters `file`, and sets `offered` to the suggested folder.
void giveName(const QString& file, QString& offered) {
    auto* look = new QTimer(qApp);
    QObject::connect(look, &QTimer::timeout, look, [=, &offered] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        look->stop();
        look->deleteLater();
        offered = dialog->directory().absolutePath();
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
    });
    look->start(10);
}

} // namespace

class PostcardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void everyGameHasAPostcard_data() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    /// Screen readers get the postcard's content. The picture is the same in a small window with large text.
    void everyGameHasAPostcard() {
        QFETCH(QString, id);
        const contract::Game& game = *contract::findGame(id.toStdString());
        QVERIFY2(pageOf(id, QStringLiteral("Postcard")).path().contains(QStringLiteral("/Games/") + id),
                 "the game has only the plain postcard");
        TableWindow table;
        openEnd(table, game, people);
        table.click(QStringLiteral("showPostcard"));
        table.need(QStringLiteral("postcardSheet"));
        QVERIFY(postcardOf(table) != nullptr);
        const QImage picture = painted(table);
        keepPicture(picture, id);
        QCOMPARE(picture.size(), whole);
        QVERIFY(coloursOf(picture) > 400);
        const QStringList spoken = spokenTree(postcardOf(table));
        for (int seat = 0; seat < people; ++seat)
            QVERIFY(spoken.first().contains(table.session().seatName(seat)));
        QVERIFY(spoken.first().contains(table.session().score()->winnerText()));
        table.window().resize(1024, 640);
        table.app().appearance()->setTextScale(1.5);
        const double other = differing(picture, painted(table));
        QVERIFY2(other < 0.002, qPrintable(QString::number(other)));
    }
    /// Names stay within the picture and apart from each other, even with the most seats.
    void everyPlayerIsOnThePostcard_data() { everyGameHasAPostcard_data(); }
    void everyPlayerIsOnThePostcard() {
        QFETCH(QString, id);
        const contract::Game& game = *contract::findGame(id.toStdString());
        TableWindow table;
        openEnd(table, game, game.info().seatsMost);
        table.click(QStringLiteral("showPostcard"));
        const QQuickItem* page = postcardOf(table);
        keepPicture(painted(table), id + QStringLiteral(", all seats"));
        QList<QRectF> places;
        for (int seat = 0; seat < game.info().seatsMost; ++seat) {
            QQuickItem* name = table.find(QStringLiteral("postcardName-%1").arg(seat));
            QVERIFY(name != nullptr);
            QVERIFY(name->property("text").toString().startsWith(table.session().seatName(seat)));
            const QRectF place =
                name->mapRectToItem(page, QRectF(0, 0, name->property("contentWidth").toDouble(),
                                                 name->property("contentHeight").toDouble()));
            QVERIFY(page->boundingRect().contains(place));
            for (const QRectF& other : places)
                QVERIFY(!other.intersects(place));
            places.append(place);
        }
    }

    void thePostcardWorksByKeysAlone() {
        TableWindow table;
        openEnd(table, *contract::games().front(), people);
        QVERIFY(table.tabTo(QStringLiteral("showPostcard")));
        table.key(Qt::Key_Return);
        QTRY_VERIFY(table.need(QStringLiteral("savePicture"))->hasActiveFocus());
        QVERIFY(table.tabTo(QStringLiteral("closePostcard")));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("postcardSheet")) == nullptr);
        QVERIFY(table.need(QStringLiteral("showPostcard"))->hasActiveFocus());
    }

    void thePostcardCanBeSavedToAFile() {
        const QTemporaryDir folder;
        TableWindow table;
        openEnd(table, *contract::games().front(), people);
        table.click(QStringLiteral("showPostcard"));
        table.need(QStringLiteral("postcardSheet"));
        waitForRest(table);
        const Postcard& card = *table.app().postcard();
        QString offered;
        giveName(folder.filePath(QStringLiteral("evening")), offered);
        table.click(QStringLiteral("savePicture"));
        QTRY_VERIFY(card.news().startsWith(QStringLiteral("Saved")));
        QVERIFY(card.news().contains(QStringLiteral("evening.png")));
        QCOMPARE(QImage(folder.filePath(QStringLiteral("evening.png"))).size(), whole);
        // The dialog suggests the folder again. If a folder does not exist, the message says what failed,
        // where, and what to do.
        giveName(folder.filePath(QStringLiteral("nowhere/evening.png")), offered);
        table.click(QStringLiteral("savePicture"));
        QTRY_VERIFY(card.news().contains(QStringLiteral("could not be saved")));
        QCOMPARE(offered, folder.path());
        QVERIFY(card.news().contains(QStringLiteral("evening.png")));
        QVERIFY(card.news().contains(QStringLiteral("Create its folder again, or choose another folder")));
        // The texts fit even with large letters and little space.
        table.window().resize(1024, 640);
        table.app().appearance()->setTextScale(1.5);
        waitForRest(table);
        const QQuickItem* news = table.need(QStringLiteral("postcardNews"));
        QVERIFY(news->property("lineCount").toInt() > 1);
        QVERIFY(news->property("contentHeight").toDouble() <= news->height());
    }

    void leavingTheTableClosesThePostcard() {
        TableWindow table;
        openEnd(table, *contract::games().front(), people);
        table.app().showPostcard();
        table.need(QStringLiteral("postcardSheet"));
        table.app().goHome();
        QTRY_VERIFY(table.find(QStringLiteral("postcardSheet")) == nullptr);
        QVERIFY(!table.app().postcard()->isOpen());
    }

    void thereIsNoPostcardBeforeTheEnd() {
        TableWindow table;
        open(table, matchOf(*contract::games().front(), people, 0.5));
        table.app().showPostcard();
        QVERIFY(!table.app().postcard()->isOpen());
    }

    void thereIsNoPostcardWithoutAWinner() {
        const std::optional<match::Match> match = undecidedMatch();
        QCOMPARE(match.has_value(), contract::findGame("tailstory") != nullptr);
        if (!match)
            return;
        TableWindow table;
        open(table, *match);
        table.need(QStringLiteral("playAgain"));
        QVERIFY(table.session().over() && table.session().score()->winners().isEmpty());
        QVERIFY(table.find(QStringLiteral("showPostcard")) == nullptr);
        table.app().showPostcard();
        QVERIFY(!table.app().postcard()->isOpen());
    }

    void theMenuOffersThePostcardAtTheEnd() {
        TableWindow table;
        const auto entry = [&table] {
            const QList<QAction*> all = table.window().findChildren<QAction*>();
            const auto found = std::ranges::find(all, QStringLiteral("&Postcard…"), &QAction::text);
            return found == all.end() ? nullptr : *found;
        };
        open(table, matchOf(*contract::games().front(), people, 0.5));
        QVERIFY(entry() != nullptr && !entry()->isEnabled());
        openEnd(table, *contract::games().front(), people);
        QTRY_VERIFY(entry()->isEnabled());
        entry()->trigger();
        table.need(QStringLiteral("postcardSheet"));
        table.app().goHome();
        QTRY_VERIFY(!entry()->isEnabled());
    }
};

TALETOP_TEST(PostcardTest)
#include "postcard_test.moc"
