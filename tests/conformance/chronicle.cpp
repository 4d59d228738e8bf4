// SPDX-License-Identifier: MIT
#include "tests/conformance/chronicle.h"

#include "core/kit/view.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace taletop::conformance {

using namespace contract;

namespace {

/// If the states differ in only two places, whose cards are swapped, returns the two faces.
std::optional<std::pair<int, int>> facesExchanged(const Game& game, AnyState one, AnyState other) {
    const auto here = game.table(one).cards;
    const auto there = game.table(other).cards;
    std::vector<std::pair<int, int>> differing;
    for (std::size_t place = 0; place < here.size() && differing.size() < 3; ++place)
        if (here[place].face != there[place].face)
            differing.emplace_back(here[place].face, there[place].face);
    if (differing.size() != 2 || differing[0].first != differing[1].second ||
        differing[0].second != differing[1].first)
        return std::nullopt;
    return differing[0];
}

template <class Value>
Value& oneOf(std::vector<Value>& values, kit::Rng& rng) {
    return values[rng.below(static_cast<std::uint32_t>(values.size()))];
}

} // namespace

Chronicle chronicleOf(const contract::Game& game, std::uint64_t seed) {
    match::Header header;
    header.options = contract::standardOptions(game.info(), std::min(3, game.info().seatsMost));
    header.seed = seed;
    for (int seat = 0; seat < header.options.seats; ++seat)
        header.seats.push_back({.name = std::string("Seat ") += std::to_string(seat + 1),
                                .kind = std::string(match::personKind),
                                .emblem = seat});
    return {game, header, 400};
}

std::string momentOf(const Game& game, const AnyState& state) {
    const auto json = game.stateJson(state);
    for (const char* key : {"decision", "step", "phase"}) // from the most specific name to the least
        if (const auto found = json.find(key); found != json.end() && found->is_string())
            return found->get<std::string>();
    return {};
}

Chronicle::Chronicle(const Game& game, match::Header header, std::size_t longest, kit::Seat knower)
    : m_game(&game), m_header(std::move(header)), m_everybody(game.visibility(kit::spectator)) {
    m_knowing.push_back(m_everybody);
    for (kit::Seat seat = 0; seat < m_header.options.seats; ++seat)
        if (seat == knower || m_header.seats[static_cast<std::size_t>(seat)].kind != "human")
            m_knowing.push_back(game.visibility(seat));
    m_header.game = game.info().id;
    // There are no hashes to compare.
    m_header.revision = -1;
    // Both worlds need this mark, because everyone can read it and the other world is dealt by hand.
    m_header.dealtByHand = true;
    const auto names = game.info().faceNames;
    for (std::size_t face = 1; face < names.size(); ++face)
        m_faces.emplace(names[face], static_cast<int>(face));
    m_way.states.push_back(game.setup(m_header.options));
    kit::Rng rng(m_header.seed);
    while (m_way.steps.size() < longest && game.pending(m_way.states.back()).kind != Pending::Kind::Over)
        playOn(rng);
}

std::vector<kit::Fact> Chronicle::toldOf(const std::vector<kit::Fact>& facts) const {
    std::vector<kit::Fact> told;
    for (const std::vector<kit::Visibility>& seen : m_knowing)
        for (const kit::Fact& fact : facts)
            if (const auto redacted = kit::redact(fact, seen))
                told.push_back(*redacted);
    return told;
}

void Chronicle::playOn(kit::Rng& rng) {
    constexpr std::uint32_t rarely = 3; // one in this many moves is a random one
    const AnyState& state = m_way.states.back();
    const Pending pending = m_game->pending(state);
    if (pending.kind == Pending::Kind::Automatic)
        return keep({});
    if (pending.kind == Pending::Kind::Chance)
        return keep({.chance = drawOutcome(pending.chance, rng)});
    std::vector<kit::Seat> seats;
    for (kit::Seat seat = 0; seat < m_header.options.seats; ++seat)
        if (pending.seats.contains(seat))
            seats.push_back(seat);
    m_moments[momentOf(*m_game, state)].push_back(m_way.steps.size());
    const kit::Seat seat = oneOf(seats, rng);
    AnyMove move{};
    if (rng.below(rarely) == 0) {
        AnyMoves moves;
        m_game->legalMoves(state, seat, moves);
        move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    } else {
        move = m_game->casualMove(m_game->view(state, seat), seat, rng);
    }
    keep({.who = seat, .move = move, .text = m_game->moveText(move)});
}

void Chronicle::keep(Step step) {
    AnyState state = m_way.states.back();
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    const std::size_t place = m_way.steps.size();
    const bool shuffled = !step.chance.empty();
    carryOut(state, step, sink);
    m_told.push_back(toldOf(facts));
    m_way.steps.push_back(std::move(step));
    m_way.states.push_back(state);
    if (shuffled)
        learnDeal(place);
}

void Chronicle::carryOut(AnyState& state, const Step& step, kit::Facts& facts) const {
    if (step.who != kit::chanceSeat)
        m_game->apply(state, step.who, step.move, facts);
    else if (!step.chance.empty())
        m_game->applyChance(state, step.chance, facts);
    else
        m_game->proceed(state, facts);
}

bool Chronicle::isDue(const AnyState& state, const Step& step) const {
    const Pending pending = m_game->pending(state);
    if (step.who != kit::chanceSeat)
        return pending.kind == Pending::Kind::Seats && pending.seats.contains(step.who) &&
               !m_game->whyNot(state, step.who, step.move);
    if (!step.chance.empty())
        return pending.kind == Pending::Kind::Chance && fits(step.chance, pending.chance);
    return pending.kind == Pending::Kind::Automatic;
}

/// Finds the number of each card in a shuffle by exchanging the shuffle's first number with each other
/// number.
void Chronicle::learnDeal(std::size_t place) {
    const ChanceOutcome& outcome = m_way.steps[place].chance;
    std::map<std::size_t, std::pair<int, int>> pairs;
    std::map<int, std::size_t> often;
    for (std::size_t i = 1; i < outcome.size(); ++i) {
        ChanceOutcome swapped = outcome;
        std::swap(swapped[0], swapped[i]);
        AnyState state = m_way.states[place];
        kit::Facts nobody;
        m_game->applyChance(state, swapped, nobody);
        if (const auto faces = facesExchanged(*m_game, m_way.states[place + 1], state)) {
            pairs[i] = *faces;
            ++often[faces->first];
            ++often[faces->second];
        }
    }
    for (const auto& [i, faces] : pairs) { // all pairs contain the first card
        const bool first = often[faces.first] >= often[faces.second];
        m_deals[place][first ? faces.first : faces.second] = outcome[0];
        m_deals[place][first ? faces.second : faces.first] = outcome[i];
    }
}

std::optional<AnyState> Chronicle::after(const AnyState& state, const Step& step, std::size_t place) const {
    if (!isDue(state, step))
        return std::nullopt;
    AnyState next = state;
    std::vector<kit::Fact> facts;
    kit::Facts sink(facts);
    carryOut(next, step, sink);
    if (toldOf(facts) != m_told[place])
        return std::nullopt;
    return next;
}

Chronicle::Step Chronicle::renamed(const Step& step, Exchange exchange) const {
    const std::string one = m_game->info().faceNames[static_cast<std::size_t>(exchange.face)];
    const std::string other = m_game->info().faceNames[static_cast<std::size_t>(exchange.other)];
    if (step.text.find(one) == std::string::npos && step.text.find(other) == std::string::npos)
        return step;
    std::istringstream words(step.text);
    std::string text;
    for (std::string word; words >> word;)
        text += (text.empty() ? "" : " ") + (word == one ? other : word == other ? one : word);
    const auto move = m_game->parseMove(text);
    return move && text != step.text ? Step{.who = step.who, .move = *move, .text = text} : step;
}

/// Repeats the steps from `from` to `length`. A step uses the exchanged cards if that is legal and looks the
/// same, and is unchanged otherwise. In a small shuffle, two numbers may be swapped to make it look the same.
bool Chronicle::goOn(Way& way, std::size_t from, std::size_t length, Exchange exchange) const {
    constexpr std::size_t small = 16;
    way.states.resize(from + 1);
    for (std::size_t place = from; place < length; ++place) {
        Step& step = way.steps[place];
        const AnyState state = way.states[place];
        const bool chance = step.who == kit::chanceSeat;
        const Step otherwise = chance ? step : renamed(step, exchange);
        auto next = after(state, otherwise, place);
        if (next)
            step = otherwise;
        else if (!chance && otherwise.text != step.text)
            next = after(state, step, place);
        const std::size_t numbers = chance && step.chance.size() <= small ? step.chance.size() : 0;
        for (std::size_t i = 0; i < numbers && !next; ++i)
            for (std::size_t j = i + 1; j < numbers && !next; ++j) {
                std::swap(step.chance[i], step.chance[j]);
                next = after(state, step, place);
                if (!next)
                    std::swap(step.chance[i], step.chance[j]);
            }
        if (!next)
            return false;
        way.states.push_back(*next);
    }
    return true;
}

/// Returns the same way with two cards exchanged in the deal and in all later steps.
std::optional<Chronicle::Way> Chronicle::exchanged(const Way& way, std::size_t length,
                                                   Exchange exchange) const {
    for (const auto& [place, numbers] : m_deals) {
        const auto one = numbers.find(exchange.face);
        const auto other = numbers.find(exchange.other);
        if (place >= length || one == numbers.end() || other == numbers.end())
            continue;
        Way anew = way;
        for (std::uint8_t& number : anew.steps[place].chance)
            number = number == one->second ? other->second : number == other->second ? one->second : number;
        if (goOn(anew, place, length, exchange))
            return anew;
        return std::nullopt;
    }
    return std::nullopt;
}

/// Returns the same way with another move at `place`.
std::optional<Chronicle::Way> Chronicle::decidedAnew(const Way& way, std::size_t length, std::size_t place,
                                                     kit::Rng& rng) const {
    const Step& step = way.steps[place];
    AnyMoves moves;
    m_game->legalMoves(way.states[place], step.who, moves);
    const AnyMove move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    const Step otherwise{.who = step.who, .move = move, .text = m_game->moveText(move)};
    const auto next = after(way.states[place], otherwise, place);
    if (otherwise.text == step.text || !next)
        return std::nullopt;
    const Exchange cards{faceIn(step.text), faceIn(otherwise.text)};
    Way anew = way;
    anew.steps[place] = otherwise;
    anew.states[place + 1] = *next;
    if (!goOn(anew, place + 1, length, cards))
        return std::nullopt;
    return anew;
}

int Chronicle::faceIn(const std::string& text) const {
    std::istringstream words(text);
    for (std::string word; words >> word;)
        if (const auto face = m_faces.find(word); face != m_faces.end())
            return face->second;
    return 0;
}

/// Returns the faces of cards in places that not everyone can see.
std::vector<int> Chronicle::facesHidden(const AnyState& state) const {
    std::vector<int> faces;
    AnyState copy = state;
    const kit::TableRef table = m_game->table(copy);
    for (int zone = 0; zone < table.zoneCount(); ++zone)
        if (m_everybody[static_cast<std::size_t>(zone)] != kit::Visibility::Face)
            for (const kit::Card card : table.zone(zone))
                faces.push_back(card.face);
    return faces;
}

/// Returns the faces that the latest moves name. Other players may not know these moves.
std::vector<int> Chronicle::facesNamedLately(const Way& way, std::size_t length) const {
    constexpr std::size_t lately = 10;
    std::vector<int> faces;
    for (std::size_t place = length - std::min(length, lately); place < length; ++place)
        if (const int face = faceIn(way.steps[place].text); face != 0)
            faces.push_back(face);
    return faces;
}

Worlds Chronicle::worldsAt(std::size_t length, kit::Rng& rng) const {
    constexpr int lateAttempts = 4;
    constexpr int attempts = 6;
    constexpr std::size_t lately = 12;
    Way way = m_way;
    way.steps.resize(length);
    way.states.resize(length + 1);
    const auto tryExchange = [&](std::vector<int> faces, std::vector<int> others) {
        if (faces.empty() || others.empty())
            return;
        const Exchange exchange{oneOf(faces, rng), oneOf(others, rng)};
        if (exchange.face != exchange.other)
            if (auto other = exchanged(way, length, exchange))
                way = *std::move(other);
    };
    for (int attempt = 0; attempt < lateAttempts; ++attempt)
        tryExchange(facesNamedLately(way, length), facesNamedLately(way, length));
    for (int attempt = 0; attempt < attempts; ++attempt)
        tryExchange(facesHidden(way.states.back()), facesHidden(way.states.back()));
    for (std::size_t place = length; place-- > length - std::min(length, lately);)
        if (way.steps[place].who != kit::chanceSeat)
            if (auto other = decidedAnew(way, length, place, rng))
                way = *std::move(other);
    return {matchOf(m_way, length), matchOf(way, length)};
}

match::Match Chronicle::matchOf(const Way& way, std::size_t length) const {
    match::Journal journal;
    journal.header = m_header;
    for (std::size_t place = 0; place < length; ++place) {
        const Step& step = way.steps[place];
        std::string text = step.text;
        if (step.who == kit::chanceSeat)
            text = step.chance.empty() ? std::string(automaticText) : chanceText(step.chance);
        journal.entries.push_back({.who = step.who, .move = std::move(text)});
    }
    auto read = match::Match::replayed(*m_game, journal);
    if (const auto* error = std::get_if<match::LoadError>(&read))
        throw std::logic_error(kit::english(match::sentence(*error)));
    return std::get<match::Match>(std::move(read));
}

} // namespace taletop::conformance
