// SPDX-License-Identifier: MIT
// What a seat remembers of hidden cards: those that it saw and that have gone since to where it cannot see
// them. It is folded from the facts as the seat was told them (kit::redact), and so holds nothing else.
#pragma once

#include "core/kit/fact.h"
#include "core/kit/fixed_vector.h"
#include "core/kit/rng.h"
#include "core/kit/table.h"
#include "core/kit/view.h"

#include <optional>
#include <span>
#include <vector>

namespace taletop::kit {

/// How cards lie in zones of a game: what can be told of a card that leaves one in which nobody may look.
enum class Pile : std::uint8_t {
    Forgotten, ///< nothing is remembered of what lies here
    Heap,      ///< any card may leave: somebody chooses, or chance does
    Queue,     ///< the first one leaves, and cards come to the end
    Stack,     ///< the last one leaves, and cards come to the end
    Shoe,      ///< the last one leaves; cards come before all others, those of one entry in any order
};

/// What a game says of its cards for memories.
struct Remembered {
    std::vector<Pile> piles; ///< by zone
    bool twins = true;       ///< several cards may have one face
};

class Memory {
public:
    /// Faces that lie together: each of them at one of the places, or lost from sight. Where there are more
    /// places than faces, the others hold something unknown.
    struct Group {
        std::vector<std::uint8_t> faces;
        std::size_t places = 0;
        std::size_t lost = 0; ///< so many cards went where nothing is remembered

        friend bool operator==(const Group&, const Group&) = default;
    };

    /// Of nothing: for whoever has seen nothing but the table as it is.
    Memory() = default;
    /// Before the first fact, with the table of the seat's view as it lies then.
    Memory(TableRef view, ZoneVisibility visibility, const Remembered& remembered);

    /// Takes in what the seat was told of one entry, in playing order.
    void take(std::span<const Fact> told);

    /// Lays what is remembered into the seat's view: each face at one of the places where it may lie, drawn
    /// at random. The table must be the one that the facts have led to.
    void lay(TableRef view, Rng& rng) const;

    /// Can anything be remembered at all?
    [[nodiscard]] bool keeps() const { return m_keeps; }
    /// Are any faces remembered?
    [[nodiscard]] bool empty() const;
    /// So many faces are remembered.
    [[nodiscard]] std::size_t size() const;
    /// What is remembered of a place of a zone; nullptr: nothing. In a heap places have no order.
    [[nodiscard]] const Group* at(Zone zone, std::size_t index) const;
    [[nodiscard]] const std::vector<Group>& groups() const { return m_groups; }

    friend bool operator==(const Memory&, const Memory&) = default;

private:
    /// What the seat itself sees of a zone, and then how cards lie there.
    enum class Keeping : std::uint8_t { Open, Forgotten, Places, Heap, Queue, Stack, Shoe };
    static Keeping keepingOf(Visibility seen, Pile pile);

    using Label = std::uint8_t; ///< the number of a group, from 1; 0: of none
    struct Arrival {            ///< in a shoe, with this entry
        Zone zone = 0;
        Label label = 0;

        friend bool operator==(const Arrival&, const Arrival&) = default;
    };

    [[nodiscard]] bool keeps(Zone zone) const { return m_keeping[zone] > Keeping::Forgotten; }
    [[nodiscard]] Group& group(Label label) { return m_groups[label - 1U]; }
    [[nodiscard]] Label labelOf(const Group& group) const {
        return static_cast<Label>(&group - m_groups.data() + 1);
    }
    [[nodiscard]] std::size_t unknownsOf(const Group& group) const;
    [[nodiscard]] bool holds(Label label, std::uint8_t face) const;
    [[nodiscard]] bool mayHold(Label label, std::uint8_t face) const;
    [[nodiscard]] FixedVector<Label, 255> sources(Zone zone, std::optional<std::uint8_t> face) const;
    [[nodiscard]] std::size_t cardsThatEmpty(Zone from, Zone to, std::span<const Fact> told) const;

    void moveAll(Zone from, Zone to);
    Label leave(Zone zone, std::size_t index, std::uint8_t face);
    void arrive(Zone zone, std::size_t index, Label label, std::uint8_t face);
    void reveal(Label label, std::uint8_t face);
    void surface(std::uint8_t face);
    void loseCard(Label label);
    void mix(Zone zone);
    Label join(Zone zone, std::optional<std::uint8_t> face);
    Label newGroup(std::uint8_t face);
    void forget(Label label);

    std::vector<Keeping> m_keeping;          ///< by zone
    std::vector<std::vector<Label>> m_zones; ///< by zone and place, of those that are kept
    std::vector<Group> m_groups;             ///< by label less one; unused ones are empty
    std::vector<Arrival> m_arrivals;         ///< empty between entries
    bool m_twins = true;
    bool m_keeps = false; ///< some zone is kept
};

} // namespace taletop::kit
