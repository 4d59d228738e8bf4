// SPDX-License-Identifier: MIT
// Positions in the ledger's notation: "F: Knight[1], Hunter; B: Farmer; Tavern L1".
#pragma once

#include "core/games/papertales/rules/kingdom.h"
#include "core/games/papertales/rules/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace taletop::papertales::testing {

using Names = std::vector<std::string>;

/// A table at any moment. It starts with empty piles, hands and Kingdoms and three Gold each, at the given
/// step of turn 1, with nobody committed.
class Play {
public:
    explicit Play(int seats, Step step = Step::Plan);
    /// A real game before its first shuffle.
    [[nodiscard]] static Play game(int seats);

    // ---- setting up

    /// Adds Units and Buildings; "new Knight" was revealed this turn, spots are used in the order F1, F2, F3
    /// and B1, B2, and "-" leaves one free.
    Play& kingdom(kit::Seat seat, std::string_view text);
    Play& hand(kit::Seat seat, const Names& cards);
    Play& zone(ZoneKind zone, kit::Seat seat, const Names& cards);
    Play& pile(const Names& nextFirst);
    Play& discards(const Names& cards);
    Play& gold(kit::Seat seat, int gold);
    Play& points(kit::Seat seat, int points);
    Play& turn(int turn);
    Play& step(Step step);
    /// Marks all other seats as committed, so that only this one is asked.
    Play& only(kit::Seat seat);

    // ---- playing

    /// Makes a move, which must be legal.
    Play& move(kit::Seat seat, std::string_view text);
    Play& moves(kit::Seat seat, const Names& texts);
    /// Makes all other seats commit an empty plan, pass, or save nobody.
    Play& othersCommit(kit::Seat seat);
    /// Carries out automatic steps and chance up to the next decision; shuffles keep the order.
    Play& chance();
    /// Carries out one automatic step or chance entry; a shuffle keeps the order.
    Play& chanceOnce();
    /// Opens the plan of one seat, while all others commit empty ones.
    Play& deploy(kit::Seat seat, const Names& texts);
    /// Carries out one automatic phase from here.
    Play& wars();
    Play& income();
    /// Carries out the aging phase without saves.
    Play& aging();

    // ---- questions

    /// The entry that refuses the move: "PT-46", "" if the move is legal, "?" if the text is not a move.
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
    /// The price of upgrading a Building to a level, -1 if that is impossible.
    [[nodiscard]] int price(std::string_view building, int level, kit::Seat seat = 0) const;

    State state;
};

/// Carries out the automatic step or chance entry that is due, with random outcomes.
void goOn(State& state, kit::Rng& rng);
void goOn(State& state, kit::Rng& rng, kit::Facts& facts);

/// The strength of a Kingdom with this description; the functions below give its other values.
[[nodiscard]] int strengthOf(std::string_view kingdom);
[[nodiscard]] int incomeFor(std::string_view kingdom);
[[nodiscard]] std::string productionFor(std::string_view kingdom);
/// The Legend Points or Gold that a Kingdom gets in a wars phase if it wins this many Wars, with three
/// players.
[[nodiscard]] int warPoints(std::string_view kingdom, int wars);
[[nodiscard]] int warGold(std::string_view kingdom, int wars);
/// The Kingdom after aging without saves; the next ones give the points and Gold that it gets.
[[nodiscard]] std::string aged(std::string_view kingdom);
[[nodiscard]] int agingPoints(std::string_view kingdom, int points = 0);
[[nodiscard]] int agingGold(std::string_view kingdom);

inline constexpr int usualPoints = 5;
/// The first of three Kingdoms after its reveal abilities, with these targets and `points` Legend Points
/// before.
[[nodiscard]] Play revealed(std::string_view kingdom, const Names& targets = {}, int points = usualPoints);
/// The same with a revealed Shapeshifter that searches this pile, without Gold.
[[nodiscard]] Play shifted(const Names& pile, std::string_view kingdom = "F: new Shapeshifter",
                           const Names& targets = {});

/// The code of the refusal, after checking its ledger entry; a number beyond all codes if the move is legal.
[[nodiscard]] RefusalCode codeOf(const Play& play, kit::Seat seat, std::string_view text);

} // namespace taletop::papertales::testing
