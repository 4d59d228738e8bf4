// SPDX-License-Identifier: MIT
#include "tests/conformance/checks.h"

#include "core/kit/view.h"

namespace taletop::conformance {

using namespace contract;

namespace {

std::string brokenSum(const Game& game, const scene::Sum& sum, kit::Seat seats) {
    if (sum.seat < 0 || sum.seat >= seats || *sum.what == '\0' || !brokenText(game, sum.label).empty())
        return "a sum without owner, kind or label";
    int total = 0;
    for (const scene::SumPart& part : sum.parts) {
        if (const auto broken = brokenText(game, part.text); !broken.empty())
            return "a part of a sum " + broken;
        total += part.amount;
    }
    if (total != sum.total)
        return "the parts of " + english(sum.label) + " add up to " + std::to_string(total) + ", not to " +
               std::to_string(sum.total);
    return {};
}

std::string brokenBeat(const Game& game, const scene::Beat& beat, kit::Seat seats) {
    for (const kit::Text& text : {beat.title, beat.text})
        if (const auto broken = brokenText(game, text); !broken.empty())
            return "a beat's text " + broken;
    if (*beat.chapter == '\0')
        return "a beat without a chapter";
    for (const std::vector<kit::Seat>& list : {beat.seats, beat.winners})
        for (const kit::Seat seat : list)
            if (seat < 0 || seat >= seats)
                return "a beat about a seat that is not there";
    for (const scene::Sum& sum : beat.sums)
        if (const auto broken = brokenSum(game, sum, seats); !broken.empty())
            return broken;
    return {};
}

/// Returns the fault of the entry's story for one viewer, or "".
std::string brokenStory(const Moment& moment, kit::Seat viewer) {
    const Game& game = moment.game();
    const auto visibility = game.visibility(viewer);
    std::vector<kit::Fact> facts;
    for (const kit::Fact& fact : moment.entry()->facts)
        if (const auto seen = kit::redact(fact, visibility))
            facts.push_back(*seen);
    AnyState view = game.view(moment.state(), viewer);
    std::size_t told = 0;
    for (const scene::Beat& beat : game.story(facts)) {
        if (const auto broken = brokenBeat(game, beat, moment.seats()); !broken.empty())
            return broken;
        if (beat.facts < told || beat.facts > facts.size())
            return "the beats are out of order: " + english(beat.text);
        for (; told < beat.facts; ++told)
            kit::replay(game.table(view), facts[told], visibility);
        if (game.scene(view, viewer).prompt.empty())
            return "no scene at a beat: " + english(beat.text);
    }
    return {};
}

} // namespace

std::string storiesAreWhole(const Moment& moment) {
    for (kit::Seat viewer = kit::spectator; moment.entry() != nullptr && viewer < moment.seats(); ++viewer)
        if (const auto broken = brokenStory(moment, viewer); !broken.empty())
            return broken;
    return {};
}

std::string cardTextsAreWhole(const Moment& moment) {
    const Game& game = moment.game();
    const auto faces = static_cast<int>(game.info().faceNames.size());
    for (int face = 0; moment.at == 0 && face < faces; ++face) {
        const scene::CardText card = game.cardText(face);
        if (const auto broken = brokenText(game, card.name); !broken.empty())
            return "the name of face " + std::to_string(face) + ' ' + broken;
        if (face == kit::unknownFace && !card.rules.empty())
            return "the back of a card tells what it does";
        for (const scene::CardRule& rule : card.rules)
            if (const auto broken = brokenText(game, rule.text); !broken.empty() || rule.entry < 0)
                return "a rule of face " + std::to_string(face) + ' ' + broken;
    }
    return {};
}

} // namespace taletop::conformance
