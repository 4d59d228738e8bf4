// SPDX-License-Identifier: MIT
// The only test of legality: the first reason why a move is not allowed.
#include "core/games/storyline/rules/refusals.h"
#include "core/games/storyline/rules/rules.h"
#include "core/kit/at.h"

namespace taletop::storyline {

namespace {

using Why = std::optional<kit::Refusal>;

std::size_t cardsOf(const Move& move) {
    return (move.cards[0] != 0 ? 1U : 0U) + (move.cards[1] != 0 ? 1U : 0U);
}

/// The banners on the page that the seat has cards for; SL-24 explains why some may be missing.
kit::FixedVector<Category, mostBannersOnPage> servable(const State& view, kit::Seat seat) {
    kit::FixedVector<Category, mostBannersOnPage> found;
    const auto hand = view.cards(ZoneKind::Hand, seat);
    for (const Category category : bannersOf(view))
        if (std::ranges::any_of(hand, [&](kit::Card card) {
                return isStory(card.face) && categoryOf(card.face) == category;
            }))
            found.push_back(category);
    return found;
}

/// Are these the right cards (SL-21, SL-25, SL-41)?
Why whyNotTheseCards(const State& view, kit::Seat seat, const Move& move) {
    const auto banners = bannersOf(view);
    const std::size_t count = cardsOf(move);
    if (count == 0)
        return refusal(RefusalCode::MustPlay);
    if (count > banners.size())
        return refusal(RefusalCode::TooManyCards);
    const auto wanted = servable(view, seat);
    bool fits = count == wanted.size();
    for (std::size_t i = 0; i < count; ++i) {
        const int face = move.cards[i];
        if (view.indexOf(zoneOf(ZoneKind::Hand, seat), face) < 0)
            return refusal(RefusalCode::NotInHand, face);
        const Category category = categoryOf(face);
        if (std::ranges::find(banners, category) == banners.end())
            return refusal(RefusalCode::WrongCategory, face, banners[i]);
        fits = fits && category == wanted[i];
    }
    if (!fits)
        return refusal(RefusalCode::OneOfEach, banners.front(), banners.back());
    return std::nullopt;
}

Why whyNotPlay(const State& view, kit::Seat seat, const Move& move) {
    if (view.phase() != Phase::Play)
        return refusal(RefusalCode::NotPlayingStep);
    if (seat == narratorOf(view))
        return refusal(RefusalCode::NarratorPlaysNot);
    if (!view.empty(ZoneKind::Sealed, seat))
        return refusal(RefusalCode::AlreadyPlayed);
    if (!view.isDue(seat))
        return refusal(RefusalCode::PassedOver);
    return whyNotTheseCards(view, seat, move);
}

Why whyNotChoose(const State& view, kit::Seat seat, const Move& move) {
    if (seat != narratorOf(view))
        return refusal(RefusalCode::OnlyTheNarrator);
    if (view.phase() == Phase::Play)
        return refusal(RefusalCode::NotAllHavePlayed);
    if (view.phase() != Phase::Choose)
        return refusal(RefusalCode::NotChoosingStep);
    const std::size_t count = cardsOf(move);
    if (count == 0)
        return refusal(RefusalCode::MustChoose);
    kit::FixedVector<int, mostBannersOnPage> piles;
    for (int i = 0; i < mostBannersOnPage; ++i)
        if (!view.empty(ZoneKind::Pile, i))
            piles.push_back(i);
    for (std::size_t i = 0; i < count && i < piles.size(); ++i)
        if (view.indexOf(zoneOf(ZoneKind::Pile, piles[i]), move.cards[i]) < 0)
            return piles.size() == 1 ? refusal(RefusalCode::NotInPile, move.cards[i])
                                     : refusal(RefusalCode::NotInThatPile, move.cards[i],
                                               kit::at(bannersOf(view), piles[i]));
    return count == piles.size() ? std::nullopt : Why(refusal(RefusalCode::OneOfEachPile));
}

/// The reason why the seat cannot resolve tokens now.
Why whyNotResolve(const State& view, kit::Seat seat) {
    if (view.family())
        return refusal(RefusalCode::FamilyVariant);
    if (view.phase() == Phase::Over)
        return refusal(RefusalCode::GameOver);
    if (view.resolving() < 0)
        return refusal(RefusalCode::TokensClosed);
    if (view.resolving() != seat)
        return refusal(RefusalCode::NotResolving);
    return std::nullopt;
}

Why whyNotEffect(const State& view, kit::Seat seat, int face) {
    if (face == faceOf(Token::Rose))
        return refusal(RefusalCode::RoseWaits);
    if (!isToken(face) || numberOn(face) > 0)
        return refusal(RefusalCode::NoEffect, face);
    const kit::Zone turned = zoneOf(ZoneKind::Turned, seat);
    const int index = view.indexOf(turned, face);
    if (index < 0)
        return refusal(RefusalCode::NotYourToken, face);
    if (!isOpen(kit::at(view.cards(turned), index)))
        return refusal(RefusalCode::AlreadyResolved, face);
    if (view.phase() == Phase::Cover)
        return refusal(RefusalCode::GraveFirst);
    return view.phase() == Phase::Effect ? std::nullopt : Why(refusal(RefusalCode::NotResolving));
}

Why whyNotCover(const State& view, kit::Seat seat, int token) {
    if (view.phase() != Phase::Cover)
        return refusal(RefusalCode::NotTheGrave);
    if (token == 0)
        return refusal(RefusalCode::CoverSomething);
    const auto tokens = view.cards(ZoneKind::Turned, seat);
    if (token > std::ssize(tokens))
        return refusal(RefusalCode::NotYours);
    const int face = kit::at(tokens, token - 1).face;
    return numberOn(face) > 0 ? std::nullopt : Why(refusal(RefusalCode::ShowsNoNumber, face));
}

} // namespace

std::optional<kit::Refusal> Rules::whyNot(const State& view, kit::Seat seat, const Move& move) {
    if (seat < 0 || seat >= view.seats()) // SL-40: each seat acts for itself
        return refusal(RefusalCode::NoSuchSeat);
    const bool atTheEnd = move.kind == Move::Kind::Effect || move.kind == Move::Kind::Cover;
    if (atTheEnd) {
        if (const Why why = whyNotResolve(view, seat))
            return why;
        return move.kind == Move::Kind::Effect ? whyNotEffect(view, seat, move.cards[0])
                                               : whyNotCover(view, seat, move.token);
    }
    if (view.round() == pageCount) // SL-18: nothing is played on the last page
        return refusal(RefusalCode::GameOver);
    return move.kind == Move::Kind::Play ? whyNotPlay(view, seat, move) : whyNotChoose(view, seat, move);
}

} // namespace taletop::storyline
