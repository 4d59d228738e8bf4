// SPDX-License-Identifier: MIT
#include "app/session/match_session.h"

#include "app/models/game_files.h"
#include "app/text/translation.h"

#include <utility>

namespace taletop::app {

MatchSession::MatchSession(match::Match match, QObject* parent)
    : QObject(parent), m_parts(std::move(match)), m_course(m_parts) {
    connect(&m_course, &Course::changed, this, &MatchSession::changed);
    connect(&m_course, &Course::seatsChanged, this, &MatchSession::seatsChanged);
    connect(&m_course, &Course::turned, this, &MatchSession::turned);
    connect(&m_course, &Course::finishWanted, this, &MatchSession::finishWanted);
    connect(&m_parts.picture.zones(), &TableZones::cardMoved, this, &MatchSession::cardMoved);
    connect(&m_parts.table.bots, &BotTurns::thinkingChanged, this, &MatchSession::thinkingChanged);
    connect(&m_parts.counsel, &Counsel::changed, this, &MatchSession::hintChanged);
    connect(&m_parts.refusals, &Refusals::changed, this, &MatchSession::refusalChanged);
    connect(&m_parts.refusals, &Refusals::refused, this, &MatchSession::refused);
    connect(&m_parts.consent, &TableConsent::handsOpened, this, &MatchSession::handsOpened);
    connect(&m_parts.keeper, &MatchKeeper::troubled, this, &MatchSession::troubled);
    connect(&m_parts.keeper, &MatchKeeper::told, this, &MatchSession::told);
}

QString MatchSession::gameId() const { return QString::fromUtf8(match().game().info().id); }

QString MatchSession::gameTitle() const { return translated(match().game().info().title); }

QUrl MatchSession::tableUrl() const { return pageOf(gameId(), QStringLiteral("Table")); }

ZoneModel* MatchSession::zone(const QString& kind, int owner) {
    return m_parts.picture.zones().zone(kind, owner);
}

bool MatchSession::submit(const QString& move, const QVariantMap& words) {
    return m_parts.moves.submit(move, words);
}

bool MatchSession::mayChangeSeats() const {
    return table().restraint().isEmpty() && table().guide == nullptr && !match().over();
}

int MatchSession::seatEmblem(int seat) const {
    const auto& seats = match().header().seats;
    return seat >= 0 && seat < seatCount() ? seats[static_cast<std::size_t>(seat)].emblem : 0;
}

QVariantList MatchSession::placesNow(const QVariantList& places) const {
    return m_parts.picture.placesNow(places);
}

} // namespace taletop::app
