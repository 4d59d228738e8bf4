// SPDX-License-Identifier: MIT
// Dialogs for opening games and saving copies.
#pragma once

class QWidget;

namespace taletop::app {

class App;

/// Asks for a game and continues it, or reports the error.
void openSave(QWidget* parent, App& app);
/// Asks for a file and writes a copy of the current game, or reports the error.
void saveCopy(QWidget* parent, App& app);

} // namespace taletop::app
