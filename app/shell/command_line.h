// SPDX-License-Identifier: MIT
// The program's command line.
#pragma once

#include "core/contract/game.h"
#include "core/match/journal.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <variant>

namespace taletop::app {

/// Requests from the command line.
struct Wishes {
    const contract::Game* game = nullptr; ///< start this one at once; nullptr for the home page
    match::Header header;                 ///< the match to start
    bool seeded = false;                  ///< header.seed was given
    bool resume = false;                  ///< continue the newest unfinished game
    QString file;                         ///< open this save
    QString demo;                         ///< play the demonstration and save pictures here
    QString dataFolder;                   ///< "" for the system's default
    bool newWindow = false;               ///< even if a program with the same saves has a window
    QString language;                     ///< for this run: a code, or a translation file; "" for the setting
    std::optional<int> speed;             ///< 0 instant to 3 leisurely
};

/// Text to print instead of playing.
struct Answer {
    std::string text; ///< one line for an error
    int code = 0;     ///< 0 if requested (help, version), 2 for an error
};

/// Reads the arguments, the program's name first. Reports errors in the language that is installed.
[[nodiscard]] std::variant<Wishes, Answer> readCommandLine(const QStringList& arguments);

/// Returns the language for replies to arguments that prevent playing: a code or a file as in Wishes, if they
/// name one that exists, otherwise "".
[[nodiscard]] QString languageNamed(const QStringList& arguments);

/// Returns the arguments, without the program's own name, that continue from here: with this data folder and
/// this save ("" for none).
[[nodiscard]] QStringList wordsToComeBack(const QString& dataFolder, const QString& save);

} // namespace taletop::app
