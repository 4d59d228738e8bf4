// SPDX-License-Identifier: MIT
// Tests of view-only matches, and of reviews of any match's past.
#include "core/kit/rng.h"
#include "core/table/playback.h"
#include "tests/models/secret_moves.h"
#include "tests/qt_main.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Returns a session with one person and as few bots as the game allows.
std::unique_ptr<MatchSession> shortSession(const contract::Game& game) {
    QStringList kinds{QStringLiteral("human")};
    while (kinds.size() < game.info().seatsLeast)
        kinds.append(QStringLiteral("casual"));
    return sessionOf(game, kinds, 7);
}

/// The faces in a session's zones, sorted by zone.
QStringList facesOn(MatchSession& session) {
    QStringList faces;
    const scene::Scene zones = session.match().game().scene(session.match().view(0), 0);
    for (const scene::Zone& each : zones.zones) {
        const ZoneModel* zone = session.zone(QString::fromUtf8(each.kind), each.owner);
        for (int row = 0; row < zone->rowCount(); ++row)
            if (const int face = zone->index(row).data(ZoneModel::FaceRole).toInt(); face > 0)
                faces.append(QStringLiteral("%1/%2 %3").arg(zone->kind()).arg(zone->owner()).arg(face));
    }
    faces.sort();
    return faces;
}

/// The faces that `viewer` sees after `length` entries, found by replaying the match from the start.
QStringList facesThen(const match::Match& match, int length, kit::Seat viewer) {
    const auto then = match::Match::replayed(match.game(), match.journal(), static_cast<std::size_t>(length));
    QStringList faces;
    for (const scene::Zone& zone :
         match.game().scene(std::get<match::Match>(then).view(viewer), viewer).zones)
        for (const scene::Card& card : zone.cards)
            if (card.face > 0)
                faces.append(QStringLiteral("%1/%2 %3")
                                 .arg(QString::fromUtf8(zone.kind))
                                 .arg(zone.owner)
                                 .arg(card.face));
    faces.sort();
    return faces;
}

/// Checks that the review shows, at this position, every card that its owner saw.
void checkAllHandsOpen(MatchSession& session, int position) {
    const QStringList open = facesOn(session);
    for (kit::Seat seat = 0; seat < session.seatCount(); ++seat)
        for (const QString& face : facesThen(session.match(), position, seat))
            if (face.section(u'/', 1).startsWith(QString::number(seat) + u' '))
                QVERIFY2(open.contains(face), qPrintable(face));
}

/// The number of entries with a public effect.
int publicEntries(const match::Match& match) {
    const contract::Game& game = match.game();
    int count = 0;
    match.retrace([&](const match::Entry&, std::span<const kit::Fact> facts, const contract::AnyState&) {
        count += table::redacted(facts, game.visibility(kit::spectator)).empty() ? 0 : 1;
    });
    return count;
}

/// Two versions of a match: in `other`, the thinker has also made up to three small secret moves. In both,
/// the other seats then make the same moves, and the last of them takes one back.
struct Worlds {
    match::Match one;
    match::Match other;
    std::size_t secret = 0; ///< number of secret moves

    Worlds(const match::Match& start, kit::Seat thinker, kit::Rng& random) : one(start), other(start) {
        while (secret < 3 && thinkOn(other, thinker, random))
            ++secret;
        kit::Seat last = kit::spectator;
        const contract::Game& game = one.game();
        for (int seats = one.header().options.seats, seat = 0; seat < seats; ++seat) {
            const auto who = static_cast<kit::Seat>(seat);
            while (who != thinker && !legalMoves(game, one.state(), who).empty()) {
                const contract::AnyMove move = game.casualMove(one.view(who), who, random);
                one.submit(who, move);
                other.submit(who, move);
                last = who;
            }
        }
        if (last < 0 || !one.canAskBack(last))
            return;
        one.takeBackAgreed(last);
        other.takeBackAgreed(last);
    }
};

} // namespace

class ReviewTest : public QObject {
    Q_OBJECT

private slots:
    void aViewOnlyMatchTakesNoMove() {
        const QString why = QStringLiteral("It can only be looked at.");
        for (const contract::Game* game : contract::games()) {
            QTemporaryDir folder;
            auto session = shortSession(*game);
            session->saveFile().start(folder.path(), session->match());
            session->begin();
            waitForPerson(*session);
            const QString move = session->choices()->index(0).data(ChoiceModel::MoveRole).toString();
            QVERIFY(!move.isEmpty());
            const QByteArray saved = textOf(session->saveFile().file());
            const std::size_t entries = session->match().journal().entries.size();

            session->setReadOnly(kit::Notice(why.toStdString()));
            session->begin();
            const QSignalSpy refused(session->refusal(), &Refusals::refused);
            QVERIFY(!session->submit(move));
            QCOMPARE(session->refusal()->text(), why);
            QCOMPARE(refused.count(), 1);
            QCOMPARE(session->refusal()->whyNot(move), why);
            QCOMPARE(session->readOnly(), why);
            QCOMPARE(session->choices()->rowCount(), 0);
            QVERIFY(!session->undo()->possible());
            session->hints()->ask();
            QVERIFY(session->hints()->rows().isEmpty());
            QTest::qWait(20); // time for a bot's move, which must not be made
            QCOMPARE(session->match().journal().entries.size(), entries);
            QCOMPARE(textOf(session->saveFile().file()), saved);
            QVERIFY(session->review()->active());
        }
    }

    void everyPositionIsTheViewReplayedFromScratch() {
        for (const contract::Game* game : contract::games()) {
            MatchSession session(playedBy(*game, peopleAt(*game, 1), 11));
            session.begin();
            QVERIFY(session.over());
            const QJsonObject end = dump(session);
            Review& review = *session.review();
            review.open(0);
            QVERIFY(!session.over());
            const QVariantList viewers = review.viewers();
            QCOMPARE(viewers.isEmpty(), game->info().secretsStay);
            kit::Rng random(3);
            for (int i = 0; i < 60; ++i) {
                const int position =
                    i == 0 ? 0
                           : static_cast<int>(random.below(static_cast<std::uint32_t>(review.length() + 1)));
                if (!viewers.isEmpty())
                    review.setViewer(viewers[i % viewers.size()].toMap().value("viewer").toInt());
                review.look(position);
                QCOMPARE(review.position(), position);
                QCOMPARE(session.choices()->rowCount(), 0);
                QVERIFY(
                    session.prompt().contains(QString::number(position == 0 ? review.length() : position)));
                if (review.viewer() != Review::everybody)
                    QCOMPARE(facesOn(session), facesThen(session.match(), position, review.moment()->eyes()));
                else
                    checkAllHandsOpen(session, position);
            }
            // Stepping one entry at a time, with moving cards, gives the same result.
            review.setViewer(Review::inPublic);
            review.look(0);
            while (review.position() < review.length()) {
                review.step(1);
                if (review.position() % 9 == 0)
                    QCOMPARE(facesOn(session),
                             facesThen(session.match(), review.position(), review.moment()->eyes()));
            }
            review.leave();
            QCOMPARE(dump(session), end);
        }
    }

    void aReviewShowsNoMoreThanTheViewerKnowsNow() {
        for (const contract::Game* game : contract::games()) {
            MatchSession session(playedBy(*game, peopleAt(*game, 2), 5, 40));
            session.begin();
            if (session.over())
                continue;
            const QJsonObject now = dump(session);
            Review& review = *session.review();
            review.open();
            QVERIFY(review.viewers().isEmpty());
            review.setViewer(0); // refused, because seats cannot be chosen during a match
            QCOMPARE(review.viewer(), int(Review::inPublic));
            QVERIFY(!session.curtain()->down());
            for (int position = 0; position <= review.length(); ++position) {
                review.look(position);
                QCOMPARE(facesOn(session), facesThen(session.match(), position, kit::spectator));
            }
            // The review stops only at public events, so nobody can count secret moves.
            QCOMPARE(review.places(), publicEntries(session.match()));
            QVERIFY(session.prompt().contains(QString::number(review.places())));
            review.goTo(0);
            for (int place = 0; place < review.places(); ++place)
                review.step(1);
            QCOMPARE(review.place(), review.places());
            // A seated person sees their own past until they stand up.
            session.curtain()->sit(1);
            QCOMPARE(review.viewer(), 1);
            review.look(review.length() / 2);
            QCOMPARE(facesOn(session), facesThen(session.match(), review.position(), 1));
            session.curtain()->fall();
            QCOMPARE(facesOn(session), facesThen(session.match(), review.position(), kit::spectator));
            QVERIFY(!session.submit(QStringLiteral("x")));
            QVERIFY(!session.undo()->possible());
            review.leave();
            QCOMPARE(dump(session), now);
        }
    }

    /// The log's lines do not reveal the number of secret moves, and yet each line leads to its moment.
    void theLogDoesNotRevealTheNumberOfSecretMoves() {
        int compared = 0;
        for (const contract::Game* game : contract::games()) {
            kit::Rng random(2);
            for (std::size_t length = 8; length < 60; length += 3) {
                const match::Match start = playedBy(*game, peopleAt(*game, 3), length, length);
                for (kit::Seat thinker = 0; thinker < 3; ++thinker) {
                    const Worlds worlds(start, thinker, random);
                    if (worlds.secret == 0 || worlds.one.journal().entries.size() == length)
                        continue;
                    ++compared;
                    QCOMPARE(worlds.other.journal().entries.size(),
                             worlds.one.journal().entries.size() + worlds.secret);
                    compareLogs(worlds);
                    if (QTest::currentTestFailed())
                        return;
                }
            }
        }
        QVERIFY2(compared > 10, qPrintable(QString::number(compared))); // enough comparisons to be convincing
    }

    /// A past question is shown, but its choices cannot be used.
    void anEarlierQuestionIsShownButCannotBeAnswered() {
        for (const contract::Game* game : contract::games()) {
            MatchSession session(playedBy(*game, peopleAt(*game, 1), 5, 20));
            session.begin();
            Review& review = *session.review();
            review.open(0);
            int asked = 0;
            for (int place = 0; place <= review.places(); ++place) {
                review.goTo(place);
                const scene::Scene then = game->scene(game->view(review.moment()->state, 0), 0);
                QCOMPARE(review.moment()->eyes(), kit::Seat(0));
                QCOMPARE(session.step(), QString::fromUtf8(then.step));
                QCOMPARE(session.choices()->rowCount(), 0);
                asked += session.step().isEmpty() ? 0 : 1;
            }
            QVERIFY2(asked > 1, game->info().id);
            session.hints()->ask();
            QVERIFY(session.hints()->rows().isEmpty());
            QVERIFY(!session.refusal()->text().isEmpty());

            // The public view shows no question that was asked behind the curtain.
            MatchSession others(playedBy(*game, peopleAt(*game, 2), 5, 20));
            others.begin();
            others.review()->open(0);
            for (int place = 0; place <= others.review()->places(); ++place) {
                others.review()->goTo(place);
                QCOMPARE(others.step(),
                         QString::fromUtf8(
                             game->scene(game->view(others.review()->moment()->state, kit::spectator),
                                         kit::spectator)
                                 .step));
            }
        }
    }

    /// When all hands are open, the large tail shows how far the brush had got (FT-18).
    void anUnfinishedBrushIsShownWithItsQuestion() {
        const contract::Game& game = *contract::findGame("foxtail");
        MatchSession session(playedBy(game, peopleAt(game, 2), 3));
        Review& review = *session.review();
        review.open(0);
        QCOMPARE(review.viewer(), int(Review::everybody));
        const auto seat = static_cast<kit::Seat>(session.focusSeat());
        const ZoneModel* tail = session.zone(QStringLiteral("tail"), seat);
        const auto bitsOf = [&](kit::Seat viewer) {
            const scene::Scene then = game.scene(game.view(review.moment()->state, viewer), viewer);
            for (const scene::Zone& zone : then.zones)
                if (std::string_view(zone.kind) == "tail" && zone.owner == seat)
                    return zone.cards;
            return std::vector<scene::Card>();
        };
        int brushed = 0;
        for (int place = 0; place <= review.places(); ++place) {
            review.goTo(place);
            const std::vector<scene::Card> bits = bitsOf(seat);
            QCOMPARE(tail->rowCount(), static_cast<int>(bits.size()));
            for (std::size_t bit = 0; bit < bits.size(); ++bit)
                QCOMPARE(tail->index(static_cast<int>(bit)).data(ZoneModel::MarkRole).toInt(),
                         bits[bit].mark);
            brushed += bits == bitsOf(kit::spectator) ? 0 : 1;
        }
        QVERIFY(brushed > 0);
    }

    void botsWaitWhileSomebodyLooksBack() {
        const contract::Game& game = *contract::games().front();
        auto session = sessionOf(game, {QStringLiteral("casual"), QStringLiteral("casual")}, 3);
        session->begin();
        QTRY_VERIFY(session->match().journal().entries.size() > 6);
        session->review()->open(2);
        const std::size_t entries = session->match().journal().entries.size();
        QTest::qWait(60);
        QCOMPARE(session->match().journal().entries.size(), entries);
        QCOMPARE(session->review()->position(), 2);
        session->review()->leave();
        playOn(*session);
        QVERIFY(session->match().over());
    }

    void aReviewPlaysByItselfToTheEnd() {
        const contract::Game& game = *contract::games().front();
        MatchSession session(playedBy(game, peopleAt(game, 1), 2));
        Review& review = *session.review();
        review.open();
        review.setSpeed(2);
        review.play(); // starts from the beginning, because the review is at the end
        QVERIFY(review.playing());
        QCOMPARE(review.position(), 0);
        QTRY_VERIFY(review.position() > 1);
        review.look(review.length() - 1);
        QTRY_VERIFY(!review.playing());
        QCOMPARE(review.position(), review.length());
        review.turn(-1);
        QVERIFY(review.turns().contains(review.position()));
        QVERIFY(review.position() < review.length());
    }

private:
    static void compareLogs(const Worlds& worlds) {
        MatchSession session(worlds.one);
        MatchSession other(worlds.other);
        QCOMPARE(dump(*other.log()), dump(*session.log()));
        session.review()->open();
        other.review()->open();
        for (const LogModel::Row& row : session.log()->rows()) {
            session.review()->look(session.log()->positionOf(row.number));
            other.review()->look(other.log()->positionOf(row.number));
            QCOMPARE(other.prompt(), session.prompt());
            QCOMPARE(other.detail(), session.detail());
            QVERIFY(session.log()->tellsThen(row.number) && other.log()->tellsThen(row.number));
            QCOMPARE(facesOn(other), facesOn(session));
        }
    }
};

TALETOP_TEST_WITHOUT_WINDOW(ReviewTest)
#include "review_test.moc"
