// SPDX-License-Identifier: MIT
// A match and everything its people have in front of them: the state that the parts of a session share. It
// makes no decisions, and only derives facts from the current position.
#pragma once

#include "app/session/bot_turns.h"
#include "app/session/curtain.h"
#include "app/session/event_player.h"
#include "app/session/guide.h"
#include "app/session/look_back.h"
#include "app/session/reaction_window.h"
#include "app/session/review.h"
#include "app/session/second_thought.h"
#include "app/session/table_vote.h"
#include "app/session/tale_reader.h"
#include "core/match/match.h"
#include "core/table/table_view.h"

#include <QCoreApplication>

#include <optional>

namespace taletop::app {

struct SessionTable {
    Q_DECLARE_TR_FUNCTIONS(taletop::app::SessionTable)

public:
    explicit SessionTable(match::Match played);

    /// Gives the seats to these players: closes any open hand and stops asking players who have left.
    void changeSeats(const std::vector<match::SeatRecord>& seats);
    /// Leaves these people's cards to screens of their own: this screen neither asks them nor shows their
    /// hands.
    void setElsewhere(kit::SeatSet seats);

    [[nodiscard]] const contract::Game& game() const { return match.game(); }
    /// Returns why nobody may move now, whoever must act, or "" if they may.
    [[nodiscard]] QString restraint() const;
    /// Recomputes what everyone knows, and whose turns are public.
    void goThroughJournal();
    /// Returns the emblem of a seat, 0 if there is none.
    [[nodiscard]] int emblemOf(int seat) const;
    /// Makes the match read-only.
    void setReadOnly(const kit::Notice& why);

    match::Match match;
    table::HotSeat hotSeat;
    table::TableView view; ///< the view that is shown now
    QStringList names;     ///< names by seat
    kit::Notice readOnly;  ///< why the match is read-only; empty while it continues
    int revision = 1;      ///< counts the table's changes
    /// The entry that passed for a person who had no response.
    std::optional<std::size_t> passedFor = {};
    const Guide* guide = nullptr; ///< guides somebody through the match, or nullptr
    EventPlayer events;
    Curtain curtain;
    ReactionWindow reactions;
    BotTurns bots;
    Review review;
    LookBack lookBack;
    TableVote vote;
    SecondThought thought;
    TaleReader tale;

private:
    void followPeople();
    void takeNames();
};

} // namespace taletop::app
