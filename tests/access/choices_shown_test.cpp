// SPDX-License-Identifier: MIT
// Tests that the cards of each kind of decision are large and readable. Measures their width and the smallest
// letters, finds names that do not fit, cut texts and covered controls, and prints all figures.
#include "core/contract/registry.h"
#include "tests/access/covered.h"
#include "tests/access/decisions.h"
#include "tests/access/measured.h"
#include "tests/access/pages.h"
#include "tests/access/thought_pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QFontInfo>
#include <QTest>

#include <algorithm>
#include <array>

using namespace taletop;
using namespace taletop::app;

namespace {

/// A known fault of a table. It is printed, but does not fail the test.
struct Debt {
    const char* settings; ///< the full name of the settings
    const char* finding;  ///< the start of the finding: game, question and fault
    const char* reason;
};
const std::vector<Debt> debts{}; // all known faults are fixed

/// Prints known faults and returns the other findings. Known faults that no longer occur are findings, too.
QStringList notOwed(const QStringList& wrong) {
    QStringList left = wrong;
    for (const Debt& debt : debts) {
        const auto found = [&](const QString& each) { return each.startsWith(QLatin1String(debt.finding)); };
        if (QLatin1String(debt.settings) != QLatin1String(QTest::currentDataTag()))
            continue;
        if (left.removeIf(found) > 0)
            qInfo("owed: %s (%s)", debt.finding, debt.reason);
        else if (qEnvironmentVariableIsEmpty("TALETOP_PAGES"))
            left.append(QStringLiteral("no longer owed: ") + QLatin1String(debt.finding));
    }
    return left;
}

/// Paints a new frame, because the screen may still show the frame in which texts were hidden for measuring.
QImage paintedAnew(TableWindow& table) { return table.window().panel()->grabFramebuffer(); }

const Decision& decisionCalled(const std::string& name) {
    return *std::ranges::find(everyDecision(), name, &Decision::name);
}

/// Opens this decision in a window of this size, with all hands open.
void decide(TableWindow& table, const std::string& name, const QSize& size, qreal text) {
    table.window().resize(size);
    open(table, matchAt(decisionCalled(name)));
    table.session().curtain()->setMode(QStringLiteral("open"));
    table.app().appearance()->setTextScale(text);
    waitForRest(table);
}

QStringList wrongWith(const Decision& decision, const Figures& figures, qreal leastWidth) {
    QStringList wrong;
    if (figures.cards < decision.cardsLeast)
        wrong.append(QStringLiteral("%1 cards of the choice are marked").arg(figures.cards));
    if (figures.cards > 0 && figures.narrowest < leastWidth)
        wrong.append(QStringLiteral("a card is %1 px wide, not %2").arg(figures.narrowest).arg(leastWidth));
    if (figures.letters < leastLetters)
        wrong.append(QStringLiteral("“%1” is written in %2 px").arg(figures.smallest).arg(figures.letters));
    return wrong + figures.broken + figures.covered + figures.unread + figures.overlapping;
}

} // namespace

class ChoicesShownTest : public QObject {
    Q_OBJECT

    static constexpr int part = 6; ///< one in this many questions is tested with a notice

private slots:
    /// A vote is about public things, so the curtain may say what the vote is about.
    void theCurtainBeforeAVoteSaysWhatItIsFor() {
        TableWindow table;
        open(table, matchAt(decisionCalled("vote")));
        table.session().curtain()->setMode(QStringLiteral("curtain"));
        QVERIFY(table.session().curtain()->down());
        QVERIFY(table.session().detail().contains(QStringLiteral("prettiest")));
        open(table, matchAt(everyDecision()[1])); // a decision that is not a vote
        table.session().curtain()->setMode(QStringLiteral("curtain"));
        QVERIFY(!table.session().detail().contains(QStringLiteral("prettiest")));
    }
    /// A notice stays until it is read, and play continues meanwhile.
    void aNoticeCoversNothing_data() {
        QTest::addColumn<QSize>("size");
        for (const contract::Game* game : contract::games())
            for (const QSize& size : {QSize(1440, 900), QSize(1024, 640)})
                QTest::addRow("%s, %d", game->info().id, size.width()) << size;
    }
    void aNoticeCoversNothing() {
        QFETCH(QSize, size);
        const QString game = QString::fromUtf8(QTest::currentDataTag()).section(u',', 0, 0);
        TableWindow table;
        table.window().resize(size);
        QStringList wrong;
        // Tests one question in six, with different ones in each window. The long run tests all of them.
        const bool all = qEnvironmentVariableIsSet("TALETOP_LONG");
        int turn = size.width() == 1024 ? 0 : 3;
        for (const Decision& decision : everyDecision()) {
            if (game != QLatin1String(decision.game) || (turn++ % part != 0 && !all))
                continue;
            table.app().dismissNotice();
            open(table, matchAt(decision));
            table.session().curtain()->setMode(QStringLiteral("open"));
            table.app().setNotice(QStringLiteral("The table is silent: a part of the program is missing."));
            QVERIFY(table.need(QStringLiteral("dismissNotice")) != nullptr);
            waitForRest(table);
            const Figures figures = measured(table);
            if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                table.window().grab().save(
                    folder + QStringLiteral("/%1, %2, notice.png")
                                 .arg(QLatin1String(QTest::currentDataTag()), QLatin1String(decision.name)));
            for (const QString& each : figures.covered + figures.broken)
                wrong.append(QLatin1String(decision.name) + QStringLiteral(": ") + each);
            for (const QString& each : seenBelow(table, table.need(QStringLiteral("notice"))))
                wrong.append(QLatin1String(decision.name) + QStringLiteral(": it hides ") + each);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
    /// Pages have a different layout from tables, but a notice must not cover them, either.
    void aNoticeOnAPageCoversNothing() {
        TableWindow table;
        QStringList wrong;
        const auto look = [&](const QSize& size, const QString& page, const QString& notice) {
            waitForRest(table);
            const QStringList before = coveredThings(table);
            table.app().setNotice(notice);
            QVERIFY(table.need(QStringLiteral("dismissNotice")) != nullptr);
            waitForRest(table);
            if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                table.window().grab().save(
                    folder +
                    QStringLiteral("/%1, %2, %3 letters.png").arg(size.width()).arg(page).arg(notice.size()));
            for (const QString& each : coveredThings(table) + brokenTexts(table, seenTexts(table)))
                if (!before.contains(each))
                    wrong.append(QStringLiteral("%1, %2: %3").arg(size.width()).arg(page, each));
            for (const QString& each : seenBelow(table, table.need(QStringLiteral("notice"))))
                wrong.append(QStringLiteral("%1, %2: it hides %3").arg(size.width()).arg(page, each));
            table.app().dismissNotice();
        };
        const QString brief = QStringLiteral("The table is silent: a part of the program is missing.");
        const QString longer =
            brief + QStringLiteral(" Nothing can be read aloud: something else is missing, "
                                   "too. Two words in a terminal bring both.");
        for (const QSize& size : {QSize(1440, 900), QSize(1024, 640)})
            for (const QString& notice : {brief, longer}) {
                table.window().resize(size);
                table.app().goHome();
                look(size, QStringLiteral("home"), notice);
                table.click(QStringLiteral("openSettings"));
                look(size, QStringLiteral("settings"), notice);
                table.key(Qt::Key_Escape);
                for (const contract::Game* game : contract::games()) {
                    table.app().openSeats(QString::fromUtf8(game->info().id));
                    look(size, QStringLiteral("seats of %1").arg(QLatin1String(game->info().id)), notice);
                }
            }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
    /// The slip asks about cards in the hand, so it must not cover any of them.
    void theWarningSlipHidesNoHandCard_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("as drawn") << QSize(1440, 900);
        QTest::newRow("small window") << QSize(1024, 640);
        QTest::newRow("Full HD at 200 %") << QSize(960, 540);
    }
    void theWarningSlipHidesNoHandCard() {
        QFETCH(QSize, size);
        TableWindow table;
        for (const char* name : {"plan", "pick from many", "discard", "place a bit"}) {
            decide(table, name, size, 1);
            askAboutTheFirstMove(table);
            QQuickItem* slip = table.need(QStringLiteral("thoughtPaper"));
            waitForRest(table);
            if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                table.window().grab().save(
                    folder +
                    QStringLiteral("/thought, %1, %2.png").arg(QLatin1String(name)).arg(size.width()));
            const QStringList hidden = seenBelow(table, slip).filter(QStringLiteral("hand"));
            QVERIFY2(hidden.isEmpty(), qPrintable(QLatin1String(name) + u' ' + hidden.join(u'\n')));
            table.session().thought()->goBack();
        }
    }
    /// A step without a row in the list of decisions would never be checked.
    void everyStepHasARow() {
        QStringList missing;
        for (const contract::Game* game : contract::games())
            for (const std::string& step : stepsOf(game->info().id)) {
                const auto isThis = [&](const auto& each) {
                    return each.game == std::string(game->info().id) && each.step == step;
                };
                if (std::ranges::none_of(everyDecision(), isThis))
                    missing.append(QStringLiteral("%1: %2").arg(QLatin1String(game->info().id),
                                                                QString::fromStdString(step)));
            }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }
    /// Each person who may answer a play sees the whole question, with any number of people.
    void theReactionQuestionIsWholeAndUncovered_data() { choices_data(); }
    void theReactionQuestionIsWholeAndUncovered() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.window().resize(size);
        open(table, matchAt(decisionCalled("an answer among four")));
        table.app().appearance()->setTextScale(text);
        for (const char* hands : {"open", "curtain"}) {
            table.session().curtain()->setMode(QLatin1String(hands));
            const Figures figures = measured(table);
            if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                table.window().grab().save(
                    folder + QStringLiteral("/%1, asked, %2.png")
                                 .arg(QLatin1String(QTest::currentDataTag()), QLatin1String(hands)));
            QQuickItem* question = table.need(QStringLiteral("reactionQuestion"));
            QVERIFY(question != nullptr);
            QVERIFY(question->property("text").toString().endsWith(u'?'));
            QVERIFY(!question->property("truncated").toBool());
            const QList<SeenText> seen = seenTexts(table);
            QVERIFY(std::ranges::any_of(seen, [&](const SeenText& each) { return each.item == question; }));
            QCOMPARE(figures.broken + figures.covered, QStringList());
        }
    }
    /// A slip below the viewer's own Units names the Unit whose ability asks, and says what the ability does.
    void theUnitThatAsksIsNamed() {
        TableWindow table;
        for (const QSize& size : {QSize(1440, 900), QSize(1024, 640)})
            for (const auto& [name, asker, words] :
                 {std::array{"a target", "Time Master", "2 Age tokens"},
                  std::array{"alchemy", "Master Alchemist", "for each food"},
                  std::array{"save a Unit", "Mystical Healer", "save one of your Units"}}) {
                decide(table, name, size, 1);
                const QQuickItem* slip = table.need(QStringLiteral("askerSlip"));
                QVERIFY2(slip != nullptr, name);
                QStringList told;
                for (const SeenText& each : seenTexts(table))
                    if (slip->isAncestorOf(each.item))
                        told.append(each.text);
                QVERIFY2(told.contains(QLatin1String(asker)), name);
                QVERIFY2(told.filter(QLatin1String(words)).size() == 1, qPrintable(told.join(u'\n')));
                QCOMPARE(coveredThings(table), QStringList());
            }
    }
    /// The prompt names the Unit if there is no space for the slip.
    void theUnitThatAsksIsNamedInSmallWindows() {
        TableWindow table;
        for (const auto& [size, text] : {std::pair(QSize(1024, 640), 1.5), std::pair(QSize(960, 540), 1.0)})
            for (const auto& [name, asker] :
                 {std::pair("a target", "Time Master"), std::pair("alchemy", "Master Alchemist"),
                  std::pair("save a Unit", "Mystical Healer")}) {
                decide(table, name, size, text);
                const QQuickItem* told = table.find(QStringLiteral("askerSlip"));
                if (told == nullptr)
                    told = table.need(QStringLiteral("promptBar"));
                bool named = false;
                for (const SeenText& each : seenTexts(table))
                    named =
                        named || (told->isAncestorOf(each.item) && each.text.contains(QLatin1String(asker)));
                QVERIFY2(named, name);
            }
    }
    /// Units show their names, and the forecast is visible without scrolling.
    void unitsAndForecastAreReadableInSmallWindows() {
        TableWindow table;
        for (const auto& [size, text] : {std::pair(QSize(1024, 640), 1.5), std::pair(QSize(960, 540), 1.0)})
            for (const char* name : {"build", "build among five", "plan among five"}) {
                decide(table, name, size, text);
                if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                    paintedAnew(table).save(
                        folder +
                        QStringLiteral("/named, %1, %2.png").arg(QLatin1String(name)).arg(size.width()));
                const QList<SeenText> texts = seenTexts(table);
                for (const char* spot : {"F1", "F2", "F3", "B1", "B2"}) {
                    const QQuickItem* place = table.need(QStringLiteral("spot-") + QLatin1String(spot));
                    if (place->property("face").toInt() == 0)
                        continue; // an empty place has no text
                    const bool named = std::ranges::any_of(texts, [&](const SeenText& each) {
                        return place->isAncestorOf(each.item) && each.text.size() > 3;
                    });
                    QVERIFY2(named, qPrintable(QStringLiteral("%1, %2: %3")
                                                   .arg(QLatin1String(name), QLatin1String(spot))
                                                   .arg(text)));
                }
                QVERIFY2(!table.need(QStringLiteral("planLines"))->property("interactive").toBool(),
                         qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(name)).arg(text)));
            }
    }
    /// The explanation of a number is never cut off. Beside the number its letters are at least 0.55 times as
    /// large, and below the number they have at least 12 pixels.
    void theEffectOfAnAnswerIsReadableBesideItsNumber() {
        TableWindow table;
        for (const auto& [size, text] : {std::pair(QSize(1024, 640), 1.0), std::pair(QSize(1440, 900), 1.5),
                                         std::pair(QSize(1024, 640), 1.5)})
            for (const char* name : {"how many to draw", "how many to steal"}) {
                decide(table, name, size, text);
                const QQuickItem* answer = table.need(QStringLiteral("answer-number-1"));
                QList<const QQuickItem*> words; // the texts of the number and its explanation
                for (const SeenText& each : seenTexts(table))
                    if (answer->isAncestorOf(each.item))
                        words.append(each.item);
                QCOMPARE(words.size(), 2);
                const auto letters = [](const QQuickItem* item) {
                    return QFontInfo(item->property("font").value<QFont>()).pixelSize();
                };
                const bool below = words[1]->y() >= words[0]->y() + words[0]->height() * 0.8;
                QVERIFY(below || words[1]->x() >= words[0]->x() + words[0]->width());
                QVERIFY2(letters(words[1]) >= (below ? 12 : letters(words[0]) * 0.55),
                         qPrintable(QStringLiteral("%1, %2: %3 px")
                                        .arg(QLatin1String(name))
                                        .arg(text)
                                        .arg(letters(words[1]))));
                QVERIFY(words[1]->property("contentHeight").toReal() <= words[1]->height());
            }
    }
    void choices_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        QTest::addColumn<qreal>("leastWidth");
        QTest::addColumn<bool>("contrast");
        QTest::newRow("as drawn") << QSize(1440, 900) << 1.0 << 150.0 << false;
        QTest::newRow("small window") << QSize(1024, 640) << 1.0 << 96.0 << false;
        QTest::newRow("large text") << QSize(1440, 900) << 1.5 << 150.0 << false;
        QTest::newRow("large text, small window") << QSize(1024, 640) << 1.5 << 96.0 << false;
        QTest::newRow("Full HD at 200 %") << QSize(960, 540) << 1.0 << 96.0 << false; // 192 real pixels
        QTest::newRow("high contrast") << QSize(1440, 900) << 1.0 << 150.0 << true;
    }
    void choices() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        QFETCH(qreal, leastWidth);
        QFETCH(bool, contrast);
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setHighContrast(contrast);
        const QString asked = qEnvironmentVariable("TALETOP_PAGES");
        QStringList wrong;
        for (const Decision& decision : everyDecision()) {
            const QString name =
                QStringLiteral("%1, %2").arg(QLatin1String(decision.game), QLatin1String(decision.name));
            if (!name.contains(asked))
                continue;
            putAway(table);
            open(table, matchAt(decision));
            if (QTest::currentTestFailed())
                return;
            table.session().curtain()->setMode(QStringLiteral("open"));
            table.app().appearance()->setTextScale(1);
            QTest::mouseMove(table.window().panel(), QPoint(2, 2));
            const qreal bound = decision.leastWidth > 0 ? decision.leastWidth : leastWidth;
            // Larger text must not make cards smaller.
            const qreal least = text > 1 ? std::max(bound, measured(table).narrowest) : bound;
            table.app().appearance()->setTextScale(text);
            const Figures figures = measured(table, size.width() >= 1440);
            QCOMPARE(table.session().step(), QLatin1String(decision.step));
            if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                paintedAnew(table).save(
                    folder + QStringLiteral("/%1, %2.png").arg(QLatin1String(QTest::currentDataTag()), name));
            qInfo("%-32s %2d cards, %5.1f px; letters %4.1f px (%s); cut %d, covered %d", qPrintable(name),
                  figures.cards, figures.narrowest, figures.letters, qPrintable(figures.smallest),
                  int(figures.broken.size()), int(figures.covered.size()));
            for (const QString& each :
                 wrongWith(decision, figures, least) + (contrast ? faintTexts(table, true) : QStringList()))
                wrong.append(name + QStringLiteral(": ") + each);
        }
        wrong = notOwed(wrong);
        for (const QString& each : wrong)
            qInfo("%s", qPrintable(each));
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 findings").arg(wrong.size())));
    }
};

TALETOP_TEST(ChoicesShownTest)

#include "choices_shown_test.moc"
