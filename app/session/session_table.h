// SPDX-License-Identifier: MIT
// A match and all that its people have before them at the table: what the parts of a session share. It
// decides nothing, and says only what follows from where the table stands.
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

    /// Others have the seats of the match now: no hand stays open, and nobody who is gone is asked.
    void changeSeats();

    [[nodiscard]] const contract::Game& game() const { return match.game(); }
    /// Why nobody may move now, whoever must act; none if that is not so.
    [[nodiscard]] QString restraint() const;
    /// The match is only looked at from now on.
    void setReadOnly(const kit::Notice& why);

    match::Match match;
    table::HotSeat hotSeat;
    table::TableView view; ///< what is shown now
    QStringList names;     ///< by seat
    kit::Notice readOnly;  ///< why nothing can be played here any more; none for a match that goes on
    int revision = 1;      ///< counts what the table has shown
    /// The entry that let a play pass for somebody with nothing to answer with.
    std::optional<std::size_t> passedFor = {};
    const Guide* guide = nullptr; ///< leads somebody through the match
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
    void takeNames();
};

} // namespace taletop::app
