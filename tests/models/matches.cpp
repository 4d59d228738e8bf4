// SPDX-License-Identifier: MIT
#include "tests/models/matches.h"

#include <QEventLoop>
#include <QFile>
#include <QTest>
#include <QTimer>

#include <functional>

namespace taletop::app {

namespace {

constexpr int patience = 60'000; ///< milliseconds

/// Runs the event loop without the pauses of QTest::qWaitFor.
void runUntil(MatchSession& session, const std::function<bool()>& done) {
    QEventLoop loop;
    bool late = false;
    QTimer::singleShot(patience, &loop, [&] {
        late = true;
        loop.quit();
    });
    QObject::connect(&session, &MatchSession::turned, &loop, &QEventLoop::quit);
    for (;;) {
        if (session.events()->waits()) // turns pages at once
            session.events()->next();
        else if (done() || late)
            break;
        else
            loop.exec();
    }
    QVERIFY2(!late, "the match does not continue");
}

QString moveAt(MatchSession& session, int row) {
    return session.choices()->index(row).data(ChoiceModel::MoveRole).toString();
}

} // namespace

match::Header headerOf(const contract::Game& game, const QStringList& kinds, std::uint64_t seed) {
    match::Header header;
    header.game = game.info().id;
    header.revision = game.info().revision;
    header.options = contract::standardOptions(game.info(), static_cast<int>(kinds.size()));
    header.seed = seed;
    for (int seat = 0; seat < kinds.size(); ++seat)
        header.seats.push_back({"Seat " + std::to_string(seat + 1), kinds[seat].toStdString(), seat});
    return header;
}

std::optional<match::Match> undecidedMatch() {
    const contract::Game* game = contract::findGame("tailstory");
    if (game == nullptr)
        return std::nullopt;
    constexpr std::uint64_t seed = 5;
    match::Header header = headerOf(*game, {"human", "human"}, seed);
    if (contract::setOption(game->info(), header.options, "turncap", "1"))
        return std::nullopt;
    match::Match match(*game, header);
    kit::Rng rng(seed);
    while (match.pending().kind == contract::Pending::Kind::Seats) {
        const kit::Seat seat = match.pending().seats.first();
        if (match.submit(seat, game->casualMove(match.view(seat), seat, rng)))
            return std::nullopt;
    }
    return match;
}

std::unique_ptr<MatchSession> sessionOf(const contract::Game& game, const QStringList& kinds,
                                        std::uint64_t seed) {
    auto session = std::make_unique<MatchSession>(match::Match(game, headerOf(game, kinds, seed)));
    session->scheduler()->setSpeed(0);
    return session;
}

std::unique_ptr<MatchSession> sessionOfPeople(const contract::Game& game, int seats, std::uint64_t seed) {
    auto session = sessionOf(game, QStringList(seats, QStringLiteral("human")), seed);
    session->begin();
    return session;
}

bool choose(MatchSession& session, int row) { return session.submit(moveAt(session, row)); }

int rowOf(MatchSession& session, const QString& start) {
    for (int row = 0; row < session.choices()->rowCount(); ++row)
        if (moveAt(session, row).startsWith(start))
            return row;
    return -1;
}

void playOn(MatchSession& session) {
    runUntil(session, [&] { return session.over(); });
}

void waitForPerson(MatchSession& session) {
    const auto acts = [&] {
        const contract::Pending pending = session.match().pending();
        const auto& seats = session.match().header().seats;
        bool botActs = false;
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            botActs = botActs ||
                      (seats[seat].kind != "human" && pending.seats.contains(static_cast<kit::Seat>(seat)));
        return session.over() || (!botActs && pending.kind == contract::Pending::Kind::Seats);
    };
    runUntil(session, acts);
}

QString shownBeyond(MatchSession& session, kit::Seat viewer) {
    const contract::Game& game = session.match().game();
    for (const scene::Zone& zone : game.scene(session.match().view(viewer), viewer).zones) {
        ZoneModel* model = session.zone(QString::fromUtf8(zone.kind), zone.owner);
        if (model->rowCount() != static_cast<int>(zone.cards.size()))
            return model->kind() + QStringLiteral(" has another number of cards");
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row).data(ZoneModel::FaceRole).toInt() !=
                zone.cards[static_cast<std::size_t>(row)].face)
                return model->kind() + QStringLiteral(" shows another face");
    }
    return {};
}

QJsonArray dump(const QAbstractItemModel& model) {
    QJsonArray rows;
    const auto names = model.roleNames();
    for (int row = 0; row < model.rowCount(); ++row) {
        QJsonObject object;
        for (auto name = names.begin(); name != names.end(); ++name)
            object.insert(QString::fromUtf8(name.value()),
                          QJsonValue::fromVariant(model.data(model.index(row, 0), name.key())));
        rows.append(object);
    }
    return rows;
}

QJsonObject dump(MatchSession& session) {
    QJsonObject all;
    const scene::Scene scene =
        session.match().game().scene(session.match().view(static_cast<kit::Seat>(session.viewer())),
                                     static_cast<kit::Seat>(session.viewer()));
    QJsonObject zones;
    for (const scene::Zone& each : scene.zones) {
        ZoneModel* zone = session.zone(QString::fromUtf8(each.kind), each.owner);
        zones.insert(zone->kind() + u' ' + QString::number(zone->owner()),
                     QJsonObject{{"count", zone->count()},
                                 {"known", zone->known()},
                                 {"bounds", QJsonArray{zone->boundsX(), zone->boundsY(), zone->boundsWidth(),
                                                       zone->boundsHeight()}},
                                 {"rows", dump(*zone)}});
    }
    all.insert("zones", zones);
    all.insert("seats", dump(*session.seats()));
    all.insert("choices", dump(*session.choices()));
    all.insert("pad", dump(*session.pad()));
    all.insert("score", dump(*session.score()));
    all.insert("log", dump(*session.log()));
    for (const char* name :
         {"viewer", "focusSeat", "prompt", "detail", "step", "over", "counters", "counterTexts"})
        all.insert(QLatin1String(name), QJsonValue::fromVariant(session.property(name)));
    for (const char* name : {"totals", "winners", "winnerText"})
        all.insert(QLatin1String(name), QJsonValue::fromVariant(session.score()->property(name)));
    all.insert("canUndo", session.undo()->possible());
    all.insert("undoText", session.undo()->text());
    return all;
}

QList<QAbstractItemModel*> modelsOf(MatchSession& session) {
    QList<QAbstractItemModel*> models{session.seats(), session.choices(), session.pad(), session.score(),
                                      session.log()};
    const auto viewer = static_cast<kit::Seat>(session.viewer());
    for (const scene::Zone& each : session.match().game().scene(session.match().view(viewer), viewer).zones)
        models.append(session.zone(QString::fromUtf8(each.kind), each.owner));
    return models;
}

QByteArray textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace taletop::app
