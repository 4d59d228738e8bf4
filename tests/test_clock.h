// SPDX-License-Identifier: MIT
// The clock of a test program. Everything in the process, including Qt, gets the time from here, so waiting
// takes no real time and does not depend on other load. Works only on Linux.
#pragma once

namespace taletop::app {

/// From now on, the main thread's waits end at once, unless another thread or a child process is at work.
/// Otherwise, time is this process's CPU time.
void skipIdleTime();

/// Stops time, so that time passes only through move(). A game then runs the same way each time.
class StandingClock {
public:
    StandingClock();  ///< only one object may exist
    ~StandingClock(); ///< time continues from here
    StandingClock(const StandingClock&) = delete;
    StandingClock& operator=(const StandingClock&) = delete;

    /// Does the process use this clock at all? Returns false where the system's functions cannot be replaced.
    [[nodiscard]] bool isUsed() const;
    void move(int milliseconds);
    /// Returns the time since the clock was stopped.
    [[nodiscard]] int milliseconds() const;
};

} // namespace taletop::app
