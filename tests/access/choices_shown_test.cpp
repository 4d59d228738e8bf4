// SPDX-License-Identifier: MIT
// What one decides about is the largest thing on the table: for every kind of decision, how wide its cards
// are, whether their names are whole, how small the smallest letters are, what is cut and what lies over
// things to press. Prints the table of figures.
#include "core/contract/registry.h"
#include "core/kit/rng.h"
#include "tests/access/measured.h"
#include "tests/access/pages.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace taletop;
using namespace taletop::app;

namespace {

/// A question that a game asks, found in a game of casual players.
struct Decision {
    const char* game;
    const char* name;
    int seats;
    const char* step;        ///< of the scene
    int cardsLeast = 1;      ///< that carry the mark `ofTheChoice`; 0: it is made with no cards
    const char* counts = ""; ///< a counter that is not 0 then
    const char* led = "";    ///< a move that is made whenever it may be, to get there
};

// A game's rows stand here when its table reaches what is asked for.
constexpr Decision decisions[] = {
    {"foxtail", "draw or brush", 3, "draw", 0},
    {"foxtail", "place a bit", 3, "place"},
    {"foxtail", "brush a bit", 3, "brush", 0, "", "brush"},
    {"foxtail", "keep a brush", 3, "commit", 0, "", "brush"},
    {"foxtail", "vote", 3, "vote", 0},
    {"foxtail", "place, every seat", 4, "place"},
    {"storyline", "play a card", 3, "play"},
    {"storyline", "play two cards", 4, "play", 3, "banner2"},
    {"storyline", "choose from two", 3, "choose", 2},
    {"storyline", "choose from four", 5, "choose", 4},
    {"storyline", "choose from seven", 8, "choose", 7},
    {"storyline", "choose two pairs", 3, "choose", 4, "banner2"},
    {"storyline", "choose from fourteen", 8, "choose", 14, "banner2"},
    {"storyline", "an effect at The End", 4, "effect", 0},
    {"papertales", "pick a card", 3, "pick", 2},
    {"papertales", "pick from many", 2, "pick", 6},
    {"papertales", "plan", 3, "plan"},
    {"papertales", "plan among five", 5, "plan"},
    {"papertales", "build", 3, "construct", 0},
    {"tailstory", "an action", 3, "action"},
    {"tailstory", "an action among four", 4, "action"},
    {"tailstory", "an answer", 3, "respond"},
    {"tailstory", "bury", 3, "bury"},
    {"tailstory", "recycle", 3, "recycle"},
    {"tailstory", "discard", 3, "discard"},
    {"tailstory", "down to the limit", 2, "endDiscard"},
    {"tailstory", "an achievement", 3, "achieve"},
    {"tailstory", "how many", 3, "drawNumber", 0},
};

bool counted(const scene::Scene& scene, std::string_view key) {
    return key.empty() || std::ranges::any_of(scene.counters, [&](const scene::Counter& counter) {
               return counter.key == key && counter.value != 0;
           });
}

/// The match at the question, in the middle of a game of this luck rather than at its beginning.
std::optional<match::Match> matchAt(const Decision& decision, std::uint64_t luck) {
    const contract::Game& game = *contract::findGame(decision.game);
    match::Match match = matchOf(game, decision.seats, 0.35);
    kit::Rng rng(luck);
    while (match.pending().kind == contract::Pending::Kind::Seats) {
        const kit::Seat seat = match.pending().seats.first();
        const scene::Scene scene = game.scene(match.view(seat), seat);
        if (kit::sameWords(scene.step, decision.step) && counted(scene, decision.counts))
            return match;
        const auto led = std::ranges::find(scene.choices, std::string(decision.led), &scene::Choice::move);
        const auto wanted = led != scene.choices.end() ? *game.parseMove(led->move)
                                                       : game.casualMove(match.view(seat), seat, rng);
        if (match.submit(seat, wanted))
            break;
    }
    return std::nullopt;
}

match::Match matchAt(const Decision& decision) {
    constexpr std::uint64_t games = 30;
    for (std::uint64_t luck = 0; luck < games; ++luck)
        if (auto match = matchAt(decision, luck))
            return *match;
    QTest::qFail("the question was not asked", __FILE__, __LINE__);
    return matchOf(*contract::findGame(decision.game), decision.seats, 0);
}

QStringList wrongWith(const Decision& decision, const Figures& figures, qreal leastWidth) {
    QStringList wrong;
    if (figures.cards < decision.cardsLeast)
        wrong.append(QStringLiteral("%1 cards of the choice are marked").arg(figures.cards));
    if (figures.cards > 0 && figures.narrowest < leastWidth)
        wrong.append(QStringLiteral("a card is %1 px wide, not %2").arg(figures.narrowest).arg(leastWidth));
    if (figures.letters < leastLetters)
        wrong.append(QStringLiteral("“%1” is written in %2 px").arg(figures.smallest).arg(figures.letters));
    return wrong + figures.broken + figures.covered;
}

} // namespace

class ChoicesShownTest : public QObject {
    Q_OBJECT

private slots:
    /// A vote is made of open things: the curtain before it tells what it is for.
    void theCurtainSaysWhatFor() {
        TableWindow table;
        const auto vote = std::ranges::find(decisions, std::string("vote"), &Decision::name);
        open(table, matchAt(*vote));
        table.session().curtain()->setMode(QStringLiteral("curtain"));
        QVERIFY(table.session().curtain()->down());
        QVERIFY(table.session().detail().contains(QStringLiteral("prettiest")));
        open(table, matchAt(decisions[1])); // a bit is placed with open cards, but at a time of its own
        table.session().curtain()->setMode(QStringLiteral("curtain"));
        QVERIFY(!table.session().detail().contains(QStringLiteral("prettiest")));
    }
    /// It stays until it is read, and one plays on meanwhile.
    void aNoticeCoversNothingToPress() {
        TableWindow table;
        QStringList wrong;
        for (const QSize& size : {QSize(1440, 900), QSize(1024, 640)})
            for (const Decision& decision : decisions) {
                table.window().resize(size);
                table.app().dismissNotice();
                open(table, matchAt(decision));
                table.session().curtain()->setMode(QStringLiteral("open"));
                table.app().setNotice(
                    QStringLiteral("The table is silent: a part of the program is missing."));
                QVERIFY(table.need(QStringLiteral("dismissNotice")) != nullptr);
                const Figures figures = measured(table);
                for (const QString& each : figures.covered + figures.broken)
                    wrong.append(QStringLiteral("%1, %2, %3: %4")
                                     .arg(size.width())
                                     .arg(QLatin1String(decision.game), QLatin1String(decision.name), each));
            }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
    void choices_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        QTest::addColumn<qreal>("leastWidth");
        QTest::newRow("as drawn") << QSize(1440, 900) << 1.0 << 150.0;
        QTest::newRow("small window") << QSize(1024, 640) << 1.0 << 96.0;
        QTest::newRow("large text") << QSize(1440, 900) << 1.5 << 150.0;
        QTest::newRow("large text, small window") << QSize(1024, 640) << 1.5 << 96.0;
        QTest::newRow("Full HD at 200 %") << QSize(960, 540) << 1.0 << 96.0; // 192 of its pixels
    }
    void choices() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        QFETCH(qreal, leastWidth);
        TableWindow table;
        table.window().resize(size);
        const QString asked = qEnvironmentVariable("TALETOP_PAGES");
        QStringList wrong;
        for (const Decision& decision : decisions) {
            const QString name =
                QStringLiteral("%1, %2").arg(QLatin1String(decision.game), QLatin1String(decision.name));
            if (!name.contains(asked))
                continue;
            putAway(table);
            open(table, matchAt(decision));
            if (QTest::currentTestFailed())
                return;
            table.session().curtain()->setMode(QStringLiteral("open"));
            table.app().setTextScale(1);
            QTest::mouseMove(table.window().panel(), QPoint(2, 2));
            // Larger text makes no card smaller.
            const qreal least = text > 1 ? std::max(leastWidth, measured(table).narrowest) : leastWidth;
            table.app().setTextScale(text);
            const Figures figures = measured(table);
            QCOMPARE(table.session().step(), QLatin1String(decision.step));
            if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                table.window().grab().save(
                    folder + QStringLiteral("/%1, %2.png").arg(QLatin1String(QTest::currentDataTag()), name));
            qInfo("%-32s %2d cards, %5.1f px; letters %4.1f px (%s); cut %d, covered %d", qPrintable(name),
                  figures.cards, figures.narrowest, figures.letters, qPrintable(figures.smallest),
                  int(figures.broken.size()), int(figures.covered.size()));
            for (const QString& each : wrongWith(decision, figures, least))
                wrong.append(name + QStringLiteral(": ") + each);
        }
        for (const QString& each : wrong)
            qInfo("%s", qPrintable(each));
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 findings").arg(wrong.size())));
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    ChoicesShownTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "choices_shown_test.moc"
