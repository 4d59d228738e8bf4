// SPDX-License-Identifier: MIT
#include "tests/conformance/checks.h"

#include "core/kit/view.h"

#include <nlohmann/json.hpp>

namespace taletop::conformance {

using namespace contract;

namespace {

std::string forSeat(kit::Seat seat, const std::string& what) {
    return what + " for seat " + std::to_string(seat);
}

/// Returns all answers of the game to `seat` as text.
std::string answers(const Game& game, const AnyState& state, kit::Seat seat) {
    std::string text;
    const Pending pending = game.pending(state);
    text += "pending kind " + std::to_string(static_cast<int>(pending.kind)) + " chance " +
            std::to_string(pending.chance.from) + ' ' + std::to_string(pending.chance.drawn) + " seats";
    for (const kit::Seat each : pendingSeats(game, state))
        text += ' ' + std::to_string(each);
    for (const AnyMove& move : candidatesOf(game, state, seat)) {
        text += '\n' + game.moveText(move);
        if (const auto refusal = game.whyNot(state, seat, move))
            text += " refused: " + game.ledgerEntry(*refusal) + ' ' + english(game.refusalText(*refusal));
    }
    if (pending.seats.contains(seat)) {
        kit::Rng rng(1);
        text += "\ncasual " + game.moveText(game.casualMove(state, seat, rng));
        text += "\nquick " + game.moveText(game.playout(state, seat, rng)) + "\ndecisions";
        // Listing all decisions of a hand takes long, so only some moments include them. Both states choose
        // the same moments.
        if (text.size() % 5 == 0)
            for (const auto& steps : game.decisions(state, seat))
                for (const AnyMove& step : steps)
                    text += ' ' + game.moveText(step);
        for (const auto& advice : game.advise(state, seat))
            text += "\nadvice " + game.moveText(advice.move) + ' ' + english(advice.why);
    }
    return text + '\n' + game.resultJson(state).dump();
}

/// Returns the difference between two states in their answers and scenes for a seat, or "".
std::string difference(const Game& game, const AnyState& state, const AnyState& other, kit::Seat seat) {
    const std::string first = answers(game, state, seat);
    if (const std::string second = answers(game, other, seat); first != second)
        return forSeat(seat, "different answers") + ":\n" + first + "\nand\n" + second;
    if (!(game.result(state) == game.result(other)))
        return forSeat(seat, "different results");
    const scene::Scene scene = game.scene(state, seat);
    if (const scene::Scene second = game.scene(other, seat); !sameScene(scene, second))
        return forSeat(seat, "different scenes") + ":\n" + describe(scene) + "\nand\n" + describe(second);
    return {};
}

/// Returns the state with all cards that are hidden from `seat` shuffled.
AnyState exchanged(const Game& game, const AnyState& state, kit::Seat seat, kit::Rng& rng) {
    AnyState other = state;
    const auto visibility = game.visibility(seat);
    const kit::TableRef table = game.table(other);
    std::vector<kit::Card*> places;
    for (int zone = 0; zone < table.zoneCount(); ++zone)
        for (kit::Card& card : table.zone(zone))
            if (visibility[static_cast<std::size_t>(zone)] != kit::Visibility::Face)
                places.push_back(&card);
    for (std::size_t i = 0; i < places.size(); ++i)
        std::swap(*places[i], *places[i + rng.below(static_cast<std::uint32_t>(places.size() - i))]);
    return other;
}

std::vector<kit::Fact> told(const std::vector<kit::Fact>& facts, kit::ZoneVisibility visibility, bool cards) {
    std::vector<kit::Fact> seen;
    for (const kit::Fact& fact : facts) {
        const bool words = fact.kind == kit::Fact::Kind::Note || fact.kind == kit::Fact::Kind::Scalar;
        if (const auto redacted = kit::redact(fact, visibility); redacted && words != cards)
            seen.push_back(*redacted);
    }
    return seen;
}

} // namespace

std::string viewsAnswerLikeStates(const Moment& moment) {
    const Game& game = moment.game();
    for (kit::Seat seat = kit::spectator; seat < moment.seats(); ++seat) {
        const AnyState view = game.view(moment.state(), seat);
        if (!sameBytes(game.view(view, seat), view))
            return forSeat(seat, "the view of a view is another");
        if (const auto found = difference(game, moment.state(), view, seat); !found.empty())
            return "state and view: " + found;
    }
    return {};
}

std::string samplesLookTheSame(const Moment& moment) {
    const Game& game = moment.game();
    for (kit::Seat seat = kit::spectator; seat < moment.seats(); ++seat) {
        const AnyState view = game.view(moment.state(), seat);
        const AnyState sample = game.sample(view, seat, moment.rng);
        if (!sameBytes(game.view(sample, seat), view))
            return forSeat(seat, "a sample has another view");
        if (const auto broken = game.brokenInvariant(sample); !broken.empty())
            return forSeat(seat, "a sample breaks an invariant") + ": " + broken;
        if (const auto found = difference(game, view, sample, seat); !found.empty())
            return "view and sample: " + found;
    }
    return {};
}

std::string hiddenCardsDoNotMatter(const Moment& moment) {
    const Game& game = moment.game();
    for (kit::Seat seat = kit::spectator; seat < moment.seats(); ++seat) {
        const AnyState other = exchanged(game, moment.state(), seat, moment.rng);
        if (!sameBytes(game.view(moment.state(), seat), game.view(other, seat)))
            return forSeat(seat, "the view shows what is hidden");
        if (const auto found = difference(game, moment.state(), other, seat); !found.empty())
            return "hidden cards exchanged: " + found;
    }
    return {};
}

std::string factsRebuildViews(const Moment& moment) {
    if (moment.entry() == nullptr)
        return {};
    const Game& game = moment.game();
    for (kit::Seat viewer = kit::spectator; viewer < moment.seats(); ++viewer) {
        const auto visibility = game.visibility(viewer);
        AnyState view = game.view(moment.state(), viewer);
        for (const kit::Fact& fact : moment.entry()->facts)
            if (const auto seen = kit::redact(fact, visibility))
                kit::replay(game.table(view), *seen, visibility);
        if (!sameBytes(view, game.view(moment.after(), viewer)))
            return forSeat(viewer, "the facts do not rebuild the view");
    }
    return {};
}

std::string notesTellNothingHidden(const Moment& moment) {
    if (moment.entry() == nullptr)
        return {};
    const Game& game = moment.game();
    const Entry& entry = *moment.entry();
    for (kit::Seat viewer = 0; viewer < moment.seats(); ++viewer) {
        AnyState sample = game.sample(game.view(moment.state(), viewer), viewer, moment.rng);
        if (entry.who != kit::chanceSeat && game.whyNot(sample, entry.who, entry.move))
            continue;
        Entry other = entry;
        other.facts.clear();
        kit::Facts facts(other.facts);
        apply(game, sample, other, facts);
        // If the revealed cards differ, the notes may differ, too.
        const auto visibility = game.visibility(viewer);
        if (told(entry.facts, visibility, true) != told(other.facts, visibility, true))
            continue;
        if (told(entry.facts, visibility, false) != told(other.facts, visibility, false))
            return forSeat(viewer, "notes or numbers tell what is hidden");
    }
    return {};
}

} // namespace taletop::conformance
