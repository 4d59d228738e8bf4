// SPDX-License-Identifier: MIT
// Refuses illegal moves. Checks the time first, then the other rules.
#include "core/games/papertales/rules/why_not.h"
#include "core/games/papertales/rules/turn.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

using Code = RefusalCode;
using Kind = Move::Kind;

Answer whyNotPick(const State& view, kit::Seat seat, const Move& move) {
    const auto pack = view.cards(ZoneKind::Pack, seat);
    const auto copies = [&](int face) { return std::ranges::count(pack, face, &kit::Card::face); };
    if (copies(move.card) == 0)
        return refuse(Code::NotInPack, move.card); // PT-30
    if (view.seats() > 2)
        return move.other == 0 ? Answer() : refuse(Code::NothingDiscarded); // PT-30
    if (pack.size() < 3)
        return move.other == 0 ? Answer() : refuse(Code::NothingToDrop); // PT-33
    if (move.other == 0)
        return refuse(Code::DropOneToo); // PT-33
    if (copies(move.other) == 0)
        return refuse(Code::NotInPack, move.other);
    if (move.other == move.card && copies(move.card) == 1)
        return refuse(Code::DropAnother); // PT-33
    return Answer();
}

Answer whyNotTarget(const State& view, kit::Seat seat, const Move& move, Task task) {
    if (move.kind == Kind::Commit) {
        if (targetsLeft(view, seat) == 0)
            return Answer();
        return refuse(task == Task::Target ? Code::TokensCompulsory : Code::AlchemyCompulsory);
    }
    if (move.spot >= spotCount || view.empty(spotZone(seat, move.spot)))
        return refuse(Code::NotYourUnit); // PT-20
    return targetsLeft(view, seat) > 0 ? Answer() : refuse(Code::TargetsChosen);
}

bool isChosen(const State& view, kit::Seat seat, int spot) {
    return view.indexOf(zoneOf(ZoneKind::Choice, seat), firstSpotToken + spot) >= 0;
}

Answer whyNotSave(const State& view, kit::Seat seat, const Move& move) {
    if (move.spot >= spotCount || view.empty(spotZone(seat, move.spot)))
        return refuse(Code::NotYourUnit); // PT-20
    const int saves = savesOf(view, seat);
    if (saves == 0)
        return refuse(Code::NothingToSave);
    const kit::Card unit = unitAt(view, seat, move.spot);
    if (isChosen(view, seat, move.spot))
        return refuse(Code::SavedAlready, unit.face);
    if (view.count(ZoneKind::Choice, seat) >= saves)
        return refuse(Code::NoSaveLeft, saves);
    if (unit.mark == 0)
        return refuse(Code::NoToken, unit.face);
    if (!wouldDie(unit))
        return refuse(Code::WouldNotDie, unit.face);
    if (!canBeSaved(view, seat, unit))
        return refuse(Code::TooManyTokens, unit.face, unit.mark);
    return Answer();
}

constexpr unsigned bitOf(Task task) { return kit::bitOf(task); }

/// The tasks in which each kind of move is possible, by Move::Kind.
constexpr std::array<unsigned, 12> tasksOfKinds{
    bitOf(Task::Pick),
    bitOf(Task::Plan), // Deploy to Keep
    bitOf(Task::Plan),
    bitOf(Task::Plan),
    bitOf(Task::Plan),
    bitOf(Task::Plan),
    bitOf(Task::Plan) | bitOf(Task::Target) | bitOf(Task::Alchemy) | bitOf(Task::Heal), // Commit
    bitOf(Task::Target) | bitOf(Task::Alchemy),
    bitOf(Task::Construct), // Build to Pass
    bitOf(Task::Construct),
    bitOf(Task::Construct),
    bitOf(Task::Heal),
};
static_assert(tasksOfKinds.size() == static_cast<std::size_t>(Kind::Save) + 1);

bool belongsTo(Kind kind, Task task) { return (kit::at(tasksOfKinds, kind) & bitOf(task)) != 0; }

/// The task of the seats that are asked in a step.
Task taskOfStep(Step step) {
    switch (step) {
    case Step::Draft:
        return Task::Pick;
    case Step::Plan:
        return Task::Plan;
    case Step::Targets:
        return Task::Target;
    case Step::Alchemy:
        return Task::Alchemy;
    case Step::Construct:
        return Task::Construct;
    case Step::Heal:
        return Task::Heal;
    default:
        return Task::Nothing;
    }
}

/// Refuses to move or discard a Unit in play outside a plan.
Answer whyNotMoveNow(const State& view, kit::Seat seat, const Move& move) {
    if (const int drawn = view.number(Number::Drawn);
        move.kind == Kind::Move && move.spot < spotCount && drawn == 1 + seat * spotCount + move.spot)
        return refuse(Code::DrawnUnitStays, unitAt(view, seat, move.spot).face); // PT-109
    return refuse(Code::OnlyWhilePlanning);                                      // PT-41
}

/// Refuses a target at the wrong time, perhaps because the ability was used already.
Answer whyNotTargetNow(const State& view, kit::Seat seat) {
    for (int spot = 0; spot < spotCount; ++spot)
        if (const kit::Card unit = unitAt(view, seat, spot);
            unit.face != 0 && !isRevealed(view, seat, spot) &&
            effectOf(unit.face, EffectKind::TokensWhenRevealed) != nullptr)
            return refuse(Code::OnceWhenRevealed, unit.face); // PT-48
    return refuse(Code::NotNow);
}

/// Refuses a move that belongs to another task.
Answer whyNotOther(const State& view, kit::Seat seat, const Move& move, Task task) {
    if (move.kind == Kind::Commit && task == Task::Pick)
        return refuse(Code::KeepExactlyOne); // PT-30
    if (move.kind == Kind::Pass && (task == Task::Target || task == Task::Alchemy))
        return refuse(Code::NoMayAbility); // PT-19
    if (move.kind == Kind::Move || move.kind == Kind::Discard)
        return whyNotMoveNow(view, seat, move);
    return move.kind == Kind::Target ? whyNotTargetNow(view, seat) : refuse(Code::NotNow); // PT-22
}

/// Refuses a move of a seat that has no task now.
Answer whyNotWaiting(const State& view, kit::Seat seat, const Move& move) {
    const Task current = taskOfStep(view.step());
    if (current == Task::Nothing)
        return whyNotOther(view, seat, move, Task::Nothing);
    if (current == Task::Heal && move.kind == Kind::Save && savableUnits(view, seat) == 0)
        return whyNotSave(view, seat, move); // PT-75: such a seat is never asked
    if (current == Task::Construct && (move.kind == Kind::Build || move.kind == Kind::Upgrade) &&
        !view.empty(ZoneKind::Choice, seat))
        return refuse(Code::OneAction); // PT-63
    if (belongsTo(move.kind, current) ||
        (current == Task::Pick && belongsTo(move.kind, Task::Plan) && draftDone(view, seat)))
        return refuse(Code::AlreadyCommitted); // PT-24
    return refuse(Code::OthersNotDone);        // PT-23
}

Answer answerTo(const State& view, kit::Seat seat, const Move& move, Task task) {
    if (!belongsTo(move.kind, task)) {
        if (view.step() == Step::Over)
            return refuse(Code::GameOver); // PT-119
        return task == Task::Nothing ? whyNotWaiting(view, seat, move) : whyNotOther(view, seat, move, task);
    }
    switch (task) {
    case Task::Pick:
        return whyNotPick(view, seat, move);
    case Task::Target:
    case Task::Alchemy:
        return whyNotTarget(view, seat, move, task);
    case Task::Construct:
        return whyNotConstruct(view, seat, move);
    case Task::Heal:
        return move.kind == Kind::Save ? whyNotSave(view, seat, move) : Answer();
    case Task::Plan:
        return whyNotPlan(view, seat, move);
    case Task::Nothing:
        break;
    }
    return Answer();
}

} // namespace

std::optional<kit::Refusal> Rules::whyNot(const State& view, kit::Seat seat, const Move& move) {
    if (seat < 0 || seat >= view.seats())
        return papertales::refusal(Code::NoSuchSeat); // PT-1
    const Answer answer = answerTo(view, seat, move, taskOf(view, seat));
    std::optional<kit::Refusal> refusal;
    if (answer)
        refusal.emplace(answer.refusal());
    return refusal;
}

} // namespace taletop::papertales
