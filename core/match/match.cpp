// SPDX-License-Identifier: MIT
#include "core/match/match.h"

#include "core/bots/bot.h"
#include "core/match/foreseen.h"
#include "core/match/words.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace taletop::match {

namespace {

using contract::AnyState;
using contract::Pending;

/// The number of visible cards with each face on a table.
using FaceCount = std::array<int, 256>;

FaceCount faces(const contract::Game& game, AnyState state) {
    FaceCount count{};
    const kit::TableRef table = game.table(state);
    for (int zone = 0; zone < table.zoneCount(); ++zone)
        for (const kit::Card& card : table.zone(zone))
            if (card.face != kit::unknownFace)
                ++count[card.face];
    return count;
}

/// Does the viewer see every face in `without` that it sees in `now`?
bool seesAsMuch(const Match& without, const Match& now, kit::Seat viewer) {
    const FaceCount fewer = faces(without.game(), without.view(viewer));
    const FaceCount more = faces(now.game(), now.view(viewer));
    return std::ranges::equal(more, fewer, std::less_equal{});
}

/// Is every card that is hidden from the viewer in `without` still there and hidden in `now`? If not, the
/// seat could look at something, take its move back and use what it has seen.
bool hidesAsMuch(const Match& without, const Match& now, kit::Seat viewer) {
    const auto hidden = [viewer](const Match& match) {
        FaceCount count = faces(match.game(), match.state());
        const FaceCount seen = faces(match.game(), match.view(viewer));
        std::ranges::transform(count, seen, count.begin(), std::minus{});
        return count;
    };
    return std::ranges::equal(hidden(without), hidden(now), std::less_equal{});
}

/// Returns the problem with a move's remarks from a file, or nullopt.
std::optional<kit::Notice> remarksProblem(const contract::Game& game, const contract::AnyMove& move,
                                          const contract::Remarks& remarks) {
    if (remarks.empty())
        return std::nullopt;
    const std::string quoted = inQuotes(game.moveText(move));
    if (game.remarkFields(move).empty())
        return notice(TALETOP_TEXT("files", "%1 cannot have a name or detail"), {quoted});
    const auto tidied = game.tidyRemarks(move, remarks);
    if (const auto* refusal = std::get_if<kit::Refusal>(&tidied))
        return notice(TALETOP_TEXT("files", "the name or detail for %1 was refused: %2"),
                      {quoted, refusalSentence(game, *refusal)});
    if (std::get<contract::Remarks>(tidied) != remarks)
        return notice(TALETOP_TEXT("files", "the name or detail for %1 is not in the form that saves use"),
                      {quoted});
    return std::nullopt;
}

/// The error for an entry of the wrong kind: it names the expected kind.
kit::Notice whatIsDue(const Pending& pending) {
    switch (pending.kind) {
    case Pending::Kind::Over:
        return notice(TALETOP_TEXT("files", "the game is already over before this entry"));
    case Pending::Kind::Chance:
        return notice(TALETOP_TEXT("files", "a shuffle is expected here, but this entry is a move"));
    case Pending::Kind::Automatic:
        return notice(TALETOP_TEXT("files", "an automatic step is expected here, but this entry is a move"));
    case Pending::Kind::Seats:
        break;
    }
    return notice(TALETOP_TEXT("files", "a move is expected here, but this entry is a shuffle"));
}

/// Records an agreement unless the header is full, because saves with more agreements are refused.
void record(Journal& journal, kit::Seat who, Agreement::What what) {
    if (journal.header.agreements.size() < mostAgreements)
        journal.header.agreements.push_back({journal.entries.size() + 1, who, what});
}

} // namespace

kit::Notice sentence(const LoadError& error) {
    return error.line == 0 ? error.what
                           : notice(TALETOP_TEXT("files", "line %1: %2"), {error.line, error.what});
}

bool canSit(std::string_view kind) { return kind == personKind || bots::findBot(kind) != nullptr; }

std::vector<SeatRecord> seatsAt(const Header& header, std::size_t entry) {
    std::vector<SeatRecord> seats = header.seats;
    for (auto change = header.seatChanges.rbegin(); change != header.seatChanges.rend(); ++change)
        if (change->before > entry)
            kit::at(seats, change->seat) = change->was;
    return seats;
}

std::size_t movesOf(const Journal& journal, kit::Seat who) {
    return static_cast<std::size_t>(std::ranges::count(journal.entries, who, &Entry::who));
}

std::vector<contract::ChanceOutcome> outcomesOf(const Journal& journal) {
    std::vector<contract::ChanceOutcome> outcomes;
    for (const Entry& entry : journal.entries)
        if (entry.who == kit::chanceSeat)
            outcomes.push_back(contract::parseChance(entry.move).value_or(contract::ChanceOutcome()));
    return outcomes;
}

Match Match::opened(const contract::Game& game, Header header) {
    const contract::GameInfo& info = game.info();
    assert(!contract::checkOptions(info, header.options));
    header.game = info.id;
    header.revision = info.revision;
    header.seats.resize(static_cast<std::size_t>(header.options.seats));
    for (SeatRecord& seat : header.seats)
        seat.name = tidyName(seat.name);
    Match match(game);
    match.m_state = game.setup(header.options);
    for (kit::Seat seat = 0; seat < header.options.seats; ++seat)
        match.m_memories.push_back(game.memoryOn(match.m_state, seat));
    match.m_lastMoves.resize(static_cast<std::size_t>(header.options.seats));
    match.m_journal.header = std::move(header);
    return match;
}

Match::Match(const contract::Game& game, Header header) : Match(opened(game, std::move(header))) { goOn(); }

std::variant<Match, LoadError> Match::replayed(const contract::Game& game, const Journal& journal,
                                               std::size_t length, const Observer& observer) {
    if (const auto problem = contract::checkOptions(game.info(), journal.header.options))
        return LoadError{1, fileWasChanged(*problem)};
    Match match = opened(game, journal.header);
    const bool sameRules = journal.header.revision == game.info().revision;
    const std::size_t count = std::min(length, journal.entries.size());
    for (std::size_t i = 0; i < count; ++i) {
        const Entry& entry = journal.entries[i];
        const int line = static_cast<int>(i) + 2;
        const auto played = match.play(entry);
        if (const auto* problem = std::get_if<kit::Notice>(&played))
            return LoadError{line, fileWasChanged(*problem)};
        if (sameRules && match.m_journal.entries.back().hash != entry.hash)
            return LoadError{line, fileWasChanged(notice(TALETOP_TEXT(
                                       "files", "the table after this entry differs from the saved one")))};
        match.tell(observer, std::get<FactList>(played));
    }
    return match;
}

Match::FactList Match::step(Deed deed) {
    FactList list;
    list.reserve(24); // more than most entries need
    kit::Facts facts(list);
    if (deed.who != kit::chanceSeat)
        kit::at(m_lastMoves, deed.who) = {m_state, m_memories, m_journal.entries.size()};
    if (deed.who != kit::chanceSeat)
        m_game->apply(m_state, deed.who, deed.move, facts);
    else if (!deed.outcome.empty())
        m_game->applyChance(m_state, deed.outcome, facts);
    else
        m_game->proceed(m_state, facts);
    assert(m_game->brokenInvariant(m_state).empty()); // not in imagined games, which make too many moves
    for (std::size_t seat = 0; seat < m_memories.size(); ++seat)
        m_game->remember(m_memories[seat], list, kit::seatAt(seat));
    const std::uint64_t hash = contract::stateHash(m_state, deed.remarks);
    m_journal.entries.push_back({deed.who, std::move(deed.text), hash, std::move(deed.remarks)});
    m_drawn += deed.who == kit::chanceSeat ? 1 : 0;
    return list;
}

std::variant<Match::FactList, kit::Notice> Match::play(const Entry& entry) {
    auto read = this->read(entry);
    if (auto* problem = std::get_if<kit::Notice>(&read))
        return std::move(*problem);
    auto& deed = std::get<Deed>(read);
    if (!deed.outcome.empty() && deed.outcome != drawn(pending().chance))
        m_journal.header.dealtByHand = true;
    return step(std::move(deed));
}

Match::DeedOrProblem Match::read(const Entry& entry) const {
    const Pending due = pending();
    if (due.kind == Pending::Kind::Over || (entry.who == kit::chanceSeat) != due.goesByItself())
        return whatIsDue(due);
    if (due.goesByItself() && !entry.remarks.empty())
        return notice(TALETOP_TEXT("files", "a shuffle cannot add a name or detail"));
    switch (due.kind) {
    case Pending::Kind::Chance:
        return readChance(entry, due.chance);
    case Pending::Kind::Automatic:
        return readAutomatic(entry);
    default:
        return readMove(entry);
    }
}

Match::DeedOrProblem Match::readChance(const Entry& entry, contract::ChanceRequest asked) {
    const auto outcome = contract::parseChance(entry.move);
    if (!outcome)
        return notice(TALETOP_TEXT("files", "%1 is not a list of drawn numbers"), {inQuotes(entry.move)});
    if (!contract::fits(*outcome, asked))
        return notice(TALETOP_TEXT("files", "the numbers drawn are not the ones needed here"));
    return Deed{.text = entry.move, .outcome = *outcome};
}

Match::DeedOrProblem Match::readAutomatic(const Entry& entry) {
    if (entry.move != contract::automaticText)
        return notice(TALETOP_TEXT("files", "an automatic step is expected here, but this entry is %1"),
                      {inQuotes(entry.move)});
    return Deed{.text = entry.move};
}

Match::DeedOrProblem Match::readMove(const Entry& entry) const {
    if (entry.who < 0 || entry.who >= header().options.seats)
        return notice(TALETOP_TEXT("files", "there is no seat %1 in this game"), {entry.who + 1});
    const auto move = m_game->parseMove(entry.move);
    if (!move || m_game->moveText(*move) != entry.move)
        return notice(TALETOP_TEXT("files", "%1 is not a move in %2"),
                      {inQuotes(entry.move), std::string(m_game->info().id)});
    if (const auto refusal = m_game->whyNot(m_state, entry.who, *move))
        return notice(TALETOP_TEXT("files", "seat %1 cannot play %2 here: %3"),
                      {entry.who + 1, inQuotes(entry.move), refusalSentence(*m_game, *refusal)});
    if (auto problem = remarksProblem(*m_game, *move, entry.remarks))
        return *std::move(problem);
    return Deed{.who = entry.who, .text = entry.move, .move = *move, .remarks = entry.remarks};
}

contract::ChanceOutcome Match::drawn(contract::ChanceRequest asked) const {
    kit::Rng rng = kit::Rng::forOrdinal(header().seed, m_drawn);
    return contract::drawOutcome(asked, rng);
}

contract::ChanceOutcome Match::coming(contract::ChanceRequest asked) const {
    const bool known = m_drawn < m_foreseen.size() && contract::fits(m_foreseen[m_drawn], asked);
    return known ? m_foreseen[m_drawn] : drawn(asked);
}

std::optional<kit::Refusal> Match::submit(kit::Seat seat, const contract::AnyMove& move,
                                          const contract::Remarks& remarks, const Observer& observer) {
    assert(seat >= 0 && seat < header().options.seats);
    assert(!pending().goesByItself());
    if (const auto refusal = m_game->whyNot(m_state, seat, move))
        return refusal;
    auto tidied = m_game->tidyRemarks(move, remarks);
    if (const auto* refusal = std::get_if<kit::Refusal>(&tidied))
        return *refusal;
    tell(observer, step({.who = seat,
                         .text = m_game->moveText(move),
                         .move = move,
                         .remarks = std::get<contract::Remarks>(std::move(tidied))}));
    goOn(observer);
    return std::nullopt;
}

void Match::tell(const Observer& observer, const FactList& facts) const {
    if (observer)
        observer(m_journal.entries.back(), facts, m_state);
}

std::vector<contract::Remarks> Match::remarks() const {
    std::vector<contract::Remarks> all;
    for (const Entry& entry : m_journal.entries)
        if (entry.who >= 0 && !m_game->remarkFields(*m_game->parseMove(entry.move)).empty())
            all.push_back(entry.remarks);
    return all;
}

void Match::goOn(const Observer& observer) {
    for (Pending due = pending(); due.goesByItself(); due = pending()) {
        Deed deed{.text = std::string(contract::automaticText)};
        if (due.kind == Pending::Kind::Chance) {
            deed.outcome = coming(due.chance);
            m_journal.header.dealtByHand = m_journal.header.dealtByHand || deed.outcome != drawn(due.chance);
            deed.text = contract::chanceText(deed.outcome);
        }
        tell(observer, step(std::move(deed)));
    }
}

void Match::retrace(const Observer& observer) const {
    [[maybe_unused]] const auto again = replayed(*m_game, m_journal, SIZE_MAX, observer);
    assert(std::holds_alternative<Match>(again));
}

Match Match::without(std::size_t left) const {
    Match match = opened(*m_game, m_journal.header);
    for (std::size_t i = 0; i < m_journal.entries.size(); ++i)
        if (i != left)
            match.play(m_journal.entries[i]);
    const auto movedUp = [left](auto& each) { each.before -= each.before > left + 1 ? 1 : 0; };
    std::ranges::for_each(match.m_journal.header.agreements, movedUp);
    std::ranges::for_each(match.m_journal.header.seatChanges, movedUp);
    return match;
}

Match Match::shortened(std::size_t length) const {
    Match shorter = opened(*m_game, m_journal.header);
    for (std::size_t i = 0; i < length; ++i)
        shorter.play(m_journal.entries[i]);
    const auto atMostNext = [length](auto& each) { each.before = std::min(each.before, length + 1); };
    std::ranges::for_each(shorter.m_journal.header.agreements, atMostNext);
    std::ranges::for_each(shorter.m_journal.header.seatChanges, atMostNext);
    return shorter;
}

/// Replays only the entries after the seat's last move, from the state before it, which is kept for this.
bool Match::isUnlearnt(kit::Seat seat) const {
    const LastMove& last = kit::at(m_lastMoves, seat);
    const std::span<const Entry> later = std::span(m_journal.entries).subspan(last.entry + 1);
    if (std::ranges::find(later, kit::chanceSeat, &Entry::who) != later.end())
        return false;
    Match trial(*m_game);
    trial.m_journal.header = header();
    trial.m_lastMoves.resize(m_lastMoves.size());
    trial.m_state = last.state;
    trial.m_memories = last.memories;
    for (const Entry& entry : later)
        if (std::holds_alternative<kit::Notice>(trial.play(entry)))
            return false;
    if (trial.pending().kind != Pending::Kind::Seats || !hidesAsMuch(trial, *this, seat))
        return false;
    for (kit::Seat viewer = kit::spectator; viewer < header().options.seats; ++viewer)
        if (viewer != seat && !seesAsMuch(trial, *this, viewer))
            return false;
    return true;
}

bool Match::canTakeBack(kit::Seat seat) const {
    return seat >= 0 && movesOf(m_journal, seat) > 0 && (header().practice || isUnlearnt(seat));
}

void Match::takeBack(kit::Seat seat) {
    assert(canTakeBack(seat));
    const std::size_t place = kit::at(m_lastMoves, seat).entry;
    Match match = isUnlearnt(seat) ? without(place) : shortened(place);
    match.m_foreseen = std::move(m_foreseen);
    *this = std::move(match);
}

bool Match::canAskBack(kit::Seat seat) const {
    return seat >= 0 && !over() && movesOf(m_journal, seat) > 0 &&
           header().agreements.size() < mostAgreements;
}

void Match::takeBackAgreed(kit::Seat seat) {
    assert(canAskBack(seat));
    const auto everybody = m_game->visibility(kit::spectator);
    const auto isSeen = [&](const kit::Fact& fact) { return kit::redact(fact, everybody).has_value(); };
    std::size_t place = 0;
    std::size_t entry = 0;
    bool seen = false;
    retrace([&](const Entry& each, std::span<const kit::Fact> facts, const contract::AnyState&) {
        const bool now = std::ranges::any_of(facts, isSeen);
        if (each.who == seat && (now || !seen))
            place = entry;
        seen = seen || (each.who == seat && now);
        ++entry;
    });
    Match shorter = shortened(place);
    shorter.m_journal.header.agreements.push_back({place + 1, seat, Agreement::What::TakeBack});
    shorter.m_foreseen = std::move(m_foreseen);
    *this = std::move(shorter);
}

void Match::openHandsAgreed() { record(m_journal, kit::spectator, Agreement::What::OpenHands); }

void Match::changeSeats(const std::vector<SeatRecord>& seats) {
    assert(seats.size() == header().seats.size());
    std::vector<SeatChange>& changes = m_journal.header.seatChanges;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        SeatRecord now = seats[i];
        now.name = tidyName(now.name);
        SeatRecord& record = m_journal.header.seats[i];
        if (now == record)
            continue;
        changes.push_back({m_journal.entries.size() + 1, static_cast<kit::Seat>(i), record});
        record = std::move(now);
    }
    if (changes.size() > mostSeatChanges)
        changes.erase(changes.begin(), changes.end() - std::ptrdiff_t(mostSeatChanges));
}

} // namespace taletop::match
