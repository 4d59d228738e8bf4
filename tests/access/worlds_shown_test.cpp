// SPDX-License-Identifier: MIT
// Tests the same as doors_test in many more worlds, but without a window. Opens two matches that are the same
// to the public, and sometimes to one of the seats, in a session each. Every seat sits down and rises again,
// and the asked seat answers. Compares all models with all their roles and the answers to screen readers,
// because pages show nothing else. Only doors_test compares frames and the accessibility tree.
#include "app/shell/table_words.h"
#include "core/contract/registry.h"
#include "tests/access/asked_for.h"
#include "tests/access/doors_tally.h"
#include "tests/access/lines.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The number of worlds, two for each pair.
constexpr int worldsUsually = 120;

/// A world that is opened in its own session.
class Sitting {
public:
    Sitting(const match::Match& match, kit::Seat knower) : m_session(match), m_knower(knower) {}

    [[nodiscard]] QList<Look> goThrough() {
        look(QStringLiteral("at first"));
        const int seats = m_session.match().header().options.seats;
        for (int seat = 0; seat < seats; ++seat)
            sitAndRise(seat, false);
        for (int seat = 0; seat < seats; ++seat)
            if (m_session.match().pending().seats.contains(static_cast<kit::Seat>(seat)))
                sitAndRise(seat, true);
        return m_looks;
    }

private:
    void sitAndRise(int seat, bool answers) {
        m_session.curtain()->sit(seat);
        look(QStringLiteral("seat %1 sits").arg(seat + 1));
        if (answers && m_session.choices()->rowCount() > 0) {
            m_session.submit(m_session.choices()->index(0).data(ChoiceModel::MoveRole).toString());
            look(QStringLiteral("it answers"));
        }
        m_session.curtain()->fall();
        look(QStringLiteral("it rises"));
    }

    void look(const QString& door) {
        const auto& entries = m_session.match().journal().entries;
        if (m_told.isEmpty() || entries.size() != m_entries) {
            m_entries = entries.size();
            m_told = toldOf(m_session.match(), m_knower);
        }
        Look look;
        look.door = door;
        look.told = m_told;
        look.seated = m_session.curtain()->seated();
        look.open = m_session.over() && !m_session.match().game().info().secretsStay;
        look.shared = openToAll(m_session);
        look.shown = linesOf(m_session);
        for (const QString& words :
             {handWords(m_session), askedWords(m_session), tableWords(m_session), happenedWords(m_session)})
            look.heard.append({look.seated, words});
        m_looks.append(look);
    }

    MatchSession m_session;
    kit::Seat m_knower;
    QByteArray m_told;
    std::size_t m_entries = 0;
    QList<Look> m_looks;
};

Walked walkThrough(const conformance::Worlds& worlds, kit::Seat knower) {
    return compare(Sitting(worlds.one, knower).goThrough(), Sitting(worlds.other, knower).goThrough(),
                   knower);
}

} // namespace

class WorldsShownTest : public QObject {
    Q_OBJECT

private slots:
    void worldsLookAlike_data() {
        QTest::addColumn<std::string>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << std::string(game->info().id);
    }
    void worldsLookAlike() {
        QFETCH(std::string, id);
        const std::optional<std::vector<std::string>> asked = askedFor(id);
        QVERIFY(asked);
        const contract::Game& game = *contract::findGame(id);
        int looks = 0;
        int alike = 0;
        int pairs = 0;
        std::map<std::string, int> moments;
        // Some pairs are the same only to the public, and the others also to one of the seats.
        const int seats = seatsOf(game);
        for (int knower = kit::spectator; knower < seats; ++knower) {
            Supply supply(game, seats, 0, *asked, static_cast<kit::Seat>(knower));
            const int all = worldsWanted(worldsUsually) / 2;
            const int wanted = std::max(1, knower < 0 ? all / 2 : all / 2 / seats);
            for (int pair = 0; pair < wanted; ++pair, ++pairs) {
                const Supply::Pair next = supply.next();
                const Walked walked = walkThrough(next.worlds, static_cast<kit::Seat>(knower));
                QVERIFY2(walked.leak.isEmpty(),
                         qPrintable(QStringLiteral("pair %1, seat %2 knows, asked for %3: %4")
                                        .arg(pair + 1)
                                        .arg(knower + 1)
                                        .arg(QString::fromStdString(next.moment), walked.leak)));
                looks += walked.looks;
                alike += walked.alike;
                ++moments[next.moment];
            }
        }
        qInfo("%d worlds, %d looks, %d of them in all that is shown; %d moments", pairs * 2, looks, alike,
              static_cast<int>(moments.size()));
        for (const std::string& moment : *asked)
            QVERIFY2(moments.contains(moment), moment.c_str());
    }

    /// The test finds a hand that differs between the worlds while its seat is seated.
    void itBites() {
        const contract::Game* game = contract::findGame("papertales");
        if (game == nullptr)
            return; // the game is not part of this build
        Supply supply(*game, seatsOf(*game), 0);
        constexpr int pairs = 40;
        int found = 0;
        for (int pair = 0; pair < pairs; ++pair) {
            const Supply::Pair next = supply.next();
            QList<Look> one = Sitting(next.worlds.one, 0).goThrough();
            QList<Look> other = Sitting(next.worlds.other, 0).goThrough();
            for (QList<Look>* looks : {&one, &other})
                for (Look& look : *looks)
                    look.told.clear(); // pretends that the public facts are the same
            found +=
                compare(one, other, 0).leak.startsWith(QStringLiteral("at first > seat 1 sits: ")) ? 1 : 0;
        }
        QVERIFY2(found > pairs / 4, qPrintable(QString::number(found)));
    }
};

TALETOP_TEST(WorldsShownTest)

#include "worlds_shown_test.moc"
