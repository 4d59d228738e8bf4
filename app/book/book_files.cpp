// SPDX-License-Identifier: MIT
#include "app/book/book_files.h"

#include <QBuffer>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>

#include <algorithm>

namespace taletop::app {

namespace {

constexpr int pdfResolution = 1200; ///< dots per inch, close to the unit of a sheet

QByteArray escaped(const QString& text) { return printable(text).toHtmlEscaped().toUtf8(); }

/// Writes paragraphs, each in the direction of its own script.
QByteArray paragraphs(const QString& words, const char* kind) {
    QByteArray made;
    for (const QString& paragraph : printable(words).split(u'\n', Qt::SkipEmptyParts))
        made += QByteArray("<p dir=\"auto\" class=\"") + kind + "\">" + paragraph.toHtmlEscaped().toUtf8() +
                "</p>\n";
    return made;
}

/// Embeds a picture with its alternative text.
QByteArray pictureTag(const QString& file, const QString& name) {
    QFile svg(file);
    if (!svg.open(QIODevice::ReadOnly))
        return {};
    return "<img alt=\"" + escaped(name) + "\" src=\"data:image/svg+xml;base64," + svg.readAll().toBase64() +
           "\"/>\n";
}

/// Returns the language attribute, which speech, hyphenation and translation need.
QByteArray language(const Book& book) {
    return book.language.isEmpty() ? QByteArray() : " lang=\"" + escaped(book.language) + '"';
}

QByteArray style(const BookFonts& fonts) {
    const auto named = [](const QString& family) {
        QString clean = family;
        clean.remove(
            QRegularExpression(QStringLiteral("[^\\w \\-]"), QRegularExpression::UseUnicodePropertiesOption));
        return clean.toUtf8();
    };
    return "body{margin:0;background:#2A2143;color:#2B2638;font:1.15rem/1.55 \"" + named(fonts.story) +
           "\",Georgia,serif}"
           "h1{font:2.6rem/1.15 \"" +
           named(fonts.title) +
           "\",Georgia,serif;margin:.6em 0 .2em;text-align:center}"
           "section{background:#FBF4E4;max-width:34rem;margin:1.5rem auto;padding:2rem "
           "2.4rem;border-radius:.6rem}"
           "img{display:inline-block;border:.35rem solid #fff;border-radius:.4rem;max-width:100%}"
           ".double{max-width:46rem}"
           ".pictures{display:flex;flex-wrap:wrap;gap:1rem;justify-content:center;margin-bottom:1rem}"
           ".pictures img{flex:1 1 15rem;max-width:min(26rem,100%);min-width:0;box-sizing:border-box}"
           ".aside{font-style:italic;color:#5F5670;margin-left:1.5em}"
           ".quiet{color:#5F5670;font-style:italic;text-align:center}"
           ".middle{text-align:center}"
           ".closing{font:1.7rem \"" +
           named(fonts.title) +
           "\",Georgia,serif;text-align:center}"
           "@media print{body{background:none}section{break-after:page;margin:0 auto}}";
}

} // namespace

QByteArray bookHtml(const Book& book, const BookFonts& fonts) {
    QByteArray html = "<!DOCTYPE html>\n<html" + language(book) +
                      ">\n<head>\n<meta charset=\"utf-8\"/>\n"
                      "<meta name=\"viewport\" content=\"width=device-width\"/>\n<title>" +
                      escaped(book.title) + "</title>\n<style>" + style(fonts) +
                      "</style>\n</head>\n<body>\n";
    html += "<section>\n<div class=\"pictures\">\n" + pictureTag(book.picture, book.pictureName) +
            "</div>\n<h1 dir=\"auto\">" + escaped(book.title) + "</h1>\n" +
            paragraphs(book.subtitle, "quiet") + paragraphs(book.tellers, "middle") + "</section>\n";
    for (const BookPage& page : book.pages) {
        const auto pictures = std::min<qsizetype>(page.pictures.size(), 2);
        html += pictures == 2 ? "<section class=\"double\">\n" : "<section>\n";
        html += "<div class=\"pictures\">\n";
        for (qsizetype each = 0; each < pictures; ++each)
            html += pictureTag(page.pictures.at(each), page.pictureNames.value(each));
        html += "</div>\n" + paragraphs(page.byline, "quiet") + paragraphs(page.text, "tale") +
                paragraphs(page.asides.join(u'\n'), "aside") + "</section>\n";
    }
    html += "<section>\n" + paragraphs(book.closing, "closing") + paragraphs(book.colophon, "quiet") +
            "</section>\n</body>\n</html>\n";
    return html;
}

bool paintBook(QPagedPaintDevice& device, const Book& book, const BookFonts& fonts, SheetGround ground) {
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const QRectF room(painter.viewport());
    const double scale = std::min(room.width() / sheetSize.width(), room.height() / sheetSize.height());
    const auto sheets = setBook(book, fonts);
    for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
        if (sheet > 0 && !device.newPage())
            return false;
        painter.save();
        painter.translate((room.width() - sheetSize.width() * scale) / 2,
                          (room.height() - sheetSize.height() * scale) / 2);
        painter.scale(scale, scale);
        paintSheet(painter, sheets[sheet], ground);
        painter.restore();
    }
    return painter.end();
}

QByteArray bookPdf(const Book& book, const BookFonts& fonts) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    bool painted = false;
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(printable(book.title));
        writer.setCreator(QStringLiteral("Taletop"));
        writer.setResolution(pdfResolution);
        writer.setPageSize(QPageSize(QPageSize::A5));
        writer.setPageMargins(QMarginsF());
        painted = paintBook(writer, book, fonts, SheetGround::Paper);
    }
    return painted ? bytes : QByteArray();
}

} // namespace taletop::app
