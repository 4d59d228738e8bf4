// SPDX-License-Identifier: MIT
// The deployment plan of a seat (PT-38), stored in sealed zones. The mark of a hand card is the card's
// destination. The mark of a token in the Plan zone is the destination of a Unit in play.
#pragma once

#include "core/games/papertales/rules/state.h"

namespace taletop::papertales {

// ---- marks of hand cards and of plan tokens: a destination, and whether the player moved it

inline constexpr std::uint8_t planUndecided = 0;   ///< hand card: will be discarded (PT-43)
inline constexpr std::uint8_t planFirstSpot = 1;   ///< 1 to 5 are the spots
inline constexpr std::uint8_t planKeep = 6;        ///< hand card: kept (PT-42)
inline constexpr std::uint8_t planGone = 6;        ///< Unit in play: discarded (PT-40)
inline constexpr std::uint8_t planBack = 7;        ///< hand card: taken back; cannot be deployed again
inline constexpr std::uint8_t planDestination = 7; ///< mask for the destinations above
inline constexpr std::uint8_t planMoved = 8;       ///< the player has moved the card in this plan

/// The plan's content for one spot.
struct Slot {
    enum class Kind : std::uint8_t { Empty, Old, New };
    Kind kind = Kind::Empty;
    std::uint8_t face = 0;
    std::uint8_t index = 0; ///< Old: the Unit's current spot; New: the card's place in hand
    bool moved = false;
};

/// A decoded plan.
struct Plan {
    std::array<Slot, spotCount> slots{};
    int kept = -1; ///< place in hand, -1: none
    int cost = 0;  ///< the same as costOfPlan
};
[[nodiscard]] Plan planOf(const State& view, kit::Seat seat);
/// The Gold cost of the Units to be deployed, with Monkeys as -1 (PT-46).
[[nodiscard]] int costOfPlan(const State& view, kit::Seat seat);
/// The plan's content for one spot, faster than with planOf.
[[nodiscard]] Slot slotOf(const State& view, kit::Seat seat, int spot);
[[nodiscard]] inline bool isFree(const State& view, kit::Seat seat, int spot) {
    // No early exit: this runs for every spot and card, where a branch would cost more than it saves.
    unsigned destinations = 0; // a bit for each destination in use
    for (const kit::Card& card : view.cards(ZoneKind::Hand, seat))
        destinations |= 1U << (card.mark & planDestination);
    bool left = view.empty(spotZone(seat, spot)); // does no Unit stay here?
    for (const kit::Card& token : view.cards(ZoneKind::Plan, seat)) {
        destinations |= 1U << (token.mark & planDestination);
        left = left || token.face == firstSpotToken + spot;
    }
    return left && (destinations >> (spot + planFirstSpot) & 1U) == 0;
}

/// The mark of the plan token for the Unit in play on `origin`. Without a token, the mark says that the Unit
/// stays.
[[nodiscard]] std::uint8_t planMarkOf(const State& view, kit::Seat seat, int origin);

// ---- steps; each must be legal

void planDeploy(State& state, kit::Seat seat, int face, int spot, kit::Facts& facts);
void planMove(State& state, kit::Seat seat, int spot, int to, kit::Facts& facts);
void planDiscard(State& state, kit::Seat seat, int spot, kit::Facts& facts);
void planTakeBack(State& state, kit::Seat seat, int spot, kit::Facts& facts);
void planKeepCard(State& state, kit::Seat seat, int face, kit::Facts& facts);

/// The place in hand of a card with this face that may be deployed; -1 if there is none.
[[nodiscard]] int undecidedInHand(const State& view, kit::Seat seat, int face);
/// The same for a card to keep, even one that was taken back.
[[nodiscard]] int keepableInHand(const State& view, kit::Seat seat, int face);

} // namespace taletop::papertales
