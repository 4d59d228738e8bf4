// SPDX-License-Identifier: MIT
// Compares pairs of worlds that a seat cannot tell apart. Its page must be the same in both, byte for byte,
// and so must the answer to its next move.
#include "app/phone/hand_writer.h"
#include "core/kit/rng.h"
#include "tests/conformance/chronicle.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QJsonDocument>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

int pairsWanted() {
    constexpr int usually = 200;
    const int wanted = qEnvironmentVariableIntValue("TALETOP_WORLDS");
    return wanted > 0 ? wanted : usually;
}

match::Header headerFor(const contract::Game& game, int seats, std::uint64_t seed) {
    return headerOf(game, QStringList(seats, QStringLiteral("human")), seed);
}

/// A seat's page in one world, and the answer to a move.
class Watched {
public:
    Watched(const match::Match& match, const HandPictures& pictures, kit::Seat seat)
        : m_session(match), m_writer(m_session, pictures, m_news, seat), m_seat(seat) {
        m_session.scheduler()->setSpeed(0);
        m_session.setElsewhere(kit::SeatSet::firstOf(match.header().options.seats));
    }
    [[nodiscard]] QByteArray page() {
        return QJsonDocument(m_writer.write(m_known)).toJson(QJsonDocument::Compact);
    }
    /// Makes the move, and returns the answer sent to the phone.
    [[nodiscard]] QString make(const QString& move) {
        return m_session.moves().submitElsewhere(m_seat, move, {});
    }
    [[nodiscard]] QString firstMove() const {
        const scene::Scene scene = table::ownScene(m_session.match(), m_seat);
        return scene.choices.empty() ? QString() : QString::fromStdString(scene.choices.front().move);
    }

private:
    MatchSession m_session;
    HandNews m_news;
    HandWriter m_writer;
    kit::Seat m_seat;
    QSet<int> m_known;
};

} // namespace

class PhonesSecrecyTest : public QObject {
    Q_OBJECT

    static void addGames() {
        QTest::addColumn<std::string>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << std::string(game->info().id);
    }

private slots:
    void noPageRevealsOtherHands_data() { addGames(); }
    void noPageRevealsOtherHands() {
        QFETCH(std::string, id);
        const contract::Game& game = *contract::findGame(id);
        const HandPictures pictures(game);
        const int seats = std::max(game.info().seatsLeast, std::min(3, game.info().seatsMost));
        constexpr std::size_t longest = 300;
        constexpr int pairsOfAGame = 10;
        kit::Rng random(5);
        int pairs = 0;
        int different = 0; // number of pairs in which the hidden cards differ
        for (std::uint64_t seed = 1; pairs < pairsWanted(); ++seed) {
            const auto seat = static_cast<kit::Seat>(seed % static_cast<std::uint64_t>(seats));
            const conformance::Chronicle played(game, headerFor(game, seats, seed), longest, seat);
            std::vector<std::size_t> lengths;
            for (const auto& [moment, places] : played.moments())
                lengths.insert(lengths.end(), places.begin(), places.end());
            QVERIFY(!lengths.empty());
            for (int pair = 0; pair < pairsOfAGame; ++pair, ++pairs) {
                const std::size_t length = lengths[random.below(static_cast<std::uint32_t>(lengths.size()))];
                const conformance::Worlds worlds = played.worldsAt(length, random);
                different +=
                    std::ranges::equal(worlds.one.state().bytes(), worlds.other.state().bytes()) ? 0 : 1;
                Watched one(worlds.one, pictures, seat);
                Watched other(worlds.other, pictures, seat);
                QCOMPARE(one.page(), other.page());
                const QString move = one.firstMove();
                QCOMPARE(other.firstMove(), move);
                if (move.isEmpty())
                    continue;
                QCOMPARE(one.make(move), other.make(move));
            }
        }
        qInfo("%d pairs, %d of them with other hidden cards", pairs, different);
        const bool hides = id != "foxtail"; // Foxtail has no hidden cards
        QVERIFY(!hides || different > pairs / 4);
    }

    /// The comparison also finds a difference: a page that shows a hand from another world.
    void aPageThatShowsAnotherHandIsFound() {
        const contract::Game& game = *contract::findGame("papertales");
        const HandPictures pictures(game);
        kit::Rng random(5);
        int found = 0;
        constexpr int pairs = 20;
        for (std::uint64_t seed = 1; seed <= pairs; ++seed) {
            const conformance::Chronicle played(game, headerFor(game, 3, seed), 60, 0);
            const auto& places = played.moments().begin()->second;
            const conformance::Worlds worlds = played.worldsAt(places.back(), random);
            found +=
                Watched(worlds.one, pictures, 1).page() != Watched(worlds.other, pictures, 1).page() ? 1 : 0;
        }
        QVERIFY2(found > pairs / 4, qPrintable(QString::number(found)));
    }
};

TALETOP_TEST(PhonesSecrecyTest)

#include "phones_secrecy_test.moc"
