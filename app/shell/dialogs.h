// SPDX-License-Identifier: MIT
// The dialogs that are not part of the table.
#pragma once

#include "core/contract/game.h"

#include <QStandardPaths>
#include <QString>

class QWidget;

namespace taletop::app {

class Preferences;

/// Tells about something that went wrong; returns when it has been read.
void showProblem(QWidget* parent, const QString& problem);

/// A file to be written anew.
struct NewFile {
    QString title;               ///< of the dialog
    QString name;                ///< that is proposed, without its ending
    QString ending;              ///< without the point; the file gets it if whoever names it does not give it
    QString filter;              ///< as QFileDialog has it
    const char* kind = "copies"; ///< for Preferences::folderOf
    QStandardPaths::StandardLocation place = QStandardPaths::DocumentsLocation; ///< the first time
};

/// Where to write it, as somebody says who sees the folder of last time first, or its place; "" for
/// nowhere. What is there already is given back only by somebody who was asked.
[[nodiscard]] QString askForNewFile(QWidget* parent, Preferences& preferences, const NewFile& wanted);

/// What Taletop is, who made the games, that it is unofficial, and what of it is not installed.
void showAboutTaletop(QWidget* parent);

/// What hides a hand on a screen that several share, and what does not. Does not wait.
void showWhatACurtainHides(QWidget* parent);

/// How a game is played: resources/games/<game>/rules.md. Does not wait.
void showRulesOf(QWidget* parent, const contract::Game& game);

/// The same as text; a game without such a page gets its title, tagline and credits.
[[nodiscard]] QString rulesText(const contract::Game& game);
[[nodiscard]] QString aboutText();
[[nodiscard]] QString curtainText();

} // namespace taletop::app
