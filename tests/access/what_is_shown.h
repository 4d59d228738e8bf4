// SPDX-License-Identifier: MIT
// Everything that leaves the window: pixels, what screen readers are told, what the items hold.
#pragma once

#include "tests/e2e/table_window.h"

#include <QImage>
#include <QStringList>

class QMetaProperty;

namespace taletop::app {

/// Lets the event loop run until nothing has been painted for a while and no picture is on its way.
void waitForRest(TableWindow& table);

struct WhatIsShown {
    QImage frame;
    QStringList spoken; ///< QAccessible below the window: role, name, description, value, state, place
    QStringList items;  ///< every item of the scene, seen or not, with what its properties hold
    QString title;
    QStringList toolTips;
};

[[nodiscard]] WhatIsShown whatIsShown(TableWindow& table);

/// Is a picture of the item or below it still on its way?
[[nodiscard]] bool stillLoads(const QQuickItem& item);
/// What two tables differ in, or "".
[[nodiscard]] QString difference(const WhatIsShown& one, const WhatIsShown& other);

/// Where two frames differ, or "".
[[nodiscard]] QString frameDifference(const QImage& one, const QImage& other);

/// The tree of a screen reader, one line a thing, indented.
[[nodiscard]] QStringList spokenTree(QObject* root);

} // namespace taletop::app
