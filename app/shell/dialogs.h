// SPDX-License-Identifier: MIT
// The dialogs that are not part of the table.
#pragma once

#include "core/contract/game.h"

#include <QStandardPaths>
#include <QString>

class QWidget;

namespace taletop::app {

class Preferences;

/// Reports a problem; returns when the message is closed.
void showProblem(QWidget* parent, const QString& problem);

/// The options for choosing a new file.
struct NewFile {
    QString title;               ///< the dialog's title
    QString name;                ///< the proposed name, without the ending
    QString ending;              ///< ending without the dot; added to the file name if missing
    QString filter;              ///< filters as in QFileDialog
    const char* kind = "copies"; ///< a kind of file, as for Preferences::folderOf
    QStandardPaths::StandardLocation place = QStandardPaths::DocumentsLocation; ///< where it starts at first
};

/// Asks where to write it, starting in the last folder or the default place; returns "" if cancelled. Returns
/// an existing file only if the user agreed to replace it.
[[nodiscard]] QString askForNewFile(QWidget* parent, Preferences& preferences, const NewFile& wanted);

/// Shows what Taletop is, who made the games, that it is unofficial, where saves lie, and which parts are not
/// installed.
void showAboutTaletop(QWidget* parent, const QString& savesFolder);

/// Explains what a curtain hides on a shared screen, and what it does not hide. Returns at once.
void showWhatACurtainHides(QWidget* parent);

/// Shows the rules: resources/games/<game>/rules.md. Returns at once.
void showRulesOf(QWidget* parent, const contract::Game& game);

/// Returns the same as text; for a game without that page, its title, tagline and credits.
[[nodiscard]] QString rulesText(const contract::Game& game);
[[nodiscard]] QString aboutText(const QString& savesFolder);
[[nodiscard]] QString curtainText();

} // namespace taletop::app
