// SPDX-License-Identifier: MIT
#include "app/shell/table_keepsakes.h"

#include "app/shell/fonts.h"
#include "app/shell/keepsake.h"
#include "app/text/names.h"

#include <QDateTime>
#include <QLocale>

namespace taletop::app {

namespace {

/// Returns the book of the tale so far. It has no pages if there is no tale.
Book bookAt(MatchSession& session) {
    if (!session.tale()->told())
        return {};
    const match::Match& match = session.match();
    QStringList names;
    for (const match::SeatRecord& seat : match.header().seats)
        names.append(shownName(seat.name));
    return bookOf(*session.tale(), match.game(), names, QDate::currentDate());
}

} // namespace

TableKeepsakes::TableKeepsakes(Tabletop& tabletop, Notice& notice)
    : m_tabletop(&tabletop), m_notice(&notice), m_book({fonts::title, fonts::story}) {
    // Close the postcard with its table, which it shows. A book is complete in itself.
    connect(m_tabletop, &Tabletop::letGo, &m_postcard, &Postcard::close);
}

void TableKeepsakes::keepTale() {
    MatchSession* session = m_tabletop->session();
    if (session == nullptr || !session->tale()->told())
        return;
    const Book book = bookAt(*session);
    if (book.pages.isEmpty())
        return m_notice->set(tr("No page of the tale is finished yet."));
    m_postcard.close();
    m_book.show(book);
}

void TableKeepsakes::showPostcard() {
    MatchSession* session = m_tabletop->session();
    if (session == nullptr || session->score()->winners().isEmpty())
        return;
    m_book.close();
    const Book book = bookAt(*session);
    const QDateTime began =
        QDateTime::fromString(QString::fromStdString(session->match().header().started), Qt::ISODate);
    QStringList lines{book.tellers, session->gameTitle(),
                      QLocale().toString(began.date(), QLocale::LongFormat)};
    lines.removeAll(QString());
    m_postcard.show(book.title.isEmpty() ? session->gameTitle() : book.title, lines.join(u'\n'));
}

} // namespace taletop::app
