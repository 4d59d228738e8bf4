// SPDX-License-Identifier: MIT
#include "core/match/save.h"

#include "core/bots/bot.h"
#include "core/contract/registry.h"
#include "core/match/json_line.h"
#include "core/match/save_header.h"
#include "core/match/words.h"

namespace taletop::match {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

std::optional<std::uint64_t> hashOf(std::string_view text) {
    return text.size() == 16 ? wholeNumber(text, 16) : std::nullopt;
}

std::variant<Entry, kit::Notice> readEntry(const json& object, std::size_t number) {
    Fields fields(object);
    Entry entry;
    const auto n = static_cast<std::int64_t>(number);
    if (fields.number("n", 1, INT32_MAX) != n)
        fields.fail(notice(TALETOP_TEXT("files", "expected entry %1 here"), {n}));
    if (object.contains("who") && object["who"] == "chance")
        entry.who = kit::chanceSeat;
    else
        entry.who = kit::seatAt(fields.number("who", 0, kit::maxSeats - 1));
    entry.move = fields.text("move", longestLine);
    entry.remarks = readRemarks(object, fields);
    const auto hash = hashOf(fields.text("hash", 16));
    entry.hash = hash.value_or(0);
    if (!hash)
        fields.fail(notice(TALETOP_TEXT("files", "'%1' must be a hash"), {std::string("hash")}));
    if (fields.failed())
        return fields.problem();
    return entry;
}

/// Adds the entry of a line; returns false if the line is torn.
std::variant<bool, LoadError> readEntryLine(const Line& line, Journal& journal) {
    const auto error = [&](const kit::Notice& problem) {
        return LoadError{line.number, fileWasChanged(problem)};
    };
    if (line.last && !line.whole)
        return false;
    const bool tooLong = line.text.size() > longestLine;
    const auto parsed = tooLong ? ParsedLine{{}, notice(TALETOP_TEXT("files", "the line is too long"))}
                                : parseLine(line.text);
    if (!parsed.problem.empty()) {
        if (line.last)
            return false;
        return error(parsed.problem);
    }
    auto entry = readEntry(parsed.object, journal.entries.size() + 1);
    if (const auto* problem = std::get_if<kit::Notice>(&entry))
        return error(*problem);
    journal.entries.push_back(std::get<Entry>(std::move(entry)));
    return true;
}

/// Returns what to say about a loaded save; empty if there is nothing. `kept` is the number of its entries.
kit::Notice noticeOf(const Header& header, std::size_t kept, bool torn, bool otherRules) {
    kit::Notice all;
    const auto add = [&](kit::Notice sentence) {
        all = all.empty() ? std::move(sentence)
                          : notice(TALETOP_TEXT("files", "%1 %2"), {std::move(all), std::move(sentence)});
    };
    if (torn)
        add(notice(TALETOP_TEXT("files", "The last line of the save was incomplete and has been left out. "
                                         "The game continues after move %1."),
                   {kept}));
    if (otherRules)
        add(notice(TALETOP_TEXT("files", "The save was made under an older version of the rules. All its "
                                         "moves are legal, and the game continues under today’s rules.")));
    if (header.dealtByHand && !header.practice) // rule examples are practice matches dealt by hand
        add(notice(TALETOP_TEXT(
            "files", "This game was dealt by hand, so its deal number would give a different deal.")));
    if (header.unchecked)
        add(notice(TALETOP_TEXT("files",
                                "The checksum of the save’s first line was missing. Names, options and the "
                                "record of moves taken back may have been changed by hand.")));
    return all;
}

/// The entries after the header, up to the first unreadable one.
struct Entries {
    bool torn = false;                ///< was the last line left out?
    std::size_t lines = 0;            ///< the number of lines
    std::optional<LoadError> problem; ///< the error in the first unreadable line
};

Entries readEntries(Lines& lines, Journal& journal) {
    Entries read;
    while (const auto line = lines.next()) {
        ++read.lines;
        if (read.problem)
            continue;
        auto kept = readEntryLine(*line, journal);
        if (auto* error = std::get_if<LoadError>(&kept))
            read.problem = std::move(*error);
        else
            read.torn = !std::get<bool>(kept);
    }
    return read;
}

kit::Notice strangerNotice(const std::vector<std::string>& strangers) {
    std::string names;
    for (const std::string& each : strangers)
        names += (names.empty() ? "" : ", ") + inQuotes(each);
    return notice(TALETOP_TEXT("files",
                               "This save has a bot that is not known here (%1), perhaps from a newer "
                               "Taletop. You can look at the save, or keep playing with another bot."),
                  {names});
}

/// The reason why a match cannot be continued.
enum class Cause : std::uint8_t { Newer, OlderRules, Damaged };

kit::Notice lookNotice(Cause cause, const LoadError& problem, std::size_t shown, std::size_t all) {
    kit::Notice why = notice(TALETOP_TEXT("files", "This save was made by a newer Taletop"));
    if (cause == Cause::OlderRules)
        why = notice(
            TALETOP_TEXT("files", "This save was made under older rules that are no longer supported"));
    if (cause == Cause::Damaged)
        why = notice(TALETOP_TEXT("files", "This save is damaged on line %1"), {problem.line});
    kit::Notice told = notice(TALETOP_TEXT("files", "%1. You can look at it here."), {why});
    if (shown != all)
        told = notice(TALETOP_TEXT("files", "%1. The first %2 of %3 moves can be shown."), {why, shown, all});
    if (cause == Cause::Newer)
        told = notice(TALETOP_TEXT("files", "%1 Update Taletop to keep playing."), {std::move(told)});
    return told;
}

/// The match up to the last playable entry after which no chance outcome is pending. Players never see a
/// table that waits for chance, and the outcome is unknown.
std::variant<Loaded, LoadError> toLookAt(const contract::Game& game, const Journal& journal, Cause cause,
                                         const Entries& read) {
    std::size_t played = 0;
    std::size_t settled = 0;
    const auto count = [&](const Entry&, std::span<const kit::Fact>, const contract::AnyState& state) {
        ++played;
        if (!game.pending(state).goesByItself())
            settled = played;
    };
    const auto whole = Match::replayed(game, journal, SIZE_MAX, count);
    const auto* refused = std::get_if<LoadError>(&whole);
    const LoadError problem = refused != nullptr ? *refused : read.problem.value_or(LoadError{});
    auto match = Match::replayed(game, journal, settled);
    if (std::holds_alternative<LoadError>(match) || std::get<Match>(match).pending().goesByItself())
        return cause == Cause::Newer
                   ? LoadError{problem.line, notice(TALETOP_TEXT(
                                                 "files", "this save was made by a newer Taletop and none of "
                                                          "its moves can be read here. Update Taletop to "
                                                          "open it."))}
                   : problem;
    return Loaded{std::get<Match>(std::move(match)), lookNotice(cause, problem, settled, read.lines), false,
                  true};
}

} // namespace

std::string entryLine(const Entry& entry, std::size_t number) {
    ordered_json object{{"n", number}};
    if (entry.who == kit::chanceSeat)
        object["who"] = "chance";
    else
        object["who"] = entry.who;
    object["move"] = entry.move;
    addRemarks(object, entry.remarks);
    object["hash"] = hexOf(entry.hash);
    return lineOf(object) + '\n';
}

std::string saveText(const contract::Game& game, const Journal& journal) {
    std::string text = headerLine(game, journal.header);
    for (std::size_t i = 0; i < journal.entries.size(); ++i)
        text += entryLine(journal.entries[i], i + 1);
    return text;
}

std::variant<Header, LoadError> loadHeader(std::string_view text) {
    auto opening = readHeaderLine(Lines(text).next());
    if (auto* error = std::get_if<LoadError>(&opening))
        return std::move(*error);
    return std::get<Opening>(std::move(opening)).header;
}

std::variant<Loaded, LoadError> loadSave(std::string_view text, Damage damage) {
    if (text.size() > largestSave)
        return LoadError{
            0, openAnother(notice(TALETOP_TEXT("files", "the file is too large to be a Taletop save")))};
    Lines lines(text);
    auto opening = readHeaderLine(lines.next());
    if (auto* error = std::get_if<LoadError>(&opening))
        return std::move(*error);
    auto& head = std::get<Opening>(opening);
    Journal journal{std::move(head.header), {}};
    const contract::Game& game = *contract::findGame(journal.header.game);
    const bool otherRules = journal.header.revision != game.info().revision;
    const Entries read = readEntries(lines, journal);
    if (head.newer)
        return toLookAt(game, journal, Cause::Newer, read);
    if (read.problem)
        return damage == Damage::Refuse ? std::variant<Loaded, LoadError>(*read.problem)
                                        : toLookAt(game, journal, Cause::Damaged, read);
    auto replay = Match::replayed(game, journal);
    if (auto* error = std::get_if<LoadError>(&replay)) {
        if (otherRules)
            return toLookAt(game, journal, Cause::OlderRules, read);
        return damage == Damage::Refuse ? std::variant<Loaded, LoadError>(std::move(*error))
                                        : toLookAt(game, journal, Cause::Damaged, read);
    }
    Loaded loaded{std::get<Match>(std::move(replay)), {}};
    const Match& match = loaded.match;
    loaded.notice = noticeOf(match.header(), journal.entries.size(), read.torn, otherRules);
    loaded.match.goOn();
    const bool newMark = head.sumMissing || match.header().dealtByHand != journal.header.dealtByHand;
    loaded.rewrite =
        read.torn || otherRules || newMark || match.journal().entries.size() != journal.entries.size();
    if (!head.strangers.empty()) {
        loaded.strangers = std::move(head.strangers);
        loaded.readOnly = true;
        loaded.notice = strangerNotice(loaded.strangers);
    }
    return loaded;
}

void playOnWithOthers(Loaded& save) {
    if (save.strangers.empty())
        return;
    save.strangers.clear();
    save.readOnly = false;
    save.rewrite = true;
    save.notice = notice(TALETOP_TEXT("files", "'%1' now plays for a bot from a newer Taletop."),
                         {std::string(bots::standardBot().kind())});
}

} // namespace taletop::match
