// SPDX-License-Identifier: MIT
// A window in which several people play a game from its beginning, with a simulated clock. Counts presses and
// opened hands.
#pragma once

#include "tests/newcomers/hands.h"
#include "tests/newcomers/in_front.h"

namespace taletop::app {

class Friends {
public:
    /// Begins a match of `people` persons. Events are narrated at the usual speed.
    Friends(const QString& game, int people, int seed);

    [[nodiscard]] TableWindow& table() { return m_table; }
    [[nodiscard]] MatchSession& session() { return m_table.session(); }
    [[nodiscard]] Curtain& curtain() { return *session().curtain(); }

    [[nodiscard]] bool isClockUsed() const { return m_clock.isUsed(); }
    [[nodiscard]] int presses() const { return m_presses; }
    [[nodiscard]] int lifts() const { return m_lifts; } ///< the number of times that a hand was opened
    /// All presses, newest last.
    [[nodiscard]] const QStringList& done() const { return m_hands.done(); }
    void countAnew() { m_presses = m_lifts = 0; }

    /// Presses a key and waits for the pause. After the usual pause, presses are no longer ignored.
    void key(Qt::Key key);
    void seatKey(int seat) { key(static_cast<Qt::Key>(Qt::Key_F2 + seat)); }
    /// Clicks a point of the panel. `name` describes the click in done().
    void click(const QString& name, QPoint at);
    /// Sets the time to wait after each press, in milliseconds.
    void setPause(int pause) { m_pause = pause; }
    void pass(int milliseconds) { m_hands.pass(milliseconds); }

private:
    void begin(const QString& game, int people, int seed);

    TableWindow m_table;
    StandingClock m_clock;
    Hands m_hands{m_table, m_clock};
    int m_pause = 600; ///< milliseconds; presses are ignored for 500 after a hand opens or closes
    int m_presses = 0;
    int m_lifts = 0;
    int m_seated = -1;
};

/// Ends long matches after `turns` turns, if the game has such an option.
void stopAfterTurns(SeatSheet& sheet, int turns);

} // namespace taletop::app
