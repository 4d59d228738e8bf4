// SPDX-License-Identifier: MIT
// The type-erased interface of a game, used by match, bots, tools and the table.
#pragma once

#include "core/contract/any_value.h"
#include "core/contract/catalogue.h"
#include "core/contract/first_words.h"
#include "core/contract/known.h"
#include "core/contract/player.h"
#include "core/contract/rules.h"
#include "core/contract/table.h"
#include "core/contract/words.h"
#include "core/kit/rng.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace taletop::contract {

using AnyMoves = kit::FixedVector<AnyMove, maxCandidates>;
using AnyDecision = Decision<AnyMove>;

/// A game of the registry. Stateless: every call takes the state that it needs.
class Game {
public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    [[nodiscard]] virtual const GameInfo& info() const = 0;
    [[nodiscard]] virtual AnyState setup(const Options& options) const = 0;
    [[nodiscard]] virtual Pending pending(const AnyState& state) const = 0;
    /// The candidates, legal or not; for conformance and for tables that show refused moves.
    virtual void candidates(const AnyState& state, kit::Seat seat, AnyMoves& moves) const = 0;
    /// The candidates that are not refused.
    virtual void legalMoves(const AnyState& state, kit::Seat seat, AnyMoves& moves) const = 0;
    [[nodiscard]] virtual std::optional<kit::Refusal> whyNot(const AnyState& state, kit::Seat seat,
                                                             const AnyMove& move) const = 0;
    virtual void apply(AnyState& state, kit::Seat seat, const AnyMove& move, kit::Facts& facts) const = 0;
    virtual void applyChance(AnyState& state, const ChanceOutcome& outcome, kit::Facts& facts) const = 0;
    /// Carries out the next automatic step; only for games with AutomaticRules.
    virtual void proceed(AnyState& state, kit::Facts& facts) const = 0;

    /// The state as `viewer` sees it.
    [[nodiscard]] virtual AnyState view(const AnyState& state, kit::Seat viewer) const = 0;
    /// The visibility of each zone for `viewer`, indexed by zone.
    [[nodiscard]] virtual std::vector<kit::Visibility> visibility(kit::Seat viewer) const = 0;
    [[nodiscard]] virtual kit::TableRef table(AnyState& state) const = 0;

    [[nodiscard]] virtual std::string brokenInvariant(const AnyState& state) const = 0;
    /// Draws a random full state that fits what the seat, or kit::spectator, knows.
    [[nodiscard]] virtual AnyState sample(const Known& known, kit::Seat seat, kit::Rng& rng) const = 0;
    /// The data that memories need; games without a RememberingPlayer remember nothing.
    [[nodiscard]] virtual kit::Remembered remembered() const = 0;
    [[nodiscard]] virtual Result result(const AnyState& view) const = 0;
    [[nodiscard]] virtual AnyMove casualMove(const AnyState& view, kit::Seat seat, kit::Rng& rng) const = 0;
    [[nodiscard]] virtual AdviceList<AnyMove> advise(const AnyState& view, kit::Seat seat) const = 0;
    /// Returns a reason for a decision. `best` says that the decision is better than all others.
    [[nodiscard]] virtual Reason reasonFor(const AnyState& view, kit::Seat seat, const AnyDecision& steps,
                                           bool best) const = 0;
    /// Returns a move for imagined games. Games without a PlayoutPlayer use casualMove.
    [[nodiscard]] virtual AnyMove playout(const AnyState& view, kit::Seat seat, kit::Rng& rng) const = 0;
    /// The decisions of a seat. In games without a DecidingPlayer, each legal move is a decision.
    [[nodiscard]] virtual std::vector<AnyDecision> decisions(const AnyState& view, kit::Seat seat) const = 0;
    [[nodiscard]] virtual Aim aim() const = 0;

    [[nodiscard]] virtual kit::Text refusalText(const kit::Refusal& refusal) const = 0;
    [[nodiscard]] virtual kit::Text factText(const kit::Fact& fact) const = 0;
    [[nodiscard]] virtual scene::CardText cardText(int face) const = 0;
    /// A hint about where to look before the choice; a general sentence for games without NudgingWords.
    [[nodiscard]] virtual kit::Text nudge(const AnyState& view, kit::Seat seat) const = 0;
    /// The explanations of steps and chapters; empty for games without ExplainingWords.
    [[nodiscard]] virtual std::span<const FirstWord> firstWords() const = 0;
    /// A whole decision in words; empty for games without DecisionWords, where a decision has the name of its
    /// first step.
    [[nodiscard]] virtual DecisionText decisionText(const AnyState& view, kit::Seat seat,
                                                    const AnyDecision& steps) const = 0;
    [[nodiscard]] virtual std::vector<scene::Beat> story(std::span<const kit::Fact> seen) const = 0;
    /// The rulebook, which contains every entry of the ledger exactly once.
    [[nodiscard]] virtual Rulebook rulebook() const = 0;
    /// The lesson of games with TeachingWords; empty for the others.
    [[nodiscard]] virtual Lesson lesson() const = 0;
    [[nodiscard]] virtual Catalogue catalogue() const = 0;
    [[nodiscard]] virtual std::string moveText(const AnyMove& move) const = 0;
    [[nodiscard]] virtual std::optional<AnyMove> parseMove(std::string_view text) const = 0;
    [[nodiscard]] virtual bool sameMove(const AnyMove& a, const AnyMove& b) const = 0;
    [[nodiscard]] virtual nlohmann::ordered_json stateJson(const AnyState& state) const = 0;
    [[nodiscard]] virtual nlohmann::ordered_json resultJson(const AnyState& state) const = 0;

    /// The remark fields of a move; empty for games without RemarkWords.
    [[nodiscard]] virtual std::vector<RemarkField> remarkFields(const AnyMove& move) const = 0;
    [[nodiscard]] virtual std::variant<Remarks, kit::Refusal> tidyRemarks(const AnyMove& move,
                                                                          const Remarks& remarks) const = 0;
    virtual void addRemarks(nlohmann::ordered_json& state, std::span<const Remarks> all) const = 0;
    /// Reads a storybook from the text of a file. Returns nullptr and no error for games without
    /// StorybookWords.
    [[nodiscard]] virtual StorybookOrError readStorybook(std::string_view text) const = 0;

    [[nodiscard]] virtual scene::Scene scene(const AnyState& view, kit::Seat viewer) const = 0;
    [[nodiscard]] virtual scene::CardLook cardLook() const = 0;
    [[nodiscard]] virtual std::vector<scene::ArtLayer> cardArt(int face) const = 0;
    /// Everything printed on the card; only its name in games that provide no more.
    [[nodiscard]] virtual scene::CardFacts cardFacts(int face) const = 0;

    /// The seat's memory before the first entry of a match; `setup` is the state at that time.
    [[nodiscard]] kit::Memory memoryOn(const AnyState& setup, kit::Seat seat) const;
    /// Updates the seat's memory with what the seat sees of an entry's facts.
    void remember(kit::Memory& memory, std::span<const kit::Fact> facts, kit::Seat seat) const;

    /// Carries out the automatic step or chance entry that is `due`, with an outcome drawn by `rng`; for
    /// callers that play without a journal.
    void goOn(AnyState& state, const Pending& due, kit::Rng& rng, kit::Facts& facts) const;

    /// The id of the refusal's ledger entry, such as "FT-45".
    [[nodiscard]] std::string ledgerEntry(const kit::Refusal& refusal) const {
        return ledgerEntry(refusal.ledger);
    }
    [[nodiscard]] std::string ledgerEntry(int number) const {
        return std::string(info().ledger) + '-' + std::to_string(number);
    }
};

/// The hash of a state and remarks, which journals store with each entry.
[[nodiscard]] std::uint64_t stateHash(const AnyState& state, const Remarks& remarks = {});

} // namespace taletop::contract
