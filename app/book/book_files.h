// SPDX-License-Identifier: MIT
// Writes a book to a file: PDF with vector pictures, or a single HTML file.
#pragma once

#include "app/book/book.h"
#include "app/book/book_sheets.h"

#include <QByteArray>
#include <QString>

class QPagedPaintDevice;

namespace taletop::app {

/// Returns the book as one HTML file with embedded pictures and no script, which is readable even without
/// styles.
[[nodiscard]] QByteArray bookHtml(const Book& book, const BookFonts& fonts);

/// Paints all sheets on a PDF writer or printer that has been set up. Sheets are A5 portrait and are scaled
/// to fit. Returns false if painting fails.
bool paintBook(QPagedPaintDevice& device, const Book& book, const BookFonts& fonts, SheetGround ground);

/// Returns the book as a PDF of A5 sheets, or nothing if painting fails.
[[nodiscard]] QByteArray bookPdf(const Book& book, const BookFonts& fonts);

} // namespace taletop::app
