// SPDX-License-Identifier: MIT
#include "app/shell/system_watch.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QPalette>

namespace taletop::app {

namespace {

bool isDark(const QPalette& palette) { return palette.color(QPalette::Window).lightness() < 128; }

/// Qt makes the shades of these; a link and what is greyed out must be read on them too.
QPalette darkPalette() {
    const QColor letters(0xEE, 0xEE, 0xEE);
    const QColor faded(0x8E, 0x8E, 0x8E);
    QPalette palette(QColor(0x2E, 0x2E, 0x32), QColor(0x26, 0x26, 0x2A));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText,
                            QPalette::HighlightedText}) {
        palette.setColor(role, letters);
        palette.setColor(QPalette::Disabled, role, faded);
    }
    palette.setColor(QPalette::Base, QColor(0x1E, 0x1E, 0x22));
    palette.setColor(QPalette::AlternateBase, QColor(0x26, 0x26, 0x2A));
    palette.setColor(QPalette::ToolTipBase, QColor(0x1E, 0x1E, 0x22));
    palette.setColor(QPalette::PlaceholderText, faded);
    palette.setColor(QPalette::Highlight, QColor(0x2F, 0x6B, 0x5B));
    palette.setColor(QPalette::Link, QColor(0x8A, 0xC8, 0xB4));
    palette.setColor(QPalette::LinkVisited, QColor(0xB4, 0xA8, 0xD8));
    return palette;
}

} // namespace

SystemWatch::SystemWatch(Settings& settings, const QString& configFolder,
                         std::unique_ptr<DesktopPortal> portal)
    : m_settings(settings), m_folder(configFolder), m_portal(std::move(portal)) {
    connect(m_portal.get(), &DesktopPortal::told, this, &SystemWatch::look);
    connect(&m_files, &QFileSystemWatcher::fileChanged, this, &SystemWatch::look);
    connect(&m_files, &QFileSystemWatcher::directoryChanged, this, &SystemWatch::look);
    look();
}

void SystemWatch::look() {
    watchFiles();
    // On X11 a larger size of letters reaches Qt as a finer screen, and all of the table grows.
    const bool qtEnlarges = QGuiApplication::platformName() == QLatin1String("xcb");
    m_settings.follow(systemWishes(m_folder, m_portal->said(), qtEnlarges));
    dress();
}

/// A file that is written anew is another one to the watcher, which lets go of the old one; the folders tell
/// of one that was not there.
void SystemWatch::watchFiles() {
    const QDir folder(m_folder);
    QStringList wanted;
    for (const char* name :
         {"", "gtk-3.0", "gtk-4.0", "kdeglobals", "gtk-3.0/settings.ini", "gtk-4.0/settings.ini"})
        wanted.append(folder.absoluteFilePath(QLatin1String(name)));
    for (const QString& path : wanted)
        if (QFileInfo::exists(path) && !m_files.files().contains(path) &&
            !m_files.directories().contains(path))
            m_files.addPath(path);
}

/// Where Qt follows the desktop by itself its windows are dark already, and stay as they are.
void SystemWatch::dress() {
    const auto dark = wantsDark(m_portal->said());
    if (m_dressed && dark != true) {
        QApplication::setPalette(QPalette());
        m_dressed = false;
    } else if (!m_dressed && dark == true && !isDark(QApplication::palette())) {
        QApplication::setPalette(darkPalette());
        m_dressed = true;
    }
}

} // namespace taletop::app
