// SPDX-License-Identifier: MIT
// The networks of this computer that phones can also be on, and the computer itself.
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>

namespace taletop::app {

struct Network {
    QHostAddress address; ///< address of this computer
    QString name;         ///< such as "wlan0: 192.168.1.5"
};

/// Is this an address of a home or of a small network, which nobody outside can reach?
[[nodiscard]] bool isPrivate(const QHostAddress& address);

/// Private networks first; the last one is this computer alone, for windows on other monitors.
[[nodiscard]] QList<Network> ownNetworks();

} // namespace taletop::app
