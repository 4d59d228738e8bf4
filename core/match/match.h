// SPDX-License-Identifier: MIT
// A match in progress. Its state changes only with its journal: live play, chance, replay, undo and loading
// all carry out entries with step().
#pragma once

#include "core/contract/game.h"
#include "core/kit/at.h"
#include "core/kit/fact.h"
#include "core/kit/notice.h"
#include "core/kit/refusal.h"
#include "core/match/journal.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace taletop::match {

/// The reason why a journal or a file cannot be played.
struct LoadError {
    int line = 0;     ///< line of the file, from 1 (the header); 0 for the file as a whole
    kit::Notice what; ///< one sentence: what is wrong and what to do

    friend bool operator==(const LoadError&, const LoadError&) = default;
};

/// The error as one line: "line 14: seat 2 may not ...".
[[nodiscard]] kit::Notice sentence(const LoadError& error);

/// Called for every entry that is carried out, with its unredacted facts and the state after it.
using Observer = std::function<void(const Entry&, std::span<const kit::Fact>, const contract::AnyState&)>;

class Match {
public:
    /// Starts a match; header.options must have passed checkOptions. Corrects the header's game, revision,
    /// number of seats and names. Makes the entries before the first decision, with chance drawn from
    /// header.seed.
    Match(const contract::Game& game, Header header);

    /// Replays at most `length` entries of a journal and checks each hash; an error has the line of the first
    /// entry that is refused or differs. Chance entries that do not come from the seed set dealtByHand in the
    /// header. A journal of another revision (header.revision) is played by today's rules and gets new
    /// hashes. Adds no automatic steps or chance at the end: see goOn.
    [[nodiscard]] static std::variant<Match, LoadError> replayed(const contract::Game& game,
                                                                 const Journal& journal,
                                                                 std::size_t length = SIZE_MAX,
                                                                 const Observer& observer = {});

    [[nodiscard]] const contract::Game& game() const { return *m_game; }
    [[nodiscard]] const Header& header() const { return m_journal.header; }
    [[nodiscard]] const Journal& journal() const { return m_journal; }
    [[nodiscard]] const contract::AnyState& state() const { return m_state; }
    [[nodiscard]] contract::AnyState view(kit::Seat viewer) const { return m_game->view(m_state, viewer); }
    /// The seat's view and its memory.
    [[nodiscard]] contract::Known known(kit::Seat seat) const {
        return {view(seat), kit::at(m_memories, seat)};
    }
    [[nodiscard]] contract::Pending pending() const { return m_game->pending(m_state); }
    [[nodiscard]] bool over() const { return pending().kind == contract::Pending::Kind::Over; }

    /// Makes a move with its remarks, and all automatic and chance entries after it; calls `observer` for
    /// each. If the move or the remarks are refused, nothing changes. The seat must be in the match, and no
    /// automatic step may be due; only moves with fields take remarks (Game::remarkFields).
    std::optional<kit::Refusal> submit(kit::Seat seat, const contract::AnyMove& move,
                                       const contract::Remarks& remarks = {}, const Observer& observer = {});

    /// The remarks of each move so far that has remark fields, in playing order.
    [[nodiscard]] std::vector<contract::Remarks> remarks() const;

    /// Makes all chance and automatic entries up to the next decision; needed after a replay that ends before
    /// them.
    void goOn(const Observer& observer = {});

    /// Sets the chance outcomes to use instead of those from the seed: one for each chance or automatic entry
    /// of the match, from its first one on. Ignores outcomes that do not fit the request. A take-back does
    /// not remove them. See Header::dealtByHand.
    void foresee(std::vector<contract::ChanceOutcome> outcomes) { m_foreseen = std::move(outcomes); }

    /// Replays all entries so far for an observer.
    void retrace(const Observer& observer) const;

    /// May the seat take its last move back? Yes while nobody has learnt anything from it: no chance entry
    /// followed it, every later entry is legal without it, undoing it hides no face from another seat or the
    /// spectator, and it has not shown its seat a hidden card or used one up. A practice match
    /// (header.practice) always allows it: if someone has learnt something, everything after the move is
    /// taken back, too.
    [[nodiscard]] bool canTakeBack(kit::Seat seat) const;

    /// Takes the seat's last move back; canTakeBack must be true.
    void takeBack(kit::Seat seat);

    /// May everyone agree that the seat takes its last move back? Yes while the match continues and the seat
    /// has made a move, whatever anyone has learnt since; at most mostAgreements times.
    [[nodiscard]] bool canAskBack(kit::Seat seat) const;

    /// Takes back the seat's last public move and everything after it, and records the agreement in the
    /// header permanently. canAskBack must be true.
    void takeBackAgreed(kit::Seat seat);

    /// Records in the header permanently that everyone has agreed to open hands.
    void openHandsAgreed();

    /// Replaces the players of all seats; the header keeps the previous ones.
    void changeSeats(const std::vector<SeatRecord>& seats);

private:
    explicit Match(const contract::Game& game) : m_game(&game) {}

    /// A legal entry, parsed into the types of the rules.
    struct Deed {
        kit::Seat who = kit::chanceSeat;
        std::string text;                     ///< text of the entry in the journal
        contract::AnyMove move = {};          ///< the move of a seat
        contract::ChanceOutcome outcome = {}; ///< the outcome of chance; empty for an automatic step
        contract::Remarks remarks = {};
    };
    using DeedOrProblem = std::variant<Deed, kit::Notice>; ///< the problem is a clause
    using FactList = std::vector<kit::Fact>;

    /// The match before its first entry.
    static Match opened(const contract::Game& game, Header header);
    /// Carries out an entry, as no other function does: changes the state and appends to the journal. Returns
    /// the entry's unredacted facts, in playing order.
    FactList step(Deed deed);
    /// Parses an entry of a journal, or returns the reason why it cannot be played now.
    [[nodiscard]] DeedOrProblem read(const Entry& entry) const;
    [[nodiscard]] static DeedOrProblem readChance(const Entry& entry, contract::ChanceRequest asked);
    [[nodiscard]] static DeedOrProblem readAutomatic(const Entry& entry);
    [[nodiscard]] DeedOrProblem readMove(const Entry& entry) const;
    /// Reads the entry and carries it out.
    std::variant<FactList, kit::Notice> play(const Entry& entry);
    /// Notifies the observer of the last entry and its `facts`.
    void tell(const Observer& observer, const FactList& facts) const;
    /// The next chance outcome: the foreseen one, otherwise the one from the seed.
    [[nodiscard]] contract::ChanceOutcome coming(contract::ChanceRequest asked) const;
    /// The outcome that the seed gives for the next chance entry.
    [[nodiscard]] contract::ChanceOutcome drawn(contract::ChanceRequest asked) const;
    /// Returns the match without entry number `left`, on which no later entry may depend.
    [[nodiscard]] Match without(std::size_t left) const;
    /// Has nobody learnt anything from the seat's last move? The seat must have made one.
    [[nodiscard]] bool isUnlearnt(kit::Seat seat) const;
    /// Returns the match after its first `length` entries.
    [[nodiscard]] Match shortened(std::size_t length) const;

    /// The state and memories before a seat's last move, kept because every turn checks whether it can be
    /// undone.
    struct LastMove {
        contract::AnyState state = {};
        std::vector<kit::Memory> memories = {};
        std::size_t entry = 0; ///< counted from 0
    };

    const contract::Game* m_game;
    Journal m_journal;
    contract::AnyState m_state;
    std::vector<kit::Memory> m_memories;             ///< memories by seat, updated with each entry
    std::vector<LastMove> m_lastMoves;               ///< last moves by seat
    std::uint64_t m_drawn = 0;                       ///< number of chance and automatic entries so far
    std::vector<contract::ChanceOutcome> m_foreseen; ///< outcomes, indexed by the value of m_drawn
};

} // namespace taletop::match
