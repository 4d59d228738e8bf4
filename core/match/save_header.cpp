// SPDX-License-Identifier: MIT
#include "core/match/save_header.h"

#include "core/bots/bot.h"
#include "core/contract/registry.h"
#include "core/kit/at.h"
#include "core/kit/hash.h"
#include "core/match/save.h"
#include "core/match/words.h"

#include <array>
#include <charconv>

namespace taletop::match {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::size_t longestDate = 40;
constexpr int firstRevision = 1; ///< the same for every game
/// Names in files, by Agreement::What. The name of a take-back is not written.
constexpr std::array agreedThings{"takeBack", "openHands"};

/// The key of the agreements. Headers with only take-backs use the key of older versions, which had no
/// others.
const char* agreementsKey(const Header& header) {
    const auto isTakeBack = [](const Agreement& each) { return each.what == Agreement::What::TakeBack; };
    return std::ranges::all_of(header.agreements, isTakeBack) ? "takeBacks" : "agreed";
}

ordered_json agreementJson(const Agreement& agreement) {
    ordered_json object{{"before", agreement.before}};
    if (agreement.what != Agreement::What::OpenHands)
        object["who"] = agreement.who;
    if (agreement.what != Agreement::What::TakeBack)
        object["what"] = kit::at(agreedThings, agreement.what);
    return object;
}

ordered_json seatJson(const SeatRecord& seat) {
    return {{"name", seat.name}, {"kind", seat.kind}, {"emblem", seat.emblem}};
}

ordered_json headerJson(const contract::Game& game, const Header& header) {
    const contract::GameInfo& info = game.info();
    auto seats = ordered_json::array();
    for (const SeatRecord& seat : header.seats)
        seats.push_back(seatJson(seat));
    auto options = ordered_json::object();
    for (std::size_t i = 0; i < info.options.size(); ++i)
        options[info.options[i].key] = contract::optionValueText(info.options[i], header.options.values[i]);
    ordered_json object{{"taletop", "save"},
                        {"version", saveVersion},
                        {"game", header.game},
                        {"revision", header.revision},
                        {"seats", std::move(seats)},
                        {"options", std::move(options)},
                        {"seed", std::to_string(header.seed)},
                        {"started", header.started},
                        {"practice", header.practice}};
    if (!header.storybook.empty())
        object["storybook"] = header.storybook;
    if (header.dealtByHand)
        object["dealtByHand"] = true;
    if (header.unchecked)
        object["unchecked"] = true;
    const char* agreed = agreementsKey(header);
    for (const Agreement& each : header.agreements)
        object[agreed].push_back(agreementJson(each));
    for (const SeatChange& each : header.seatChanges)
        object["seatChanges"].push_back(
            {{"before", each.before}, {"seat", each.seat}, {"was", seatJson(each.was)}});
    return object;
}

/// The checksum of a header, which protects it as the state's hash protects an entry.
std::string checkOf(const ordered_json& header) {
    return hexOf(kit::hashBytes(std::as_bytes(std::span<const char>(lineOf(header)))));
}

/// Is this an agreement about a locked hand? Older saves have some, but they no longer have a meaning.
bool isOfALock(const json& agreement) {
    return agreement.is_object() && agreement.contains("what") && agreement["what"] == "unlock";
}

/// Adds what an older save says about locked hands, because its checksum covers that.
void putLocksBack(ordered_json& header, const json& written) {
    for (std::size_t seat = 0; seat < header["seats"].size(); ++seat)
        if (const json& was = written["seats"][seat]; was.contains("lock"))
            header["seats"][seat]["lock"] = was["lock"];
    if (!written.contains("agreed") || std::ranges::none_of(written["agreed"], isOfALock))
        return;
    header.erase("takeBacks");
    header["agreed"] = ordered_json::array();
    for (const json& was : written["agreed"]) {
        ordered_json& agreement = header["agreed"].emplace_back(ordered_json::object());
        for (const char* key : {"before", "who", "what"})
            if (was.contains(key))
                agreement[key] = was[key];
    }
}

/// The checksum of a header with only the options that the file has, because later rules may add options.
std::string checkOf(ordered_json header, const json& written) {
    auto options = ordered_json::object();
    for (const auto& [key, value] : header["options"].items())
        if (written["options"].contains(key))
            options[key] = value;
    header["options"] = std::move(options);
    putLocksBack(header, written);
    return checkOf(header);
}

/// Reads the fields of a header; skips those of newer versions that are unknown here.
struct HeaderFields : Fields {
    HeaderFields(const json& object, bool isNewer) : Fields(object), newer(isNewer) {}
    bool newer;
};

/// Could this be the kind of a bot, perhaps of a later version?
bool isKind(std::string_view text) {
    const auto isSmall = [](char c) { return c >= 'a' && c <= 'z'; };
    return !text.empty() && isSmall(text[0]) && std::ranges::all_of(text, [&](char c) {
        return isSmall(c) || (c >= '0' && c <= '9') || c == '-';
    });
}

SeatRecord readSeat(const json& value, HeaderFields& fields) {
    SeatRecord seat;
    Fields record(value);
    seat.name = record.text("name", 4 * longestName);
    seat.kind = record.text("kind", 16);
    seat.emblem = static_cast<int>(record.number("emblem", 0, fields.newer ? INT32_MAX : emblems - 1));
    if (fields.newer) {
        seat.name = tidyName(seat.name);
        seat.emblem %= emblems;
        if (!canSit(seat.kind)) // an unknown kind is a bot's, not a person's
            seat.kind = bots::standardBot().kind();
    }
    if (!record.failed() && !isOldName(seat.name))
        record.fail(
            notice(TALETOP_TEXT("files", "a seat’s name is too long or contains control characters")));
    if (!record.failed() && !canSit(seat.kind) && !isKind(seat.kind))
        record.fail(
            notice(TALETOP_TEXT("files", "there is no kind of player called %1"), {inQuotes(seat.kind)}));
    if (record.failed())
        fields.fail(record.problem());
    return seat;
}

void readSeats(Header& header, HeaderFields& fields) {
    for (const json& value : fields.list("seats")) {
        if (!value.is_object() || header.seats.size() == kit::maxSeats)
            return fields.fail(
                notice(TALETOP_TEXT("files", "'%1' must be a list of seats"), {std::string("seats")}));
        header.seats.push_back(readSeat(value, fields));
    }
}

Agreement::What readAgreedThing(const json& value, Fields& record) {
    if (!value.is_object() || !value.contains("what"))
        return Agreement::What::TakeBack;
    const auto known = std::ranges::find(agreedThings, record.text("what", 16));
    if (known == agreedThings.end())
        record.fail(notice(TALETOP_TEXT("files", "this is not something the table can agree to")));
    return static_cast<Agreement::What>(known == agreedThings.end() ? 0 : known - agreedThings.begin());
}

/// Reads the marks of edited saves. Most saves have none, and older versions wrote none.
void readMarks(Header& header, const json& object, HeaderFields& fields) {
    header.dealtByHand = object.contains("dealtByHand") && fields.flag("dealtByHand");
    header.unchecked = object.contains("unchecked") && fields.flag("unchecked");
    if (!fields.newer && !object.contains("check"))
        header.unchecked = true;
}

/// Reads agreements; few saves have any.
void readAgreements(Header& header, const json& object, HeaderFields& fields) {
    const char* key = object.contains("agreed") ? "agreed" : "takeBacks";
    if (!object.contains(key))
        return;
    const auto lastSeat = static_cast<std::int64_t>(header.seats.size()) - 1;
    for (const json& value : fields.list(key)) {
        if (isOfALock(value))
            continue;
        Fields record(value);
        Agreement agreed;
        agreed.what = readAgreedThing(value, record);
        agreed.before = static_cast<std::size_t>(record.number("before", 1, INT32_MAX));
        if (agreed.what != Agreement::What::OpenHands)
            agreed.who = kit::seatAt(record.number("who", 0, lastSeat));
        if ((!value.is_object() || record.failed()) && fields.newer)
            continue;
        if (!value.is_object() || record.failed())
            return fields.fail(
                notice(TALETOP_TEXT("files", "'%1' must be a list of agreements"), {std::string(key)}));
        header.agreements.push_back(agreed);
    }
}

/// Reads seat changes; few saves have any.
void readSeatChanges(Header& header, const json& object, HeaderFields& fields) {
    if (!object.contains("seatChanges"))
        return;
    const auto lastSeat = static_cast<std::int64_t>(header.seats.size()) - 1;
    for (const json& value : fields.list("seatChanges")) {
        Fields record(value);
        SeatChange change;
        change.before = static_cast<std::size_t>(record.number("before", 1, INT32_MAX));
        change.seat = static_cast<kit::Seat>(record.number("seat", 0, lastSeat));
        const json& was = record.object("was");
        const bool fits = !record.failed() && header.seatChanges.size() < mostSeatChanges;
        if (!fits && fields.newer)
            continue;
        if (!fits)
            return fields.fail(notice(TALETOP_TEXT("files", "'%1' must be a list of seat changes"),
                                      {std::string("seatChanges")}));
        change.was = readSeat(was, fields);
        header.seatChanges.push_back(std::move(change));
    }
}

/// Tidies names, because older saves may contain characters that change the text direction.
void tidyNames(Header& header) {
    for (SeatRecord& seat : header.seats)
        seat.name = tidyName(seat.name);
    for (SeatChange& change : header.seatChanges)
        change.was.name = tidyName(change.was.name);
    header.storybook = tidyName(header.storybook);
    header.started = tidyName(header.started);
}

void readOptions(const contract::Game& game, Header& header, HeaderFields& fields) {
    header.options = contract::standardOptions(game.info(), static_cast<int>(header.seats.size()));
    const auto& options = game.info().options;
    for (const auto& [key, value] : fields.object("options").items()) {
        const auto known = [&name = key](const contract::OptionInfo& option) { return name == option.key; };
        if (fields.newer && std::ranges::none_of(options, known))
            continue;
        if (!value.is_string())
            return fields.fail(notice(TALETOP_TEXT("files", "option %1 must be text"), {inQuotes(key)}));
        if (const auto problem = contract::setOption(game.info(), header.options, quotable(key),
                                                     quotable(value.get_ref<const std::string&>())))
            return fields.fail(*problem);
    }
    if (const auto problem = contract::checkOptions(game.info(), header.options))
        fields.fail(*problem);
}

constexpr const char* noSave = TALETOP_TEXT("files", "this is not a Taletop save");

/// Returns a sentence if this file is not a save that can be read here; otherwise nullopt.
std::optional<kit::Notice> foreign(const json& object) {
    const auto mark = object.find("taletop");
    if (mark == object.end() || !mark->is_string())
        return openAnother(notice(noSave));
    if (*mark == "transcript")
        return notice(TALETOP_TEXT(
            "files", "this is a transcript, not a save. Check it with: taletop-cli replay FILE"));
    if (*mark != "save")
        return openAnother(notice(noSave));
    return std::nullopt;
}

bool isAbove(const json& object, const char* key, int known) {
    const auto value = object.find(key);
    return value != object.end() && value->is_number_integer() && *value > known;
}

/// Replaces unknown kinds of bots and returns them. Call it only after checking the checksum, which covers
/// the line as it was saved.
std::vector<std::string> replaceStrangers(Header& header) {
    std::vector<std::string> strangers;
    for (SeatRecord& seat : header.seats) {
        if (canSit(seat.kind))
            continue;
        if (std::ranges::find(strangers, seat.kind) == strangers.end())
            strangers.push_back(seat.kind);
        seat.kind = bots::standardBot().kind();
    }
    return strangers;
}

kit::Notice noSaveFor(const kit::Notice& reason) {
    return openAnother(notice(TALETOP_TEXT("files", "this is not a Taletop save: %1"), {reason}));
}

LoadError unreadable(bool newer, const kit::Notice& problem) {
    if (newer)
        return {1,
                notice(TALETOP_TEXT("files", "this save was made by a newer Taletop and cannot be read here: "
                                             "%1. Update Taletop to open it."),
                       {problem})};
    return {1, fileWasChanged(problem)};
}

std::variant<Opening, LoadError> readOpening(const json& object) {
    if (auto problem = foreign(object))
        return LoadError{1, *std::move(problem)};
    const bool newerVersion = isAbove(object, "version", saveVersion);
    HeaderFields fields(object, newerVersion);
    Header header;
    fields.number("version", 1, newerVersion ? INT64_MAX : saveVersion);
    header.game = fields.text("game", 64);
    header.revision = static_cast<int>(fields.number("revision", firstRevision, 1'000'000));
    header.started = fields.text("started", longestDate);
    header.practice = fields.flag("practice");
    if (object.contains("storybook"))
        header.storybook = fields.text("storybook", 4 * longestName);
    if (!isOldName(header.storybook))
        fields.fail(notice(TALETOP_TEXT("files", "'%1' must be a file name"), {std::string("storybook")}));
    const auto seed = wholeNumber(fields.text("seed", 20), 10);
    header.seed = seed.value_or(0);
    if (!seed)
        fields.fail(notice(TALETOP_TEXT("files", "'%1' must be a whole number"), {std::string("seed")}));
    if (!isOldName(header.started))
        fields.fail(notice(TALETOP_TEXT("files", "'%1' must be a date"), {std::string("started")}));
    const contract::Game* game = contract::findGame(header.game);
    fields.newer = newerVersion || (game != nullptr && header.revision > game->info().revision);
    readSeats(header, fields);
    if (!fields.failed() && game == nullptr)
        return LoadError{1, notice(TALETOP_TEXT("files", "the game %1 is not known here. Open the save with "
                                                         "a Taletop that has this game."),
                                   {inQuotes(header.game)})};
    if (game != nullptr) {
        readOptions(*game, header, fields);
        readAgreements(header, object, fields);
        readSeatChanges(header, object, fields);
    }
    readMarks(header, object, fields);
    if (!fields.failed() && !fields.newer && object.contains("check") &&
        fields.text("check", 16) != checkOf(headerJson(*game, header), object))
        fields.fail(notice(TALETOP_TEXT("files", "the line has changed since it was saved")));
    if (fields.failed())
        return unreadable(fields.newer, fields.problem());
    tidyNames(header);
    auto strangers = replaceStrangers(header);
    return Opening{std::move(header), fields.newer, !object.contains("check"), std::move(strangers)};
}

} // namespace

kit::Notice openAnother(kit::Notice clause) {
    return notice(TALETOP_TEXT("files", "%1. Open another file."), {std::move(clause)});
}

std::string hexOf(std::uint64_t number) {
    std::string text(16, '0');
    for (std::size_t i = 0; i < text.size(); ++i, number >>= 4U)
        text[text.size() - 1 - i] = "0123456789abcdef"[number & 0xFU];
    return text;
}

std::optional<std::uint64_t> wholeNumber(std::string_view text, int base) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

std::string headerLine(const contract::Game& game, const Header& header) {
    ordered_json object = headerJson(game, header);
    object["check"] = checkOf(object);
    return lineOf(object) + '\n';
}

std::variant<Opening, LoadError> readHeaderLine(const std::optional<Line>& line) {
    if (!line)
        return LoadError{0, openAnother(notice(TALETOP_TEXT("files", "the file is empty")))};
    if (line->text.size() > longestLine)
        return LoadError{1, noSaveFor(notice(TALETOP_TEXT("files", "the line is too long")))};
    const auto parsed = parseLine(line->text);
    if (!parsed.problem.empty())
        return LoadError{1, noSaveFor(parsed.problem)};
    if (!line->whole)
        return LoadError{
            1, openAnother(notice(TALETOP_TEXT("files", "the save ends in the middle of its first line")))};
    return readOpening(parsed.object);
}

} // namespace taletop::match
