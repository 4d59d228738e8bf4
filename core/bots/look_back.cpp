// SPDX-License-Identifier: MIT
#include "core/bots/look_back.h"

#include "core/scene/turn.h"

#include <algorithm>
#include <cmath>

namespace taletop::bots {

namespace {

/// The number of decisions that are examined a second time, and of those that are examined a third time. Each
/// examination uses new worlds, because among many decisions some look bad or good by chance.
constexpr std::size_t suspects = 20;
constexpr std::size_t accused = 6;
/// The number of lucky moments that are examined a second time.
constexpr std::size_t luckiest = 3;
/// The smallest difference in worth that is reported as a turning point or as luck.
constexpr double leastWorth = 0.01;
/// The split of the budget, in percent.
constexpr std::uint64_t shareOfFinding = 40;
constexpr std::uint64_t shareOfDoubt = 20;
constexpr std::uint64_t shareOfProof = 30;
constexpr std::uint64_t shareOfLuck = 6;
constexpr std::uint64_t shareOfSureLuck = 4;

Budget shareOf(const Budget& budget, std::uint64_t hundredths, std::size_t among) {
    return {budget.moves * hundredths / 100 / std::max<std::size_t>(1, among), budget.enough};
}

bool enough(const Budget& budget) { return budget.enough && budget.enough(); }

bool asks(const contract::Game& game, const contract::AnyState& state, kit::Seat seat) {
    const contract::Pending due = game.pending(state);
    return due.kind == contract::Pending::Kind::Seats && due.seats.contains(seat);
}

/// The choices of the seat; unaffordable ones only if it had no others.
std::vector<contract::AnyDecision> choicesAt(const contract::Game& game, const contract::AnyState& own,
                                             kit::Seat seat) {
    std::vector<contract::AnyDecision> all = game.decisions(own, seat);
    std::vector<contract::AnyDecision> payable;
    for (const contract::AnyDecision& steps : all)
        if (game.decisionText(own, seat, steps).payable)
            payable.push_back(steps);
    return payable.empty() ? all : payable;
}

/// Collects the steps of a decision, starting with its first. Steps of seats that choose at the same time may
/// come between them.
void takeUp(const contract::Game& game, const PlayedGame& played, kit::Seat seat, TakenDecision& taken) {
    const bool single = std::ranges::all_of(
        taken.choices, [](const contract::AnyDecision& steps) { return steps.size() == 1; });
    for (std::size_t entry = taken.entry; entry < played.entries.size(); ++entry) {
        if (played.entries[entry].who != seat)
            continue;
        taken.last = entry;
        if (taken.steps.size() == contract::maxSteps) {
            taken.steps.clear();
            return;
        }
        taken.steps.push_back(played.entries[entry].move);
        // A move that completes a choice ends the decision: the next question to the seat may follow at once.
        const bool seals = std::ranges::any_of(taken.choices, [&](const contract::AnyDecision& steps) {
            return game.sameMove(steps.back(), played.entries[entry].move);
        });
        if (single || seals || !asks(game, played.after(entry), seat))
            return;
    }
}

/// The randomness of an analysis; it depends on what the seat sees and on the purpose.
kit::Rng luckFor(const contract::AnyState& own, std::uint64_t purpose) {
    return kit::Rng::forOrdinal(contract::stateHash(own), purpose);
}
enum Purpose : std::uint64_t { Finding, Doubt, Proof, Before, After, BeforeAgain, AfterAgain };

/// A decision that probably cost something.
struct Suspect {
    const TakenDecision* taken = nullptr;
    contract::AnyDecision best;
    Ahead loss;
};

double lossOf(const Suspect& suspect) { return suspect.loss.worth.mean; }
/// The loss plus its error, because a decision that may have cost a lot is worth another look.
double likelyLossOf(const Suspect& suspect) { return lossOf(suspect) + suspect.loss.worth.error; }

/// Keeps the `count` decisions that cost most.
void keepWorst(std::vector<Suspect>& list, std::size_t count, double (*cost)(const Suspect&) = likelyLossOf) {
    std::ranges::stable_sort(list, std::ranges::greater{}, cost);
    list.resize(std::min(list.size(), count));
}

bool isCertain(const Mean& mean) { return mean.mean > leastWorth && mean.mean > 2 * mean.error; }

/// The seat's memory before each entry and, last, at the end; shorter if the budget ends first.
std::vector<kit::Memory> memoriesOf(const contract::Game& game, const PlayedGame& played, kit::Seat seat,
                                    const Budget& budget) {
    std::vector<kit::Memory> memories;
    memories.push_back(game.memoryOn(played.entries.empty() ? played.end : played.entries[0].before, seat));
    for (const PlayedGame::Entry& entry : played.entries) {
        if (enough(budget))
            break;
        kit::Memory next = memories.back();
        game.remember(next, entry.facts, seat);
        memories.push_back(std::move(next));
    }
    return memories;
}

class LookingBack {
public:
    LookingBack(const contract::Game& game, const PlayedGame& played, kit::Seat seat, const Budget& budget)
        : m_game(game), m_played(played), m_seat(seat), m_budget(budget),
          m_memories(memoriesOf(game, played, seat, budget)) {}

    LookBack run() {
        m_found.seat = m_seat;
        const auto taken = decisionsTaken(m_game, m_played, m_seat, m_budget.enough);
        if (m_budget.moves >= taken.size()) {
            judge(taken);
            findLuck();
        }
        if (enough(m_budget))
            m_found = {.seat = m_seat, .points = {}, .luck = {}, .moves = m_found.moves, .finished = false};
        return m_found;
    }

private:
    /// The seat's knowledge before an entry.
    [[nodiscard]] contract::Known knownAt(std::size_t entry) const {
        return {m_game.view(m_played.entries[entry].before, m_seat), m_memories[entry]};
    }

    void judge(const std::vector<TakenDecision>& taken) {
        auto found = suspect(taken);
        keepWorst(found, suspects);
        found = doubt(found);
        keepWorst(found, accused);
        found = prove(found);
        std::erase_if(found, [this](const Suspect& each) {
            return !isCertain(each.loss.worth) || calledAlike(played(each), better(each));
        });
        keepWorstOfEachTurn(found);
        keepWorst(found, mostTurningPoints, lossOf);
        tell(found);
    }

    std::vector<Suspect> suspect(const std::vector<TakenDecision>& taken) {
        const Budget each = shareOf(m_budget, shareOfFinding, taken.size());
        std::vector<Suspect> found;
        for (const TakenDecision& decision : taken)
            if (auto suspect = lookAt(decision, {}, each, Finding); suspect && !enough(m_budget))
                found.push_back(*std::move(suspect));
        return found;
    }

    /// Searches for a better choice again, and compares the result with the first one found. A single search
    /// among many choices rarely finds the best one, which would make a blunder look small.
    std::vector<Suspect> doubt(const std::vector<Suspect>& suspected) {
        const Budget each = shareOf(m_budget, shareOfDoubt, suspected.size());
        std::vector<Suspect> found;
        for (const Suspect& suspect : suspected)
            if (auto still = lookAt(*suspect.taken, {suspect.best}, each, Doubt))
                found.push_back(*std::move(still));
        return found;
    }

    /// Finds the best of the other choices, and compares it and the ones found `before` with the actual
    /// decision, in new worlds.
    std::optional<Suspect> lookAt(const TakenDecision& taken, std::vector<contract::AnyDecision> before,
                                  const Budget& budget, Purpose purpose) {
        if (enough(m_budget))
            return std::nullopt;
        std::vector<contract::AnyDecision> others;
        for (const contract::AnyDecision& steps : taken.choices)
            if (!sameSteps(m_game, steps, taken.steps))
                others.push_back(steps);
        const contract::Known known = knownAt(taken.entry);
        kit::Rng rng = luckFor(known.view, purpose);
        const Budget half{budget.moves / 2, budget.enough};
        const Analysis found = analyse(m_game, known, m_seat, others, half, rng);
        m_found.moves += found.moves;
        const contract::AnyDecision& best = found.arms[found.best()].steps;
        if (before.empty() || !sameSteps(m_game, before[0], best))
            before.push_back(best);
        return compared(taken, std::move(before), others.size() > 1 ? half : budget, rng);
    }

    /// The cost of a decision compared with the best of these, in worlds used for nothing else; nullopt if it
    /// certainly cost nothing worth mentioning.
    std::optional<Suspect> compared(const TakenDecision& taken, std::vector<contract::AnyDecision> tried,
                                    const Budget& budget, kit::Rng& rng) {
        const std::size_t done = tried.size();
        tried.push_back(taken.steps);
        const Analysis all = compare(m_game, knownAt(taken.entry), m_seat, tried, budget, rng);
        m_found.moves += all.moves;
        if (all.arms[done].games() < fewestWorlds)
            return std::nullopt;
        std::size_t best = 0;
        for (std::size_t arm = 1; arm < done; ++arm)
            best = all.worthOf(arm).mean > all.worthOf(best).mean ? arm : best;
        const Suspect suspect{&taken, tried[best], aheadOf(all, best, done)};
        const Mean& worth = suspect.loss.worth;
        return worth.mean + 2 * worth.error > leastWorth ? std::optional(suspect) : std::nullopt;
    }

    std::vector<Suspect> prove(const std::vector<Suspect>& suspected) {
        const Budget each = shareOf(m_budget, shareOfProof, suspected.size());
        std::vector<Suspect> found;
        for (const Suspect& suspect : suspected) {
            kit::Rng rng = luckFor(knownAt(suspect.taken->entry).view, Proof);
            if (auto still = compared(*suspect.taken, {suspect.best}, each, rng))
                found.push_back(*std::move(still));
        }
        return found;
    }

    /// Keeps one turning point for each turn, because the end sheet names a turning point only by its turn.
    void keepWorstOfEachTurn(std::vector<Suspect>& proved) const {
        keepWorst(proved, proved.size(), lossOf);
        std::vector<int> turns;
        std::erase_if(proved, [&](const Suspect& each) {
            const contract::AnyState& before = m_played.entries[each.taken->entry].before;
            const auto turn =
                scene::turnOf(m_game.scene(m_game.view(before, kit::spectator), kit::spectator));
            if (!turn)
                return false;
            const bool told = std::ranges::count(turns, turn->value) > 0;
            turns.push_back(turn->value);
            return told;
        });
    }

    void tell(std::vector<Suspect>& proved) {
        std::ranges::stable_sort(proved, {}, [](const Suspect& proof) { return proof.taken->entry; });
        for (const Suspect& suspect : proved)
            m_found.points.push_back(told(suspect));
    }

    [[nodiscard]] TurningPoint told(const Suspect& suspect) const {
        return {suspect.taken->entry, played(suspect), better(suspect), suspect.loss};
    }
    /// Names the decision made. If it reads the same as the better one, this is not a turning point.
    [[nodiscard]] Candidate played(const Suspect& suspect) const {
        return called(suspect, suspect.taken->steps);
    }
    [[nodiscard]] Candidate better(const Suspect& suspect) const { return called(suspect, suspect.best); }
    [[nodiscard]] Candidate called(const Suspect& suspect, const contract::AnyDecision& steps) const {
        return candidateFor(m_game, m_played.entries[suspect.taken->entry].before, m_seat, steps);
    }

    /// Examines the luckiest moments again in new worlds, because among many moments some look lucky by
    /// chance.
    void findLuck() {
        std::vector<std::size_t> all;
        for (std::size_t entry = 0; entry < m_played.entries.size() && !enough(m_budget); ++entry)
            if (isLuck(m_game, m_played, entry, m_seat))
                all.push_back(entry);
        auto lucky = luckAmong(all, shareOfLuck, Look::First);
        std::ranges::stable_sort(lucky, std::ranges::greater{}, gainOf);
        lucky.resize(std::min(lucky.size(), luckiest));
        std::vector<std::size_t> likely;
        likely.reserve(lucky.size());
        for (const LuckyMoment& moment : lucky)
            likely.push_back(moment.entry - 1);
        const auto proved = luckAmong(likely, shareOfSureLuck, Look::Second);
        if (!proved.empty())
            m_found.luck = *std::ranges::max_element(proved, {}, gainOf);
    }

    static double gainOf(const LuckyMoment& moment) { return moment.gain.worth.mean; }

    std::vector<LuckyMoment> luckAmong(const std::vector<std::size_t>& entries, std::uint64_t share,
                                       Look look) {
        const Budget each = shareOf(m_budget, share, entries.size());
        std::vector<LuckyMoment> found;
        for (const std::size_t entry : entries) {
            if (enough(m_budget))
                break;
            const Ahead gain = luckOf(m_game, m_played, entry, m_seat, each, look);
            m_found.moves += each.moves;
            if (isCertain(gain.worth))
                found.push_back({entry + 1, gain});
        }
        return found;
    }

    const contract::Game& m_game;
    const PlayedGame& m_played;
    kit::Seat m_seat;
    const Budget& m_budget;
    std::vector<kit::Memory> m_memories;
    LookBack m_found;
};

/// The difference of two means without common worlds.
Mean difference(const Mean& one, const Mean& other) {
    return {one.mean - other.mean, std::hypot(one.error, other.error)};
}

} // namespace

Budget usualLookBackBudget(const contract::Game& game, std::size_t seats) {
    const std::uint64_t moves = lookBackMilliseconds * game.aim().movesInAMillisecond;
    return {moves / std::max<std::size_t>(1, seats), {}};
}

LookBack lookBack(const contract::Game& game, const PlayedGame& played, kit::Seat seat,
                  const Budget& budget) {
    return LookingBack(game, played, seat, budget).run();
}

std::vector<TakenDecision> decisionsTaken(const contract::Game& game, const PlayedGame& played,
                                          kit::Seat seat, const std::function<bool()>& enough) {
    std::vector<TakenDecision> all;
    for (std::size_t entry = 0; entry < played.entries.size(); ++entry) {
        if (played.entries[entry].who != seat)
            continue;
        if (enough && enough())
            break;
        TakenDecision taken{.entry = entry, .last = entry, .steps = {}, .choices = {}};
        const contract::AnyState own = game.view(played.entries[entry].before, seat);
        taken.choices = choicesAt(game, own, seat);
        takeUp(game, played, seat, taken);
        entry = taken.last;
        const bool other = std::ranges::any_of(taken.choices, [&](const contract::AnyDecision& steps) {
            return !sameSteps(game, steps, taken.steps);
        });
        if (other && !taken.steps.empty() && isRow(game, own, seat, taken.steps))
            all.push_back(std::move(taken));
    }
    return all;
}

bool isLuck(const contract::Game& game, const PlayedGame& played, std::size_t entry, kit::Seat seat) {
    const PlayedGame::Entry& each = played.entries[entry];
    if (game.pending(played.after(entry)).kind == contract::Pending::Kind::Over)
        return false; // the score sheet already shows the result
    const contract::Pending due = game.pending(each.before);
    if (due.kind == contract::Pending::Kind::Chance)
        return due.chance.from > 1;
    if (each.who != seat)
        return false;
    const auto own = game.visibility(seat);
    const int seats = static_cast<int>(game.result(each.before).totals.size());
    bool turnsUp = false;
    for (const kit::Fact& fact : each.facts) {
        if (fact.kind != kit::Fact::Kind::Move || own[fact.from] == kit::Visibility::Face)
            continue;
        for (kit::Seat other = 0; other < seats; ++other)
            if (other != seat && game.visibility(other)[fact.from] == kit::Visibility::Face)
                return false; // another player's choice is not luck
        turnsUp = turnsUp || own[fact.to] == kit::Visibility::Face;
    }
    return turnsUp;
}

Ahead luckOf(const contract::Game& game, const PlayedGame& played, std::size_t entry, kit::Seat seat,
             const Budget& budget, Look look) {
    const PlayedGame::Entry& each = played.entries[entry];
    kit::Memory memory = game.memoryOn(played.entries[0].before, seat);
    for (std::size_t earlier = 0; earlier < entry; ++earlier)
        game.remember(memory, played.entries[earlier].facts, seat);
    const contract::Known before{game.view(each.before, seat), memory};
    game.remember(memory, each.facts, seat);
    const contract::Known after{game.view(played.after(entry), seat), memory};
    contract::AnyDecision steps;
    if (each.who == seat)
        steps.push_back(each.move);
    const Budget half{budget.moves / 2, budget.enough};
    const bool again = look == Look::Second;
    kit::Rng first = luckFor(before.view, again ? BeforeAgain : Before);
    kit::Rng second = luckFor(after.view, again ? AfterAgain : After);
    const Analysis expected = imagine(game, before, seat, steps, half, first);
    const Analysis had = imagine(game, after, seat, {}, half, second);
    Ahead ahead{difference(had.worthOf(0), expected.worthOf(0)),
                difference(had.pointsOf(0), expected.pointsOf(0)),
                difference(had.winsOf(0), expected.winsOf(0)),
                {}};
    const std::size_t lines = std::min(had.lines.size(), expected.lines.size());
    for (std::size_t line = 0; line < lines; ++line)
        ahead.lines.push_back(
            {had.lines[line].label, difference(had.pointsOf(0, line), expected.pointsOf(0, line))});
    return ahead;
}

} // namespace taletop::bots
