// SPDX-License-Identifier: MIT
// The texts of refusals, cards and the log.
#include "core/games/_template/words/words.h"

#include "core/games/_template/words/log.inc"
#include "core/games/_template/words/phrases.h"

namespace taletop::templategame {

kit::Text Words::refusalText(const kit::Refusal& refusal) {
    return text(refusals[refusal.code].source).number(refusal.arguments[0]).number(refusal.arguments[1]);
}

scene::CardText Words::cardText(int face) {
    if (face == kit::unknownFace)
        return {.name = text(TALETOP_TEXT("template", "A card face down")), .rules = {}};
    return {.name = text(TALETOP_TEXT("template", "The %1")).number(face),
            .rules = {{text(TALETOP_TEXT("template", "The highest card takes the round.")), 5}}};
}

kit::Text Words::moveTitle(const Move& move) {
    switch (move.kind) {
    case Move::Kind::Lay:
        return text(TALETOP_TEXT("template", "Lay the %1")).number(move.face);
    case Move::Kind::Answer:
        return text(TALETOP_TEXT("template", "Answer with the %1")).number(move.face);
    case Move::Kind::Pass:
        return text(TALETOP_TEXT("template", "Pass"));
    case Move::Kind::Store:
        return text(TALETOP_TEXT("template", "Store the %1")).number(move.face);
    case Move::Kind::Done:
        return text(TALETOP_TEXT("template", "Done"));
    }
    return {};
}

kit::Text Words::zoneTitle(ZoneKind kind) {
    switch (kind) {
    case ZoneKind::Deck:
        return text(TALETOP_TEXT("template", "Deck"));
    case ZoneKind::Discard:
        return text(TALETOP_TEXT("template", "Discard pile"));
    case ZoneKind::Hand:
        return text(TALETOP_TEXT("template", "Hand"));
    case ZoneKind::Sealed:
        return text(TALETOP_TEXT("template", "Laid"));
    case ZoneKind::Open:
        return text(TALETOP_TEXT("template", "Turned up"));
    case ZoneKind::Store:
        return text(TALETOP_TEXT("template", "Store"));
    case ZoneKind::Won:
        return text(TALETOP_TEXT("template", "Won"));
    }
    return {};
}

static_assert(prose::log.size() == static_cast<std::size_t>(Note::Takes) + 1);

kit::Text Words::factText(const kit::Fact& fact) {
    const bool fromHand = fact.from >= zoneOf(ZoneKind::Hand) && fact.from < zoneOf(ZoneKind::Sealed);
    if (fact.kind == kit::Fact::Kind::Shuffle)
        return text(TALETOP_TEXT("template", "The deck is shuffled."));
    if (fact.kind == kit::Fact::Kind::Move && fromHand) {
        const auto seat = static_cast<kit::Seat>(fact.from - zoneOf(ZoneKind::Hand));
        if (fact.card.face == kit::unknownFace)
            return text(TALETOP_TEXT("template", "%1 lays a card face down.")).seat(seat);
        return (fact.to >= zoneOf(ZoneKind::Store)
                    ? text(TALETOP_TEXT("template", "%1 stores the %2."))
                    : text(TALETOP_TEXT("template", "%1 lays the %2 face down.")))
            .seat(seat)
            .number(fact.card.face);
    }
    return logText(prose::log, fact);
}

} // namespace taletop::templategame
