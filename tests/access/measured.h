// SPDX-License-Identifier: MIT
// Measures a table: the width of the choice's cards, the smallest letters, cut texts and covered controls.
#pragma once

#include "tests/access/findings.h"

#include <QString>
#include <QStringList>

namespace taletop::app {

constexpr qreal leastLetters = 10.99; ///< pixels; letters on a rotated card have 11, minus rounding

struct Figures {
    int cards = 0;
    qreal narrowest = 0;     ///< width of a card, in pixels
    qreal letters = 0;       ///< the smallest, in pixels
    QString smallest;        ///< the text with them
    QStringList broken;      ///< cut or overlapping
    QStringList covered;     ///< covered controls
    QStringList unread;      ///< names on cards of the choice, and words if required
    QStringList overlapping; ///< cards of the choice
};

/// Measures the painted table after all motion has ended. `words`: must the effects on the choice's cards be
/// readable without the inspector?
[[nodiscard]] Figures measured(TableWindow& table, bool words = false);

/// The letter size in pixels of the screen, after fitting and scaling.
[[nodiscard]] qreal lettersOf(const SeenText& text);

/// Texts in letters that are smaller than anyone should have to read.
[[nodiscard]] QStringList smallLetters(const QList<SeenText>& texts);

} // namespace taletop::app
