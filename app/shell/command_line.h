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

/// What the command line asks for.
struct Wishes {
    const contract::Game* game = nullptr; ///< start this one at once; null: the home page
    match::Header header;                 ///< of the match to start
    bool seeded = false;                  ///< header.seed was given
    bool resume = false;                  ///< go on with the newest unfinished game
    QString file;                         ///< open this save
    QString demo;                         ///< play the demonstration and put pictures here
    QString dataFolder;                   ///< "": where the system keeps such things
    bool newWindow = false;               ///< even where a program upon the same saves has one
    QString language;                     ///< for this time: a code, or a file of translations; "": as set
    std::optional<int> speed;             ///< 0 instant to 3 leisurely
};

/// What to print instead of playing.
struct Answer {
    std::string text; ///< one line for an error
    int code = 0;     ///< 0: asked for (help, version); 2: something is wrong
};

/// Reads the arguments, the program's name first. What it says of them it says in the words that are
/// installed.
[[nodiscard]] std::variant<Wishes, Answer> readCommandLine(const QStringList& arguments);

/// The language in which to answer arguments that are not to be played by: a code or a file as in Wishes, if
/// they name one that there is; "" if not.
[[nodiscard]] QString languageNamed(const QStringList& arguments);

/// What starts a program that goes on where this one is: in this data folder, with this save ("" for none).
/// The program's own name is left out.
[[nodiscard]] QStringList wordsToComeBack(const QString& dataFolder, const QString& save);

} // namespace taletop::app
