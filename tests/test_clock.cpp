// SPDX-License-Identifier: MIT
// Replaces functions of the C library. An executable's symbols take precedence over a library's, so the
// program gets its time from these functions, and waits in them.
#include "tests/test_clock.h"

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <cerrno>
#include <cstdint>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <string>
#include <string_view>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr std::int64_t billion = 1'000'000'000;
/// Nanoseconds between two checks whether the rest of the process is still busy.
constexpr std::int64_t step = 1'000'000;

std::atomic<bool> skips{false};
std::atomic<bool> stands{false};
/// In nanoseconds. While time runs, the offset to sourceTime(). While it stands still, the time itself.
std::atomic<std::int64_t> steadyTime{0};
std::atomic<std::int64_t> wallTime{0};

/// Returns this process's CPU time, or the system's clock before skipIdleTime().
std::int64_t sourceTime(clockid_t clock) {
    timespec time{};
    ::syscall(SYS_clock_gettime, skips ? CLOCK_PROCESS_CPUTIME_ID : clock, &time);
    return time.tv_sec * billion + time.tv_nsec;
}

std::int64_t testTime(clockid_t clock) {
    const std::int64_t ours = (clock == CLOCK_REALTIME ? wallTime : steadyTime).load();
    return stands ? ours : sourceTime(clock) + ours;
}

/// Changes one of the two switches without a jump in time.
void turn(std::atomic<bool>& which, bool on) {
    const std::int64_t steady = testTime(CLOCK_MONOTONIC);
    const std::int64_t wall = testTime(CLOCK_REALTIME);
    which = on;
    steadyTime = stands ? steady : steady - sourceTime(CLOCK_MONOTONIC);
    wallTime = stands ? wall : wall - sourceTime(CLOCK_REALTIME);
}

timespec timespecOf(std::int64_t nanoseconds) {
    return {.tv_sec = nanoseconds / billion, .tv_nsec = nanoseconds % billion};
}

std::int64_t nanosecondsOf(const timespec& time) { return time.tv_sec * billion + time.tv_nsec; }

void skip(std::int64_t nanoseconds) {
    steadyTime += nanoseconds;
    wallTime += nanoseconds;
}

/// May the calling thread skip its wait? Only the main thread may, because it has the window and the timers.
bool canSkip() { return skips && !stands && ::syscall(SYS_gettid) == ::getpid(); }

/// Is the thread running, ready to run, or waiting for a disk?
bool isRunning(const char* thread) {
    const std::string path = std::string("/proc/self/task/") + thread + "/stat";
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false; // the thread has just ended
    std::array<char, 256> text{};
    const auto size = ::read(file, text.data(), text.size());
    ::close(file);
    const std::string_view stat(text.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    const std::size_t state = stat.rfind(')') + 2; // the state follows the name, which is in parentheses
    return state < stat.size() && (stat[state] == 'R' || stat[state] == 'D');
}

/// The rest of the process that may still be busy: nothing, another thread, or a child process.
enum class Elsewhere { Nothing, Thread, Child };

Elsewhere busyElsewhere() {
    siginfo_t ended{};
    if (::waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == 0)
        return Elsewhere::Child;
    DIR* threads = ::opendir("/proc/self/task");
    if (threads == nullptr)
        return Elsewhere::Child;
    const std::string own = std::to_string(::getpid());
    bool running = false;
    while (const dirent* entry = ::readdir(threads))
        running = running || (entry->d_name[0] != '.' && own != entry->d_name && isRunning(entry->d_name));
    ::closedir(threads);
    return running ? Elsewhere::Thread : Elsewhere::Nothing;
}

int systemPoll(pollfd* files, nfds_t count, std::int64_t nanoseconds, const sigset_t* blocked) {
    timespec time = timespecOf(nanoseconds);
    return static_cast<int>(
        ::syscall(SYS_ppoll, files, count, nanoseconds < 0 ? nullptr : &time, blocked, 8));
}

/// Waits until one of the files is ready, or until this much test time has passed. Skips idle time.
int pollSkipping(pollfd* files, nfds_t count, std::int64_t nanoseconds, const sigset_t* blocked) {
    if (nanoseconds <= 0 || !canSkip())
        return systemPoll(files, count, nanoseconds, blocked);
    const std::int64_t end = testTime(CLOCK_MONOTONIC) + nanoseconds;
    for (;;) {
        // Checks the threads before the files, so that a thread's last report before it falls asleep is found
        // in the files.
        const Elsewhere busy = busyElsewhere();
        const int ready = systemPoll(files, count, busy == Elsewhere::Nothing ? 0 : step, blocked);
        const std::int64_t left = end - testTime(CLOCK_MONOTONIC);
        if (ready != 0 || left <= 0)
            return ready;
        if (busy != Elsewhere::Thread) // a running thread uses CPU time, so test time passes anyway
            skip(busy == Elsewhere::Nothing ? left : step);
    }
}

} // namespace

extern "C" {

__attribute__((visibility("default"))) int clock_gettime(clockid_t clock, timespec* time) noexcept {
    const bool ours = clock == CLOCK_MONOTONIC || clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC_RAW ||
                      clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_BOOTTIME;
    if (!ours)
        return static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
    *time = timespecOf(testTime(clock == CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC));
    return 0;
}

__attribute__((visibility("default"))) int gettimeofday(timeval* time, void*) noexcept {
    const std::int64_t now = testTime(CLOCK_REALTIME);
    *time = {.tv_sec = now / billion, .tv_usec = now % billion / 1000};
    return 0;
}

__attribute__((visibility("default"))) int nanosleep(const timespec* time, timespec* left) {
    if (!canSkip())
        return static_cast<int>(::syscall(SYS_nanosleep, time, left));
    return pollSkipping(nullptr, 0, nanosecondsOf(*time), nullptr);
}

__attribute__((visibility("default"))) int ppoll(pollfd* files, nfds_t count, const timespec* time,
                                                 const sigset_t* blocked) {
    return pollSkipping(files, count, time == nullptr ? -1 : nanosecondsOf(*time), blocked);
}

__attribute__((visibility("default"))) int poll(pollfd* files, nfds_t count, int milliseconds) {
    return pollSkipping(files, count, milliseconds < 0 ? -1 : std::int64_t{milliseconds} * 1'000'000,
                        nullptr);
}

} // extern "C"

namespace taletop::app {

namespace {

std::int64_t stoodAt = 0;

} // namespace

void skipIdleTime() { turn(skips, true); }

StandingClock::StandingClock() {
    assert(!stands);
    turn(stands, true);
    stoodAt = steadyTime;
}

StandingClock::~StandingClock() { turn(stands, false); }

bool StandingClock::isUsed() const {
    QElapsedTimer timer;
    timer.start();
    const std::int64_t before = steadyTime;
    steadyTime += billion;
    const bool seen = timer.elapsed() == 1000;
    steadyTime = before;
    return seen;
}

void StandingClock::move(int milliseconds) { skip(std::int64_t{milliseconds} * 1'000'000); }

int StandingClock::milliseconds() const { return static_cast<int>((steadyTime - stoodAt) / 1'000'000); }

} // namespace taletop::app
