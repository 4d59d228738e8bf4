// SPDX-License-Identifier: MIT
// Spots of cards as QML sees them.
#pragma once

#include <QVariantList>
#include <QVariantMap>

#include <vector>

namespace taletop::app {

/// Maps {index, spot} of what a scene counts as index * 4 + spot.
[[nodiscard]] inline QVariantList listOfSpots(const std::vector<int>& spots) {
    QVariantList list;
    for (const int spot : spots)
        list.append(QVariantMap{{QStringLiteral("index"), spot / 4}, {QStringLiteral("spot"), spot % 4}});
    return list;
}

} // namespace taletop::app
