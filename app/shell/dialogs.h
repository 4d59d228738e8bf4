// SPDX-License-Identifier: MIT
// Dialogs that are not part of the table.
#pragma once

#include "core/contract/game.h"

#include <QStandardPaths>
#include <QString>

class QWidget;

namespace taletop::app {

class Preferences;

/// Reports a problem. Returns when the message is closed.
void showProblem(QWidget* parent, const QString& problem);

/// The options for choosing a new file.
struct NewFile {
    QString title;               ///< title of the dialog
    QString name;                ///< proposed name without the ending
    QString ending;              ///< ending without the dot, which is added to the name if missing
    QString filter;              ///< filter as in QFileDialog
    const char* kind = "copies"; ///< kind of file, as in Preferences::folderOf
    QStandardPaths::StandardLocation place = QStandardPaths::DocumentsLocation; ///< initial folder
};

/// Asks for a path to write to, starting in the last folder or the default place. Returns "" if the user
/// cancels. Returns an existing file only if the user agreed to replace it.
[[nodiscard]] QString askForNewFile(QWidget* parent, Preferences& preferences, const NewFile& wanted);

/// Shows information about Taletop: what it is, who made the games, that it is unofficial, where the saves
/// are, and which parts are not installed.
void showAboutTaletop(QWidget* parent, const QString& savesFolder);

/// Explains what a curtain hides on a shared screen and what it does not. Returns at once.
void showWhatACurtainHides(QWidget* parent);

/// Shows the rules from resources/games/<game>/rules.md. Returns at once.
void showRulesOf(QWidget* parent, const contract::Game& game);

/// Return the texts of these dialogs. For a game without that file, rulesText() returns its title, tagline
/// and credits.
[[nodiscard]] QString rulesText(const contract::Game& game);
[[nodiscard]] QString aboutText(const QString& savesFolder);
[[nodiscard]] QString curtainText();

} // namespace taletop::app
