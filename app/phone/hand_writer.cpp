// SPDX-License-Identifier: MIT
#include "app/phone/hand_writer.h"

#include "app/models/game_files.h"
#include "app/text/touches.h"
#include "app/text/translation.h"
#include "core/kit/at.h"
#include "core/scene/warned.h"

#include <algorithm>

namespace taletop::app {

namespace {

bool isPending(const match::Match& match, kit::Seat seat) {
    const contract::Pending due = match.pending();
    return due.kind == contract::Pending::Kind::Seats && due.seats.contains(seat);
}

/// Adds a text unless it is empty, as most texts are.
void add(QJsonObject& object, const char* key, const QString& text) {
    if (!text.isEmpty())
        object.insert(QLatin1String(key), text);
}

void add(QJsonObject& object, const char* key, bool value) {
    if (value)
        object.insert(QLatin1String(key), true);
}

} // namespace

HandWriter::HandWriter(MatchSession& session, const HandPictures& pictures, HandNews& news, kit::Seat seat,
                       kit::SeatSet lost)
    : m_session(&session), m_pictures(&pictures), m_news(&news), m_seat(seat), m_lost(lost) {
    for (int each = 0; each < session.seatCount(); ++each)
        m_names.append(session.seatName(each));
}

QString HandWriter::words(const kit::Text& text) const { return translated(text, m_names); }

QJsonObject HandWriter::write(QSet<int>& known) const {
    const match::Match& match = m_session->match();
    QJsonObject page{{QStringLiteral("game"), m_session->gameTitle()},
                     {QStringLiteral("seat"), int(m_seat)},
                     {QStringLiteral("name"), m_names[m_seat]},
                     {QStringLiteral("emblem"), m_session->seatEmblem(m_seat)},
                     {QStringLiteral("accent"), coloursOf(m_session->gameId()).accent.name()}};
    if (m_session->events()->telling()) {
        page.insert(QStringLiteral("told"), told());
        return page;
    }
    const scene::Scene scene = table::ownScene(match, m_seat);
    const QString restraint = m_session->table().restraint();
    page.insert(QStringLiteral("prompt"), restraint.isEmpty() ? words(scene.prompt) : restraint);
    add(page, "detail", restraint.isEmpty() ? words(scene.detail) : QString());
    page.insert(QStringLiteral("table"), listed(scene, scene::Counter::Row::Seat, kit::spectator));
    page.insert(QStringLiteral("plan"), listed(scene, scene::Counter::Row::Plan, m_seat));
    page.insert(QStringLiteral("zones"), zones(scene));
    page.insert(QStringLiteral("seats"), seats(scene));
    page.insert(QStringLiteral("choices"), restraint.isEmpty() ? choices(scene) : QJsonArray());
    page.insert(QStringLiteral("news"), QJsonArray::fromStringList(m_news->lines(match, m_seat, m_names)));
    page.insert(QStringLiteral("faces"), faces(scene, known));
    add(page, "pending", isPending(match, m_seat));
    add(page, "undo", m_session->undo()->possibleFor(m_seat));
    if (m_session->reactions()->asks(m_seat) && restraint.isEmpty())
        page.insert(QStringLiteral("window"), window());
    if (match.over())
        add(page, "over", m_session->score()->winnerText());
    return page;
}

QJsonObject HandWriter::told() const {
    QJsonObject told{{QStringLiteral("text"), m_session->events()->text()}};
    add(told, "title", m_session->events()->title());
    return told;
}

// ---- the table

QJsonArray HandWriter::listed(const scene::Scene& scene, scene::Counter::Row row, kit::Seat seat) const {
    QJsonArray texts;
    for (const scene::Counter& counter : scene.counters)
        if (counter.row == row && counter.seat == seat && !counter.text.empty())
            texts.append(words(counter.text));
    return texts;
}

/// Writes the zones, except hidden or empty ones and those without a title that no choice touches.
QJsonArray HandWriter::zones(const scene::Scene& scene) const {
    const auto isTouched = [&scene](const scene::Zone& zone) {
        return std::ranges::any_of(scene.choices, [&zone](const scene::Choice& choice) {
            return std::ranges::any_of(choice.gesture, [&zone](const scene::Pick& pick) {
                return pick.kind <= scene::Pick::Kind::Card && pick.zone == zone.zone;
            });
        });
    };
    QJsonArray zones;
    for (const scene::Zone& zone : scene.zones)
        if (isTouched(zone) || (zone.known && !zone.title.empty() && (zone.count > 0 || zone.spot)))
            zones.append(zoneOf(zone, scene));
    return zones;
}

QJsonObject HandWriter::zoneOf(const scene::Zone& zone, const scene::Scene& scene) const {
    QJsonArray cards;
    for (const scene::Card& card : zone.cards)
        cards.append(QJsonArray{card.face, words(card.name)});
    QJsonObject object{{QStringLiteral("id"), placeOf(zone.zone, scene.zones)},
                       {QStringLiteral("owner"), int(zone.owner)},
                       {QStringLiteral("cards"), cards}};
    add(object, "title", words(zone.title));
    const auto all = m_session->match().game().visibility(kit::spectator);
    add(object, "open", all[zone.zone] == kit::Visibility::Face);
    add(object, "spot", zone.spot);
    if (zone.planned != 0)
        object.insert(QStringLiteral("planned"), zone.planned);
    if (zone.cards.empty() && zone.known)
        object.insert(QStringLiteral("count"), zone.count);
    return object;
}

QJsonArray HandWriter::seats(const scene::Scene& scene) const {
    QJsonArray seats;
    for (kit::Seat seat = 0; seat < m_names.size(); ++seat) {
        QJsonObject object{{QStringLiteral("name"), m_names[seat]},
                           {QStringLiteral("emblem"), m_session->seatEmblem(seat)},
                           {QStringLiteral("counters"), listed(scene, scene::Counter::Row::Seat, seat)}};
        add(object, "place", placeOfHand(seat));
        add(object, "pending", isPending(m_session->match(), seat));
        seats.append(object);
    }
    return seats;
}

/// Returns where the hand of the seat is: "bot", "phone", "lost" for a phone out of reach, or "" for a person
/// at the screen.
QString HandWriter::placeOfHand(kit::Seat seat) const {
    if (kit::at(m_session->match().header().seats, seat).kind != match::personKind)
        return QStringLiteral("bot");
    if (m_lost.contains(seat))
        return QStringLiteral("lost");
    return m_session->hotSeat().elsewhere().contains(seat) ? QStringLiteral("phone") : QString();
}

/// Describes the faces that this page has not shown before.
QJsonObject HandWriter::faces(const scene::Scene& scene, QSet<int>& known) const {
    QJsonObject faces;
    const auto describe = [&](int face) {
        if (known.contains(face))
            return;
        known.insert(face);
        faces.insert(QString::number(face), faceOf(face));
    };
    for (const scene::Zone& zone : scene.zones) {
        describe(zone.planned);
        for (const scene::Card& card : zone.cards)
            describe(card.face);
    }
    return faces;
}

QJsonObject HandWriter::faceOf(int face) const {
    const contract::Game& game = m_session->match().game();
    const QString title = face > 0 ? m_session->tale()->cardTitle(face) : QString();
    QJsonObject object{{QStringLiteral("art"), m_pictures->layersOf(face)},
                       {QStringLiteral("shape"), m_pictures->shapeOf(face)}};
    add(object, "written", m_pictures->leavesRoom(face));
    add(object, "title", title.isEmpty() && face > 0 ? words(game.cardFacts(face).name) : title);
    for (const scene::CardFacts::Number& number : game.cardFacts(face).numbers)
        if (kit::sameWords(number.key, "cost"))
            object.insert(QStringLiteral("cost"), number.value);
    QJsonArray rules;
    for (const scene::CardRule& rule : game.cardText(face).rules)
        rules.append(words(rule.text));
    object.insert(QStringLiteral("rules"), rules);
    return object;
}

// ---- the question

QJsonArray HandWriter::choices(const scene::Scene& scene) const {
    QJsonArray choices;
    for (const scene::Choice& choice : scene.choices) {
        const QString move = QString::fromStdString(choice.move);
        QJsonObject object{
            {QStringLiteral("move"), move},
            {QStringLiteral("label"), words(choice.label)},
            {QStringLiteral("touches"), QJsonArray::fromStringList(gestureOf(choice, scene.zones))}};
        add(object, "consequence", words(choice.consequence));
        add(object, "warning", words(choice.warning));
        add(object, "asks", scene::asksFirst(choice));
        if (const QVariantList fields = m_session->tale()->fieldsOf(move); !fields.isEmpty())
            object.insert(QStringLiteral("fields"), QJsonArray::fromVariantList(fields));
        choices.append(object);
    }
    return choices;
}

/// Writes the seat's answers in the open reaction window.
QJsonObject HandWriter::window() const {
    const ReactionWindow& reactions = *m_session->reactions();
    QJsonObject window;
    add(window, "passed", reactions.hasLetGo(m_seat));
    add(window, "stops", reactions.saysStop(m_seat));
    add(window, "quiet", reactions.isUnasked(m_seat));
    return window;
}

} // namespace taletop::app
