// SPDX-License-Identifier: MIT
#include "app/shell/end_signals.h"

#ifdef Q_OS_UNIX
#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace taletop::app {

namespace {

constexpr std::array endSignals{SIGTERM, SIGHUP, SIGINT};
std::array<void (*)(int), endSignals.size()> handlersBefore{};
std::array<int, 2> sockets{-1, -1}; ///< the signal handler may only write to the first

void handleSignal(int) {
    const int error = errno; // keep errno for the interrupted call
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(sockets[0], &byte, 1);
    errno = error;
}

} // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, sockets.data()) != 0)
        return;
    for (const int socket : sockets)
        ::fcntl(socket, F_SETFD, FD_CLOEXEC);
    auto* notifier = new QSocketNotifier(sockets[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &EndSignals::read);
    for (std::size_t i = 0; i < endSignals.size(); ++i) {
        handlersBefore[i] = std::signal(endSignals[i], handleSignal);
        if (handlersBefore[i] == SIG_IGN) // nohup makes the program ignore this signal
            std::signal(endSignals[i], SIG_IGN);
    }
}

EndSignals::~EndSignals() {
    for (std::size_t i = 0; i < endSignals.size(); ++i)
        std::signal(endSignals[i], handlersBefore[i]);
    for (const int socket : sockets)
        ::close(socket);
}

void EndSignals::read() {
    char byte = 0;
    if (::read(sockets[1], &byte, 1) == 1)
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
