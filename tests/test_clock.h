// SPDX-License-Identifier: MIT
// The time of a test program. Everything in the process, including Qt, reads it from here, so what a test
// waits for takes no real time and does not depend on how busy the machine is. Only on Linux.
#pragma once

namespace taletop::app {

/// Lets time jump from now on: whatever the main thread waits for happens at once, unless another thread or a
/// child process is at work. Otherwise time is the processor time of this process, whatever else the machine
/// does.
void skipIdleTime();

/// A clock that stands still unless it is moved: a game runs the same way each time.
class StandingClock {
public:
    StandingClock();  ///< stops time; only one may exist
    ~StandingClock(); ///< time continues from there
    StandingClock(const StandingClock&) = delete;
    StandingClock& operator=(const StandingClock&) = delete;

    /// Does the process use this clock at all? False where the system's own function cannot be replaced.
    [[nodiscard]] bool isUsed() const;
    void move(int milliseconds);
    /// The time since the clock was stopped.
    [[nodiscard]] int milliseconds() const;
};

} // namespace taletop::app
