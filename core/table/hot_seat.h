// SPDX-License-Identifier: MIT
// Who is before the screen that several people share, whom the table asks next, and so whose knowledge may
// be shown. It knows no window: who presses what, and when a frame has shown it, others tell it.
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
        Open,    ///< whoever acts has their view at once
        Curtain, ///< what is for one person's eyes only is shown to that one only
    };

    /// With nobody seated, and the curtain in use. Each call below is about this match.
    explicit HotSeat(const match::Match& match);

    // ---- who shares the screen

    [[nodiscard]] kit::SeatSet persons() const { return m_persons; }
    /// May somebody look at the screen for whose eyes no hand is: several people play, or others just did.
    [[nodiscard]] bool shared() const { return m_persons.size() > 1 || m_unopened; }
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode) { m_mode = mode; } ///< nobody may sit
    /// Is what is for one person's eyes shown to that one only?
    [[nodiscard]] bool inUse() const { return m_mode == Mode::Curtain && shared(); }
    /// Others have the seats now: no hand stays open, and where people have come or gone all are behind the
    /// curtain, even that of the only one who is left.
    void changeSeats(const match::Match& match);
    /// Nobody plays here any more: the match is only looked at.
    void setViewOnly() { m_viewOnly = true; }
    [[nodiscard]] bool viewOnly() const { return m_viewOnly; }
    /// Shows a bot's seat where no person plays.
    void watch(kit::Seat seat) { m_watched = seat; }

    // ---- who sits

    [[nodiscard]] kit::Seat seated() const { return m_seated; } ///< whose hand is open, -1: nobody's
    /// May the hand of this person be opened now?
    [[nodiscard]] bool maySit(const match::Match& match, kit::Seat seat) const;
    /// Opens a hand. False: nobody else was there to share the screen any more, and so nothing is to be
    /// hidden.
    bool sit(const match::Match& match, kit::Seat seat);
    void rise();
    /// Since they sat down, has nobody but the one who sits been asked anything, and is nobody else now? What
    /// others answer to their plays does not count.
    [[nodiscard]] bool sitsAlone(const match::Match& match) const;
    /// Has the one who sits done all this, which came of the state `before`, and goes on alone? To the others
    /// the log tells it. What the game does by itself is for all; who lets a play pass by the move `letItGo`
    /// has done nothing.
    [[nodiscard]] bool hasDoneAlone(const match::Match& match, std::span<const Played> played,
                                    const contract::AnyState& before, std::string_view letItGo) const;
    /// Does who sits only wait for what others answer to their play?
    [[nodiscard]] bool awaitsAnswers() const { return m_awaits; }

    // ---- what everybody knows of who has done what

    /// Forgets all entries: follow() gets them again from the first one on.
    void restart(const match::Match& match);
    /// An entry has been carried out: its unredacted facts, and the state after it.
    void follow(const match::Match& match, kit::Seat who, std::span<const kit::Fact> facts,
                const contract::AnyState& after);
    /// This seat counts as the one who did something last.
    void goBackTo(kit::Seat last) { m_order.goBackTo(last); }
    /// The person who did something last, as far as everybody knows.
    [[nodiscard]] kit::Seat lastToAct() const { return m_order.lastToAct(); }
    /// Has everybody seen something of this entry, or will when it is told? The first is 0.
    [[nodiscard]] bool wasSeenByAll(std::size_t entry) const {
        return entry < m_seenByAll.size() && m_seenByAll[entry];
    }
    /// Of how many entries is that so?
    [[nodiscard]] int seenByAll() const;

    // ---- who is asked; each finds out whose view is shown

    /// The match or who sits has changed.
    void settle(const match::Match& match);
    /// The same while what `player` has played can be answered: nobody is called to the table but `caller`,
    /// who has said stop. Anybody may look unasked; who sits when that begins rises, but for the player.
    void settleForAnswers(const match::Match& match, kit::Seat player, kit::Seat caller);
    /// Nobody is asked for now, though somebody may be pending.
    void settleForNobody(const match::Match& match) { settleFor(match, kit::spectator); }

    [[nodiscard]] kit::Seat asked() const { return m_asked; } ///< the person who is asked, -1: nobody
    /// A person must come to the table; nothing that is hidden from anybody is shown anywhere.
    [[nodiscard]] bool down() const { return m_down; }
    /// Can a play be answered now?
    [[nodiscard]] bool answering() const { return m_answering; }
    /// The seat whose zones are shown.
    [[nodiscard]] kit::Seat viewer() const { return m_viewer; }
    /// The seat whose choices are offered; not the viewer where it acts in public.
    [[nodiscard]] kit::Seat actor() const { return m_actor; }
    /// Does the actor have secrets while the table shows what is public?
    [[nodiscard]] bool inPublic() const { return m_actor != m_viewer; }
    /// The seat in the middle of the table, the last one while nobody is asked.
    [[nodiscard]] kit::Seat focus() const { return m_focus; }
    /// Who may read what is told to all at the table: one person or the watched bot, if nobody else
    /// is there, else the spectator.
    [[nodiscard]] kit::Seat publicEyes() const;
    /// Who sees the cards move: the one who sits alone before the screen, or publicEyes().
    [[nodiscard]] kit::Seat eyes() const { return m_seated >= 0 ? m_seated : publicEyes(); }

private:
    void settleFor(const match::Match& match, kit::Seat due);
    void settleOpenly(kit::Seat due);
    void settleUnseated(const match::Match& match, kit::Seat due);

    kit::SeatSet m_persons;
    OpenTurns m_turns;
    Scheduling m_order;
    std::vector<match::SeatRecord> m_seats; ///< as they stood when persons() was found out
    std::vector<bool> m_seenByAll;          ///< by entry
    Mode m_mode = Mode::Curtain;
    kit::Seat m_viewer = kit::spectator;
    kit::Seat m_actor = kit::spectator;
    kit::Seat m_focus = 0;
    kit::Seat m_watched = kit::spectator;
    kit::Seat m_asked = kit::spectator;
    kit::Seat m_seated = kit::spectator;
    bool m_viewOnly = false;
    bool m_unopened = false;  ///< others have left, and the only person has not opened their hand
    bool m_answering = false; ///< a play can be answered
    bool m_deciding = false;  ///< who sits has something to choose, and rises when it is sealed
    bool m_awaits = false;    ///< who sits has played what others answer now
    bool m_alone = false;     ///< since somebody sat down nobody else was asked
    bool m_down = false;
};

} // namespace taletop::table
