// SPDX-License-Identifier: MIT
#include "app/session/playback.h"

#include "app/text/translation.h"
#include "core/kit/view.h"

namespace taletop::app {

std::vector<kit::Fact> carryOut(const ruleset::Game& game, ruleset::AnyState& state,
                                const match::Entry& entry) {
    std::vector<kit::Fact> list;
    kit::Facts facts(list);
    if (entry.who == kit::chanceSeat) {
        if (const auto outcome = ruleset::parseChance(entry.move))
            game.applyChance(state, *outcome, facts);
    } else if (const auto move = game.parseMove(entry.move)) {
        game.apply(state, entry.who, *move, facts);
    }
    return list;
}

std::vector<kit::Fact> redacted(const std::vector<kit::Fact>& facts,
                                const std::vector<kit::Visibility>& visibility, kit::Seat viewer) {
    std::vector<kit::Fact> seen;
    for (const kit::Fact& fact : facts)
        if (const auto learnt = kit::redact(fact, visibility, viewer))
            seen.push_back(*learnt);
    return seen;
}

std::vector<LogLine> logLines(const ruleset::Game& game, const std::vector<kit::Fact>& facts,
                              const QStringList& seatNames) {
    std::vector<LogLine> lines;
    for (const kit::Fact& fact : facts) {
        const kit::Text text = game.factText(fact);
        if (!text.empty())
            lines.push_back({translated(text, seatNames), fact.seat});
    }
    return lines;
}

} // namespace taletop::app
