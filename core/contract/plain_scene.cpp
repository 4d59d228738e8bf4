// SPDX-License-Identifier: MIT
#include "core/contract/plain_scene.h"

#include <array>
#include <string_view>

namespace taletop::contract {

namespace {

constexpr double gapOfCards = 3; ///< between two cards of a row, in the units of the cards
constexpr std::size_t widestRow =
    10; ///< cards that fit next to each other; longer rows overlap in the same space

/// The keys "button-0", "button-1" and so on.
constexpr auto buttonKeys = [] {
    constexpr std::string_view name = "button-";
    std::array<std::array<char, name.size() + 4>, maxCandidates> keys{};
    for (std::size_t row = 0; row < keys.size(); ++row) {
        std::array<char, name.size() + 4>& key = keys[row];
        std::size_t at = 0;
        for (const char letter : name)
            key[at++] = letter;
        for (std::size_t unit = row < 10 ? 1 : row < 100 ? 10 : 100; unit > 0; unit /= 10)
            key[at++] = static_cast<char>('0' + row / unit % 10);
    }
    return keys;
}();

} // namespace

scene::Pose poseInRow(std::size_t index, std::size_t count, double cardWidth) {
    double step = cardWidth + gapOfCards;
    if (count > widestRow)
        step *= static_cast<double>(widestRow - 1) / static_cast<double>(count - 1);
    return poseAt(index, step);
}

scene::Pose poseInPile(std::size_t index) { return poseAt(index, 0); }

kit::Text whoseTurn(const Pending& pending, kit::Seat viewer) {
    const ChanceRequest& chance = pending.chance;
    switch (pending.kind) {
    case Pending::Kind::Over:
        return {"core", TALETOP_TEXT("core", "The game is over.")};
    case Pending::Kind::Chance:
        // A draw of all numbers is a shuffle.
        return chance.drawn > 1 && chance.drawn == chance.from
                   ? kit::Text{"core", TALETOP_TEXT("core", "The cards are being shuffled.")}
                   : kit::Text{"core", TALETOP_TEXT("core", "It’s up to chance.")};
    case Pending::Kind::Automatic:
        return {"core", TALETOP_TEXT("core", "The game continues.")};
    case Pending::Kind::Seats:
        break;
    }
    if (pending.seats.contains(viewer))
        return {"core", TALETOP_TEXT("core", "It’s your turn.")};
    if (pending.seats.size() == 1)
        return kit::Text{"core", TALETOP_TEXT("core", "Waiting for %1.")}.seat(pending.seats.first());
    return kit::Text{"core", TALETOP_PLURAL("core", "Waiting for %n player(s).")}.plural(
        pending.seats.size());
}

namespace {

/// %n has no plural form for negative numbers.
kit::Text pointsText(int points) {
    return points < 0 ? kit::Text{"core", TALETOP_TEXT("core", "Points: %1")}.number(points)
                      : kit::Text{"core", TALETOP_PLURAL("core", "%n point(s)")}.plural(points);
}

} // namespace

void addScores(const Result& sheet, scene::Scene& scene) {
    for (std::size_t place = 0; place < sheet.totals.size(); ++place) {
        const auto seat = kit::seatAt(place);
        for (const ScoreLine& line : sheet.lines)
            scene.pad.push_back({.seat = seat, .label = line.label, .points = line.points[place]});
        const int total = sheet.totals[place];
        scene.counters.push_back({.key = "score", .seat = seat, .value = total, .text = pointsText(total)});
    }
}

const char* buttonKey(std::size_t row) { return buttonKeys[row].data(); }

} // namespace taletop::contract
