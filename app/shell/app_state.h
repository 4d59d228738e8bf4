// SPDX-License-Identifier: MIT
// What is open in the program, to be opened again in another language.
#pragma once

#include "app/shell/practice_visits.h"

#include <QString>

namespace taletop::app {

struct AppState {
    QString page; ///< Pages::shown
    PracticeVisits::Tables tables;
    const contract::Game* game = nullptr; ///< of the set-up sheet; nullptr: it was never opened
    match::Header sheet;                  ///< as it was filled in
    QString deal;                         ///< SeatSheet::seedText
    QString privacy;                      ///< SeatSheet::privacy
    bool practice = false;                ///< SeatSheet::practice
    bool bookOpen = false;
    QString bookTitle; ///< that somebody has given the book, or ""
    bool postcardOpen = false;
};

} // namespace taletop::app
