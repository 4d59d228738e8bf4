// SPDX-License-Identifier: MIT
// Goes through pairs of worlds at the table, and tells what was compared.
#pragma once

#include "tests/access/doors_tally.h"

namespace taletop::app {

/// Who plays what.
struct Company {
    const contract::Game* game = nullptr;
    int seats = 0;
    int bots = 0; ///< the last of the seats
    std::vector<std::string> moments;
    kit::Seat knower = kit::spectator; ///< see Supply; sits down first
};

/// Both worlds, each in a window of its own, one after the other.
[[nodiscard]] Walked walkThrough(StandingClock& clock, const conformance::Worlds& worlds, const Way& way,
                                 Clicks& clicks, Closely closely, const DoorTable::Leak& leak = {});

class Round {
public:
    Round(StandingClock& clock, const Company& company);

    /// The first leak, or "".
    [[nodiscard]] QString go(int pairs, int length);
    /// The same, and after it until all ordered pairs of doors have been compared.
    [[nodiscard]] QString goAllWays(int pairs, int length);
    /// In the next pair of worlds everything that can be pressed is; where a click leads away from what is
    /// alike, the table is laid again for the rest.
    [[nodiscard]] QString pressEverything();

    [[nodiscard]] const Tally& tally() const { return m_tally; }
    [[nodiscard]] int alike() const { return m_alike; } ///< looks that were compared in all that is shown
    [[nodiscard]] int heard() const { return m_heard; } ///< sentences that were compared
    [[nodiscard]] QString missing() const;
    [[nodiscard]] QString report() const;
    /// Of how many pairs of doors each moment had.
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
    std::size_t m_clicked = 0; ///< of every control
    int m_looks = 0;
    int m_alike = 0;
    int m_heard = 0;
    int m_walks = 0;
};

} // namespace taletop::app
