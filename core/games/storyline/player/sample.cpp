// SPDX-License-Identifier: MIT
// Draws a random full state that fits a seat's view (SL-40): fills in everything hidden from the unseen
// cards.
#include "core/games/storyline/player/player.h"
#include "core/games/storyline/rules/rules.h"
#include "core/kit/at.h"

namespace taletop::storyline {

namespace {

using Faces = kit::FixedVector<std::uint8_t, placeCount>;

class Guess {
public:
    Guess(const State& view, kit::Rng& rng) : m_state(view), m_table(m_state.ref()) {
        std::array<int, faceCount> seen{};
        for (kit::Zone zone = 0; zone < zones.size(); ++zone)
            if (zone < zoneOf(ZoneKind::Slip) || zone >= zoneOf(ZoneKind::Seal))
                for (const kit::Card card : view.cards(zone))
                    ++seen[card.face];
        for (int face = firstStory; face < firstToken; ++face)
            if (kit::at(seen, face) == 0)
                unseen(categoryOf(face)).push_back(kit::cardNumber(face));
        for (std::size_t kind = 0; kind < tokenKinds; ++kind)
            for (int copy = seen[firstToken + kind]; copy < tokenCopies[kind]; ++copy)
                m_tokens.push_back(kit::cardNumber(firstToken + kind));
        for (Faces& faces : m_stories)
            kit::shuffle(faces, rng);
        kit::shuffle(m_tokens, rng);
    }

    State drawn() {
        fillPiles();
        for (kit::Seat seat = 0; seat < m_state.seats(); ++seat)
            fillSeat(seat);
        for (int category = 0; category < categoryCount; ++category)
            fill(zoneOf(ZoneKind::StoryDeck, category), kit::at(m_stories, category));
        fill(zoneOf(ZoneKind::Pool), m_tokens);
        fillNarratorDeck();
        return m_state;
    }

private:
    Faces& unseen(Category category) { return kit::at(m_stories, category); }

    void fill(kit::Zone zone, Faces& from) { kit::turnUp(m_table.zone(zone), from); }

    /// Fills the cards to be shuffled; the seat knows its own among them from its slips. Then fills
    /// everyone's slips.
    void fillPiles() {
        const auto banners = bannersOf(m_state);
        for (int banner = 0; banner < std::ssize(banners); ++banner) {
            const auto mix = m_table.zone(zoneOf(ZoneKind::Mix, banner));
            const Category category = kit::at(banners, banner);
            const std::uint8_t own = ownSlip(category);
            if (!mix.empty() && own != 0) {
                mix[0].face = own;
                auto& left = unseen(category);
                *std::ranges::find(left, own) = left.back();
                left.pop_back();
            }
            fill(zoneOf(ZoneKind::Mix, banner), unseen(category));
            std::ranges::sort(mix, {}, &kit::Card::face); // SL-28
            fillSlips(banner, own);
        }
    }
    std::uint8_t ownSlip(Category category) {
        for (kit::Seat seat = 0; seat < m_state.seats(); ++seat)
            for (const kit::Card slip : m_state.cards(ZoneKind::Slip, seat))
                if (isStory(slip.face) && categoryOf(slip.face) == category)
                    return slip.face;
        return 0;
    }
    /// Slips are in banner order. Which of the others' cards belongs to whom is a guess.
    void fillSlips(int banner, int own) {
        Faces others;
        for (const ZoneKind kind : {ZoneKind::Mix, ZoneKind::Pile})
            for (const kit::Card card : m_state.cards(kind, banner))
                if (card.face != own)
                    others.push_back(card.face);
        for (kit::Seat seat = 0; seat < m_state.seats(); ++seat) {
            const auto slips = m_table.zone(zoneOf(ZoneKind::Slip, seat));
            if (banner < std::ssize(slips) && kit::at(slips, banner).face == kit::unknownFace)
                kit::at(slips, banner).face = others.takeLast();
        }
    }

    void fillSeat(kit::Seat seat) {
        const auto banners = bannersOf(m_state);
        const auto sealed = m_table.zone(zoneOf(ZoneKind::Sealed, seat));
        for (std::size_t i = 0; i < sealed.size(); ++i)
            if (sealed[i].face == kit::unknownFace)
                sealed[i].face = unseen(banners[i]).takeLast();
        fill(zoneOf(ZoneKind::Tokens, seat), m_tokens);
        const auto hand = m_table.zone(zoneOf(ZoneKind::Hand, seat));
        if (hand.empty() || hand[0].face != kit::unknownFace)
            return;
        // SL-37: a hand has one card of each category, and the cards just drawn.
        std::size_t drawn = hand.size() - categoryCount;
        std::size_t at = 0;
        for (const Category category : storyCategories) {
            hand[at++].face = unseen(category).takeLast();
            if (drawn > 0 && std::ranges::find(banners, category) != banners.end()) {
                hand[at++].face = unseen(category).takeLast();
                --drawn;
            }
        }
    }

    /// SL-15: fills the narrator deck in its fixed order, although no player sees it.
    void fillNarratorDeck() {
        const auto deck = m_table.zone(zoneOf(ZoneKind::NarratorDeck));
        int number = pageCount;
        for (kit::Card& card : deck)
            card.face = pageFace(m_state.number(Number::Deck), number--);
    }

    State m_state;
    kit::TableRef m_table;
    std::array<Faces, categoryCount> m_stories;
    Faces m_tokens;
};

} // namespace

// SL-36: everyone saw the cards that went under the decks, including their own, but not their order. Nobody
// knows who draws them later (SL-40).
kit::Pile Player::pileOf(kit::Zone zone) {
    return zones.kindOf(zone) == ZoneKind::StoryDeck ? kit::Pile::Shoe : kit::Pile::Forgotten;
}

State Player::sample(const State& view, kit::Seat, kit::Rng& rng) { return Guess(view, rng).drawn(); }

} // namespace taletop::storyline
