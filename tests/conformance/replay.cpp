// SPDX-License-Identifier: MIT
#include "tests/conformance/checks.h"

namespace taletop::conformance {

using namespace contract;

namespace {

/// Returns the entry as parsed from its own text, or nullopt if the text gives another entry.
std::optional<Entry> readBack(const Game& game, const Entry& entry) {
    Entry again;
    again.who = entry.who;
    if (entry.who == kit::chanceSeat && entry.outcome.empty())
        return again;
    if (entry.who == kit::chanceSeat) {
        const auto outcome = parseChance(chanceText(entry.outcome));
        if (!outcome || !(*outcome == entry.outcome))
            return std::nullopt;
        again.outcome = *outcome;
        return again;
    }
    const auto move = game.parseMove(game.moveText(entry.move));
    if (!move || !game.sameMove(*move, entry.move))
        return std::nullopt;
    again.move = *move;
    return again;
}

/// Returns the state after both moves, or nullopt if the second is not legal after the first.
std::optional<AnyState> afterBoth(const Game& game, AnyState state, const Entry& first, const Entry& second) {
    kit::Facts nobody;
    apply(game, state, first, nobody);
    if (!game.pending(state).seats.contains(second.who) || game.whyNot(state, second.who, second.move))
        return std::nullopt;
    apply(game, state, second, nobody);
    return state;
}

} // namespace

std::string textsReplay(const Moment& moment) {
    if (moment.entry() == nullptr)
        return {};
    const Game& game = moment.game();
    const auto entry = readBack(game, *moment.entry());
    if (!entry)
        return "the entry does not read back";
    if (const Pending due = game.pending(moment.state());
        due.kind == Pending::Kind::Chance && !fits(entry->outcome, due.chance))
        return "the outcome does not fit the request";
    AnyState silent = moment.at == 0 ? game.setup(moment.playout.options) : moment.state();
    AnyState heard = silent;
    kit::Facts nobody;
    apply(game, silent, *entry, nobody);
    std::vector<kit::Fact> recorded;
    kit::Facts facts(recorded);
    apply(game, heard, *entry, facts);
    if (!sameBytes(silent, heard))
        return "with facts the state becomes another than without";
    if (stateHash(silent) != stateHash(moment.after()) || recorded != moment.entry()->facts)
        return "the same entry gives another state";
    return {};
}

std::string orderOfSeatsIsIrrelevant(const Moment& moment) {
    const Game& game = moment.game();
    std::vector<Entry> entries;
    for (const kit::Seat seat : pendingSeats(game, moment.state())) {
        const auto moves = legalMovesOf(game, moment.state(), seat);
        if (moves.empty())
            continue;
        Entry entry;
        entry.who = seat;
        entry.move = moves[moment.rng.below(static_cast<std::uint32_t>(moves.size()))];
        entries.push_back(entry);
    }
    for (std::size_t i = 0; i < entries.size(); ++i)
        for (std::size_t j = i + 1; j < entries.size(); ++j) {
            const auto one = afterBoth(game, moment.state(), entries[i], entries[j]);
            const auto other = afterBoth(game, moment.state(), entries[j], entries[i]);
            if (one && other && !sameBytes(*one, *other))
                return "seats " + std::to_string(entries[i].who) + " ('" + game.moveText(entries[i].move) +
                       "') and " + std::to_string(entries[j].who) + " ('" + game.moveText(entries[j].move) +
                       "'): the order matters";
        }
    return {};
}

} // namespace taletop::conformance
