// SPDX-License-Identifier: MIT
#include "core/bots/hints.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace taletop::bots {

namespace {

/// Names decisions and their costs. Uses the labels of the table's choices if the game has no DecisionWords.
class Names {
public:
    Names(const contract::Game& game, const contract::AnyState& own, kit::Seat seat)
        : m_game(game), m_own(own), m_seat(seat), m_choices(game.scene(own, seat).choices) {}

    [[nodiscard]] contract::DecisionText of(const contract::AnyDecision& steps) const {
        contract::DecisionText text = m_game.decisionText(m_own, m_seat, steps);
        const std::size_t place = placeOf(m_game.moveText(steps[0]));
        if (text.parts.empty() && place < m_choices.size()) {
            text.parts.push_back(m_choices[place].label);
            if (text.note.empty())
                text.note = m_choices[place].consequence;
        }
        return text;
    }
    [[nodiscard]] std::size_t placeOf(const std::string& move) const {
        return kit::placeOf(m_choices, move, &scene::Choice::move).value_or(m_choices.size());
    }

private:
    const contract::Game& m_game;
    const contract::AnyState& m_own;
    kit::Seat m_seat;
    std::vector<scene::Choice> m_choices;
};

/// The arms, sorted by how long they survived, then by worth.
std::vector<std::size_t> ranking(const Analysis& analysis) {
    std::vector<std::size_t> arms(analysis.arms.size());
    std::iota(arms.begin(), arms.end(), std::size_t{0});
    std::vector<double> worths;
    worths.reserve(arms.size());
    for (const std::size_t arm : arms)
        worths.push_back(analysis.worthOf(arm).mean);
    std::ranges::stable_sort(arms, [&](std::size_t a, std::size_t b) {
        const std::size_t gamesOfA = analysis.arms[a].games();
        const std::size_t gamesOfB = analysis.arms[b].games();
        return gamesOfA != gamesOfB ? gamesOfA > gamesOfB : worths[a] > worths[b];
    });
    return arms;
}

/// The arms in order. Where there was no time to tell them apart, those that a casual player would begin with
/// come first.
std::vector<std::size_t> sensibleOrder(const contract::Game& game, const Analysis& analysis,
                                       const contract::AnyState& own, kit::Seat seat) {
    std::vector<std::size_t> arms = ranking(analysis);
    if (analysis.arms[arms.front()].games() >= fewestWorlds)
        return arms;
    kit::Rng rng(contract::stateHash(own));
    const contract::AnyMove move = game.casualMove(own, seat, rng);
    std::ranges::stable_partition(
        arms, [&](std::size_t arm) { return game.sameMove(analysis.arms[arm].steps[0], move); });
    return arms;
}

/// A candidate without a rank.
Candidate candidateOf(const contract::Game& game, const contract::AnyDecision& steps,
                      contract::DecisionText text) {
    return {steps, game.moveText(steps[0]), std::move(text.parts), text.note, text.ledger};
}

/// The first affordable decisions of these arms, no two with the same name.
std::vector<Candidate> chosen(const contract::Game& game, const Analysis& analysis,
                              const std::vector<std::size_t>& arms, const Names& names) {
    std::vector<Candidate> list;
    for (const bool payable : {true, false}) {
        for (const std::size_t arm : arms) {
            const contract::AnyDecision& steps = analysis.arms[arm].steps;
            contract::DecisionText text = names.of(steps);
            if (text.payable != payable || list.size() == mostCandidates)
                continue;
            const Candidate candidate = candidateOf(game, steps, std::move(text));
            if (std::ranges::none_of(list,
                                     [&](const Candidate& other) { return calledAlike(candidate, other); }))
                list.push_back(candidate);
        }
        if (!list.empty()) // unaffordable decisions come up only if nothing else is left
            break;
    }
    return list;
}

std::vector<contract::AnyDecision> decisionsOf(const Hint& hint) {
    std::vector<contract::AnyDecision> decisions;
    for (const Candidate& candidate : hint.candidates)
        decisions.push_back(candidate.steps);
    return decisions;
}

/// The mean with an error that is reliable even for few worlds. Dividing by n - 3 instead of n - 1 makes two
/// errors about as wide as a 95% interval of Student's t. Even if all worlds agree, the next one may not, so
/// one more world that differs by `step` is added.
Mean doubted(const Mean& mean, std::size_t worlds, double step) {
    if (worlds < 4)
        return mean;
    const auto count = static_cast<double>(worlds);
    const double squares = mean.error * mean.error * count * (count - 1);
    return {mean.mean, std::sqrt((squares + step * step) / (count - 3) / count)};
}

/// Sorts the candidates into the order of these arms.
void reorder(Hint& hint, const std::vector<std::size_t>& arms) {
    std::vector<Candidate> sorted;
    sorted.reserve(arms.size());
    for (const std::size_t arm : arms)
        sorted.push_back(hint.candidates[arm]);
    hint.candidates = std::move(sorted);
}

/// The order in which a hint shows the arms: first an arm that is not certainly behind any other, then the
/// others, the closest first.
std::vector<std::size_t> toldOrder(const Analysis& proof) {
    std::vector<std::size_t> arms(proof.arms.size());
    std::iota(arms.begin(), arms.end(), std::size_t{0});
    const auto before = [&proof](std::size_t arm, std::size_t other) {
        return verdictOf(aheadOf(proof, arm, other));
    };
    // Rarely, the arm that was ranked best is certainly worse in this comparison, whose numbers are shown.
    for (std::size_t place = 1; place < arms.size(); ++place)
        if (before(arms[0], arms[place]).number < 0)
            std::swap(arms[0], arms[place]);
    std::stable_sort(arms.begin() + 1, arms.end(), [&](std::size_t one, std::size_t other) {
        const Verdict a = before(arms[0], one);
        const Verdict b = before(arms[0], other);
        return a == b ? before(one, other).number > 0
                      : std::pair(a.unit, a.number) < std::pair(b.unit, b.number);
    });
    return arms;
}

/// Adds how far the best is ahead of each of the others. `proof` has one arm for each candidate, in the same
/// order.
void addNumbers(Hint& hint, const Analysis& proof) {
    if (proof.arms[0].games() < fewestWorlds)
        return;
    const std::vector<std::size_t> arms = toldOrder(proof);
    reorder(hint, arms);
    for (std::size_t place = 1; place < arms.size(); ++place)
        hint.ahead.push_back(aheadOf(proof, arms[0], arms[place]));
}

void countPlaces(Hint& hint, const Names& names) {
    std::vector<std::size_t> order(hint.candidates.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, {}, [&](std::size_t candidate) { return names.placeOf(hint.candidates[candidate].move); });
    for (std::size_t place = 0; place < order.size(); ++place)
        hint.candidates[order[place]].place = place;
}

/// Adds the game's reason for each candidate, and the reason's ledger entry if the candidate has none.
void addReasons(Hint& hint, const contract::Game& game, const contract::AnyState& own, kit::Seat seat) {
    // A reason may call the first candidate the best only if the numbers say so, too.
    const bool certain =
        hint.candidates.size() == 1 || (!hint.ahead.empty() && verdictOf(hint.ahead.front()).number > 0);
    for (Candidate& candidate : hint.candidates) {
        const bool best = certain && &candidate == hint.candidates.data();
        const contract::Reason reason = game.reasonFor(own, seat, candidate.steps, best);
        candidate.why = reason.why;
        candidate.ledger = candidate.ledger == 0 ? reason.ledger : candidate.ledger;
    }
}

/// The numbers of the candidates that are kept; none if the best is not among them.
std::vector<Ahead> aheadOfKept(const Hint& hint, const std::vector<std::size_t>& kept) {
    std::vector<Ahead> ahead;
    if (kept[0] == 0)
        for (std::size_t i = 1; i < kept.size() && !hint.ahead.empty(); ++i)
            ahead.push_back(hint.ahead[kept[i] - 1]);
    return ahead;
}

/// The steps without the one that leads from `world` to the seat's view `after`; empty if none does.
contract::AnyDecision restOf(const contract::Game& game, const contract::AnyDecision& steps,
                             const contract::AnyState& world, const contract::AnyState& after,
                             kit::Seat seat) {
    for (std::size_t taken = 0; taken < steps.size(); ++taken) {
        if (game.whyNot(world, seat, steps[taken]))
            continue;
        contract::AnyDecision rest;
        for (std::size_t step = 0; step < steps.size(); ++step)
            if (step != taken)
                rest.push_back(steps[step]);
        contract::AnyState trial = world;
        kit::Facts nobody;
        game.apply(trial, seat, steps[taken], nobody);
        if (std::ranges::equal(game.view(trial, seat).bytes(), after.bytes()) &&
            isRow(game, after, seat, rest))
            return rest;
    }
    return {};
}

} // namespace

Candidate candidateFor(const contract::Game& game, const contract::AnyState& view, kit::Seat seat,
                       const contract::AnyDecision& steps) {
    return candidateOf(game, steps, Names(game, game.view(view, seat), seat).of(steps));
}

Ahead aheadOf(const Analysis& analysis, std::size_t arm, std::size_t other) {
    const std::size_t worlds = std::min(analysis.arms[arm].games(), analysis.arms[other].games());
    // Points and wins, which are whole numbers, often agree in all worlds; worths nearly always differ a
    // little.
    Ahead ahead{doubted(analysis.worthAhead(arm, other), worlds, 0),
                doubted(analysis.pointsAhead(arm, other), worlds, 1),
                doubted(analysis.winsAhead(arm, other), worlds, 1),
                {},
                doubted(analysis.rivalsAhead(arm, other), worlds, 1)};
    for (std::size_t line = 0; line < analysis.lines.size(); ++line)
        ahead.lines.push_back(
            {analysis.lines[line].label, doubted(analysis.pointsAhead(arm, other, line), worlds, 1)});
    return ahead;
}

const kit::Text* Hint::decidingLine() const {
    const kit::Text* line = nullptr;
    double most = 0;
    for (const Ahead& other : ahead)
        for (const LineAhead& each : other.lines)
            if (toldNumber(each.points) != 0 && std::abs(each.points.mean) > most) {
                most = std::abs(each.points.mean);
                line = &each.label;
            }
    return line;
}

Verdict verdictOf(const Ahead& ahead) {
    const std::array<Verdict, 3> certain{
        {{Unit::Points, toldNumber(ahead.points)},
         {Unit::Games, toldNumber({100 * ahead.wins.mean, 100 * ahead.wins.error})},
         {Unit::Rivals, toldNumber(ahead.rivals)}}};
    const bool better = ahead.worth.mean >= 0;
    for (const Verdict& verdict : certain)
        if (better ? verdict.number > 0 : verdict.number < 0)
            return verdict;
    for (const Verdict& verdict : certain)
        if (verdict.number != 0)
            return verdict;
    return {};
}

HintBudget usualHintBudget(const contract::Game& game) {
    const std::uint64_t moves = hintMilliseconds / 2 * game.aim().movesInAMillisecond;
    return {{moves, {}}, {moves / 2, {}}, {moves / 2, {}}};
}

HintBudget usualHintBudget(const contract::Game& game, const std::function<double()>& passed) {
    HintBudget budget = usualHintBudget(game);
    budget.finding.enough = [passed] { return passed() >= 0.5; };
    budget.ordering.enough = [passed] { return passed() >= 0.75; };
    budget.comparing.enough = [passed] { return passed() >= 1; };
    return budget;
}

Hint hintFor(const contract::Game& game, const contract::Known& known, kit::Seat seat,
             const HintBudget& budget) {
    const contract::AnyState own = game.view(known.view, seat);
    // Positions that look the same to the seat get the same hint.
    kit::Rng rng(contract::stateHash(own));
    const Analysis found = analyse(game, known, seat, budget.finding, rng);
    const Names names(game, own, seat);
    Hint hint;
    hint.candidates = chosen(game, found, sensibleOrder(game, found, own, seat), names);
    const Analysis ordered = compare(game, known, seat, decisionsOf(hint), budget.ordering, rng);
    if (ordered.arms[0].games() >= fewestWorlds)
        reorder(hint, ranking(ordered));
    // The best of the ranking was partly lucky in its worlds, so the numbers come from new worlds.
    const Analysis proof = compare(game, known, seat, decisionsOf(hint), budget.comparing, rng);
    hint.moves = found.moves + ordered.moves + proof.moves;
    addNumbers(hint, proof);
    countPlaces(hint, names);
    addReasons(hint, game, own, seat);
    return hint;
}

std::optional<Hint> hintAfter(const contract::Game& game, const Hint& hint, const contract::AnyState& before,
                              const contract::AnyState& after, kit::Seat seat) {
    const Names names(game, after, seat);
    kit::Rng rng(contract::stateHash(before));
    const contract::AnyState world = game.sample(before, seat, rng);
    Hint left;
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < hint.candidates.size(); ++i) {
        Candidate candidate = hint.candidates[i];
        candidate.steps = restOf(game, candidate.steps, world, after, seat);
        if (candidate.steps.empty())
            continue;
        candidate.move = game.moveText(candidate.steps[0]);
        left.candidates.push_back(std::move(candidate));
        kept.push_back(i);
    }
    if (kept.empty())
        return std::nullopt;
    left.ahead = aheadOfKept(hint, kept);
    countPlaces(left, names);
    return left;
}

bool calledAlike(const Candidate& one, const Candidate& other) { return one.parts == other.parts; }

bool sameSteps(const contract::Game& game, const contract::AnyDecision& one,
               const contract::AnyDecision& other) {
    return std::ranges::equal(one, other, [&](const contract::AnyMove& a, const contract::AnyMove& b) {
        return game.sameMove(a, b);
    });
}

bool isRow(const contract::Game& game, const contract::AnyState& own, kit::Seat seat,
           const contract::AnyDecision& steps) {
    kit::Rng rng(contract::stateHash(own));
    contract::AnyState world = game.sample(own, seat, rng);
    kit::Facts nobody;
    for (const contract::AnyMove& step : steps) {
        const contract::Pending due = game.pending(world);
        if (due.kind != contract::Pending::Kind::Seats || !due.seats.contains(seat) ||
            game.whyNot(world, seat, step))
            return false;
        game.apply(world, seat, step, nobody);
    }
    return true;
}

int toldNumber(const Mean& mean) {
    return std::abs(mean.mean) > 2 * mean.error ? static_cast<int>(std::lround(mean.mean)) : 0;
}

} // namespace taletop::bots
