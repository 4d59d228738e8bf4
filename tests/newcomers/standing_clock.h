// SPDX-License-Identifier: MIT
// A clock that stands unless it is moved. While one exists, all that asks the system for the time in
// this process, Qt and the program alike, is told this time: so minutes at a table take no time, and a
// game goes the same way each time, however busy the machine is.
#pragma once

namespace taletop::app {

class StandingClock {
public:
    StandingClock();  ///< time stands still; one at a time
    ~StandingClock(); ///< and goes on by itself from there
    StandingClock(const StandingClock&) = delete;
    StandingClock& operator=(const StandingClock&) = delete;

    /// Does the process ask this clock at all? Not where the system's own function cannot be replaced.
    [[nodiscard]] bool isAsked() const;
    void move(int milliseconds);
    /// Since it stands.
    [[nodiscard]] int milliseconds() const;
};

} // namespace taletop::app
