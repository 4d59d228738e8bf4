// SPDX-License-Identifier: MIT
// A book as a file: PDF with vector pictures, or one HTML file that needs no other.
#pragma once

#include "app/book/book.h"
#include "app/book/book_sheets.h"

#include <QByteArray>
#include <QString>

class QPagedPaintDevice;

namespace taletop::app {

/// The book as one HTML file: pictures within, no script, readable without a style too.
[[nodiscard]] QByteArray bookHtml(const Book& book, const BookFonts& fonts);

/// Paints all sheets onto a PDF writer or a printer, whose pages must have been set up (A5 upright
/// or any size: a sheet is fitted into it). False where the device cannot be painted on.
bool paintBook(QPagedPaintDevice& device, const Book& book, const BookFonts& fonts, SheetGround ground);

/// The book as a PDF of A5 sheets; nothing where it could not be painted.
[[nodiscard]] QByteArray bookPdf(const Book& book, const BookFonts& fonts);

} // namespace taletop::app
