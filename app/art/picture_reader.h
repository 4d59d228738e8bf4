// SPDX-License-Identifier: MIT
// The thread in which Qt reads an engine's pictures.
#pragma once

class QQmlEngine;

namespace taletop::app {

/// Ends the thread before the engine is destroyed, which could crash otherwise (seen once, with Qt 6.4):
/// wakes the thread up once more in case it missed the end. The engine may not show anything afterwards.
void endPictureReader(QQmlEngine& engine);

} // namespace taletop::app
