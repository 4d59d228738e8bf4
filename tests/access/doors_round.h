// SPDX-License-Identifier: MIT
// Takes walks in pairs of worlds and reports how much was compared.
#pragma once

#include "tests/access/doors_tally.h"

namespace taletop::app {

/// The game and its players.
struct Company {
    const contract::Game* game = nullptr;
    int seats = 0;
    int bots = 0; ///< the number of bots, which have the last seats
    std::vector<std::string> moments;
    kit::Seat knower = kit::spectator; ///< see Supply; this seat sits down first
};

/// Takes the same walk in both worlds, one after the other, each in its own window.
[[nodiscard]] Walked walkThrough(StandingClock& clock, const conformance::Worlds& worlds, const Way& way,
                                 Clicks& clicks, Closely closely, const DoorTable::Leak& leak = {});

class Round {
public:
    Round(StandingClock& clock, const Company& company);

    /// Takes walks in this many pairs of worlds. Returns the first leak, or "".
    [[nodiscard]] QString go(int pairs, int length);
    /// Works like go(), but continues until all ordered pairs of doors have been compared.
    [[nodiscard]] QString goAllWays(int pairs, int length);
    /// Presses every control in the next pair of worlds. If a click ends the comparison, continues with the
    /// other controls at a new table.
    [[nodiscard]] QString pressEverything();

    [[nodiscard]] const Tally& tally() const { return m_tally; }
    [[nodiscard]] int alike() const { return m_alike; } ///< the number of looks that were compared completely
    [[nodiscard]] int heard() const { return m_heard; } ///< the number of sentences that were compared
    [[nodiscard]] QString missing() const;
    [[nodiscard]] QString report() const;
    /// The number of compared pairs of doors, by moment.
    [[nodiscard]] QString pairsAtMoments() const;

private:
    [[nodiscard]] QString goOnce(int length);
    [[nodiscard]] QString walk(const Supply::Pair& pair, const Way& way);

    StandingClock& m_clock;
    Supply m_supply;
    int m_knower;
    QList<Door> m_doors;
    Tally m_tally;
    Clicks m_clicks;
    std::size_t m_clicked = 0; ///< the number of controls that were clicked
    int m_looks = 0;
    int m_alike = 0;
    int m_heard = 0;
    int m_walks = 0;
};

} // namespace taletop::app
