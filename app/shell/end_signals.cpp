// SPDX-License-Identifier: MIT
#include "app/shell/end_signals.h"

#ifdef Q_OS_UNIX
#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace taletop::app {

namespace {

constexpr std::array ends{SIGTERM, SIGHUP, SIGINT};
std::array<int, 2> pair{-1, -1}; ///< a signal may do no more than write into the first

void tell(int) {
    const char mark = 1;
    [[maybe_unused]] const auto written = ::write(pair[0], &mark, 1);
}

} // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, pair.data()) != 0)
        return;
    auto* notifier = new QSocketNotifier(pair[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &EndSignals::read);
    for (const int each : ends)
        if (std::signal(each, tell) == SIG_IGN) // started so that it outlives its terminal
            std::signal(each, SIG_IGN);
}

EndSignals::~EndSignals() {
    for (const int each : ends)
        std::signal(each, SIG_DFL);
    for (const int end : pair)
        ::close(end);
}

void EndSignals::read() {
    char mark = 0;
    if (::read(pair[1], &mark, 1) == 1)
        emit asked();
}

} // namespace taletop::app

#else

namespace taletop::app {

EndSignals::EndSignals(QObject* parent) : QObject(parent) {}
EndSignals::~EndSignals() = default;
void EndSignals::read() {}

} // namespace taletop::app

#endif
