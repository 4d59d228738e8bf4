// SPDX-License-Identifier: MIT
#include "core/kit/view.h"

namespace taletop::kit {

namespace {

/// The index of a card in a view. In a zone that shows only its count, all cards look alike, so it is the
/// last.
std::size_t seenIndex(TableRef view, Zone zone, std::size_t index, Visibility visibility) {
    return visibility == Visibility::Count ? view.zone(zone).size() - 1 : index;
}

std::size_t seenEnd(TableRef view, Zone zone, std::size_t index, Visibility visibility) {
    return visibility == Visibility::Count ? view.zone(zone).size() : index;
}

Card seenCard(Card card, Visibility visibility) { return visibility == Visibility::Face ? card : Card{}; }

} // namespace

void blank(TableRef table, ZoneVisibility visibility) {
    for (Zone zone = table.zoneCount(); zone-- > 0;) {
        const auto seen = visibility[zone];
        if (seen == Visibility::Face)
            continue;
        for (Card& card : table.zone(zone))
            card = Card{};
        if (seen == Visibility::Nothing)
            while (!table.zone(zone).empty())
                takeCard(table, zone, 0);
    }
}

std::optional<Fact> redact(const Fact& fact, ZoneVisibility visibility) {
    using Kind = Fact::Kind;
    Fact seen = fact;
    const auto from = visibility[fact.from];
    const auto to = visibility[fact.to];
    const auto hideIndex = [](Visibility zone, std::uint8_t& index) {
        if (zone <= Visibility::Count)
            index = 0;
    };
    switch (fact.kind) {
    case Kind::Scalar:
    case Kind::Note:
        return seen;
    case Kind::Shuffle:
        return to == Visibility::Nothing ? std::nullopt : std::optional(seen);
    case Kind::Mark:
        return to == Visibility::Face ? std::optional(seen) : std::nullopt;
    case Kind::Add:
    case Kind::Remove: {
        const auto zone = fact.kind == Kind::Add ? to : from;
        if (zone == Visibility::Nothing)
            return std::nullopt;
        hideIndex(zone, fact.kind == Kind::Add ? seen.toIndex : seen.fromIndex);
        seen.card = seenCard(fact.card, zone);
        return seen;
    }
    case Kind::Move:
        break;
    }
    if (from == Visibility::Nothing && to == Visibility::Nothing)
        return std::nullopt;
    if (from == Visibility::Nothing) {
        seen.kind = Kind::Add;
        seen.from = 0;
        seen.fromIndex = 0;
    } else if (to == Visibility::Nothing) {
        seen.kind = Kind::Remove;
        seen.to = 0;
        seen.toIndex = 0;
    }
    hideIndex(from, seen.fromIndex);
    hideIndex(to, seen.toIndex);
    if (from != Visibility::Face && to != Visibility::Face)
        seen.card = Card{};
    return seen;
}

void replay(TableRef view, const Fact& fact, ZoneVisibility visibility) {
    using Kind = Fact::Kind;
    const auto take = [&] {
        takeCard(view, fact.from, seenIndex(view, fact.from, fact.fromIndex, visibility[fact.from]));
    };
    const auto put = [&] {
        const auto seen = visibility[fact.to];
        insertCard(view, fact.to, seenEnd(view, fact.to, fact.toIndex, seen), seenCard(fact.card, seen));
    };
    switch (fact.kind) {
    case Kind::Move:
        take();
        put();
        break;
    case Kind::Add:
        put();
        break;
    case Kind::Remove:
        take();
        break;
    case Kind::Mark:
        view.zone(fact.to)[fact.toIndex] = fact.card;
        break;
    case Kind::Scalar:
        view.scalars[fact.key] = fact.value;
        break;
    case Kind::Shuffle:
    case Kind::Note:
        break;
    }
}

} // namespace taletop::kit
