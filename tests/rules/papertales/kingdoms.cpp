// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/files/files.h"
#include "core/games/papertales/rules/price.h"
#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

#include <numeric>
#include <stdexcept>

namespace taletop::papertales::testing {

namespace {

std::uint8_t faceOf(std::string_view name) {
    const std::uint8_t face = faceNamed(name);
    if (face == 0)
        throw std::invalid_argument("no card: " + std::string(name));
    return face;
}

std::string_view trim(std::string_view text) {
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t at = std::min(text.find(separator), text.size());
        if (const auto part = trim(text.substr(0, at)); !part.empty())
            parts.push_back(part);
        text.remove_prefix(std::min(text.size(), at + 1));
    }
    return parts;
}

kit::Facts nobody;

void putUnit(State& state, kit::Seat seat, int spot, std::string_view text) {
    if (text == "-")
        return;
    if (text.starts_with("new ")) {
        state.setNumberOf(Number::Revealed, seat, state.number(Number::Revealed, seat) | 1 << spot, nobody);
        text.remove_prefix(4);
    }
    kit::Card card;
    if (const std::size_t bracket = text.find('['); bracket != std::string_view::npos) {
        card.mark = static_cast<std::uint8_t>(std::stoi(std::string(text.substr(bracket + 1))));
        text = text.substr(0, bracket);
    }
    card.face = faceOf(text);
    state.add(spotZone(seat, spot), card, nobody);
}

void putBuilding(State& state, kit::Seat seat, std::string_view text) {
    const std::size_t space = text.rfind(' ');
    const auto face = faceOf(text.substr(0, space));
    state.setMark(zoneOf(ZoneKind::Buildings, seat), static_cast<std::size_t>(face - firstBuilding),
                  static_cast<std::uint8_t>(text.back() - '0'), nobody);
}

} // namespace

Play::Play(int seats, Step step) : state(Rules::setup({.seats = seats})) {
    while (!state.empty(drawPile))
        state.remove(drawPile, 0, nobody);
    this->step(step);
}

Play Play::game(int seats) {
    Play play(seats);
    play.state = Rules::setup({.seats = seats});
    return play;
}

Play& Play::kingdom(kit::Seat seat, std::string_view text) {
    for (const std::string_view part : split(text, ';')) {
        const bool row = part.starts_with("F:") || part.starts_with("B:");
        int spot = part.starts_with("B:") ? firstBack : 0;
        for (const std::string_view item : split(row ? part.substr(2) : part, ','))
            if (row)
                putUnit(state, seat, spot++, item);
            else
                putBuilding(state, seat, item);
    }
    return *this;
}

Play& Play::zone(ZoneKind zone, kit::Seat seat, const Names& cards) {
    for (const std::string& name : cards)
        state.add(zoneOf(zone, seat), {.face = faceOf(name)}, nobody);
    return *this;
}

Play& Play::hand(kit::Seat seat, const Names& cards) { return zone(ZoneKind::Hand, seat, cards); }

Play& Play::pile(const Names& nextFirst) {
    for (auto name = nextFirst.rbegin(); name != nextFirst.rend(); ++name)
        state.add(drawPile, {.face = faceOf(*name)}, nobody);
    return *this;
}

Play& Play::discards(const Names& cards) {
    for (const std::string& name : cards)
        state.add(discardPile, {.face = faceOf(name)}, nobody);
    return *this;
}

Play& Play::gold(kit::Seat seat, int gold) {
    state.setNumberOf(Number::Gold, seat, gold, nobody);
    return *this;
}
Play& Play::points(kit::Seat seat, int points) {
    state.setNumberOf(Number::Points, seat, points, nobody);
    return *this;
}
Play& Play::turn(int turn) {
    state.setNumber(Number::Turn, turn, nobody);
    return *this;
}
Play& Play::step(Step step) {
    state.setNumber(Number::Step, static_cast<int>(step), nobody);
    state.setNumber(Number::Committed, 0, nobody);
    return *this;
}
Play& Play::only(kit::Seat seat) {
    state.setNumber(Number::Committed, ((1 << state.seats()) - 1) & ~(1 << seat), nobody);
    return *this;
}

Play& Play::move(kit::Seat seat, std::string_view text) {
    REQUIRE_MESSAGE(why(seat, text) == "", text);
    Rules::apply(state, seat, *Files::parseMove(text), nobody);
    return *this;
}

Play& Play::moves(kit::Seat seat, const Names& texts) {
    for (const std::string& text : texts)
        move(seat, text);
    return *this;
}

Play& Play::othersCommit(kit::Seat seat) {
    const Step now = state.step();
    for (kit::Seat other = 0; other < state.seats(); ++other)
        if (other != seat && state.step() == now && taskOf(state, other) != Task::Nothing)
            move(other, now == Step::Construct ? "pass" : "commit");
    return *this;
}

Play& Play::chanceOnce() {
    const contract::Pending due = Rules::pending(state);
    REQUIRE(due.goesByItself());
    if (due.kind == contract::Pending::Kind::Automatic) {
        Rules::proceed(state, nobody);
        return *this;
    }
    contract::ChanceOutcome outcome;
    for (std::uint8_t i = 0; i < due.chance.drawn; ++i)
        outcome.push_back(i);
    Rules::applyChance(state, outcome, nobody);
    return *this;
}

Play& Play::chance() {
    while (Rules::pending(state).goesByItself())
        chanceOnce();
    return *this;
}

Play& Play::deploy(kit::Seat seat, const Names& texts) {
    return othersCommit(seat).moves(seat, texts).move(seat, "commit");
}

Play& Play::wars() {
    step(Step::Wars);
    fightWars(state, nobody);
    return *this;
}
Play& Play::income() {
    step(Step::Income);
    receiveIncome(state, nobody);
    return *this;
}
Play& Play::aging() {
    step(Step::Aging);
    age(state, nobody);
    return *this;
}

std::string Play::why(kit::Seat seat, std::string_view text) const {
    const auto move = Files::parseMove(text);
    if (!move)
        return "?";
    const auto refusal = Rules::whyNot(state, seat, *move);
    return refusal ? "PT-" + std::to_string(refusal->ledger) : "";
}

std::string Play::units(kit::Seat seat) const {
    std::string text = "F:";
    for (int spot = 0; spot < spotCount; ++spot) {
        if (spot == firstBack)
            text += "; B:";
        const kit::Card unit = unitAt(state, seat, spot);
        if (unit.face == 0)
            continue;
        text += (text.back() == ':' ? " " : ", ") + std::string(nameOf(unit.face));
        if (unit.mark > 0)
            text += '[' + std::to_string(unit.mark) + ']';
    }
    return text;
}

std::string Play::buildings(kit::Seat seat) const {
    std::string text;
    for (const kit::Card& building : state.cards(ZoneKind::Buildings, seat))
        if (building.mark > 0)
            text += (text.empty() ? "" : ", ") + std::string(nameOf(building.face)) + " L" +
                    std::to_string(building.mark);
    return text;
}

Names Play::cards(kit::Zone zone) const {
    Names names;
    for (const kit::Card& card : state.cards(zone))
        names.emplace_back(nameOf(card.face));
    return names;
}

std::string Play::production(kit::Seat seat) const {
    const Production production = productionOf(state, seat);
    return "wood=" + std::to_string(production.of(Resource::Wood)) +
           " food=" + std::to_string(production.of(Resource::Food)) +
           " crystal=" + std::to_string(production.of(Resource::Crystal));
}

int Play::price(std::string_view building, int level, kit::Seat seat) const {
    const Price price = priceOf(state, seat, faceOf(building), level);
    return price.possible ? price.gold : -1;
}

void goOn(State& state, kit::Rng& rng, kit::Facts& facts) {
    const contract::Pending due = Rules::pending(state);
    if (due.kind == contract::Pending::Kind::Automatic)
        Rules::proceed(state, facts);
    else
        Rules::applyChance(state, contract::drawOutcome(due.chance, rng), facts);
}

void goOn(State& state, kit::Rng& rng) { goOn(state, rng, nobody); }

int strengthOf(std::string_view kingdom) { return Play(3).kingdom(0, kingdom).strength(); }
int incomeFor(std::string_view kingdom) {
    Play play = Play(3).kingdom(0, kingdom).gold(0, 0);
    play.income();
    CHECK(play.gold(0) == play.state.number(Number::Income, 0));
    return play.gold(0);
}
std::string productionFor(std::string_view kingdom) { return Play(3).kingdom(0, kingdom).production(); }

namespace {

/// A game of three after the Wars, of which seat 0 has won this many, ties included.
Play afterWars(std::string_view kingdom, int wars) {
    Play play = Play(3).kingdom(0, kingdom).gold(0, 0);
    for (kit::Seat seat = 1; seat < 3; ++seat)
        if (seat > wars)
            play.kingdom(seat, "F: Colossus[1], Kraken, Demon");
    play.wars();
    REQUIRE(play.state.number(Number::WarsWon, 0) == wars);
    return play;
}

} // namespace

int warPoints(std::string_view kingdom, int wars) { return afterWars(kingdom, wars).points(0); }
int warGold(std::string_view kingdom, int wars) { return afterWars(kingdom, wars).gold(0); }
std::string aged(std::string_view kingdom) { return Play(3).kingdom(0, kingdom).aging().units(0); }
int agingPoints(std::string_view kingdom, int points) {
    return Play(3).kingdom(0, kingdom).points(0, points).aging().points(0) - points;
}
int agingGold(std::string_view kingdom) { return Play(3).kingdom(0, kingdom).gold(0, 0).aging().gold(0); }

namespace {

Play afterReveal(Play play, std::string_view kingdom, const Names& targets, int points) {
    play.kingdom(0, kingdom).points(0, points);
    resolveReveal(play.state, nobody);
    return play.moves(0, targets);
}

} // namespace

Play revealed(std::string_view kingdom, const Names& targets, int points) {
    return afterReveal(Play(3), kingdom, targets, points);
}
Play shifted(const Names& pile, std::string_view kingdom, const Names& targets) {
    return afterReveal(Play(3).pile(pile).gold(0, 0), kingdom, targets, usualPoints);
}

RefusalCode codeOf(const Play& play, kit::Seat seat, std::string_view text) {
    const auto refusal = Rules::whyNot(play.state, seat, *Files::parseMove(text));
    if (!refusal)
        return static_cast<RefusalCode>(refusals.size());
    const auto code = static_cast<RefusalCode>(refusal->code);
    CHECK(refusal->ledger == ledgerOf(code));
    return code;
}

} // namespace taletop::papertales::testing
