// SPDX-License-Identifier: MIT
// Decides which person is at a shared screen, whom the table asks next, and therefore whose cards may be
// shown. It does not depend on a window: callers report presses and shown frames. This screen neither asks
// people who play on screens of their own nor shows what only they may see.
#pragma once

#include "core/match/match.h"
#include "core/table/open_turns.h"
#include "core/table/playback.h"
#include "core/table/scheduling.h"

#include <span>
#include <string_view>
#include <vector>

namespace taletop::table {

class HotSeat {
public:
    enum class Mode {
        Open,    ///< show the actor's view at once
        Curtain, ///< show private information only to its person
    };

    /// Starts with nobody seated and the curtain in use. Pass the same match to every call below.
    explicit HotSeat(const match::Match& match);

    // ---- the people at the screen

    [[nodiscard]] kit::SeatSet peopleHere() const { return m_peopleHere; }
    /// The people who play on screens of their own.
    [[nodiscard]] kit::SeatSet elsewhere() const { return m_elsewhere; }
    /// All people in the match: at this screen and elsewhere.
    [[nodiscard]] kit::SeatSet allPeople() const;
    /// Sets the people who play on screens of their own; ignores bots in the set. Closes the open hand and
    /// puts everyone behind the curtain. Call restart() and follow() next.
    void setElsewhere(const match::Match& match, kit::SeatSet seats);
    /// Could somebody at the screen see a hand that they must not see? True if several people play or just
    /// did.
    [[nodiscard]] bool shared() const {
        return m_peopleHere.size() > 1 || m_unopened || !m_elsewhere.empty();
    }
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode) { m_mode = mode; } ///< call it only if nobody is seated
    /// Is private information shown only to its person?
    [[nodiscard]] bool inUse() const { return m_mode == Mode::Curtain && shared(); }
    /// Updates the players and closes the open hand. If people arrived or left, puts everyone behind the
    /// curtain, even the only person left.
    void changeSeats(const match::Match& match);
    /// Marks the match as view-only, so that nobody can play here any more.
    void setViewOnly() { m_viewOnly = true; }
    [[nodiscard]] bool viewOnly() const { return m_viewOnly; }
    /// Sets the seat whose view is shown if only bots play.
    void watch(kit::Seat seat) { m_watched = seat; }

    // ---- the seated person

    [[nodiscard]] kit::Seat seated() const { return m_seated; } ///< the seat with the open hand, -1: none
    /// May the hand of this person be opened now?
    [[nodiscard]] bool maySit(const match::Match& match, kit::Seat seat) const;
    /// Opens a hand. Returns false if nobody else shares the screen any more, so that nothing must be hidden.
    bool sit(const match::Match& match, kit::Seat seat);
    void rise();
    /// Is the seated person the only one that the table has asked since they sat down? Other people's answers
    /// to their plays do not count.
    [[nodiscard]] bool sitsAlone(const match::Match& match) const;
    /// Did the seated person make all of these entries, starting from the state `before`, and do they
    /// continue alone? Then the others read about it in the log. Chance does not count, nor do passes
    /// (`letItGo`) of others while the person waits for answers. An automatic step makes this false.
    [[nodiscard]] bool hasDoneAlone(const match::Match& match, std::span<const Played> played,
                                    const contract::AnyState& before, std::string_view letItGo) const;
    /// Is the seated person only waiting for answers to their play?
    [[nodiscard]] bool awaitsAnswers() const { return m_awaits; }

    // ---- public knowledge about the entries

    /// Forgets all entries; call follow() again for each from the first.
    void restart(const match::Match& match);
    /// Processes a new entry, given its unredacted facts and the state after it.
    void follow(const match::Match& match, kit::Seat who, std::span<const kit::Fact> facts,
                const contract::AnyState& after);
    /// Makes this seat the one that acted last.
    void goBackTo(kit::Seat last) { m_order.goBackTo(last); }
    /// The person who acted last in public.
    [[nodiscard]] kit::Seat lastToAct() const { return m_order.lastToAct(); }
    /// Has everyone seen something of this entry (from 0), or will they when it is narrated?
    [[nodiscard]] bool wasSeenByAll(std::size_t entry) const {
        return entry < m_seenByAll.size() && m_seenByAll[entry];
    }
    /// The number of entries for which wasSeenByAll is true.
    [[nodiscard]] int seenByAll() const;

    // ---- questions; each call also decides whose view is shown

    /// Decides whom to ask after a change of the match or of the seated person.
    void settle(const match::Match& match);
    /// The same while others may answer a play of `player`. The table calls only `caller`, the person who has
    /// said stop, if there is one; others may look at their cards without being asked. When such a time
    /// begins, the seated person gets up unless they are the player.
    void settleForAnswers(const match::Match& match, kit::Seat player, kit::Seat caller);
    /// Asks nobody, even if a seat is pending.
    void settleForNobody(const match::Match& match) { settleFor(match, kit::spectator); }

    [[nodiscard]] kit::Seat asked() const { return m_asked; } ///< the person who is asked, -1: none
    /// The first person elsewhere who must act, or -1. This screen asks them nothing.
    [[nodiscard]] kit::Seat awaitedElsewhere(const match::Match& match) const;
    /// Is the curtain down? Then a person must come to the table, and the screen shows only public
    /// information.
    [[nodiscard]] bool down() const { return m_down; }
    /// Can a play be answered now?
    [[nodiscard]] bool answering() const { return m_answering; }
    /// The seat whose zones are shown.
    [[nodiscard]] kit::Seat viewer() const { return m_viewer; }
    /// The seat whose choices are offered; differs from the viewer if it acts in public.
    [[nodiscard]] kit::Seat actor() const { return m_actor; }
    /// Does the actor have secrets while the table shows the public view?
    [[nodiscard]] bool inPublic() const { return m_actor != m_viewer; }
    /// The seat in the middle of the table. It stays the same while nobody is asked.
    [[nodiscard]] kit::Seat focus() const { return m_focus; }
    /// The viewer of messages to everyone at the table: the only person, the watched bot if there are no
    /// people, or otherwise the spectator.
    [[nodiscard]] kit::Seat publicEyes() const;
    /// The viewer of moving cards: the seated person, or publicEyes() if there is none.
    [[nodiscard]] kit::Seat eyes() const { return m_seated >= 0 ? m_seated : publicEyes(); }

private:
    void settleFor(const match::Match& match, kit::Seat due);
    void settleOpenly(kit::Seat due);
    void settleUnseated(const match::Match& match, kit::Seat due);
    void takePeople(const match::Match& match, kit::SeatSet elsewhere);

    kit::SeatSet m_peopleHere;
    kit::SeatSet m_elsewhere;
    OpenTurns m_turns;
    Scheduling m_order;
    std::vector<match::SeatRecord> m_seats; ///< seats as of the last update of peopleHere()
    std::vector<bool> m_seenByAll;          ///< has everyone seen something of it? By entry
    Mode m_mode = Mode::Curtain;
    kit::Seat m_viewer = kit::spectator;
    kit::Seat m_actor = kit::spectator;
    kit::Seat m_focus = 0;
    kit::Seat m_watched = kit::spectator;
    kit::Seat m_asked = kit::spectator;
    kit::Seat m_seated = kit::spectator;
    bool m_viewOnly = false;
    bool m_unopened = false;  ///< others have left, and the only person has not opened their hand yet
    bool m_answering = false; ///< a play can be answered
    bool m_deciding = false;  ///< the seated person has a choice to make, and gets up once it is sealed
    bool m_awaits = false;    ///< the seated person waits for answers to their play
    bool m_alone = false;     ///< nobody else has been asked since the person sat down
    bool m_down = false;
};

} // namespace taletop::table
