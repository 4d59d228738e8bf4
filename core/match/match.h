// SPDX-License-Identifier: MIT
// A match in progress: a state that only grows by its journal. Live play, chance, replay, undo and
// loading all go through step(), and nothing else carries an entry out.
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

/// Why a journal or a file cannot be played.
struct LoadError {
    int line = 0;     ///< of the file, from 1 (the header); 0: the file as a whole
    kit::Notice what; ///< one sentence: what is wrong and what to do

    friend bool operator==(const LoadError&, const LoadError&) = default;
};

/// The error as one line: "line 14: seat 2 may not ...".
[[nodiscard]] kit::Notice sentence(const LoadError& error);

/// Told of every entry that is carried out: its unredacted facts and the state after it.
using Observer = std::function<void(const Entry&, std::span<const kit::Fact>, const contract::AnyState&)>;

class Match {
public:
    /// A new match; header.options must have passed checkOptions. The header's game, revision,
    /// number of seats and names are set right. What nobody decides stands in the journal already,
    /// with chance that is drawn from header.seed.
    Match(const contract::Game& game, Header header);

    /// Plays a journal up to `length` entries and checks each hash; the error names the line of
    /// the first entry that is refused or differs. Chance entries must fit, but need not come
    /// from the seed: then the header says so (dealtByHand). A journal of other rules (header.revision) is
    /// played by the rules of today and gets their hashes. What goes by itself at the end stays open: see
    /// goOn.
    [[nodiscard]] static std::variant<Match, LoadError> replayed(const contract::Game& game,
                                                                 const Journal& journal,
                                                                 std::size_t length = SIZE_MAX,
                                                                 const Observer& observer = {});

    [[nodiscard]] const contract::Game& game() const { return *m_game; }
    [[nodiscard]] const Header& header() const { return m_journal.header; }
    [[nodiscard]] const Journal& journal() const { return m_journal; }
    [[nodiscard]] const contract::AnyState& state() const { return m_state; }
    [[nodiscard]] contract::AnyState view(kit::Seat viewer) const { return m_game->view(m_state, viewer); }
    /// What the seat sees, and remembers of what has happened.
    [[nodiscard]] contract::Known known(kit::Seat seat) const {
        return {view(seat), kit::at(m_memories, seat)};
    }
    [[nodiscard]] contract::Pending pending() const { return m_game->pending(m_state); }
    [[nodiscard]] bool over() const { return pending().kind == contract::Pending::Kind::Over; }

    /// Makes a move with the words beside it, and whatever goes by itself after it; `observer` is told of
    /// all entries made. Refused, for the move or for the words: nothing changes. The seat is one of the
    /// match's, and nothing may go by itself now; remarks are for moves with fields (Game::remarkFields).
    std::optional<kit::Refusal> submit(kit::Seat seat, const contract::AnyMove& move,
                                       const contract::Remarks& remarks = {}, const Observer& observer = {});

    /// The remarks of each move so far that has fields for some, in playing order.
    [[nodiscard]] std::vector<contract::Remarks> remarks() const;

    /// Makes all entries that nobody decides, chance and what the game does by itself, up to the next
    /// decision; after a replay that ends before them.
    void goOn(const Observer& observer = {});

    /// What chance brings from now on, instead of what the seed draws: one outcome for each entry of chance
    /// from the first on, those of what goes by itself among them, as far as they fit what is asked for. It
    /// stays with the match, and taking back changes nothing of it. See Header::dealtByHand.
    void foresee(std::vector<contract::ChanceOutcome> outcomes) { m_foreseen = std::move(outcomes); }

    /// Plays all entries so far once more, for somebody who wants to be told of them.
    void retrace(const Observer& observer) const;

    /// May the seat take its last move back? Yes while nobody has learnt anything by it: no
    /// chance entry came after it, every later entry is legal without it, without it every other
    /// seat and the spectator would see every face that they see now, and no card that would be
    /// hidden from the seat itself is open to it or used up now. In practice (header.practice)
    /// always: where somebody has learnt something, with all that followed.
    [[nodiscard]] bool canTakeBack(kit::Seat seat) const;

    /// Takes the seat's last move back; canTakeBack must hold.
    void takeBack(kit::Seat seat);

    /// May the table let the seat take its last move back? Yes while the match goes on and the seat
    /// has made one, whatever has been learnt since; mostAgreements of them at most.
    [[nodiscard]] bool canAskBack(kit::Seat seat) const;

    /// The table has agreed: the match stands before the seat's last move again that everybody knows of,
    /// all that followed is left out, and the header tells of it for good. canAskBack must hold.
    void takeBackAgreed(kit::Seat seat);

    /// The header tells for good that the table has agreed to open hands.
    void openHandsAgreed();

    /// From now on these have the seats, as many as there are; the header keeps who had them before.
    void changeSeats(const std::vector<SeatRecord>& seats);

private:
    explicit Match(const contract::Game& game) : m_game(&game) {}

    /// An entry in the values of the rules: what is done now, and may be.
    struct Deed {
        kit::Seat who = kit::chanceSeat;
        std::string text;                     ///< as the journal keeps it
        contract::AnyMove move = {};          ///< a seat's
        contract::ChanceOutcome outcome = {}; ///< chance's; none: what goes by itself
        contract::Remarks remarks = {};
    };
    using DeedOrProblem = std::variant<Deed, kit::Notice>; ///< a clause
    using FactList = std::vector<kit::Fact>;

    /// The match before its first entry.
    static Match opened(const contract::Game& game, Header header);
    /// The only place where an entry is carried out: the state changes, the journal grows by the entry.
    /// Returns its unredacted facts, in playing order.
    FactList step(Deed deed);
    /// What an entry of some journal says, or why it cannot be played now.
    [[nodiscard]] DeedOrProblem read(const Entry& entry) const;
    [[nodiscard]] static DeedOrProblem readChance(const Entry& entry, contract::ChanceRequest asked);
    [[nodiscard]] static DeedOrProblem readAutomatic(const Entry& entry);
    [[nodiscard]] DeedOrProblem readMove(const Entry& entry) const;
    /// Reads the entry and carries it out.
    std::variant<FactList, kit::Notice> play(const Entry& entry);
    /// Tells of the last entry, which did `facts`.
    void tell(const Observer& observer, const FactList& facts) const;
    /// What the next chance entry brings: what is foreseen, or else what the seed draws.
    [[nodiscard]] contract::ChanceOutcome coming(contract::ChanceRequest asked) const;
    /// What the seed draws for the next chance entry.
    [[nodiscard]] contract::ChanceOutcome drawn(contract::ChanceRequest asked) const;
    /// The match as it would stand without entry `left`, which no later one may need.
    [[nodiscard]] Match without(std::size_t left) const;
    /// Has nobody learnt anything by the last move of the seat, which has made one?
    [[nodiscard]] bool isUnlearnt(kit::Seat seat) const;
    /// The match before entry number `length` (from 0).
    [[nodiscard]] Match shortened(std::size_t length) const;

    /// Where a seat moved last, and the table before that: whether it can go back is asked at every turn.
    struct LastMove {
        contract::AnyState state = {};
        std::vector<kit::Memory> memories = {};
        std::size_t entry = 0; ///< the first is 0
    };

    const contract::Game* m_game;
    Journal m_journal;
    contract::AnyState m_state;
    std::vector<kit::Memory> m_memories;             ///< by seat, folded with each entry
    std::vector<LastMove> m_lastMoves;               ///< by seat
    std::uint64_t m_drawn = 0;                       ///< entries of chance so far, and of what went by itself
    std::vector<contract::ChanceOutcome> m_foreseen; ///< by the number of such an entry
};

} // namespace taletop::match
