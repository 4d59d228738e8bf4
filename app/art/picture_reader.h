// SPDX-License-Identifier: MIT
// Ends the thread in which Qt reads an engine's pictures.
#pragma once

class QQmlEngine;

namespace taletop::app {

/// Ends the thread before the engine is destroyed, because a crash was seen once otherwise, with Qt 6.4. The
/// engine must not show anything afterwards.
void endPictureReader(QQmlEngine& engine);

} // namespace taletop::app
