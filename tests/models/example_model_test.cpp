// SPDX-License-Identifier: MIT
// Tests of the list of examples: each example in the rulebook is listed once, with a picture of its subject.
#include "app/art/save_picture.h"
#include "app/shell/example_model.h"
#include "app/shell/practice.h"
#include "core/contract/registry.h"
#include "tests/qt_main.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QEvent>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace taletop;
using namespace taletop::app;

namespace {

using Role = ExampleModel::Role;

QString said(const ExampleModel& examples, int row, Role role) {
    return examples.data(examples.index(row), role).toString();
}

QStringList entriesOf(const contract::Game& game) {
    QStringList entries;
    for (const contract::RuleChapter& chapter : game.rulebook())
        for (const contract::RuleEntry& rule : chapter.entries)
            if (!rule.example.empty())
                entries.append(QString::fromStdString(game.ledgerEntry(rule.number)));
    return entries;
}

/// Returns the name of the card in this entry's example, or "" if it has none.
QString cardOf(const QString& gameId, const QString& entry) {
    ExampleModel examples;
    examples.setGameId(gameId);
    for (int row = 0; row < examples.count(); ++row)
        if (examples.entryAt(row) == entry) {
            const int face = examples.at(row).value(QStringLiteral("face")).toInt();
            return face > 0 ? QString::fromUtf8(
                                  contract::findGame(gameId.toStdString())->cardText(face).name.source)
                            : QString();
        }
    return QStringLiteral("no such example");
}

bool isBlank(const QImage& picture) {
    const QRgb first = picture.pixel(0, 0);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixel(x, y) != first)
                return false;
    return true;
}

} // namespace

class ExampleModelTest : public QObject {
    Q_OBJECT

private slots:
    void everyExampleIsListedOnceInReadingOrder() {
        ExampleModel examples;
        const QAbstractItemModelTester tester(&examples,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(examples.count(), 0);
        for (const contract::Game* game : contract::games()) {
            examples.setGameId(QString::fromUtf8(game->info().id));
            QStringList entries;
            for (int row = 0; row < examples.count(); ++row) {
                entries.append(examples.entryAt(row));
                QVERIFY(!said(examples, row, Role::TitleRole).isEmpty());
                QVERIFY(!said(examples, row, Role::CaptionRole).isEmpty());
            }
            QCOMPARE(entries, entriesOf(*game));
            QVERIFY(!entries.isEmpty());
        }
        examples.setGameId(QStringLiteral("nothing"));
        QCOMPARE(examples.count(), 0);
        QCOMPARE(examples.entryAt(0), QString());
    }

    void thePictureIsTheCardThatTheTextNamesFirst() {
        QCOMPARE(cardOf("papertales", "PT-109"), QStringLiteral("Shapeshifter"));
        QCOMPARE(cardOf("papertales", "PT-67"), QStringLiteral("Tavern"));
        // The text names Miner and Mine later.
        QCOMPARE(cardOf("papertales", "PT-69"), QStringLiteral("Wood Merchant"));
        QCOMPARE(cardOf("tailstory", "TS-85"), QStringLiteral("Howlywood Debut"));
        QCOMPARE(cardOf("storyline", "SL-61"), QStringLiteral("The Bones"));
    }

    /// Foxtail's texts name no cards: "brush" and "draw" are sealed choices, and numbers are tokens.
    void wordsThatNameNoCardGiveNoPicture() {
        for (const QString& entry : entriesOf(*contract::findGame("foxtail")))
            QCOMPARE(cardOf("foxtail", entry), QString());
    }

    /// SL-30 names no card. The Narrator chooses among three open cards, so the picture shows one of these.
    void withoutANamedCardThePictureIsOneThatCanBeTouched() {
        ExampleModel examples;
        examples.setGameId(QStringLiteral("storyline"));
        for (int row = 0; row < examples.count(); ++row)
            QVERIFY2(examples.at(row).value(QStringLiteral("face")).toInt() > 0,
                     qPrintable(examples.entryAt(row)));
        const auto read = readExample(QStringLiteral("SL-30"));
        const match::Match& match = std::get<Example>(read).match;
        std::set<QString> offered;
        for (const scene::Zone& zone : match.game().scene(match.view(0), 0).zones)
            for (const scene::Card& card : zone.cards)
                if (card.face > 0)
                    offered.insert(QString::fromUtf8(match.game().cardText(card.face).name.source));
        QVERIFY(offered.contains(cardOf("storyline", "SL-30")));
    }

    void everyExampleHasAPictureOfItsTable() {
        SavePictureProvider pictures;
        for (const contract::Game* game : contract::games()) {
            ExampleModel examples;
            examples.setGameId(QString::fromUtf8(game->info().id));
            for (int row = 0; row < examples.count(); ++row) {
                const QString address = said(examples, row, Role::TableRole);
                QVERIFY(address.startsWith(QStringLiteral("image://saves/")));
                QSize size;
                const QImage picture = pictures.requestImage(address.section(u'/', 3), &size, QSize(120, 80));
                QVERIFY2(!isBlank(picture), qPrintable(examples.entryAt(row)));
            }
        }
    }
};

TALETOP_TEST(ExampleModelTest)
#include "example_model_test.moc"
