// SPDX-License-Identifier: MIT
// A match and everything that its people have in front of them: the state that the parts of a session share.
// Makes no decisions, and derives facts only from the current position.
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

    /// Gives the seats to these players. Closes any open hand, and stops asking players who have left.
    void changeSeats(const std::vector<match::SeatRecord>& seats);
    /// Leaves these people's cards to their own screens. This screen neither asks them nor shows their hands.
    void setElsewhere(kit::SeatSet seats);

    [[nodiscard]] const contract::Game& game() const { return match.game(); }
    /// Returns why no seat may move now, or "" if moves are allowed.
    [[nodiscard]] QString restraint() const;
    /// Finds out again what everyone knows and which turns are public.
    void goThroughJournal();
    /// Returns the emblem of a seat, or 0 if there is no such seat.
    [[nodiscard]] int emblemOf(int seat) const;
    /// Makes the match read-only.
    void setReadOnly(const kit::Notice& why);

    match::Match match;
    table::HotSeat hotSeat;
    table::TableView view; ///< the view that is shown now
    QStringList names;     ///< names of players by seat
    kit::Notice readOnly;  ///< reason why the match is read-only; empty while it continues
    int revision = 1;      ///< counts the table's changes
    /// The index of the entry in which a person without a response passed automatically.
    std::optional<std::size_t> passedFor = {};
    const Guide* guide = nullptr; ///< guide that leads a player through the match, or nullptr
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
