// SPDX-License-Identifier: MIT
// Converts spots on cards for QML.
#pragma once

#include <QVariantList>
#include <QVariantMap>

#include <vector>

namespace taletop::app {

/// Converts the scene's spot numbers (index * 4 + spot) to maps {index, spot}.
[[nodiscard]] inline QVariantList listOfSpots(const std::vector<int>& spots) {
    QVariantList list;
    for (const int spot : spots)
        list.append(QVariantMap{{QStringLiteral("index"), spot / 4}, {QStringLiteral("spot"), spot % 4}});
    return list;
}

} // namespace taletop::app
