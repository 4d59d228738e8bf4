// SPDX-License-Identifier: MIT
// The table of StoryLine: its zones, its public numbers, and functions to read them.
#pragma once

#include "core/games/storyline/rules/cards.h"
#include "core/kit/named_table.h"
#include "core/kit/seat.h"

#include <algorithm>

namespace taletop::storyline {

inline constexpr int fewestSeats = 3; ///< SL-01
inline constexpr int mostSeats = 8;   ///< SL-01

// ---- zones

/// The zones; every seat has one of each from Hand on.
enum class ZoneKind : std::uint8_t {
    StoryDeck,    ///< one for each category: the next card is the last (SL-12)
    NarratorDeck, ///< the next card is the last (SL-15)
    Pages,        ///< the pages so far; the last one is in play (SL-20)
    Tale,         ///< the chosen cards; their mark is the page (SL-31)
    Authors,      ///< a seat's marker for each card of the tale: its owner (SL-35)
    Pool,         ///< tokens; the next one is the last (SL-14, SL-68)
    Mix,          ///< the cards to be shuffled, by banner (SL-28)
    Pile,         ///< the revealed cards, by banner (SL-29)
    Hand,         ///< the hand, by category (SL-37)
    Sealed,       ///< played and not yet revealed, in banner order (SL-25, SL-27)
    Tokens,       ///< gained tokens in order (SL-32), face down even for their owner (SL-33)
    Turned,       ///< the tokens at the end, face up (SL-56)
    Slip,         ///< the seat's own cards in the piles, visible only to it (SL-34)
    Seal,         ///< a seal if the seat has played (SL-26)
};
using Sees = kit::Visibility;
inline constexpr kit::ZoneTable zones(
    mostSeats, kit::ZoneOrder::ByKind,
    {kit::shared(ZoneKind::StoryDeck, "storyDeck", Sees::Count, categoryCount),
     kit::shared(ZoneKind::NarratorDeck, "narratorDeck", Sees::Count),
     kit::shared(ZoneKind::Pages, "pages", Sees::Face), kit::shared(ZoneKind::Tale, "tale", Sees::Face),
     kit::shared(ZoneKind::Authors, "authors", Sees::Face), kit::shared(ZoneKind::Pool, "pool", Sees::Count),
     kit::shared(ZoneKind::Mix, "mix", Sees::Count, mostBannersOnPage),
     kit::shared(ZoneKind::Pile, "pile", Sees::Face, mostBannersOnPage),
     kit::ofEachSeat(ZoneKind::Hand, "hand", Sees::Face, Sees::Count),
     kit::ofEachSeat(ZoneKind::Sealed, "sealed", Sees::Face, Sees::Back),
     kit::ofEachSeat(ZoneKind::Tokens, "tokens", Sees::Back, Sees::Back),
     kit::ofEachSeat(ZoneKind::Turned, "turned", Sees::Face, Sees::Face),
     kit::ofEachSeat(ZoneKind::Slip, "slip", Sees::Face, Sees::Count), // SL-35: even after the reveal
     kit::ofEachSeat(ZoneKind::Seal, "seal", Sees::Face, Sees::Face)});

[[nodiscard]] constexpr kit::Zone zoneOf(ZoneKind kind, int index = 0) { return zones.zoneOf(kind, index); }
[[nodiscard]] constexpr kit::Zone deckZone(Category category) {
    return zoneOf(ZoneKind::StoryDeck, placeOf(category));
}

// ---- marks on turned tokens

inline constexpr std::uint8_t covered = 1;   ///< the number is under the Grave (SL-60)
inline constexpr std::uint8_t doubled = 2;   ///< the number is on the Hat (SL-63)
inline constexpr std::uint8_t resolved = 1;  ///< the effect of this Grave or Hat is finished
inline constexpr std::uint8_t skullUp = 1;   ///< the Bones show their skull (SL-62)
inline constexpr std::uint8_t skullDown = 2; ///< the Bones do not show it

// ---- public numbers

/// The phase of the game. Phases with a star wait for chance (SL-17); "Step" is Number::Step.
enum class Phase : std::int16_t {
    ShuffleStories, ///< * Step: the category
    ShuffleTokens,  ///< *
    PickDeck,       ///< * only if left to chance
    PickNarrator,   ///< * only if left to chance
    Play,           ///< everyone but the Narrator (SL-25)
    Shuffle,        ///< * Step: the banner (SL-28)
    Choose,         ///< the Narrator (SL-30)
    Return,         ///< * Step: the banner (SL-36)
    Effect,         ///< the seat Resolving picks one of its open effects (SL-59)
    Cover,          ///< the seat Resolving places the Grave (SL-60)
    Flip,           ///< * of the Bones of the seat Resolving (SL-62)
    Over,
};

enum class Number : std::uint8_t {
    Phase,
    Seats,
    Deck,      ///< 0 for A, 1 for B, 2 if left to chance and not drawn yet
    First,     ///< the first Narrator; -1 if left to chance and not drawn yet
    Family,    ///< 1 in the family variant (SL-74)
    Round,     ///< the page, 1 to 15; 0 before the first
    Step,      ///< the current shuffle of a phase that has several
    Due,       ///< bits of the seats that must still play (SL-25)
    Resolving, ///< the seat whose effects are being resolved (SL-58); -1: none
    Count,
};

/// Places for the story cards, a narrator deck, the tokens, a marker for each chosen card, and in a round a
/// slip for each card played and a seal for each player.
inline constexpr std::size_t placeCount =
    storyCount + pageCount + tokenCount + mostBanners + (mostSeats - 1) * (mostBannersOnPage + 1);

/// A state of StoryLine. It adds no fields to the table (see core/contract/rules.h), and contains no words.
struct State : kit::NamedTable<zones, placeCount, Number> {
    [[nodiscard]] Phase phase() const { return number<Phase>(Number::Phase); }
    void setPhase(Phase phase, kit::Facts& facts) { setNumber(Number::Phase, phase, facts); }
    [[nodiscard]] int round() const { return number(Number::Round); }
    [[nodiscard]] bool family() const { return number(Number::Family) != 0; }
    [[nodiscard]] kit::Seat resolving() const { return seatIn(Number::Resolving); }
    [[nodiscard]] bool isDue(kit::Seat seat) const { return (number(Number::Due) >> seat & 1) != 0; }
};

// ---- reading

/// The seat to the left (SL-11).
[[nodiscard]] constexpr kit::Seat leftOf(kit::Seat seat, int seats) {
    return kit::seatBeside(seat, 1, seats);
}
/// The Narrator: N(r) = (F + r - 1) mod P (SL-38), so all narrate in turn (SL-55); -1 before the first round.
[[nodiscard]] inline kit::Seat narratorOf(const State& state) {
    if (state.round() == 0)
        return -1;
    return kit::seatAt((state.number(Number::First) + state.round() - 1) % state.seats());
}
/// The banners of the narrator card in play (SL-21); none before the first round and on The End.
[[nodiscard]] inline std::span<const Category> bannersOf(const State& state) {
    const auto pages = state.cards(ZoneKind::Pages);
    return pages.empty() ? std::span<const Category>() : pageOf(pages.back().face).banners();
}
/// Is this token's effect unresolved (SL-59)? The Rose has none (SL-67).
[[nodiscard]] constexpr bool isOpen(kit::Card token) {
    return token.mark == 0 && (token.face == faceOf(Token::Grave) || token.face == faceOf(Token::Bones) ||
                               token.face == faceOf(Token::Hat));
}
/// The points of a face-up token (SL-57, SL-60, SL-62, SL-63).
[[nodiscard]] constexpr int pointsOf(kit::Card token) {
    if (token.face == faceOf(Token::Bones))
        return token.mark == skullUp ? 3 : 0;
    if ((token.mark & covered) != 0)
        return 0;
    return numberOn(token.face) * ((token.mark & doubled) != 0 ? 2 : 1);
}
/// The number of a seat's tokens, face down or up (SL-33, SL-72).
[[nodiscard]] inline int tokensOf(const State& state, kit::Seat seat) {
    return state.count(ZoneKind::Tokens, seat) + state.count(ZoneKind::Turned, seat);
}
/// The sum of a seat's face-up tokens (SL-69).
[[nodiscard]] inline int pointsOf(const State& state, kit::Seat seat) {
    int sum = 0;
    for (const kit::Card token : state.cards(ZoneKind::Turned, seat))
        sum += pointsOf(token);
    return sum;
}

} // namespace taletop::storyline
