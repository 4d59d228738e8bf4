// SPDX-License-Identifier: MIT
#include "core/kit/memory.h"

#include <algorithm>
#include <cassert>

namespace taletop::kit {

Memory::Keeping Memory::keepingOf(Visibility seen, Pile pile) {
    if (seen == Visibility::Face)
        return Keeping::Open;
    if (seen == Visibility::Nothing || pile == Pile::Forgotten)
        return Keeping::Forgotten;
    if (seen == Visibility::Back)
        return Keeping::Places;
    switch (pile) {
    case Pile::Queue:
        return Keeping::Queue;
    case Pile::Stack:
        return Keeping::Stack;
    case Pile::Shoe:
        return Keeping::Shoe;
    default:
        return Keeping::Heap;
    }
}

Memory::Memory(TableRef view, ZoneVisibility visibility, const Remembered& remembered)
    : m_zones(visibility.size()), m_twins(remembered.twins) {
    for (Zone zone = 0; zone < visibility.size(); ++zone) {
        m_keeping.push_back(keepingOf(visibility[zone], remembered.piles[zone]));
        if (keeps(zone))
            m_zones[zone].resize(view.zone(zone).size());
        m_keeps = m_keeps || keeps(zone);
    }
}

void Memory::take(std::span<const Fact> told) {
    using Kind = Fact::Kind;
    if (!m_keeps)
        return;
    for (std::size_t i = 0; i < told.size(); ++i) {
        const Fact& fact = told[i];
        const std::uint8_t face = fact.card.face;
        if (fact.kind == Kind::Shuffle)
            mix(fact.to);
        else if (fact.kind == Kind::Add)
            arrive(fact.to, fact.toIndex, 0, face);
        else if (fact.kind == Kind::Remove)
            loseCard(leave(fact.from, fact.fromIndex, face));
        else if (fact.kind == Kind::Move) {
            if (const std::size_t all = cardsThatEmpty(fact.from, fact.to, told.subspan(i)); all > 0) {
                moveAll(fact.from, fact.to);
                i += all - 1;
                continue;
            }
            arrive(fact.to, fact.toIndex, leave(fact.from, fact.fromIndex, face), face);
        }
    }
    m_arrivals.clear();
}

/// The number of facts at the start of `told` that together move a whole heap into another heap, face down; 0
/// if they do not. In such a move, the order of the cards does not matter.
std::size_t Memory::cardsThatEmpty(Zone from, Zone to, std::span<const Fact> told) const {
    if (from == to || m_keeping[from] != Keeping::Heap || m_keeping[to] != Keeping::Heap)
        return 0;
    const std::size_t all = m_zones[from].size();
    if (told.size() < all)
        return 0;
    const bool goes = std::ranges::all_of(told.first(all), [&](const Fact& fact) {
        return fact.kind == Fact::Kind::Move && fact.from == from && fact.to == to &&
               fact.card.face == unknownFace;
    });
    return goes ? all : 0;
}

void Memory::moveAll(Zone from, Zone to) {
    m_zones[to].insert(m_zones[to].end(), m_zones[from].begin(), m_zones[from].end());
    m_zones[from].clear();
}

/// Removes a card that left with this face, or face down. Returns the group that it belongs to from now on.
Memory::Label Memory::leave(Zone zone, std::size_t index, std::uint8_t face) {
    const bool known = face != unknownFace;
    if (m_keeping[zone] == Keeping::Forgotten && known)
        surface(face);
    if (!keeps(zone))
        return 0;
    std::vector<Label>& places = m_zones[zone];
    assert(!places.empty());
    if (m_keeping[zone] == Keeping::Queue)
        index = 0;
    else if (m_keeping[zone] == Keeping::Stack || m_keeping[zone] == Keeping::Shoe)
        index = places.size() - 1;
    else if (m_keeping[zone] == Keeping::Heap) {
        const Label from = join(zone, known ? std::optional(face) : std::nullopt);
        index = placeOf(places, from).value_or(places.size());
    }
    const Label label = places[index];
    places.erase(places.begin() + static_cast<std::ptrdiff_t>(index));
    if (label == 0)
        return 0;
    --group(label).places;
    if (!known)
        return label;
    reveal(label, face);
    return 0;
}

/// Adds a card that belongs to a group, or whose face was visible until now.
void Memory::arrive(Zone zone, std::size_t index, Label label, std::uint8_t face) {
    if (!keeps(zone)) {
        if (m_keeping[zone] == Keeping::Forgotten)
            loseCard(label);
        return;
    }
    std::vector<Label>& places = m_zones[zone];
    if (label == 0 && face != unknownFace)
        label = newGroup(face);
    const bool first = m_keeping[zone] == Keeping::Shoe;
    if (m_keeping[zone] != Keeping::Places)
        index = first ? 0 : places.size();
    places.insert(places.begin() + static_cast<std::ptrdiff_t>(index), label);
    if (label != 0)
        ++group(label).places;
    if (!first)
        return;
    // Nobody knows the order of cards that arrived with the same entry.
    const auto earlier = static_cast<std::size_t>(std::ranges::count(m_arrivals, zone, &Arrival::zone));
    m_arrivals.push_back({zone, label});
    if (earlier == 0)
        return;
    std::vector<Label> others(places.begin() + static_cast<std::ptrdiff_t>(earlier) + 1, places.end());
    places.resize(earlier + 1);
    m_zones[zone] = places;
    join(zone, std::nullopt);
    m_zones[zone].insert(m_zones[zone].end(), others.begin(), others.end());
}

void Memory::loseCard(Label label) {
    if (label == 0)
        return;
    ++group(label).lost;
    if (group(label).places == 0)
        forget(label); // no place is left where its faces could be
}

/// Records the face of the card that has just left the group.
void Memory::reveal(Label label, std::uint8_t face) {
    Group& from = group(label);
    const auto found = std::ranges::find(from.faces, face);
    if (found != from.faces.end())
        from.faces.erase(found);
    if (from.faces.empty() || from.faces.size() > from.places + from.lost || from.places == 0)
        forget(label);
}

/// Records that a face became visible where nothing was remembered: it may be a lost one.
void Memory::surface(std::uint8_t face) {
    for (Group& each : m_groups) {
        const auto found = std::ranges::find(each.faces, face);
        if (each.lost == 0 || found == each.faces.end())
            continue;
        each.faces.erase(found);
        each.lost -= m_twins ? 0 : 1; // with twins, this may be another card with the same face
        if (each.faces.empty())
            forget(labelOf(each));
        return;
    }
}

void Memory::mix(Zone zone) {
    if (keeps(zone) && m_keeping[zone] != Keeping::Heap)
        join(zone, std::nullopt);
}

std::size_t Memory::unknownsOf(const Group& group) const {
    return group.places + group.lost - group.faces.size();
}

bool Memory::holds(Label label, std::uint8_t face) const {
    return label != 0 &&
           std::ranges::find(m_groups[label - 1U].faces, face) != m_groups[label - 1U].faces.end();
}

bool Memory::mayHold(Label label, std::uint8_t face) const {
    return label == 0 || unknownsOf(m_groups[label - 1U]) > 0 || holds(label, face);
}

/// The groups of a zone that a card with this face, or one face down, may come from.
FixedVector<Memory::Label, 255> Memory::sources(Zone zone, std::optional<std::uint8_t> face) const {
    FixedVector<Label, 255> found;
    for (const Label label : m_zones[zone]) {
        if (face && !m_twins && holds(label, *face)) { // no other card has this face
            found.clear();
            found.push_back(label);
            return found;
        }
        if (std::ranges::find(found, label) == found.end() && (!face || mayHold(label, *face)))
            found.push_back(label);
    }
    return found;
}

/// Merges all groups that such a card may come from, because its move does not show which card it was.
/// Returns the merged group.
Memory::Label Memory::join(Zone zone, std::optional<std::uint8_t> face) {
    auto joined = sources(zone, face);
    if (joined.empty()) { // no group explains this card, so forget all groups in the zone
        for (const Label label : std::vector<Label>(m_zones[zone]))
            forget(label);
        return 0;
    }
    if (joined.size() == 1)
        return joined[0];
    std::ranges::sort(joined);
    const bool withOthers = joined[0] == 0; // cards about which nothing is known join it, too
    const Label into = joined[withOthers ? 1 : 0];
    for (const Label label : joined) {
        if (label == 0 || label == into)
            continue;
        Group& from = group(label);
        group(into).faces.insert(group(into).faces.end(), from.faces.begin(), from.faces.end());
        group(into).places += from.places;
        group(into).lost += from.lost;
        from = {};
        for (std::vector<Label>& places : m_zones)
            std::ranges::replace(places, label, into);
    }
    std::ranges::sort(group(into).faces);
    if (withOthers) {
        group(into).places += static_cast<std::size_t>(std::ranges::count(m_zones[zone], Label{0}));
        std::ranges::replace(m_zones[zone], Label{0}, into);
    }
    return into;
}

Memory::Label Memory::newGroup(std::uint8_t face) {
    auto unused = std::ranges::find(m_groups, Group{});
    if (unused == m_groups.end())
        unused = m_groups.emplace(unused);
    unused->faces = {face};
    return labelOf(*unused);
}

void Memory::forget(Label label) {
    if (label == 0)
        return;
    group(label) = {};
    for (std::vector<Label>& places : m_zones)
        std::ranges::replace(places, label, Label{0});
}

void Memory::lay(TableRef view, Rng& rng) const {
    std::vector<std::vector<std::uint8_t>> left(m_groups.size());
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        left[i] = m_groups[i].faces;
        left[i].resize(m_groups[i].places + m_groups[i].lost, unknownFace);
        shuffle(std::span(left[i]), rng);
    }
    for (std::size_t zone = 0; zone < m_zones.size(); ++zone)
        for (std::size_t i = 0; i < m_zones[zone].size(); ++i)
            if (const Label label = m_zones[zone][i]; label != 0) {
                view.zone(zone)[i].face = left[label - 1U].back();
                left[label - 1U].pop_back();
            }
}

bool Memory::empty() const { return size() == 0; }

std::size_t Memory::size() const {
    std::size_t faces = 0;
    for (const Group& each : m_groups)
        faces += each.faces.size();
    return faces;
}

const Memory::Group* Memory::at(Zone zone, std::size_t index) const {
    if (zone >= m_zones.size() || index >= m_zones[zone].size() || m_zones[zone][index] == 0)
        return nullptr;
    return &m_groups[m_zones[zone][index] - 1U];
}

} // namespace taletop::kit
