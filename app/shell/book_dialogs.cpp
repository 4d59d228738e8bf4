// SPDX-License-Identifier: MIT
#include "app/shell/book_dialogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>

namespace taletop::app {

namespace {

QString sentence(const char* source) { return QCoreApplication::translate("BookDialogs", source); }

void print(QWidget* parent, TaleBook& book) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(QPageSize::A5));
    printer.setDocName(book.title());
    QPrintDialog dialog(&printer, parent);
    dialog.setWindowTitle(sentence(QT_TRANSLATE_NOOP("BookDialogs", "Print the tale")));
    if (dialog.exec() == QDialog::Accepted)
        book.paintOn(printer);
}

} // namespace

void carryOut(QWidget* parent, TaleBook& book, TaleBook::Form form) {
    if (form == TaleBook::Form::Printer) {
        print(parent, book);
        return;
    }
    const bool pdf = form == TaleBook::Form::Pdf;
    const QString suffix = pdf ? QStringLiteral("pdf") : QStringLiteral("html");
    const QString proposed = QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
                                 .filePath(book.fileStem() + u'.' + suffix);
    QFileDialog dialog(parent, sentence(QT_TRANSLATE_NOOP("BookDialogs", "Save the tale")), proposed,
                       pdf ? sentence(QT_TRANSLATE_NOOP("BookDialogs", "PDF (*.pdf)"))
                           : sentence(QT_TRANSLATE_NOOP("BookDialogs", "Web page (*.html)")));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
        book.save(form, dialog.selectedFiles().front());
}

} // namespace taletop::app
