// SPDX-License-Identifier: MIT
#include "app/session/study.h"

#include "app/session/hint_words.h"

#include <QElapsedTimer>

#include <algorithm>

namespace taletop::app {

namespace {

/// Milliseconds of the clock on the wall that a comparison takes at most: somebody waits for it.
constexpr int longestComparison = 1500;

} // namespace

void Study::begin(const bots::TurningPoint& point, kit::Seat seat, const contract::Known& known,
                  const QStringList& seatNames) {
    m_point = point;
    m_seat = seat;
    m_known = known;
    m_names = seatNames;
    m_asking = true;
    emit changed();
}

bool Study::hasSteps() const {
    return m_point && (m_point->best.steps.size() > 1 || m_point->played.steps.size() > 1);
}

bool Study::isSame(const contract::AnyDecision& steps, const bots::Candidate& other) const {
    return std::ranges::equal(
        steps, other.steps,
        [this](const contract::AnyMove& a, const contract::AnyMove& b) { return m_game->sameMove(a, b); });
}

void Study::weigh(const contract::AnyDecision& steps) {
    if (!m_asking)
        return;
    m_tried = bots::candidateFor(*m_game, m_known.view, m_seat, steps);
    m_ahead.reset();
    m_thread.drop();
    if (isSame(steps, m_point->best))
        m_ahead = m_point->loss; // as it is told on the end sheet
    else if (!isSame(steps, m_point->played))
        m_thread.ask([this, game = m_game, known = m_known, seat = m_seat, steps,
                      done = m_point->played.steps](const ThoughtThread::Unwanted& unwanted) {
            QElapsedTimer since;
            since.start();
            bots::Budget budget = bots::usualHintBudget(*game).comparing;
            budget.moves *= 6;
            budget.enough = [&] { return since.hasExpired(longestComparison) || unwanted(); };
            kit::Rng rng(contract::stateHash(known.view));
            const bots::Analysis both = bots::compare(*game, known, seat, {steps, done}, budget, rng);
            return [this, ahead = bots::aheadOf(both, 0, 1)] {
                m_ahead = ahead;
                emit changed();
            };
        });
    emit changed();
}

void Study::tell() {
    m_told = m_point.has_value();
    emit changed();
}

void Study::playOn() {
    if (!m_asking)
        return;
    m_thread.drop();
    m_asking = false;
    m_tried.reset();
    emit changed();
    emit ended();
}

// ---- words

QString Study::done() const { return m_point ? HintWords::cost(*m_point, m_names) : QString(); }

QString Study::answer() const {
    if (!m_tried)
        return {};
    const QString tried = HintWords::name(*m_tried, m_names);
    if (isSame(m_tried->steps, m_point->played))
        return tr("%1: that is what you did.").arg(tried);
    if (!m_ahead)
        return tr("%1: let me see …").arg(tried);
    //: a move that was tried, and how it compares with what was done
    const QString compared = tr("%1: %2").arg(tried, HintWords::comparison(*m_ahead));
    return isSame(m_tried->steps, m_point->best) ? tr("%1 Nothing better was found.").arg(compared)
                                                 : compared;
}

QString Study::solution() const { return m_told ? HintWords::solution(*m_point, m_names) : QString(); }

} // namespace taletop::app
