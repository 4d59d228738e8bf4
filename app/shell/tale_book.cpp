// SPDX-License-Identifier: MIT
#include "app/shell/tale_book.h"

#include "app/book/book_files.h"
#include "app/saves/save_writing.h"
#include "app/shell/file_stem.h"
#include "app/text/phrases.h"
#include "app/text/translation.h"

#include <QDir>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace taletop::app {

namespace {

constexpr int standardSheetWidth = 420; ///< default width of a sheet in pixels
constexpr int widest = 2400;            ///< pixels; more would not be sharper on any screen
constexpr qsizetype longestTitle = 80;

/// Makes lines of large text break only between phrases.
Book onPages(Book book) {
    book.title = Phrases::unbroken(book.title);
    book.closing = Phrases::unbroken(book.closing);
    return book;
}

} // namespace

void BookShelf::put(std::vector<BookSheet> sheets) {
    const QMutexLocker lock(&m_mutex);
    m_sheets = std::move(sheets);
}

QImage BookShelf::picture(uint sheet, int width) {
    const double scale = width / sheetSize.width();
    QImage image(width, std::max(1, static_cast<int>(sheetSize.height() * scale)), QImage::Format_RGB32);
    image.fill(Qt::white);
    const QMutexLocker lock(&m_mutex);
    if (sheet >= m_sheets.size())
        return image;
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintSheet(painter, m_sheets[sheet], SheetGround::Paper);
    return image;
}

BookSheetProvider::BookSheetProvider(std::shared_ptr<BookShelf> shelf)
    : QQuickImageProvider(QQuickImageProvider::Image), m_shelf(std::move(shelf)) {}

QImage BookSheetProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const int width = requestedSize.width() > 0 ? requestedSize.width() : standardSheetWidth;
    QImage image = m_shelf->picture(id.section(u'/', 1, 1).toUInt(), std::clamp(width, 1, widest));
    if (size != nullptr)
        *size = image.size();
    return image;
}

TaleBook::TaleBook(BookFonts fonts, QObject* parent) : QObject(parent), m_fonts(std::move(fonts)) {}

void TaleBook::setTitle(const QString& title) {
    const QString one = printable(title).simplified().left(longestTitle);
    if (one.isEmpty() || one == m_book.title)
        return;
    m_book.title = one;
    m_renamed = true;
    set();
}

void TaleBook::show(const Book& book) {
    m_book = book;
    m_renamed = false;
    m_problem = {};
    m_saved.clear();
    emit problemChanged();
    set();
}

void TaleBook::set() {
    m_sheets = isOpen() ? setBook(onPages(m_book), m_fonts) : std::vector<BookSheet>();
    m_shelf->put(m_sheets);
    ++m_revision;
    emit changed();
}

QString TaleBook::wordsOf(int sheet) const {
    QStringList words;
    if (sheet >= 0 && sheet < sheetCount())
        for (const SheetText& text : m_sheets[static_cast<std::size_t>(sheet)].texts)
            words += withoutLineMarks(text.text); // removes marks that only prevent line breaks
    return words.join(u' ');
}

/// Writes through a temporary file, so that an earlier book survives a full disk.
QString TaleBook::write(const QByteArray& bytes, const QString& file) {
    const WriteFailure failure = writeWhole(file, bytes, Rights::Usual);
    if (!failure.failed())
        return {};
    return tr("The book could not be saved as %1 (%2). %3, or choose another folder.")
        .arg(QDir::toNativeSeparators(file), failure.words, remedyFor(failure));
}

bool TaleBook::save(Form form, const QString& file) {
    const QByteArray bytes =
        form == Form::Pdf ? bookPdf(onPages(m_book), m_fonts) : bookHtml(m_book, m_fonts);
    if (bytes.isEmpty())
        m_problem = tr("The book could not be made into a PDF. Try saving it as a web page.");
    else
        m_problem = write(bytes, file);
    m_saved = m_problem.isEmpty() ? QDir::toNativeSeparators(file) : QString();
    emit problemChanged();
    return m_problem.isEmpty();
}

bool TaleBook::paintOn(QPagedPaintDevice& device) {
    const bool done = paintBook(device, onPages(m_book), m_fonts, SheetGround::Bare);
    m_problem = {};
    if (!done)
        m_problem = tr("The printer did not accept the pages. Check that it is on, or save a PDF.");
    m_saved.clear();
    emit problemChanged();
    return done;
}

QString TaleBook::fileStem() const {
    const QString stem = fileStemOf(m_book.title);
    return stem.isEmpty() ? tr("Tale") : stem;
}

} // namespace taletop::app
