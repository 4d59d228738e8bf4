// SPDX-License-Identifier: MIT
// The state of the program's windows, to be restored in another language.
#pragma once

#include "app/phone/phones.h"
#include "app/shell/practice_visits.h"

#include <QString>

namespace taletop::app {

struct AppState {
    QString page; ///< Pages::shown
    PracticeVisits::Tables tables;
    const contract::Game* game = nullptr; ///< game of the setup sheet; nullptr if it was never opened
    match::Header sheet;                  ///< the match as filled in on the sheet
    QString deal;                         ///< SeatSheet::seedText
    QString privacy;                      ///< SeatSheet::privacy
    bool practice = false;                ///< SeatSheet::practice
    bool bookOpen = false;
    QString bookTitle; ///< the book's title given by a person, or ""
    bool postcardOpen = false;
    Phones::Kept phones;
};

} // namespace taletop::app
