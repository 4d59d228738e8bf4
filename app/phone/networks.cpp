// SPDX-License-Identifier: MIT
#include "app/phone/networks.h"

#include <QCoreApplication>
#include <QNetworkInterface>

#include <algorithm>
#include <array>

namespace taletop::app {

bool isPrivate(const QHostAddress& address) {
    static const std::array ranges{QHostAddress::parseSubnet(QStringLiteral("10.0.0.0/8")),
                                   QHostAddress::parseSubnet(QStringLiteral("172.16.0.0/12")),
                                   QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/16")),
                                   QHostAddress::parseSubnet(QStringLiteral("169.254.0.0/16"))};
    return address.protocol() == QAbstractSocket::IPv4Protocol &&
           std::ranges::any_of(ranges, [&](const auto& range) { return address.isInSubnet(range); });
}

QList<Network> ownNetworks() {
    QList<Network> networks;
    for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
        const auto flags = each.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry& entry : each.addressEntries())
            if (isPrivate(entry.ip()))
                networks.append({entry.ip(), QStringLiteral("%1: %2").arg(each.humanReadableName(),
                                                                          entry.ip().toString())});
    }
    const QHostAddress own(QHostAddress::LocalHost);
    networks.append(
        {own, QCoreApplication::translate("Networks", "This computer only: %1").arg(own.toString())});
    return networks;
}

} // namespace taletop::app
