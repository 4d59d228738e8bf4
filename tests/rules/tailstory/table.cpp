// SPDX-License-Identifier: MIT
#include "tests/rules/tailstory/table.h"

#include "core/games/tailstory/files/files.h"
#include "core/games/tailstory/rules/turn.h"
#include "core/games/tailstory/table/table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <stdexcept>

namespace taletop::tailstory::testing {

namespace {

kit::Facts nobody;

Names split(std::string_view text, char separator) {
    Names parts;
    while (!text.empty()) {
        const std::size_t at = std::min(text.find(separator), text.size());
        if (at > 0)
            parts.emplace_back(text.substr(0, at));
        text.remove_prefix(std::min(text.size(), at + 1));
    }
    return parts;
}

ZoneKind zoneNamed(char letter) {
    switch (letter) {
    case 'D':
        return ZoneKind::Deck;
    case 'H':
        return ZoneKind::Hand;
    case 'X':
        return ZoneKind::Discard;
    case 'Z':
        return ZoneKind::Play;
    case 'V':
        return ZoneKind::Achievements;
    default:
        throw std::invalid_argument("no zone");
    }
}

/// The face of a card in the box that is not a Stopping card. The last copies come first.
std::uint8_t filler(const State& state) {
    for (int copy = mostCopies - 1; copy >= 0; --copy)
        for (int design = 0; design < designCount; ++design)
            if (const auto face = eventFace(design, copy);
                kindOf(face) != Kind::Stopping && state.indexOf(box, face) >= 0)
                return face;
    throw std::invalid_argument("the box is empty");
}

/// An option text with eight copies of each design.
std::string manyCopies() {
    std::string text;
    for (int design = 0; design < designCount; ++design) {
        text += design < 9 ? " E0" : " E";
        text += std::to_string(design + 1);
        text += "=8";
    }
    return text;
}

} // namespace

contract::Options optionsOf(int seats, std::string_view text) {
    contract::Options options = contract::standardOptions(Rules::info(), seats);
    for (const std::string& part : split(text, ' ')) {
        const std::size_t equals = part.find('=');
        const auto error =
            contract::setOption(Rules::info(), options, part.substr(0, equals), part.substr(equals + 1));
        if (error)
            throw std::invalid_argument(kit::english(*error));
    }
    return options;
}

std::uint8_t faceOf(const State& state, std::string_view name) {
    if (const auto face = faceWithId(name); face && isEvent(*face))
        return *face;
    std::string text(name);
    for (char copy = '1'; copy <= '8'; ++copy)
        if (const auto face = faceWithId(text + '#' + copy); face && state.indexOf(box, *face) >= 0)
            return *face;
    throw std::invalid_argument("no card: " + text);
}

Table::Table(const Names& characters, std::string_view options)
    : state(
          Rules::setup(optionsOf(static_cast<int>(characters.size()), std::string(options) + manyCopies()))) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const auto face = faceWithId(characters[static_cast<std::size_t>(seat)]);
        state.moveToEnd(queuePile, 0, zoneOf(ZoneKind::Queue, seat), 0, nobody);
        state.moveToEnd(characterRow, static_cast<std::size_t>(state.indexOf(characterRow, face.value())),
                        zoneOf(ZoneKind::Character, seat), 0, nobody);
    }
    turn(5, A).points(2);
    ask(state, Step::Play, A, nobody);
}

Table Table::fresh(int seats, std::string_view options) {
    return Table(Rules::setup(optionsOf(seats, options)));
}

Table Table::game(const Names& characters, std::string_view options) {
    Table table = fresh(static_cast<int>(characters.size()), options);
    table.chance();
    for (std::size_t seat = characters.size(); seat-- > 0;)
        table.move(static_cast<kit::Seat>(seat), "choose " + characters[seat]);
    return table;
}

void Table::fill(ZoneKind zone, kit::Seat seat, int count, std::string_view names) {
    Names named = split(names, ',');
    const int fillers = count - static_cast<int>(named.size());
    if (fillers < 0)
        throw std::invalid_argument("more names than cards");
    const auto put = [&](std::uint8_t face) {
        if (state.indexOf(box, face) < 0)
            throw std::invalid_argument("not in the box: " + idOf(face));
        state.moveToEnd(box, static_cast<std::size_t>(state.indexOf(box, face)), zoneOf(zone, seat), 0,
                        nobody);
    };
    if (zone == ZoneKind::Deck) { // the top card is the last in its zone
        for (int i = 0; i < fillers; ++i)
            put(filler(state));
        for (std::size_t i = named.size(); i-- > 0;)
            put(faceOf(state, named[i]));
        return;
    }
    for (const std::string& name : named)
        put(faceOf(state, name));
    for (int i = 0; i < fillers; ++i)
        put(filler(state));
}

Table& Table::seat(kit::Seat seat, std::string_view text) {
    for (const std::string& part : split(text, ' ')) {
        const std::size_t equals = std::min(part.find('='), part.size());
        const std::string names = part.substr(std::min(equals + 1, part.size()));
        fill(zoneNamed(part[0]), seat, std::stoi(part.substr(1, equals - 1)), names);
    }
    bool anyTwo = false;
    for (kit::Seat each = 0; each < state.seats(); ++each)
        anyTwo = anyTwo || sizeOf(state, ZoneKind::Achievements, each) >= 2;
    for (kit::Seat each = 0; each < state.seats(); ++each)
        if (anyTwo || sizeOf(state, ZoneKind::Achievements, each) >= 1)
            state.setMark(zoneOf(ZoneKind::Character, each), 0, alteredMark, nobody);
    return *this;
}

Table& Table::points(int points) {
    state.setNumber(Number::Points, points, nobody);
    return *this;
}

Table& Table::turn(int turn, kit::Seat owner) {
    state.setNumber(Number::Turn, turn, nobody);
    state.setNumber(Number::TurnOwner, owner, nobody);
    ask(state, Step::Play, owner, nobody);
    return *this;
}

Table& Table::queue(const std::vector<kit::Seat>& order) {
    for (std::size_t place = 0; place < order.size(); ++place) {
        state.setNumberOf(Number::SeatAt, static_cast<int>(place), order[place], nobody);
        const kit::Zone zone = zoneOf(ZoneKind::Queue, order[place]);
        state.remove(zone, 0, nobody);
        state.add(zone, {.face = static_cast<std::uint8_t>(firstQueue + static_cast<int>(place))}, nobody);
    }
    return *this;
}

Table& Table::begin(kit::Seat owner) {
    beginTurn(state, owner, nobody);
    return chance();
}

Table& Table::bring(ZoneKind zone, kit::Seat seat, const Names& cards) {
    const auto isNamed = [&](int face) { return std::ranges::find(cards, idOf(face)) != cards.end(); };
    for (const std::string& name : cards) {
        const std::uint8_t face = faceWithId(name).value();
        if (state.indexOf(zoneOf(zone, seat), face) >= 0)
            continue;
        const kit::TableRef all = state.ref();
        const auto lies = std::ranges::find(all.cards, face, &kit::Card::face);
        REQUIRE(lies != all.cards.end());
        const auto there = all.zone(zoneOf(zone, seat));
        const auto free = std::ranges::find_if(there, [&](kit::Card card) { return !isNamed(card.face); });
        REQUIRE(free != there.end());
        std::swap(*lies, *free);
    }
    return *this;
}

Table& Table::moveOnly(kit::Seat seat, std::string_view text) {
    CAPTURE(seat);
    REQUIRE_MESSAGE(why(seat, text) == "", text);
    Rules::apply(state, seat, *Files::parseMove(text), nobody);
    return *this;
}

Table& Table::move(kit::Seat seat, std::string_view text) { return moveOnly(seat, text).chance(); }

Table& Table::chance() {
    while (Rules::pending(state).kind == contract::Pending::Kind::Chance) {
        contract::ChanceOutcome outcome;
        for (std::uint8_t i = 0; i < Rules::pending(state).chance.drawn; ++i)
            outcome.push_back(i);
        Rules::applyChance(state, outcome, nobody);
    }
    return *this;
}

Table& Table::outcome(const std::vector<int>& numbers) {
    REQUIRE(Rules::pending(state).kind == contract::Pending::Kind::Chance);
    contract::ChanceOutcome outcome;
    for (const int number : numbers)
        outcome.push_back(static_cast<std::uint8_t>(number));
    REQUIRE(contract::fits(outcome, Rules::pending(state).chance));
    Rules::applyChance(state, outcome, nobody);
    return *this;
}

Table& Table::passes() {
    while (step() == "respond")
        move(Rules::pending(state).seats.first(), "pass " + std::to_string(chainLength(state)));
    return *this;
}

Table& Table::declines() {
    while (step() == "bonus")
        move(Rules::pending(state).seats.first(), "decline");
    return *this;
}

Table& Table::end(kit::Seat seat) {
    move(seat, "end");
    while (step() == "endDiscard")
        move(seat, legal(seat).front());
    return *this;
}

RefusalCode Table::code(kit::Seat seat, std::string_view text) const {
    const auto move = Files::parseMove(text);
    REQUIRE_MESSAGE(move.has_value(), text);
    const auto refusal = Rules::whyNot(state, seat, *move);
    const auto seen = Rules::whyNot(contract::viewOf<Rules>(state, seat), seat, *move);
    CAPTURE(text);
    REQUIRE(refusal.has_value() == seen.has_value());
    if (!refusal)
        return static_cast<RefusalCode>(refusals.size());
    CHECK(refusal->code == seen->code);
    CHECK(refusal->ledger == ledgerOf(static_cast<RefusalCode>(refusal->code)));
    return static_cast<RefusalCode>(refusal->code);
}

std::string Table::why(kit::Seat seat, std::string_view text) const {
    if (!Files::parseMove(text))
        return "?";
    const RefusalCode refused = code(seat, text);
    return refused == static_cast<RefusalCode>(refusals.size()) ? ""
                                                                : "TS-" + std::to_string(ledgerOf(refused));
}

std::string Table::asked() const {
    const contract::Pending pending = Rules::pending(state);
    if (pending.kind == contract::Pending::Kind::Chance)
        return "chance";
    if (pending.kind == contract::Pending::Kind::Over)
        return "over";
    std::string names;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (pending.seats.contains(seat))
            names += static_cast<char>('A' + seat);
    return names;
}

std::string Table::step() const {
    const contract::Pending pending = Rules::pending(state);
    return pending.seats.empty() ? "" : Shown::scene(state, pending.seats.first()).step;
}

Names Table::legal(kit::Seat seat) const {
    Names texts;
    for (const Move& move : contract::legalMoves<Rules>(state, seat))
        texts.push_back(Files::moveText(move));
    return texts;
}

std::string Table::numbers(kit::Seat seat) const {
    std::string text;
    for (int count = 0; count <= 9; ++count)
        if (can(seat, "number " + std::to_string(count))) {
            text += text.empty() ? "" : " ";
            text += std::to_string(count);
        }
    return text;
}

std::string Table::at(kit::Seat seat) const {
    std::string text;
    for (const char letter : {'D', 'H', 'X', 'Z', 'V'}) {
        text += text.empty() ? "" : " ";
        text += letter;
        text += std::to_string(sizeOf(state, zoneNamed(letter), seat));
    }
    return text;
}

int Table::total(kit::Seat seat) const {
    int sum = 0;
    for (const char letter : {'D', 'H', 'X', 'Z', 'V'})
        sum += sizeOf(state, zoneNamed(letter), seat);
    return sum;
}

std::string Table::cards(ZoneKind zone, kit::Seat seat) const {
    Names names;
    for (const kit::Card& card : state.cards(zone, seat))
        names.push_back(idOf(card.face));
    if (zone == ZoneKind::Deck)
        std::ranges::reverse(names);
    std::string text;
    for (const std::string& name : names) {
        text += text.empty() ? "" : " ";
        text += name;
    }
    return text;
}

int Table::counter(std::string_view key, kit::Seat seat) const {
    for (const scene::Counter& each : Shown::scene(state, kit::spectator).counters)
        if (each.key == key && each.seat == seat)
            return each.value;
    return -1000;
}

std::vector<std::vector<kit::Fact>> factsOf(Table& table, kit::Seat seat, std::string_view text) {
    REQUIRE_MESSAGE(table.why(seat, text) == "", text);
    std::vector<kit::Fact> all;
    kit::Facts facts(all);
    Rules::apply(table.state, seat, *Files::parseMove(text), facts);
    std::vector<std::vector<kit::Fact>> seen;
    for (kit::Seat at = 0; at <= table.state.seats(); ++at) {
        const kit::Seat viewer = at == table.state.seats() ? kit::spectator : at;
        const auto sees = contract::visibilityFor<Rules>(viewer);
        seen.emplace_back();
        for (const kit::Fact& fact : all)
            if (const auto redacted = kit::redact(fact, sees))
                seen.back().push_back(*redacted);
    }
    return seen;
}

} // namespace taletop::tailstory::testing
