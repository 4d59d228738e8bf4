// SPDX-License-Identifier: MIT
// Positions as the ledger writes them: "F: Knight[1], Hunter; B: Farmer; Tavern L1". For tests only.
#pragma once

#include "core/games/papertales/rules/kingdom.h"
#include "core/games/papertales/rules/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace taletop::papertales::testing {

using Names = std::vector<std::string>;

/// A table at any moment. It starts with empty piles, hands and Kingdoms and three Gold each, at
/// the given step of turn 1; nobody has committed.
class Play {
public:
    explicit Play(int seats, Step step = Step::Plan);
    /// A real game before its first shuffle.
    [[nodiscard]] static Play game(int seats);

    // ---- arranging

    /// Adds Units and Buildings; "new Knight" was revealed this turn, F1, F2, F3 and B1, B2 are
    /// taken in order, "-" leaves a spot free.
    Play& kingdom(kit::Seat seat, std::string_view text);
    Play& hand(kit::Seat seat, const Names& cards);
    Play& zone(ZoneKind zone, kit::Seat seat, const Names& cards);
    Play& pile(const Names& nextFirst);
    Play& discards(const Names& cards);
    Play& gold(kit::Seat seat, int gold);
    Play& points(kit::Seat seat, int points);
    Play& turn(int turn);
    Play& step(Step step);
    /// As if this seat alone were asked; the others have committed.
    Play& only(kit::Seat seat);

    // ---- playing

    /// A move, which must be legal.
    Play& move(kit::Seat seat, std::string_view text);
    Play& moves(kit::Seat seat, const Names& texts);
    /// All seats but this one commit an empty plan, pass, or save nobody.
    Play& othersCommit(kit::Seat seat);
    /// All that goes by itself, up to the next decision; shuffles leave the order as it is.
    Play& chance();
    /// One step that goes by itself; a shuffle leaves the order as it is.
    Play& chanceOnce();
    /// Deploys a plan of one seat and lets all others commit empty ones.
    Play& deploy(kit::Seat seat, const Names& texts);
    /// Carries out one automatic phase from here.
    Play& wars();
    Play& income();
    /// The aging phase without saves.
    Play& aging();

    // ---- asking

    /// "PT-46", or "" if the move is legal. "?" if the text is no move.
    [[nodiscard]] std::string why(kit::Seat seat, std::string_view text) const;
    /// "F: Knight[1]; B: -" with "-" for an empty spot at the end of nothing; Buildings in play.
    [[nodiscard]] std::string units(kit::Seat seat) const;
    [[nodiscard]] std::string buildings(kit::Seat seat) const;
    [[nodiscard]] Names cards(kit::Zone zone) const;
    [[nodiscard]] Names cards(ZoneKind zone, kit::Seat seat) const { return cards(zoneOf(zone, seat)); }
    [[nodiscard]] int gold(kit::Seat seat) const { return state.number(Number::Gold, seat); }
    [[nodiscard]] int points(kit::Seat seat) const { return state.number(Number::Points, seat); }
    [[nodiscard]] int strength(kit::Seat seat = 0) const { return kingdomOf(state, seat).strength; }
    [[nodiscard]] int incomeNow(kit::Seat seat = 0) const { return kingdomOf(state, seat).income; }
    /// "wood=1 food=0 crystal=2"
    [[nodiscard]] std::string production(kit::Seat seat = 0) const;
    /// The price of raising a Building to a level, -1: impossible.
    [[nodiscard]] int price(std::string_view building, int level, kit::Seat seat = 0) const;

    State state;
};

/// Carries out what goes by itself now, with chance that is drawn.
void goOn(State& state, kit::Rng& rng);
void goOn(State& state, kit::Rng& rng, kit::Facts& facts);

/// The strength of a Kingdom described like this, and so on.
[[nodiscard]] int strengthOf(std::string_view kingdom);
[[nodiscard]] int incomeFor(std::string_view kingdom);
[[nodiscard]] std::string productionFor(std::string_view kingdom);
/// Legend Points and Gold that a Kingdom gets in a wars phase with so many Wars won, three players.
[[nodiscard]] int warPoints(std::string_view kingdom, int wars);
[[nodiscard]] int warGold(std::string_view kingdom, int wars);
/// What a Kingdom looks like after aging without saves, and what it scores from `points` on.
[[nodiscard]] std::string aged(std::string_view kingdom);
[[nodiscard]] int agingPoints(std::string_view kingdom, int points = 0);
[[nodiscard]] int agingGold(std::string_view kingdom);

inline constexpr int usualPoints = 5;
/// The first of three Kingdoms after its reveal abilities, with the targets chosen and so many Legend Points
/// before.
[[nodiscard]] Play revealed(std::string_view kingdom, const Names& targets = {}, int points = usualPoints);
/// The same with the search of a revealed Shapeshifter in this pile, without Gold.
[[nodiscard]] Play shifted(const Names& pile, std::string_view kingdom = "F: new Shapeshifter",
                           const Names& targets = {});

/// The code of the refusal, whose ledger entry must be that of the code; one past all codes: the move is
/// legal.
[[nodiscard]] RefusalCode codeOf(const Play& play, kit::Seat seat, std::string_view text);

} // namespace taletop::papertales::testing
