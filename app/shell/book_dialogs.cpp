// SPDX-License-Identifier: MIT
#include "app/shell/book_dialogs.h"

#include "app/shell/dialogs.h"

#include <QCoreApplication>
#include <QPrintDialog>
#include <QPrinter>

namespace taletop::app {

namespace {

void print(QWidget* parent, TaleBook& book) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(QPageSize::A5));
    printer.setDocName(book.title());
    QPrintDialog dialog(&printer, parent);
    dialog.setWindowTitle(QCoreApplication::translate("BookDialogs", "Print the tale"));
    if (dialog.exec() == QDialog::Accepted)
        book.paintOn(printer);
}

} // namespace

void carryOut(QWidget* parent, Preferences& preferences, TaleBook& book, TaleBook::Form form) {
    if (form == TaleBook::Form::Printer) {
        print(parent, book);
        return;
    }
    const bool pdf = form == TaleBook::Form::Pdf;
    const QString file = askForNewFile(parent, preferences,
                                       {QCoreApplication::translate("BookDialogs", "Save the tale"),
                                        book.fileStem(), pdf ? QStringLiteral("pdf") : QStringLiteral("html"),
                                        pdf ? QCoreApplication::translate("BookDialogs", "PDF (*.pdf)")
                                            : QCoreApplication::translate("BookDialogs", "Web page (*.html)"),
                                        "tales"});
    if (!file.isEmpty())
        book.save(form, file);
}

void carryOut(QWidget* parent, Preferences& preferences, Postcard& card, const QImage& picture) {
    const QString file =
        askForNewFile(parent, preferences,
                      {.title = QCoreApplication::translate("BookDialogs", "Save the picture"),
                       .name = card.fileStem(),
                       .ending = QStringLiteral("png"),
                       .filter = QCoreApplication::translate("BookDialogs", "Picture (*.png)"),
                       .kind = "pictures",
                       .place = QStandardPaths::PicturesLocation});
    if (!file.isEmpty())
        card.write(picture, file);
}

} // namespace taletop::app
