// SPDX-License-Identifier: MIT
#include "app/input/move_builder.h"

#include "app/text/touches.h"
#include "core/contract/touched.h"

#include <algorithm>
#include <string>

namespace taletop::app {

namespace {

bool isSeat(const QString& touch) { return touch.startsWith(QLatin1String("seat/")); }
bool isCard(const QString& touch) { return touch.startsWith(QLatin1String("card/")); }

/// Adds a touch to the held ones. Seats stay in table order, no matter which was touched first.
QStringList extended(const QStringList& held, const QString& touch) {
    QStringList all;
    QStringList seats;
    for (const QString& each : held)
        (isSeat(each) && isSeat(touch) ? seats : all).append(each);
    if (!isSeat(touch))
        return all + QStringList{touch};
    seats.append(touch);
    seats.sort();
    return all + seats;
}

bool beginsWith(const QStringList& gesture, const QStringList& touches) {
    return gesture.size() >= touches.size() && std::equal(touches.begin(), touches.end(), gesture.begin());
}

} // namespace

// ---- possible touches

void MoveBuilder::settle(const scene::Scene& scene, const std::string& question) {
    m_zones = scene.zones;
    m_rows.clear();
    for (const scene::Choice& choice : scene.choices)
        m_rows.push_back({QString::fromStdString(choice.move), gestureOf(choice, scene.zones)});
    if (question != m_question || (!m_held.isEmpty() && fitting(m_held).isEmpty()))
        m_held.clear();
    m_question = question;
    hold(m_held);
}

void MoveBuilder::setHints(const QStringList& moves) {
    if (moves == m_hints)
        return;
    m_hints = moves;
    hold(m_held);
}

void MoveBuilder::setManner(Manner manner) {
    if (manner == m_manner)
        return;
    m_manner = manner;
    hold({});
}

bool MoveBuilder::fits(const QStringList& gesture, const QStringList& touches) const {
    if (m_manner != Apart)
        return beginsWith(gesture, touches);
    return std::ranges::all_of(touches, [&](const QString& touch) { return gesture.contains(touch); });
}

QList<int> MoveBuilder::fitting(const QStringList& touches) const {
    QList<int> rows;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (fits(m_rows[row].gesture, touches))
            rows.append(static_cast<int>(row));
    return rows;
}

/// Returns the touch of an equal card that the choices name, because they name only one of several equal
/// cards in a zone.
QString MoveBuilder::same(const QString& touch) const {
    const auto named = [this](const QString& thing) {
        return std::ranges::any_of(m_rows, [&](const Row& row) { return row.gesture.contains(thing); });
    };
    if (!isCard(touch) || named(touch))
        return touch;
    std::string key;
    const scene::Pick pick = pickOf(touch, m_zones, key);
    const auto zone =
        std::ranges::find_if(m_zones, [&](const scene::Zone& each) { return each.zone == pick.zone; });
    const auto at = static_cast<std::size_t>(pick.index);
    if (zone == m_zones.end() || at >= zone->cards.size() || zone->cards[at].face == 0)
        return touch;
    for (std::size_t other = 0; other < zone->cards.size(); ++other) {
        const QString thing =
            touchOf({.kind = pick.kind, .zone = pick.zone, .index = static_cast<int>(other)}, m_zones);
        if (zone->cards[other].face == zone->cards[at].face && named(thing))
            return thing;
    }
    return touch;
}

/// Returns the touches that a new touch extends: the held ones, except one that is only waiting for its
/// confirming second touch.
QStringList MoveBuilder::begun() const {
    return m_manner == Twice && m_armed >= 0 ? m_held.mid(0, m_held.size() - 1) : m_held;
}

/// Returns this touch and the held ones that can be combined with it.
QStringList MoveBuilder::chosenWith(const QString& touch) const {
    QStringList chosen{touch};
    for (const QString& other : m_held)
        if (other != touch && !fitting(chosen + QStringList{other}).isEmpty())
            chosen.prepend(other);
    return chosen;
}

bool MoveBuilder::beginsAnew(const QString& touch) const {
    return m_held.isEmpty() || m_manner != Steps || isCard(touch);
}

bool MoveBuilder::legal(const QString& touch) const {
    if (touch.isEmpty() || m_rows.empty())
        return false;
    const QString thing = same(touch);
    const bool anew = m_manner == AtOnce || m_manner == Cards || m_manner == Apart;
    return !fitting(extended(begun(), thing)).isEmpty() || (anew && !fitting({thing}).isEmpty());
}

bool MoveBuilder::asked(const QString& touch) const {
    if (touch.isEmpty() || m_held.isEmpty() || isHeld(touch))
        return false;
    return !fitting(extended(begun(), same(touch))).isEmpty();
}

bool MoveBuilder::isHeld(const QString& touch) const {
    return !touch.isEmpty() && m_held.contains(same(touch));
}

bool MoveBuilder::hinted(const QString& touch) const {
    return !touch.isEmpty() && !m_hints.isEmpty() && std::ranges::any_of(m_rows, [&](const Row& row) {
        return m_hints.contains(row.move) && row.gesture.contains(touch);
    });
}

// ---- effects of a touch

void MoveBuilder::touch(const QString& touch) {
    const QString thing = same(touch);
    emit touching();
    if (m_held.contains(thing))
        return again(thing);
    const QStringList before = begun();
    if (m_manner == Apart && !fitting({thing}).isEmpty())
        return chooseApart(thing);
    if (!attempt(extended(before, thing)) && !(beginsAnew(thing) && attempt({thing})))
        refuse(before + QStringList{thing});
}

/// Chooses the thing; a button confirms all chosen things.
void MoveBuilder::chooseApart(const QString& touch) {
    if (!touch.startsWith(QLatin1String("button/")))
        hold(chosenWith(touch));
    else if (m_armed >= 0)
        make(m_armed);
    else
        refuse(m_held + QStringList{touch});
}

/// Handles a second touch of a held thing: makes the armed move, or lets go of the thing.
void MoveBuilder::again(const QString& touch) {
    if (m_armed >= 0 && m_manner != Apart && touch == m_held.last() && !isSeat(touch))
        return make(m_armed);
    QStringList rest = m_held;
    rest.removeAll(touch);
    hold(touch == m_held.first() && m_manner != Apart ? QStringList() : rest);
}

void MoveBuilder::touchAll(const QStringList& touches) {
    emit touching();
    if (m_armed >= 0 && touches == m_held)
        make(m_armed);
    else if (!attempt(touches))
        refuse(touches);
}

/// Holds these touches, or makes their move if it is complete and needs no confirmation.
bool MoveBuilder::attempt(const QStringList& touches) {
    const QList<int> fit = fitting(touches);
    if (fit.isEmpty())
        return false;
    const auto whole = std::ranges::find_if(
        fit, [&](int row) { return m_rows[static_cast<std::size_t>(row)].gesture.size() == touches.size(); });
    if (whole == fit.end() || !actsAtOnce(touches, fit.size())) {
        hold(touches);
        return true;
    }
    const int row = *whole;
    emit making(touches);
    make(row);
    emit done(touches);
    return true;
}

bool MoveBuilder::actsAtOnce(const QStringList& touches, qsizetype fitting) const {
    switch (m_manner) {
    case AtOnce:
        return fitting == 1;
    case Cards:
        return fitting == 1 && (touches.size() > 1 || !isCard(touches.last()));
    case Steps:
        return true;
    case Twice:
    case Apart:
        break;
    }
    return false;
}

/// Are these touches the whole gesture, except perhaps its commit button?
bool MoveBuilder::isAllBut(const QStringList& gesture, const QStringList& touches) const {
    const bool ends = m_manner == Apart ? gesture.last().startsWith(QLatin1String("button/"))
                                        : gesture.last() == QLatin1String("button/commit");
    return gesture.size() == touches.size() || (ends && gesture.size() == touches.size() + 1);
}

/// Returns the row of the choice that one more press makes, because only its commit is missing or no other
/// choice is left. Returns -1 if there is none.
int MoveBuilder::armedBy(const QStringList& touches) const {
    if (touches.isEmpty() || m_manner == AtOnce || m_manner == Steps)
        return -1;
    const QList<int> fit = fitting(touches);
    for (const int row : fit) {
        if (isAllBut(m_rows[static_cast<std::size_t>(row)].gesture, touches))
            return row;
    }
    return m_manner == Cards && fit.size() == 1 ? fit.first() : -1;
}

void MoveBuilder::hold(const QStringList& touches) {
    m_held = touches;
    m_armed = armedBy(touches);
    ++m_revision;
    emit changed();
}

void MoveBuilder::drop() {
    if (!m_held.isEmpty())
        hold({});
}

void MoveBuilder::make(int row) {
    if (row < 0 || row >= static_cast<int>(m_rows.size()))
        return;
    const QString move = m_rows[static_cast<std::size_t>(row)].move;
    drop();
    emit made(move);
}

void MoveBuilder::take(const QString& touch) {
    drop();
    const QString thing = same(touch);
    if (!fitting({thing}).isEmpty())
        hold({thing});
}

void MoveBuilder::let(const QString& touch, const QString& target) {
    if (m_held.isEmpty())
        return refuse({same(touch), target});
    if (m_manner == Twice && m_armed >= 0)
        return make(m_armed);
    if (asked(target))
        return this->touch(target);
    // A move without a target seat can be dropped anywhere.
    if (m_armed >= 0 && std::ranges::none_of(m_rows[static_cast<std::size_t>(m_armed)].gesture, isSeat))
        return make(m_armed);
    refuse(m_held + QStringList{target});
    drop();
}

/// Refuses the touches. After a wrong seat, keeps holding the cards, so that another seat can be chosen.
void MoveBuilder::refuse(const QStringList& touches) {
    if (!isSeat(touches.last()) && m_manner != Apart)
        drop();
    emit refused(touches);
}

std::optional<contract::AnyMove> MoveBuilder::meant(const contract::AnyState& view, kit::Seat seat,
                                                    const QStringList& touches) const {
    std::vector<std::string> keys(static_cast<std::size_t>(touches.size()));
    std::vector<scene::Pick> picks;
    for (qsizetype at = 0; at < touches.size(); ++at)
        picks.push_back(pickOf(touches[at], m_zones, keys[static_cast<std::size_t>(at)]));
    return contract::meantBy(*m_game, view, seat, picks);
}

} // namespace taletop::app
