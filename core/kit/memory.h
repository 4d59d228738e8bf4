// SPDX-License-Identifier: MIT
// A seat's memory of hidden cards: faces that it has seen and that have moved out of its sight. It is built
// only from the seat's redacted facts (kit::redact), so it contains nothing that the seat could not know.
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

/// The order in which cards enter and leave a zone. It decides what a seat can conclude about a card that
/// leaves a hidden zone.
enum class Pile : std::uint8_t {
    Forgotten, ///< nothing here is remembered
    Heap,      ///< any card may leave, by choice or by chance
    Queue,     ///< the first card leaves, and new cards go to the end
    Stack,     ///< the last card leaves, and new cards go to the end
    Shoe,      ///< the last card leaves; new cards go to the front, those of one entry in any order
};

/// The properties of a game's cards that memories need.
struct Remembered {
    std::vector<Pile> piles; ///< piles by zone
    bool twins = true;       ///< do several cards have the same face?
};

class Memory {
public:
    /// Faces that are together: each of them is at one of the group's places, or lost. If there are more
    /// places than faces, the other places hold unknown cards.
    struct Group {
        std::vector<std::uint8_t> faces;
        std::size_t places = 0;
        std::size_t lost = 0; ///< the number of cards that went to zones without memory

        friend bool operator==(const Group&, const Group&) = default;
    };

    /// An empty memory, for a viewer who has seen only the current table.
    Memory() = default;
    /// A memory before the first fact; `view` is the table as the seat sees it then.
    Memory(TableRef view, ZoneVisibility visibility, const Remembered& remembered);

    /// Applies the redacted facts of one entry, in playing order.
    void take(std::span<const Fact> told);

    /// Puts the remembered faces into the seat's view, each at a random one of its possible places. The view
    /// must be the one after all facts taken so far.
    void lay(TableRef view, Rng& rng) const;

    /// Can anything be remembered at all?
    [[nodiscard]] bool keeps() const { return m_keeps; }
    /// Are any faces remembered?
    [[nodiscard]] bool empty() const;
    /// The number of remembered faces.
    [[nodiscard]] std::size_t size() const;
    /// The group of a place in a zone; nullptr if nothing is known. Places in a heap have no order.
    [[nodiscard]] const Group* at(Zone zone, std::size_t index) const;
    [[nodiscard]] const std::vector<Group>& groups() const { return m_groups; }

    friend bool operator==(const Memory&, const Memory&) = default;

private:
    /// How a zone is remembered: depends on what the seat sees of it, then on the order of its cards.
    enum class Keeping : std::uint8_t { Open, Forgotten, Places, Heap, Queue, Stack, Shoe };
    static Keeping keepingOf(Visibility seen, Pile pile);

    using Label = std::uint8_t; ///< the number of a group, from 1; 0: no group
    struct Arrival {            ///< a card that this entry has put into a shoe
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

    std::vector<Keeping> m_keeping;          ///< the way of remembering, by zone
    std::vector<std::vector<Label>> m_zones; ///< labels by zone and place, for zones that are remembered
    std::vector<Group> m_groups;             ///< groups by label less one; unused ones are empty
    std::vector<Arrival> m_arrivals;         ///< empty between entries
    bool m_twins = true;
    bool m_keeps = false; ///< is any zone remembered?
};

} // namespace taletop::kit
