// SPDX-License-Identifier: MIT
// The thread in which Qt reads pictures for an engine.
#pragma once

class QQmlEngine;

namespace taletop::app {

/// Ends it before the engine goes, which may crash else (seen once, with Qt 6.4): it wakes the thread up once
/// more when that may have ended in between. Nothing may be shown by the engine any more.
void endPictureReader(QQmlEngine& engine);

} // namespace taletop::app
