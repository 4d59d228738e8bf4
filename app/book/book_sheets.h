// SPDX-License-Identifier: MIT
// Typesets a book on A5 sheets, with every line and picture in place, and paints them.
#pragma once

#include "app/book/book.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QSizeF>

#include <vector>

class QPainter;

namespace taletop::app {

/// A sheet's size in tenths of a point. With this small unit, lines break the same way on the screen, in a
/// PDF and on a printer.
inline constexpr QSizeF sheetSize{4195, 5953};

/// Text in its place on the sheet. Wrapping it to this width gives the same line breaks as in typesetting.
struct SheetText {
    QString text;
    QFont font;
    QColor ink;
    QRectF place;
    Qt::Alignment alignment = Qt::AlignLeft;
    double lineHeight = 1.4; ///< relative to the font's own

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

/// The font families of a book.
struct BookFonts {
    QString title = QStringLiteral("Vollkorn");
    QString story = QStringLiteral("Gentium Plus");
};

/// Typesets the book, beginning with the title sheet. A page that is too long for one sheet continues on the
/// next, and nothing is cut.
[[nodiscard]] std::vector<BookSheet> setBook(const Book& book, const BookFonts& fonts);

enum class SheetGround : quint8 {
    Paper, ///< paper colour, for screens and PDFs
    Bare,  ///< no background, for printers, which have their own paper
};

/// Paints the sheet. The painter must use the sheet's units.
void paintSheet(QPainter& painter, const BookSheet& sheet, SheetGround ground);

} // namespace taletop::app
