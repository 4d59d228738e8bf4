// SPDX-License-Identifier: MIT
#include "app/session/look_back.h"

#include "app/session/hint_words.h"
#include "app/session/review.h"
#include "app/text/names.h"
#include "app/text/translation.h"
#include "core/match/played.h"
#include "core/scene/turn.h"

#include <algorithm>

namespace taletop::app {

LookBack::LookBack(const match::Match& match, const table::HotSeat& hotSeat, QObject* parent)
    : QObject(parent), m_match(&match), m_hotSeat(&hotSeat) {
    if (!hotSeat.allPeople().empty())
        m_seat = hotSeat.allPeople().first();
}

bool LookBack::offered() const {
    const int persons = m_hotSeat->allPeople().size();
    return m_match->over() && persons > 0 && (persons == 1 || !m_match->game().info().secretsStay);
}

QVariantList LookBack::people() const {
    QVariantList list;
    const auto& seats = m_match->header().seats;
    for (kit::Seat seat = 0; offered() && seat < static_cast<int>(seats.size()); ++seat)
        if (m_hotSeat->allPeople().contains(seat))
            list.append(
                QVariantMap{{QStringLiteral("seat"), seat},
                            {QStringLiteral("name"), shownName(seats[static_cast<std::size_t>(seat)].name)}});
    return list.size() > 1 ? list : QVariantList();
}

void LookBack::setSeat(int seat) {
    if (seat == m_seat || seat < 0 || !m_hotSeat->allPeople().contains(static_cast<kit::Seat>(seat)))
        return;
    m_seat = static_cast<kit::Seat>(seat);
    emit changed();
}

// ---- analysis

void LookBack::begin() {
    if (!offered() || m_judged == m_match->journal().entries.back().hash)
        return;
    forget();
    m_judged = m_match->journal().entries.back().hash;
    m_thread.ask([this, match = *m_match, persons = m_hotSeat->allPeople(),
                  limit = m_limit](const ThoughtThread::Unwanted& unwanted) -> ThoughtThread::Tell {
        return [this, found = thoughtOut(match, persons, limit, unwanted)] {
            m_found = found;
            emit changed();
        };
    });
    emit changed();
}

void LookBack::limit(std::uint64_t moves) {
    m_limit = moves;
    if (begun()) {
        forget();
        begin();
    }
}

void LookBack::forget() {
    m_thread.drop();
    m_found.clear();
    m_judged = 0;
    emit changed();
}

std::vector<LookBack::Found> LookBack::thoughtOut(const match::Match& match, kit::SeatSet persons,
                                                  std::uint64_t limit,
                                                  const ThoughtThread::Unwanted& unwanted) {
    const contract::Game& game = match.game();
    const bots::PlayedGame played = match::playedGame(match, unwanted);
    const auto count = static_cast<std::size_t>(persons.size());
    bots::Budget budget = bots::usualLookBackBudget(game, count);
    if (limit > 0)
        budget.moves = limit / count;
    budget.enough = unwanted;
    std::vector<Found> all;
    for (kit::Seat seat = 0; seat < match.header().options.seats; ++seat) {
        if (!persons.contains(seat) || unwanted())
            continue;
        Found found{bots::lookBack(game, played, seat, budget), {}, {}};
        if (unwanted())
            break;
        for (const bots::TurningPoint& point : found.seen.points)
            found.points.push_back(whenAt(game, played.entries[point.entry].before));
        if (found.seen.luck)
            found.luck = whenAt(game, played.after(found.seen.luck->entry - 1));
        all.push_back(std::move(found));
    }
    return all;
}

LookBack::When LookBack::whenAt(const contract::Game& game, const contract::AnyState& state) {
    const auto turn = turnOf(game.scene(game.view(state, kit::spectator), kit::spectator));
    return turn && turn->value > 0 ? turn->text : When{};
}

// ---- words

QString LookBack::told(const When& when) {
    return when.empty() ? tr("Before the first turn") : translated(when);
}

const LookBack::Found* LookBack::found() const {
    const auto found = std::ranges::find(m_found, m_seat, [](const Found& each) { return each.seen.seat; });
    return found == m_found.end() ? nullptr : &*found;
}

const bots::TurningPoint* LookBack::point(int index) const {
    const Found* found = this->found();
    return found == nullptr || index < 0 || index >= static_cast<int>(found->seen.points.size())
               ? nullptr
               : &found->seen.points[static_cast<std::size_t>(index)];
}

QVariantList LookBack::rows() const {
    QVariantList rows;
    const Found* found = this->found();
    if (found == nullptr || !offered())
        return rows;
    QStringList names;
    for (const match::SeatRecord& seat : m_match->header().seats)
        names.append(shownName(seat.name));
    const auto add = [&rows](std::size_t entry, int index, const QString& when, const QString& text) {
        rows.append(QVariantMap{{QStringLiteral("entry"), static_cast<int>(entry)},
                                {QStringLiteral("index"), index},
                                {QStringLiteral("lucky"), index < 0},
                                {QStringLiteral("when"), when},
                                {QStringLiteral("text"), text}});
    };
    for (std::size_t i = 0; i < found->seen.points.size(); ++i) {
        const bots::TurningPoint& point = found->seen.points[i];
        add(point.entry, static_cast<int>(i), told(found->points[i]), HintWords::cost(point, names));
    }
    if (found->seen.luck)
        add(found->seen.luck->entry, -1, told(found->luck), HintWords::gain(found->seen.luck->gain));
    std::ranges::stable_sort(
        rows, {}, [](const QVariant& row) { return row.toMap().value(QStringLiteral("entry")).toInt(); });
    return rows;
}

} // namespace taletop::app
