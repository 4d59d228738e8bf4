// SPDX-License-Identifier: MIT
#include "core/table/table_view.h"

#include "core/scene/reading.h"
#include "core/table/playback.h"
#include "core/table/scenes.h"

#include <algorithm>
#include <string_view>

namespace taletop::table {

namespace {

using Pending = contract::Pending;

bool isOpenToAll(const match::Match& match) { return match.over() && !match.game().info().secretsStay; }

scene::Scene sceneOf(const contract::Game& game, const contract::AnyState& state, kit::Seat viewer) {
    return game.scene(game.view(state, viewer), viewer);
}

// ---- scenes

/// The scene with the actor's choices; `own` is the actor's own view.
scene::Scene presentScene(const match::Match& match, const HotSeat& hotSeat, const contract::AnyState& own) {
    const contract::Game& game = match.game();
    const kit::Seat viewer = hotSeat.viewer();
    scene::Scene scene = hotSeat.inPublic() ? sceneOf(game, match.state(), viewer) : game.scene(own, viewer);
    if (hotSeat.shared())
        showAsToAll(scene, viewer, game, match.state());
    if (hotSeat.inPublic()) {
        scene::Scene asked = game.scene(own, hotSeat.actor());
        scene.choices = std::move(asked.choices);
        scene.prompt = asked.prompt;
        scene.detail = asked.detail;
        scene.step = asked.step;
    }
    if (hotSeat.viewOnly()) {
        scene.choices.clear();
        scene.step = "";
    }
    for (kit::Seat seat = 0; isOpenToAll(match) && seat < match.header().options.seats; ++seat)
        layOpen(scene, sceneOf(game, match.state(), seat));
    return scene;
}

/// Shows a seat in the middle, with its question and its unfinished answer.
void layInTheMiddle(scene::Scene& scene, const scene::Scene& own, kit::Seat seat) {
    scene.step = own.step;
    scene.prompt = own.prompt;
    for (scene::Zone& zone : scene.zones)
        for (const scene::Zone& same : own.zones)
            if (same.zone == zone.zone && same.owner == seat)
                zone = same;
}

/// The scene of a past moment, with its prompt but without choices.
scene::Scene pastScene(const match::Match& match, const HotSeat& hotSeat, const Review& review) {
    const contract::Game& game = match.game();
    scene::Scene scene = sceneOf(game, review.state, review.eyes());
    if (hotSeat.shared())
        showAsToAll(scene, review.eyes(), game, review.state);
    const int others = review.viewer == everybody ? match.header().options.seats : 0;
    for (kit::Seat seat = 0; seat < others; ++seat) {
        const scene::Scene own = sceneOf(game, review.state, seat);
        layOpen(scene, own);
        if (seat == hotSeat.focus())
            layInTheMiddle(scene, own, seat);
    }
    scene.choices.clear();
    return scene;
}

scene::Scene toldScene(const contract::Game& game, const contract::AnyState& told, kit::Seat eyes) {
    scene::Scene scene = game.scene(told, eyes);
    scene.choices.clear();
    scene.step = "";
    return scene;
}

// ---- questions

/// The question for the person who is called, as far as it is public, such as whose tail is the prettiest.
/// Their progress in a decision of several steps stays private.
kit::Text askedOpenly(const match::Match& match, kit::Seat seat) {
    const auto asked = [&](const contract::AnyState& state) {
        return sceneOf(match.game(), state, seat).prompt;
    };
    const bool known =
        sceneOf(match.game(), match.state(), seat).secret && OpenTurns::sameInAllWorlds(match, asked);
    return known ? asked(match.state()) : kit::Text{};
}

std::vector<SeatStanding> standings(const TableView& view, const Pending& pending, bool telling, int seats) {
    std::vector<SeatStanding> all;
    for (kit::Seat seat = 0; seat < seats; ++seat) {
        const bool acts = pending.kind == Pending::Kind::Seats && pending.seats.contains(seat);
        const bool later = std::ranges::any_of(view.scene.counters, [seat](const scene::Counter& counter) {
            return counter.seat == seat && kit::sameWords(counter.key, scene::laterCounter);
        });
        all.push_back({.isViewer = seat == view.viewer,
                       .pending = acts && !telling,
                       .done = !acts && pending.kind != Pending::Kind::Over && !later});
    }
    return all;
}

std::string idOf(std::string_view kind, kit::Seat seat, const scene::Scene& scene) {
    return std::string(kind) + '/' + std::to_string(seat) + '/' + scene.step + '/' +
           kit::english(scene.prompt);
}

/// The question while nothing is narrated and nobody reviews the past.
Question questionNow(const TableView& view, const HotSeat& hotSeat, const match::Match& match,
                     const Pending& pending) {
    using Kind = Question::Kind;
    const bool acts = pending.kind == Pending::Kind::Seats && pending.seats.contains(view.actor);
    if (acts && hotSeat.peopleHere().contains(view.actor))
        return {Kind::Choose, view.actor, idOf("choose", view.actor, view.scene)};
    if (const kit::Seat called = hotSeat.asked(); called >= 0)
        return {Kind::Call, called, "call/" + std::to_string(called)};
    if (hotSeat.answering() && hotSeat.shared())
        return {Kind::Answer, kit::spectator, idOf("answer", kit::spectator, view.scene)};
    if (const kit::Seat awaited = hotSeat.awaitedElsewhere(match); awaited >= 0)
        return {Kind::Await, awaited, "await/" + std::to_string(awaited)};
    return {};
}

} // namespace

TableView present(const match::Match& match, const HotSeat& hotSeat, const std::optional<Review>& review,
                  const Playback& playback) {
    const contract::Game& game = match.game();
    const bool telling = playback.told.has_value();
    const bool past = review && !telling;
    const Pending pending = game.pending(past ? review->state : match.state());
    TableView view;
    view.viewer = past ? review->eyes() : hotSeat.viewer();
    view.actor = past ? kit::spectator : hotSeat.actor();
    view.focus = past && view.viewer >= 0 ? view.viewer : hotSeat.focus();
    view.over = match.over() && !telling && !past;
    if (telling) {
        view.view = *playback.told;
        view.scene = toldScene(game, view.view, hotSeat.publicEyes());
        if (playback.waits)
            view.question = {Question::Kind::Read, kit::spectator, "read/" + std::to_string(playback.moment)};
        view.visibility = game.visibility(hotSeat.publicEyes());
    } else if (past) {
        view.view = game.view(review->state, view.viewer);
        view.scene = pastScene(match, hotSeat, *review);
        view.visibility = game.visibility(view.viewer);
    } else {
        view.view = match.view(view.actor >= 0 ? view.actor : view.viewer);
        view.scene = presentScene(match, hotSeat, view.view);
        view.question = hotSeat.viewOnly() ? Question() : questionNow(view, hotSeat, match, pending);
        view.visibility = game.visibility(hotSeat.eyes());
        if (hotSeat.down())
            view.askedOpenly = askedOpenly(match, hotSeat.asked());
    }
    view.seats = standings(view, pending, telling, match.header().options.seats);
    if (view.over)
        view.result = game.result(match.state());
    view.facts = redacted(playback.facts, view.visibility);
    return view;
}

scene::Scene ownScene(const match::Match& match, kit::Seat seat) {
    scene::Scene scene = sceneOf(match.game(), match.state(), seat);
    for (kit::Seat other = 0; isOpenToAll(match) && other < match.header().options.seats; ++other)
        layOpen(scene, sceneOf(match.game(), match.state(), other));
    return scene;
}

} // namespace taletop::table
