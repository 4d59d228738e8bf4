// SPDX-License-Identifier: MIT
// Browsers in separate networks play whole games. No page has a loopback address, so none is a secure
// context. One network is fast. The others delay packets, and some lose packets as well. Creating networks
// needs root.
#include "app/phone/phones.h"
#include "core/kit/rng.h"
#include "tests/models/matches.h"
#include "tests/phone/browser.h"
#include "tests/qt_main.h"

#include <QTest>

#include <unistd.h>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int patience = 20'000; ///< milliseconds

/// A separate network, removed by the destructor.
class FarNetwork {
public:
    /// Creates a network with a delay in milliseconds for each direction, and a packet loss in percent.
    FarNetwork(int number, int delay, int loss)
        : m_name(QStringLiteral("tt%1n%2").arg(getpid()).arg(number)),
          m_here(QStringLiteral("10.99.%1.1").arg(number)) {
        m_program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_program.start(QStringLiteral("python3"), {QStringLiteral("-B"), QStringLiteral(TALETOP_FAR_NETWORK),
                                                    m_name, m_here, QStringLiteral("10.99.%1.2").arg(number),
                                                    QString::number(delay), QString::number(loss)});
    }
    ~FarNetwork() {
        m_program.closeWriteChannel();
        m_program.waitForFinished();
    }
    FarNetwork(const FarNetwork&) = delete;
    FarNetwork& operator=(const FarNetwork&) = delete;
    [[nodiscard]] bool isReady() {
        while (!m_program.canReadLine() && m_program.waitForReadyRead(patience)) {
        }
        return m_program.readLine() == "ready\n";
    }
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const QString& here() const { return m_here; } ///< this computer's address

private:
    QProcess m_program;
    QString m_name;
    QString m_here;
};

/// A phone in a network of its own.
struct Phone {
    explicit Phone(int number, int delay = 0, int loss = 0) : network(number, delay, loss) {}
    FarNetwork network;
    Browser browser;
    QString step; ///< the last kind of question, because the page is reloaded at some changes of it
};

QString textOf(Browser& browser, const char* id) {
    return browser.value(QStringLiteral("document.getElementById('%1').textContent").arg(QLatin1String(id)))
        .toString();
}

} // namespace

class PhonesNetworkTest : public QObject {
    Q_OBJECT

    /// Makes a move for the person at the screen if they are asked.
    static void actAtTheScreen(MatchSession& session, kit::Rng& random) {
        Curtain& curtain = *session.curtain();
        if (curtain.down() && curtain.state() == Curtain::State::Down)
            curtain.sit(curtain.seat());
        const int choices = session.choices()->rowCount();
        if (session.actor() >= 0 && choices > 0) // public choices need no open hand
            session.submit(session.choices()
                               ->at(static_cast<int>(random.below(static_cast<std::uint32_t>(choices))))
                               .value(QLatin1String("move"))
                               .toString());
    }

private slots:
    void initTestCase() {
        if (geteuid() != 0)
            QSKIP("only root can make networks");
    }

    void aWholeGameIsPlayed_data() {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<bool>("mixed");
        for (const contract::Game* game : contract::games())
            for (const bool mixed : {false, true})
                QTest::newRow((std::string(game->info().id) + (mixed ? ", one at the screen" : "")).c_str())
                    << std::string(game->info().id) << mixed;
    }
    void aWholeGameIsPlayed() {
        QFETCH(std::string, id);
        QFETCH(bool, mixed);
        const contract::Game& game = *contract::findGame(id);
        const int seats = std::max(game.info().seatsLeast, std::min(4, game.info().seatsMost));
        const auto session = sessionOfPeople(game, seats, mixed ? 12 : 11);
        session->scheduler()->setSpeed(0);
        std::vector<std::unique_ptr<Phone>> phones;
        phones.push_back(std::make_unique<Phone>(0));
        phones.push_back(std::make_unique<Phone>(1, 300, 0));
        for (int seat = 2; seat < seats - (mixed ? 1 : 0); ++seat)
            phones.push_back(std::make_unique<Phone>(seat, 40, 10));
        for (const auto& phone : phones)
            QVERIFY(phone->network.isReady());
        Phones server;
        server.setNetworks({QHostAddress(phones.front()->network.here())});
        server.setSession(session.get());
        for (int seat = 0; seat < static_cast<int>(phones.size()); ++seat) {
            server.offer(seat);
            Phone& phone = *phones[static_cast<std::size_t>(seat)];
            QElapsedTimer scanned;
            scanned.start();
            QVERIFY(phone.browser.open(server.address(), phone.network.name()));
            QTRY_VERIFY_WITH_TIMEOUT(!textOf(phone.browser, "prompt").isEmpty(), patience);
            QVERIFY(phone.browser.waitFor(QStringLiteral("!isSecureContext")));
            qInfo("seat %d: %lld ms from the start of the browser to its hand", seat, scanned.elapsed());
        }
        kit::Rng random(5);
        int presses = 0;
        int reloads = 0;
        QElapsedTimer clock;
        clock.start();
        constexpr int longest = 1'500'000;
        while (!session->over() && clock.elapsed() < longest) {
            for (const auto& phone : phones) {
                presses += phone->browser.pressSomething() ? 1 : 0;
                if (phone->step != session->step() && !session->step().isEmpty()) {
                    phone->step = session->step();
                    if (random.below(4) == 0) {
                        phone->browser.value(QStringLiteral("location.reload()"));
                        ++reloads;
                    }
                }
            }
            if (mixed)
                actAtTheScreen(*session, random);
            else
                QCOMPARE(session->curtain()->seated(), -1);
            QTest::qWait(20);
        }
        QVERIFY2(session->over(), qPrintable(textOf(phones.front()->browser, "prompt")));
        for (const auto& phone : phones)
            QTRY_COMPARE_WITH_TIMEOUT(textOf(phone->browser, "prompt"), session->score()->winnerText(),
                                      patience);
        qInfo("%d presses, %d times loaded again, %d entries, %lld s", presses, reloads,
              static_cast<int>(session->match().journal().entries.size()), clock.elapsed() / 1000);
        server.setSession(nullptr);
    }
};

TALETOP_TEST(PhonesNetworkTest)

#include "phones_network_test.moc"
