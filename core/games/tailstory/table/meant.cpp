// SPDX-License-Identifier: MIT
// Finds the moves meant by touches that make no legal move.
#include "core/contract/touched.h"
#include "core/games/tailstory/rules/turn.h"
#include "core/games/tailstory/table/table.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace taletop::tailstory {

namespace {

using Kind = Move::Kind;
using Pick = scene::Pick;
using Meant = std::optional<Move>;

bool isButton(const Pick& pick, std::string_view key) {
    return pick.kind == Pick::Kind::Button && key == pick.key;
}

std::uint8_t bitOf(int seat) { return static_cast<std::uint8_t>(kit::bitOf(seat)); }

/// The move meant by aiming a thing at a seat.
Meant aimed(const State& view, kit::Seat seat, const Pick& thing, int target) {
    if (target < 0 || target >= view.seats())
        return {};
    const std::uint8_t face = contract::touchedCard(view, thing).face;
    if (thing.kind == Pick::Kind::Card && thing.zone == zoneOf(ZoneKind::Hand, seat) && isEvent(face))
        return Move{.kind = Kind::Play, .card = face, .targets = bitOf(target)};
    if (isButton(thing, "swap"))
        return Move{.kind = Kind::Swap, .targets = bitOf(target)};
    if (isButton(thing, "ability"))
        return Move{.kind = Kind::Ability, .targets = bitOf(target)};
    return {};
}

/// Does the step ask for cards, one after another?
bool picks(Step step) {
    constexpr std::array picking{Step::Discard,    Step::PutBack, Step::Achieve, Step::EndDiscard,
                                 Step::Emergency,  Step::Bury,    Step::Recycle, Step::SwapOwn,
                                 Step::SwapTheirs, Step::KeepDug, Step::Bonus};
    return std::ranges::find(picking, step) != picking.end();
}

Meant cardMove(const State& view, kit::Seat seat, std::span<const Pick> touched) {
    const Pick& thing = touched.back();
    const std::uint8_t face = contract::touchedCard(view, thing).face;
    if (!isEvent(face) && !isCharacter(face))
        return {};
    const ZoneKind zone = zones.kindOf(thing.zone);
    if (zone == ZoneKind::CharacterRow)
        return Move{.kind = Kind::Choose, .card = face};
    const bool asked = Rules::pending(view).seats.contains(seat);
    if (asked && picks(view.step()))
        return Move{.kind = Kind::Pick, .card = face};
    if (!isEvent(face))
        return {};
    if (zone == ZoneKind::Discard)
        return isButton(touched.front(), "ability") ? Meant(Move{.kind = Kind::Ability, .card = face})
                                                    : Meant();
    if (asked && view.step() == Step::Window)
        return Move{.kind = Kind::Stop, .card = face, .number = chainLength(view)};
    return Move{.kind = Kind::Play, .card = face};
}

/// The move of a button whose key is not the text of its move.
Meant buttonMove(const State& view, kit::Seat seat, std::string_view key) {
    constexpr std::string_view number = "number-";
    if (key == "swap") // any other player can be the target
        return Move{.kind = Kind::Swap, .targets = bitOf(seat == 0 ? 1 : 0)};
    if (key == "pass")
        return Move{.kind = Kind::Pass, .number = std::max(std::uint8_t{1}, chainLength(view))};
    if (key.starts_with(number) && key.size() == number.size() + 1)
        return Move{.kind = Kind::Number, .number = static_cast<std::uint8_t>(key.back() - '0')};
    return {};
}

} // namespace

Meant Shown::meant(const State& view, kit::Seat seat, std::span<const Pick> touched) {
    const Pick& thing = touched.back();
    if (thing.kind == Pick::Kind::Button)
        return buttonMove(view, seat, thing.key);
    if (thing.kind == Pick::Kind::Card)
        return cardMove(view, seat, touched);
    if (touched.size() < 2)
        return {};
    if (thing.kind == Pick::Kind::Seat)
        return aimed(view, seat, touched.front(), thing.index);
    return cardMove(view, seat, touched.first(1)); // the target does not matter here
}

} // namespace taletop::tailstory
