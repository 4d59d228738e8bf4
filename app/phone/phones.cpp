// SPDX-License-Identifier: MIT
#include "app/phone/phones.h"

#include "app/phone/hand_page.h"
#include "app/phone/hand_writer.h"
#include "app/phone/networks.h"
#include "core/kit/at.h"

#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace taletop::app {

namespace {

QByteArray textOf(const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }

QVariantList listOf(kit::SeatSet set) {
    QVariantList list;
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (set.contains(seat))
            list.append(int(seat));
    return list;
}

} // namespace

Phones::Phones(QObject* parent) : QObject(parent), m_server(std::make_unique<phone::PhoneServer>()) {
    m_telling.setSingleShot(true);
    connect(&m_telling, &QTimer::timeout, this, &Phones::tellAll);
    followServer();
}

Phones::~Phones() = default;

void Phones::followServer() {
    connect(m_server.get(), &phone::PhoneServer::changed, this, &Phones::changed);
    connect(m_server.get(), &phone::PhoneServer::arrived, this, &Phones::welcome);
    connect(m_server.get(), &phone::PhoneServer::said, this, &Phones::hear);
}

// ---- codes

int Phones::offered() const { return m_server->offered(); }

QVariantList Phones::squares() const {
    QVariantList rows;
    if (offered() < 0)
        return rows;
    for (const std::vector<bool>& row : phone::squaresOf(m_address)) {
        QVariantList squares;
        for (const bool dark : row)
            squares.append(dark);
        rows.append(QVariant(squares));
    }
    return rows;
}

QStringList Phones::networks() const { return m_networkNames; }

void Phones::setNetworks(const QList<QHostAddress>& addresses) {
    m_networks = addresses;
    m_networkNames.clear();
    for (const QHostAddress& each : addresses)
        m_networkNames.append(each.toString());
}

bool Phones::mayChangeNetwork() const { return m_server->seats().empty(); }

void Phones::setNetwork(int network) {
    if (network == m_network || network < 0 || network >= m_networkNames.size() || !mayChangeNetwork())
        return;
    m_network = network;
    if (offered() >= 0)
        offer(offered());
    emit changed();
}

bool Phones::mayOffer(int seat) const {
    return possible() && m_session != nullptr && m_session->mayChangeSeats() &&
           m_session->hotSeat().people().contains(static_cast<kit::Seat>(seat));
}

void Phones::offer(int seat) {
    if (!mayOffer(seat))
        return;
    if (m_networks.isEmpty()) {
        const QList<Network> found = ownNetworks();
        for (const Network& each : found) {
            m_networks.append(each.address);
            m_networkNames.append(each.name);
        }
    }
    m_server->setPage(handPage());
    m_server->setPictures(m_pictures.files());
    m_address = m_server->offer(static_cast<kit::Seat>(seat), m_networks.value(m_network));
    m_problem = m_address.isEmpty() ? tr("This computer doesn’t let phones connect to it.") : QString();
    emit changed();
}

void Phones::open(int seat) {
    if (mayOffer(seat))
        emit wanted(seat);
}

void Phones::withdraw() {
    m_problem.clear();
    m_server->withdraw();
    if (m_server->host().isEmpty()) { // the next code looks for networks again
        m_networks.clear();
        m_networkNames.clear();
        m_network = 0;
    }
}

// ---- seats

QVariantList Phones::seats() const { return listOf(m_server->seats()); }

QVariantList Phones::lost() const {
    kit::SeatSet lost = m_server->seats();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_server->hears(seat))
            lost.erase(seat);
    return listOf(lost);
}

void Phones::takeBack(int seat) {
    m_server->end(static_cast<kit::Seat>(seat));
    layElsewhere();
}

void Phones::setSession(MatchSession* session) {
    if (m_session == session)
        return noteChange();
    if (m_session != nullptr)
        for (const QObject* part : std::initializer_list<const QObject*>{
                 m_session, m_session->events(), m_session->reactions(), &m_session->moves()})
            part->disconnect(this);
    m_session = session;
    for (auto& [seat, page] : m_pages)
        page.startOver();
    noteChange();
    if (session == nullptr)
        return;
    m_pictures = HandPictures(session->match().game());
    m_server->setPictures(m_pictures.files());
    m_news = {};
    connect(&session->moves(), &MoveMaker::played, this,
            [this](const std::vector<table::Played>& played) { m_news.follow(m_session->match(), played); });
    connect(session, &MatchSession::changed, this, &Phones::noteChange);
    connect(session, &MatchSession::seatsChanged, this, &Phones::keepFittingSeats);
    connect(session->events(), &EventPlayer::changed, this, &Phones::noteChange);
    connect(session->reactions(), &ReactionWindow::changed, this, &Phones::noteChange);
    keepFittingSeats();
}

/// Ends the phones of seats that other people or bots have now.
void Phones::keepFittingSeats() {
    const auto& seats = m_session->match().header().seats;
    const kit::SeatSet paired = m_server->seats();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat) {
        const bool fits = seat < static_cast<int>(seats.size()) &&
                          kit::at(seats, seat).kind == match::personKind &&
                          m_session->seatName(seat) == m_names[seat];
        if (paired.contains(seat) && !fits)
            m_server->end(seat);
    }
    layElsewhere();
}

void Phones::layElsewhere() {
    if (m_session != nullptr)
        m_session->setElsewhere(m_server->seats());
    noteChange();
    emit changed();
}

// ---- what phones show

void Phones::noteChange() { m_telling.start(0); }

void Phones::welcome(kit::Seat seat) {
    m_pages[seat].startOver();
    if (m_session != nullptr)
        m_names[seat] = m_session->seatName(seat);
    layElsewhere();
    tell(seat);
    emit arrived(seat);
}

void Phones::tellAll() {
    m_telling.stop();
    const kit::SeatSet seats = m_server->seats();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (seats.contains(seat) && m_server->hears(seat))
            tell(seat);
}

/// Sends what has changed for the seat. What others do in secret changes nothing, so nothing is sent.
void Phones::tell(kit::Seat seat) {
    Page& page = m_pages[seat];
    QJsonObject shown;
    QJsonValue faces;
    if (m_session == nullptr) {
        shown.insert(QStringLiteral("idle"),
                     tr("The table is doing something else. Your hand will be back."));
    } else {
        QJsonObject hand = HandWriter(*m_session, m_pictures, m_news, seat).write(page.faces);
        if (const QJsonArray choices = hand.value(QStringLiteral("choices")).toArray();
            choices != page.choices || page.sent.isEmpty()) {
            page.choices = choices;
            ++page.revision;
        }
        hand.insert(QStringLiteral("revision"), page.revision);
        faces = hand.take(QStringLiteral("faces")); // sent only once, so they do not count as a change
        shown.insert(QStringLiteral("hand"), hand);
    }
    QByteArray text = textOf(shown);
    if (text == page.sent)
        return;
    page.sent = std::move(text);
    shown.insert(QStringLiteral("faces"), faces);
    m_server->send(seat, textOf(shown));
}

// ---- what phones say

void Phones::hear(kit::Seat seat, const phone::Message& message) {
    if (m_session == nullptr)
        return;
    if (message.kind == phone::Message::Kind::Move)
        return answer(seat, move(seat, message));
    if (message.kind == phone::Message::Kind::Press)
        press(seat, message.text);
}

/// Sends the phone the reason why its move was not made; "" if it was made. The new table follows for all
/// phones.
void Phones::answer(kit::Seat seat, const QString& why) {
    m_server->send(seat, textOf({{QStringLiteral("answer"), why}}));
}

QString Phones::move(kit::Seat seat, const phone::Message& message) {
    if (m_telling.isActive()) // the table has changed, so perhaps the question has, too
        tellAll();
    if (message.revision != m_pages[seat].revision)
        return tr("The table has changed in the meantime. Choose again.");
    QVariantMap words;
    for (const auto& [key, text] : message.words)
        words.insert(QString::fromStdString(key), QString::fromStdString(text));
    return m_session->moves().submitElsewhere(seat, QString::fromStdString(message.text), words);
}

void Phones::press(kit::Seat seat, const std::string& what) {
    ReactionWindow& reactions = *m_session->reactions();
    if (what == "next")
        m_session->events()->next();
    else if (what == "undo" && m_session->undo()->possibleFor(seat))
        m_session->undo()->takeFor(seat);
    else if (what == "quiet" || what == "ask")
        reactions.setAsked(seat, what == "ask");
    else if (what == "stop" && m_session->table().restraint().isEmpty())
        reactions.stop(seat);
    else if (what == "pass" && m_session->table().restraint().isEmpty())
        reactions.fineByMe(seat);
}

// ---- in another window

Phones::Kept Phones::takeState() {
    m_server->disconnect(this);
    return {std::exchange(m_server, std::make_unique<phone::PhoneServer>()), m_names, m_address};
}

void Phones::restore(Kept kept) {
    if (kept.server == nullptr)
        return;
    m_server = std::move(kept.server);
    m_names = std::move(kept.names);
    m_address = std::move(kept.address);
    m_server->setPage(handPage());
    followServer();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat) // the pages of phones are in the old language
        m_server->send(seat, textOf({{QStringLiteral("reload"), true}}));
    emit changed();
}

} // namespace taletop::app
