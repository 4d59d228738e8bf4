// SPDX-License-Identifier: MIT
#include "app/shell/table_words.h"

#include <QCoreApplication>

namespace taletop::app {

namespace {

/// The number of lines that people can listen to at once. The log has all of them.
constexpr int mostHeard = 6;

QString words(const char* source) { return QCoreApplication::translate("TableWords", source); }

/// Joins texts. A text that ends like a sentence gets no further separator.
QString joined(const QStringList& list, const QString& between) {
    const QString stop = words(QT_TRANSLATE_NOOP("TableWords", ". "));
    QString text;
    for (const QString& each : list) {
        if (!text.isEmpty())
            text += QStringLiteral(".。!?！？…").contains(text.back()) ? stop.mid(1) : between;
        text += each;
    }
    return text;
}

QString listed(const QStringList& list) { return joined(list, words(QT_TRANSLATE_NOOP("TableWords", ", "))); }

/// Joins sentences and adds missing full stops, so that they don't run together.
QString sentences(const QStringList& list) {
    return joined(list, words(QT_TRANSLATE_NOOP("TableWords", ". ")));
}

/// Returns the names of a zone's face-up cards.
QStringList openCards(const ZoneModel& zone) {
    QStringList names;
    for (int row = 0; row < zone.rowCount(); ++row)
        if (const QModelIndex card = zone.index(row); card.data(ZoneModel::FaceRole).toInt() > 0)
            names.append(card.data(ZoneModel::NameRole).toString());
    return names;
}

/// Returns the name of the face-up card at "card/KIND/OWNER/INDEX", or "".
QString cardAt(MatchSession& session, const QString& touch) {
    const QStringList parts = touch.split(u'/');
    if (parts.size() != 4 || parts[0] != QLatin1String("card"))
        return {};
    const ZoneModel* zone = session.zone(parts[1], parts[2].toInt());
    const QModelIndex card = zone != nullptr ? zone->index(parts[3].toInt()) : QModelIndex();
    return card.data(ZoneModel::FaceRole).toInt() > 0 ? card.data(ZoneModel::NameRole).toString() : QString();
}

} // namespace

QString handWords(MatchSession& session) {
    const int viewer = session.viewer();
    if (viewer < 0 || session.curtain()->down())
        return words(QT_TRANSLATE_NOOP("TableWords", "No hand is open."));
    const match::Match& match = session.match();
    const auto own = match.game().visibility(static_cast<kit::Seat>(viewer));
    const auto all = match.game().visibility(kit::spectator);
    const auto seat = static_cast<kit::Seat>(viewer);
    QStringList names;
    for (const scene::Zone& zone : match.game().scene(match.view(seat), seat).zones)
        if (own[zone.zone] == kit::Visibility::Face && all[zone.zone] != kit::Visibility::Face)
            names += openCards(*session.zone(QString::fromUtf8(zone.kind), zone.owner));
    if (names.isEmpty())
        return words(QT_TRANSLATE_NOOP("TableWords", "%1 has no cards.")).arg(session.seatName(viewer));
    return words(QT_TRANSLATE_NOOP("TableWords", "%1’s hand: %2"))
        .arg(session.seatName(viewer), listed(names));
}

QString askedWords(MatchSession& session) {
    const QString prompt = session.prompt();
    const int actor = session.actor();
    if (prompt.isEmpty() || actor < 0 || session.curtain()->people() < 2 ||
        prompt.contains(session.seatName(actor)))
        return prompt;
    return QCoreApplication::translate("MovePrompt", "%1: %2").arg(session.seatName(actor), prompt);
}

QString touchedWords(MatchSession& session) {
    const MoveBuilder& touches = *session.touches();
    if (const int row = touches.armed(); row >= 0)
        return session.choices()->at(row).value(QStringLiteral("label")).toString();
    const QString card = touches.held().isEmpty() ? QString() : cardAt(session, touches.held().last());
    return card.isEmpty() ? QString() : words(QT_TRANSLATE_NOOP("TableWords", "Picked up: %1")).arg(card);
}

QString tableWords(MatchSession& session) {
    QStringList told{askedWords(session)};
    for (int seat = 0; seat < session.seatCount(); ++seat)
        told.append(session.seats()->index(seat).data(SeatModel::SummaryRole).toString());
    const match::Match& match = session.match();
    const auto all = match.game().visibility(kit::spectator);
    for (const scene::Zone& zone : match.game().scene(match.view(kit::spectator), kit::spectator).zones) {
        if (all[zone.zone] != kit::Visibility::Face)
            continue;
        const QStringList names = openCards(*session.zone(QString::fromUtf8(zone.kind), zone.owner));
        if (names.isEmpty())
            continue;
        told.append(zone.owner == kit::spectator
                        ? words(QT_TRANSLATE_NOOP("TableWords", "On the table: %1")).arg(listed(names))
                        : words(QT_TRANSLATE_NOOP("TableWords", "Before %1: %2"))
                              .arg(session.seatName(zone.owner), listed(names)));
    }
    told.removeAll(QString());
    return sentences(told);
}

QString happenedWords(MatchSession& session) {
    QStringList lines;
    const auto& rows = session.log()->rows();
    for (std::size_t row = rows.size() > mostHeard ? rows.size() - mostHeard : 0; row < rows.size(); ++row)
        lines.append(rows[row].text);
    return lines.isEmpty() ? words(QT_TRANSLATE_NOOP("TableWords", "Nothing has happened yet."))
                           : lines.join(u' ');
}

} // namespace taletop::app
