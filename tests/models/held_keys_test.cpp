// SPDX-License-Identifier: MIT
// A seat's key at the curtain: whose it is while another one sits, how long it was down on a machine
// that is slow, and what becomes of one that nobody lets go.
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

std::unique_ptr<MatchSession> table() {
    auto session = sessionOf(*contract::findGame("template"), QStringList(3, QStringLiteral("human")), 5);
    session->begin();
    return session;
}

} // namespace

class HeldKeysTest : public QObject {
    Q_OBJECT

private slots:
    /// While somebody sits any seat's key shuts the curtain, and does only that.
    void anothersKeyShutsItFirst() {
        const auto session = table();
        session->curtain()->sit(0);
        for (const double held : {100.0, 900.0}) {
            session->curtain()->hold(2, 1000);
            QCOMPARE(session->curtain()->seated(), -1);
            session->curtain()->letGo(1000 + held);
            QCOMPARE(session->curtain()->seated(), -1);
            session->curtain()->hold(2, 3000);
            QCOMPARE(session->curtain()->seated(), 2);
            session->curtain()->letGo(3100);
            QCOMPARE(session->curtain()->seated(), 2);
        }
    }

    /// However long a slow machine takes to open it: how long the key was down is the system's to say.
    void aSlowOpeningIsNotTheKeys() {
        const auto session = table();
        connect(session.get(), &MatchSession::changed, this, [] { QTest::qSleep(400); });
        session->curtain()->hold(1, 1000);
        session->curtain()->letGo(1800); // held, though it came right after the opening
        QCOMPARE(session->curtain()->seated(), -1);
        session->curtain()->hold(1, 5000);
        session->curtain()->letGo(5120); // a tap, though the opening took longer than one
        QCOMPARE(session->curtain()->seated(), 1);
    }

    void aKeyThatIsLostIsUp() {
        const auto session = table();
        session->curtain()->hold(1, 1000);
        session->curtain()->loseKey();
        QCOMPARE(session->curtain()->seated(), -1);
        session->curtain()->sit(1);
        session->curtain()->loseKey(); // none was held
        QCOMPARE(session->curtain()->seated(), 1);
    }
};

TALETOP_TEST_WITHOUT_WINDOW(HeldKeysTest)
#include "held_keys_test.moc"
