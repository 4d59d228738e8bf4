// SPDX-License-Identifier: MIT
// The whole state of a game: cards in zones and public numbers, in one flat, comparable value. Games store
// nothing elsewhere, so visibility and facts cover everything.
#pragma once

#include "core/kit/card.h"
#include "core/kit/fact.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace taletop::kit {

/// A reference to a table of any size; made by Table::ref().
struct TableRef {
    std::span<Card> cards;          ///< all places, zone by zone; unused ones are Card{}
    std::span<std::uint8_t> starts; ///< zone z has cards[starts[z]] to cards[starts[z + 1] - 1]
    std::span<std::int16_t> scalars;

    [[nodiscard]] Zone zoneCount() const { return cardNumber(static_cast<int>(starts.size()) - 1); }
    [[nodiscard]] std::span<Card> zone(PlaceNumber auto zone) const {
        const auto z = static_cast<std::size_t>(zone);
        return cards.subspan(starts[z], starts[z + 1] - std::size_t{starts[z]});
    }
};

/// Gives each card with an unknown face one of `faces`, taken from the end.
template <class Faces>
void turnUp(std::span<Card> cards, Faces& faces) {
    for (Card& card : cards)
        if (card.face == unknownFace)
            card.face = faces.takeLast();
}

/// Puts `card` into `zone` before place `index`; the table must have a free place.
void insertCard(TableRef table, Zone zone, std::size_t index, Card card);
/// Removes the card at place `index` from `zone` and returns it.
Card takeCard(TableRef table, Zone zone, std::size_t index);

/// `Zones` zones with at most `Places` cards (255 at most), and `Scalars` public numbers. Games derive their
/// State from it without adding a field; the contract checks that.
template <std::size_t Zones, std::size_t Places, std::size_t Scalars>
class Table {
    static_assert(Places <= 255 && Zones <= 254);

public:
    static constexpr std::size_t zoneCount = Zones;

    [[nodiscard]] std::size_t size(Zone zone) const {
        return m_starts[zone + 1U] - std::size_t{m_starts[zone]};
    }
    /// The size of a zone as an int.
    [[nodiscard]] int count(Zone zone) const { return m_starts[zone + 1U] - m_starts[zone]; }
    [[nodiscard]] bool empty(Zone zone) const { return size(zone) == 0; }
    [[nodiscard]] std::span<const Card> cards(Zone zone) const {
        return {m_cards.data() + m_starts[zone], size(zone)};
    }
    [[nodiscard]] int scalar(std::uint8_t key) const { return m_scalars[key]; }

    // ---- Changes; each is recorded as a fact.

    void set(std::uint8_t key, int value, Facts& facts) {
        if (m_scalars[key] == value)
            return;
        m_scalars[key] = Argument(value);
        facts.record({.kind = Fact::Kind::Scalar, .key = key, .value = m_scalars[key]});
    }
    void add(Zone zone, Card card, Facts& facts) {
        const std::size_t index = size(zone);
        insert(zone, index, card);
        if (facts.wanted())
            facts.record({.kind = Fact::Kind::Add, .to = zone, .toIndex = place(index), .card = card});
    }
    void remove(Zone zone, std::size_t index, Facts& facts) {
        const Card card = take(zone, index);
        if (facts.wanted())
            facts.record({.kind = Fact::Kind::Remove, .from = zone, .fromIndex = place(index), .card = card});
    }
    /// Moves a card before place `toIndex` of zone `to` (counted after it has left `from`) and sets its mark
    /// to `mark`.
    void move(Zone from, std::size_t fromIndex, Zone to, std::size_t toIndex, int mark, Facts& facts) {
        Card card = take(from, fromIndex);
        card.mark = cardNumber(mark);
        insert(to, toIndex, card);
        if (facts.wanted())
            facts.record({.kind = Fact::Kind::Move,
                          .from = from,
                          .to = to,
                          .fromIndex = place(fromIndex),
                          .toIndex = place(toIndex),
                          .card = card});
    }
    /// Moves a card to the end of zone `to`.
    void moveToEnd(Zone from, std::size_t fromIndex, Zone to, int mark, Facts& facts) {
        move(from, fromIndex, to, from == to ? size(to) - 1 : size(to), mark, facts);
    }
    void setMark(Zone zone, std::size_t index, int mark, Facts& facts) {
        assert(index < size(zone));
        Card& card = m_cards[m_starts[zone] + index];
        if (card.mark == mark)
            return;
        card.mark = cardNumber(mark);
        if (facts.wanted())
            facts.record({.kind = Fact::Kind::Mark, .to = zone, .toIndex = place(index), .card = card});
    }
    /// Reorders the cards of a zone that nobody sees: place i gets the card that was at order[i].
    void reorder(Zone zone, std::span<const std::uint8_t> order, Facts& facts) {
        assert(order.size() == size(zone));
        std::array<Card, Places> old;
        Card* cards = m_cards.data() + m_starts[zone];
        std::copy_n(cards, order.size(), old.begin());
        for (std::size_t i = 0; i < order.size(); ++i)
            cards[i] = old[order[i]];
        facts.record({.kind = Fact::Kind::Shuffle, .to = zone});
    }

    [[nodiscard]] TableRef ref() {
        return {m_cards, std::span(m_starts).first(Zones + 1), std::span(m_scalars).first(Scalars)};
    }

    friend bool operator==(const Table&, const Table&) = default;

private:
    // One byte for each start, rounded up to an even number so that the value has no padding.
    static constexpr std::size_t startBytes = (Zones + 2) / 2 * 2;

    static std::uint8_t place(std::size_t index) { return static_cast<std::uint8_t>(index); }

    void insert(Zone zone, std::size_t index, Card card) {
        assert(index <= size(zone));
        const std::size_t used = m_starts[Zones];
        assert(used < Places);
        const std::size_t at = m_starts[zone] + index;
        std::copy_backward(m_cards.begin() + at, m_cards.begin() + used, m_cards.begin() + used + 1);
        m_cards[at] = card;
        for (std::size_t z = zone + 1U; z <= Zones; ++z)
            ++m_starts[z];
    }
    Card take(Zone zone, std::size_t index) {
        assert(index < size(zone));
        const std::size_t used = m_starts[Zones];
        const std::size_t at = m_starts[zone] + index;
        const Card card = m_cards[at];
        std::copy(m_cards.begin() + at + 1, m_cards.begin() + used, m_cards.begin() + at);
        m_cards[used - 1] = Card{};
        for (std::size_t z = zone + 1U; z <= Zones; ++z)
            --m_starts[z];
        return card;
    }

    std::array<Card, Places> m_cards{};
    std::array<std::uint8_t, startBytes> m_starts{};
    std::array<std::int16_t, Scalars> m_scalars{};
};

} // namespace taletop::kit
