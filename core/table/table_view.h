// SPDX-License-Identifier: MIT
// Everything that a table shows at one moment, as one value. It is rebuilt after every change and contains
// nothing that is hidden from the people in front of the screen.
#pragma once

#include "core/match/match.h"
#include "core/table/hot_seat.h"

#include <optional>
#include <string>
#include <vector>

namespace taletop::table {

/// A viewer for past moments that is not a seat: it sees everything that any seat knew.
inline constexpr int everybody = -2;

/// A past moment under review.
struct Review {
    contract::AnyState state;
    int viewer = kit::spectator; ///< whose knowledge is shown: a seat, kit::spectator or everybody

    /// The viewer for the game: a seat, or kit::spectator also for everybody.
    [[nodiscard]] kit::Seat eyes() const { return viewer < 0 ? kit::spectator : kit::seatAt(viewer); }
};

/// The facts since the table was last shown, and the progress of their narration.
struct Playback {
    std::vector<kit::Fact> facts = {}; ///< facts in playing order, unredacted or as everyone sees them
    /// The state as narrated so far, as everyone sees it; set only during a narration, while the table asks
    /// nothing.
    std::optional<contract::AnyState> told = {};
    std::size_t moment = 0; ///< the number of the moment being narrated
    bool waits = false;     ///< does it stay until someone has read it?
};

/// The table's current question to people. The same id means the same question: an unfinished answer stays,
/// the keyboard focus stays, and nobody is called again.
struct Question {
    enum class Kind {
        None,   ///< no question, or one to a bot
        Choose, ///< `seat` has the visible choices
        Call,   ///< `seat` must come to the table
        Answer, ///< several may answer a play
        Await,  ///< `seat` decides on a screen of its own
        Read,   ///< a narrated moment must be read
    };
    Kind kind = Kind::None;
    kit::Seat seat = kit::spectator;
    std::string id; ///< "" for None; not a sentence for people

    /// Must a person do something other than read before the match can continue?
    [[nodiscard]] bool asksPerson() const { return kind != Kind::None && kind != Kind::Read; }

    friend bool operator==(const Question&, const Question&) = default;
};

/// The role of a seat in the current question.
struct SeatStanding {
    bool isViewer = false; ///< is the table shown as this seat sees it?
    bool pending = false;  ///< must it act now?
    bool done = false;     ///< has it done what the table asks for?

    friend bool operator==(const SeatStanding&, const SeatStanding&) = default;
};

struct TableView {
    kit::Seat viewer = kit::spectator; ///< whose view is shown
    kit::Seat actor = kit::spectator;  ///< whose choices are offered, -1: nobody
    kit::Seat focus = 0;               ///< the seat in the middle of the table
    bool over = false;                 ///< the match and its narration have ended, and nobody reviews it
    Question question;
    scene::Scene scene; ///< the scene, with the prompt and the choices
    /// The question for a person who is called, as far as it is public.
    kit::Text askedOpenly;
    /// The state as the actor sees it, or the viewer if there is no actor; for questions to the rules. In a
    /// public turn, it contains more than the scene shows.
    contract::AnyState view;
    std::vector<SeatStanding> seats;
    contract::Result result; ///< filled only after the end
    /// The facts since the table was last shown, redacted by `visibility`.
    std::vector<kit::Fact> facts;
    std::vector<kit::Visibility> visibility; ///< the visibility for those who see the cards move
};

/// The table to show now: a seat's view, the public view with the choices of the acting seat, or, after a
/// match without lasting secrets, everything that anyone knew. `hotSeat` must be settled.
[[nodiscard]] TableView present(const match::Match& match, const HotSeat& hotSeat,
                                const std::optional<Review>& review, const Playback& playback);

/// The table as one seat sees it on a screen of its own: with its choices, and after a match without lasting
/// secrets, with everything that anyone knew.
[[nodiscard]] scene::Scene ownScene(const match::Match& match, kit::Seat seat);

} // namespace taletop::table
