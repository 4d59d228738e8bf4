// SPDX-License-Identifier: MIT
#include "tests/conformance/memory.h"

#include <algorithm>
#include <map>
#include <set>

namespace taletop::conformance {

using namespace contract;

namespace {

/// Assigns each remembered face to a different card that could have this face. Uses augmenting paths.
class Matching {
public:
    Matching(const Game& game, const kit::Memory& memory, kit::Seat seat, AnyState& state) {
        const kit::TableRef table = game.table(state);
        const auto seen = game.visibility(seat);
        const kit::Remembered remembered = game.remembered();
        for (const kit::Memory::Group& group : memory.groups()) {
            const std::size_t first = m_cards.size();
            for (std::size_t zone = 0; zone < seen.size(); ++zone) {
                const auto cards = table.zone(static_cast<int>(zone));
                const bool heap =
                    seen[zone] == kit::Visibility::Count && remembered.piles[zone] == kit::Pile::Heap;
                const auto lies = [&](std::size_t place) {
                    return memory.at(static_cast<kit::Zone>(zone), place) == &group;
                };
                bool anywhere = false;
                for (std::size_t place = 0; place < cards.size(); ++place)
                    anywhere = anywhere || lies(place);
                for (std::size_t place = 0; place < cards.size(); ++place)
                    if (heap ? anywhere : lies(place))
                        m_cards.push_back({1000 * zone + place, cards[place].face});
            }
            for (std::size_t lost = 0; lost < group.lost; ++lost)
                m_cards.push_back({1'000'000 + m_cards.size(), kit::unknownFace});
            for (const std::uint8_t face : group.faces)
                m_items.push_back({face, first, m_cards.size()});
        }
    }

    bool whole() {
        return std::ranges::all_of(m_items, [this](const Item& item) {
            m_tried.clear();
            return place(item);
        });
    }

private:
    struct Card {
        std::size_t where = 0; ///< the card's place, which several groups may contain
        std::uint8_t face = 0;
    };
    struct Item {
        std::uint8_t face = 0;
        std::size_t first = 0; ///< index of the first card that may have this face
        std::size_t end = 0;
    };

    bool place(const Item& item) {
        for (std::size_t card = item.first; card < item.end; ++card) {
            const auto& [where, face] = m_cards[card];
            if ((face != item.face && face != kit::unknownFace) || !m_tried.insert(where).second)
                continue;
            const auto holder = m_holders.find(where);
            if (holder != m_holders.end() && !place(*holder->second))
                continue;
            m_holders[where] = &item;
            return true;
        }
        return false;
    }

    std::vector<Card> m_cards;
    std::vector<Item> m_items;
    std::map<std::size_t, const Item*> m_holders;
    std::set<std::size_t> m_tried;
};

} // namespace

void recall(const Playout& playout, const RememberingMoment& tell) {
    const Game& game = playout.game;
    for (kit::Seat seat = 0; seat < playout.seats(); ++seat) {
        kit::Memory memory = game.memoryOn(playout.states[0], seat);
        for (std::size_t at = 0; at < playout.states.size(); ++at) {
            tell(at, seat, memory);
            if (at < playout.entries.size())
                game.remember(memory, playout.entries[at].facts, seat);
        }
    }
}

bool fits(const Game& game, const kit::Memory& memory, kit::Seat seat, AnyState state) {
    return Matching(game, memory, seat, state).whole();
}

} // namespace taletop::conformance
