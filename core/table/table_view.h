// SPDX-License-Identifier: MIT
// All that a table shows at one moment, as one value. It is made again after every change, and holds
// nothing that is hidden from the people before the screen.
#pragma once

#include "core/match/match.h"
#include "core/table/hot_seat.h"

#include <optional>
#include <string>
#include <vector>

namespace taletop::table {

/// Whose knowledge a moment of the past is shown with, where it is not a seat's: all that any seat knew.
inline constexpr int everybody = -2;

/// A moment that somebody looks back at.
struct Review {
    contract::AnyState state;    ///< as it was
    int viewer = kit::spectator; ///< whose knowledge is shown: a seat, kit::spectator or everybody

    /// Whose view that is.
    [[nodiscard]] kit::Seat eyes() const { return viewer < 0 ? kit::spectator : kit::seatAt(viewer); }
};

/// The facts since the table was shown last, and how far their telling has come.
struct Playback {
    std::vector<kit::Fact> facts = {}; ///< in playing order, unredacted or as everybody learns them
    /// While something is told: what everybody sees so far. Nobody is asked for anything meanwhile.
    std::optional<contract::AnyState> told = {};
    std::size_t moment = 0; ///< the number of the moment that is told
    bool waits = false;     ///< until somebody has read it
};

/// What the table asks of people now. It is the same question while its id is the same: what somebody has
/// begun for it stays begun, the keyboard stays where it is, and nobody is called once more.
struct Question {
    enum class Kind {
        None,   ///< nothing is asked, or a bot
        Choose, ///< `seat` has the choices that are shown
        Call,   ///< `seat` must come to the table
        Answer, ///< several may answer a play
        Read,   ///< a moment that is told waits to be read
    };
    Kind kind = Kind::None;
    kit::Seat seat = kit::spectator;
    std::string id; ///< "" for None, and no sentence for people

    /// Must a person do something for the match to go on, but reading?
    [[nodiscard]] bool asksPerson() const { return kind != Kind::None && kind != Kind::Read; }

    friend bool operator==(const Question&, const Question&) = default;
};

/// How a seat stands in what is asked.
struct SeatStanding {
    bool isViewer = false; ///< the table is shown with its knowledge
    bool pending = false;  ///< must act now
    bool done = false;     ///< has done what is asked for now

    friend bool operator==(const SeatStanding&, const SeatStanding&) = default;
};

struct TableView {
    kit::Seat viewer = kit::spectator; ///< whose view is shown
    kit::Seat actor = kit::spectator;  ///< whose choices are offered, -1: nobody's
    kit::Seat focus = 0;               ///< in the middle of the table
    bool over = false;                 ///< the match has ended, its end has been told, and nobody looks back
    Question question;
    scene::Scene scene; ///< with the prompt and the choices
    /// While a person is called: what they will be asked, where everybody knows it.
    kit::Text askedOpenly;
    /// The table as the actor sees it, else the viewer: for questions to the rules. Before all eyes it knows
    /// more than the scene.
    contract::AnyState view;
    std::vector<SeatStanding> seats;
    contract::Result result; ///< once it is over
    /// Since the table was shown last, redacted by `visibility`.
    std::vector<kit::Fact> facts;
    std::vector<kit::Visibility> visibility; ///< of those who see the cards move
};

/// The table as it is to be shown now: of one seat, or public with the choices of the seat that acts, or,
/// when the match is over and keeps no secrets, everything that anybody knew. `hotSeat` is settled.
[[nodiscard]] TableView present(const match::Match& match, const HotSeat& hotSeat,
                                const std::optional<Review>& review, const Playback& playback);

} // namespace taletop::table
