// SPDX-License-Identifier: MIT
// Reads the program's command line.
#pragma once

#include "core/contract/game.h"
#include "core/match/journal.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <variant>

namespace taletop::app {

/// The requests on the command line.
struct Wishes {
    const contract::Game* game = nullptr; ///< game to start at once, or nullptr for the home page
    match::Header header;                 ///< header of the match to start
    bool seeded = false;                  ///< is header.seed set by an argument?
    bool resume = false;                  ///< continue the newest unfinished game?
    QString file;                         ///< save to open, or ""
    QString demo;                         ///< folder for pictures of the demonstration, or ""
    QString dataFolder;                   ///< folder, or "" for the system's default
    bool newWindow = false;               ///< open a window even if another program has these saves?
    QString language;                     ///< for this run: a code or a file; "" for the setting
    std::optional<int> speed;             ///< 0 instant to 3 leisurely
};

/// Text that is printed instead of playing.
struct Answer {
    std::string text; ///< text to print; one line for an error
    int code = 0;     ///< 0 if requested (help, version), 2 for an error
};

/// Reads the arguments, which begin with the program's name. Reports errors in the installed language.
[[nodiscard]] std::variant<Wishes, Answer> readCommandLine(const QStringList& arguments);

/// Returns the language for errors in the arguments: a code or a file as in Wishes if the arguments name an
/// existing one, otherwise "".
[[nodiscard]] QString languageNamed(const QStringList& arguments);

/// Returns the arguments, without the program's name, that continue from here, with this data folder and this
/// save ("" for none).
[[nodiscard]] QStringList wordsToComeBack(const QString& dataFolder, const QString& save);

} // namespace taletop::app
