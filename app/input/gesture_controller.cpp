// SPDX-License-Identifier: MIT
#include "app/input/gesture_controller.h"

#include "core/kit/rng.h"

#include <algorithm>

namespace taletop::app {

namespace {

using Outcome = GestureController::Outcome;

/// Games that are played in memory to see what things are touched for.
constexpr int lessons = 4;

bool samePick(const scene::Pick& a, const scene::Pick& b) {
    return a.kind == b.kind && a.zone == b.zone && a.index == b.index &&
           std::string_view(a.key) == std::string_view(b.key);
}

bool beginsWith(const std::vector<scene::Pick>& gesture, const std::vector<scene::Pick>& picks) {
    return gesture.size() >= picks.size() &&
           std::equal(picks.begin(), picks.end(), gesture.begin(), samePick);
}

std::string nameOf(const scene::Pick& pick) {
    return std::to_string(static_cast<int>(pick.kind)) + '/' + std::to_string(pick.zone) + '/' +
           std::to_string(pick.index) + '/' + pick.key;
}

} // namespace

Outcome GestureController::touch(const scene::Pick& pick, const std::vector<scene::Choice>& choices,
                                 const contract::AnyState& view, kit::Seat viewer) {
    Picks picks = m_touched;
    picks.push_back(pick);
    if (auto outcome = legal(picks, choices))
        return *outcome;
    if (auto outcome = legal({pick}, choices))
        return *outcome;
    m_touched.clear();
    return refused(pick, view, viewer);
}

std::optional<Outcome> GestureController::legal(const Picks& picks,
                                                const std::vector<scene::Choice>& choices) {
    const scene::Choice* only = nullptr;
    int fitting = 0;
    for (const scene::Choice& choice : choices) {
        if (choice.gesture.empty() || !beginsWith(choice.gesture, picks))
            continue;
        ++fitting;
        only = &choice;
    }
    if (fitting == 0)
        return std::nullopt;
    if (fitting == 1 && only->gesture.size() == picks.size()) {
        m_touched.clear();
        return Outcome{Outcome::Kind::Move, only->move};
    }
    m_touched = picks;
    return Outcome{Outcome::Kind::Begun, {}};
}

Outcome GestureController::refused(const scene::Pick& pick, const contract::AnyState& view,
                                   kit::Seat viewer) {
    if (viewer == kit::spectator)
        return {};
    learn(viewer);
    const auto known = m_known[viewer].find(nameOf(pick));
    if (known != m_known[viewer].end()) {
        for (const std::string& text : known->second) {
            const auto move = m_game->parseMove(text);
            if (move && m_game->whyNot(view, viewer, *move))
                return {Outcome::Kind::Refused, text};
        }
    }
    // A button may be called like its move.
    const auto move = pick.kind == scene::Pick::Kind::Button ? m_game->parseMove(pick.key) : std::nullopt;
    if (move && m_game->whyNot(view, viewer, *move))
        return {Outcome::Kind::Refused, pick.key};
    return {};
}

/// Plays a few games by chance and notes what the seat could touch for which move. Only done when
/// somebody touches a thing that means nothing now, so that starting costs nothing.
void GestureController::learn(kit::Seat viewer) {
    if (m_known.contains(viewer))
        return;
    auto& known = m_known[viewer];
    for (int lesson = 0; lesson < lessons; ++lesson) {
        kit::Rng random(static_cast<std::uint64_t>(lesson));
        kit::Facts nowhere;
        contract::AnyState state = m_game->setup(m_options);
        for (int entry = 0; entry < m_game->info().longestMoves; ++entry) {
            const contract::Pending pending = m_game->pending(state);
            if (pending.kind == contract::Pending::Kind::Over)
                break;
            if (pending.goesByItself()) {
                m_game->goOn(state, pending, random, nowhere);
                continue;
            }
            if (pending.seats.contains(viewer))
                for (const scene::Choice& choice : m_game->scene(m_game->view(state, viewer), viewer).choices)
                    for (const scene::Pick& pick : choice.gesture)
                        known[nameOf(pick)].insert(choice.move);
            const kit::Seat seat = pending.seats.first();
            contract::AnyMoves moves;
            m_game->legalMoves(state, seat, moves);
            m_game->apply(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))],
                          nowhere);
        }
    }
}

} // namespace taletop::app
