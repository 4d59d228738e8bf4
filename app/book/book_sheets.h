// SPDX-License-Identifier: MIT
// A book set in type: sheets of A5 with every line and picture in its place, and their painting.
#pragma once

#include "app/book/book.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QSizeF>

#include <vector>

class QPainter;

namespace taletop::app {

/// A sheet's size in the unit of all places on it: tenths of a point, so that lines break alike on
/// the screen, in a PDF and on a printer.
inline constexpr QSizeF sheetSize{4195, 5953};

/// Lines of text in their place. They break at the place's width as they did when they were set.
struct SheetText {
    QString text;
    QFont font;
    QColor ink;
    QRectF place;
    Qt::Alignment alignment = Qt::AlignLeft;
    double lineHeight = 1.4; ///< of the font's own

    friend bool operator==(const SheetText&, const SheetText&) = default;
};

struct SheetPicture {
    QString file; ///< SVG
    QRectF place;

    friend bool operator==(const SheetPicture&, const SheetPicture&) = default;
};

struct BookSheet {
    std::vector<SheetPicture> pictures;
    std::vector<SheetText> texts;

    friend bool operator==(const BookSheet&, const BookSheet&) = default;
};

/// The families a book is set in.
struct BookFonts {
    QString title = QStringLiteral("Vollkorn");
    QString story = QStringLiteral("Gentium Plus");
};

/// The sheets of the book, the title first. A page of the tale that is too long for one sheet goes
/// on on the next; nothing is cut.
[[nodiscard]] std::vector<BookSheet> setBook(const Book& book, const BookFonts& fonts);

enum class SheetGround : quint8 {
    Paper, ///< filled with the colour of paper: on a screen, in a PDF
    Bare,  ///< nothing: a printer has paper of its own
};

/// Paints the sheet; the painter's unit must be the sheet's.
void paintSheet(QPainter& painter, const BookSheet& sheet, SheetGround ground);

} // namespace taletop::app
