// SPDX-License-Identifier: MIT
// The course of a match at its table: whatever happens there, this is what becomes of it. It makes no move
// and draws nothing; it says in which order the parts of a session do what is theirs.
#pragma once

#include "app/session/counsel.h"
#include "app/session/log_keeper.h"
#include "app/session/match_keeper.h"
#include "app/session/move_maker.h"
#include "app/session/pace.h"
#include "app/session/refusals.h"
#include "app/session/session_table.h"
#include "app/session/table_consent.h"
#include "app/session/table_picture.h"
#include "app/session/table_prompt.h"
#include "app/session/telling.h"
#include "app/session/way_back.h"

#include <QObject>

namespace taletop::app {

/// The parts of a session, each knowing only those above it.
struct SessionParts {
    explicit SessionParts(match::Match match);

    SessionTable table;
    Refusals refusals;
    Counsel counsel;
    LogKeeper log;
    TablePicture picture;
    TablePrompt prompt;
    MatchKeeper keeper;
    WayBack wayBack;
    MoveMaker moves;
    Telling telling;
    Pace pace;
    TableConsent consent;
};

class Course : public QObject {
    Q_OBJECT

public:
    /// Shows the match; `parts` must outlive this.
    explicit Course(SessionParts& parts);

    /// Lets the bots play; a match that is only shown is looked back at.
    void begin();
    /// From now on the match is only shown: nobody moves, and nothing is written to its file. `why` is what
    /// whoever tries is told.
    void setReadOnly(const kit::Notice& why);
    /// Shows a bot's seat where no person plays.
    void watch(kit::Seat seat);
    /// Another match of the same game, seats and options lies on the table instead, and nobody has looked at
    /// it.
    void exchange(match::Match match);
    /// From now on these have the seats, and the match goes on where it stands; a hand that was open closes.
    void changeSeats(const std::vector<match::SeatRecord>& seats);

signals:
    void changed();
    void seatsChanged(); ///< others have the seats
    void turned();       ///< the models are settled after one entry or an undo
    void finishWanted(); ///< what moves shall arrive at once

private:
    void followTable();
    void followParts();
    void settle();
    void putToVote();
    void showSight();
    void show(const std::vector<table::Played>& played, const contract::AnyState& before);
    [[nodiscard]] bool isOwnDoing(const std::vector<table::Played>& played,
                                  const contract::AnyState& before) const;
    void showAtOnce(const std::vector<table::Played>& played);
    void showTakenBack(kit::Seat seat, std::size_t entry);
    void showReview();
    void showMoment(int by);
    void endTelling();
    void goThroughJournal();
    void present(const table::Playback& playback = {});

    SessionParts* m_parts;
    SessionTable* m_table; ///< of them
};

} // namespace taletop::app
