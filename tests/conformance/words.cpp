// SPDX-License-Identifier: MIT
#include "tests/conformance/checks.h"

#include "core/kit/view.h"

#include <nlohmann/json.hpp>

#include <set>

namespace taletop::conformance {

using namespace contract;

namespace {

std::string brokenOption(const Game& game, const OptionInfo& option) {
    const std::string name = std::string("option '") + option.key + "': ";
    if (!brokenText(game, option.label).empty() || !brokenText(game, option.explanation).empty())
        return name + "label or explanation is missing";
    if (option.least > option.standard || option.standard > option.most || option.least == option.most)
        return name + "the standard is out of bounds or there is no choice";
    const auto values = static_cast<std::size_t>(option.most - option.least + 1);
    if (!option.values.empty() && (option.values.size() != values || option.valueLabels.size() != values))
        return name + "not every value has a key and a label";
    return {};
}

std::string brokenFaces(const Moment& moment) {
    AnyState state = moment.state();
    const kit::TableRef table = moment.game().table(state);
    const auto names = moment.game().info().faceNames;
    if (table.zoneCount() > 254 ||
        moment.game().visibility(0).size() != static_cast<std::size_t>(table.zoneCount()))
        return "too many zones, or not every zone has a visibility";
    for (int zone = 0; zone < table.zoneCount(); ++zone)
        for (const kit::Card card : table.zone(zone))
            if (card.face == kit::unknownFace || card.face >= names.size() || *names[card.face] == '\0')
                return "face " + std::to_string(card.face) + " has no name";
    return {};
}

/// Info and the back's picture never change, so they are checked once per game.
std::string brokenInfo(const Game& game) {
    const GameInfo& info = game.info();
    for (const kit::Text& text : {info.title, info.tagline, info.credits})
        if (const auto broken = brokenText(game, text); !broken.empty())
            return "title, tagline or credits: a text " + broken;
    if (info.id == std::string_view() || info.ledger == std::string_view() || info.minutes < 1 ||
        info.revision < 1 || info.longestMoves < 1)
        return "a name or a number is missing";
    if (info.seatsLeast < 1 || info.seatsLeast > info.seatsMost || info.seatsMost > kit::maxSeats)
        return "seats out of bounds";
    if (info.options.size() > maxOptions)
        return "too many options";
    std::set<std::string_view> keys;
    for (const OptionInfo& option : info.options) {
        if (!keys.insert(option.key).second)
            return std::string("two options are called ") + option.key;
        if (const auto broken = brokenOption(game, option); !broken.empty())
            return broken;
    }
    // Checks only the back, because the table draws tokens without a picture.
    if (game.cardArt(kit::unknownFace).empty() || game.cardLook().width <= 0 || game.cardLook().height <= 0)
        return "the back of the cards has no picture or no size";
    return {};
}

/// Does the fact reveal a card to everyone, or hide a visible card? Sealed cards get a line when they are
/// opened. Tokens and moves between open zones need no line.
bool turnsACard(const kit::Fact& fact, const std::vector<kit::Visibility>& everybody) {
    const auto open = [&](kit::Zone zone) { return everybody[zone] == kit::Visibility::Face; };
    return fact.kind == kit::Fact::Kind::Move && open(fact.from) != open(fact.to);
}

} // namespace

std::string brokenText(const Game& game, const kit::Text& text) {
    if (text.empty())
        return "has no words";
    if (text.context != std::string_view(game.info().id) && text.context != std::string_view("core"))
        return std::string("has the context '") + text.context + "': " + text.source;
    const std::string_view source = text.source;
    for (std::size_t i = 0; i + 1 < source.size(); ++i) {
        if (source[i] != '%')
            continue;
        const char next = source[i + 1];
        if (next == ' ') // a percent sign
            continue;
        const kit::TextArgument* argument = text.argument(next - '0');
        const bool filled = argument != nullptr && argument->kind != kit::TextArgument::Kind::None;
        if (next == 'n' ? text.count < 0 : !filled)
            return "lacks an argument: " + std::string(source);
    }
    return {};
}

std::string infoIsComplete(const Moment& moment) {
    if (const auto broken = brokenFaces(moment); !broken.empty())
        return broken;
    return moment.at == 0 ? brokenInfo(moment.game()) : "";
}

std::string moveTextsAreUnique(const Moment& moment) {
    const Game& game = moment.game();
    for (const kit::Seat seat : pendingSeats(game, moment.state())) {
        std::set<std::string> texts;
        for (const AnyMove& move : candidatesOf(game, moment.state(), seat)) {
            const std::string text = game.moveText(move);
            if (text.empty() || !std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; }))
                return "a move text is empty or not printable: " + text;
            if (!texts.insert(text).second)
                return "two candidates have the text '" + text + "'";
            const auto again = game.parseMove(text);
            if (!again || !game.sameMove(*again, move))
                return "'" + text + "' does not read back";
        }
    }
    return {};
}

std::string jsonIsAnObject(const Moment& moment) {
    const Game& game = moment.game();
    const bool all = inTheLongRun(); // otherwise only the spectator or one seat in turn, to save time
    const auto viewers = static_cast<std::size_t>(moment.seats() - kit::spectator);
    std::vector<AnyState> states{moment.state()};
    for (std::size_t viewer = 0; viewer < viewers; ++viewer)
        if (all || viewer == moment.at % viewers)
            states.push_back(
                game.view(moment.state(), static_cast<kit::Seat>(kit::spectator + static_cast<int>(viewer))));
    for (const AnyState& state : states)
        for (const auto& json : {game.stateJson(state), game.resultJson(state)}) {
            const auto parsed = nlohmann::ordered_json::parse(json.dump(), nullptr, false);
            if (!parsed.is_object() || parsed.empty() || parsed != json)
                return "state or result is not a JSON object: " + json.dump();
        }
    return {};
}

std::string logLinesAreWhole(const Moment& moment) {
    if (moment.entry() == nullptr)
        return {};
    const Game& game = moment.game();
    for (kit::Seat viewer = kit::spectator; viewer < moment.seats(); ++viewer)
        for (const kit::Fact& fact : moment.entry()->facts)
            if (const auto seen = kit::redact(fact, game.visibility(viewer))) {
                const kit::Text text = game.factText(*seen);
                if (const auto broken = brokenText(game, text); !text.empty() && !broken.empty())
                    return "a line of the log " + broken;
            }
    return {};
}

std::string seenMovesAreTold(const Moment& moment) {
    if (moment.entry() == nullptr || moment.entry()->who == kit::chanceSeat)
        return {};
    const Game& game = moment.game();
    const auto everybody = game.visibility(kit::spectator);
    std::vector<kit::Fact> seen;
    bool turned = false;
    for (const kit::Fact& fact : moment.entry()->facts) {
        turned = turned || turnsACard(fact, everybody);
        if (const auto redacted = kit::redact(fact, everybody))
            seen.push_back(*redacted);
    }
    const auto isTold = [&](const kit::Fact& fact) { return !game.factText(fact).empty(); };
    if (!turned || std::ranges::any_of(seen, isTold) || !game.story(seen).empty())
        return {};
    return "everybody sees a card come or go by '" + game.moveText(moment.entry()->move) +
           "', and nobody is told of it";
}

} // namespace taletop::conformance
