// SPDX-License-Identifier: MIT
// Sets up positions from the ledger's notation, such as "F: Knight[1], Hunter; B: Farmer; Tavern L1".
#pragma once

#include "core/games/papertales/rules/kingdom.h"
#include "core/games/papertales/rules/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace taletop::papertales::testing {

using Names = std::vector<std::string>;

/// A game that a test can set to any position. It starts at the given step of turn 1 with empty piles, hands
/// and Kingdoms. Each seat has three Gold, and nobody has committed.
class Play {
public:
    explicit Play(int seats, Step step = Step::Plan);
    /// A game as the rules set it up, before the first shuffle.
    [[nodiscard]] static Play game(int seats);

    // ---- setting up

    /// Adds Units and Buildings. Units fill F1, F2, F3 and B1, B2 in order. "-" leaves a spot empty, and
    /// "new Knight" is a Unit that was revealed this turn.
    Play& kingdom(kit::Seat seat, std::string_view text);
    Play& hand(kit::Seat seat, const Names& cards);
    Play& zone(ZoneKind zone, kit::Seat seat, const Names& cards);
    Play& pile(const Names& nextFirst);
    Play& discards(const Names& cards);
    Play& gold(kit::Seat seat, int gold);
    Play& points(kit::Seat seat, int points);
    Play& turn(int turn);
    Play& step(Step step);
    /// Marks all other seats as committed, so that only this seat is asked.
    Play& only(kit::Seat seat);

    // ---- playing

    /// Makes a move, which must be legal.
    Play& move(kit::Seat seat, std::string_view text);
    Play& moves(kit::Seat seat, const Names& texts);
    /// Makes all other seats commit an empty plan, pass, or save nobody.
    Play& othersCommit(kit::Seat seat);
    /// Carries out automatic steps and chance up to the next decision. Shuffles keep the order of the cards.
    Play& chance();
    /// Carries out one automatic step or chance entry. A shuffle keeps the order of the cards.
    Play& chanceOnce();
    /// Makes and commits the plan of one seat, while all others commit empty plans.
    Play& deploy(kit::Seat seat, const Names& texts);
    /// Sets the step to the wars phase and carries it out; income() does the same with the income phase.
    Play& wars();
    Play& income();
    /// Carries out the aging phase without saves.
    Play& aging();

    // ---- questions

    /// The entry that forbids the move, such as "PT-46"; "" if the move is legal, "?" if the text is no move.
    [[nodiscard]] std::string why(kit::Seat seat, std::string_view text) const;
    /// The Units and Buildings in play: "F: Knight[1]; B: -", with "-" for an empty spot.
    [[nodiscard]] std::string units(kit::Seat seat) const;
    [[nodiscard]] std::string buildings(kit::Seat seat) const;
    [[nodiscard]] Names cards(kit::Zone zone) const;
    [[nodiscard]] Names cards(ZoneKind zone, kit::Seat seat) const { return cards(zoneOf(zone, seat)); }
    [[nodiscard]] int gold(kit::Seat seat) const { return state.number(Number::Gold, seat); }
    [[nodiscard]] int points(kit::Seat seat) const { return state.number(Number::Points, seat); }
    [[nodiscard]] int strength(kit::Seat seat = 0) const { return kingdomOf(state, seat).strength; }
    [[nodiscard]] int incomeNow(kit::Seat seat = 0) const { return kingdomOf(state, seat).income; }
    /// The production as text: "wood=1 food=0 crystal=2".
    [[nodiscard]] std::string production(kit::Seat seat = 0) const;
    /// The price in Gold of upgrading a Building to a level, or -1 if that is impossible.
    [[nodiscard]] int price(std::string_view building, int level, kit::Seat seat = 0) const;

    State state;
};

/// Carries out the next automatic step or chance entry, with a random outcome.
void goOn(State& state, kit::Rng& rng);
void goOn(State& state, kit::Rng& rng, kit::Facts& facts);

/// The strength of a Kingdom in the ledger's notation. The next functions return its income and production.
[[nodiscard]] int strengthOf(std::string_view kingdom);
[[nodiscard]] int incomeFor(std::string_view kingdom);
[[nodiscard]] std::string productionFor(std::string_view kingdom);
/// The Legend Points or Gold that a Kingdom gets in the wars phase of a game of three if it wins this many
/// Wars.
[[nodiscard]] int warPoints(std::string_view kingdom, int wars);
[[nodiscard]] int warGold(std::string_view kingdom, int wars);
/// The Kingdom after aging without saves. The next functions return the points and Gold that it gets.
[[nodiscard]] std::string aged(std::string_view kingdom);
[[nodiscard]] int agingPoints(std::string_view kingdom, int points = 0);
[[nodiscard]] int agingGold(std::string_view kingdom);

inline constexpr int usualPoints = 5;
/// A game of three after the reveal abilities of seat 0, which had `points` Legend Points before them and
/// chose these targets.
[[nodiscard]] Play revealed(std::string_view kingdom, const Names& targets = {}, int points = usualPoints);
/// The same with a revealed Shapeshifter that searches this pile. Seat 0 has no Gold.
[[nodiscard]] Play shifted(const Names& pile, std::string_view kingdom = "F: new Shapeshifter",
                           const Names& targets = {});

/// Returns the code of the refusal and checks its ledger entry. If the move is legal, the code is none of the
/// enum's values.
[[nodiscard]] RefusalCode codeOf(const Play& play, kit::Seat seat, std::string_view text);

} // namespace taletop::papertales::testing
