// SPDX-License-Identifier: MIT
#include "app/session/log_writer.h"

#include "app/models/seat_model.h"
#include "app/text/names.h"
#include "app/text/translation.h"
#include "core/kit/at.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace taletop::app {

namespace {

using Places = std::vector<LogModel::Place>;

/// Returns the places that a line is about, among the places before and after it. Prefers cards of the seat
/// that it names, with a known face if possible. Otherwise returns all places before it. Sets `isAfter` if
/// the result is from the places after it.
Places meant(int seat, const Places& before, const Places& after, bool& isAfter) {
    for (const bool known : {true, false})
        for (const Places* near : {&before, &after}) {
            Places own;
            std::ranges::copy_if(*near, std::back_inserter(own), [&](const LogModel::Place& place) {
                return seat >= 0 && place.owner == seat && (place.face > 0 || !known);
            });
            isAfter = near == &after;
            if (!own.empty())
                return own;
        }
    isAfter = before.empty();
    return before.empty() ? after : before;
}

} // namespace

/// Returns the names of the players in the seats at that entry.
QStringList LogWriter::namesAt(std::size_t entry) const {
    QStringList names;
    for (const match::SeatRecord& seat : match::seatsAt(m_match->header(), entry))
        names.append(shownName(seat.name));
    return names;
}

void LogWriter::restart(kit::Seat eyes) {
    const contract::Game& game = m_match->game();
    const contract::AnyState state = game.setup(m_match->header().options);
    m_eyes = eyes;
    m_zones.clear();
    for (const scene::Zone& zone : game.scene(game.view(state, eyes), eyes).zones)
        m_zones[zone.zone] = {QString::fromUtf8(zone.kind), zone.owner};
    m_totals = totals(state);
    m_scored.assign(1, false);
    m_entries.clear();
}

std::vector<int> LogWriter::totals(const contract::AnyState& state) const {
    const contract::Game& game = m_match->game();
    const auto result = game.result(game.view(state, m_eyes));
    return {result.totals.begin(), result.totals.end()};
}

void LogWriter::follow(std::size_t entry, const contract::AnyState& after) {
    std::vector<int> now = totals(after);
    m_scored.resize(entry + 1, false);
    m_scored[entry] = now != m_totals;
    m_totals = std::move(now);
}

void LogWriter::addPlace(const kit::Fact& fact, std::vector<LogModel::Place>& places) const {
    using Kind = kit::Fact::Kind;
    if (fact.kind != Kind::Move && fact.kind != Kind::Add && fact.kind != Kind::Mark)
        return;
    const auto zone = m_zones.find(fact.to);
    if (zone == m_zones.end())
        return;
    const LogModel::Place place{zone->second.first, zone->second.second, fact.card.face};
    if (std::ranges::find(places, place) == places.end())
        places.push_back(place);
}

/// Returns the lines of an entry. Some games announce a thing before they do it and others after, so each
/// line takes the cards of its own seat.
std::vector<LogModel::Row> LogWriter::rows(std::size_t entry, const std::vector<kit::Fact>& facts) {
    const QStringList names = namesAt(entry);
    std::vector<LogModel::Row> rows;
    std::vector<std::vector<LogModel::Place>> between(1); ///< places before, between and after lines
    std::vector<decltype(kit::Fact::key)> kinds;          ///< kinds of the lines
    for (const kit::Fact& fact : facts) {
        addPlace(fact, between.back());
        const kit::Text text = m_match->game().factText(fact);
        if (text.empty())
            continue;
        if (m_entries.empty() || m_entries.back() != entry)
            m_entries.push_back(entry);
        const auto number = static_cast<int>(m_entries.size());
        rows.push_back({number, translated(text, names), fact.seat, {}, {}, m_scored[entry]});
        kinds.push_back(fact.key);
        between.emplace_back();
    }
    bool isAfter = false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        // Lines of the same kind have their cards on the same side.
        const bool isTold = i > 0 && isAfter && kinds[i] == kinds[i - 1] && !between[i + 1].empty();
        rows[i].places = meant(rows[i].seat, isTold ? Places() : between[i], between[i + 1], isAfter);
    }
    return rows;
}

QString LogWriter::wordsOf(const match::Agreement& agreement) const {
    if (agreement.what == match::Agreement::What::OpenHands)
        return QCoreApplication::translate("LogWriter", "Everyone agreed to play with open hands.");
    return QCoreApplication::translate("LogWriter", "Everyone let %1 take back a move.")
        .arg(namesAt(agreement.before).value(agreement.who));
}

/// Describes a seat with a new player. Returns "" if only its emblem has changed.
QString LogWriter::wordsOf(const match::SeatRecord& before, const match::SeatRecord& now) {
    const auto name = [](const match::SeatRecord& seat) { return shownName(seat.name); };
    const auto kind = [](const match::SeatRecord& seat) {
        return seatKindText(QString::fromStdString(seat.kind));
    };
    if (before.kind != now.kind && before.name == now.name)
        //: %1 is a name, %2 is "person" or "casual bot"
        return QCoreApplication::translate("LogWriter", "%1 (%2) plays on.").arg(name(now), kind(now));
    if (before.kind != now.kind)
        //: %1 and %3 are names, %2 and %4 are "person" or "casual bot"
        return QCoreApplication::translate("LogWriter", "%1 (%2) takes over from %3 (%4).")
            .arg(name(now), kind(now), name(before), kind(before));
    return before.name == now.name ? QString()
                                   : QCoreApplication::translate("LogWriter", "%1 takes over from %2.")
                                         .arg(name(now), name(before));
}

std::vector<LogModel::Row> LogWriter::agreed(std::size_t entry) {
    std::vector<LogModel::Row> rows;
    for (const match::Agreement& each : m_match->header().agreements) {
        if (each.before != entry + 1)
            continue;
        // Number these lines separately, because sharing the entry's number would reveal that the entry has
        // lines.
        m_entries.push_back(entry);
        rows.push_back({static_cast<int>(m_entries.size()), wordsOf(each), each.who, {}, {}, false});
    }
    const auto& changes = m_match->header().seatChanges;
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        if (change->before != entry + 1)
            continue;
        const auto next = std::find_if(std::next(change), changes.end(), [&](const match::SeatChange& later) {
            return later.seat == change->seat;
        });
        const QString words = wordsOf(
            change->was, next == changes.end() ? kit::at(m_match->header().seats, change->seat) : next->was);
        if (words.isEmpty())
            continue;
        m_entries.push_back(entry);
        rows.push_back({static_cast<int>(m_entries.size()), words, change->seat, {}, {}, false});
    }
    return rows;
}

int LogWriter::entryOf(int number) const {
    const auto known = static_cast<int>(m_entries.size());
    return number < 1 || known == 0
               ? 0
               : static_cast<int>(m_entries[static_cast<std::size_t>(std::min(number, known)) - 1]);
}

int LogWriter::numberAt(int entry) const {
    const auto after = std::ranges::upper_bound(m_entries, static_cast<std::size_t>(std::max(0, entry)));
    return static_cast<int>(after - m_entries.begin());
}

} // namespace taletop::app
