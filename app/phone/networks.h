// SPDX-License-Identifier: MIT
// The networks through which phones can reach this computer.
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>

namespace taletop::app {

struct Network {
    QHostAddress address; ///< this computer's address
    QString name;         ///< displayed name, such as "wlan0: 192.168.1.5"
};

/// Is this an address in a home or small network, which nobody outside can reach?
[[nodiscard]] bool isPrivate(const QHostAddress& address);

/// Returns this computer's private networks. The last entry is this computer alone, for windows on other
/// monitors.
[[nodiscard]] QList<Network> ownNetworks();

} // namespace taletop::app
