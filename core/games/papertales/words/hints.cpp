// SPDX-License-Identifier: MIT
// Hints about where to look before a choice, and names for whole decisions.
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/words/ability_text.h"
#include "core/games/papertales/words/words.h"
#include "core/kit/at.h"

#include <algorithm>
#include <iterator>

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;

kit::Text hintText(const char* source) { return {"papertales", source}; }

kit::Text gold(int cost) {
    if (cost < 0) // PT-45
        return hintText(TALETOP_PLURAL("papertales", "gives you %n Gold")).plural(-cost);
    return cost == 0 ? hintText(TALETOP_TEXT("papertales", "costs nothing"))
                     : hintText(TALETOP_PLURAL("papertales", "costs %n Gold")).plural(cost);
}

contract::DecisionText pickText(const State& view, kit::Seat seat, const Move& move) {
    contract::DecisionText text;
    text.parts.push_back(hintText(TALETOP_TEXT("papertales", "keep %1")).word(nameOf(move.card)));
    if (move.other != 0)
        text.parts.push_back(hintText(TALETOP_TEXT("papertales", "discard %1")).word(nameOf(move.other)));
    const int cost = unitOf(move.card).cost;
    text.note = gold(cost);
    text.payable = cost <= view.number(Number::Gold, seat);
    text.ledger = entryOf(move.card);
    return text;
}

/// Names the Units that the steps deploy in one row. The first name says which row.
std::vector<kit::Text> deployed(std::span<const Move> steps, bool front) {
    std::vector<kit::Text> parts;
    for (const Move& step : steps) {
        if (step.kind != Kind::Deploy || isFront(step.spot) != front)
            continue;
        const char* name = nameOf(step.card);
        parts.push_back(!parts.empty() ? hintText(name)
                        : front        ? hintText(TALETOP_TEXT("papertales", "Front: %1")).word(name)
                                       : hintText(TALETOP_TEXT("papertales", "Back: %1")).word(name));
    }
    return parts;
}

/// Describes a step of a plan that deploys nothing. The text is empty for the commit.
kit::Text stepText(const State& plan, kit::Seat seat, const Move& move) {
    const auto standing = [&](int spot) { return nameOf(kit::at(planOf(plan, seat).slots, spot).face); };
    switch (move.kind) {
    case Kind::Move:
        return hintText(isFront(move.to) ? TALETOP_TEXT("papertales", "move %1 to the Front")
                                         : TALETOP_TEXT("papertales", "move %1 to the Back"))
            .word(standing(move.spot));
    case Kind::Discard:
        return hintText(TALETOP_TEXT("papertales", "discard %1")).word(standing(move.spot));
    case Kind::Back:
        return hintText(TALETOP_TEXT("papertales", "take %1 back")).word(standing(move.spot));
    case Kind::Keep:
        return hintText(TALETOP_TEXT("papertales", "keep %1")).word(nameOf(move.card));
    default:
        return {};
    }
}

contract::DecisionText planText(const State& view, kit::Seat seat, std::span<const Move> steps) {
    contract::DecisionText text;
    text.parts = deployed(steps, true);
    std::ranges::copy(deployed(steps, false), std::back_inserter(text.parts));
    State plan = view;
    for (const Move& step : steps) {
        if (step.kind == Kind::Commit)
            break;
        if (step.kind != Kind::Deploy)
            text.parts.push_back(stepText(plan, seat, step));
        kit::Facts nobody;
        Rules::apply(plan, seat, step, nobody);
    }
    if (text.parts.empty())
        text.parts.push_back(hintText(TALETOP_TEXT("papertales", "commit the plan as it stands")));
    const int cost = costOfPlan(plan, seat);
    text.note = gold(cost);
    text.payable = cost <= view.number(Number::Gold, seat);
    text.ledger = 38;
    return text;
}

kit::Text onThePlan(const State& view, kit::Seat seat) {
    if (view.number(Number::Turn) == lastTurn) // PT-42
        return hintText(TALETOP_TEXT(
            "papertales", "It’s the last turn. Look only at Legend Points, and leave no Gold unused."));
    int old = 0;
    for (int spot = 0; spot < spotCount; ++spot)
        old += unitAt(view, seat, spot).face != 0 ? 1 : 0;
    if (old > 0)
        return hintText(TALETOP_TEXT("papertales", "Look at who is already in play and will die in aging, "
                                                   "and at what your Gold can still pay for."));
    return hintText(TALETOP_TEXT(
        "papertales",
        "Look at your Gold. Which Units can it pay for together, and who should fight in the Front?"));
}

} // namespace

kit::Text Words::nudge(const State& view, kit::Seat seat) {
    switch (taskOf(view, seat)) {
    case Task::Pick:
        return view.number(Number::Turn) == lastTurn
                   ? hintText(TALETOP_TEXT("papertales", "Look at what still scores Legend Points: Wars, "
                                                         "Units that score at the end, a last Building."))
                   : hintText(TALETOP_TEXT("papertales", "Look at your Gold, and at what your Kingdom still "
                                                         "lacks: strength, income, resources."));
    case Task::Plan:
        return onThePlan(view, seat);
    case Task::Target:
    case Task::Alchemy:
        return hintText(
            TALETOP_TEXT("papertales", "Look at who grows stronger with tokens, and who would die of them."));
    case Task::Construct:
        return hintText(TALETOP_TEXT(
            "papertales",
            "Look at what your resources let you build, and for how many turns it would still help you."));
    default:
        return hintText(TALETOP_TEXT(
            "papertales", "Look at what each Unit would do alive, and what its death would give you."));
    }
}

contract::DecisionText Words::decisionText(const State& view, kit::Seat seat, std::span<const Move> steps) {
    if (steps.empty())
        return {};
    if (steps[0].kind == Kind::Pick)
        return pickText(view, seat, steps[0]);
    return taskOf(view, seat) == Task::Plan ? planText(view, seat, steps) : contract::DecisionText();
}

} // namespace taletop::papertales
