// SPDX-License-Identifier: MIT
// Selects the renderer: the graphics card, or Qt's software renderer.
#pragma once

#include <QString>

class QQuickWindow;

namespace taletop::app {

/// Selects the renderer. Call it when the application exists, but before the first window. `setting` is
/// "auto" (software if OpenGL does not work) or "processor". Qt's environment variables take precedence.
void chooseRenderer(const QString& setting);

/// Returns the name of this window's renderer in English, for a report.
[[nodiscard]] QString rendererOf(const QQuickWindow& window);

} // namespace taletop::app
