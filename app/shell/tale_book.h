// SPDX-License-Identifier: MIT
// The book of a tale for the pages on the screen, and its output as a PDF, as a web page or on a printer.
#pragma once

#include "app/book/book_sheets.h"

#include <QMutex>
#include <QObject>
#include <QQuickImageProvider>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QPagedPaintDevice;

namespace taletop::app {

/// The sheets on display, which other threads paint.
class BookShelf {
public:
    void put(std::vector<BookSheet> sheets);
    /// Returns the picture of a sheet, or a white picture if there is no such sheet.
    [[nodiscard]] QImage picture(uint sheet, int width);

private:
    QMutex m_mutex;
    std::vector<BookSheet> m_sheets;
};

/// Paints sheets: image://book/<revision>/<sheet>.
class BookSheetProvider : public QQuickImageProvider {
public:
    explicit BookSheetProvider(std::shared_ptr<BookShelf> shelf);
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    std::shared_ptr<BookShelf> m_shelf;
};

class TaleBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(int sheetCount READ sheetCount NOTIFY changed)
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString saved READ saved NOTIFY problemChanged)

public:
    enum class Form : quint8 { Pdf, WebPage, Printer };
    Q_ENUM(Form)

    explicit TaleBook(BookFonts fonts, QObject* parent = nullptr);

    /// Creates a painter of the sheets. An engine must own it.
    [[nodiscard]] BookSheetProvider* makeProvider() const { return new BookSheetProvider(m_shelf); }

    [[nodiscard]] bool isOpen() const { return !m_book.pages.isEmpty(); }
    [[nodiscard]] int sheetCount() const { return static_cast<int>(m_sheets.size()); }
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] QString title() const { return m_book.title; }
    /// Sets the title, with at most 80 characters on one line. Ignores an empty title.
    void setTitle(const QString& title);
    [[nodiscard]] QString problem() const { return m_problem; } ///< reason why saving failed, or ""
    [[nodiscard]] QString saved() const { return m_saved; }     ///< place where the book was saved, or ""

    /// Shows this book. A book without pages closes the display.
    void show(const Book& book);
    Q_INVOKABLE void close() { show({}); }
    /// Returns the title given by a person, or "".
    [[nodiscard]] QString givenTitle() const { return m_renamed ? m_book.title : QString(); }
    /// Asks the window for a file or a printer.
    Q_INVOKABLE void wish(taletop::app::TaleBook::Form form) { emit wished(form); }

    /// Returns the text of a sheet for screen readers.
    Q_INVOKABLE [[nodiscard]] QString wordsOf(int sheet) const;

    // ---- for C++ only

    /// Saves the book as a PDF or a web page, and reports the result in `saved` or `problem`.
    bool save(Form form, const QString& file);
    /// Prints the book on a printer that has been set up.
    bool paintOn(QPagedPaintDevice& device);
    /// Returns a name for the book's file, without folder or suffix, that is valid in every file system.
    [[nodiscard]] QString fileStem() const;

signals:
    void changed();
    void problemChanged();
    void wished(taletop::app::TaleBook::Form form);

private:
    void set();
    [[nodiscard]] static QString write(const QByteArray& bytes, const QString& file); ///< error, or ""

    BookFonts m_fonts;
    Book m_book;
    bool m_renamed = false; ///< has the reader changed the title?
    std::shared_ptr<BookShelf> m_shelf = std::make_shared<BookShelf>();
    QString m_problem;
    QString m_saved;
    std::vector<BookSheet> m_sheets;
    int m_revision = 0;
};

} // namespace taletop::app
