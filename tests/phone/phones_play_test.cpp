// SPDX-License-Identifier: MIT
// Phones alone play each game to its end, even if they lose their connections again and again. Each phone
// picks random choices from its page.
#include "app/phone/phones.h"
#include "core/kit/rng.h"
#include "tests/models/matches.h"
#include "tests/phone/phone_client.h"
#include "tests/qt_main.h"

#include <QJsonArray>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// A player who uses only their phone.
class Player {
public:
    Player(Phones& phones, int seat, std::uint64_t seed) : m_random(seed) {
        phones.offer(seat);
        m_phone.open(phones.address());
    }
    [[nodiscard]] PhoneClient& phone() { return m_phone; }
    [[nodiscard]] bool isThere() const { return m_phone.pages() > 0; }
    [[nodiscard]] const QStringList& refused() const { return m_refused; }

    void comeBack() {
        m_waits = false; // the answer to the last move may be lost
        m_pressed = -1;
        m_phone.comeBack();
    }
    /// Presses an item if the page asks for it and the last move has been answered.
    bool act() {
        const QJsonObject& hand = m_phone.hand();
        if (!m_phone.answers().isEmpty()) {
            if (!m_phone.answers().last().isEmpty())
                m_refused.append(m_phone.answers().last());
            m_phone.forgetAnswers();
            m_waits = false;
        }
        constexpr int pause = 60; // milliseconds, which stays below the limit on messages
        if (m_waits || !m_phone.isOpen() || (m_last.isValid() && m_last.elapsed() < pause))
            return false;
        if (hand.contains(QLatin1String("told")))
            return press("next");
        const QJsonArray choices = hand.value(QLatin1String("choices")).toArray();
        if (!choices.isEmpty()) {
            decide(
                choices.at(static_cast<qsizetype>(m_random.below(static_cast<std::uint32_t>(choices.size()))))
                    .toObject());
            return true;
        }
        const QJsonObject window = hand.value(QLatin1String("window")).toObject();
        if (hand.contains(QLatin1String("window")) && !window.value(QLatin1String("passed")).toBool())
            return press(m_random.below(8) == 0 ? "stop" : "pass");
        return false;
    }

private:
    bool press(const char* what) {
        if (m_pressed == m_phone.pages())
            return false; // only one press for each page
        m_pressed = m_phone.pages();
        m_last.start();
        m_phone.press(what);
        return true;
    }
    void decide(const QJsonObject& choice) {
        QJsonObject message{{QStringLiteral("move"), choice.value(QLatin1String("move"))},
                            {QStringLiteral("revision"), m_phone.hand().value(QLatin1String("revision"))}};
        QJsonObject words;
        for (const QJsonValue& field : choice.value(QLatin1String("fields")).toArray())
            words.insert(field[QLatin1String("key")].toString(), QStringLiteral("a word"));
        if (!words.isEmpty())
            message.insert(QStringLiteral("words"), words);
        m_phone.say(message);
        m_last.start();
        m_waits = true;
    }

    PhoneClient m_phone;
    kit::Rng m_random;
    QElapsedTimer m_last; ///< time since the last press
    QStringList m_refused;
    int m_pressed = -1;
    bool m_waits = false;
};

} // namespace

class PhonesPlayTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameIsPlayed_data() {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<bool>("losing");
        for (const contract::Game* game : contract::games())
            for (const bool losing : {false, true})
                QTest::newRow((std::string(game->info().id) + (losing ? " with lost phones" : "")).c_str())
                    << std::string(game->info().id) << losing;
    }
    void aWholeGameIsPlayed() {
        QFETCH(std::string, id);
        QFETCH(bool, losing);
        const contract::Game& game = *contract::findGame(id);
        const int seats = std::max(game.info().seatsLeast, std::min(3, game.info().seatsMost));
        const auto session = sessionOfPeople(game, seats, losing ? 8 : 7);
        session->scheduler()->setSpeed(losing ? 1 : 0); // narrations must be read at speed 1, too
        Phones phones;
        phones.setNetworks({QHostAddress(QHostAddress::LocalHost)});
        phones.setSession(session.get());
        std::vector<std::unique_ptr<Player>> players;
        for (int seat = 0; seat < seats; ++seat) {
            players.push_back(std::make_unique<Player>(phones, seat, static_cast<std::uint64_t>(seat + 1)));
            QTRY_VERIFY(players.back()->isThere());
        }
        constexpr int patience = 240'000;
        QElapsedTimer clock;
        clock.start();
        kit::Rng random(9);
        int acts = 0;
        while (!session->over() && clock.elapsed() < patience) {
            QTest::qWait(0);
            for (const auto& player : players) {
                acts += player->act() ? 1 : 0;
                if (player->phone().isGone() && losing)
                    player->comeBack();
            }
            if (losing && acts > 0 && random.below(2000) == 0)
                players[random.below(static_cast<std::uint32_t>(seats))]->phone().leave();
            QCOMPARE(session->curtain()->seated(), -1);
            QVERIFY(!session->curtain()->down());
            QCOMPARE(session->viewer(), -1);
        }
        QVERIFY2(session->over(), qPrintable(QStringLiteral("%1 acts, %2 entries, %3")
                                                 .arg(acts)
                                                 .arg(session->match().journal().entries.size())
                                                 .arg(session->prompt())));
        for (const auto& player : players) {
            for (const QString& refused : player->refused()) // only late moves may be refused
                QVERIFY2(refused.contains(QLatin1String("Choose again")) ||
                             refused.contains(QLatin1String("Next")),
                         qPrintable(refused));
            if (!losing)
                QTRY_VERIFY(!player->phone().hand().value(QLatin1String("over")).toString().isEmpty());
        }
        qInfo("%d acts, %d entries, %lld ms", acts,
              static_cast<int>(session->match().journal().entries.size()),
              static_cast<long long>(clock.elapsed()));
        phones.setSession(nullptr);
    }
};

TALETOP_TEST(PhonesPlayTest)

#include "phones_play_test.moc"
