// SPDX-License-Identifier: MIT
#include "app/phone/phones.h"

#include "app/phone/hand_page.h"
#include "app/phone/networks.h"
#include "core/kit/at.h"

#include <algorithm>
#include <utility>

namespace taletop::app {

namespace {

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
    connect(&m_hints, &PhoneHints::changed, this, &Phones::noteChange);
    followServer();
}

Phones::~Phones() = default;

void Phones::followServer() {
    connect(m_server.get(), &phone::PhoneServer::changed, this, &Phones::changed);
    connect(m_server.get(), &phone::PhoneServer::changed, this, &Phones::noteChange);
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

void Phones::setNetworks(const QList<QHostAddress>& addresses, bool alone) {
    m_networks = addresses;
    m_alone = alone;
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
    if (m_session == nullptr)
        return early() && !m_people.value(seat).isEmpty();
    return possible() && m_session->mayChangeSeats() &&
           m_session->hotSeat().allPeople().contains(static_cast<kit::Seat>(seat));
}

QString Phones::nameOf(int seat) const {
    return m_session != nullptr ? m_session->seatName(seat) : m_people.value(seat);
}

void Phones::expect(const QStringList& people) {
    for (auto& [seat, name] : m_names)
        if (!name.isEmpty() && m_people.value(seat) == name && !people.value(seat).isEmpty())
            name = people.value(seat);
    m_people = people;
    noteChange();
    emit changed();
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
        m_alone = std::ranges::all_of(m_networks, [](const auto& each) { return each.isLoopback(); });
    }
    m_server->setPage(handPage());
    m_server->setPictures(m_told.pictures());
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
    if (m_server->host().isEmpty()) { // look for networks again before showing the next code
        m_networks.clear();
        m_networkNames.clear();
        m_network = 0;
    }
}

// ---- seats

QVariantList Phones::seats() const { return listOf(m_server->seats()); }

QVariantList Phones::lost() const { return listOf(lostSeats()); }

kit::SeatSet Phones::lostSeats() const {
    kit::SeatSet lost = m_server->seats();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_server->hears(seat))
            lost.erase(seat);
    return lost;
}

void Phones::takeBack(int seat) {
    m_server->end(static_cast<kit::Seat>(seat));
    layElsewhere();
}

bool Phones::mayReplace(int seat) const {
    return m_session != nullptr && m_session->mayChangeSeats() &&
           lostSeats().contains(static_cast<kit::Seat>(seat));
}

void Phones::replace(int seat) {
    if (!mayReplace(seat))
        return;
    auto seats = m_session->match().header().seats;
    kit::at(seats, seat).kind = "casual";
    m_session->changeSeats(seats);
}

void Phones::setSession(MatchSession* session) {
    if (m_session == session)
        return noteChange();
    if (m_session != nullptr)
        for (const QObject* part : std::initializer_list<const QObject*>{
                 m_session, m_session->events(), m_session->reactions(), &m_session->moves()})
            part->disconnect(this);
    m_session = session;
    m_told.show(session);
    m_hints.show(session);
    noteChange();
    emit changed();
    if (session == nullptr)
        return;
    m_server->setPictures(m_told.pictures());
    connect(&session->moves(), &MoveMaker::played, this,
            [this](const std::vector<table::Played>& played) { m_told.follow(played); });
    connect(session, &MatchSession::changed, this, &Phones::noteChange);
    connect(session, &MatchSession::seatsChanged, this, &Phones::keepFittingSeats);
    connect(session->events(), &EventPlayer::changed, this, &Phones::noteChange);
    connect(session->reactions(), &ReactionWindow::changed, this, &Phones::noteChange);
    keepFittingSeats();
}

void Phones::setTheme(const QString& theme) {
    m_told.setTheme(theme);
    m_server->setPictures(m_told.pictures());
    noteChange();
}

/// Disconnects the phones of seats that now belong to other people or to bots.
void Phones::keepFittingSeats() {
    const auto& seats = m_session->match().header().seats;
    const kit::SeatSet paired = m_server->seats();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat) {
        if (!paired.contains(seat))
            continue;
        const bool same = seat < static_cast<int>(seats.size()) && m_session->seatName(seat) == m_names[seat];
        if (const bool bot = same && kit::at(seats, seat).kind != match::personKind; bot || !same)
            m_server->end(seat, bot ? "bot" : "back");
    }
    layElsewhere();
}

void Phones::layElsewhere() {
    if (m_session != nullptr)
        m_session->setElsewhere(m_server->seats());
    noteChange();
    emit changed();
}

// ---- messages to phones

void Phones::noteChange() { m_telling.start(0); }

void Phones::welcome(kit::Seat seat) {
    m_told.startOver(seat);
    if (m_session != nullptr || early())
        m_names[seat] = nameOf(seat);
    layElsewhere();
    tell(seat);
    emit arrived(seat);
}

void Phones::tellAll() {
    m_telling.stop();
    m_hints.followTable();
    m_telling.stop(); // dropped hints are part of what follows
    const kit::SeatSet seats = m_server->seats();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (seats.contains(seat) && m_server->hears(seat))
            tell(seat);
}

/// Sends the seat its changes. Nothing is sent for others' secret actions, because they change nothing here.
void Phones::tell(kit::Seat seat) {
    const QString idle = early() ? tr("%1, your hand will be here when the game begins.").arg(m_names[seat])
                                 : tr("The table is doing something else. Your hand will be back.");
    if (const QByteArray news = m_told.newsFor(seat, lostSeats(), idle, m_hints); !news.isEmpty())
        m_server->send(seat, news);
}

// ---- messages from phones

void Phones::hear(kit::Seat seat, const phone::Message& message) {
    if (m_session == nullptr)
        return;
    if (m_telling.isActive()) // the table has changed, and perhaps the question with it
        tellAll();
    const bool late = m_told.isLate(seat, message.revision);
    if (message.kind == phone::Message::Kind::Why) {
        if (!late)
            m_server->send(seat, messageOf({{QStringLiteral("touch"), QString::fromStdString(message.text)},
                                            {QStringLiteral("why"), whyNothing(seat, message.text)}}));
        return;
    }
    if (late && message.text == "next")
        return; // somebody else pressed it first, and the page already shows the next moment
    // Send the reason why nothing was done, or "". All phones receive the new table later.
    const QString why =
        late ? tr("The table has changed in the meantime. Choose again.") : answerTo(seat, message);
    m_server->send(seat, messageOf({{QStringLiteral("answer"), why}}));
}

QString Phones::whyNothing(kit::Seat seat, const std::string& touch) const {
    const QString thing = QString::fromStdString(touch);
    const QString why = m_session->moves().whyNothing(seat, thing);
    const bool own = thing.section(u'/', 2, 2) == QString::number(seat);
    return why.isEmpty() && own ? tr("There’s nothing to do with this right now.") : why;
}

QString Phones::answerTo(kit::Seat seat, const phone::Message& message) {
    switch (message.kind) {
    case phone::Message::Kind::Move:
        return move(seat, message);
    case phone::Message::Kind::Lay:
        return lay(seat, QString::fromStdString(message.text));
    default:
        return press(seat, message.text);
    }
}

QString Phones::move(kit::Seat seat, const phone::Message& message) {
    QVariantMap words;
    for (const auto& [key, text] : message.words)
        words.insert(QString::fromStdString(key), QString::fromStdString(text));
    QString why = m_session->moves().submitElsewhere(seat, QString::fromStdString(message.text), words);
    if (why.isEmpty())
        m_hints.followOwnMove(seat);
    return why;
}

/// Makes all steps of a hint but the commit, up to the first one that is refused.
QString Phones::lay(kit::Seat seat, const QString& move) {
    QString why;
    for (const QString& step : m_hints.stepsOf(seat, move)) {
        if (why = m_session->moves().submitElsewhere(seat, step, {}); !why.isEmpty())
            break;
        m_hints.followOwnMove(seat);
    }
    return why;
}

QString Phones::press(kit::Seat seat, const std::string& what) {
    ReactionWindow& reactions = *m_session->reactions();
    if (what == "next") {
        m_session->events()->next();
    } else if (what == "quiet" || what == "ask") {
        reactions.setAsked(seat, what == "ask");
    } else if (const QString why = m_session->table().restraint(); !why.isEmpty()) {
        return why;
    } else if (what == "undo") {
        if (!m_session->undo()->possibleFor(seat))
            return tr("This can’t be taken back any more.");
        m_hints.clear(seat);
        m_session->undo()->takeFor(seat);
    } else if (what == "hint") {
        m_hints.ask(seat);
    } else if (what == "stop") {
        reactions.stop(seat);
    } else if (what == "pass") {
        reactions.fineByMe(seat);
    }
    return {};
}

// ---- moving to another window

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
    // Reload the pages, which may be in another language.
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        m_server->send(seat, messageOf({{QStringLiteral("reload"), true}}));
    emit changed();
}

} // namespace taletop::app
