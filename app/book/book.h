// SPDX-License-Identifier: MIT
// The contents of a tale's book before typesetting, as words and pictures.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace taletop::app {

/// A page of the tale. All texts are plain text, never markup.
struct BookPage {
    QString text;                  ///< paragraphs, separated by line breaks
    QStringList pictures;          ///< SVG files; only the first two are shown
    QString byline;                ///< names of the players who played the page's cards, or ""
    QStringList asides = {};       ///< additions by a teller, one paragraph each, below the text
    QStringList pictureNames = {}; ///< alternative texts of the pictures

    friend bool operator==(const BookPage&, const BookPage&) = default;
};

/// The whole book.
struct Book {
    QString title;
    QString subtitle; ///< sentence below the title, or ""
    QString tellers;  ///< such as "Told by Ana, Ben and Cleo", or ""
    QString picture;  ///< SVG file for the title page, or ""
    QList<BookPage> pages;
    QString closing;          ///< text after the last page: "The End"
    QString colophon;         ///< small print at the very end: the day and the deck
    QString pictureName = {}; ///< alternative text of the title page's picture
    QString language = {};    ///< language of the texts, such as "en-GB", or ""

    friend bool operator==(const Book&, const Book&) = default;
};

/// Makes a text printable. Removes control characters except line breaks, shortens the text to 20,000
/// characters including an ellipsis, and turns unpaired surrogates into U+FFFD.
[[nodiscard]] QString printable(const QString& text);

} // namespace taletop::app
