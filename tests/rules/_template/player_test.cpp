// SPDX-License-Identifier: MIT
// Tests how the template game's player samples hidden cards, and the defaults for optional parts of a game.
#include "core/contract/game_of.h"
#include "core/contract/registry.h"
#include "core/games/_template/files/files.h"
#include "core/games/_template/player/player.h"
#include "core/games/_template/words/words.h"

#include <doctest/doctest.h>

#include <set>

using namespace taletop;
using namespace taletop::templategame;

namespace {

/// A player with only the required functions, so that the defaults are used for the rest.
struct BarePlayer {
    static State sample(const State& view, kit::Seat seat, kit::Rng& rng) {
        return Player::sample(view, seat, rng);
    }
};
using BareGame = contract::GameOf<Rules, Words, Files, BarePlayer>;

/// A state in which seat 1 has answered the 20 of seat 0 with a face-down 17, and seat 2 may answer. Of the
/// cards that seat 2 cannot see, only 17, and 22 and 23 in the deck, are within three of 20 (TM-6).
State withSealedAnswer() {
    State state = Rules::setup({.seats = 3, .values = {4, 1}});
    kit::Facts nobody;
    contract::ChanceOutcome deal; // the deck from the bottom; hands of four cards are dealt from its end
    for (const int face :
         {24, 16, 15, 14, 13, 10, 9, 8, 7, 6, 23, 22, 21, 19, 18, 12, 5, 4, 17, 11, 3, 2, 1, 20})
        deal.push_back(static_cast<std::uint8_t>(face - 1));
    Rules::applyChance(state, deal, nobody);
    const std::pair<kit::Seat, const char*> moves[] = {
        {0, "lay 20"}, {1, "lay 11"}, {2, "lay 12"}, {1, "answer 17"}};
    for (const auto& [seat, text] : moves)
        Rules::apply(state, seat, Files::parseMove(text).value(), nobody);
    return state;
}

/// Returns the memory of a seat that saw the discard pile become the deck (TM-8) before the 17 was drawn.
kit::Memory ofTheDeck(const State& now, kit::Seat seat) {
    State before = now;
    kit::Facts nobody;
    while (!before.empty(ZoneKind::Deck))
        before.moveToEnd(zoneOf(ZoneKind::Deck), 0, zoneOf(ZoneKind::Discard), 0, nobody);
    const contract::Game& game = *contract::findGame("template");
    kit::Memory memory(before.ref(), game.visibility(seat), game.remembered());
    std::vector<kit::Fact> told;
    const auto put = [&](int face) {
        told.push_back({.kind = kit::Fact::Kind::Move,
                        .from = zoneOf(ZoneKind::Discard),
                        .to = zoneOf(ZoneKind::Deck),
                        .toIndex = static_cast<std::uint8_t>(told.size()),
                        .card = {.face = static_cast<std::uint8_t>(face)}});
    };
    for (const kit::Card card : now.cards(ZoneKind::Deck))
        put(card.face);
    put(17);
    told.push_back({.kind = kit::Fact::Kind::Shuffle, .to = zoneOf(ZoneKind::Deck)});
    told.push_back({.kind = kit::Fact::Kind::Move,
                    .from = zoneOf(ZoneKind::Deck),
                    .to = zoneOf(ZoneKind::Hand, 1),
                    .fromIndex = static_cast<std::uint8_t>(now.size(ZoneKind::Deck)),
                    .card = {}});
    memory.take(told);
    return memory;
}

} // namespace

TEST_CASE("TM-6 in a sampled state every sealed answer is legal") {
    constexpr kit::Seat viewer = 2;
    const State state = withSealedAnswer();
    REQUIRE(state.size(ZoneKind::Sealed, 1) == 1);
    const contract::Game& game = *contract::findGame("template");
    const kit::Memory memory = ofTheDeck(state, viewer);
    REQUIRE(memory.size() == state.size(ZoneKind::Deck) + 1);

    int impossible = 0; // placements of the remembered cards that TM-6 rules out
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        kit::Rng rng(seed);
        const contract::AnyState whole = contract::AnyState::of(state);
        contract::AnyState laid = game.view(whole, viewer);
        memory.lay(game.table(laid), rng);
        impossible += Player::mayBe(laid.as<State>()) ? 0 : 1;
        const contract::AnyState world = game.sample({whole, memory}, viewer, rng);
        CHECK(game.brokenInvariant(world) == "");
    }
    CHECK(impossible > 0);
    CHECK(impossible < 100);
}

TEST_CASE("a game without a quick policy is played by random legal moves") {
    const BareGame bare;
    const auto view = contract::AnyState::of(contract::viewOf<Rules>(withSealedAnswer(), 2));
    contract::AnyMoves legal;
    bare.legalMoves(view, 2, legal);
    std::set<std::string> allowed;
    for (const contract::AnyMove& move : legal)
        allowed.insert(bare.moveText(move));
    REQUIRE(allowed.size() >= 2);

    std::set<std::string> played;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        kit::Rng rng(seed);
        played.insert(bare.moveText(bare.casualMove(view, 2, rng)));
    }
    CHECK(played == allowed);

    const auto advice = bare.advise(view, 2);
    REQUIRE(!advice.empty());
    CHECK(advice.size() <= contract::maxAdvice);
    for (const auto& each : advice)
        CHECK(allowed.contains(bare.moveText(each.move)));
}

TEST_CASE("a game with advice but no quick policy follows the advice three times in four") {
    const contract::Game& game = *contract::findGame("template");
    const auto view = contract::AnyState::of(contract::viewOf<Rules>(withSealedAnswer(), 2));
    const std::string best = game.moveText(game.advise(view, 2)[0].move);
    int followed = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        kit::Rng rng(seed);
        followed += game.moveText(game.casualMove(view, 2, rng)) == best ? 1 : 0;
    }
    CHECK(followed >= 300); // random moves may match the advice, too
    CHECK(followed < 400);
}

TEST_CASE("a game without card pictures of its own has a back and a face of the usual size") {
    const BareGame bare;
    const scene::CardLook look = bare.cardLook();
    CHECK(look.width == scene::CardLook().width);
    for (const auto& [face, file] : {std::pair{0, "back.svg"}, std::pair{7, "face.svg"}}) {
        const auto art = bare.cardArt(face);
        REQUIRE(art.size() == 1);
        CHECK(art[0].file == file);
        CHECK(art[0].width == look.width);
        CHECK(art[0].height == look.height);
    }
}
