// SPDX-License-Identifier: MIT
// Tests of reviews in the real window, by mouse and by keyboard, during a match and after it.
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QAction>
#include <QFile>
#include <QMenuBar>
#include <QQuickItem>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Saves a match of these seats, in which bots have made up to `length` entries. Returns the save's path.
QString saveIn(const QTemporaryDir& folder, const QStringList& kinds, std::size_t length = SIZE_MAX,
               const contract::Game& game = *contract::games().front()) {
    match::Header header;
    header.options = contract::standardOptions(game.info(), static_cast<int>(kinds.size()));
    header.seed = 4711;
    for (int seat = 0; seat < kinds.size(); ++seat)
        header.seats.push_back({"Seat " + std::to_string(seat + 1), kinds[seat].toStdString(), seat});
    match::Match match(game, header);
    kit::Rng random(4);
    while (!match.over() && match.journal().entries.size() < length) {
        const kit::Seat seat = match.pending().seats.first();
        match.submit(seat, game.casualMove(match.view(seat), seat, random));
    }
    QFile file(folder.filePath(QStringLiteral("match.taletop")));
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(match::saveText(game, match.journal())));
    return file.fileName();
}

void agree(TableWindow& table) {
    table.click(QStringLiteral("agree"));
    QVERIFY(!table.session().vote()->active());
}

QAction* lookBackOf(TableWindow& table) {
    for (QAction* menu : table.window().menuBar()->actions())
        for (QAction* action : menu->menu()->actions())
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_L))
                return action;
    return nullptr;
}

/// Checks that the timeline does not cover the table.
void checkClear(TableWindow& table) {
    QQuickItem* bar = table.need(QStringLiteral("timeline"));
    const QQuickItem* prompt = table.need(QStringLiteral("promptBar"));
    const qreal top = bar->mapToScene(QPointF()).y();
    QVERIFY(prompt->mapToScene(QPointF(0, prompt->height())).y() <= top);
}

void addItems(QQuickItem& from, QList<QQuickItem*>& items) {
    items.append(&from);
    for (QQuickItem* child : from.childItems())
        addItems(*child, items);
}

/// Returns the visible cards of other seats' open hands, each as "seat face".
QStringList openHands(TableWindow& table) {
    QStringList cards;
    QList<QQuickItem*> items;
    addItems(*table.window().panel()->rootObject(), items);
    for (const QQuickItem* item : items)
        if (item->isVisible() && item->width() >= 16 && item->objectName().startsWith("openHand-"))
            cards.append(item->objectName().section(u'-', 1, 1) + u' ' + item->property("face").toString());
    cards.sort();
    return cards;
}

/// Returns the same list of cards as openHands(), according to the models.
QStringList handsOf(MatchSession& session, int own) {
    QStringList cards;
    for (const char* kind : {"hand", "kept", "pack"})
        for (int seat = 0; seat < session.seatCount(); ++seat) {
            const ZoneModel* zone = session.zone(QString::fromLatin1(kind), seat);
            for (int row = 0; zone != nullptr && seat != own && row < zone->rowCount(); ++row)
                if (const int face = zone->index(row).data(ZoneModel::FaceRole).toInt(); face > 0)
                    cards.append(QStringLiteral("%1 %2").arg(seat).arg(face));
        }
    cards.sort();
    return cards;
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void aFinishedMatchCanBeReviewedByMouse() {
        const QTemporaryDir folder;
        TableWindow table;
        QVERIFY(table.app().resume(saveIn(folder, {"human", "casual"})));
        QVERIFY(table.session().over());
        table.need(QStringLiteral("dealNumber"));
        table.click(QStringLiteral("watchAgain"));
        Review& review = *table.session().review();
        QVERIFY(review.active());
        QVERIFY(review.playing());
        QVERIFY(table.find(QStringLiteral("scoreSheet")) == nullptr);
        table.click(QStringLiteral("timelinePlay"));
        QVERIFY(!review.playing());
        table.click(QStringLiteral("timelineLast"));
        QCOMPARE(review.position(), review.length());
        table.click(QStringLiteral("timelineBack"));
        QCOMPARE(review.position(), review.length() - 1);
        table.click(QStringLiteral("timelineFirst"));
        QCOMPARE(review.position(), 0);
        table.click(QStringLiteral("timelineForward"));
        QCOMPARE(review.position(), 1);
        table.click(QStringLiteral("timelineSlider"));
        QVERIFY(std::abs(review.position() - review.length() / 2) <= 1);
        const int middle = review.position();
        const QPoint at = table.middle(table.need(QStringLiteral("timelineSlider")));
        QWheelEvent wheel(at, table.window().panel()->mapToGlobal(at), {}, QPoint(0, -120), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(table.window().panel(), &wheel);
        QCOMPARE(review.position(), middle + 1);
        QCOMPARE(review.viewer(), int(Review::everybody));
        table.click(QStringLiteral("timelineViewer"));
        QCOMPARE(review.viewer(), int(Review::inPublic));
        table.click(QStringLiteral("timelineSpeed"));
        QCOMPARE(review.speed(), 2);
        checkClear(table);
        table.click(QStringLiteral("timelineClose"));
        QVERIFY(!review.active());
        table.need(QStringLiteral("scoreSheet"));
        table.click(QStringLiteral("sameDeal"));
        QCOMPARE(table.session().match().header().seed, std::uint64_t(4711));
        QVERIFY(!table.session().over());
    }

    void aRunningMatchCanBeReviewedByKeyboard() {
        const QTemporaryDir folder;
        TableWindow table;
        QVERIFY(table.app().resume(saveIn(folder, {"human", "casual"}, 30)));
        table.waitForPerson();
        QAction* lookBack = lookBackOf(table);
        QVERIFY(lookBack != nullptr && lookBack->isEnabled());
        const QString prompt = table.session().prompt();
        lookBack->trigger();
        Review& review = *table.session().review();
        QVERIFY(review.active());
        QCOMPARE(review.position(), review.length());
        table.need(QStringLiteral("timeline"));
        table.key(Qt::Key_Left);
        table.key(Qt::Key_Left);
        QCOMPARE(review.position(), review.length() - 2);
        QVERIFY(table.session().prompt() != prompt);
        table.key(Qt::Key_Right);
        QCOMPARE(review.position(), review.length() - 1);
        table.key(Qt::Key_Home);
        QCOMPARE(review.position(), 0);
        table.key(Qt::Key_PageDown);
        QVERIFY(review.turns().contains(review.position()));
        table.key(Qt::Key_End);
        QCOMPARE(review.position(), review.length());
        table.key(Qt::Key_PageUp);
        QVERIFY(review.position() < review.length());
        table.key(Qt::Key_Space);
        QVERIFY(review.playing());
        table.key(Qt::Key_Space);
        QVERIFY(!review.playing());
        QVERIFY(!table.session().submit(QStringLiteral("draw")));
        table.key(Qt::Key_Escape);
        QVERIFY(!review.active());
        QCOMPARE(table.session().prompt(), prompt);
        // Each line of the log leads to its moment.
        table.key(Qt::Key_L);
        table.need(QStringLiteral("closeLog"));
        const LogModel& log = *table.session().log();
        for (int up = 0; up < 25 && table.find(QStringLiteral("litMark")) == nullptr; ++up)
            table.key(Qt::Key_Up);
        QVERIFY(!log.pointed().isEmpty());
        table.need(QStringLiteral("litMark"));
        table.key(Qt::Key_Return);
        QVERIFY(review.active());
        QVERIFY(review.position() < review.length());
    }

    /// The review shows the pack of an earlier draft. A touch of its cards is refused, because they belong to
    /// the past.
    void anEarlierPackIsShownButCannotBeUsed() {
        const contract::Game* game = contract::findGame("papertales");
        if (game == nullptr)
            return;
        const QTemporaryDir folder;
        TableWindow table;
        QVERIFY(table.app().resume(saveIn(folder, {"human", "casual", "casual"}, 12, *game)));
        MatchSession& session = table.session();
        Review& review = *session.review();
        review.open(0);
        while (session.step() != QLatin1String("pick") && review.place() < review.places())
            review.step(1);
        QCOMPARE(session.step(), QStringLiteral("pick"));
        table.click(QStringLiteral("pack-0"));
        table.click(QStringLiteral("pack-1"));
        QTRY_VERIFY(session.refusal()->text().startsWith(QLatin1String("This is the past.")));
        session.refusal()->clear();
        QVERIFY(!table.need(QStringLiteral("buttonHint"))->isEnabled());
        table.key(Qt::Key_H);
        QVERIFY(session.refusal()->text().startsWith(QLatin1String("This is the past.")));
        QVERIFY(review.active());
    }

    void allHandsAreOpenOnlyInTheReviewWithAllHands_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"papertales", "tailstory"})
            if (contract::findGame(id) != nullptr)
                QTest::newRow(id) << id;
    }
    void allHandsAreOpenOnlyInTheReviewWithAllHands() {
        QFETCH(QString, id);
        const QTemporaryDir folder;
        TableWindow table;
        const contract::Game& game = *contract::findGame(id.toUtf8().toStdString());
        QVERIFY(table.app().resume(saveIn(folder, {"human", "casual", "casual"}, SIZE_MAX, game)));
        MatchSession& session = table.session();
        QVERIFY(session.over());
        QVERIFY(openHands(table).isEmpty());
        Review& review = *session.review();
        review.open(0);
        const int own = session.focusSeat();
        int shown = 0;
        for (int place = 0; place < review.places(); place += 1 + review.places() / 30) {
            review.setViewer(Review::everybody);
            review.goTo(place);
            QCoreApplication::processEvents();
            QCOMPARE(openHands(table), handsOf(session, own));
            shown += static_cast<int>(openHands(table).size());
            for (const int eyes : {int(Review::inPublic), own}) {
                review.setViewer(eyes);
                QCoreApplication::processEvents();
                QVERIFY(openHands(table).isEmpty());
            }
        }
        QVERIFY(shown > 20);
        review.leave();
        QVERIFY(openHands(table).isEmpty());
    }

    void theLogHighlightsCardsInTheMiddle_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("thing");
        if (contract::findGame("tailstory") != nullptr)
            QTest::newRow("the stack") << "tailstory"
                                       << "stack"
                                       << "stack";
        if (contract::findGame("storyline") != nullptr)
            QTest::newRow("a page") << "storyline"
                                    << "tale"
                                    << "page-1";
    }
    /// Lines about cards that are in front of no seat highlight these cards, too.
    void theLogHighlightsCardsInTheMiddle() {
        QFETCH(QString, id);
        QFETCH(QString, kind);
        QFETCH(QString, thing);
        const QTemporaryDir folder;
        TableWindow table;
        const contract::Game& game = *contract::findGame(id.toStdString());
        constexpr std::size_t longest = 120;
        for (std::size_t length = 20; length < longest; ++length) {
            QVERIFY(table.app().resume(saveIn(folder, {"human", "human", "human"}, length, game)));
            table.session().curtain()->setMode(QStringLiteral("open"));
            if (table.session().zone(kind, -1)->rowCount() > 0)
                break;
        }
        QVERIFY(table.session().zone(kind, -1)->rowCount() > 0);
        LogModel& log = *table.session().log();
        const QQuickItem* place = table.need(thing);
        bool lit = false;
        for (int row = log.rowCount() - 1; row >= 0 && !lit; --row) {
            log.point(log.index(row, 0).data(LogModel::PlacesRole).toList());
            const QQuickItem* mark = table.find(QStringLiteral("litMark"));
            lit = mark != nullptr && place->contains(place->mapFromItem(mark, mark->boundingRect().center()));
        }
        QVERIFY(lit);
    }

    /// While the curtain is down, no highlight appears on it, not even for cards in a hand.
    void theLogHighlightsNothingBehindTheCurtain() {
        const contract::Game* game = contract::findGame("tailstory");
        if (game == nullptr)
            return;
        const QTemporaryDir folder;
        TableWindow table;
        constexpr std::size_t longest = 60;
        int lines = 0; // number of lines that highlight something
        for (std::size_t length = 8; length < longest; length += 4) {
            QVERIFY(table.app().resume(saveIn(folder, {"human", "human", "human"}, length, *game)));
            if (!table.session().curtain()->down())
                continue;
            const QQuickItem* curtain = table.need(QStringLiteral("curtain"));
            LogModel& log = *table.session().log();
            for (int row = 0; row < log.rowCount(); ++row) {
                const QVariantList places = log.index(row, 0).data(LogModel::PlacesRole).toList();
                lines += places.isEmpty() ? 0 : 1;
                log.point(places);
                const QQuickItem* lit = table.find(QStringLiteral("litMark"));
                for (const QQuickItem* mark :
                     lit != nullptr ? lit->parentItem()->childItems() : QList<QQuickItem*>())
                    QVERIFY(mark->objectName() != lit->objectName() ||
                            !curtain->contains(curtain->mapFromItem(mark, mark->boundingRect().center())));
            }
        }
        QVERIFY(lines > 10);
    }

    void theButtonAndItsKeyAskTheTable_data() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            if (QFile::exists(
                    QStringLiteral(":/qt/qml/Taletop/Games/%1").arg(QLatin1String(game->info().id))))
                QTest::newRow(game->info().id) << QString::fromLatin1(game->info().id);
    }
    /// Asks the table to undo, first with the button and then with its key.
    void theButtonAndItsKeyAskTheTable() {
        QFETCH(QString, id);
        const QTemporaryDir folder;
        TableWindow table;
        const contract::Game& game = *contract::findGame(id.toStdString());
        for (const bool byKey : {false, true}) {
            QVERIFY(table.app().resume(saveIn(folder, {"human", "human", "human"}, 30, game)));
            MatchSession& session = table.session();
            session.curtain()->setMode(QStringLiteral("open"));
            while (session.undo()->possible())
                session.undo()->take();
            const TableVote& vote = *session.vote();
            QVERIFY(vote.possible());
            QTest::qWait(30); // rows are laid out before they are painted
            const QQuickItem* button = table.need(QStringLiteral("buttonUndo"));
            QCOMPARE(button->property("text").toString(), QStringLiteral("Ask to undo"));
            QCOMPARE(button->property("description").toString(), vote.offer());
            if (byKey)
                table.key(Qt::Key_U);
            else
                table.click(QStringLiteral("buttonUndo"));
            QVERIFY(vote.active());
            table.need(QStringLiteral("voteSlip"));
            const std::size_t entries = session.match().journal().entries.size();
            agree(table);
            QVERIFY(session.match().journal().entries.size() < entries);
        }
    }

    void aPersonAloneWithBotsIsAskedToo() {
        const QTemporaryDir folder;
        TableWindow table;
        QVERIFY(table.app().resume(saveIn(folder, {"human", "casual"}, 30)));
        table.waitForPerson();
        while (table.session().undo()->possible())
            table.session().undo()->take();
        QCOMPARE(table.need(QStringLiteral("buttonUndo"))->property("text").toString(),
                 QStringLiteral("Undo…"));
        table.key(Qt::Key_U);
        QVERIFY(table.session().vote()->active());
        table.need(QStringLiteral("agree"));
    }

    void theTableAgreesWithAButton() {
        const QTemporaryDir folder;
        TableWindow table;
        QVERIFY(table.app().resume(saveIn(folder, {"human", "human", "human"}, 30)));
        while (table.session().undo()->possible())
            table.session().undo()->take();
        const std::size_t entries = table.session().match().journal().entries.size();
        table.session().undo()->take();
        TableVote& vote = *table.session().vote();
        QVERIFY(vote.active());
        table.need(QStringLiteral("voteSlip"));
        table.key(Qt::Key_Escape);
        QVERIFY(!vote.active());
        table.session().undo()->take();
        agree(table);
        QVERIFY(table.session().match().journal().entries.size() < entries);
        QVERIFY(table.find(QStringLiteral("voteSlip")) == nullptr);
    }
};

TALETOP_TEST(ReplayTest)
#include "replay_test.moc"
