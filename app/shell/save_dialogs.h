// SPDX-License-Identifier: MIT
// Where games are opened from and copied to: the dialogs for their files.
#pragma once

class QWidget;

namespace taletop::app {

class App;

/// Asks for a game and plays it on; says what is wrong with it otherwise.
void openSave(QWidget* parent, App& app);
/// Asks for a file and writes a copy of the game on the table; says if it could not.
void saveCopy(QWidget* parent, App& app);

} // namespace taletop::app
