// SPDX-License-Identifier: MIT
// The state of the program's windows, which is restored when they are created again in another language.
#pragma once

#include "app/phone/phones.h"
#include "app/shell/practice_visits.h"

#include <QString>

namespace taletop::app {

struct AppState {
    QString page; ///< Pages::shown
    PracticeVisits::Tables tables;
    const contract::Game* game = nullptr; ///< game on the setup sheet; nullptr if never opened
    match::Header sheet;                  ///< match as filled in on the sheet
    QString deal;                         ///< SeatSheet::seedText
    QString privacy;                      ///< SeatSheet::privacy
    bool practice = false;                ///< SeatSheet::practice
    bool bookOpen = false;
    QString bookTitle; ///< title given to the book by a person, or ""
    bool postcardOpen = false;
    Phones::Kept phones;
};

} // namespace taletop::app
