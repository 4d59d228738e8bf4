// SPDX-License-Identifier: MIT
// Tests of the catalogue of cards: it lists each card once, with a picture and a name, including every card
// that a match shows.
#include "tests/conformance/checks.h"

#include "core/contract/registry.h"
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

#include <set>

using namespace taletop;
using namespace taletop::conformance;

namespace {

/// Returns the names of the cards in the asked seat's hand, or in the zone that the game uses as a hand.
std::vector<std::string> ownCards(const contract::Game& game, const contract::AnyState& state) {
    static const std::set<std::string_view> places{"hand", "drawn", "tail"};
    std::vector<std::string> names;
    for (const kit::Seat seat : pendingSeats(game, state))
        for (const scene::Zone& zone : game.scene(game.view(state, seat), seat).zones)
            if (zone.owner == seat && places.contains(zone.kind))
                for (const scene::Card& card : zone.cards)
                    names.push_back(english(game.cardText(card.face).name));
    return names;
}

} // namespace

TEST_CASE("the catalogue lists each card once, with a picture and a name") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        std::set<int> seen;
        for (const contract::CardGroup& group : game->catalogue()) {
            CHECK(brokenText(*game, group.title) == "");
            CHECK(!group.faces.empty());
            for (const int face : group.faces) {
                CAPTURE(face);
                REQUIRE(static_cast<std::size_t>(face) < game->info().faceNames.size());
                CHECK(face > kit::unknownFace);
                CHECK(seen.insert(face).second);
                CHECK(!game->cardArt(face).empty());
                CHECK(brokenText(*game, game->cardText(face).name) == "");
            }
        }
    }
}

TEST_CASE("the catalogue has every card that appears in a hand or a tail") {
    for (const contract::Game* game : gamesTried()) {
        if (game->catalogue().empty())
            continue;
        CAPTURE(game->info().id);
        std::set<std::string> names;
        for (const contract::CardGroup& group : game->catalogue())
            for (const int face : group.faces)
                names.insert(english(game->cardText(face).name));
        const int seats = std::max(3, game->info().seatsLeast);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const Playout playout = play(*game, contract::standardOptions(game->info(), seats), seed);
            for (const contract::AnyState& state : playout.states)
                for (const std::string& name : ownCards(*game, state))
                    CHECK_MESSAGE(names.contains(name), name);
        }
    }
}
