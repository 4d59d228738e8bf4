// SPDX-License-Identifier: MIT
// What of a table is told in figures: how wide the cards of a choice are, how small the smallest letters,
// what is cut and what lies over things to press.
#pragma once

#include "tests/access/findings.h"

#include <QString>
#include <QStringList>

namespace taletop::app {

constexpr qreal leastLetters = 10.99; ///< pixels; those of a turned card are 11 but for rounding

struct Figures {
    int cards = 0;
    qreal narrowest = 0;     ///< of the cards, in pixels
    qreal letters = 0;       ///< the smallest, in pixels
    QString smallest;        ///< the text in them
    QStringList broken;      ///< cut, or over each other
    QStringList covered;     ///< things to press
    QStringList unread;      ///< names of cards of the choice, and words where they are asked for
    QStringList overlapping; ///< cards of the choice
};

/// Of the table as it is painted, once it has come to rest. `words`: are what the cards of a choice do to be
/// read without a look at them?
[[nodiscard]] Figures measured(TableWindow& table, bool words = false);

/// In pixels of the screen: fitted, and scaled as what it stands in is.
[[nodiscard]] qreal lettersOf(const SeenText& text);

/// Of the texts those that are written in smaller letters than anybody should have to read.
[[nodiscard]] QStringList smallLetters(const QList<SeenText>& texts);

} // namespace taletop::app
