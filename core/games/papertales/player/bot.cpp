// SPDX-License-Identifier: MIT
// Decides for a casual player, and suggests moves with reasons.
#include "core/games/papertales/player/advice.h"
#include "core/games/papertales/player/player.h"
#include "core/games/papertales/rules/price.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/words/ability_text.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;

constexpr int constructionEntry = 63;
constexpr int upgradeEntry = 68;
constexpr int saveEntry = 75;
constexpr int alchemyEntry = 97;
constexpr int targetEntry = 111;

Reason whyTarget(const State& view, kit::Seat seat, const Move& move) {
    if (move.kind == Kind::Commit)
        return {adviceText(TALETOP_TEXT("papertales", "All targets are chosen.")), targetEntry};
    const Forecast forecast = withTarget(view, seat, move);
    kit::Text why = adviceText(
        wouldDie(unitAt(forecast.after, seat, move.spot))
            ? TALETOP_TEXT("papertales", "Tokens on %1: strength %2, income %3, and it dies in aging.")
            : TALETOP_TEXT("papertales", "Tokens on %1: strength %2, income %3, and it lives on."));
    why.word(nameOf(unitAt(view, seat, move.spot).face))
        .number(forecast.kingdom.strength)
        .number(forecast.kingdom.income);
    return {why, taskOf(view, seat) == Task::Target ? targetEntry : alchemyEntry};
}

/// Suggests the targets that benefit most from the tokens.
Suggestions adviseTarget(const State& view, kit::Seat seat) {
    if (targetsLeft(view, seat) == 0) {
        constexpr Move commit{.kind = Kind::Commit};
        const Reason reason = whyTarget(view, seat, commit);
        Suggestions list;
        list.push_back({commit, reason.why, reason.ledger});
        return list;
    }
    return rankTargets(view, seat).told([&](const Move& move, bool) { return whyTarget(view, seat, move); });
}

Reason whyBuild(const State& view, kit::Seat seat, const Move& move, bool best) {
    if (move.kind == Kind::Pass)
        return {best ? adviceText(TALETOP_TEXT("papertales", "Nothing is worth its price now."))
                     : adviceText(TALETOP_TEXT("papertales", "Building nothing saves %1 Gold."))
                           .number(view.number(Number::Gold, seat)),
                constructionEntry};
    const int to = move.kind == Kind::Upgrade ? 2 : move.other;
    const char* source =
        best ? TALETOP_PLURAL("papertales", "%1 at level %2 gives you the most for %3 Gold. It is worth %n "
                                            "Legend Point(s).")
             : TALETOP_PLURAL("papertales", "%1 at level %2 is worth %n Legend Point(s) and costs %3 Gold.");
    return {adviceText(source)
                .word(nameOf(move.card))
                .number(to)
                .number(priceOf(view, seat, move.card, to).gold)
                .plural(kit::at(buildingOf(move.card).levels, to - 1).points),
            best                         ? entryOf(move.card)
            : move.kind == Kind::Upgrade ? upgradeEntry
                                         : landEntry};
}

Reason whySave(const State& view, kit::Seat seat, const Move& move, bool best) {
    if (move.kind == Kind::Commit)
        return {adviceText(best ? TALETOP_TEXT("papertales", "No other Unit is worth saving.")
                                : TALETOP_TEXT("papertales", "Any Unit you don’t save frees a spot.")),
                saveEntry};
    return {adviceText(best ? TALETOP_TEXT("papertales", "%1 is worth more alive.")
                            : TALETOP_TEXT("papertales", "%1 would stay for the next turn."))
                .word(nameOf(unitAt(view, seat, move.spot).face)),
            saveEntry};
}

Suggestions suggest(const State& view, kit::Seat seat, int noise, kit::Rng& rng) {
    switch (taskOf(view, seat)) {
    case Task::Pick:
        return advisePick(view, seat, noise, rng);
    case Task::Plan:
        return advisePlan(view, seat);
    case Task::Target:
    case Task::Alchemy:
        return adviseTarget(view, seat);
    case Task::Construct:
        return rankConstructions(view, seat, noise, rng).told([&](const Move& move, bool best) {
            return whyBuild(view, seat, move, best);
        });
    case Task::Heal:
    case Task::Nothing:
        break;
    }
    return rankSaves(view, seat).told([&](const Move& move, bool best) {
        return whySave(view, seat, move, best);
    });
}

} // namespace

Move Player::casualMove(const State& view, kit::Seat seat, kit::Rng& rng) {
    constexpr int noise = 200; // picks randomly among nearly equal cards
    const State own = contract::viewOf<Rules>(view, seat);
    return taskOf(own, seat) == Task::Plan ? casualStep(own, seat) : suggest(own, seat, noise, rng)[0].move;
}

Suggestions Player::advise(const State& view, kit::Seat seat) {
    kit::Rng unused(0);
    return suggest(contract::viewOf<Rules>(view, seat), seat, 0, unused);
}

contract::Reason Player::reasonFor(const State& view, kit::Seat seat, std::span<const Move> steps,
                                   bool best) {
    const State own = contract::viewOf<Rules>(view, seat);
    switch (taskOf(own, seat)) {
    case Task::Pick:
        return whyPick(own, seat, steps[0], best);
    case Task::Plan:
        return whyPlan(own, seat, steps);
    case Task::Target:
    case Task::Alchemy:
        return whyTarget(own, seat, steps[0]);
    case Task::Construct:
        return whyBuild(own, seat, steps[0], best);
    case Task::Heal:
    case Task::Nothing:
        break;
    }
    return whySave(own, seat, steps[0], best);
}

} // namespace taletop::papertales
