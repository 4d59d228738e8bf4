// SPDX-License-Identifier: MIT
// Dialogs for opening games and saving copies.
#pragma once

class QWidget;

namespace taletop::app {

class App;

/// Asks for a game and continues it. Reports errors.
void openSave(QWidget* parent, App& app);
/// Asks for a file and writes a copy of the current game. Reports errors.
void saveCopy(QWidget* parent, App& app);

} // namespace taletop::app
