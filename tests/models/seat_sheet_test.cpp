// SPDX-License-Identifier: MIT
// Tests of the seat sheet: the entries that it refuses, and the matches that it creates.
#include "app/models/seat_model.h"
#include "app/models/seat_sheet.h"
#include "core/bots/bot.h"
#include "core/contract/registry.h"
#include "tests/qt_main.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

class SeatSheetTest : public QObject {
    Q_OBJECT

    const contract::Game& m_game = *contract::games().front();

private slots:
    void theSheetOpensReadyToStart() {
        SeatSheet sheet;
        QVERIFY(!sheet.canStart());
        for (const contract::Game* game : contract::games()) {
            sheet.open(*game);
            QCOMPARE(sheet.problem(), QString());
            const match::Header header = sheet.header(99);
            QCOMPARE(header.game, std::string(game->info().id));
            QCOMPARE(header.seed, std::uint64_t(99));
            QCOMPARE(static_cast<int>(header.seats.size()), header.options.seats);
            QCOMPARE(header.seats.front().kind, std::string("human"));
            QCOMPARE(header.seats.back().kind, std::string("casual"));
            QVERIFY(!contract::checkOptions(game->info(), header.options));
        }
    }

    void theSheetBeginsWithTheGroup() {
        SeatSheet sheet;
        const std::vector<match::SeatRecord> group{
            {"Ana", "human", 3}, {"Denis", "sharp", 1}, {"Cleo", "human", 0}};
        sheet.setGroup(group);
        for (const contract::Game* game : contract::games()) {
            sheet.open(*game);
            QCOMPARE(sheet.problem(), QString());
            const auto seats = sheet.header(1).seats;
            QCOMPARE(static_cast<int>(seats.size()), std::clamp(3, sheet.seatsLeast(), sheet.seatsMost()));
            QVERIFY(std::equal(seats.begin(), seats.begin() + std::min<std::ptrdiff_t>(3, std::ssize(seats)),
                               group.begin()));
            sheet.setSeatCount(sheet.seatsMost()); // added seats get other names and emblems
            QCOMPARE(sheet.problem(), QString());
            QSet<int> emblems;
            for (const match::SeatRecord& seat : sheet.header(1).seats)
                emblems.insert(seat.emblem);
            QCOMPARE(emblems.size(), sheet.seatsMost());
            sheet.reset();
            QCOMPARE(sheet.header(1).seats, seats);
        }
    }

    void botsOfTheGroupAreLeftOutFirst() {
        const auto fewer = [](const contract::Game* a, const contract::Game* b) {
            return a->info().seatsMost < b->info().seatsMost;
        };
        const contract::Game& game = **std::ranges::min_element(contract::games(), fewer);
        std::vector<match::SeatRecord> group;
        for (int seat = 0; seat <= game.info().seatsMost; ++seat)
            group.push_back({"Seat " + std::to_string(seat), seat == 1 ? "casual" : "human", seat});
        SeatSheet sheet;
        sheet.setGroup(group);
        sheet.open(game);
        QCOMPARE(sheet.people(), game.info().seatsMost);
        QCOMPARE(sheet.header(1).seats.back(), group.back());
    }

    void theModelsOfTheSheetAreConsistent() {
        SeatSheet sheet;
        const QAbstractItemModelTester seats(sheet.seats(),
                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester options(sheet.options(),
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const contract::Game* game : contract::games()) {
            sheet.open(*game);
            for (int count = sheet.seatsMost(); count >= sheet.seatsLeast(); --count)
                sheet.setSeatCount(count);
            sheet.setSeatCount(sheet.seatsMost());
        }
    }

    /// Tail Story has two main options: how many cards an Acting card draws, and who may stop first.
    void rarelyUsedOptionsAreSetAside() {
        SeatSheet sheet;
        sheet.open(*contract::findGame("tailstory"));
        OptionListModel& options = *sheet.options();
        QStringList front;
        for (int row = 0; row < options.count(); ++row)
            if (!options.at(row).value(QStringLiteral("aside")).toBool())
                front.append(options.at(row).value(QStringLiteral("key")).toString());
        QCOMPARE(front, QStringList({QStringLiteral("acting"), QStringLiteral("responses")}));
        QCOMPARE(options.asides(), options.count() - 2);
        QVERIFY(!options.asideChanged());

        QSignalSpy told(&options, &OptionListModel::edited);
        sheet.setOption(0, options.at(0).value(QStringLiteral("least")).toInt() == 1 ? 2 : 0);
        QVERIFY(!options.asideChanged()); // option 0 is a main option
        sheet.setOption(4, 20);
        QVERIFY(options.asideChanged() && options.at(4).value(QStringLiteral("changed")).toBool());
        QVERIFY(!told.isEmpty());
        sheet.setOption(4, 0);
        QVERIFY(!options.asideChanged());
    }

    void seatCountStaysInBounds() {
        SeatSheet sheet;
        sheet.open(m_game);
        const int count = sheet.seatCount();
        sheet.setSeatCount(sheet.seatsMost() + 1);
        QCOMPARE(sheet.seatCount(), count);
        sheet.setSeatCount(sheet.seatsLeast() - 1);
        QCOMPARE(sheet.seatCount(), count);
        sheet.setSeatCount(sheet.seatsLeast());
        QCOMPARE(sheet.seatCount(), sheet.seatsLeast());
    }

    void namesMustNotBeEmptyAndMustDiffer() {
        SeatSheet sheet;
        sheet.open(m_game);
        sheet.setSeatCount(2);
        sheet.setName(0, QStringLiteral("  "));
        QVERIFY(sheet.problem().contains(QStringLiteral("Seat 1")));
        sheet.setName(0, QStringLiteral("ana"));
        sheet.setName(1, QStringLiteral("Ana "));
        QVERIFY(sheet.problem().contains(QStringLiteral("Ana")));
        sheet.setName(1, QStringLiteral("Ben\n\t "));
        QVERIFY(sheet.canStart());
        QCOMPARE(sheet.header(1).seats[1].name, std::string("Ben"));
    }

    void namesLoseCharactersThatTurnTheDirectionOfText() {
        SeatSheet sheet;
        sheet.open(m_game);
        sheet.setName(0, QStringLiteral("\u202eMa\u2066rie\u2069\u202c"));
        QCOMPARE(sheet.seats()->index(0).data(SeatSheetModel::NameRole).toString(), QStringLiteral("Marie"));
    }

    void longNamesAreCutBetweenCharacters() {
        SeatSheet sheet;
        sheet.open(m_game);
        const QString fox = QStringLiteral("\U0001F98A");
        sheet.setName(0, fox.repeated(50));
        QCOMPARE(sheet.seats()->index(0).data(SeatSheetModel::NameRole).toString(), fox.repeated(40));
    }

    /// Uses Foxtail, where bots that think ahead play no better.
    void theSheetSaysIfThinkingAheadDoesNotHelp() {
        SeatSheet sheet;
        const contract::Game& foxtail = *contract::findGame("foxtail");
        const contract::Game& other = *contract::findGame("papertales");
        QVERIFY(!foxtail.aim().thoughtPays && other.aim().thoughtPays);
        for (const contract::Game* game : {&other, &foxtail, &other}) {
            sheet.open(*game);
            sheet.setKind(0, QStringLiteral("sharp"));
            const QString help = sheet.seats()->index(0).data(SeatSheetModel::KindHelpRole).toString();
            QCOMPARE(help.contains(QStringLiteral("like the casual bot")), game == &foxtail);
            QCOMPARE(sheet.kindHelps()[sheet.kinds().indexOf("sharp")], help);
        }
    }

    void everyKindOfSeatCanBeChosenFromAList() {
        SeatSheet sheet;
        sheet.open(m_game);
        QCOMPARE(sheet.kinds(), (QStringList{"human", "gentle", "casual", "keen", "sharp", "random"}));
        QCOMPARE(sheet.kindTexts().size(), sheet.kinds().size());
        QCOMPARE(sheet.kindHelps().size(), sheet.kinds().size());
        for (int kind = 0; kind < sheet.kinds().size(); ++kind) {
            sheet.setKind(0, sheet.kinds()[kind]);
            const QModelIndex seat = sheet.seats()->index(0);
            QCOMPARE(seat.data(SeatSheetModel::KindRole).toString(), sheet.kinds()[kind]);
            QCOMPARE(seat.data(SeatSheetModel::KindTextRole).toString(), sheet.kindTexts()[kind]);
            QCOMPARE(seat.data(SeatSheetModel::KindHelpRole).toString(), sheet.kindHelps()[kind]);
        }
        sheet.setKind(0, QStringLiteral("oracle"));
        QCOMPARE(sheet.seats()->index(0).data(SeatSheetModel::KindRole).toString(), QStringLiteral("random"));
    }

    void everyBotCanBeChosenAndDescribesItself() {
        SeatSheet sheet;
        sheet.open(m_game);
        QSet<QString> kinds;
        QSet<QString> names;
        for (const bots::Bot* bot : bots::bots()) {
            sheet.setKind(1,
                          QString::fromUtf8(bot->kind().data(), static_cast<qsizetype>(bot->kind().size())));
            const QModelIndex seat = sheet.seats()->index(1);
            kinds.insert(seat.data(SeatSheetModel::KindRole).toString());
            names.insert(seat.data(SeatSheetModel::KindTextRole).toString());
            const QString help = seat.data(SeatSheetModel::KindHelpRole).toString();
            QVERIFY(!help.isEmpty());
        }
        QCOMPARE(kinds.size(), static_cast<qsizetype>(bots::bots().size()));
        QCOMPARE(names.size(), kinds.size());
        QVERIFY(!names.contains(seatKindText(QStringLiteral("human"))));
        sheet.setKind(1, QStringLiteral("human"));
        QCOMPARE(sheet.seats()->index(1).data(SeatSheetModel::KindHelpRole).toString(), QString());
    }

    void twoSeatsNeverHaveTheSameEmblem() {
        SeatSheet sheet;
        sheet.open(m_game);
        sheet.setEmblem(0, 1);
        sheet.setEmblem(0, 99);
        QSet<int> emblems;
        for (int seat = 0; seat < sheet.seatCount(); ++seat)
            emblems.insert(sheet.seats()->index(seat).data(SeatSheetModel::EmblemRole).toInt());
        QCOMPARE(emblems.size(), sheet.seatCount());
        QCOMPARE(sheet.seats()->index(0).data(SeatSheetModel::EmblemRole).toInt(), 1);
    }

    void seedsAreNumbers() {
        SeatSheet sheet;
        sheet.open(m_game);
        const QSignalSpy changed(&sheet, &SeatSheet::changed);
        sheet.setSeedText(QStringLiteral("one"));
        QVERIFY(!sheet.canStart());
        QVERIFY(changed.count() > 0);
        QVERIFY(sheet.problem().contains(QStringLiteral("from 1 to")));
        sheet.setSeedText(QStringLiteral(" 999999 "));
        QVERIFY(sheet.canStart());
        QCOMPARE(sheet.header(1).seed, std::uint64_t(999999));
        for (const char* bad : {"-1", "0", "1000000", "18446744073709551615", "1.5"}) {
            sheet.setSeedText(QString::fromUtf8(bad));
            QVERIFY2(!sheet.canStart(), bad);
        }
        sheet.setSeedText(QStringLiteral("  "));
        QCOMPARE(sheet.header(7).seed, std::uint64_t(7));
    }

    void optionsStayInBounds() {
        SeatSheet sheet;
        for (const contract::Game* game : contract::games()) {
            sheet.open(*game);
            for (int row = 0; row < sheet.options()->rowCount(); ++row) {
                const contract::OptionInfo& option = game->info().options[static_cast<std::size_t>(row)];
                sheet.setOption(row, option.most);
                sheet.setOption(row, option.most + 1);
                QCOMPARE(sheet.options()->index(row).data(OptionListModel::ValueRole).toInt(), option.most);
                QCOMPARE(sheet.header(1).options.values[static_cast<std::size_t>(row)], option.most);
            }
            sheet.reset();
            QCOMPARE(sheet.header(1).options, contract::standardOptions(game->info(), sheet.seatCount()));
        }
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SeatSheetTest)
#include "seat_sheet_test.moc"
