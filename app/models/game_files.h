// SPDX-License-Identifier: MIT
// What a game brings in files of its own: pages in qml/games/<game>, pictures and colours in
// resources/games/<game>. A game that brings none is played on the table that serves them all.
#pragma once

#include <QColor>
#include <QString>
#include <QUrl>

namespace taletop::app {

/// The game's own "Table", "Keys", "Rules", "CardFace" (a card by itself) or "Postcard" (of a match that is
/// over), or what stands in for it; empty: nothing does.
[[nodiscard]] QUrl pageOf(const QString& gameId, const QString& page);

/// A picture of the game's own, "box.svg"; empty if it has none of this name.
[[nodiscard]] QUrl pictureOf(const QString& gameId, const QString& name);

/// The colours of a game's box and table.
struct GameColours {
    QColor accent; ///< what is pressed first
    QColor table;
    QColor accentInContrast;
    QColor tableInContrast;
};

/// As colours.json of the game has them; those of Taletop where it has none.
[[nodiscard]] GameColours coloursOf(const QString& gameId);

} // namespace taletop::app
