// SPDX-License-Identifier: MIT
// Replaces two functions of the C library: symbols of an executable take precedence over those of a library,
// so the program gets its time from here.
#include "tests/newcomers/standing_clock.h"

#include <QElapsedTimer>

#include <atomic>
#include <cassert>
#include <cstdint>
#include <ctime>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

constexpr std::int64_t billion = 1'000'000'000;

std::atomic<bool> stands{false};
/// Nanoseconds: the offset to the system's clock while running, the time itself while stopped.
std::atomic<std::int64_t> steadyTime{0};
std::atomic<std::int64_t> wallTime{0};

std::int64_t systemTime(clockid_t clock) {
    timespec time{};
    ::syscall(SYS_clock_gettime, clock, &time);
    return time.tv_sec * billion + time.tv_nsec;
}

std::int64_t timeTold(clockid_t clock) {
    const std::int64_t ours = (clock == CLOCK_REALTIME ? wallTime : steadyTime).load();
    return stands ? ours : systemTime(clock) + ours;
}

/// Switches between stopped and running, without a jump in time.
void turn(bool standing) {
    const std::int64_t steady = timeTold(CLOCK_MONOTONIC);
    const std::int64_t wall = timeTold(CLOCK_REALTIME);
    steadyTime = standing ? steady : steady - systemTime(CLOCK_MONOTONIC);
    wallTime = standing ? wall : wall - systemTime(CLOCK_REALTIME);
    stands = standing;
}

} // namespace

extern "C" {

__attribute__((visibility("default"))) int clock_gettime(clockid_t clock, timespec* time) noexcept {
    const bool ours = clock == CLOCK_MONOTONIC || clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC_RAW ||
                      clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_BOOTTIME;
    if (!ours)
        return static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
    const std::int64_t told = timeTold(clock == CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC);
    *time = {.tv_sec = told / billion, .tv_nsec = told % billion};
    return 0;
}

__attribute__((visibility("default"))) int gettimeofday(timeval* time, void*) noexcept {
    const std::int64_t told = timeTold(CLOCK_REALTIME);
    *time = {.tv_sec = told / billion, .tv_usec = told % billion / 1000};
    return 0;
}

} // extern "C"

namespace taletop::app {

namespace {

std::int64_t stoodAt = 0;

} // namespace

StandingClock::StandingClock() {
    assert(!stands);
    turn(true);
    stoodAt = steadyTime;
}

StandingClock::~StandingClock() { turn(false); }

bool StandingClock::isAsked() const {
    QElapsedTimer timer;
    timer.start();
    const std::int64_t before = steadyTime;
    steadyTime += billion;
    const bool seen = timer.elapsed() == 1000;
    steadyTime = before;
    return seen;
}

void StandingClock::move(int milliseconds) {
    steadyTime += std::int64_t{milliseconds} * 1'000'000;
    wallTime += std::int64_t{milliseconds} * 1'000'000;
}

int StandingClock::milliseconds() const { return static_cast<int>((steadyTime - stoodAt) / 1'000'000); }

} // namespace taletop::app
