// SPDX-License-Identifier: MIT
// Makes keepsakes of the current match: its tale as a book, and a postcard, in the words used at that table.
#pragma once

#include "app/shell/notice.h"
#include "app/shell/postcard.h"
#include "app/shell/tabletop.h"
#include "app/shell/tale_book.h"

#include <QObject>

namespace taletop::app {

class TableKeepsakes : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this.
    TableKeepsakes(Tabletop& tabletop, Notice& notice);

    [[nodiscard]] TaleBook& book() { return m_book; }
    [[nodiscard]] Postcard& postcard() { return m_postcard; }
    void keepTale();     ///< opens the book of the tale so far
    void showPostcard(); ///< call it only once someone has won

private:
    Tabletop* m_tabletop;
    Notice* m_notice;
    TaleBook m_book;
    Postcard m_postcard;
};

} // namespace taletop::app
