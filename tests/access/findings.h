// SPDX-License-Identifier: MIT
// Finds faults that keep people from reading, operating or hearing a page. Describes each in one line.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

class QQuickItem;

namespace taletop::app {

/// A visible text.
struct SeenText {
    QQuickItem* item = nullptr;
    QString text;
    QRectF painted; ///< the area of the letters in the scene
    QRectF sight;   ///< the part of the scene in which the text is not clipped
};

/// All texts of the page that nothing covers.
[[nodiscard]] QList<SeenText> seenTexts(TableWindow& table);

/// Texts with too little contrast to the pixels below them. The contrast must be 4.5:1, or 3:1 for large or
/// disabled texts, or 7:1 if `strict`.
[[nodiscard]] QStringList faintTexts(TableWindow& table, bool strict);

constexpr const char* toldWhole = ", and a tip tells it whole"; ///< for a cut text that a tip shows

/// Texts that are cut off, overlap each other, or leave the window or their paper.
[[nodiscard]] QStringList brokenTexts(TableWindow& table, const QList<SeenText>& texts);

/// Card names and labels of several lines that break inside a word although whole words would fit. Such
/// breaks occur in languages without spaces.
[[nodiscard]] QStringList partedNames(const QList<SeenText>& texts);

/// Texts that overlap a button to which they do not belong.
[[nodiscard]] QStringList wordsOnButtons(TableWindow& table, const QList<SeenText>& texts);

/// Texts and announcements with untranslated words, which are words without accents in the made-up language.
/// Players' names and the words of a tale need no translation.
[[nodiscard]] QStringList foreignTexts(TableWindow& table, const QList<SeenText>& texts);

/// The texts of menus and dialogs, `said`, that have untranslated words.
[[nodiscard]] QStringList foreignWords(TableWindow& table, const QStringList& said);

/// The name of an item in findings, with its parents: "spot-F1 in OwnKingdom in papertalesTable".
[[nodiscard]] QString nameOf(const QQuickItem* item);

/// Controls smaller than 44 x 44 pixels, and items for inspecting only that are smaller than 24 x 24.
[[nodiscard]] QStringList smallTargets(TableWindow& table);

/// Moves the focus through the page with Tab. Finds focused items that are invisible or have no focus ring,
/// and reports if Tab does not return to the first item.
[[nodiscard]] QStringList lostFocus(TableWindow& table);

/// Finds faults for screen readers: controls without a name, cards outside a named list, and a prompt that is
/// not announced.
[[nodiscard]] QStringList silentThings(TableWindow& table);

} // namespace taletop::app
