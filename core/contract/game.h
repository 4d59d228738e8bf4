// SPDX-License-Identifier: MIT
// A game without its types: what match, bots, tools and the table work with.
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

/// A game of the registry. Stateless: every call takes the state it is about.
class Game {
public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    [[nodiscard]] virtual const GameInfo& info() const = 0;
    [[nodiscard]] virtual AnyState setup(const Options& options) const = 0;
    [[nodiscard]] virtual Pending pending(const AnyState& state) const = 0;
    /// The candidates, legal or not; for conformance and for tables that show what is refused.
    virtual void candidates(const AnyState& state, kit::Seat seat, AnyMoves& moves) const = 0;
    /// The candidates without a refusal.
    virtual void legalMoves(const AnyState& state, kit::Seat seat, AnyMoves& moves) const = 0;
    [[nodiscard]] virtual std::optional<kit::Refusal> whyNot(const AnyState& state, kit::Seat seat,
                                                             const AnyMove& move) const = 0;
    virtual void apply(AnyState& state, kit::Seat seat, const AnyMove& move, kit::Facts& facts) const = 0;
    virtual void applyChance(AnyState& state, const ChanceOutcome& outcome, kit::Facts& facts) const = 0;
    /// The step that comes next, of games with AutomaticRules; the others have none.
    virtual void proceed(AnyState& state, kit::Facts& facts) const = 0;

    /// The state as `viewer` sees it.
    [[nodiscard]] virtual AnyState view(const AnyState& state, kit::Seat viewer) const = 0;
    /// The visibility of all zones, by zone.
    [[nodiscard]] virtual std::vector<kit::Visibility> visibility(kit::Seat viewer) const = 0;
    [[nodiscard]] virtual kit::TableRef table(AnyState& state) const = 0;

    [[nodiscard]] virtual std::string brokenInvariant(const AnyState& state) const = 0;
    /// A full state that fits what the seat, or kit::spectator, knows, drawn at random.
    [[nodiscard]] virtual AnyState sample(const Known& known, kit::Seat seat, kit::Rng& rng) const = 0;
    /// What memories need to know; of games without a RememberingPlayer that nothing is remembered.
    [[nodiscard]] virtual kit::Remembered remembered() const = 0;
    [[nodiscard]] virtual Result result(const AnyState& view) const = 0;
    [[nodiscard]] virtual AnyMove casualMove(const AnyState& view, kit::Seat seat, kit::Rng& rng) const = 0;
    [[nodiscard]] virtual AdviceList<AnyMove> advise(const AnyState& view, kit::Seat seat) const = 0;
    /// What speaks for a decision; `best`: above all others.
    [[nodiscard]] virtual Reason reasonFor(const AnyState& view, kit::Seat seat, const AnyDecision& steps,
                                           bool best) const = 0;
    /// How imagined games are played on: casualMove, of games without a PlayoutPlayer.
    [[nodiscard]] virtual AnyMove playout(const AnyState& view, kit::Seat seat, kit::Rng& rng) const = 0;
    /// What there is to choose from: each legal move, of games without a DecidingPlayer.
    [[nodiscard]] virtual std::vector<AnyDecision> decisions(const AnyState& view, kit::Seat seat) const = 0;
    [[nodiscard]] virtual Aim aim() const = 0;

    [[nodiscard]] virtual kit::Text refusalText(const kit::Refusal& refusal) const = 0;
    [[nodiscard]] virtual kit::Text factText(const kit::Fact& fact) const = 0;
    [[nodiscard]] virtual scene::CardText cardText(int face) const = 0;
    /// What is worth a look before the seat chooses; of games without NudgingWords a sentence for all.
    [[nodiscard]] virtual kit::Text nudge(const AnyState& view, kit::Seat seat) const = 0;
    /// What is said once of steps and chapters; nothing, of games without ExplainingWords.
    [[nodiscard]] virtual std::span<const FirstWord> firstWords() const = 0;
    /// A whole decision; of games without DecisionWords no text, so that it is called as its first step is.
    [[nodiscard]] virtual DecisionText decisionText(const AnyState& view, kit::Seat seat,
                                                    const AnyDecision& steps) const = 0;
    [[nodiscard]] virtual std::vector<scene::Beat> story(std::span<const kit::Fact> seen) const = 0;
    /// The ledger for players: every entry, once.
    [[nodiscard]] virtual Rulebook rulebook() const = 0;
    /// Of games with TeachingWords; the others have an empty one.
    [[nodiscard]] virtual Lesson lesson() const = 0;
    [[nodiscard]] virtual Catalogue catalogue() const = 0;
    [[nodiscard]] virtual std::string moveText(const AnyMove& move) const = 0;
    [[nodiscard]] virtual std::optional<AnyMove> parseMove(std::string_view text) const = 0;
    [[nodiscard]] virtual bool sameMove(const AnyMove& a, const AnyMove& b) const = 0;
    [[nodiscard]] virtual nlohmann::ordered_json stateJson(const AnyState& state) const = 0;
    [[nodiscard]] virtual nlohmann::ordered_json resultJson(const AnyState& state) const = 0;

    /// Remarks, of games with RemarkWords; the others have no field for any.
    [[nodiscard]] virtual std::vector<RemarkField> remarkFields(const AnyMove& move) const = 0;
    [[nodiscard]] virtual std::variant<Remarks, kit::Refusal> tidyRemarks(const AnyMove& move,
                                                                          const Remarks& remarks) const = 0;
    virtual void addRemarks(nlohmann::ordered_json& state, std::span<const Remarks> all) const = 0;
    /// The words of a file, of games with StorybookWords; the others give no storybook and no error.
    [[nodiscard]] virtual StorybookOrError readStorybook(std::string_view text) const = 0;

    [[nodiscard]] virtual scene::Scene scene(const AnyState& view, kit::Seat viewer) const = 0;
    [[nodiscard]] virtual scene::CardLook cardLook() const = 0;
    [[nodiscard]] virtual std::vector<scene::ArtLayer> cardArt(int face) const = 0;
    /// What is printed on the card; the name alone for a game that says no more.
    [[nodiscard]] virtual scene::CardFacts cardFacts(int face) const = 0;

    /// What the seat remembers on this table before its first entry.
    [[nodiscard]] kit::Memory memoryOn(const AnyState& setup, kit::Seat seat) const;
    /// Takes what an entry did into the memory of the seat, as far as the seat was told of it.
    void remember(kit::Memory& memory, std::span<const kit::Fact> facts, kit::Seat seat) const;

    /// Carries out what is `due` and goes by itself, with an outcome that `rng` draws where chance is asked
    /// for: for whoever plays on without a journal.
    void goOn(AnyState& state, const Pending& due, kit::Rng& rng, kit::Facts& facts) const;

    /// "FT-45".
    [[nodiscard]] std::string ledgerEntry(const kit::Refusal& refusal) const {
        return ledgerEntry(refusal.ledger);
    }
    [[nodiscard]] std::string ledgerEntry(int number) const {
        return std::string(info().ledger) + '-' + std::to_string(number);
    }
};

/// The hash that journals keep after each entry: of the state, and of the words beside the move.
[[nodiscard]] std::uint64_t stateHash(const AnyState& state, const Remarks& remarks = {});

} // namespace taletop::contract
