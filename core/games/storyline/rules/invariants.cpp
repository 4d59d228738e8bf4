// SPDX-License-Identifier: MIT
// Properties of every table (the ledger's invariants).
#include "core/games/storyline/rules/rules.h"
#include "core/kit/at.h"

namespace taletop::storyline {

namespace {

/// Can this face be in the zone?
bool belongs(const State& state, kit::Zone zone, int face) {
    if (zone < zoneOf(ZoneKind::NarratorDeck))
        return isStory(face) && deckZone(categoryOf(face)) == zone; // SL-12
    if (zone < zoneOf(ZoneKind::Tale))
        return isPage(face) && deckOf(face) == state.number(Number::Deck); // SL-15
    if (zone == zoneOf(ZoneKind::Authors))
        return isMarker(face) && face - firstMarker < state.seats();
    if (zone == zoneOf(ZoneKind::Pool) || (zone >= zoneOf(ZoneKind::Tokens) && zone < zoneOf(ZoneKind::Slip)))
        return isToken(face);
    if (zone >= zoneOf(ZoneKind::Seal))
        return face == seal;
    if (zone >= zoneOf(ZoneKind::Mix) && zone < zoneOf(ZoneKind::Hand)) { // SL-21, SL-42
        const int banner = (zone - zoneOf(ZoneKind::Mix)) % 2;
        return isStory(face) && banner < std::ssize(bannersOf(state)) &&
               categoryOf(face) == kit::at(bannersOf(state), banner);
    }
    return isStory(face);
}

/// Invariants 1, 2 and 9: everything exists once and is in the right zone.
std::string brokenCards(const State& state) {
    std::array<int, faceCount> count{};
    for (kit::Zone zone = 0; zone < zones.size(); ++zone)
        for (const kit::Card card : state.cards(zone)) {
            if (!belongs(state, zone, card.face)) {
                std::string broken = "face ";
                broken += std::to_string(card.face);
                return broken += " does not belong in zone " + std::to_string(zone);
            }
            if (zone < zoneOf(ZoneKind::Slip) || zone >= zoneOf(ZoneKind::Seal))
                ++count[card.face];
        }
    for (std::size_t face = firstStory; face < firstToken; ++face)
        if (count[face] != 1)
            return "a story card is missing or there twice";
    for (std::size_t kind = 0; kind < tokenKinds; ++kind)
        if (count[firstToken + kind] != tokenCopies[kind])
            return "a token is missing or there too often";
    return {};
}

/// Invariants 3 and 7: hands are sorted by category, with one card of each and the cards just drawn.
std::string brokenHand(const State& state, kit::Seat seat) {
    std::array<std::size_t, categoryCount> count{};
    Category last = Category::Character;
    for (const kit::Card card : state.cards(ZoneKind::Hand, seat)) {
        const Category category = categoryOf(card.face);
        if (category < last)
            return "a hand does not lie by category";
        last = category;
        ++kit::at(count, category);
    }
    for (const Category category : storyCategories) {
        const auto banners = bannersOf(state);
        const bool mayHaveTwo = state.phase() == Phase::Play && state.isDue(seat) &&
                                std::ranges::find(banners, category) != banners.end();
        if (kit::at(count, category) > (mayHaveTwo ? 2U : 1U))
            return "too many cards of one category in a hand";
    }
    return {};
}

/// Invariants 4 and 10: a card and a token for each banner of finished rounds.
std::string brokenTale(const State& state) {
    if (state.size(ZoneKind::Tale) != state.size(ZoneKind::Authors))
        return "a card of the tale has no contributor";
    const auto pages = state.cards(ZoneKind::Pages);
    if (std::ssize(pages) != state.round())
        return "the pages read are not those of the rounds";
    for (int i = 0; i < std::ssize(pages); ++i)
        if (pageNumber(kit::at(pages, i).face) != i + 1)
            return "the pages are not in order"; // SL-03
    if (state.round() > 0 && pages.size() + state.size(ZoneKind::NarratorDeck) != pageCount)
        return "a narrator card is missing";
    int marked = 0;
    for (const kit::Card card : state.cards(ZoneKind::Tale)) {
        if (card.mark < marked || card.mark > state.round())
            return "a card of the tale lies at the wrong page";
        marked = card.mark;
    }
    return {};
}

/// Invariants 13 and 15: tokens are turned over only at The End, and at most one is covered and one doubled.
std::string brokenTokens(const State& state) {
    int coveredCount = 0;
    int doubledCount = 0;
    for (kit::Seat seat = 0; seat < mostSeats; ++seat) {
        if (state.family() && !state.empty(ZoneKind::Turned, seat))
            return "a token is turned in the family variant";
        if (state.round() < pageCount && !state.empty(ZoneKind::Turned, seat))
            return "a token is turned before The End";
        for (const kit::Card token : state.cards(ZoneKind::Turned, seat))
            if (numberOn(token.face) > 0) {
                coveredCount += (token.mark & covered) != 0 ? 1 : 0;
                doubledCount += (token.mark & doubled) != 0 ? 1 : 0;
            }
    }
    return coveredCount > 1 || doubledCount > 1 ? "too many tokens covered or doubled" : "";
}

/// Checks that the cards in front of a seat fit the phase.
std::string brokenSeat(const State& state, kit::Seat seat) {
    const auto size = [&](ZoneKind kind) { return state.size(kind, seat); };
    const bool away = seat >= state.seats();
    if (away && size(ZoneKind::Hand) + size(ZoneKind::Sealed) + size(ZoneKind::Tokens) +
                        size(ZoneKind::Turned) + size(ZoneKind::Slip) + size(ZoneKind::Seal) >
                    0)
        return "something lies before a seat that is not taken";
    const bool piled = state.phase() == Phase::Shuffle || state.phase() == Phase::Choose;
    if (size(ZoneKind::Slip) > (piled ? bannersOf(state).size() : 0))
        return "a slip at the wrong time";
    if ((size(ZoneKind::Seal) == 1) != (size(ZoneKind::Sealed) > 0) || size(ZoneKind::Seal) > 1)
        return "a seal without a card, or a card without a seal";
    if (size(ZoneKind::Sealed) > 0 && (state.phase() != Phase::Play || state.isDue(seat)))
        return "a sealed card at the wrong time"; // SL-27
    for (const kit::Card slip : state.cards(ZoneKind::Slip, seat))
        if (state.indexOf(zoneOf(ZoneKind::Mix), slip.face) < 0 &&
            state.indexOf(zoneOf(ZoneKind::Mix, 1), slip.face) < 0 &&
            state.indexOf(zoneOf(ZoneKind::Pile), slip.face) < 0 &&
            state.indexOf(zoneOf(ZoneKind::Pile, 1), slip.face) < 0)
            return "a slip for a card that lies in no pile";
    return {};
}

} // namespace

std::string Rules::brokenInvariant(const State& state) {
    for (const auto& check : {brokenCards, brokenTale, brokenTokens})
        if (std::string broken = check(state); !broken.empty())
            return broken;
    for (kit::Seat seat = 0; seat < mostSeats; ++seat) {
        if (std::string broken = brokenSeat(state, seat); !broken.empty())
            return broken;
        if (std::string broken = brokenHand(state, seat); !broken.empty())
            return broken;
    }
    return {};
}

} // namespace taletop::storyline
