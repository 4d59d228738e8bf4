// SPDX-License-Identifier: MIT
// Finds the files that come with a game: pages in qml/games/<game>, pictures and colours in
// resources/games/<game>. A game without its own table uses the table for all games.
#pragma once

#include <QColor>
#include <QString>
#include <QUrl>

namespace taletop::app {

/// Returns the game's own page or its general replacement, or an empty URL. Pages are "Table", "Keys",
/// "Rules", "CardFace" (a single card) and "Postcard" (of a finished match).
[[nodiscard]] QUrl pageOf(const QString& gameId, const QString& page);

/// Returns the game's picture with this name, such as "box.svg", or an empty URL.
[[nodiscard]] QUrl pictureOf(const QString& gameId, const QString& name);

/// The colours of a game's box and table.
struct GameColours {
    QColor accent; ///< fills the main button
    QColor table;
    QColor accentInContrast;
    QColor tableInContrast;
};

/// Returns the colours in the game's colours.json, or Taletop's own if there is none.
[[nodiscard]] GameColours coloursOf(const QString& gameId);

} // namespace taletop::app
