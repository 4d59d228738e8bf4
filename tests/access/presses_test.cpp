// SPDX-License-Identifier: MIT
// Tests how many presses and opened hands a round needs if people at one screen know their keys. Narrations
// continue by themselves, and players wait only while presses are ignored.
#include "core/contract/registry.h"
#include "tests/access/friends.h"
#include "tests/qt_main.h"

#include <QRegularExpression>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

Qt::Key figure(int number) { return static_cast<Qt::Key>(Qt::Key_0 + number); }

/// Plays rounds of a game with as few presses as possible.
class Evening {
public:
    Evening(const QString& game, int people, int seed) : m_friends(game, people, seed) {}
    virtual ~Evening() = default;
    Evening(const Evening&) = delete;
    Evening& operator=(const Evening&) = delete;

    [[nodiscard]] Friends& friends() { return m_friends; }

    /// Answers any question with as few presses as possible.
    void goOn() {
        if (session().events()->waits())
            m_friends.key(Qt::Key_Return);
        else if (session().events()->telling())
            m_friends.pass(1000);
        else if (m_friends.curtain().down())
            m_friends.seatKey(m_friends.curtain().seat());
        else if (session().reactions()->active() && session().step().isEmpty())
            m_friends.key(Qt::Key_P);
        else
            decide();
    }
    /// Plays until this counter has this value and a seat is asked, or the game ends.
    void playTo(const QString& counter, int value) {
        constexpr int patience = 400;
        const auto reached = [&] {
            return session().counters().value(counter).toInt() >= value && !session().events()->telling() &&
                   (m_friends.curtain().down() || !session().step().isEmpty());
        };
        for (int press = 0; press < patience && !reached() && !session().over(); ++press)
            goOn();
        QVERIFY2(reached() || session().over(),
                 qPrintable(m_friends.done().join(u'\n') + u'\n' + standing(m_friends.table())));
    }

protected:
    [[nodiscard]] MatchSession& session() { return m_friends.session(); }
    [[nodiscard]] QString step() { return session().step(); }
    [[nodiscard]] QList<QStringList> gestures() {
        QList<QStringList> all;
        for (int row = 0; row < session().choices()->rowCount(); ++row)
            all.append(session().choices()->at(row).value(QStringLiteral("gesture")).toStringList());
        return all;
    }
    [[nodiscard]] bool offers(const QString& touch) {
        const QList<QStringList> all = gestures();
        return std::ranges::any_of(all, [&](const QStringList& each) { return each.value(0) == touch; });
    }
    void press(Qt::Key key) { m_friends.key(key); }
    virtual void decide() = 0;

private:
    Friends m_friends;
};

class AtFoxtail : public Evening {
public:
    explicit AtFoxtail(int seed) : Evening(QStringLiteral("foxtail"), 3, seed) {}

private:
    void decide() override {
        if (step() != QLatin1String("draw"))
            press(Qt::Key_1);
        press(Qt::Key_C);
    }
};

class AtPaperTales : public Evening {
public:
    explicit AtPaperTales(int seed) : Evening(QStringLiteral("papertales"), 3, seed) {}

private:
    void decide() override {
        if (step() == QLatin1String("plan"))
            return plan();
        for (int number = 1; step() != QLatin1String("construct") && session().touches()->armed() < 0 &&
                             number <= session().choices()->rowCount() && number < 10;
             ++number)
            press(figure(number));
        press(Qt::Key_C);
    }
    /// Deploys two Units, if possible.
    void plan() {
        const QStringList spots{"F1", "F2", "F3", "B1", "B2"};
        for (int unit = 0; unit < 2; ++unit) {
            const QList<QStringList> all = gestures();
            const auto deploys = std::ranges::find_if(all, [&](const QStringList& each) {
                return each.size() == 2 && each[0].startsWith(QLatin1String("card/hand/")) &&
                       spots.contains(each[1].section(u'/', 1, 1));
            });
            if (deploys == all.end())
                break;
            QStringList cards; // cards that are still in the hand
            for (const QStringList& each : all)
                if (each[0].startsWith(QLatin1String("card/hand/")) && !cards.contains(each[0]))
                    cards.append(each[0]);
            press(figure(static_cast<int>(cards.indexOf((*deploys)[0])) + 1));
            press(figure(static_cast<int>(spots.indexOf((*deploys)[1].section(u'/', 1, 1))) + 1));
        }
        press(Qt::Key_C);
    }
};

class AtTailStory : public Evening {
public:
    explicit AtTailStory(int seed) : Evening(QStringLiteral("tailstory"), 3, seed) {}

private:
    void decide() override {
        if (step() == QLatin1String("action"))
            return act();
        const QStringList first = gestures().value(0);
        for (const auto& [touch, key] : keys)
            if (offers(QLatin1String("button/") + QLatin1String(touch)))
                return press(key);
        if (first.value(0).startsWith(QLatin1String("button/number-")))
            return press(figure(first[0].section(u'-', -1).toInt()));
        press(figure(first.value(0).section(u'/', -1).toInt() + 1));
        press(Qt::Key_C);
    }
    /// Plays a card without a target, then draws, then ends the turn.
    void act() {
        const QList<QStringList> all = gestures();
        const auto plays = std::ranges::find_if(all, [](const QStringList& each) {
            return each.size() == 1 && each[0].startsWith(QLatin1String("card/hand/"));
        });
        const int turn = session().counters().value(QStringLiteral("turn")).toInt();
        if (turn != m_played && plays != all.end()) {
            m_played = turn;
            press(figure((*plays)[0].section(u'/', -1).toInt() + 1));
            press(Qt::Key_C);
        } else {
            press(offers(QStringLiteral("button/draw-discard")) ? Qt::Key_D : Qt::Key_E);
        }
    }

    static constexpr std::array<std::pair<const char*, Qt::Key>, 3> keys{
        {{"decline", Qt::Key_N}, {"done", Qt::Key_X}, {"pass", Qt::Key_P}}};
    int m_played = -1; ///< the last turn in which a card was played
};

class AtScaryTales : public Evening {
public:
    explicit AtScaryTales(int seed) : Evening(QStringLiteral("storyline"), 4, seed) {}

private:
    void decide() override {
        press(Qt::Key_1);
        if (session().touches()->armed() < 0) // with two banners, picks the first card of the second row, too
            press(figure(2));
        press(Qt::Key_C);
    }
};

std::unique_ptr<Evening> eveningOf(const QString& game, int seed) {
    if (game == QLatin1String("foxtail"))
        return std::make_unique<AtFoxtail>(seed);
    if (game == QLatin1String("papertales"))
        return std::make_unique<AtPaperTales>(seed);
    if (game == QLatin1String("tailstory"))
        return std::make_unique<AtTailStory>(seed);
    return std::make_unique<AtScaryTales>(seed);
}

} // namespace

class PressesTest : public QObject {
    Q_OBJECT

private slots:
    void aRoundTakesFewPresses_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("counter"); // the name of the counter for rounds
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<int>("presses");
        QTest::addColumn<int>("lifts");
        // Each turn needs one lift, two actions that the others do not stop (drawing and discarding needs the
        // most presses), the end of the turn, and the discard of a surplus card.
        QTest::newRow("tailstory") << "tailstory"
                                   << "turn" << 4 << 7 << 36 << 3;
        // Each player lifts the curtain twice for the packs and the plan, and the starting player once more.
        // Two lifts are for Buildings, which all but the last player choose in secret (PT-24), and one is for
        // a Unit whose ability asks.
        QTest::newRow("papertales") << "papertales"
                                    << "turn" << 2 << 3 << 60 << 10;
        // Everyone must draw. Only the last player who places a bit needs no lift.
        QTest::newRow("foxtail") << "foxtail"
                                 << "turn" << 2 << 3 << 11 << 2;
        // There are four choices (a number key and C for each), three lifts, and a page to read.
        QTest::newRow("storyline") << "storyline"
                                   << "round" << 2 << 3 << 12 << 3;
    }
    void aRoundTakesFewPresses() {
        QFETCH(QString, game);
        QFETCH(QString, counter);
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(int, presses);
        QFETCH(int, lifts);
        if (contract::findGame(game.toStdString()) == nullptr)
            return;
        const auto evening = eveningOf(game, 3);
        Friends& friends = evening->friends();
        QVERIFY2(friends.isClockUsed(), "the test clock is not in use");
        evening->playTo(counter, from);
        friends.countAnew();
        const qsizetype before = friends.done().size();
        evening->playTo(counter, to);
        qInfo("%s: %d presses, at most %d; %d hands opened, at most %d\n%s", qPrintable(game),
              friends.presses(), presses, friends.lifts(), lifts,
              qPrintable(friends.done().mid(before).join(u'\n')));
        QVERIFY(friends.presses() <= presses);
        QVERIFY(friends.lifts() <= lifts);
    }
};

TALETOP_TEST(PressesTest)
#include "presses_test.moc"
