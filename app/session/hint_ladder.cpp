// SPDX-License-Identifier: MIT
#include "app/session/hint_ladder.h"

#include "app/session/hint_words.h"
#include "app/text/translation.h"

#include <QElapsedTimer>

#include <algorithm>

namespace taletop::app {

namespace {

/// Thinks until the deadline for the numbers, or until nobody needs them any longer.
bots::Hint thoughtOut(const contract::Game& game, const contract::Known& known, kit::Seat seat,
                      const QElapsedTimer& since, const ThoughtThread::Unwanted& unwanted) {
    const auto passed = [&] { return unwanted() ? 1 : static_cast<double>(since.elapsed()) / longestHint; };
    return bots::hintFor(game, known, seat, bots::usualHintBudget(game, passed));
}

bool same(const contract::Known& a, const contract::Known& b) {
    return std::ranges::equal(a.view.bytes(), b.view.bytes()) && a.memory == b.memory;
}

} // namespace

void HintLadder::climb(const contract::Known& known, kit::Seat seat) {
    const bool goesOn = m_wanted != None && seat == m_seat && same(known, m_known);
    if (goesOn && m_wanted == Order)
        return;
    m_wanted = goesOn ? static_cast<Rung>(m_wanted + 1) : Nudge;
    m_pointed.clear();
    if (!goesOn) {
        m_known = known;
        m_seat = seat;
        m_nudge = m_game->nudge(known.view, seat);
        m_deciding.reset();
        contract::AnyMoves moves;
        m_game->legalMoves(known.view, seat, moves);
        m_alone = moves.size() == 1;
        think();
    }
    emit changed();
}

void HintLadder::clear() {
    m_thread.drop();
    m_found.reset();
    if (m_wanted == None)
        return;
    m_wanted = None;
    m_pointed.clear();
    emit changed();
}

void HintLadder::point(const QString& move) {
    m_pointed = move == m_pointed ? QString() : move;
    emit changed();
}

bool HintLadder::goOn(const contract::Known& known) {
    if (rung() < Candidates)
        return false;
    std::optional<bots::Hint> left = bots::hintAfter(*m_game, *m_found, m_known.view, known.view, m_seat);
    if (!left)
        return false;
    m_found = std::move(left);
    m_known = known;
    m_pointed.clear();
    emit changed();
    return true;
}

void HintLadder::follow(const contract::Known& known) {
    if (m_wanted == None || same(known, m_known))
        return;
    m_known = known;
    if (rung() == Nudge)
        think();
}

void HintLadder::think() {
    m_found.reset();
    QElapsedTimer since;
    since.start();
    m_thread.ask([this, game = m_game, known = m_known, seat = m_seat,
                  since](const ThoughtThread::Unwanted& unwanted) -> ThoughtThread::Tell {
        return [this, hint = thoughtOut(*game, known, seat, since, unwanted)] {
            m_found = hint;
            if (!m_deciding)
                m_deciding = HintWords::deciding(hint);
            emit changed();
        };
    });
}

HintLadder::Rung HintLadder::rung() const { return m_found ? m_wanted : std::min(m_wanted, Nudge); }

QVariantList HintLadder::rows(const QStringList& seatNames) const {
    QVariantList rows;
    if (rung() == Nudge)
        rows.append(nudge(seatNames));
    if (rung() < Candidates)
        return rows;
    const auto& candidates = m_found->candidates;
    std::vector<std::size_t> order(candidates.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[rung() == Order ? i : candidates[i].place] = i;
    for (const std::size_t candidate : order)
        rows.append(row(candidate, seatNames));
    return rows;
}

QVariantMap HintLadder::nudge(const QStringList& seatNames) const {
    const QString text = m_alone ? HintWords::tr("There’s only one thing to do now.")
                                 : HintWords::nudge(m_nudge, m_deciding, seatNames);
    return {{QStringLiteral("move"), QString()},
            {QStringLiteral("text"), text},
            {QStringLiteral("brief"), text},
            {QStringLiteral("entry"), QString()},
            {QStringLiteral("more"), HintWords::tr("Ask again for moves worth considering.")}};
}

QVariantMap HintLadder::row(std::size_t candidate, const QStringList& seatNames) const {
    const bots::Candidate& shown = m_found->candidates[candidate];
    const std::string entry = shown.ledger > 0 ? m_game->ledgerEntry(shown.ledger) : std::string();
    const bool ordered = rung() == Order;
    const bool last = shown.place + 1 == m_found->candidates.size();
    const auto text = [&](bool brief) {
        return ordered ? HintWords::judgement(*m_found, candidate, seatNames, brief)
                       : HintWords::name(shown, seatNames);
    };
    return {{QStringLiteral("move"), QString::fromStdString(shown.move)},
            {QStringLiteral("text"), text(false)},
            {QStringLiteral("brief"), text(true)},
            {QStringLiteral("entry"), QString::fromStdString(entry)},
            {QStringLiteral("more"),
             !ordered && last ? HintWords::tr("Ask again to see which is best, and why.") : QString()},
            {QStringLiteral("pointed"), m_pointed == QString::fromStdString(shown.move)},
            {QStringLiteral("whole"), shown.steps.size() > 1}};
}

QStringList HintLadder::moves() const {
    QStringList moves;
    if (rung() >= Candidates)
        for (const bots::Candidate& candidate : m_found->candidates)
            moves.append(QString::fromStdString(candidate.move));
    return moves;
}

QStringList HintLadder::stepsOf(const QString& move) const {
    QStringList steps;
    for (const bots::Candidate& candidate : m_found ? m_found->candidates : std::vector<bots::Candidate>())
        if (steps.isEmpty() && QString::fromStdString(candidate.move) == move)
            for (std::size_t step = 0; step + 1 < candidate.steps.size(); ++step)
                steps.append(QString::fromStdString(m_game->moveText(candidate.steps[step])));
    return steps;
}

QStringList HintLadder::shown() const { return m_pointed.isEmpty() ? moves() : QStringList(m_pointed); }

} // namespace taletop::app
