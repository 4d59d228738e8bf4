// SPDX-License-Identifier: MIT
// Who draws the table: the graphics card, or the processor by Qt's software renderer.
#pragma once

#include <QString>

class QQuickWindow;

namespace taletop::app {

/// Chooses, after the application and before the first window is made. `setting` is "auto" (the processor
/// where OpenGL does not work) or "processor"; what Qt was told by the environment is the last word.
void chooseRenderer(const QString& setting);

/// Who draws this window, in English, for a report.
[[nodiscard]] QString rendererOf(const QQuickWindow& window);

} // namespace taletop::app
