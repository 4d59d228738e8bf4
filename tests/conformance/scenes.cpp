// SPDX-License-Identifier: MIT
#include "core/scene/warned.h"
#include "tests/conformance/checks.h"

#include <algorithm>
#include <sstream>

namespace taletop::conformance {

using namespace contract;

namespace {

std::ostream& operator<<(std::ostream& out, const scene::Pose& pose) {
    return out << " at " << pose.x << ' ' << pose.y << ' ' << pose.angle << ' ' << pose.layer;
}

std::ostream& operator<<(std::ostream& out, const scene::Pick& pick) {
    return out << " [" << static_cast<int>(pick.kind) << ' ' << pick.zone << ' ' << pick.index << ' '
               << pick.key << ']';
}

void describeZone(std::ostream& out, const scene::Zone& zone) {
    out << "zone " << int{zone.zone} << ' ' << zone.kind << " of " << int{zone.owner} << " known "
        << zone.known << " count " << zone.count << '\n';
    for (const scene::Card& card : zone.cards)
        out << "  card " << card.face << ' ' << card.mark << card.pose << ' ' << english(card.name) << '\n';
}

void describeChoice(std::ostream& out, const scene::Choice& choice) {
    out << "choice " << choice.move << ": " << english(choice.label) << " / " << english(choice.consequence)
        << " / " << english(choice.warning) << " / " << choice.gain;
    for (const scene::Pick& pick : choice.gesture)
        out << pick;
    out << " ghost " << choice.hasGhost << choice.ghost << ' ' << int{choice.ghostZone} << " joins";
    for (const int join : choice.joins)
        out << ' ' << join;
    out << '\n';
}

bool startsWith(const std::vector<scene::Pick>& gesture, const std::vector<scene::Pick>& start) {
    return start.size() <= gesture.size() && std::equal(start.begin(), start.end(), gesture.begin());
}

/// Returns the fault of a gesture that touches something missing, or "".
std::string brokenGesture(const Moment& moment, AnyState& view, const scene::Choice& choice) {
    const kit::TableRef table = moment.game().table(view);
    if (choice.gesture.empty())
        return "no gesture";
    for (const scene::Pick& pick : choice.gesture) {
        using Kind = scene::Pick::Kind;
        const bool zoneIsThere = pick.zone >= 0 && pick.zone < table.zoneCount();
        if ((pick.kind == Kind::Zone || pick.kind == Kind::Card) && !zoneIsThere)
            return "a zone that is not there";
        if (pick.kind == Kind::Card &&
            (pick.index < 0 || static_cast<std::size_t>(pick.index) >= table.zone(pick.zone).size()))
            return "a card that is not there";
        if (pick.kind == Kind::Seat && (pick.index < 0 || pick.index >= moment.seats()))
            return "a seat that is not there";
        if (pick.kind == Kind::Button && pick.key == std::string_view())
            return "a button without a key";
    }
    return choice.hasGhost && choice.ghostZone >= table.zoneCount() ? "a ghost in no zone" : "";
}

std::string brokenGestures(const std::vector<scene::Choice>& choices) {
    for (std::size_t i = 0; i < choices.size(); ++i)
        for (std::size_t j = 0; j < choices.size(); ++j)
            if (i != j && startsWith(choices[i].gesture, choices[j].gesture))
                return "the gesture of '" + choices[i].move + "' begins with that of '" + choices[j].move +
                       "'";
    return {};
}

std::string brokenZone(const Moment& moment, AnyState& view, const scene::Zone& shown, kit::Seat viewer) {
    const std::string name = std::string("zone '") + shown.kind + "' (" + std::to_string(shown.zone) + "): ";
    if (shown.zone >= moment.game().table(view).zoneCount() || shown.kind == std::string_view())
        return name + "is not there or has no kind";
    if (const auto broken = brokenText(moment.game(), shown.title); !shown.title.empty() && !broken.empty())
        return name + "its title " + broken;
    const auto seen = moment.game().visibility(viewer)[shown.zone];
    const auto cards = moment.game().table(view).zone(shown.zone);
    if (shown.known != (seen != kit::Visibility::Nothing) || shown.count != static_cast<int>(cards.size()))
        return name + "the wrong number of cards";
    const std::size_t listed = seen >= kit::Visibility::Back ? cards.size() : 0;
    if (shown.cards.size() != listed)
        return name + "does not list the cards that the viewer can point at";
    for (std::size_t i = 0; i < shown.cards.size(); ++i) {
        // Marks may show an unfinished choice, but faces must match the view.
        if (shown.cards[i].face != cards[i].face)
            return name + "card " + std::to_string(i) + " is not the one of the view";
        if (const auto broken = brokenText(moment.game(), shown.cards[i].name); !broken.empty())
            return name + "the name of a card " + broken;
    }
    return {};
}

} // namespace

bool sameScene(const scene::Scene& a, const scene::Scene& b) {
    // Names all fields of Scene, so that the code stops compiling if a field is added.
    const auto& [zones, counters, pad, choices, prompt, detail, step, secret, letItGo] = a;
    return zones == b.zones && counters == b.counters && pad == b.pad && choices == b.choices &&
           prompt == b.prompt && detail == b.detail && kit::sameWords(step, b.step) && secret == b.secret &&
           kit::sameWords(letItGo, b.letItGo);
}

std::string describe(const scene::Scene& scene) {
    std::ostringstream out;
    for (const scene::Zone& zone : scene.zones)
        describeZone(out, zone);
    for (const scene::Counter& counter : scene.counters)
        out << "counter " << counter.key << " of " << int{counter.seat} << ' ' << counter.value << ' '
            << english(counter.text) << '\n';
    for (const scene::PadLine& line : scene.pad)
        out << "pad " << int{line.seat} << ' ' << english(line.label) << ' ' << line.points << ' '
            << line.settled << ' ' << line.groups.size() << " groups\n";
    for (const scene::Choice& choice : scene.choices)
        describeChoice(out, choice);
    out << "prompt " << english(scene.prompt) << " / " << english(scene.detail) << " / " << scene.step
        << (scene.secret ? " secret" : "") << " / " << scene.letItGo << '\n';
    return out.str();
}

std::string choicesAreTheLegalMoves(const Moment& moment) {
    const Game& game = moment.game();
    for (kit::Seat viewer = kit::spectator; viewer < moment.seats(); ++viewer) {
        AnyState view = game.view(moment.state(), viewer);
        const auto scene = game.scene(view, viewer);
        std::string offered;
        for (const scene::Choice& choice : scene.choices) {
            offered += choice.move + '\n';
            if (const auto broken = brokenGesture(moment, view, choice); !broken.empty())
                return "choice '" + choice.move + "': " + broken;
        }
        if (offered != textsOf(game, legalMovesOf(game, view, viewer)))
            return "the choices of seat " + std::to_string(viewer) + " are not its legal moves:\n" + offered;
        if (const auto broken = brokenGestures(scene.choices); !broken.empty())
            return broken;
    }
    return {};
}

std::string nothingIsGivenUpByHabit(const Moment& moment) {
    const Game& game = moment.game();
    for (kit::Seat viewer = 0; viewer < moment.seats(); ++viewer) {
        const auto scene = game.scene(game.view(moment.state(), viewer), viewer);
        const scene::Pick* first = firstTouch(scene.choices);
        if (first != nullptr && first->kind == scene::Pick::Kind::Button)
            return "the keyboard begins at a button";
        for (const scene::Choice& choice : scene.choices) {
            if (asksFirst(choice) && first != nullptr && choice.gesture.front() == *first)
                return "the keyboard begins at '" + choice.move + "', which gives something up";
            if (asksFirst(choice) && choice.move == scene.letItGo)
                return "letting a play go tells who could have stopped it";
        }
    }
    return {};
}

std::string stepNamesTheDecision(const Moment& moment) {
    for (kit::Seat viewer = kit::spectator; viewer < moment.seats(); ++viewer) {
        const auto scene = moment.game().scene(moment.game().view(moment.state(), viewer), viewer);
        const std::string step = scene.step;
        if (scene.choices.empty() != step.empty())
            return "step '" + step + "' for seat " + std::to_string(viewer) + " with " +
                   std::to_string(scene.choices.size()) + " choices";
    }
    return {};
}

std::string reactionWindowsAreOpenToAll(const Moment& moment) {
    const Game& game = moment.game();
    const auto sceneFor = [&](kit::Seat viewer) {
        return game.scene(game.view(moment.state(), viewer), viewer);
    };
    const std::string way = sceneFor(kit::spectator).letItGo;
    const auto pending = pendingSeats(game, moment.state());
    if (!way.empty() && pending.empty())
        return "a window for reactions and nobody is asked";
    for (kit::Seat seat = 0; seat < moment.seats(); ++seat) {
        const auto scene = sceneFor(seat);
        if (scene.letItGo != way)
            return "a window for reactions that seat " + std::to_string(seat) + " sees otherwise";
        if (!way.empty() && std::ranges::count(pending, seat) > 0 &&
            std::ranges::count(scene.choices, way, &scene::Choice::move) == 0)
            return "seat " + std::to_string(seat) + " is asked and may not let it pass by " + way;
    }
    return {};
}

std::string zonesShowTheView(const Moment& moment) {
    for (kit::Seat viewer = kit::spectator; viewer < moment.seats(); ++viewer) {
        AnyState view = moment.game().view(moment.state(), viewer);
        const auto scene = moment.game().scene(view, viewer);
        if (scene.zones.empty())
            return "a table without zones";
        for (const scene::Zone& zone : scene.zones)
            if (const auto broken = brokenZone(moment, view, zone, viewer); !broken.empty())
                return broken;
    }
    return {};
}

std::string sceneHasWords(const Moment& moment) {
    const Game& game = moment.game();
    for (kit::Seat viewer = kit::spectator; viewer < moment.seats(); ++viewer) {
        const auto scene = game.scene(game.view(moment.state(), viewer), viewer);
        std::vector<kit::Text> needed{scene.prompt};
        std::vector<kit::Text> optional{scene.detail};
        for (const scene::Counter& counter : scene.counters)
            needed.push_back(counter.text);
        for (const scene::PadLine& line : scene.pad)
            needed.push_back(line.label);
        for (const scene::PadLine& line : scene.pad)
            for (const scene::PadGroup& group : line.groups)
                optional.push_back(group.label);
        for (const scene::Choice& choice : scene.choices) {
            needed.push_back(choice.label);
            optional.insert(optional.end(), {choice.consequence, choice.warning, choice.gainParts});
        }
        for (const kit::Text& text : needed)
            if (const auto broken = brokenText(game, text); !broken.empty())
                return "a text for seat " + std::to_string(viewer) + ' ' + broken;
        for (const kit::Text& text : optional)
            if (const auto broken = brokenText(game, text); !text.empty() && !broken.empty())
                return "a text for seat " + std::to_string(viewer) + ' ' + broken;
    }
    return {};
}

} // namespace taletop::conformance
