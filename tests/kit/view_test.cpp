// SPDX-License-Identifier: MIT
// Tests of views and redacted facts: a viewer's facts are enough to update the view and reveal nothing else.
#include "core/kit/view.h"
#include "tests/kit/tables.h"

#include <doctest/doctest.h>

#include <array>

using namespace taletop::kit;

namespace {

using Visibilities = std::array<Visibility, SmallTable::zoneCount>;
using Choices = std::array<std::uint8_t, SmallTable::zoneCount>;

Visibilities visibilitiesOf(const Choices& choices) {
    Visibilities result{};
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = static_cast<Visibility>(choices[i] % 4);
    return result;
}

SmallTable viewOf(SmallTable table, const Visibilities& visibility) {
    blank(table.ref(), visibility);
    return table;
}

/// Is the step not a reordering of a zone that the viewer sees?
bool allowed(const Step& step, const Visibilities& visibility) {
    return step.action != Action::Reorder || visibility[step.zone] != Visibility::Face;
}

} // namespace

TEST_CASE("the view before and the redacted facts give the view after") {
    CHECK(rc::check([](const std::vector<Operation>& operations, const Choices& choices) {
        const Visibilities visibility = visibilitiesOf(choices);
        SmallTable table;
        SmallTable followed = viewOf(table, visibility);
        for (const Operation& operation : operations) {
            const Step step = stepOf(table, operation);
            if (!allowed(step, visibility))
                continue;
            std::vector<Fact> recorded;
            Facts facts(recorded);
            perform(table, step, facts);
            for (const Fact& fact : recorded)
                if (const auto seen = redact(fact, visibility))
                    replay(followed.ref(), *seen, visibility);
            RC_ASSERT(followed == viewOf(table, visibility));
        }
    }));
}

TEST_CASE("a view hides exactly what may not be seen, and a view of a view is the same") {
    CHECK(rc::check([](const std::vector<Operation>& operations, const Choices& choices) {
        const Visibilities visibility = visibilitiesOf(choices);
        SmallTable table;
        Facts nobody;
        for (const Operation& operation : operations)
            perform(table, stepOf(table, operation), nobody);
        const SmallTable view = viewOf(table, visibility);
        RC_ASSERT(viewOf(view, visibility) == view);
        for (Zone zone = 0; zone < SmallTable::zoneCount; ++zone) {
            RC_ASSERT(view.size(zone) == (visibility[zone] == Visibility::Nothing ? 0 : table.size(zone)));
            for (std::size_t i = 0; i < view.size(zone); ++i)
                RC_ASSERT(view.cards(zone)[i] ==
                          (visibility[zone] == Visibility::Face ? table.cards(zone)[i] : Card{}));
        }
        for (std::uint8_t key = 0; key < 3; ++key)
            RC_ASSERT(view.scalar(key) == table.scalar(key));
    }));
}

TEST_CASE("a redacted fact depends neither on hidden faces nor on the place within a hidden zone") {
    CHECK(rc::check([](const std::vector<Operation>& operations, const Choices& choices, std::uint8_t other) {
        const Visibilities visibility = visibilitiesOf(choices);
        SmallTable table;
        for (const Operation& operation : operations) {
            Step step = stepOf(table, operation);
            const bool touchesFace = visibility[step.zone] == Visibility::Face ||
                                     (step.action == Action::Move && visibility[step.to] == Visibility::Face);
            SmallTable disguised = table;
            const TableRef cards = disguised.ref();
            for (Zone zone = 0; zone < SmallTable::zoneCount; ++zone)
                for (Card& card : cards.zone(zone))
                    if (visibility[zone] != Visibility::Face)
                        card.face = static_cast<std::uint8_t>((card.face + other) % 50 + 1);
            std::vector<Fact> told;
            std::vector<Fact> toldDisguised;
            Facts facts(told);
            Facts factsDisguised(toldDisguised);
            perform(table, step, facts);
            if (told.empty() || touchesFace || step.action == Action::Set || step.action == Action::Add)
                continue;
            if (visibility[step.zone] <= Visibility::Count && step.index > 0)
                step.index -= 1;
            perform(disguised, step, factsDisguised);
            if (step.action == Action::Mark) // the disguised card may already have that mark
                RC_ASSERT(!redact(told[0], visibility).has_value());
            else
                RC_ASSERT(redact(told.at(0), visibility) == redact(toldDisguised.at(0), visibility));
        }
    }));
}

TEST_CASE("a viewer gets no fact about a move between two zones that they cannot see") {
    const std::array visibility{Visibility::Nothing, Visibility::Nothing, Visibility::Count};
    const Fact fact{
        .kind = Fact::Kind::Move, .from = 0, .to = 1, .fromIndex = 3, .toIndex = 2, .card = {9, 1}};
    CHECK_FALSE(redact(fact, visibility).has_value());
    const auto appears =
        redact({.kind = Fact::Kind::Move, .from = 0, .to = 2, .fromIndex = 3, .toIndex = 2, .card = {9, 1}},
               visibility);
    CHECK(appears == Fact{.kind = Fact::Kind::Add, .to = 2});
    const auto goes =
        redact({.kind = Fact::Kind::Move, .from = 2, .to = 0, .fromIndex = 3, .toIndex = 2, .card = {9, 1}},
               visibility);
    CHECK(goes == Fact{.kind = Fact::Kind::Remove, .from = 2});
}

TEST_CASE("every viewer gets a note unchanged, whichever seat it is about") {
    const std::array visibility{Visibility::Nothing};
    const Fact note{.kind = Fact::Kind::Note, .key = 4, .seat = 1, .arguments = {5, 6, 7}};
    CHECK(redact(note, visibility) == note);
}
