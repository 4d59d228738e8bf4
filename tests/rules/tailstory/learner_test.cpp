// SPDX-License-Identifier: MIT
// Tests that a player who knows only the lesson, as rules of thumb, can play whole games, is hardly ever
// refused, and nearly always beats random players.
#include "core/bots/bot.h"
#include "core/contract/registry.h"
#include "core/games/tailstory/files/files.h"
#include "core/games/tailstory/rules/reading.h"
#include "core/games/tailstory/rules/rules.h"
#include "core/match/match.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <vector>

using namespace taletop;
using namespace taletop::tailstory;

namespace {

using Of = Move::Kind;

/// A player who knows the lesson, but not the rulebook. Such a player tries cards by their printed text,
/// without knowing whether they are legal, and presses buttons that the table shows.
class Learner {
public:
    explicit Learner(kit::Seat seat) : m_seat(seat) {}

    /// The moves to try, the best first. The last resort is the first move that the table offers.
    [[nodiscard]] std::vector<Move> ideas(const State& view) const {
        std::vector<Move> ideas;
        const auto offered = contract::legalMoves<Rules>(view, m_seat);
        switch (view.step()) {
        case Step::Characters:
            ideas.push_back({.kind = Of::Choose, .card = faceWithId("rocky").value()}); // as in the lesson
            ideas.push_back({.kind = Of::Choose, .card = faceWithId("ham_cheese").value()});
            std::erase_if(ideas, [&](const Move& idea) { return std::ranges::count(offered, idea) == 0; });
            break;
        case Step::Play:
            ideas = actions(view, offered);
            break;
        case Step::Window:
            ideas = answers(view);
            break;
        case Step::EndDiscard:
        case Step::Discard:
        case Step::Achieve:
            std::ranges::copy_if(offered, std::back_inserter(ideas), [&](const Move& move) {
                return typeOf(move.card) != typeAt(view, m_seat); // prefers cards that would give no bonus
            });
            break;
        default: // picks the largest number, to empty the deck, and uses bonuses
            ideas.push_back(*std::ranges::max_element(offered, {}, &Move::number));
        }
        ideas.push_back(offered[0]);
        return ideas;
    }

    /// Learns not to try cards of this kind again until the character is altered.
    void learn(const State& view, const Move& refused) {
        m_refused.insert({kindOf(refused.card), isAltered(view, m_seat)});
    }

private:
    /// The cards of this kind in hand. Those of the player's own type come first, because they give a bonus.
    [[nodiscard]] std::vector<std::uint8_t> held(const State& view, Kind kind) const {
        std::vector<std::uint8_t> faces;
        for (const bool own : {true, false})
            for (const kit::Card card : view.cards(ZoneKind::Hand, m_seat))
                if (kindOf(card.face) == kind && (typeOf(card.face) == typeAt(view, m_seat)) == own)
                    faces.push_back(card.face);
        return faces;
    }

    /// The other player with the most cards in hand.
    [[nodiscard]] kit::Seat richest(const State& view) const {
        kit::Seat most = m_seat;
        for (kit::Seat seat = 0; seat < view.seats(); ++seat)
            if (seat != m_seat &&
                (most == m_seat || sizeOf(view, ZoneKind::Hand, seat) > sizeOf(view, ZoneKind::Hand, most)))
                most = seat;
        return most;
    }

    /// Follows the lesson: "Now he has an ability, and it is free"; "your deck is your clock"; "only a canine
    /// can act". Next come cards by their texts or the button that draws, and finally "end your turn".
    [[nodiscard]] std::vector<Move> actions(const State& view, std::span<const Move> offered) const {
        std::vector<Move> ideas;
        std::ranges::copy_if(offered, std::back_inserter(ideas),
                             [](const Move& move) { return move.kind == Of::Ability; });
        const auto other = static_cast<std::uint8_t>(1 << richest(view));
        for (const Kind kind : {Kind::Acting, Kind::Drawing, Kind::Stealing, Kind::Recycling})
            for (const std::uint8_t face : held(view, kind))
                if (kindInfo(kind).cost <= view.number(Number::Points) &&
                    m_refused.count({kind, isAltered(view, m_seat)}) == 0 &&
                    (kind != Kind::Acting || typeOf(face) == typeAt(view, m_seat)))
                    ideas.push_back({.kind = Of::Play,
                                     .card = face,
                                     .targets = kind == Kind::Stealing ? other : std::uint8_t{0}});
        std::ranges::copy_if(offered, std::back_inserter(ideas),
                             [](const Move& move) { return move.kind == Of::DrawDiscard; });
        ideas.push_back({.kind = Of::EndTurn});
        return ideas;
    }

    /// Follows the lesson: "Fred wants to steal from you: stop him"; "Now Fred stops you. Stop his stop";
    /// "Yours was a rodent card again: dig, in his turn too".
    [[nodiscard]] std::vector<Move> answers(const State& view) const {
        std::vector<Move> ideas;
        const auto newest = static_cast<std::uint8_t>(chainLength(view));
        const bool atMe = newest == 1 && (view.number(Number::Targets) >> m_seat & 1) != 0;
        const auto cards = held(view, Kind::Stopping);
        const bool bonus = !cards.empty() && typeOf(cards[0]) == typeAt(view, m_seat);
        if ((atMe || newest > 1 || bonus) && !cards.empty())
            ideas.push_back({.kind = Of::Stop, .card = cards[0], .number = newest});
        ideas.push_back({.kind = Of::Pass, .number = newest});
        return ideas;
    }

    kit::Seat m_seat;
    std::set<std::pair<Kind, bool>> m_refused; ///< refused kinds, and whether the character was altered
};

/// The result of a game of the learner against random players.
struct Game {
    bool won = false;
    int refused = 0;
};

Game played(int seats, std::uint64_t seed) {
    const contract::Game& game = *contract::findGame("tailstory");
    match::Header header;
    header.options = contract::standardOptions(game.info(), seats);
    header.seed = seed;
    match::Match match(game, header);
    const auto seat = static_cast<kit::Seat>(seed % static_cast<std::uint64_t>(seats));
    Learner learner(seat);
    Game result;
    while (!match.over()) {
        const kit::Seat due = match.pending().seats.first();
        const contract::AnyState seen = match.view(due);
        if (due != seat) {
            kit::Rng rng = bots::streamOf(seed, due, match::movesOf(match.journal(), due));
            REQUIRE(!match.submit(due, bots::findBot("random")->decide(game, seen, due, rng)));
            continue;
        }
        const auto& view = seen.as<State>();
        for (const Move& idea : learner.ideas(view)) {
            if (!match.submit(seat, contract::AnyMove::of(idea)))
                break;
            learner.learn(view, idea);
            ++result.refused;
        }
    }
    result.won = match.state().as<State>().number(Number::Winner) == seat;
    return result;
}

} // namespace

TEST_CASE("a player who knows only the lesson is refused at most twice a game and beats random players") {
    constexpr int games = 100;
    for (int seats = Rules::info().seatsLeast; seats <= Rules::info().seatsMost; ++seats) {
        int won = 0;
        int refused = 0;
        for (int seed = 1; seed <= games; ++seed) {
            const Game game = played(seats, static_cast<std::uint64_t>(seed));
            won += game.won ? 1 : 0;
            refused += game.refused;
        }
        MESSAGE(seats, " seats: won ", won, ", refused ", refused, " times in ", games, " games");
        CHECK(won >= 90 * games / 100);
        CHECK(refused <= 2 * games);
    }
}
