// SPDX-License-Identifier: MIT
// The thread in which Qt reads pictures for an engine.
#pragma once

class QQmlEngine;

namespace taletop::app {

/// Ends it before the engine goes, which may crash else: it wakes the thread up once more when that has ended
/// by itself in between (Qt 6.4 and 6.8). Nothing may be shown by the engine any more.
void endPictureReader(QQmlEngine& engine);

} // namespace taletop::app
