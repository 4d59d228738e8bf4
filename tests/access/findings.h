// SPDX-License-Identifier: MIT
// What keeps somebody from reading, reaching or hearing a page: one line for each thing found.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

class QQuickItem;

namespace taletop::app {

/// A text that can be seen.
struct SeenText {
    QQuickItem* item = nullptr;
    QString text;
    QRectF painted; ///< in the scene
    QRectF sight;   ///< what of the scene it may be painted on
};

/// All texts of the page that are not covered by something else whole.
[[nodiscard]] QList<SeenText> seenTexts(TableWindow& table);

/// Texts whose colour stands out too little from the pixels below them: 4.5:1, 3:1 if they are
/// large or disabled; 7:1 if `strict`.
[[nodiscard]] QStringList faintTexts(TableWindow& table, bool strict);

constexpr const char* toldWhole = ", and a tip tells it whole"; ///< ends such a finding

/// Those of the texts that are cut off, reach out of the window or of the paper they stand on, or lie over
/// each other.
[[nodiscard]] QStringList brokenTexts(TableWindow& table, const QList<SeenText>& texts);

/// Names of cards and labels of buttons of several lines that may end a line inside a word, in a language
/// that writes its words without spaces, although whole words have room.
[[nodiscard]] QStringList partedNames(const QList<SeenText>& texts);

/// Texts that lie on a button of the same paper which is not theirs.
[[nodiscard]] QStringList wordsOnButtons(TableWindow& table, const QList<SeenText>& texts);

/// Of the texts, and of what is heard, those with words that no translation has passed on: in the language
/// that every_page_test speaks all letters have accents. Names of players and the words of a tale are data.
[[nodiscard]] QStringList foreignTexts(TableWindow& table, const QList<SeenText>& texts);

/// The same of what menus and dialogs say.
[[nodiscard]] QStringList foreignWords(TableWindow& table, const QStringList& said);

/// An item as findings name it: itself and what it lies in, "spot-F1 in OwnKingdom in papertalesTable".
[[nodiscard]] QString nameOf(const QQuickItem* item);

/// Things to press that offer less than 44 x 44 pixels to a finger, and things to look at closely that
/// offer less than 24 x 24.
[[nodiscard]] QStringList smallTargets(TableWindow& table);

/// Presses Tab round the page: places of the focus that cannot be seen or are not shown, and a
/// round that does not come back.
[[nodiscard]] QStringList lostFocus(TableWindow& table);

/// What a screen reader would miss: things to press without a name, cards outside of a named list,
/// a prompt that is told nowhere.
[[nodiscard]] QStringList silentThings(TableWindow& table);

} // namespace taletop::app
