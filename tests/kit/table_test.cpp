// SPDX-License-Identifier: MIT
#include "tests/kit/tables.h"

#include <doctest/doctest.h>

#include <array>
#include <cstring>
#include <map>

using namespace taletop::kit;

namespace {

/// A naive implementation of SmallTable.
struct Model {
    std::array<std::vector<Card>, SmallTable::zoneCount> zones;
    std::map<std::uint8_t, int> scalars;
};

void perform(Model& model, const Step& step) {
    auto& zone = model.zones[step.zone];
    const auto at = static_cast<std::ptrdiff_t>(step.index);
    if (step.action == Action::Add)
        zone.push_back(step.card);
    if (step.action == Action::Remove)
        zone.erase(zone.begin() + at);
    if (step.action == Action::Move) {
        const Card card{zone[step.index].face, step.card.mark};
        zone.erase(zone.begin() + at);
        auto& to = model.zones[step.to];
        to.insert(to.begin() + static_cast<std::ptrdiff_t>(step.toIndex), card);
    }
    if (step.action == Action::Mark)
        zone[step.index].mark = step.card.mark;
    if (step.action == Action::Set)
        model.scalars[static_cast<std::uint8_t>(step.zone % 3)] = step.card.face - 20;
    if (step.action == Action::Reorder) {
        const auto old = zone;
        for (std::size_t i = 0; i < zone.size(); ++i)
            zone[i] = old[step.order[i]];
    }
}

} // namespace

TEST_CASE("a table behaves like zones made of vectors") {
    CHECK(rc::check([](const std::vector<Operation>& operations) {
        SmallTable table;
        Model model;
        Facts nobody;
        for (const Operation& operation : operations) {
            const Step step = stepOf(table, operation);
            perform(table, step, nobody);
            perform(model, step);
            for (Zone zone = 0; zone < SmallTable::zoneCount; ++zone) {
                const auto cards = table.cards(zone);
                RC_ASSERT(table.size(zone) == model.zones[zone].size());
                RC_ASSERT(table.empty(zone) == model.zones[zone].empty());
                RC_ASSERT(std::equal(cards.begin(), cards.end(), model.zones[zone].begin()));
                const auto seen = table.ref().zone(zone);
                RC_ASSERT(std::equal(seen.begin(), seen.end(), cards.begin(), cards.end()));
            }
            for (std::uint8_t key = 0; key < 3; ++key)
                RC_ASSERT(table.scalar(key) == model.scalars[key]);
        }
    }));
}

TEST_CASE("recording facts does not affect the table, and every change is recorded as one fact") {
    CHECK(rc::check([](const std::vector<Operation>& operations) {
        SmallTable table;
        for (const Operation& operation : operations) {
            const SmallTable before = table;
            SmallTable silent = table;
            const Step step = stepOf(table, operation);
            std::vector<Fact> recorded;
            Facts facts(recorded);
            Facts nobody;
            perform(table, step, facts);
            perform(silent, step, nobody);
            RC_ASSERT(table == silent);
            RC_ASSERT(recorded.size() <= 1U);
            RC_ASSERT(table == before || recorded.size() == 1U);
        }
    }));
}

TEST_CASE("equal tables have equal bytes, however they were made") {
    static_assert(std::has_unique_object_representations_v<SmallTable>);
    CHECK(rc::check([](const std::vector<Operation>& operations) {
        SmallTable table;
        Facts nobody;
        for (const Operation& operation : operations)
            perform(table, stepOf(table, operation), nobody);
        SmallTable rebuilt;
        for (Zone zone = 0; zone < SmallTable::zoneCount; ++zone)
            for (const Card card : table.cards(zone))
                rebuilt.add(zone, card, nobody);
        for (std::uint8_t key = 0; key < 3; ++key)
            rebuilt.set(key, table.scalar(key), nobody);
        RC_ASSERT(table == rebuilt);
        RC_ASSERT(std::memcmp(&table, &rebuilt, sizeof(table)) == 0);
    }));
}

TEST_CASE("a card can move to the end of another zone or of its own") {
    SmallTable table;
    Facts nobody;
    for (std::uint8_t face = 1; face <= 3; ++face)
        table.add(0, {face}, nobody);
    table.moveToEnd(0, 0, 0, 7, nobody);
    CHECK(table.cards(0)[0] == Card{2, 0});
    CHECK(table.cards(0)[2] == Card{1, 7});
    table.moveToEnd(0, 0, 4, 0, nobody);
    CHECK(table.size(0) == 2);
    CHECK(table.cards(4)[0] == Card{2, 0});
}

TEST_CASE("the free functions change a table in the same way as its members") {
    CHECK(rc::check([](const std::vector<Operation>& operations) {
        SmallTable table;
        Facts nobody;
        for (const Operation& operation : operations) {
            const Step step = stepOf(table, operation);
            SmallTable other = table;
            perform(table, step, nobody);
            if (step.action == Action::Add)
                insertCard(other.ref(), step.zone, other.size(step.zone), step.card);
            else if (step.action == Action::Remove)
                takeCard(other.ref(), step.zone, step.index);
            else
                continue;
            RC_ASSERT(table == other);
        }
    }));
}
