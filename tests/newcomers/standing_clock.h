// SPDX-License-Identifier: MIT
// A clock that stands still unless it is moved. While one exists, everything in this process, including Qt,
// gets this time: minutes at a table take no real time, and a game runs the same way each time, however busy
// the machine is.
#pragma once

namespace taletop::app {

class StandingClock {
public:
    StandingClock();  ///< stops time; only one may exist
    ~StandingClock(); ///< time continues from there
    StandingClock(const StandingClock&) = delete;
    StandingClock& operator=(const StandingClock&) = delete;

    /// Does the process use this clock at all? False where the system's own function cannot be replaced.
    [[nodiscard]] bool isAsked() const;
    void move(int milliseconds);
    /// The time since the clock was stopped.
    [[nodiscard]] int milliseconds() const;
};

} // namespace taletop::app
