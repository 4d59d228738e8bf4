// SPDX-License-Identifier: MIT
// What the system is set to, for those who have set nothing here.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace taletop::app {

struct SystemWishes {
    bool calm = false;     ///< less motion
    bool contrast = false; ///< high contrast
    double textScale = 1;  ///< of letters, beyond what Qt enlarges by itself

    friend bool operator==(const SystemWishes&, const SystemWishes&) = default;
};

/// What a desktop says of its settings: values by "group/key", as its portal has them.
using DesktopValues = QHash<QString, QVariant>;

/// The groups and keys that mean something here.
[[nodiscard]] const QStringList& desktopGroups();

/// Read from the files of KDE and GTK in `configFolder`; what Qt's style knows, too.
[[nodiscard]] SystemWishes systemWishes(const QString& configFolder);
/// The same, and what the desktop itself says, which is newer. `qtEnlarges`: Qt draws everything larger where
/// letters shall be (X11), so that they must not be enlarged again.
[[nodiscard]] SystemWishes systemWishes(const QString& configFolder, const DesktopValues& said,
                                        bool qtEnlarges);

/// Does the desktop want dark windows? Nothing where it does not say.
[[nodiscard]] std::optional<bool> wantsDark(const DesktopValues& said);

} // namespace taletop::app
