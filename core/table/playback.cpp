// SPDX-License-Identifier: MIT
#include "core/table/playback.h"

#include "core/kit/view.h"

#include <algorithm>
#include <utility>

namespace taletop::table {

match::Observer into(std::vector<Played>& list) {
    return [&list](const match::Entry& entry, std::span<const kit::Fact> facts,
                   const contract::AnyState& after) {
        list.push_back({entry.who, {facts.begin(), facts.end()}, after});
    };
}

std::vector<kit::Fact> redacted(std::span<const kit::Fact> facts,
                                const std::vector<kit::Visibility>& visibility) {
    std::vector<kit::Fact> seen;
    for (const kit::Fact& fact : facts)
        if (const auto learnt = kit::redact(fact, visibility))
            seen.push_back(*learnt);
    return seen;
}

std::vector<StoryStep> storySteps(const contract::Game& game, std::size_t entry,
                                  const std::vector<kit::Fact>& facts) {
    std::vector<StoryStep> steps;
    std::size_t done = 0;
    const auto cut = [&](std::size_t end, std::optional<scene::Beat> beat) {
        const auto at = [&](std::size_t place) { return facts.begin() + static_cast<std::ptrdiff_t>(place); };
        steps.push_back({entry, {at(done), at(end)}, std::move(beat)});
        done = end;
    };
    for (scene::Beat& beat : game.story(facts)) {
        const std::size_t end = std::clamp(beat.facts, done, facts.size());
        cut(end, std::move(beat));
    }
    if (done < facts.size() || steps.empty())
        cut(facts.size(), std::nullopt);
    return steps;
}

} // namespace taletop::table
