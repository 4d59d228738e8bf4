// SPDX-License-Identifier: MIT
#include "core/kit/table.h"

namespace taletop::kit {

void insertCard(TableRef table, Zone zone, std::size_t index, Card card) {
    assert(index <= table.zone(zone).size());
    const std::size_t used = table.starts.back();
    assert(used < table.cards.size());
    const std::size_t at = table.starts[zone] + index;
    const auto later = table.cards.first(used).subspan(at);
    std::ranges::copy_backward(later, table.cards.first(used + 1).end());
    table.cards[at] = card;
    for (std::size_t z = zone + 1U; z < table.starts.size(); ++z)
        ++table.starts[z];
}

Card takeCard(TableRef table, Zone zone, std::size_t index) {
    assert(index < table.zone(zone).size());
    const std::size_t used = table.starts.back();
    const std::size_t at = table.starts[zone] + index;
    const Card card = table.cards[at];
    std::ranges::copy(table.cards.first(used).subspan(at + 1), table.cards.subspan(at).begin());
    table.cards[used - 1] = Card{};
    for (std::size_t z = zone + 1U; z < table.starts.size(); ++z)
        --table.starts[z];
    return card;
}

} // namespace taletop::kit
