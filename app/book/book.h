// SPDX-License-Identifier: MIT
// A tale to keep: its pages as words and pictures, before anything is set in type.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace taletop::app {

/// A page of the tale. Every text is plain: whatever it holds is shown as it stands, never read as
/// markup.
struct BookPage {
    QString text;                  ///< one or more paragraphs, divided by line ends
    QStringList pictures;          ///< SVG files, at most two are shown
    QString byline;                ///< who brought what, or empty
    QStringList asides = {};       ///< paragraphs set apart below the text: what a teller added
    QStringList pictureNames = {}; ///< what each picture shows, for who cannot see it

    friend bool operator==(const BookPage&, const BookPage&) = default;
};

/// The whole tale.
struct Book {
    QString title;
    QString subtitle; ///< one quiet sentence below the title, or empty
    QString tellers;  ///< "Told by Ana, Ben and Cleo", or empty
    QString picture;  ///< SVG of the title page, or empty
    QList<BookPage> pages;
    QString closing;          ///< "The End": after the last page
    QString colophon;         ///< the day, the deck: small, last of all
    QString pictureName = {}; ///< what the title's picture shows
    QString language = {};    ///< of the words, "en-GB", or empty

    friend bool operator==(const Book&, const Book&) = default;
};

/// A text fit to be set: no control characters but line ends, no more than 20,000 characters (an
/// ellipsis stands for the rest), and halves of broken characters become U+FFFD.
[[nodiscard]] QString printable(const QString& text);

} // namespace taletop::app
