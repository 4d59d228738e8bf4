// SPDX-License-Identifier: MIT
#include "app/book/book_sheets.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace taletop::app {

namespace {

constexpr double margin = 460;
constexpr double textWidth = sheetSize.width() - 2 * margin;
constexpr double top = 520;
constexpr double bottom = sheetSize.height() - 600; ///< lower edge of the text, above the page numbers
constexpr double gap = 170;
constexpr double standardStep = 1.12; ///< usual line spacing, in line heights
constexpr double rim = 34;            ///< width of the paper rim of a picture
constexpr double pictureRatio = 46.0 / 56.0;
constexpr double widestPicture = 0.92; ///< relative to the text's width

const QColor paper(0xFB, 0xF4, 0xE4);
const QColor ink(0x2B, 0x26, 0x38);
const QColor softInk(0x5F, 0x56, 0x70);
const QColor shade(0x2B, 0x26, 0x38, 60);

QFont fontOf(const QString& family, int size, bool italic = false) {
    QFont font(family);
    font.setPixelSize(size);
    font.setItalic(italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Avoid ligatures, because a ligature would be a single character in text copied from a PDF.
    font.setStyleStrategy(QFont::PreferAntialias);
    return font;
}

/// The part of a text that fits into a height: where it ends and how high it is.
struct Broken {
    qsizetype end = 0;
    double height = 0;
};

/// Lays out the lines of one paragraph; `paint` may be null.
Broken breakLines(const SheetText& text, const QString& paragraph, double width, double height,
                  QPainter* paint, QPointF corner) {
    QTextLayout layout(paragraph, text.font);
    const bool rightToLeft = paragraph.isRightToLeft();
    QTextOption option(rightToLeft && text.alignment == Qt::AlignLeft ? Qt::AlignRight : text.alignment);
    option.setUseDesignMetrics(true);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setTextOption(option);
    layout.beginLayout();
    Broken broken;
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        const double step = line.height() * text.lineHeight;
        if (broken.height + step > height)
            break;
        line.setPosition({0, broken.height});
        broken.height += step;
        broken.end = line.textStart() + line.textLength();
    }
    layout.endLayout();
    if (paint != nullptr)
        layout.draw(paint, corner);
    return broken;
}

/// A typesetter, with the sheets so far and the height used on the current one.
class Press {
public:
    explicit Press(BookFonts fonts) : m_fonts(std::move(fonts)) {}

    void newSheet() {
        m_sheets.emplace_back();
        m_down = top;
        if (!m_awaited.isEmpty())
            across(std::exchange(m_awaited, {}));
    }

    /// Reserves the top of the next sheet for this picture.
    void await(const QString& file) { m_awaited = file; }
    [[nodiscard]] bool awaits() const { return !m_awaited.isEmpty(); }

    /// Puts a picture across the sheet, below the contents so far.
    void across(const QString& file) {
        const double width = textWidth * widestPicture;
        picture(file, {margin + (textWidth - width) / 2, m_down, width, width * pictureRatio});
        m_down += width * pictureRatio + gap * 0.85;
    }

    void picture(const QString& file, QRectF place) { m_sheets.back().pictures.push_back({file, place}); }

    void skip(double height) { m_down += height; }
    void skipTo(double down) { m_down = down; }

    [[nodiscard]] double down() const { return m_down; }
    [[nodiscard]] const BookFonts& fonts() const { return m_fonts; }
    [[nodiscard]] const std::vector<BookSheet>& sheets() const { return m_sheets; }

    /// Sets paragraphs on as many sheets as they need.
    void write(const QString& words, const QFont& font, const QColor& colour, Qt::Alignment alignment,
               double lineHeight = standardStep) {
        for (const QString& paragraph : printable(words).split(u'\n', Qt::SkipEmptyParts)) {
            writeParagraph(paragraph, {{}, font, colour, {}, alignment, lineHeight});
            m_down += font.pixelSize() * 0.45;
        }
    }

    /// Numbers every sheet but the first.
    void number() {
        for (std::size_t sheet = 1; sheet < m_sheets.size(); ++sheet)
            m_sheets[sheet].texts.push_back({QString::number(sheet), fontOf(m_fonts.story, 110), softInk,
                                             QRectF(margin, bottom + 190, textWidth, 200), Qt::AlignHCenter,
                                             1});
    }

private:
    void writeParagraph(QString rest, SheetText text) {
        while (!rest.isEmpty()) {
            const double room = bottom - m_down;
            const Broken fits = breakLines(text, rest, textWidth, room, nullptr, {});
            if (fits.end == 0) {
                // Continue on a new sheet, because not even one line fits here. A new sheet has room for any
                // line.
                newSheet();
                continue;
            }
            text.text = rest.left(fits.end);
            text.place = QRectF(margin, m_down, textWidth, fits.height);
            m_sheets.back().texts.push_back(text);
            m_down += fits.height;
            rest = rest.mid(fits.end);
        }
    }

    BookFonts m_fonts;
    QString m_awaited; ///< picture for the top of the next sheet, or ""
    std::vector<BookSheet> m_sheets;
    double m_down = top;
};

void setTitle(Press& press, const Book& book) {
    press.newSheet();
    if (!book.picture.isEmpty()) {
        const double width = textWidth * 0.84;
        press.picture(book.picture, {margin + (textWidth - width) / 2, 760, width, width * pictureRatio});
        press.skipTo(760 + width * pictureRatio + 330);
    } else {
        press.skipTo(1900);
    }
    press.write(book.title, fontOf(press.fonts().title, 340), ink, Qt::AlignHCenter, 1);
    press.write(book.subtitle, fontOf(press.fonts().story, 146, true), softInk, Qt::AlignHCenter);
    press.skip(110);
    press.write(book.tellers, fontOf(press.fonts().story, 132), ink, Qt::AlignHCenter);
}

/// Arranges a page's pictures, one across it or two side by side, at `share` of their largest width.
std::vector<SheetPicture> pictureRow(const QStringList& pictures, double down, double share) {
    std::vector<SheetPicture> row;
    const auto count = std::min<qsizetype>(pictures.size(), 2);
    if (count == 0)
        return row;
    const double most = count == 1 ? textWidth * widestPicture : (textWidth - gap) / 2;
    const double width = most * share;
    const double all = static_cast<double>(count) * width + static_cast<double>(count - 1) * gap;
    double left = margin + (textWidth - all) / 2;
    for (qsizetype each = 0; each < count; ++each) {
        row.push_back({pictures.at(each), {left, down, width, width * pictureRatio}});
        left += width + gap;
    }
    return row;
}

void writePage(Press& press, const BookPage& page) {
    if (!page.byline.isEmpty()) {
        press.write(page.byline, fontOf(press.fonts().story, 112, true), softInk, Qt::AlignHCenter);
        press.skip(gap * 0.4);
    }
    press.write(page.text, fontOf(press.fonts().story, 150), ink, Qt::AlignLeft);
    press.write(page.asides.join(u'\n'), fontOf(press.fonts().story, 150, true), softInk, Qt::AlignLeft);
}

void setPageWith(Press& press, const BookPage& page, double share) {
    press.newSheet();
    const auto row = pictureRow(page.pictures, press.down(), share);
    for (const SheetPicture& picture : row)
        press.picture(picture.file, picture.place);
    if (!row.empty())
        press.skip(row.front().place.height() + gap * 0.85);
    writePage(press, page);
}

/// Typesets a page with two pictures on two or more sheets; each of the first two begins with a picture.
void setDoublePage(Press& press, const BookPage& page) {
    press.newSheet();
    press.across(page.pictures.at(0));
    press.await(page.pictures.at(1));
    writePage(press, page);
    if (press.awaits())
        press.newSheet();
}

/// Sets a page on one sheet, with pictures as large as its words allow. If the words don't fit beside the
/// smallest pictures, uses several sheets with large ones. Two pictures side by side get too small sooner.
void setPage(Press& press, const BookPage& page) {
    const bool two = page.pictures.size() > 1;
    for (const double share : {1.0, 0.9, 0.8, 0.7, 0.6}) {
        if (two && share < 0.85)
            break;
        Press tried = press;
        setPageWith(tried, page, share);
        if (tried.sheets().size() == press.sheets().size() + 1) {
            press = std::move(tried);
            return;
        }
    }
    if (two)
        setDoublePage(press, page);
    else
        setPageWith(press, page, 1);
}

void writeEnd(Press& press, const Book& book) {
    press.write(book.closing, fontOf(press.fonts().title, 210), ink, Qt::AlignHCenter);
    press.skip(90);
    press.write(book.colophon, fontOf(press.fonts().story, 95, true), softInk, Qt::AlignHCenter);
}

/// Sets the ending below the last words if it fits, otherwise on a new sheet.
void setEnd(Press& press, const Book& book) {
    Press below = press;
    below.skip(60);
    writeEnd(below, book);
    if (below.sheets().size() == press.sheets().size()) {
        press = std::move(below);
        return;
    }
    press.newSheet();
    press.skipTo(sheetSize.height() * 0.4);
    writeEnd(press, book);
}

/// Paints a picture on its paper rim, with a slight shadow as if the picture were glued in.
void paintPicture(QPainter& painter, const SheetPicture& picture) {
    QSvgRenderer svg(picture.file);
    const QRectF outer = picture.place.adjusted(-rim, -rim, rim, rim);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawRoundedRect(outer.translated(18, 26), rim, rim);
    painter.setBrush(Qt::white);
    painter.drawRoundedRect(outer, rim, rim);
    if (!svg.isValid())
        return;
    // Clip the picture, because it is drawn for a window that hides its edges.
    painter.save();
    painter.setClipRect(picture.place);
    svg.render(&painter, picture.place);
    painter.restore();
}

} // namespace

std::vector<BookSheet> setBook(const Book& book, const BookFonts& fonts) {
    Press press(fonts);
    setTitle(press, book);
    for (const BookPage& page : book.pages)
        setPage(press, page);
    setEnd(press, book);
    press.number();
    return press.sheets();
}

void paintSheet(QPainter& painter, const BookSheet& sheet, SheetGround ground) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    if (ground == SheetGround::Paper)
        painter.fillRect(QRectF({}, sheetSize), paper);
    for (const SheetPicture& picture : sheet.pictures)
        paintPicture(painter, picture);
    for (const SheetText& text : sheet.texts) {
        painter.setPen(text.ink);
        // Allow a little more height, so that the same lines fit despite rounding.
        [[maybe_unused]] const Broken drawn = breakLines(
            text, text.text, text.place.width(), text.place.height() + 1, &painter, text.place.topLeft());
        Q_ASSERT(drawn.end == text.text.size());
    }
    painter.restore();
}

} // namespace taletop::app
