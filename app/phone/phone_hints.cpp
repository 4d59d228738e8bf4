// SPDX-License-Identifier: MIT
#include "app/phone/phone_hints.h"

#include <QJsonObject>

#include <algorithm>

namespace taletop::app {

void PhoneHints::show(MatchSession* session) {
    m_ladders.clear();
    m_session = session;
}

bool PhoneHints::mayAsk(kit::Seat seat) const {
    if (m_session == nullptr || !m_session->table().restraint().isEmpty() || m_session->events()->telling())
        return false;
    const contract::Pending pending = m_session->match().pending();
    return pending.kind == contract::Pending::Kind::Seats && pending.seats.contains(seat);
}

void PhoneHints::ask(kit::Seat seat) {
    if (!mayAsk(seat))
        return;
    std::unique_ptr<HintLadder>& ladder = m_ladders[seat];
    if (ladder == nullptr) {
        ladder = std::make_unique<HintLadder>(m_session->match().game());
        connect(ladder.get(), &HintLadder::changed, this, &PhoneHints::changed);
    }
    if (ladder->rung() == HintLadder::Order)
        return ladder->clear();
    ladder->climb(m_session->match().known(seat), seat);
}

void PhoneHints::clear(kit::Seat seat) {
    if (const auto found = m_ladders.find(seat); found != m_ladders.end())
        found->second->clear();
}

void PhoneHints::followOwnMove(kit::Seat seat) {
    const auto found = m_ladders.find(seat);
    if (found == m_ladders.end())
        return;
    if (!mayAsk(seat) || !found->second->goOn(m_session->match().known(seat)))
        found->second->clear();
}

void PhoneHints::followTable() {
    for (const auto& [seat, ladder] : m_ladders) {
        const QStringList moves = ladder->moves();
        const bool fits = mayAsk(seat) && std::ranges::all_of(moves, [&, seat = seat](const QString& move) {
                              return isLegal(seat, move);
                          });
        if (fits)
            ladder->follow(m_session->match().known(seat));
        else
            ladder->clear();
    }
}

bool PhoneHints::isLegal(kit::Seat seat, const QString& text) const {
    const contract::Game& game = m_session->match().game();
    const auto move = game.parseMove(text.toStdString());
    return move && !game.whyNot(m_session->match().view(seat), seat, *move);
}

QJsonArray PhoneHints::rowsFor(kit::Seat seat) const {
    const auto found = m_ladders.find(seat);
    if (found == m_ladders.end() || m_session == nullptr)
        return {};
    QStringList names;
    for (int each = 0; each < m_session->seatCount(); ++each)
        names.append(m_session->seatName(each));
    QJsonArray rows;
    for (const QVariant& row : found->second->rows(names)) {
        const QVariantMap map = row.toMap();
        const bool first = rows.isEmpty();
        const bool whole = map.value(QStringLiteral("whole")).toBool(); // several steps make long texts
        QJsonObject object{{QStringLiteral("text"),
                            map.value(whole ? QStringLiteral("brief") : QStringLiteral("text")).toString()}};
        for (const char* key : {"move", "more"})
            if (const QString text = map.value(QLatin1String(key)).toString(); !text.isEmpty())
                object.insert(QLatin1String(key), text);
        if (first && whole)
            object.insert(QStringLiteral("whole"), true);
        rows.append(object);
    }
    return rows;
}

QStringList PhoneHints::stepsOf(kit::Seat seat, const QString& move) const {
    const auto found = m_ladders.find(seat);
    return found == m_ladders.end() ? QStringList() : found->second->stepsOf(move);
}

} // namespace taletop::app
