// SPDX-License-Identifier: MIT
#include "app/phone/phone_pages.h"

#include "app/phone/hand_writer.h"

#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace taletop::app {

QByteArray messageOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

void PhonePages::show(MatchSession* session) {
    m_session = session;
    m_news = {};
    if (session != nullptr)
        m_pictures.show(session->match().game(), m_theme);
    startAllOver();
}

void PhonePages::setTheme(const QString& theme) {
    m_theme = theme;
    if (m_session == nullptr)
        return;
    m_pictures.show(m_session->match().game(), theme);
    startAllOver();
}

void PhonePages::startAllOver() {
    for (auto& [seat, page] : m_pages)
        page.startOver();
}

QByteArray PhonePages::newsFor(kit::Seat seat, kit::SeatSet lost, const QString& idle,
                               const PhoneHints& hints) {
    Page& page = m_pages[seat];
    QJsonObject shown;
    QJsonValue faces;
    if (m_session == nullptr) {
        shown.insert(QStringLiteral("idle"), idle);
    } else {
        QJsonObject hand = HandWriter(*m_session, m_pictures, m_news, seat, lost).write(page.faces);
        if (QJsonObject question = questionOf(seat, hand); question != page.question || page.sent.isEmpty()) {
            page.question = std::move(question);
            ++page.revision;
        }
        hand.insert(QStringLiteral("revision"), page.revision);
        if (hints.mayAsk(seat)) {
            hand.insert(QStringLiteral("mayHint"), true);
            hand.insert(QStringLiteral("hint"), hints.rowsFor(seat));
        }
        faces = hand.take(QStringLiteral("faces")); // sent only once, so it doesn't count as a change
        shown.insert(QStringLiteral("hand"), hand);
    }
    QByteArray text = messageOf(shown);
    if (text == page.sent)
        return {};
    page.sent = std::move(text);
    shown.insert(QStringLiteral("faces"), faces);
    return messageOf(shown);
}

/// Returns the question on a page: the choices, the moment of the narration, the play that may be stopped,
/// and the number of the seat's own moves, because an undo takes back the last one. Includes nothing that
/// others do in secret.
QJsonObject PhonePages::questionOf(kit::Seat seat, const QJsonObject& hand) const {
    const auto& entries = m_session->match().journal().entries;
    QJsonObject question{
        {QStringLiteral("choices"), hand.value(QStringLiteral("choices"))},
        {QStringLiteral("moves"), static_cast<int>(std::ranges::count(entries, seat, &match::Entry::who))}};
    if (const EventPlayer& events = *m_session->events(); events.telling()) {
        question.insert(QStringLiteral("told"), events.text());
        question.insert(QStringLiteral("moment"), events.index());
    } else if (m_session->reactions()->asks(seat)) {
        question.insert(QStringLiteral("play"), static_cast<int>(m_session->reactions()->play()));
    }
    return question;
}

} // namespace taletop::app
