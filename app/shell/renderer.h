// SPDX-License-Identifier: MIT
// Who draws the table: the graphics card, or the processor where there is none. Qt would start OpenGL even
// where the processor draws for it, which takes twice the time and memory of Qt's own software renderer.
#pragma once

#include <QString>
#include <QStringList>

class QQuickWindow;

namespace taletop::app {

class Preferences;

namespace renderer {

/// What can be known before anything is drawn.
struct Surroundings {
    QString platform;         ///< Qt's name: "xcb"
    QString screen;           ///< of the desktop: ":0", "wayland-0"
    QStringList cards;        ///< what draws by itself and may be used, by the names of the system
    bool serverShares = true; ///< an X server lets programs use its card
    bool chosenForQt = false; ///< Qt was told by the environment, which is the last word
};

enum class Reason : std::uint8_t { Environment, Setting, NoCard, NoSharing, NoScreen, Tried, Card };

[[nodiscard]] Surroundings surroundings();
/// `setting` is "auto", "processor" or "card". `tried`: OpenGL was tried here before, and the processor drew.
[[nodiscard]] Reason reasonFor(const Surroundings& here, const QString& setting, bool tried);
[[nodiscard]] bool byProcessor(Reason reason, const QString& setting);

/// Chooses, after the application and before the first window is made.
void choose(const Preferences& preferences, const QString& setting);
/// Keeps for the next start who draws for OpenGL, once the window has been drawn.
void learn(QQuickWindow& drawn, Preferences& preferences);
/// For a report: who draws, and why.
[[nodiscard]] QString report(const QQuickWindow& drawn, const Preferences& preferences,
                             const QString& setting);

} // namespace renderer

} // namespace taletop::app
