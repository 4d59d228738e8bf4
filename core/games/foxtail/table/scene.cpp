// SPDX-License-Identifier: MIT
// Builds the scene: the zones, and the prompt for the viewer.
#include "core/scene/scene.h"
#include "core/kit/at.h"

#include "core/games/foxtail/rules/best_brush.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/rules/tokens.h"
#include "core/games/foxtail/table/geometry.h"
#include "core/games/foxtail/table/scene_parts.h"
#include "core/games/foxtail/table/table.h"
#include "core/games/foxtail/words/phrases.h"

#include <array>

namespace taletop::foxtail {

namespace {

// ---- zones

std::vector<scene::Card> tailCards(const State& view, kit::Seat seat) {
    const Tail tail = brushedTail(view, seat);
    const auto cards = view.cards(ZoneKind::Bits, seat);
    const std::vector<scene::Pose> poses = tailPoses(tail, cards.size() > tail.size());
    std::vector<scene::Card> shown;
    for (std::size_t place = 0; place < cards.size(); ++place) {
        const bool bit = place < tail.size();
        shown.push_back({.face = cards[place].face,
                         .mark = bit ? markOf(tail[place].link) : 0,
                         .pose = poses[place],
                         .name = bit ? bitName(tail[place], place, tail.size()) : tipName(tail.size())});
    }
    return shown;
}

/// The drawn bit. Once the owner has chosen a link, the owner sees the bit in its future place.
std::vector<scene::Card> drawnCards(const State& view, kit::Seat seat) {
    std::vector<scene::Card> shown;
    const auto tokens = view.cards(ZoneKind::Links, seat);
    for (const kit::Card card : view.cards(ZoneKind::Drawn, seat)) {
        shown.push_back({.face = card.face, .mark = 0, .pose = {}, .name = newBitName(charmsOf(card.face))});
        if (tokens.empty())
            continue;
        const Link link = linkOfToken(tokens[0].face);
        shown.back().mark = markOf(link);
        shown.back().pose = nextPose(tailOf(view, seat), link);
    }
    return shown;
}

std::vector<scene::Card> tokenCards(const State& view, kit::Zone zone) {
    std::vector<scene::Card> shown;
    for (const kit::Card card : view.cards(zone))
        shown.push_back({.face = card.face, .mark = card.mark, .pose = {}, .name = tokenName(card)});
    return shown;
}

std::vector<scene::Card> cardsOf(const State& view, kit::Zone zone) {
    if (zones.kindOf(zone) == ZoneKind::Bits)
        return tailCards(view, zones.ownerOf(zone));
    if (zones.kindOf(zone) == ZoneKind::Drawn)
        return drawnCards(view, zones.ownerOf(zone));
    return tokenCards(view, zone);
}

// ---- prompts

/// Picks the source text for this number of seats, and fills in the seats.
kit::Text withSeats(const std::array<const char*, mostSeats>& sources, kit::SeatSet seats) {
    kit::Text text = sentence(kit::at(sources, seats.size() - 1));
    for (kit::Seat seat = 0; seat < mostSeats; ++seat)
        if (seats.contains(seat))
            text.seat(seat);
    return text;
}

kit::Text overPrompt(const State& view) {
    const TablePoints points = tablePoints(view);
    const kit::SeatSet winners = winnersOf(points);
    const int most = kit::at(points, winners.first()).total();
    if (points.size() == 1)
        return sentence(TALETOP_PLURAL("foxtail", "%1 finishes the practice game with %n point(s)."))
            .seat(0)
            .plural(most);
    static constexpr std::array<const char*, mostSeats> sources{
        TALETOP_PLURAL("foxtail", "%1 wins with %n point(s)."),
        TALETOP_PLURAL("foxtail", "%1 and %2 share the win with %n point(s)."),
        TALETOP_PLURAL("foxtail", "%1, %2 and %3 share the win with %n point(s)."),
        TALETOP_PLURAL("foxtail", "%1, %2, %3 and %4 share the win with %n point(s)."),
    };
    return withSeats(sources, winners).plural(most);
}

kit::Text waitingPrompt(kit::SeatSet seats) {
    static constexpr std::array<const char*, mostSeats> sources{
        TALETOP_TEXT("foxtail", "Waiting for %1."),
        TALETOP_TEXT("foxtail", "Waiting for %1 and %2."),
        TALETOP_TEXT("foxtail", "Waiting for %1, %2 and %3."),
        TALETOP_TEXT("foxtail", "Waiting for %1, %2, %3 and %4."),
    };
    return withSeats(sources, seats);
}

/// The detail for players who must wait.
kit::Text waitingDetail(Phase phase) {
    if (phase == Phase::Choose)
        return sentence(TALETOP_TEXT("foxtail", "All choices are shown once the last one is in."));
    if (phase == Phase::Place)
        return sentence(TALETOP_TEXT("foxtail", "All links are shown once the last one is in."));
    return sentence(TALETOP_TEXT("foxtail", "All votes are shown once the last one is in."));
}

void askToChoose(scene::Scene& scene, const State& view, kit::Seat viewer) {
    const bool mustDraw = view.number(Number::MustDraw, viewer) != 0;
    const bool tooShort = bitCount(view, viewer) < 2;
    scene.step = "draw";
    scene.prompt =
        sentence(mustDraw || tooShort ? TALETOP_TEXT("foxtail", "%1, draw a card.")
                                      : TALETOP_TEXT("foxtail", "%1, draw a card or brush your tail."))
            .seat(viewer);
    if (mustDraw)
        scene.detail = sentence(TALETOP_TEXT("foxtail", "You brushed last turn, so you must draw."));
    else
        scene.detail = tipsText(view);
}

/// The link that gives the most own points; ties go to the first.
kit::Text bestLinkText(const State& view, kit::Seat seat) {
    Link best = allLinks[0];
    for (const Link link : allLinks)
        if (effectOf(view, seat, link).points > effectOf(view, seat, best).points)
            best = link;
    return effectText(effectOf(view, seat, best), best);
}

void askForLink(scene::Scene& scene, const State& view, kit::Seat viewer) {
    if (holdsBit(view, viewer)) {
        scene.step = "place";
        scene.prompt = sentence(TALETOP_TEXT("foxtail", "%1, join the new bit to your tail.")).seat(viewer);
        scene.detail = bestLinkText(view, viewer);
        return;
    }
    const auto set = static_cast<int>(linksSet(view, viewer));
    const bool complete = set + 1 == bitCount(view, viewer);
    scene.step = complete ? "commit" : "brush";
    scene.prompt =
        complete
            ? sentence(TALETOP_TEXT("foxtail", "%1, your tail is brushed. Keep it like this?")).seat(viewer)
            : sentence(TALETOP_TEXT("foxtail", "%1, how should bit %2 join?")).seat(viewer).number(set + 2);
    scene.detail = sentence(TALETOP_TEXT("foxtail", "Tail points: %1 so far, %2 before."))
                       .number(ownPoints(brushedTail(view, viewer)).total())
                       .number(ownPoints(tailOf(view, viewer)).total());
}

void ask(scene::Scene& scene, const State& view, kit::Seat viewer) {
    switch (view.phase()) {
    case Phase::Choose:
        askToChoose(scene, view, viewer);
        return;
    case Phase::Place:
        askForLink(scene, view, viewer);
        return;
    default:
        scene.step = "vote";
        scene.prompt = sentence(TALETOP_TEXT("foxtail", "%1, whose tail is the prettiest?")).seat(viewer);
        scene.detail = sentence(
            TALETOP_TEXT("foxtail", "Give one point to another player. All votes are shown together."));
        return;
    }
}

/// FT-17, FT-18, FT-62: choices are shown once the last one is made, so the last player may choose in public.
/// A choice of several steps stays secret, because others could meanwhile take back their own choices. A
/// player who must draw has nothing to hide.
bool isSecret(const State& view, const scene::Scene& scene, kit::SeatSet asked) {
    const bool brushes = kit::sameWords(scene.step, "brush") || kit::sameWords(scene.step, "commit");
    if (asked.size() == 1 && !brushes)
        return false;
    return view.phase() != Phase::Choose || scene.choices.size() > 1;
}

void tellOver(scene::Scene& scene, const State& view) {
    scene.prompt = overPrompt(view);
    if (view.seats() == 1) // FT-66: compares the result with the best possible
        scene.detail =
            sentence(TALETOP_PLURAL("foxtail", "The best links for these bits score %n tail point(s)."))
                .plural(bestBrush(tailOf(view, 0)).points);
}

} // namespace

scene::Scene Shown::scene(const State& view, kit::Seat viewer) {
    // Even if the state is complete, show no more than the viewer may know.
    const State seen = contract::viewOf<Rules>(view, viewer);
    scene::Scene scene;
    scene.zones =
        contract::shownZones<zones>(seen, viewer, [&](kit::Zone zone) { return cardsOf(seen, zone); });
    scene.counters = counters(seen);
    scene.pad = padLines(seen);
    const contract::Pending asked = Rules::pending(seen);
    if (asked.kind == contract::Pending::Kind::Over) {
        tellOver(scene, seen);
    } else if (asked.kind == contract::Pending::Kind::Chance) {
        scene.prompt = sentence(TALETOP_TEXT("foxtail", "The deck is being shuffled."));
    } else if (asked.seats.contains(viewer)) {
        ask(scene, seen, viewer);
        scene.choices = choicesFor(seen, viewer);
        scene.secret = isSecret(seen, scene, asked.seats);
    } else {
        scene.prompt = waitingPrompt(asked.seats);
        scene.detail = waitingDetail(seen.phase());
    }
    addSmallScreen(scene);
    return scene;
}

std::span<const contract::LineRule> Shown::lineRules() {
    static constexpr std::array<contract::LineRule, 7> rules{{{"match", 55},
                                                              {"chain", 56},
                                                              {"variety", 57},
                                                              {"longestChain", 58},
                                                              {"biggestMatch", 59},
                                                              {"first", 61},
                                                              {"prettiest", 62}}};
    return rules;
}

} // namespace taletop::foxtail
