// SPDX-License-Identifier: MIT
#include "core/match/save.h"

#include "core/kit/hash.h"
#include "core/match/json_line.h"
#include "core/match/words.h"
#include "core/ruleset/registry.h"

#include <array>
#include <charconv>

namespace taletop::match {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::string_view openAnother = "Open another file.";
constexpr std::size_t longestDate = 40;
constexpr std::array seatKinds{"human", "random", "casual"};

std::string hexOf(std::uint64_t number) {
    std::string text(16, '0');
    for (std::size_t i = 0; i < text.size(); ++i, number >>= 4U)
        text[text.size() - 1 - i] = "0123456789abcdef"[number & 0xFU];
    return text;
}

/// A number that `text` holds and nothing else.
std::optional<std::uint64_t> wholeNumber(std::string_view text, int base) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

std::optional<std::uint64_t> hashOf(std::string_view text) {
    return text.size() == 16 ? wholeNumber(text, 16) : std::nullopt;
}

ordered_json headerJson(const ruleset::Game& game, const Header& header) {
    const ruleset::GameInfo& info = game.info();
    auto seats = ordered_json::array();
    for (const SeatRecord& seat : header.seats)
        seats.push_back({{"name", seat.name}, {"kind", seat.kind}, {"emblem", seat.emblem}});
    auto options = ordered_json::object();
    for (std::size_t i = 0; i < info.options.size(); ++i)
        options[info.options[i].key] = ruleset::optionValueText(info.options[i], header.options.values[i]);
    return {{"taletop", "save"},
            {"version", saveVersion},
            {"game", header.game},
            {"revision", header.revision},
            {"seats", std::move(seats)},
            {"options", std::move(options)},
            {"seed", std::to_string(header.seed)},
            {"started", header.started},
            {"practice", header.practice}};
}

/// A sum over what the header says: entries have the state's hash, a header has this.
std::string headerCheck(const ruleset::Game& game, const Header& header) {
    return hexOf(kit::hashBytes(std::as_bytes(std::span<const char>(lineOf(headerJson(game, header))))));
}

SeatRecord readSeat(const json& value, Fields& fields) {
    SeatRecord seat;
    Fields record(value);
    seat.name = record.text("name", 4 * longestName);
    seat.kind = record.text("kind", 16);
    seat.emblem = static_cast<int>(record.number("emblem", 0, emblems - 1));
    if (!record.failed() && seat.name != tidyName(seat.name))
        record.fail("a seat's name is too long or holds control characters");
    if (!record.failed() && std::ranges::find(seatKinds, seat.kind) == seatKinds.end())
        record.fail("nobody of the kind " + inQuotes(seat.kind) + " can sit at a table");
    if (record.failed())
        fields.fail(record.problem());
    return seat;
}

void readSeats(Header& header, Fields& fields) {
    for (const json& value : fields.list("seats")) {
        if (!value.is_object() || header.seats.size() == kit::maxSeats)
            return fields.fail("'seats' is no list of seats");
        header.seats.push_back(readSeat(value, fields));
    }
}

void readOptions(const ruleset::Game& game, Header& header, Fields& fields) {
    header.options = ruleset::standardOptions(game.info(), static_cast<int>(header.seats.size()));
    for (const auto& [key, value] : fields.object("options").items()) {
        if (!value.is_string())
            return fields.fail("option " + inQuotes(key) + " is no text");
        if (const auto problem = ruleset::setOption(game.info(), header.options, quotable(key),
                                                    quotable(value.get_ref<const std::string&>())))
            return fields.fail(*problem);
    }
    if (const auto problem = ruleset::checkOptions(game.info(), header.options))
        fields.fail(*problem);
}

/// What tells a save from every other file; the sentence if it is none that can be read here.
std::optional<std::string> foreign(const json& object) {
    const auto mark = object.find("taletop");
    if (mark == object.end() || !mark->is_string())
        return "this is not a save of Taletop. " + std::string(openAnother);
    if (*mark == "transcript")
        return "this is a transcript, not a save. Check it with: taletop-cli replay FILE";
    if (*mark != "save")
        return "this is not a save of Taletop. " + std::string(openAnother);
    const auto version = object.find("version");
    if (version != object.end() && version->is_number_integer() && *version > saveVersion)
        return "this save was made by a newer Taletop. Update Taletop to open it.";
    return std::nullopt;
}

std::variant<Header, LoadError> readHeader(const json& object) {
    if (auto problem = foreign(object))
        return LoadError{1, *std::move(problem)};
    Fields fields(object);
    Header header;
    fields.number("version", 1, saveVersion);
    header.game = fields.text("game", 64);
    header.revision = static_cast<int>(fields.number("revision", 0, 1'000'000));
    header.started = fields.text("started", longestDate);
    header.practice = fields.flag("practice");
    const auto seed = wholeNumber(fields.text("seed", 20), 10);
    header.seed = seed.value_or(0);
    if (!seed)
        fields.fail("'seed' is no whole number");
    if (header.started != tidyName(header.started))
        fields.fail("'started' is no date");
    readSeats(header, fields);
    const ruleset::Game* game = ruleset::findGame(header.game);
    if (!fields.failed() && game == nullptr)
        return LoadError{1, "the game " + inQuotes(header.game) +
                                " is not known here. Open the save with a Taletop that has this game."};
    if (game != nullptr)
        readOptions(*game, header, fields);
    if (!fields.failed() && object.contains("check") &&
        fields.text("check", 16) != headerCheck(*game, header))
        fields.fail("the line is not the one that was saved");
    if (fields.failed())
        return LoadError{1, fields.problem() + ". " + std::string(fileWasChanged)};
    return header;
}

std::variant<Header, LoadError> readHeaderLine(const std::optional<Line>& line) {
    if (!line)
        return LoadError{0, "the file is empty. " + std::string(openAnother)};
    if (line->text.size() > longestLine)
        return LoadError{1,
                         "this is not a save of Taletop: the line is too long. " + std::string(openAnother)};
    const auto parsed = parseLine(line->text);
    if (!parsed.problem.empty())
        return LoadError{1, "this is not a save of Taletop: " + parsed.problem + ". " +
                                std::string(openAnother)};
    if (!line->whole)
        return LoadError{1, "the save ends within its first line. " + std::string(openAnother)};
    return readHeader(parsed.object);
}

std::variant<Entry, std::string> readEntry(const json& object, std::size_t number) {
    Fields fields(object);
    Entry entry;
    const auto n = static_cast<std::int64_t>(number);
    if (fields.number("n", 1, INT32_MAX) != n)
        fields.fail("entry " + std::to_string(n) + " should stand here");
    if (object.contains("who") && object["who"] == "chance")
        entry.who = kit::chanceSeat;
    else
        entry.who = static_cast<kit::Seat>(fields.number("who", 0, kit::maxSeats - 1));
    entry.move = fields.text("move", longestLine);
    entry.remarks = readRemarks(object, fields);
    const auto hash = hashOf(fields.text("hash", 16));
    entry.hash = hash.value_or(0);
    if (!hash)
        fields.fail("'hash' is no hash");
    if (fields.failed())
        return fields.problem();
    return entry;
}

/// Adds the entry that a line holds; false: the line is torn.
std::variant<bool, LoadError> readEntryLine(const Line& line, Journal& journal) {
    const auto error = [&](const std::string& problem) {
        return LoadError{line.number, problem + ". " + std::string(fileWasChanged)};
    };
    if (line.last && !line.whole)
        return false;
    const bool tooLong = line.text.size() > longestLine;
    const auto parsed = tooLong ? ParsedLine{{}, "the line is too long"} : parseLine(line.text);
    if (!parsed.problem.empty()) {
        if (line.last)
            return false;
        return error(parsed.problem);
    }
    auto entry = readEntry(parsed.object, journal.entries.size() + 1);
    if (const auto* problem = std::get_if<std::string>(&entry))
        return error(*problem);
    journal.entries.push_back(std::get<Entry>(std::move(entry)));
    return true;
}

std::string noticeOf(const Journal& journal, bool torn, bool otherRules) {
    std::string notice;
    if (torn)
        notice = "The last line of the save was torn and has been left out; the game goes on after move " +
                 std::to_string(journal.entries.size()) + '.';
    if (otherRules)
        notice += std::string(notice.empty() ? "" : " ") +
                  "The save was made under an older or newer wording of the rules; all its moves are "
                  "legal and the game goes on under the rules of today.";
    return notice;
}

} // namespace

std::string headerLine(const ruleset::Game& game, const Header& header) {
    ordered_json object = headerJson(game, header);
    object["check"] = headerCheck(game, header);
    return lineOf(object) + '\n';
}

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

std::string saveText(const ruleset::Game& game, const Journal& journal) {
    std::string text = headerLine(game, journal.header);
    for (std::size_t i = 0; i < journal.entries.size(); ++i)
        text += entryLine(journal.entries[i], i + 1);
    return text;
}

std::variant<Header, LoadError> loadHeader(std::string_view text) {
    return readHeaderLine(Lines(text).next());
}

std::variant<Loaded, LoadError> loadSave(std::string_view text) {
    if (text.size() > largestSave)
        return LoadError{0, "the file is too large for a save of Taletop. " + std::string(openAnother)};
    Lines lines(text);
    Journal journal;
    auto header = readHeaderLine(lines.next());
    if (auto* error = std::get_if<LoadError>(&header))
        return std::move(*error);
    journal.header = std::get<Header>(std::move(header));
    const ruleset::Game& game = *ruleset::findGame(journal.header.game);
    const auto most = static_cast<std::size_t>(game.info().longestMoves);
    bool torn = false;
    while (const auto line = lines.next()) {
        if (journal.entries.size() == most)
            return LoadError{line->number, "no game of " + journal.header.game + " has so many moves. " +
                                               std::string(fileWasChanged)};
        auto kept = readEntryLine(*line, journal);
        if (auto* error = std::get_if<LoadError>(&kept))
            return std::move(*error);
        torn = !std::get<bool>(kept);
    }
    auto replay = Match::replayed(game, journal);
    if (auto* error = std::get_if<LoadError>(&replay))
        return std::move(*error);
    const bool otherRules = journal.header.revision != game.info().revision;
    Loaded loaded{std::get<Match>(std::move(replay)), noticeOf(journal, torn, otherRules)};
    loaded.match.drawChance();
    loaded.rewrite = torn || otherRules || loaded.match.journal().entries.size() != journal.entries.size();
    return loaded;
}

} // namespace taletop::match
