// SPDX-License-Identifier: MIT
// Tests of single models: rows keep their identity, and every model obeys Qt's rules for models.
#include "app/models/ago_text.h"
#include "app/models/game_list_model.h"
#include "app/models/list_rows.h"
#include "app/models/row_model.h"
#include "app/models/save_list_model.h"
#include "app/models/zone_model.h"
#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "core/kit/rng.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Rows with a letter as their key, and a number.
class LetterModel : public RowModel {
public:
    struct Row {
        char letter = 'a';
        int number = 0;
        bool operator==(const Row&) const = default;
    };
    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || role != Qt::UserRole)
            return {};
        return rows[static_cast<std::size_t>(index.row())].number;
    }
    void sync(const std::vector<Row>& wanted) {
        syncRows(
            rows, wanted, [](const Row& a, const Row& b) { return a.letter == b.letter; },
            [](const Row& a, const Row& b) {
                return a.number == b.number ? QVector<int>{} : QVector<int>{Qt::UserRole};
            });
    }
    std::vector<Row> rows;
};

scene::Zone zoneOf(const std::vector<int>& faces) {
    scene::Zone zone;
    zone.kind = "hand";
    zone.owner = 0;
    zone.count = static_cast<int>(faces.size());
    for (std::size_t i = 0; i < faces.size(); ++i)
        zone.cards.push_back({faces[i], 0, {.x = 10.0 * static_cast<double>(i)}, {}});
    return zone;
}

} // namespace

class ModelsTest : public QObject {
    Q_OBJECT

private slots:
    void syncTurnsAnyRowsIntoAnyOthers() {
        LetterModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        kit::Rng random(5);
        for (int round = 0; round < 300; ++round) {
            std::vector<LetterModel::Row> wanted(random.below(9U));
            for (auto& row : wanted)
                row = {static_cast<char>('a' + random.below(6)), static_cast<int>(random.below(3))};
            model.sync(wanted);
            QCOMPARE(model.rows.size(), wanted.size());
            QVERIFY(model.rows == wanted);
        }
    }

    void aRowThatMovesStaysTheSameRow() {
        LetterModel model;
        model.sync({{'a', 1}, {'b', 2}, {'c', 3}, {'d', 4}});
        const QPersistentModelIndex b = model.index(1);
        const QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.sync({{'d', 4}, {'a', 1}, {'c', 3}, {'b', 7}});
        QCOMPARE(b.row(), 3);
        QCOMPARE(b.data(Qt::UserRole).toInt(), 7);
        QVERIFY(moved.count() >= 1);
        QCOMPARE(inserted.count(), 0);
        QCOMPARE(reset.count(), 0);
    }

    void onlyChangedRolesAreReported() {
        ZoneModel zone(QStringLiteral("hand"), 0, {60, 96});
        zone.sync(zoneOf({3, 4, 5}), {});
        const QSignalSpy changed(&zone, &QAbstractItemModel::dataChanged);
        scene::Zone turned = zoneOf({3, 4, 5});
        turned.cards[1].pose.angle = 12;
        zone.sync(turned, {});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 1);
        QCOMPARE(changed[0][2].value<QList<int>>(), QList<int>{ZoneModel::PoseAngleRole});
        zone.sync(turned, {});
        QCOMPARE(changed.count(), 1);
    }

    void aListChangesOnlyTheRowsThatDiffer() {
        ListRows rows;
        const QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QSignalSpy inserted(&rows, &QAbstractItemModel::rowsInserted);
        const QSignalSpy removed(&rows, &QAbstractItemModel::rowsRemoved);
        const QSignalSpy changed(&rows, &QAbstractItemModel::dataChanged);
        const QSignalSpy told(&rows, &ListRows::listChanged);
        rows.setList({1, 2, 3});
        QCOMPARE(inserted.count(), 1);
        rows.setList({1, 9, 3, 4, 5});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 1);
        QCOMPARE(inserted.count(), 2);
        QCOMPARE(inserted[1][1].toInt(), 3);
        QCOMPARE(rows.index(1).data(Qt::UserRole + 1).toInt(), 9);
        rows.setList({1, 9});
        QCOMPARE(removed.count(), 1);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(told.count(), 3);
        rows.setList({1, 9});
        QCOMPARE(told.count(), 3);
        rows.setLength(4);
        QCOMPARE(rows.rowCount(), 4);
        rows.setLength(-1);
        QCOMPARE(rows.rowCount(), 0);
    }

    void zoneStepsMoveRows() {
        ZoneModel zone(QStringLiteral("hand"), 0, {60, 96});
        const QAbstractItemModelTester tester(&zone, QAbstractItemModelTester::FailureReportingMode::QtTest);
        zone.sync(zoneOf({3, 4, 5, 6}), {});
        const QPersistentModelIndex four = zone.index(1);
        zone.move(1, 3);
        QCOMPARE(four.row(), 3);
        QCOMPARE(four.data(ZoneModel::CardIndexRole).toInt(), 3);
        const auto three = zone.take(0);
        QVERIFY(three && three->face == 3);
        zone.put(3, *three);
        QCOMPARE(zone.rowCount(), 4);
        QCOMPARE(zone.index(3).data(ZoneModel::FaceRole).toInt(), 3);
        QCOMPARE(four.row(), 2);
        QVERIFY(!zone.take(9));
        zone.put(-1, *three);
        QCOMPARE(zone.rowCount(), 4);
    }

    void aCardThatIsTurnedOverKeepsItsRow() {
        ZoneModel zone(QStringLiteral("hand"), 0, {60, 96});
        zone.sync(zoneOf({0, 0, 0}), {});
        const QSignalSpy removed(&zone, &QAbstractItemModel::rowsRemoved);
        zone.sync(zoneOf({7, 8, 9}), {});
        QCOMPARE(removed.count(), 0);
        QCOMPARE(zone.index(2).data(ZoneModel::FaceRole).toInt(), 9);
    }

    void boundsContainRotatedCards() {
        ZoneModel zone(QStringLiteral("hand"), 0, {60, 100});
        scene::Zone turned = zoneOf({3});
        turned.cards[0].pose = {.x = 10, .y = 20, .angle = 90};
        zone.sync(turned, {});
        QCOMPARE(zone.boundsWidth(), 100.0);
        QCOMPARE(zone.boundsHeight(), 60.0);
        QCOMPARE(zone.boundsX(), -40.0);
        QCOMPARE(zone.boundsY(), -10.0);
    }

    void gameListShowsTheRegistry() {
        GameListModel games;
        const QAbstractItemModelTester tester(&games, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto registered = contract::games();
        QCOMPARE(games.rowCount(), static_cast<int>(registered.size()));
        for (int row = 0; row < games.rowCount(); ++row) {
            QCOMPARE(games.index(row).data(GameListModel::GameIdRole).toString(),
                     QString::fromUtf8(registered[static_cast<std::size_t>(row)]->info().id));
            for (const int role : {GameListModel::TitleRole, GameListModel::TaglineRole,
                                   GameListModel::PlayersRole, GameListModel::MinutesRole})
                QVERIFY(!games.index(row).data(role).toString().isEmpty());
        }
    }
    /// The template game has no colours, but the four games have.
    void gamesHaveColours() {
        const GameListModel games;
        QCOMPARE(games.accent("papertales", false), QColor("#3B3A63"));
        QCOMPARE(games.table("storyline", true), QColor("#0B0616"));
        for (const bool contrast : {false, true}) {
            QCOMPARE(games.accent("template", contrast), games.accent(QString(), contrast));
            QVERIFY(games.table("template", contrast).isValid());
        }
        QCOMPARE(GameListModel::picture("foxtail", "box.svg"), QUrl("qrc:/art/games/foxtail/box.svg"));
        QVERIFY(GameListModel::picture("template", "box.svg").isEmpty());
        QVERIFY(GameListModel::picture(QString(), "box.svg").isEmpty());
    }

    void agoTextSaysHowLongAgo() {
        const QDateTime now(QDate(2024, 5, 10), QTime(12, 0));
        QCOMPARE(agoText(now.addSecs(-20), now), QStringLiteral("just now"));
        QCOMPARE(agoText(now.addSecs(-90), now), QStringLiteral("a minute ago"));
        QCOMPARE(agoText(now.addSecs(-3 * 60), now), QStringLiteral("3 minutes ago"));
        QCOMPARE(agoText(now.addSecs(-70 * 60), now), QStringLiteral("an hour ago"));
        QCOMPARE(agoText(now.addSecs(-5 * 3600), now), QStringLiteral("5 hours ago"));
        QCOMPARE(agoText(now.addDays(-1), now), QStringLiteral("yesterday"));
        QCOMPARE(agoText(now.addDays(-3), now), QStringLiteral("3 days ago"));
        for (const int ahead : {2, 3600, 24 * 3600})
            QCOMPARE(agoText(now.addSecs(ahead), now), QStringLiteral("just now"));
        const QDate wrong(2031, 2, 3); // in the future, from a wrong clock
        QCOMPARE(agoText(wrong.startOfDay(), now), QLocale().toString(wrong, QLocale::ShortFormat));
    }

    void argumentsAreNotFilledInTwice() {
        kit::Text text{.context = "core", .source = "%1 gives %n card(s) to %2: %3."};
        text.seat(0).seat(4).number(12000).plural(1);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        // An argument that looks like a placeholder is not replaced.
        QCOMPARE(translated(text, {QStringLiteral("%2")}),
                 QStringLiteral("%2 gives 1 card to seat 5: 12,000."));
        text.plural(3);
        QCOMPARE(translated(text, {QStringLiteral("Ana")}),
                 QStringLiteral("Ana gives 3 cards to seat 5: 12,000."));
        QCOMPARE(translated(kit::Text{}), QString());
        QLocale::setDefault(QLocale::c());
    }
};

TALETOP_TEST_WITHOUT_WINDOW(ModelsTest)
#include "models_test.moc"
