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
    if (seat == m_seat && std::ranges::equal(known.view.bytes(), m_view.bytes()))
        return;
    m_view = known.view;
    m_seat = seat;
    m_found.reset();
    m_thread.ask([this, game = m_game, known, seat](const ThoughtThread::Unwanted& unwanted) {
        QElapsedTimer since;
        since.start();
        bots::Budget budget = bots::usualHintBudget(*game).finding;
        budget.enough = [&] { return since.hasExpired(longestLook) || unwanted(); };
        return [this, found = bots::judge(*game, known, seat, budget)] { m_found = found; };
    });
}

void SecondLook::lookAway() {
    m_thread.drop();
    m_seat = kit::spectator;
    m_found.reset();
}

QString SecondLook::lossBy(const contract::AnyMove& move) const {
    const auto loss = m_found ? bots::seriousLoss(*m_game, *m_found, move) : std::nullopt;
    if (!loss)
        return {};
    if (const int points = bots::toldNumber(loss->points); points > 0)
        return LossWords::tr("Another choice would bring some %n point(s) more.", nullptr, points);
    const int games = bots::toldNumber({100 * loss->wins.mean, 100 * loss->wins.error});
    return games > 0 ? LossWords::tr("Another choice would win some %n game(s) more of 100.", nullptr, games)
                     : LossWords::tr("Another choice looks better.");
}

} // namespace taletop::app
