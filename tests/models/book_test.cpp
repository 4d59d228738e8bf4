// SPDX-License-Identifier: MIT
// Tests of the book: it can contain text in any script, drops no text, and its files can be opened.
#include "app/book/book_files.h"
#include "tests/qt_main.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace taletop::app;

namespace {

const BookFonts fonts;

QString words(const QString& word, int count) {
    QStringList all;
    for (int each = 0; each < count; ++each)
        all += word + QString::number(each);
    return all.join(u' ');
}

/// Texts in several scripts, long words without a break, and typical pasted text.
QStringList texts() {
    return {QString(),
            QStringLiteral("Short."),
            words(QStringLiteral("moonlight"), 900),
            QString(10000, u'w'),
            QStringLiteral("กาลครั้งหนึ่งนานมาแล้วมีแม่มดคนหนึ่งอาศัยอยู่ในป่ามืด").repeated(40),
            QStringLiteral("むかしむかし、暗い森に一人の魔女が住んでいました。").repeated(60),
            QStringLiteral("كان يا ما كان في قديم الزمان ساحرة تعيش في الغابة المظلمة ").repeated(40),
            QStringLiteral("👻🎃🦇👩‍👩‍👧‍👦").repeated(120),
            QStringLiteral("<b>bold</b> & <script>alert(1)</script> \"quoted\"\nsecond paragraph"),
            QStringLiteral("bell\u0007 turned \u202E round \u2066 and\ttabbed")};
}

Book bookOf(const QString& text) {
    const QString picture = QStringLiteral(":/art/games/papertales/units/archer.svg");
    return {
        text.left(120),
        text.left(400),
        text.left(300),
        picture,
        {{text, {}, {}}, {text, {picture}, text.left(200)}, {text, {picture, picture}, {}, {text.left(90)}}},
        QStringLiteral("The End"),
        text.left(200)};
}

/// Returns all visible text on the sheets, except page numbers.
QString written(const std::vector<BookSheet>& sheets) {
    QString all;
    for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
        const std::size_t numbered = sheet > 0 ? 1 : 0;
        for (std::size_t text = 0; text + numbered < sheets[sheet].texts.size(); ++text)
            all += sheets[sheet].texts[text].text;
    }
    return all.remove(QRegularExpression(QStringLiteral("\\s")));
}

QString asked(const Book& book) {
    QString all = printable(book.title) + printable(book.subtitle) + printable(book.tellers);
    for (const BookPage& page : book.pages)
        all += printable(page.byline) + printable(page.text) + printable(page.asides.join(u'\n'));
    all += printable(book.closing) + printable(book.colophon);
    return all.remove(QRegularExpression(QStringLiteral("\\s")));
}

QImage painted(const BookSheet& sheet, int width) {
    const double scale = width / sheetSize.width();
    QImage image(width, static_cast<int>(sheetSize.height() * scale), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintSheet(painter, sheet, SheetGround::Paper);
    return image;
}

} // namespace

class BookTest : public QObject {
    Q_OBJECT

private slots:
    void textIsMadePrintable() {
        QCOMPARE(printable(QString::fromUtf16(u"a\u0007c\td\r\ne", 8)), QStringLiteral("ac d\ne"));
        QCOMPARE(printable(QStringLiteral("x\u202Ey\u2067z")), QStringLiteral("xyz"));
        QCOMPARE(printable(QStringLiteral("👩‍👧")), QStringLiteral("👩‍👧"));
        const QChar half(0xD83D);
        QCOMPARE(printable(QString(half) + u'x'), QString(QChar(0xFFFD)) + u'x');
        const QString cut = printable(QString(30000, u'x'));
        QCOMPARE(cut.size(), 20001);
        QCOMPARE(cut.back(), QChar(0x2026));
    }

    void noTextIsLostOrLeavesTheSheet() {
        for (const QString& text : texts()) {
            const Book book = bookOf(text);
            const auto sheets = setBook(book, fonts);
            QVERIFY(sheets.size() >= 4);
            QCOMPARE(written(sheets), asked(book));
            for (const BookSheet& sheet : sheets)
                everythingHasAPlaceOfItsOwn(sheet);
        }
    }

    void sheetsArePaintedWithinTheirMargins() {
        for (const QString& text : texts()) {
            for (const BookSheet& sheet : setBook(bookOf(text), fonts)) {
                const QImage image = painted(sheet, 300);
                const QRgb ground = image.pixel(1, 1);
                for (int y = 0; y < image.height(); ++y)
                    for (const int x : {4, 12, 288, 296})
                        QCOMPARE(image.pixel(x, y), ground);
            }
        }
    }

    void aSheetWithAPictureShowsIt() {
        Book book = bookOf(QStringLiteral("Words."));
        const QImage with = painted(setBook(book, fonts)[2], 300);
        book.pages[1].pictures.clear();
        const QImage without = painted(setBook(book, fonts)[2], 300);
        QVERIFY(with != without);
    }

    void thePdfHasEverySheet() {
        for (const QString& text : texts()) {
            const Book book = bookOf(text);
            const QByteArray bytes = bookPdf(book, fonts);
            QVERIFY(bytes.startsWith("%PDF-"));
            const auto count = QRegularExpression(QStringLiteral("/Type\\s*/Pages\\b.*?/Count\\s+(\\d+)"),
                                                  QRegularExpression::DotMatchesEverythingOption)
                                   .match(QString::fromLatin1(bytes));
            QCOMPARE(count.captured(1).toUInt(), static_cast<uint>(setBook(book, fonts).size()));
        }
    }

    void theWebPageNeedsNoOtherFile() {
        for (const QString& text : texts()) {
            const QByteArray html = bookHtml(bookOf(text), fonts);
            QXmlStreamReader reader(html);
            int pictures = 0;
            QString read;
            while (!reader.atEnd()) {
                reader.readNext();
                if (reader.isCharacters())
                    read += reader.text();
                if (!reader.isStartElement())
                    continue;
                QVERIFY(reader.name() != u"script");
                const auto source = reader.attributes().value(QStringLiteral("src"));
                pictures += reader.name() == u"img" ? 1 : 0;
                QVERIFY(source.isEmpty() || source.startsWith(u"data:image/svg+xml;base64,"));
            }
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
            QCOMPARE(pictures, 4);
            for (const QString& paragraph : printable(text).split(u'\n'))
                QVERIFY(read.contains(paragraph));
        }
    }

    void theWebPageSaysItsLanguageAndWhatItsPicturesShow() {
        Book book = bookOf(QStringLiteral("Words."));
        QVERIFY(!bookHtml(book, fonts).contains("lang="));
        book.language = QStringLiteral("fr");
        book.pictureName = QStringLiteral("An \"archer\"");
        book.pages[1].pictureNames = {QStringLiteral("A scarecrow")};
        book.pages[2].pictureNames = {QStringLiteral("A church"), QStringLiteral("A <lamp>")};
        QStringList shown;
        for (QXmlStreamReader reader(bookHtml(book, fonts)); !reader.atEnd(); reader.readNext())
            if (reader.isStartElement() && reader.name() == u"html")
                QCOMPARE(reader.attributes().value(QStringLiteral("lang")), u"fr");
            else if (reader.isStartElement() && reader.name() == u"img")
                shown += reader.attributes().value(QStringLiteral("alt")).toString();
        QCOMPARE(shown, QStringList({QStringLiteral("An \"archer\""), QStringLiteral("A scarecrow"),
                                     QStringLiteral("A church"), QStringLiteral("A <lamp>")}));
    }

    // The two pictures are either side by side or each at the top of its own sheet. They are never tiny.
    void picturesOfADoublePageAreLarge() {
        const QString picture = QStringLiteral(":/art/games/papertales/units/archer.svg");
        const double least = sheetSize.width() * 0.3; // 45 mm on A5
        for (const int count : {10, 90, 120, 150, 200, 400, 900}) {
            Book book;
            book.pages = {{words(QStringLiteral("moonlight"), count), {picture, picture}, {}}};
            int pictures = 0;
            for (const BookSheet& sheet : setBook(book, fonts))
                for (const SheetPicture& each : sheet.pictures) {
                    ++pictures;
                    QVERIFY(each.place.width() > least);
                }
            QCOMPARE(pictures, 2);
        }
    }

    void theDetailThatATellerAddsIsInItalics() {
        Book book;
        book.pages = {{QStringLiteral("The tale."), {}, {}, {QStringLiteral("It rained.")}}};
        const auto sheets = setBook(book, fonts);
        QCOMPARE(sheets[1].texts[1].text, QStringLiteral("It rained."));
        QVERIFY(sheets[1].texts[1].font.italic());
        QVERIFY(!sheets[1].texts[0].font.italic());
        QVERIFY(bookHtml(book, fonts).contains("<p dir=\"auto\" class=\"aside\">It rained.</p>"));
    }

private:
    static void everythingHasAPlaceOfItsOwn(const BookSheet& sheet) {
        std::vector<QRectF> places;
        for (const SheetPicture& picture : sheet.pictures)
            places.push_back(picture.place);
        for (const SheetText& text : sheet.texts)
            places.push_back(text.place);
        const QRectF whole({}, sheetSize);
        for (std::size_t one = 0; one < places.size(); ++one) {
            QVERIFY(whole.contains(places[one]));
            for (std::size_t other = one + 1; other < places.size(); ++other)
                QVERIFY(!places[one].intersects(places[other]));
        }
    }
};

TALETOP_TEST(BookTest)
#include "book_test.moc"
