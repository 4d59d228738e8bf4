// SPDX-License-Identifier: MIT
// Small tables with random operations, for tests of the properties of tables and views.
#pragma once

#include "core/kit/table.h"

#include <rapidcheck.h>

#include <numeric>
#include <tuple>
#include <vector>

namespace taletop::kit {

using SmallTable = Table<5, 12, 3>;

/// The kind, zone, place, other zone, other place, face and mark of an operation. stepOf() makes them valid.
using Operation = std::tuple<std::uint8_t, std::uint8_t, std::uint8_t, std::uint8_t, std::uint8_t,
                             std::uint8_t, std::uint8_t>;

enum class Action : std::uint8_t { Add, Remove, Move, Mark, Set, Reorder, None };

/// An operation that is valid for the table.
struct Step {
    Action action = Action::None;
    Zone zone = 0;
    std::size_t index = 0;
    Zone to = 0;
    std::size_t toIndex = 0;
    Card card{};
    std::vector<std::uint8_t> order;
};

/// Returns the operation in a form that is valid for this table.
inline Step stepOf(const SmallTable& table, const Operation& operation) {
    const auto [kind, zone, index, to, toIndex, face, mark] = operation;
    Step step;
    step.zone = static_cast<Zone>(zone % SmallTable::zoneCount);
    step.to = static_cast<Zone>(to % SmallTable::zoneCount);
    step.card = {.face = static_cast<std::uint8_t>(face % 50 + 1),
                 .mark = static_cast<std::uint8_t>(mark % 4)};
    step.action = static_cast<Action>(kind % 6);
    const std::size_t size = table.size(step.zone);
    std::size_t used = 0;
    for (Zone each = 0; each < SmallTable::zoneCount; ++each)
        used += table.size(each);
    const bool needsCard =
        step.action == Action::Remove || step.action == Action::Move || step.action == Action::Mark;
    if ((needsCard && size == 0) || (step.action == Action::Add && used == 12))
        step.action = Action::None;
    if (size > 0)
        step.index = index % size;
    const std::size_t places =
        step.to == step.zone ? std::max<std::size_t>(size, 1) : table.size(step.to) + 1;
    step.toIndex = toIndex % places;
    step.order.resize(size);
    std::iota(step.order.begin(), step.order.end(), std::uint8_t{0});
    if (size > 0)
        std::rotate(step.order.begin(), step.order.begin() + index % static_cast<int>(size),
                    step.order.end());
    return step;
}

inline void perform(SmallTable& table, const Step& step, Facts& facts) {
    switch (step.action) {
    case Action::Add:
        return table.add(step.zone, step.card, facts);
    case Action::Remove:
        return table.remove(step.zone, step.index, facts);
    case Action::Move:
        return table.move(step.zone, step.index, step.to, step.toIndex, step.card.mark, facts);
    case Action::Mark:
        return table.setMark(step.zone, step.index, step.card.mark, facts);
    case Action::Set:
        return table.set(static_cast<std::uint8_t>(step.zone % 3), step.card.face - 20, facts);
    case Action::Reorder:
        return table.reorder(step.zone, step.order, facts);
    case Action::None:
        break;
    }
}

} // namespace taletop::kit
