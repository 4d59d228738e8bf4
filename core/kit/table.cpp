// SPDX-License-Identifier: MIT
#include "core/kit/table.h"

namespace taletop::kit {

void insertCard(TableRef table, Zone zone, std::size_t index, Card card) {
    assert(index <= table.zone(zone).size());
    const std::size_t used = table.starts.back();
    assert(used < table.cards.size());
    const auto at = static_cast<std::ptrdiff_t>(table.starts[zone] + index);
    const auto end = table.cards.begin() + static_cast<std::ptrdiff_t>(used);
    std::copy_backward(table.cards.begin() + at, end, end + 1);
    table.cards[static_cast<std::size_t>(at)] = card;
    for (std::size_t z = zone + 1U; z < table.starts.size(); ++z)
        ++table.starts[z];
}

Card takeCard(TableRef table, Zone zone, std::size_t index) {
    assert(index < table.zone(zone).size());
    const std::size_t used = table.starts.back();
    const std::size_t at = table.starts[zone] + index;
    const Card card = table.cards[at];
    const auto hole = table.cards.begin() + static_cast<std::ptrdiff_t>(at);
    std::copy(hole + 1, table.cards.begin() + static_cast<std::ptrdiff_t>(used), hole);
    table.cards[used - 1] = Card{};
    for (std::size_t z = zone + 1U; z < table.starts.size(); ++z)
        --table.starts[z];
    return card;
}

} // namespace taletop::kit
