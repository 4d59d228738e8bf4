// SPDX-License-Identifier: MIT
#include "app/session/playback.h"

#include "app/text/translation.h"
#include "core/kit/view.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace taletop::app {

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

std::vector<LogLine> logLines(const contract::Game& game, const std::vector<kit::Fact>& facts,
                              const QStringList& seatNames) {
    std::vector<LogLine> lines;
    for (const kit::Fact& fact : facts) {
        const kit::Text text = game.factText(fact);
        if (!text.empty())
            lines.push_back({translated(text, seatNames), fact.seat});
    }
    return lines;
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
    for (scene::Beat& beat : game.story(facts))
        cut(std::clamp(beat.facts, done, facts.size()), std::move(beat));
    if (done < facts.size() || steps.empty())
        cut(facts.size(), std::nullopt);
    return steps;
}

int storyTime(int speed, qsizetype letters, int sums, int before) {
    constexpr std::array paces{0.0, 0.45, 1.0, 1.8};
    constexpr double base = 700;
    constexpr double letter = 22;
    constexpr double sum = 180;
    const double reading = base + letter * static_cast<double>(letters) + sum * std::min(sums, 4);
    const double hurry = std::max(0.66, std::pow(0.93, before));
    return static_cast<int>(paces[static_cast<std::size_t>(std::clamp(speed, 0, 3))] * reading * hurry);
}

} // namespace taletop::app
