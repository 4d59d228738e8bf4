// SPDX-License-Identifier: MIT
#include "app/session/second_look.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

namespace taletop::app {

namespace {

/// Milliseconds of the clock on the wall: nobody waits, but a slow machine shall not think for ever.
constexpr int longestLook = 10'000;

/// For the translation tools.
struct LossWords {
    Q_DECLARE_TR_FUNCTIONS(SecondLook)
};

} // namespace

void SecondLook::look(const contract::Known& known, kit::Seat seat) {
    const bool same = seat == m_asked.seat;
    if (same && std::ranges::equal(known.view.bytes(), m_asked.now.view.bytes()))
        return;
    if (!same || m_asked.steps.empty())
        m_asked = {known, {}, known, seat, {}};
    m_asked.now = known;
    m_found.reset();
    m_thread.ask([this, game = m_game, asked = m_asked](const ThoughtThread::Unwanted& unwanted) {
        QElapsedTimer since;
        since.start();
        bots::Budget budget = bots::usualHintBudget(*game).finding;
        budget.enough = [&] { return since.hasExpired(longestLook) || unwanted(); };
        return [this, answer = thoughtOut(*game, asked, budget)] {
            m_asked = answer.of; // it may have begun anew
            m_found = answer;
        };
    });
}

void SecondLook::made(kit::Seat seat, const contract::AnyMove& move) {
    if (seat == m_asked.seat && m_asked.steps.size() + 1 < contract::maxSteps)
        m_asked.steps.push_back(move);
    else
        lookAway();
}

void SecondLook::lookAway() {
    m_thread.drop();
    m_asked = {};
    m_found.reset();
}

SecondLook::Answer SecondLook::thoughtOut(const contract::Game& game, Question question,
                                          const bots::Budget& budget) {
    const auto decisions = game.decisions(game.view(question.first.view, question.seat), question.seat);
    const auto seals = [&](const contract::AnyMove& move) {
        return std::ranges::any_of(
            decisions, [&](const contract::AnyDecision& steps) { return game.sameMove(steps.back(), move); });
    };
    // Once it has been sealed, what is asked now is another decision.
    if (std::ranges::any_of(question.steps, seals))
        question = {question.now, {}, question.now, question.seat, {}};
    if (!question.judged)
        question.judged = bots::judge(game, question.first, question.seat, budget);
    Answer answer{question, {}};
    contract::AnyMoves moves;
    if (!question.steps.empty())
        game.legalMoves(question.now.view, question.seat, moves);
    for (const contract::AnyMove& move : moves) {
        if (!seals(move))
            continue;
        contract::AnyDecision taken = question.steps;
        taken.push_back(move);
        answer.ends.push_back(
            {move, bots::seriousLoss(game, question.first, *question.judged, taken, budget)});
    }
    return answer;
}

Sentence SecondLook::lossBy(const contract::AnyMove& move) const {
    std::optional<bots::Ahead> loss;
    if (m_found && m_found->of.steps.empty())
        loss = bots::seriousLoss(*m_game, *m_found->of.judged, move);
    else if (m_found)
        for (const End& end : m_found->ends)
            if (m_game->sameMove(end.move, move))
                loss = end.loss;
    if (!loss)
        return {};
    const int points = bots::toldNumber(loss->points);
    const int games = bots::toldNumber({100 * loss->wins.mean, 100 * loss->wins.error});
    return [points, games] {
        if (points > 0)
            return LossWords::tr("Another choice would bring some %n point(s) more.", nullptr, points);
        return games > 0
                   ? LossWords::tr("Another choice would win some %n game(s) more of 100.", nullptr, games)
                   : LossWords::tr("Another choice looks better.");
    };
}

} // namespace taletop::app
