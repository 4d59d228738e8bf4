// SPDX-License-Identifier: MIT
#include "app/shell/keepsake.h"

#include "app/text/translation.h"

#include <QCoreApplication>
#include <QLocale>

namespace taletop::app {

namespace {

/// Joins names, as in "Ana, Ben and Cleo".
QString joinedTellers(const QStringList& names) {
    if (names.size() < 2)
        return names.join(QString());
    return QCoreApplication::translate("Keepsake", "%1 and %2")
        .arg(names.mid(0, names.size() - 1).join(QCoreApplication::translate("Keepsake", ", ")),
             names.last());
}

QString pictureOf(const contract::Game& game, int face) {
    const auto pictures = game.cardFacts(face).pictures;
    return pictures.empty()
               ? QString()
               : QStringLiteral(":/art/games/%1/%2")
                     .arg(QString::fromUtf8(game.info().id), QString::fromStdString(pictures.front()));
}

BookPage pageOf(const contract::TalePage& page, const TaleReader& reader, const contract::Game& game) {
    BookPage made;
    made.text = QString::fromStdString(page.text);
    for (const std::string& detail : page.details)
        made.asides.append(QString::fromStdString(detail));
    for (const int face : page.faces) {
        const QString picture = pictureOf(game, face);
        if (picture.isEmpty())
            continue;
        made.pictures.append(picture);
        made.pictureNames.append(reader.cardTitle(face));
    }
    return made;
}

} // namespace

Book bookOf(const TaleReader& reader, const contract::Game& game, const QStringList& seatNames, QDate day) {
    const contract::Tale& tale = reader.tale();
    Book book;
    book.language = reader.language();
    for (const contract::TalePage& page : tale.pages)
        if (!page.open)
            book.pages.append(pageOf(page, reader, game));
    book.title = QString::fromStdString(tale.title);
    book.subtitle = QString::fromStdString(tale.blurb);
    QStringList tellers;
    for (const kit::Seat seat : tale.tellers)
        tellers.append(seatNames.value(seat));
    if (!tellers.isEmpty())
        book.tellers = QCoreApplication::translate("Keepsake", "Told by %1").arg(joinedTellers(tellers));
    if (!book.pages.isEmpty()) {
        book.picture = book.pages.front().pictures.value(0);
        book.pictureName = book.pages.front().pictureNames.value(0);
    }
    book.closing = QString::fromStdString(tale.closing);
    book.colophon = QCoreApplication::translate("Keepsake", "%1, kept on %2")
                        .arg(translated(game.info().title), QLocale().toString(day, QLocale::LongFormat));
    return book;
}

} // namespace taletop::app
