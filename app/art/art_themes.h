// SPDX-License-Identifier: MIT
// The picture sets of a game: resources/games/<game>/themes.json.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace taletop::app {

/// One picture set.
struct ArtTheme {
    QString id;                    ///< "summer"
    QString name;                  ///< as shown, in the language of then
    QHash<QString, QString> words; ///< what else the file says, by key: fills "{key}" in file names
};

/// The picture sets of a game, in the file's order; empty if the game has only one.
[[nodiscard]] std::vector<ArtTheme> artThemes(const QString& gameId);

/// "{theme}/{a}.svg" with the theme's words put in.
[[nodiscard]] QString themedFile(const QString& file, const ArtTheme& theme);

} // namespace taletop::app
