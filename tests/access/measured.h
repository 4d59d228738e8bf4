// SPDX-License-Identifier: MIT
// Measures a table: the width of the cards of the choice, the smallest letters, cut texts and covered
// controls.
#pragma once

#include "tests/access/findings.h"

#include <QString>
#include <QStringList>

namespace taletop::app {

constexpr qreal leastLetters = 10.99; ///< pixels: 11, with tolerance for rounding on rotated cards

struct Figures {
    int cards = 0;
    qreal narrowest = 0;     ///< width of the narrowest card of the choice, in pixels
    qreal letters = 0;       ///< size of the smallest letters, in pixels
    QString smallest;        ///< the text with the smallest letters
    QStringList broken;      ///< cut or overlapping texts
    QStringList covered;     ///< covered controls
    QStringList unread;      ///< cards of the choice with an unreadable name, or effect if required
    QStringList overlapping; ///< cards of the choice that overlap
};

/// Measures the table after all motion has ended. With `words`, the effects of the choice's cards must be
/// readable without the inspector.
[[nodiscard]] Figures measured(TableWindow& table, bool words = false);

/// The letter size in pixels of the screen, after fitting and scaling.
[[nodiscard]] qreal lettersOf(const SeenText& text);

/// Texts in letters smaller than `leastLetters`.
[[nodiscard]] QStringList smallLetters(const QList<SeenText>& texts);

} // namespace taletop::app
