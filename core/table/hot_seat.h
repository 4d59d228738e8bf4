// SPDX-License-Identifier: MIT
// Decides which person is at a shared screen, whom the table asks next, and so whose knowledge may be shown.
// It knows no window: callers report presses and shown frames. People who hold their cards elsewhere, each on
// a screen of their own, play along, but this screen neither asks them nor shows what only they may see.
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

    // ---- who shares the screen

    [[nodiscard]] kit::SeatSet persons() const { return m_persons; }
    /// People who hold their cards elsewhere.
    [[nodiscard]] kit::SeatSet elsewhere() const { return m_elsewhere; }
    /// Everyone who plays: before the screen and elsewhere.
    [[nodiscard]] kit::SeatSet people() const;
    /// Sets the people who hold their cards elsewhere; other seats in the set are ignored. No hand stays
    /// open, and everyone is behind the curtain. restart() and follow() must come next.
    void setElsewhere(const match::Match& match, kit::SeatSet seats);
    /// May somebody be looking at the screen who must not see a hand? True if several people play or just
    /// did.
    [[nodiscard]] bool shared() const { return m_persons.size() > 1 || m_unopened || !m_elsewhere.empty(); }
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode) { m_mode = mode; } ///< nobody may be seated
    /// Is private information shown only to its person?
    [[nodiscard]] bool inUse() const { return m_mode == Mode::Curtain && shared(); }
    /// Updates the players: no hand stays open, and if people came or left, everyone is behind the curtain,
    /// even the only person left.
    void changeSeats(const match::Match& match);
    /// Marks the match as view-only: nobody plays here any more.
    void setViewOnly() { m_viewOnly = true; }
    [[nodiscard]] bool viewOnly() const { return m_viewOnly; }
    /// Shows a bot's seat if no person plays.
    void watch(kit::Seat seat) { m_watched = seat; }

    // ---- who sits

    [[nodiscard]] kit::Seat seated() const { return m_seated; } ///< the seat with the open hand, -1: none
    /// May the hand of this person be opened now?
    [[nodiscard]] bool maySit(const match::Match& match, kit::Seat seat) const;
    /// Opens a hand. Returns false if nobody else shares the screen any more, so that nothing needs hiding.
    bool sit(const match::Match& match, kit::Seat seat);
    void rise();
    /// Has the table asked only the seated person since they sat down, and does it still? Answers of others
    /// to the person's plays do not count.
    [[nodiscard]] bool sitsAlone(const match::Match& match) const;
    /// Did the seated person do all of this, starting from the state `before`, and do they continue alone?
    /// Then the others read about it in the log. Automatic steps are never their doing; letting a play pass
    /// with the move `letItGo` counts as doing nothing.
    [[nodiscard]] bool hasDoneAlone(const match::Match& match, std::span<const Played> played,
                                    const contract::AnyState& before, std::string_view letItGo) const;
    /// Is the seated person only waiting for answers to their play?
    [[nodiscard]] bool awaitsAnswers() const { return m_awaits; }

    // ---- what everyone knows about who did what

    /// Forgets all entries; call follow() again for each from the first.
    void restart(const match::Match& match);
    /// Takes in a new entry: its unredacted facts and the state after it.
    void follow(const match::Match& match, kit::Seat who, std::span<const kit::Fact> facts,
                const contract::AnyState& after);
    /// Makes this seat the one that acted last.
    void goBackTo(kit::Seat last) { m_order.goBackTo(last); }
    /// The person who acted last, as far as everyone knows.
    [[nodiscard]] kit::Seat lastToAct() const { return m_order.lastToAct(); }
    /// Has everyone seen something of this entry, or will they when it is narrated? Counts from 0.
    [[nodiscard]] bool wasSeenByAll(std::size_t entry) const {
        return entry < m_seenByAll.size() && m_seenByAll[entry];
    }
    /// The number of entries for which wasSeenByAll holds.
    [[nodiscard]] int seenByAll() const;

    // ---- who is asked; each call also decides whose view is shown

    /// Decides after a change of the match or of the seated person.
    void settle(const match::Match& match);
    /// The same while others may answer a play of `player`: the table calls nobody but `caller`, who has said
    /// stop, and anyone may look without being asked. At its start the seated person gets up, unless they are
    /// the player.
    void settleForAnswers(const match::Match& match, kit::Seat player, kit::Seat caller);
    /// Asks nobody, though a seat may be pending.
    void settleForNobody(const match::Match& match) { settleFor(match, kit::spectator); }

    [[nodiscard]] kit::Seat asked() const { return m_asked; } ///< the person who is asked, -1: none
    /// The first person elsewhere who must act, or -1. This screen asks them nothing.
    [[nodiscard]] kit::Seat awaitedElsewhere(const match::Match& match) const;
    /// A person must come to the table, and the screen shows nothing that is hidden from anyone.
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
    /// The reader of messages to everyone at the table: the one person or the watched bot if nobody else is
    /// there, otherwise the spectator.
    [[nodiscard]] kit::Seat publicEyes() const;
    /// The viewer of moving cards: the person who sits alone before the screen, or publicEyes().
    [[nodiscard]] kit::Seat eyes() const { return m_seated >= 0 ? m_seated : publicEyes(); }

private:
    void settleFor(const match::Match& match, kit::Seat due);
    void settleOpenly(kit::Seat due);
    void settleUnseated(const match::Match& match, kit::Seat due);
    void takePeople(const match::Match& match, kit::SeatSet elsewhere);

    kit::SeatSet m_persons;
    kit::SeatSet m_elsewhere;
    OpenTurns m_turns;
    Scheduling m_order;
    std::vector<match::SeatRecord> m_seats; ///< seats as of the last update of persons()
    std::vector<bool> m_seenByAll;          ///< was the entry seen by all? By entry
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
    bool m_alone = false;     ///< nobody else was asked since the person sat down
    bool m_down = false;
};

} // namespace taletop::table
