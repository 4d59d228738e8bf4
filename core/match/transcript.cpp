// SPDX-License-Identifier: MIT
#include "core/match/transcript.h"

#include "core/contract/registry.h"
#include "core/match/json_line.h"
#include "core/match/words.h"

namespace taletop::match {

namespace {

using kit::Fact;
using nlohmann::json;
using nlohmann::ordered_json;

kit::Notice recordAgain(kit::Notice clause) {
    return notice(TALETOP_TEXT("files", "%1. Record the game again."), {std::move(clause)});
}

ordered_json whoJson(kit::Seat who) {
    return who == kit::chanceSeat ? ordered_json("chance") : ordered_json(who);
}

void addCard(ordered_json& object, const contract::Game& game, kit::Card card) {
    const auto names = game.info().faceNames;
    object["face"] = card.face;
    object["card"] = card.face < names.size() ? names[card.face] : "";
    object["mark"] = card.mark;
}

void addFrom(ordered_json& object, const Fact& fact) {
    object["from"] = fact.from;
    object["fromIndex"] = fact.fromIndex;
}

void addTo(ordered_json& object, const Fact& fact) {
    object["to"] = fact.to;
    object["toIndex"] = fact.toIndex;
}

ordered_json noteJson(const contract::Game& game, const Fact& fact) {
    ordered_json object{{"kind", "note"}, {"key", fact.key}};
    if (fact.seat >= 0)
        object["seat"] = fact.seat;
    object["arguments"] = fact.arguments;
    object["text"] = kit::english(game.factText(fact));
    return object;
}

ordered_json factJson(const contract::Game& game, const Fact& fact) {
    ordered_json object;
    switch (fact.kind) {
    case Fact::Kind::Move:
        object["kind"] = "move";
        addFrom(object, fact);
        addTo(object, fact);
        break;
    case Fact::Kind::Add:
        object["kind"] = "add";
        addTo(object, fact);
        break;
    case Fact::Kind::Remove:
        object["kind"] = "remove";
        addFrom(object, fact);
        break;
    case Fact::Kind::Mark:
        object["kind"] = "mark";
        addTo(object, fact);
        break;
    case Fact::Kind::Shuffle:
        return {{"kind", "shuffle"}, {"zone", fact.to}};
    case Fact::Kind::Scalar:
        return {{"kind", "scalar"}, {"key", fact.key}, {"value", fact.value}};
    case Fact::Kind::Note:
        return noteJson(game, fact);
    }
    addCard(object, game, fact.card);
    return object;
}

ordered_json factsJson(const contract::Game& game, std::span<const Fact> facts) {
    auto list = ordered_json::array();
    for (const Fact& fact : facts)
        list.push_back(factJson(game, fact));
    return list;
}

ordered_json headerJson(const Match& match) {
    const contract::GameInfo& info = match.game().info();
    auto options = ordered_json::object();
    for (std::size_t i = 0; i < info.options.size(); ++i)
        options[info.options[i].key] =
            contract::optionValueText(info.options[i], match.header().options.values[i]);
    return {{"taletop", "transcript"},
            {"version", transcriptVersion},
            {"game", info.id},
            {"seats", match.header().options.seats},
            {"options", std::move(options)},
            {"seed", match.header().seed}};
}

std::variant<Header, LoadError> readHeader(const json& object) {
    Fields fields(object);
    Header header;
    if (!object.contains("taletop") || object["taletop"] != "transcript")
        return LoadError{
            1, notice(TALETOP_TEXT("files",
                                   "this is neither a Taletop save nor a transcript. Choose another file."))};
    if (fields.number("version", 1, INT32_MAX) > transcriptVersion)
        return LoadError{1, notice(TALETOP_TEXT("files", "this transcript was made by a newer Taletop. "
                                                         "Update Taletop to check it."))};
    header.game = fields.text("game", 64);
    const contract::Game* game = contract::findGame(header.game);
    const auto seats = static_cast<int>(fields.number("seats", 1, kit::maxSeats));
    if (!object.contains("seed") || !object["seed"].is_number_unsigned())
        fields.fail(notice(TALETOP_TEXT("files", "'%1' must be a whole number"), {std::string("seed")}));
    if (!fields.failed() && game == nullptr)
        return LoadError{1, notice(TALETOP_TEXT("files", "the game %1 is not known here. Check the "
                                                         "transcript with a Taletop that has this game."),
                                   {inQuotes(header.game)})};
    if (!fields.failed()) {
        header.seed = object["seed"].get<std::uint64_t>();
        header.options = contract::standardOptions(game->info(), seats);
        for (const auto& [key, value] : fields.object("options").items())
            if (!value.is_string())
                fields.fail(notice(TALETOP_TEXT("files", "option %1 must be text"), {inQuotes(key)}));
            else if (const auto problem = contract::setOption(game->info(), header.options, quotable(key),
                                                              quotable(value.get_ref<const std::string&>())))
                fields.fail(*problem);
    }
    if (fields.failed())
        return LoadError{1, recordAgain(fields.problem())};
    // Leave the revision unknown so that no hashes are compared: a transcript has full states instead.
    header.revision = -1;
    return header;
}

/// The lines of a transcript, parsed but not played.
struct Script {
    Journal journal;
    std::vector<json> lines; ///< lines of the entries
    json result;
};

std::optional<kit::Notice> readEntry(json object, Script& script) {
    Fields fields(object);
    const auto number = static_cast<std::int64_t>(script.lines.size()) + 1;
    if (fields.number("n", 1, INT32_MAX) != number)
        fields.fail(notice(TALETOP_TEXT("files", "expected entry %1 here"), {number}));
    Entry entry;
    if (!object.contains("who") || object["who"] != "chance")
        entry.who = kit::seatAt(fields.number("who", 0, kit::maxSeats - 1));
    entry.move = fields.text("move", 64U << 10U);
    entry.remarks = readRemarks(object, fields);
    fields.list("facts");
    fields.object("state");
    if (fields.failed())
        return fields.problem();
    script.journal.entries.push_back(std::move(entry));
    script.lines.push_back(std::move(object));
    return std::nullopt;
}

std::variant<Script, LoadError> readScript(std::string_view text) {
    Script script;
    Lines lines(text);
    while (const auto line = lines.next()) {
        auto [object, damage] = parseLine(line->text);
        std::optional<kit::Notice> problem;
        if (!damage.empty()) {
            problem = damage;
        } else if (line->number == 1) {
            auto header = readHeader(object);
            if (auto* error = std::get_if<LoadError>(&header))
                return std::move(*error);
            script.journal.header = std::get<Header>(std::move(header));
        } else if (!script.result.is_null()) {
            problem = notice(TALETOP_TEXT("files", "nothing may follow the result"));
        } else if (object.contains("result")) {
            script.result = object["result"];
        } else {
            problem = readEntry(std::move(object), script);
        }
        if (problem)
            return LoadError{line->number, recordAgain(*problem)};
    }
    if (script.journal.header.game.empty())
        return LoadError{0, notice(TALETOP_TEXT("files", "the file is empty. Choose another file."))};
    return script;
}

/// Writes states together with the remarks of the moves so far, if the game has any.
class StateWriter {
public:
    explicit StateWriter(const contract::Game& game) : m_game(game) {}

    /// The state after `entry`; call it for every entry, in order.
    ordered_json stateAfter(const Entry& entry, const contract::AnyState& state) {
        if (entry.who >= 0 && !m_game.remarkFields(*m_game.parseMove(entry.move)).empty())
            m_remarks.push_back(entry.remarks);
        ordered_json object = m_game.stateJson(state);
        m_game.addRemarks(object, m_remarks);
        return object;
    }

private:
    const contract::Game& m_game;
    std::vector<contract::Remarks> m_remarks;
};

/// The difference between a line of the file and the rules' result for its entry; empty if there is none.
kit::Notice differenceOf(const json& line, const json& facts, const json& state) {
    if (line["state"] != state)
        return notice(TALETOP_TEXT("files", "the state does not follow from the rules"));
    return line["facts"] != facts ? notice(TALETOP_TEXT("files", "the events do not fit the move"))
                                  : kit::Notice();
}

kit::Notice resultDifference(const Match& match, const json& result) {
    if (!match.over())
        return result.is_null()
                   ? kit::Notice()
                   : notice(TALETOP_TEXT("files", "there is a result, but the game is not over"));
    return result == json(match.game().resultJson(match.state()))
               ? kit::Notice()
               : notice(TALETOP_TEXT("files", "the result is missing or does not follow from the rules"));
}

} // namespace

std::string transcriptText(const Match& match) {
    const contract::Game& game = match.game();
    std::string text = lineOf(headerJson(match)) + '\n';
    std::size_t number = 0;
    StateWriter states(game);
    match.retrace([&](const Entry& entry, std::span<const Fact> facts, const contract::AnyState& state) {
        ordered_json line{{"n", ++number}, {"who", whoJson(entry.who)}, {"move", entry.move}};
        addRemarks(line, entry.remarks);
        line["facts"] = factsJson(game, facts);
        line["state"] = states.stateAfter(entry, state);
        text += lineOf(line) + '\n';
    });
    if (match.over())
        text += lineOf({{"result", game.resultJson(match.state())}}) + '\n';
    return text;
}

std::variant<Match, LoadError, Difference> checkTranscript(std::string_view text) {
    if (text.size() > largestTranscript)
        return LoadError{0, notice(TALETOP_TEXT(
                                "files", "the file is too large to be a transcript. Choose another file."))};
    auto read = readScript(text);
    if (auto* error = std::get_if<LoadError>(&read))
        return std::move(*error);
    const auto& script = std::get<Script>(read);
    const contract::Game& game = *contract::findGame(script.journal.header.game);
    LoadError difference;
    std::size_t played = 0;
    StateWriter states(game);
    const auto compare = [&](const Entry& entry, std::span<const Fact> facts,
                             const contract::AnyState& state) {
        const json& line = script.lines[played++];
        const json after = states.stateAfter(entry, state);
        if (difference.what.empty())
            difference = {static_cast<int>(played) + 1, differenceOf(line, factsJson(game, facts), after)};
    };
    auto replay = Match::replayed(game, script.journal, SIZE_MAX, compare);
    if (auto* error = std::get_if<LoadError>(&replay); error != nullptr && difference.what.empty())
        return std::move(*error);
    if (difference.what.empty()) {
        const auto& match = std::get<Match>(replay);
        difference = {static_cast<int>(script.lines.size()) + 2, resultDifference(match, script.result)};
    }
    if (difference.what.empty())
        return std::get<Match>(std::move(replay));
    difference.what = recordAgain(difference.what);
    return Difference{std::move(difference)};
}

} // namespace taletop::match
