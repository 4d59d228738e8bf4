// SPDX-License-Identifier: MIT
// Follows the system while the program runs: motion, contrast and size of letters go into the settings that
// nobody has changed, and menus and dialogs are dark where the desktop's windows are.
#pragma once

#include "app/shell/desktop_portal.h"
#include "app/shell/settings.h"

#include <QFileSystemWatcher>

namespace taletop::app {

class SystemWatch : public QObject {
    Q_OBJECT

public:
    /// Watches the files of `configFolder` and asks `portal`; `settings` must outlive this.
    SystemWatch(Settings& settings, const QString& configFolder, std::unique_ptr<DesktopPortal> portal);

private:
    void look();
    void watchFiles();
    void dress();

    Settings& m_settings;
    QString m_folder;
    std::unique_ptr<DesktopPortal> m_portal;
    QFileSystemWatcher m_files;
    bool m_dressed = false; ///< in dark colours of ours
};

} // namespace taletop::app
