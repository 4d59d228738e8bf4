// SPDX-License-Identifier: MIT
// Pages that show hands: their prompts, choices, and existing pictures.
#include "app/phone/hand_page.h"
#include "app/phone/hand_writer.h"
#include "core/kit/rng.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Returns a session of people who all have their hands on phones.
std::unique_ptr<MatchSession> sessionElsewhere(const contract::Game& game, int seats, std::uint64_t seed) {
    auto session = sessionOfPeople(game, seats, seed);
    session->setElsewhere(kit::SeatSet::firstOf(seats));
    return session;
}

int seatsOf(const contract::Game& game) {
    return std::max(game.info().seatsLeast, std::min(3, game.info().seatsMost));
}

} // namespace

class HandWriterTest : public QObject {
    Q_OBJECT

    static void addGames() {
        QTest::addColumn<std::string>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << std::string(game->info().id);
    }

private slots:
    void everyPictureExists_data() { addGames(); }
    void everyPictureExists() {
        QFETCH(std::string, id);
        const contract::Game& game = *contract::findGame(id);
        HandPictures pictures(game);
        for (const QString& file : pictures.files())
            if (id != "template")
                QVERIFY2(QFile::exists(file), qPrintable(file));
        for (std::size_t face = 0; face < game.info().faceNames.size(); ++face)
            for (const QJsonValue& layer : pictures.layersOf(static_cast<int>(face)))
                QVERIFY(layer[0].toInt() >= 8 && layer[0].toInt() < pictures.files().size());
    }

    /// A number is never reused for another picture set or game, because browsers cache the pictures.
    void aNumberAlwaysMeansTheSamePicture() {
        const contract::Game& game = *contract::findGame("foxtail");
        HandPictures pictures(game);
        const QStringList before = pictures.files();
        const int face = static_cast<int>(game.info().faceNames.size()) / 2;
        const QJsonArray summer = pictures.layersOf(face);
        pictures.show(game, QStringLiteral("winter"));
        QVERIFY(pictures.layersOf(face) != summer);
        pictures.show(*contract::findGame("tailstory"));
        QCOMPARE(pictures.files().mid(0, before.size()), before);
        pictures.show(game);
        QCOMPARE(pictures.layersOf(face), summer);
    }

    /// A page asks someone, every choice has a text, and no page is larger than a phone needs.
    void everyPageHasAPromptAndItsChoices_data() { addGames(); }
    void everyPageHasAPromptAndItsChoices() {
        QFETCH(std::string, id);
        const contract::Game& game = *contract::findGame(id);
        const int seats = seatsOf(game);
        const auto session = sessionElsewhere(game, seats, 5);
        const HandPictures pictures(game);
        HandNews news;
        kit::Rng random(3);
        constexpr int moves = 60;
        for (int move = 0; move < moves && !session->match().over(); ++move) {
            while (session->events()->telling())
                session->events()->next();
            bool asked = false;
            for (kit::Seat seat = 0; seat < seats; ++seat) {
                QSet<int> known;
                const QJsonObject page = HandWriter(*session, pictures, news, seat).write(known);
                if (qEnvironmentVariableIsSet("TALETOP_SHOW_PAGES"))
                    qInfo("%s", QJsonDocument(page).toJson(QJsonDocument::Compact).constData());
                QVERIFY(!page.value(QLatin1String("prompt")).toString().isEmpty());
                const QJsonArray choices = page.value(QLatin1String("choices")).toArray();
                QCOMPARE(!choices.isEmpty(), page.value(QLatin1String("pending")).toBool());
                for (const QJsonValue& choice : choices)
                    QVERIFY(!choice[QLatin1String("touches")].toArray().isEmpty() ||
                            !choice[QLatin1String("label")].toString().isEmpty());
                asked = asked || !choices.isEmpty();
                const auto size = QJsonDocument(page).toJson(QJsonDocument::Compact).size();
                QVERIFY2(size < 120'000, qPrintable(QString::number(size)));
            }
            QVERIFY(asked);
            const kit::Seat seat = session->match().pending().seats.first();
            const auto next = game.casualMove(session->match().view(seat), seat, random);
            QCOMPARE(session->moves().submitElsewhere(seat, QString::fromStdString(game.moveText(next)), {}),
                     QString());
        }
    }

    /// The pictures on a seat's first page are small enough to send quickly.
    void thePicturesAreSmall_data() { addGames(); }
    void thePicturesAreSmall() {
        QFETCH(std::string, id);
        const contract::Game& game = *contract::findGame(id);
        const auto session = sessionElsewhere(game, seatsOf(game), 5);
        const HandPictures pictures(game);
        HandNews news;
        QSet<int> known;
        const QJsonObject page = HandWriter(*session, pictures, news, 0).write(known);
        QSet<int> numbers;
        for (const QJsonValue& face : page.value(QLatin1String("faces")).toObject())
            for (const QJsonValue& layer : face[QLatin1String("art")].toArray())
                numbers.insert(layer[0].toInt());
        qint64 bytes = 0;
        for (const int number : numbers) {
            QFile file(pictures.files().at(number));
            bytes += file.open(QIODevice::ReadOnly) ? file.size() : 0;
        }
        QVERIFY2(bytes < 300'000, qPrintable(QString::number(bytes)));
    }

    /// Each pile and place on the table has a title, and so has everything that a choice touches.
    void everyZoneHasATitle_data() { addGames(); }
    void everyZoneHasATitle() {
        QFETCH(std::string, id);
        const contract::Game& game = *contract::findGame(id);
        const auto session = sessionElsewhere(game, seatsOf(game), 5);
        const HandPictures pictures(game);
        HandNews news;
        kit::Rng random(3);
        constexpr int moves = 60;
        for (int move = 0; move < moves && !session->match().over(); ++move) {
            while (session->events()->telling())
                session->events()->next();
            QSet<int> known;
            const kit::Seat seat = session->match().pending().seats.first();
            const QJsonObject page = HandWriter(*session, pictures, news, seat).write(known);
            for (const QJsonValue& zone : page.value(QLatin1String("zones")).toArray())
                QVERIFY2(!zone[QLatin1String("title")].toString().isEmpty(),
                         qPrintable(zone[QLatin1String("id")].toString()));
            const auto next = game.casualMove(session->match().view(seat), seat, random);
            QCOMPARE(session->moves().submitElsewhere(seat, QString::fromStdString(game.moveText(next)), {}),
                     QString());
        }
    }

    /// A plan shows its spots with present and planned cards, its cost, and the Gold left.
    void aPlanIsShown() {
        const contract::Game& game = *contract::findGame("papertales");
        const auto session = sessionElsewhere(game, 3, 5);
        const HandPictures pictures(game);
        HandNews news;
        kit::Rng random(3);
        const auto pageOf = [&](kit::Seat seat) {
            QSet<int> known;
            return HandWriter(*session, pictures, news, seat).write(known);
        };
        bool planned = false;
        for (int move = 0; move < 100 && !planned; ++move) {
            while (session->events()->telling())
                session->events()->next();
            const kit::Seat seat = session->match().pending().seats.first();
            auto next = game.moveText(game.casualMove(session->match().view(seat), seat, random));
            for (const QJsonValue& choice : pageOf(seat).value(QLatin1String("choices")).toArray())
                if (const QString text = choice[QLatin1String("move")].toString();
                    text.startsWith(QLatin1String("deploy")))
                    next = text.toStdString();
            QCOMPARE(session->moves().submitElsewhere(seat, QString::fromStdString(next), {}), QString());
            const QJsonObject page = pageOf(seat);
            for (const QJsonValue& zone : page.value(QLatin1String("zones")).toArray())
                planned = planned || zone[QLatin1String("planned")].toInt() > 0;
            if (!planned)
                continue;
            QStringList plan;
            for (const QJsonValue& line : page.value(QLatin1String("plan")).toArray())
                plan.append(line.toString());
            QVERIFY2(!plan.filter(QStringLiteral("Costs")).isEmpty(), qPrintable(plan.join(u'/')));
            QVERIFY2(!plan.filter(QStringLiteral("Gold left")).isEmpty(), qPrintable(plan.join(u'/')));
            for (kit::Seat other = 0; other < 3; ++other) // the plan is sealed
                for (const QJsonValue& zone : pageOf(other).value(QLatin1String("zones")).toArray())
                    QVERIFY(other == seat || zone[QLatin1String("owner")].toInt() != seat ||
                            zone[QLatin1String("planned")].toInt() == 0);
        }
        QVERIFY(planned);
    }

    void thePageHasItsTexts() {
        const QByteArray page = handPage();
        QVERIFY(page.contains("<html lang=\"en"));
        QVERIFY(page.contains("What happened"));
        QVERIFY(!page.contains("%words%") && !page.contains("%language%"));
    }
};

TALETOP_TEST(HandWriterTest)

#include "hand_writer_test.moc"
