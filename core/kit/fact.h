// SPDX-License-Identifier: MIT
// Facts record what happened, in playing order. They are complete: an old view and the facts give the new
// view. The visibility of the zones alone decides how facts are redacted for a viewer. Everyone can read
// numbers and notes, so information for one seat must be a card in a zone that only this seat sees.
#pragma once

#include "core/kit/argument.h"
#include "core/kit/card.h"
#include "core/kit/seat.h"

#include <array>
#include <cstdint>
#include <vector>

namespace taletop::kit {

/// A single change, or a note for the log.
struct Fact {
    enum class Kind : std::uint8_t {
        Move,    ///< card left (from, fromIndex) and is now at (to, toIndex)
        Add,     ///< card appeared at (to, toIndex)
        Remove,  ///< card at (from, fromIndex) is gone
        Mark,    ///< card at (to, toIndex) now has the mark `card.mark`
        Shuffle, ///< the cards of `to` were put in a new order
        Scalar,  ///< public number `key` is `value` now
        Note,    ///< nothing changed: note number `key` of the game, for the log
    };
    Kind kind = Kind::Note;
    Zone from = 0;
    Zone to = 0;
    std::uint8_t fromIndex = 0;
    std::uint8_t toIndex = 0;
    Card card{};
    std::uint8_t key = 0;
    Seat seat = spectator; ///< the subject of a note
    std::int16_t value = 0;
    std::array<std::int16_t, 3> arguments{};

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// Collects facts. Without a sink, recording costs one test.
class Facts {
public:
    Facts() = default;
    explicit Facts(std::vector<Fact>& sink) : m_sink(&sink) {}

    void record(const Fact& fact) {
        if (m_sink != nullptr)
            m_sink->push_back(fact);
    }
    [[nodiscard]] bool wanted() const { return m_sink != nullptr; }

    /// Records a note for the log, about `seat`. Everyone can read it.
    template <PlaceNumber Note>
    void note(Note note, Seat seat, Argument first = {}, Argument second = {}, Argument third = {}) {
        if (m_sink != nullptr)
            m_sink->push_back({.kind = Fact::Kind::Note,
                               .key = static_cast<std::uint8_t>(note),
                               .seat = seat,
                               .arguments = {first, second, third}});
    }

private:
    std::vector<Fact>* m_sink = nullptr;
};

} // namespace taletop::kit
