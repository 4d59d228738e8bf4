// SPDX-License-Identifier: MIT
// Captures everything that a window shows: pixels, texts for screen readers, and the values of items.
#pragma once

#include "tests/e2e/table_window.h"

#include <QImage>
#include <QStringList>

class QMetaProperty;

namespace taletop::app {

/// Runs the event loop until no frame has been painted for a while and no picture is loading.
void waitForRest(TableWindow& table);

struct WhatIsShown {
    QImage frame;
    QStringList spoken; ///< the accessibility tree: role, name, description, value, state and place
    QStringList items;  ///< every item of the scene, visible or not, with its properties
    QString title;
    QStringList toolTips;
};

[[nodiscard]] WhatIsShown whatIsShown(TableWindow& table);

/// Is a picture of the item or of a descendant still loading?
[[nodiscard]] bool stillLoads(const QQuickItem& item);
/// The first difference between two tables, or "".
[[nodiscard]] QString difference(const WhatIsShown& one, const WhatIsShown& other);

/// The place where two frames differ, or "".
[[nodiscard]] QString frameDifference(const QImage& one, const QImage& other);

/// The accessibility tree, one line for each item, indented.
[[nodiscard]] QStringList spokenTree(QObject* root);

} // namespace taletop::app
