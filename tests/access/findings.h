// SPDX-License-Identifier: MIT
// Faults that keep someone from reading, reaching or hearing a page: one line for each.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

class QQuickItem;

namespace taletop::app {

/// A visible text.
struct SeenText {
    QQuickItem* item = nullptr;
    QString text;
    QRectF painted; ///< in the scene
    QRectF sight;   ///< the part of the scene where it may be painted
};

/// All texts of the page that are not completely covered.
[[nodiscard]] QList<SeenText> seenTexts(TableWindow& table);

/// Texts with too little contrast to the pixels below them: 4.5:1, or 3:1 if large or disabled; 7:1 if
/// `strict`.
[[nodiscard]] QStringList faintTexts(TableWindow& table, bool strict);

constexpr const char* toldWhole = ", and a tip tells it whole"; ///< the end of such a finding

/// Texts that are cut off, overlap each other, or leave the window or their paper.
[[nodiscard]] QStringList brokenTexts(TableWindow& table, const QList<SeenText>& texts);

/// Card names and labels of several lines that may break inside a word, in languages without spaces, although
/// whole words would fit.
[[nodiscard]] QStringList partedNames(const QList<SeenText>& texts);

/// Texts on another control's button on the same paper.
[[nodiscard]] QStringList wordsOnButtons(TableWindow& table, const QList<SeenText>& texts);

/// Texts and announcements with untranslated words: in the language that every_page_test uses, all letters
/// have accents. Names of players and the words of a tale are data.
[[nodiscard]] QStringList foreignTexts(TableWindow& table, const QList<SeenText>& texts);

/// The same for menus and dialogs.
[[nodiscard]] QStringList foreignWords(TableWindow& table, const QStringList& said);

/// The name of an item in findings: the item and those around it, "spot-F1 in OwnKingdom in papertalesTable".
[[nodiscard]] QString nameOf(const QQuickItem* item);

/// Controls smaller than 44 x 44 pixels for a finger, and things to inspect smaller than 24 x 24.
[[nodiscard]] QStringList smallTargets(TableWindow& table);

/// Goes round the page with Tab: finds focus that is invisible or not shown, and a round that does not close.
[[nodiscard]] QStringList lostFocus(TableWindow& table);

/// Gaps for screen readers: controls without a name, cards outside a named list, a prompt that is not
/// announced.
[[nodiscard]] QStringList silentThings(TableWindow& table);

} // namespace taletop::app
