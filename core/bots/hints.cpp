// SPDX-License-Identifier: MIT
#include "core/bots/hints.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace taletop::bots {

namespace {

/// The names and costs of decisions; the table's own words if the game has none.
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

/// The arms in order: those that survived longest first, then by worth.
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

bool calledAlike(const Candidate& candidate, const contract::DecisionText& text) {
    return candidate.parts == text.parts && candidate.note == text.note;
}

/// A candidate without a rank.
Candidate candidateOf(const contract::Game& game, const contract::AnyDecision& steps,
                      contract::DecisionText text) {
    return {steps, game.moveText(steps[0]), std::move(text.parts), text.note, text.ledger};
}

/// The best affordable decisions, no two with the same name.
std::vector<Candidate> chosen(const contract::Game& game, const Analysis& analysis, const Names& names) {
    std::vector<Candidate> list;
    for (const bool payable : {true, false}) {
        for (const std::size_t arm : ranking(analysis)) {
            const contract::AnyDecision& steps = analysis.arms[arm].steps;
            contract::DecisionText text = names.of(steps);
            const bool known = std::ranges::any_of(
                list, [&](const Candidate& candidate) { return calledAlike(candidate, text); });
            if (text.payable != payable || known || list.size() == mostCandidates)
                continue;
            list.push_back(candidateOf(game, steps, std::move(text)));
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

/// The mean with an error that is reliable in few worlds, too. Their spread is hardly known then (Student): 3
/// fewer in the divisor make two errors as wide as a 95% interval. And if ten worlds are all alike, the
/// eleventh may differ: one world that differs by `step` is added.
Mean doubted(const Mean& mean, std::size_t worlds, double step) {
    if (worlds < 4)
        return mean;
    const auto count = static_cast<double>(worlds);
    const double squares = mean.error * mean.error * count * (count - 1);
    return {mean.mean, std::sqrt((squares + step * step) / (count - 3) / count)};
}

/// Sorts the candidates by worth.
void order(Hint& hint, const Analysis& tried) {
    std::vector<Candidate> sorted;
    const auto arms = ranking(tried);
    sorted.reserve(arms.size());
    for (const std::size_t arm : arms)
        sorted.push_back(hint.candidates[arm]);
    hint.candidates = std::move(sorted);
}

/// Adds how far the best is ahead of each of the others. `proof` has the candidates in their order.
void addNumbers(Hint& hint, const Analysis& proof) {
    const bool known = proof.arms[0].games() >= fewestWorlds;
    for (std::size_t other = 1; other < proof.arms.size() && known; ++other)
        hint.ahead.push_back(aheadOf(proof, 0, other));
}

void countPlaces(Hint& hint, const Names& names) {
    std::vector<std::size_t> order(hint.candidates.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, {}, [&](std::size_t candidate) { return names.placeOf(hint.candidates[candidate].move); });
    for (std::size_t place = 0; place < order.size(); ++place)
        hint.candidates[order[place]].place = place;
}

/// Adds a sentence of the game for the best candidate, if it has one, and ledger entries from its sentences
/// for candidates without one.
void addReasons(Hint& hint, const contract::Game& game, const contract::AnyState& own, kit::Seat seat) {
    for (const auto& advice : game.advise(own, seat))
        for (Candidate& candidate : hint.candidates) {
            // The sentence would cover only the first of several steps.
            if (candidate.steps.size() > 1 || !game.sameMove(advice.move, candidate.steps[0]))
                continue;
            candidate.ledger = candidate.ledger == 0 ? advice.ledger : candidate.ledger;
            if (&candidate == hint.candidates.data())
                hint.why = advice.why;
        }
}

} // namespace

Candidate candidateFor(const contract::Game& game, const contract::AnyState& view, kit::Seat seat,
                       const contract::AnyDecision& steps) {
    return candidateOf(game, steps, Names(game, game.view(view, seat), seat).of(steps));
}

Ahead aheadOf(const Analysis& analysis, std::size_t arm, std::size_t other) {
    const std::size_t worlds = std::min(analysis.arms[arm].games(), analysis.arms[other].games());
    // Points and games are whole numbers; worths nearly always differ a little.
    Ahead ahead{doubted(analysis.worthAhead(arm, other), worlds, 0),
                doubted(analysis.pointsAhead(arm, other), worlds, 1),
                doubted(analysis.winsAhead(arm, other), worlds, 1),
                {}};
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
    hint.candidates = chosen(game, found, names);
    const Analysis ordered = compare(game, known, seat, decisionsOf(hint), budget.ordering, rng);
    order(hint, ordered);
    // The winner of the ranking was lucky in its worlds, so the numbers come from other ones.
    const Analysis proof = compare(game, known, seat, decisionsOf(hint), budget.comparing, rng);
    hint.moves = found.moves + ordered.moves + proof.moves;
    addNumbers(hint, proof);
    countPlaces(hint, names);
    addReasons(hint, game, own, seat);
    return hint;
}

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
