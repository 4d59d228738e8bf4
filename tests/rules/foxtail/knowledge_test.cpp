// SPDX-License-Identifier: MIT
// Tests what a seat can know: its views, the facts that it gets, and the states sampled from its view.
#include "core/games/foxtail/files/files.h"
#include "core/games/foxtail/player/player.h"
#include "core/games/foxtail/rules/deck_parts.h"
#include "core/kit/view.h"
#include "tests/rules/foxtail/playing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

using namespace taletop;
using namespace taletop::foxtail;
using namespace taletop::foxtail::testing;

namespace {

std::vector<kit::Visibility> visibilityOf(kit::Seat viewer) {
    const auto sees = contract::visibilityFor<Rules>(viewer);
    return {sees.begin(), sees.end()};
}

State blanked(State state, kit::Seat viewer) {
    kit::blank(state.ref(), visibilityOf(viewer));
    return state;
}

/// Plays a random game. After each step, calls `look` with the game and the facts of the step.
template <class Look>
void throughAGame(int seats, std::uint64_t seed, Look look) {
    Play play(seats);
    kit::Rng rng(seed);
    for (;;) {
        look(play);
        play.facts.clear();
        const auto pending = Rules::pending(play.state);
        if (pending.kind == contract::Pending::Kind::Over)
            return;
        if (pending.kind == contract::Pending::Kind::Chance) {
            play.chance(contract::drawOutcome(pending.chance, rng));
            continue;
        }
        auto seat = static_cast<kit::Seat>(rng.below(4));
        while (!pending.seats.contains(seat))
            seat = static_cast<kit::Seat>((seat + 1) % 4);
        MoveList moves;
        Rules::candidates(play.state, seat, moves);
        Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        while (Rules::whyNot(play.state, seat, move))
            move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        play.move(seat, Files::moveText(move));
    }
}

} // namespace

TEST_CASE("FT-13 FT-14 FT-17 FT-62: a sampled state looks the same to its seat and keeps all invariants") {
    kit::Rng rng(13);
    for (int seats = 1; seats <= 4; ++seats)
        throughAGame(seats, 31, [&](const Play& play) {
            for (kit::Seat viewer = kit::spectator; viewer < seats; ++viewer) {
                const State view = blanked(play.state, viewer);
                kit::Rng same = rng;
                const State imagined = Player::sample(view, viewer, rng);
                CHECK(blanked(imagined, viewer) == view);
                CHECK(Rules::brokenInvariant(imagined) == "");
                CHECK(Player::sample(play.state, viewer, same) == imagined); // hidden cards have no influence
            }
        });
}

TEST_CASE("FT-13 in sampled states, tips may be anywhere in the lower part") {
    Play play(4, deckWithTips(4, {0, 1, 2, 3}));
    while (play.turn() < 9)
        play.drawTurn();
    REQUIRE(play.deckSize() == 12);
    kit::Rng rng(4);
    int tipOnTop = 0;
    constexpr int samples = 3000;
    for (int sample = 0; sample < samples; ++sample)
        tipOnTop += isTip(Player::sample(play.view(2), 2, rng).cards(deckZone).back().face) ? 1 : 0;
    CHECK(std::abs(tipOnTop - samples * 4 / 12) < 130); // 4/12; the standard deviation is 26
}

TEST_CASE("FT-14 sampled states set aside each unseen bit equally often") {
    Play play(2, deckWithTips(2, {4, 5}));
    play.drawTurn(); // bits 1 and 2 are visible
    kit::Rng rng(14);
    std::map<int, int> aside;
    constexpr int samples = 3800;
    for (int sample = 0; sample < samples; ++sample) {
        const State imagined = Player::sample(play.view(0), 0, rng);
        for (const kit::Card& card : imagined.cards(asideZone))
            ++aside[card.face];
    }
    CHECK(aside.size() == 38);
    CHECK(aside.count(1) + aside.count(2) == 0);
    for (const auto& [face, count] : aside) // 20 of 38; the standard deviation is 31
        CHECK(std::abs(count - samples * 20 / 38) < 155);
}

TEST_CASE("FT-17 FT-18 FT-20: the facts that a viewer gets turn their old view into the new one") {
    for (int seats = 1; seats <= 4; ++seats) {
        std::map<kit::Seat, State> views;
        throughAGame(seats, 47, [&](const Play& play) {
            for (kit::Seat viewer = kit::spectator; viewer < seats; ++viewer) {
                const auto eyes = visibilityOf(viewer);
                if (views.count(viewer) == 0)
                    views[viewer] = blanked(play.state, viewer);
                for (const kit::Fact& fact : play.facts)
                    if (const auto seen = kit::redact(fact, eyes))
                        kit::replay(views[viewer].ref(), *seen, eyes);
                CHECK(views[viewer] == blanked(play.state, viewer));
            }
        });
    }
}

TEST_CASE("FT-18 no fact shows a viewer what others have sealed") {
    Play play(3, deckWithTips(3, {6, 7, 8}));
    play.drawTurn();
    play.drawTurn();
    play.facts.clear();
    play.move(1, "brush");
    const auto eyes = visibilityOf(0);
    for (const kit::Fact& fact : play.facts)
        if (const auto seen = kit::redact(fact, eyes))
            CHECK(seen->card.face == kit::unknownFace);
    play.move(0, "draw");
    play.move(2, "draw");
    play.facts.clear();
    play.move(1, "C");
    for (const kit::Fact& fact : play.facts)
        CHECK_FALSE(kit::redact(fact, eyes).has_value());
}

TEST_CASE("FT-17 FT-20 FT-41: a game has notes of everything that happened") {
    std::map<Note, int> notes;
    throughAGame(4, 5, [&](const Play& play) {
        for (const kit::Fact& fact : play.facts)
            if (fact.kind == kit::Fact::Kind::Note)
                ++notes[static_cast<Note>(fact.key)];
        if (play.phase() != Phase::Over)
            return;
        CHECK(notes[Note::DeckReady] == 1);
        CHECK(notes[Note::TurnBegins] == play.turn());
        CHECK(notes[Note::DrawsTip] == 4);
        CHECK(notes[Note::LaysFirstBit] == 4);
        int bits = 0;
        int brushes = 0;
        for (kit::Seat seat = 0; seat < 4; ++seat) {
            bits += static_cast<int>(bitCount(play.state, seat));
            brushes += play.get(Number::Brushes, seat);
        }
        CHECK(notes[Note::DrawsBit] == bits);
        CHECK(notes[Note::LinksBit] == bits - 4);
        CHECK(notes[Note::Brushes] == brushes);
        CHECK(notes[Note::ChoosesBrush] == brushes);
        CHECK(notes[Note::ChoosesDraw] == bits + 4);
        CHECK(notes[Note::TailsComplete] == 1);
        CHECK(notes[Note::VotesFor] == 4);
        CHECK(notes[Note::Wins] == static_cast<int>(Rules::result(play.state).winners.size()));
    });
}
