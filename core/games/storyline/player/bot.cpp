// SPDX-License-Identifier: MIT
// A casual player and its advice: cards that fit the page, by the moods in the deck data.
#include "core/games/storyline/player/player.h"
#include "core/games/storyline/rules/rules.h"
#include "core/kit/at.h"

#include <algorithm>
#include <array>
#include <bit>

namespace taletop::storyline {

namespace {

using Kind = Move::Kind;

/// The moods in the order of their bits (moodsOf).
constexpr std::array moodWords{TALETOP_TEXT("storyline", "gloomy"), TALETOP_TEXT("storyline", "silly"),
                               TALETOP_TEXT("storyline", "wild"),   TALETOP_TEXT("storyline", "grand"),
                               TALETOP_TEXT("storyline", "homely"), TALETOP_TEXT("storyline", "noisy"),
                               TALETOP_TEXT("storyline", "sly"),    TALETOP_TEXT("storyline", "watery")};

/// The moods that a card shares with the page in play.
unsigned pageMoods(const State& view, int face) {
    const auto pages = view.cards(ZoneKind::Pages);
    return pages.empty() ? 0U : moodsOf(face) & pageOf(pages.back().face).moods;
}

/// The moods that a card shares with the card chosen last.
unsigned taleMoods(const State& view, int face) {
    const auto tale = view.cards(ZoneKind::Tale);
    return tale.empty() ? 0U : moodsOf(face) & moodsOf(tale.back().face);
}

/// The fit of a card to the page in play and, to a lesser degree, to the card chosen last.
int fitOf(const State& view, int face) {
    return 2 * std::popcount(pageMoods(view, face)) + std::popcount(taleMoods(view, face));
}

/// SL-66: resolves the Hat first if there is a number for the Grave to cover, otherwise the Grave.
int worthOfEffect(const State& view, kit::Seat seat, int face) {
    const bool numbers = std::ranges::any_of(view.cards(ZoneKind::Turned, seat), [](const kit::Card& token) {
        return numberOn(token.face) > 0 && (token.mark & covered) == 0; // the Bones have no number, whatever
                                                                        // they score
    });
    if (face == faceOf(Token::Hat))
        return numbers ? 3 : 1;
    return face == faceOf(Token::Grave) ? 2 : 0;
}

int worthOf(const State& view, kit::Seat seat, const Move& move) {
    switch (move.kind) {
    case Kind::Cover:
        return -pointsOf(view.cards(ZoneKind::Turned, seat)[move.token - 1U]);
    case Kind::Effect:
        return worthOfEffect(view, seat, move.cards[0]);
    case Kind::Play:
    case Kind::Choose:
        break;
    }
    int sum = 0;
    for (const std::uint8_t face : move.cards)
        sum += face == 0 ? 0 : fitOf(view, face);
    return sum;
}

/// The moves with the highest worth, in candidate order.
MoveList bestMoves(const State& view, kit::Seat seat) {
    MoveList best;
    int most = 0;
    for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
        const int worth = worthOf(view, seat, move);
        if (best.empty() || worth > most) {
            best.clear();
            most = worth;
        }
        if (worth == most)
            best.push_back(move);
    }
    return best;
}

/// The card of a move; of two cards, the one that fits the page better.
int fittingCard(const State& view, const Move& move) {
    int best = move.cards[0];
    for (const std::uint8_t face : move.cards)
        if (face != 0 && fitOf(view, face) > fitOf(view, best))
            best = face;
    return best;
}

/// Names a mood that the card shares with the page or, failing that, with the card before it.
kit::Text fitText(const State& view, const Move& move) {
    const int face = fittingCard(view, move);
    const char* title = kit::at(titles(), face);
    if (fitOf(view, face) == 0)
        return text(TALETOP_TEXT("storyline",
                                 "Nothing here calls for a special card, so %1 fits as well as any."))
            .word(title);
    const unsigned page = pageMoods(view, face);
    const char* source =
        page == 0 ? TALETOP_TEXT("storyline", "%1 follows on well from the last card, because both are %2.")
        : move.kind == Kind::Play
            ? TALETOP_TEXT("storyline", "%1 and this page are both %2, so it may please the Narrator.")
            : TALETOP_TEXT("storyline", "%1 goes well with this page, because both are %2.");
    const unsigned shared = page != 0 ? page : taleMoods(view, face);
    return text(source).word(title).word(kit::at(moodWords, std::countr_zero(shared)));
}

kit::Text sentenceFor(const State& view, const Move& move) {
    switch (move.kind) {
    case Kind::Play:
    case Kind::Choose:
        return fitText(view, move);
    case Kind::Cover:
        return text(TALETOP_TEXT("storyline", "The Grave costs you least on your lowest number."));
    case Kind::Effect:
        break;
    }
    if (move.cards[0] == faceOf(Token::Hat))
        return text(
            TALETOP_TEXT("storyline", "After the Hat, the Grave has one more number to choose from."));
    if (move.cards[0] == faceOf(Token::Grave))
        return text(TALETOP_TEXT("storyline", "Without a number, the Grave costs you nothing."));
    return text(TALETOP_TEXT("storyline", "It makes no difference when you flip the Bones."));
}

/// The ledger entry that the reason rests on.
int entryFor(const Move& move) {
    switch (move.kind) {
    case Kind::Play:
        return 25;
    case Kind::Choose:
        return 30;
    case Kind::Cover:
        return 61;
    case Kind::Effect:
        break;
    }
    return 66;
}

} // namespace

Move Player::casualMove(const State& view, kit::Seat seat, kit::Rng& rng) {
    // Sometimes picks at random, because tales would be dull if all bots agreed.
    const bool whim = view.phase() <= Phase::Choose && rng.below(5) == 0;
    const MoveList moves = whim ? contract::legalMoves<Rules>(view, seat) : bestMoves(view, seat);
    return moves[rng.below(moves.size())];
}

contract::AdviceList<Move> Player::advise(const State& view, kit::Seat seat) {
    contract::AdviceList<Move> list;
    for (const Move& move : bestMoves(view, seat)) {
        if (list.size() < contract::maxAdvice)
            list.push_back({move, sentenceFor(view, move), entryFor(move)});
        const bool cards = move.kind == Kind::Play || move.kind == Kind::Choose;
        if (cards && worthOf(view, seat, move) == 0)
            break; // one suggestion is enough if no card stands out
    }
    return list;
}

contract::Reason Player::reasonFor(const State& view, kit::Seat seat, std::span<const Move> steps, bool) {
    const Move& move = steps[0];
    const bool cards = move.kind == Kind::Play || move.kind == Kind::Choose;
    const int worth = worthOf(view, seat, move);
    const bool most = worth == worthOf(view, seat, bestMoves(view, seat)[0]);
    // Sentences such as "comes first" or "stands out" are true only of the move that looks best.
    if (most || (cards && worth > 0))
        return {sentenceFor(view, move), entryFor(move)};
    if (!cards)
        return {};
    return {text(TALETOP_TEXT("storyline", "%1 has little in common with this page."))
                .word(kit::at(titles(), move.cards[0])),
            entryFor(move)};
}

} // namespace taletop::storyline
