// SPDX-License-Identifier: MIT
#include "app/text/touches.h"

#include <algorithm>
#include <array>

namespace taletop::app {

namespace {

using PickKind = scene::Pick::Kind;

/// in PickKind order
constexpr std::array<const char*, 5> pickKinds{"zone", "card", "seat", "button", "spot"};

PickKind kindOf(const QString& name) {
    const auto found =
        std::ranges::find_if(pickKinds, [&](const char* kind) { return name == QLatin1String(kind); });
    return found == pickKinds.end() ? PickKind::Button : static_cast<PickKind>(found - pickKinds.begin());
}

} // namespace

QString placeOf(int number, const std::vector<scene::Zone>& zones) {
    const auto zone =
        std::ranges::find_if(zones, [&](const scene::Zone& each) { return each.zone == number; });
    if (zone == zones.end())
        return {};
    return QStringLiteral("%1/%2").arg(QString::fromUtf8(zone->kind)).arg(zone->owner);
}

QString touchOf(const scene::Pick& pick, const std::vector<scene::Zone>& zones) {
    const QString kind =
        QString::fromLatin1(pickKinds[static_cast<std::size_t>(pick.kind)]) + QLatin1Char('/');
    if (pick.kind == PickKind::Button)
        return kind + QString::fromUtf8(pick.key);
    if (pick.kind == PickKind::Seat || pick.kind == PickKind::Spot)
        return kind + QString::number(pick.index);
    const QString place = placeOf(pick.zone, zones);
    if (place.isEmpty())
        return {};
    return pick.kind == PickKind::Zone ? kind + place
                                       : QStringLiteral("%1%2/%3").arg(kind, place).arg(pick.index);
}

QStringList gestureOf(const scene::Choice& choice, const std::vector<scene::Zone>& zones) {
    QStringList touches;
    for (const scene::Pick& pick : choice.gesture)
        touches.append(touchOf(pick, zones));
    return touches;
}

scene::Pick pickOf(const QString& touch, const std::vector<scene::Zone>& zones, std::string& key) {
    const QStringList parts = touch.split(QLatin1Char('/'));
    scene::Pick pick{.kind = kindOf(parts.value(0))};
    if (pick.kind == PickKind::Button) {
        key = parts.value(1).toStdString();
        pick.key = key.c_str();
    } else if (pick.kind == PickKind::Zone || pick.kind == PickKind::Card) {
        const auto zone = std::ranges::find_if(zones, [&](const scene::Zone& each) {
            return parts.value(1) == QLatin1String(each.kind) && parts.value(2).toInt() == each.owner;
        });
        pick.zone = zone == zones.end() ? -1 : zone->zone;
        pick.index = parts.value(3).toInt();
    } else {
        pick.index = parts.value(1).toInt();
    }
    return pick;
}

} // namespace taletop::app
