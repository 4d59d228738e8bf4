// SPDX-License-Identifier: MIT
// Matches that are looked at and not played: saves that can only be shown, and the past of others.
#include "tests/models/matches.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The first of the registry for as many players as it takes at least, after some moves of bots.
std::unique_ptr<MatchSession> shortSession(const ruleset::Game& game) {
    QStringList kinds{QStringLiteral("human")};
    while (kinds.size() < game.info().seatsLeast)
        kinds.append(QStringLiteral("casual"));
    return sessionOf(game, kinds, 7);
}

} // namespace

class ReviewTest : public QObject {
    Q_OBJECT

private slots:
    void aMatchThatIsOnlyShownTakesNoMove() {
        const QString why = QStringLiteral("It can only be looked at.");
        for (const ruleset::Game* game : ruleset::games()) {
            QTemporaryDir folder;
            auto session = shortSession(*game);
            session->autosave().start(folder.path(), session->match());
            session->begin();
            waitForPerson(*session);
            const QString move = session->choices()->index(0).data(ChoiceModel::MoveRole).toString();
            QVERIFY(!move.isEmpty());
            const QByteArray saved = textOf(session->autosave().file());
            const std::size_t entries = session->match().journal().entries.size();

            session->setReadOnly(why);
            session->begin();
            const QSignalSpy refused(session.get(), &MatchSession::refused);
            QVERIFY(!session->submit(move));
            QCOMPARE(session->refusalText(), why);
            QCOMPARE(refused.count(), 1);
            QCOMPARE(session->whyNot(move), why);
            QCOMPARE(session->readOnly(), why);
            QCOMPARE(session->choices()->rowCount(), 0);
            QVERIFY(!session->canUndo());
            session->hint();
            QVERIFY(session->hints().isEmpty());
            QTest::qWait(20); // for bots that might move
            QCOMPARE(session->match().journal().entries.size(), entries);
            QCOMPARE(textOf(session->autosave().file()), saved);
        }
    }
};

QTEST_GUILESS_MAIN(ReviewTest)
#include "review_test.moc"
