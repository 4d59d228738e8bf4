// SPDX-License-Identifier: MIT
// Tests that a table view contains everything that it should show, and nothing else.
#include "tests/conformance/worlds.h"
#include "tests/table/people.h"

#include <algorithm>

using namespace taletop;
using namespace taletop::tests;
using Kind = table::Question::Kind;

namespace {

/// Checks that two views look the same.
void checkSameToLookAt(const table::TableView& one, const table::TableView& other) {
    CHECK(one.viewer == other.viewer);
    CHECK(one.actor == other.actor);
    CHECK(one.focus == other.focus);
    CHECK(one.over == other.over);
    CHECK(one.question == other.question);
    CHECK(one.askedOpenly == other.askedOpenly);
    CHECK(one.seats == other.seats);
    CHECK(one.facts == other.facts);
    CHECK(one.scene.zones == other.scene.zones);
    CHECK(one.scene.counters == other.scene.counters);
    CHECK(one.scene.pad == other.scene.pad);
    CHECK(one.scene.choices == other.scene.choices);
    CHECK(one.scene.prompt == other.scene.prompt);
    CHECK(one.scene.detail == other.scene.detail);
    CHECK(kit::sameWords(one.scene.step, other.scene.step));
    CHECK(kit::sameWords(one.scene.letItGo, other.scene.letItGo));
}

bool sameView(const match::Match& one, const match::Match& other, kit::Seat seat) {
    return std::ranges::equal(one.view(seat).bytes(), other.view(seat).bytes());
}

/// Returns the facts of the last entry.
table::Playback lastFacts(const match::Match& match) {
    table::Playback playback;
    match.retrace([&](const match::Entry&, std::span<const kit::Fact> facts, const contract::AnyState&) {
        playback.facts.assign(facts.begin(), facts.end());
    });
    return playback;
}

void checkSecrets(const contract::Game& game, int seats, std::uint64_t seed, int entries) {
    const conformance::Worlds worlds = conformance::worldsOf(game, seats, seed, entries);
    People one(worlds.one);
    People other(worlds.other);
    checkSameToLookAt(one.view(lastFacts(one.match)), other.view(lastFacts(other.match)));
    for (kit::Seat seat = 0; seat < seats; ++seat) {
        if (!sameView(one.match, other.match, seat) || !one.hotSeat.maySit(one.match, seat))
            continue;
        People sits = one;
        People alike = other;
        sits.sit(seat);
        alike.sit(seat);
        checkSameToLookAt(sits.view(), alike.view());
    }
}

} // namespace

TEST_CASE("worlds with the same public state look the same to everyone without secret knowledge") {
    for (const contract::Game* game : contract::games())
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            for (const int entries : {0, 3, 9, 20}) {
                const int seats = std::max(2, game->info().seatsLeast);
                CAPTURE(game->info().id);
                CAPTURE(seed);
                CAPTURE(entries);
                checkSecrets(*game, seats, seed, entries);
            }
}

TEST_CASE("only the hand of the seated person is shown") {
    People people(templateGame(), 3, 3);
    CHECK_FALSE(isOpen(people.view().scene, "hand", 0));
    people.sit(0);
    CHECK(isOpen(people.view().scene, "hand", 0));
    CHECK_FALSE(isOpen(people.view().scene, "hand", 1));
    people.hotSeat.rise();
    people.hotSeat.settle(people.match);
    CHECK_FALSE(isOpen(people.view().scene, "hand", 0));
}

TEST_CASE("choices belong to the acting seat, and facts are redacted for the viewer") {
    People people(templateGame(), 3, 1);
    const table::TableView before = people.view();
    CHECK(before.viewer == 0);
    CHECK(before.actor == 0);
    CHECK_FALSE(before.scene.choices.empty());
    const table::TableView own = people.view(people.playFirst(0));
    REQUIRE_FALSE(own.facts.empty());
    CHECK(own.facts.front().card.face != kit::unknownFace);
    const table::TableView others = people.view(people.playFirst(1));
    REQUIRE_FALSE(others.facts.empty());
    CHECK(others.facts.front().card.face == kit::unknownFace);
}

TEST_CASE("a question keeps its id until a different one is asked") {
    People people(templateGame(), 3, 3);
    const table::Question called = people.view().question;
    CHECK(called.kind == Kind::Call);
    CHECK(called.seat == 0);
    people.sit(0);
    const table::Question asked = people.view().question;
    CHECK(asked.kind == Kind::Choose);
    CHECK(asked.asksPerson());
    CHECK(people.view().question == asked);
    people.playFirst(1); // another person moves in between
    CHECK(people.view().question == asked);
    people.playFirst(0);
    const table::Question next = people.view().question;
    CHECK(next.kind == Kind::Call);
    CHECK(next.id != called.id);
    CHECK(next.seat == 2);
}

TEST_CASE("a person who looks at their hand while another is called gets no choices") {
    People people(templateGame(), 3, 3);
    people.playFirst(0);
    people.sit(0);
    CHECK(people.view().question.kind == Kind::Call);
    CHECK(people.view().question.seat == 1);
    CHECK(people.view().scene.choices.empty());
}

TEST_CASE("there is no question when only bots play or when the match is view-only") {
    People bots(templateGame(), 3, 0);
    CHECK(bots.view().question == table::Question());
    People people(templateGame(), 3, 1);
    people.hotSeat.setViewOnly();
    people.hotSeat.settleForNobody(people.match);
    CHECK(people.view().question == table::Question());
    CHECK(people.view().scene.choices.empty());
    CHECK_FALSE(people.view().question.asksPerson());
}

TEST_CASE("a play that awaits answers asks a question of its own kind") {
    People people(templateGame(), 3, 3);
    for (kit::Seat seat = 0; seat < 3; ++seat)
        people.playFirst(seat);
    REQUIRE(*people.view().scene.letItGo != '\0');
    people.hotSeat.settleForAnswers(people.match, kit::spectator, kit::spectator);
    CHECK(people.view().question.kind == Kind::Answer);
    CHECK(people.view().question.asksPerson());
}

TEST_CASE("during a narration, the only question is to read a moment that waits") {
    People people(templateGame(), 3, 3);
    people.hotSeat.settleForNobody(people.match);
    table::Playback playback;
    playback.told = people.match.view(kit::spectator);
    playback.moment = 7;
    CHECK(people.view(playback).question == table::Question());
    playback.waits = true;
    const table::TableView view = people.view(playback);
    CHECK(view.question.kind == Kind::Read);
    CHECK_FALSE(view.question.asksPerson());
    CHECK(view.scene.choices.empty());
    CHECK(std::ranges::none_of(view.seats, &table::SeatStanding::pending));
    playback.moment = 8;
    CHECK(people.view(playback).question != view.question);
}

TEST_CASE("a moment of the past is shown as it was, through the eyes of one seat or of all") {
    People people(templateGame(), 3, 3);
    const contract::AnyState first = people.match.state();
    people.playFirst(0);
    const auto shown = [&](int viewer) {
        return table::present(people.match, people.hotSeat, table::Review{first, viewer}, {});
    };
    CHECK_FALSE(isOpen(shown(kit::spectator).scene, "hand", 1));
    CHECK(isOpen(shown(1).scene, "hand", 1));
    CHECK_FALSE(isOpen(shown(1).scene, "hand", 2));
    CHECK(shown(1).viewer == 1);
    CHECK(shown(1).focus == 1);
    const table::TableView all = shown(table::everybody);
    for (kit::Seat seat = 0; seat < 3; ++seat)
        CHECK(isOpen(all.scene, "hand", seat));
    CHECK(all.viewer == kit::spectator);
    CHECK(all.actor == kit::spectator);
    CHECK(all.scene.choices.empty());
    CHECK(all.question == table::Question());
}

TEST_CASE("after the end the table shows the result, and all hands unless they stay secret") {
    for (const contract::Game* game : contract::games()) {
        CAPTURE(game->info().id);
        const int seats = std::max(2, game->info().seatsLeast);
        People people(*game, seats, seats);
        kit::Rng random(3);
        while (!people.match.over()) {
            const kit::Seat seat = people.match.pending().seats.first();
            REQUIRE_FALSE(people.match.submit(seat, game->casualMove(people.match.view(seat), seat, random)));
        }
        people.goThroughJournal();
        const table::TableView view = people.view();
        CHECK(view.over);
        CHECK(view.question == table::Question());
        CHECK(view.result.totals == game->result(people.match.state()).totals);
        CHECK(std::ranges::none_of(view.seats, &table::SeatStanding::done));
        for (kit::Seat seat = 0; seat < seats; ++seat)
            for (const scene::Zone& own : game->scene(people.match.view(seat), seat).zones)
                for (const scene::Zone& shown : view.scene.zones)
                    if (shown.zone == own.zone && !game->info().secretsStay)
                        CHECK(std::ranges::count(shown.cards, 0, &scene::Card::face) <=
                              std::ranges::count(own.cards, 0, &scene::Card::face));
    }
}
