// SPDX-License-Identifier: MIT
// The picture sets of a game, read from resources/games/<game>/themes.json.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace taletop::app {

/// A picture set of a game.
struct ArtTheme {
    QString id;                    ///< identifier, such as "summer"
    QString name;                  ///< displayed name in the current language
    QHash<QString, QString> words; ///< other values in the file, by key; each replaces "{key}" in file names
};

/// Returns the picture sets of a game in the file's order, or none if the game has only one.
[[nodiscard]] std::vector<ArtTheme> artThemes(const QString& gameId);

/// Replaces the placeholders in a name such as "{theme}/{a}.svg".
[[nodiscard]] QString themedFile(const QString& file, const ArtTheme& theme);

} // namespace taletop::app
