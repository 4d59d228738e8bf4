// SPDX-License-Identifier: MIT
#include "core/match/match.h"

#include "core/bots/bot.h"
#include "core/match/words.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace taletop::match {

namespace {

using ruleset::AnyState;
using ruleset::Pending;

/// How often each known face lies on a table, as far as it is not blanked.
using FaceCount = std::array<int, 256>;

FaceCount faces(const ruleset::Game& game, AnyState state) {
    FaceCount count{};
    const kit::TableRef table = game.table(state);
    for (int zone = 0; zone < table.zoneCount(); ++zone)
        for (const kit::Card& card : table.zone(zone))
            if (card.face != kit::unknownFace)
                ++count[card.face];
    return count;
}

/// Does the viewer see every face in `without` that he sees in `now`?
bool seesAsMuch(const Match& without, const Match& now, kit::Seat viewer) {
    const FaceCount fewer = faces(without.game(), without.view(viewer));
    const FaceCount more = faces(now.game(), now.view(viewer));
    return std::ranges::equal(more, fewer, std::less_equal{});
}

/// Is every card that is hidden from the viewer in `without` still there and hidden in `now`?
/// Otherwise the seat could look at something, take its move back and use what it has seen.
bool hidesAsMuch(const Match& without, const Match& now, kit::Seat viewer) {
    const auto hidden = [viewer](const Match& match) {
        FaceCount count = faces(match.game(), match.state());
        const FaceCount seen = faces(match.game(), match.view(viewer));
        std::ranges::transform(count, seen, count.begin(), std::minus{});
        return count;
    };
    return std::ranges::equal(hidden(without), hidden(now), std::less_equal{});
}

/// What is wrong with the words that a file has beside a move.
std::optional<std::string> remarksProblem(const ruleset::Game& game, const ruleset::AnyMove& move,
                                          const ruleset::Remarks& remarks) {
    if (remarks.empty())
        return std::nullopt;
    if (game.remarkFields(move).empty())
        return "no words belong to " + inQuotes(game.moveText(move));
    const auto tidied = game.tidyRemarks(move, remarks);
    if (const auto* refusal = std::get_if<kit::Refusal>(&tidied))
        return "the words beside " + inQuotes(game.moveText(move)) +
               " are refused: " + refusalSentence(game, *refusal);
    if (std::get<ruleset::Remarks>(tidied) != remarks)
        return "the words beside " + inQuotes(game.moveText(move)) + " are not as they are kept";
    return std::nullopt;
}

std::string whoIsDue(const Pending& pending) {
    switch (pending.kind) {
    case Pending::Kind::Over:
        return "the game is over before this entry";
    case Pending::Kind::Chance:
        return "cards are to be shuffled here, and this entry is a move";
    case Pending::Kind::Seats:
        break;
    }
    return "a move is due here, and this entry is a shuffle";
}

/// Keeps what the table agrees on now, as far as there is room: a longer header could not be read.
void record(Journal& journal, kit::Seat who, Agreement::What what) {
    if (journal.header.agreements.size() < mostAgreements)
        journal.header.agreements.push_back({journal.entries.size() + 1, who, what});
}

} // namespace

std::string sentence(const LoadError& error) {
    return error.line == 0 ? error.what : "line " + std::to_string(error.line) + ": " + error.what;
}

bool canSit(std::string_view kind) { return kind == personKind || bots::findBot(kind) != nullptr; }

std::size_t movesOf(const Journal& journal, kit::Seat who) {
    return static_cast<std::size_t>(std::ranges::count(journal.entries, who, &Entry::who));
}

Match Match::opened(const ruleset::Game& game, Header header) {
    const ruleset::GameInfo& info = game.info();
    assert(!ruleset::checkOptions(info, header.options));
    header.game = info.id;
    header.revision = info.revision;
    header.seats.resize(static_cast<std::size_t>(header.options.seats));
    for (SeatRecord& seat : header.seats)
        seat.name = tidyName(seat.name);
    Match match(game);
    match.m_state = game.setup(header.options);
    match.m_journal.header = std::move(header);
    return match;
}

Match::Match(const ruleset::Game& game, Header header) : Match(opened(game, std::move(header))) {
    drawChance();
}

std::variant<Match, LoadError> Match::replayed(const ruleset::Game& game, const Journal& journal,
                                               std::size_t length, const Observer& observer) {
    if (const auto problem = ruleset::checkOptions(game.info(), journal.header.options))
        return LoadError{1, *problem + ". " + std::string(fileWasChanged)};
    Match match = opened(game, journal.header);
    const bool sameRules = journal.header.revision == game.info().revision;
    std::vector<kit::Fact> facts;
    const std::size_t count = std::min(length, journal.entries.size());
    for (std::size_t i = 0; i < count; ++i) {
        const Entry& entry = journal.entries[i];
        const int line = static_cast<int>(i) + 2;
        facts.clear();
        if (const auto problem = match.play(entry, observer ? &facts : nullptr))
            return LoadError{line, *problem + ". " + std::string(fileWasChanged)};
        if (sameRules && match.m_journal.entries.back().hash != entry.hash)
            return LoadError{line, "the table after this entry is not the one that was saved. " +
                                       std::string(fileWasChanged)};
        if (observer)
            observer(match.m_journal.entries.back(), facts, match.m_state);
    }
    return match;
}

std::optional<std::string> Match::play(const Entry& entry, std::vector<kit::Fact>* facts) {
    kit::Facts sink = facts != nullptr ? kit::Facts(*facts) : kit::Facts();
    const Pending due = pending();
    const bool byChance = entry.who == kit::chanceSeat;
    if (due.kind == Pending::Kind::Over || byChance != (due.kind == Pending::Kind::Chance))
        return whoIsDue(due);
    auto problem = byChance ? playChance(entry, sink) : playMove(entry, sink);
    if (!problem)
        keep(entry.who, entry.move, entry.remarks);
    return problem;
}

std::optional<std::string> Match::playChance(const Entry& entry, kit::Facts& facts) {
    const auto outcome = ruleset::parseChance(entry.move);
    if (!outcome || ruleset::chanceText(*outcome) != entry.move)
        return inQuotes(entry.move) + " is no draw of numbers";
    if (!entry.remarks.empty())
        return "chance adds no words";
    const ruleset::ChanceRequest asked = pending().chance;
    if (!ruleset::fits(*outcome, asked))
        return "the numbers drawn are not those that are asked for here";
    if (*outcome != drawn(asked))
        m_journal.header.dealtByHand = true;
    m_game->applyChance(m_state, *outcome, facts);
    return std::nullopt;
}

std::optional<std::string> Match::playMove(const Entry& entry, kit::Facts& facts) {
    if (entry.who < 0 || entry.who >= header().options.seats)
        return "there is no seat " + std::to_string(entry.who + 1) + " in this game";
    const auto move = m_game->parseMove(entry.move);
    if (!move || m_game->moveText(*move) != entry.move)
        return inQuotes(entry.move) + " is no move of " + m_game->info().id;
    if (const auto refusal = m_game->whyNot(m_state, entry.who, *move))
        return "seat " + std::to_string(entry.who + 1) + " may not play " + inQuotes(entry.move) +
               " here: " + refusalSentence(*m_game, *refusal);
    if (auto problem = remarksProblem(*m_game, *move, entry.remarks))
        return problem;
    m_game->apply(m_state, entry.who, *move, facts);
    return std::nullopt;
}

void Match::keep(kit::Seat who, std::string move, ruleset::Remarks remarks) {
    const std::uint64_t hash = ruleset::stateHash(m_state, remarks);
    m_journal.entries.push_back({who, std::move(move), hash, std::move(remarks)});
    m_drawn += who == kit::chanceSeat ? 1 : 0;
}

ruleset::ChanceOutcome Match::drawn(ruleset::ChanceRequest asked) const {
    kit::Rng rng = kit::Rng::forOrdinal(header().seed, m_drawn);
    return ruleset::drawOutcome(asked, rng);
}

std::optional<kit::Refusal> Match::submit(kit::Seat seat, const ruleset::AnyMove& move,
                                          std::vector<kit::Fact>* facts, const ruleset::Remarks& remarks) {
    assert(seat >= 0 && seat < header().options.seats);
    assert(pending().kind != Pending::Kind::Chance);
    if (const auto refusal = m_game->whyNot(m_state, seat, move))
        return refusal;
    auto tidied = m_game->tidyRemarks(move, remarks);
    if (const auto* refusal = std::get_if<kit::Refusal>(&tidied))
        return *refusal;
    kit::Facts sink = facts != nullptr ? kit::Facts(*facts) : kit::Facts();
    m_game->apply(m_state, seat, move, sink);
    keep(seat, m_game->moveText(move), std::get<ruleset::Remarks>(std::move(tidied)));
    drawChance(facts);
    return std::nullopt;
}

std::vector<ruleset::Remarks> Match::remarks() const {
    std::vector<ruleset::Remarks> all;
    for (const Entry& entry : m_journal.entries)
        if (entry.who >= 0 && !m_game->remarkFields(*m_game->parseMove(entry.move)).empty())
            all.push_back(entry.remarks);
    return all;
}

void Match::drawChance(std::vector<kit::Fact>* facts) {
    kit::Facts sink = facts != nullptr ? kit::Facts(*facts) : kit::Facts();
    for (Pending due = pending(); due.kind == Pending::Kind::Chance; due = pending()) {
        const ruleset::ChanceOutcome outcome = drawn(due.chance);
        m_game->applyChance(m_state, outcome, sink);
        keep(kit::chanceSeat, ruleset::chanceText(outcome));
    }
}

std::optional<Match> Match::without(std::size_t left) const {
    Match match = opened(*m_game, m_journal.header);
    for (std::size_t i = 0; i < m_journal.entries.size(); ++i)
        if (i != left && match.play(m_journal.entries[i], nullptr))
            return std::nullopt;
    for (Agreement& each : match.m_journal.header.agreements)
        each.before -= each.before > left + 1 ? 1 : 0;
    return match;
}

Match Match::shortened(std::size_t length) const {
    Match shorter = opened(*m_game, m_journal.header);
    for (std::size_t i = 0; i < length; ++i)
        shorter.play(m_journal.entries[i], nullptr);
    for (Agreement& each : shorter.m_journal.header.agreements)
        each.before = std::min(each.before, length + 1);
    return shorter;
}

std::optional<Match> Match::takenBack(kit::Seat seat) const {
    const auto& entries = m_journal.entries;
    const auto last = std::ranges::find(entries.rbegin(), entries.rend(), seat, &Entry::who);
    if (seat < 0 || last == entries.rend())
        return std::nullopt;
    const auto place = static_cast<std::size_t>(entries.rend() - last) - 1;
    if (header().practice)
        return shortened(place);
    if (std::find_if(entries.rbegin(), last,
                     [](const Entry& entry) { return entry.who == kit::chanceSeat; }) != last)
        return std::nullopt;
    auto match = without(place);
    if (!match || match->pending().kind != Pending::Kind::Seats || !hidesAsMuch(*match, *this, seat))
        return std::nullopt;
    for (kit::Seat viewer = kit::spectator; viewer < header().options.seats; ++viewer)
        if (viewer != seat && !seesAsMuch(*match, *this, viewer))
            return std::nullopt;
    return match;
}

bool Match::canTakeBack(kit::Seat seat) const { return takenBack(seat).has_value(); }

void Match::takeBack(kit::Seat seat) {
    auto match = takenBack(seat);
    assert(match.has_value());
    if (match)
        *this = *std::move(match);
}

bool Match::canAskBack(kit::Seat seat) const {
    return seat >= 0 && !over() && movesOf(m_journal, seat) > 0 &&
           header().agreements.size() < mostAgreements;
}

void Match::takeBackAgreed(kit::Seat seat) {
    assert(canAskBack(seat));
    const auto& entries = m_journal.entries;
    const auto last = std::ranges::find(entries.rbegin(), entries.rend(), seat, &Entry::who);
    const auto place = static_cast<std::size_t>(entries.rend() - last) - 1;
    Match shorter = shortened(place);
    shorter.m_journal.header.agreements.push_back({place + 1, seat, Agreement::What::TakeBack});
    *this = std::move(shorter);
}

void Match::openHandsAgreed() { record(m_journal, kit::spectator, Agreement::What::OpenHands); }

void Match::setLock(kit::Seat seat, std::string lock) {
    assert(lock.size() <= longestLock);
    m_journal.header.seats[static_cast<std::size_t>(seat)].lock = std::move(lock);
}

void Match::unlockAgreed(kit::Seat seat) {
    setLock(seat, {});
    record(m_journal, seat, Agreement::What::Unlock);
}

} // namespace taletop::match
