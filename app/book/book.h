// SPDX-License-Identifier: MIT
// The contents of a tale's book, as words and pictures, before typesetting.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace taletop::app {

/// A page of the tale. All texts are plain and shown literally, never read as markup.
struct BookPage {
    QString text;                  ///< one or more paragraphs, separated by line breaks
    QStringList pictures;          ///< SVG files, at most two are shown
    QString byline;                ///< the people who brought the cards, or ""
    QStringList asides = {};       ///< separate paragraphs below the text: a teller's additions
    QStringList pictureNames = {}; ///< alternative texts of the pictures

    friend bool operator==(const BookPage&, const BookPage&) = default;
};

/// The whole tale.
struct Book {
    QString title;
    QString subtitle; ///< one sentence below the title, or ""
    QString tellers;  ///< "Told by Ana, Ben and Cleo", or ""
    QString picture;  ///< SVG of the title page, or ""
    QList<BookPage> pages;
    QString closing;          ///< text after the last page: "The End"
    QString colophon;         ///< small text at the very end: the day, the deck
    QString pictureName = {}; ///< alternative text of the title's picture
    QString language = {};    ///< language of the words, such as "en-GB", or ""

    friend bool operator==(const Book&, const Book&) = default;
};

/// Makes a text printable: removes control characters except line breaks, shortens it to 20,000 characters
/// (ending with an ellipsis), and turns unpaired surrogates into U+FFFD.
[[nodiscard]] QString printable(const QString& text);

} // namespace taletop::app
