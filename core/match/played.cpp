// SPDX-License-Identifier: MIT
#include "core/match/played.h"

#include "core/bots/bot.h"

#include <cassert>
#include <utility>

namespace taletop::match {

bots::PlayedGame playedGame(const Match& match, const std::function<bool()>& enough) {
    const contract::Game& game = match.game();
    bots::PlayedGame played;
    played.end = game.setup(match.header().options);
    match.retrace([&](const Entry& entry, std::span<const kit::Fact> facts, const contract::AnyState& after) {
        if (enough && enough())
            return;
        bots::PlayedGame::Entry each{entry.who, {}, {facts.begin(), facts.end()}, played.end};
        if (entry.who != kit::chanceSeat)
            each.move = *game.parseMove(entry.move);
        played.entries.push_back(std::move(each));
        played.end = after;
    });
    return played;
}

Match practiceFrom(const Match& match, std::size_t entries, kit::Seat seat) {
    Journal journal = match.journal();
    journal.header.practice = true;
    journal.header.agreements.clear();
    journal.header.seatChanges.clear();
    for (std::size_t other = 0; other < journal.header.seats.size(); ++other) {
        SeatRecord& record = journal.header.seats[other];
        const bool person = record.kind == personKind;
        if (other == static_cast<std::size_t>(seat))
            record.kind = personKind;
        else if (person)
            record.kind = bots::standardBot().kind();
    }
    auto replayed = Match::replayed(match.game(), journal, entries);
    assert(std::holds_alternative<Match>(replayed)); // cannot fail: the match was played from this journal
    return std::get<Match>(std::move(replayed));
}

} // namespace taletop::match
