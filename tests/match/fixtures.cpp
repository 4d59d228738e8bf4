// SPDX-License-Identifier: MIT
#include "tests/match/fixtures.h"

#include "core/bots/bot.h"
#include "core/contract/registry.h"
#include "core/kit/hash.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdio>

namespace taletop::tests {

std::vector<Table> allTables() {
    std::vector<Table> tables;
    for (const contract::Game* game : contract::games())
        for (int seats = game->info().seatsLeast; seats <= game->info().seatsMost; ++seats)
            tables.push_back({game, seats});
    return tables;
}

Table shortTable() {
    const contract::Game* game = contract::findGame("template");
    REQUIRE(game != nullptr);
    return {game, 3};
}

match::Header headerFor(const Table& table, std::uint64_t seed) {
    match::Header header;
    header.options = contract::standardOptions(table.game->info(), table.seats);
    header.seed = seed;
    header.started = "2024-05-01T20:15:00";
    for (int seat = 0; seat < table.seats; ++seat)
        header.seats.push_back({"Seat \u00e4 " + std::to_string(seat), "random", seat});
    return header;
}

match::Match started(const Table& table, std::uint64_t seed) { return {*table.game, headerFor(table, seed)}; }

void playOne(match::Match& match) {
    const kit::Seat seat = match.pending().seats.first();
    kit::Rng rng = bots::streamOf(match.header().seed, seat, match::movesOf(match.journal(), seat));
    const auto move = bots::findBot("random")->decide(match.game(), match.view(seat), seat, rng);
    REQUIRE_FALSE(match.submit(seat, move).has_value());
}

match::Match played(const Table& table, std::uint64_t seed, int moves) {
    match::Match match = started(table, seed);
    for (int i = 0; i < moves && !match.over(); ++i)
        playOne(match);
    return match;
}

bool submit(match::Match& match, kit::Seat seat, std::string_view move) {
    const auto parsed = match.game().parseMove(move);
    REQUIRE_MESSAGE(parsed.has_value(), move);
    return !match.submit(seat, *parsed);
}

std::string saved(const match::Match& match) { return match::saveText(match.game(), match.journal()); }

std::string withSum(nlohmann::ordered_json header) {
    header.erase("check");
    const std::string text = header.dump();
    std::array<char, 17> sum{};
    std::snprintf(sum.data(), sum.size(), "%016llx",
                  static_cast<unsigned long long>(kit::hashBytes(std::as_bytes(std::span(text)))));
    header["check"] = sum.data();
    return header.dump() + '\n';
}

std::string withHeader(const match::Match& match, const std::function<void(nlohmann::ordered_json&)>& edit) {
    auto lines = linesOf(saved(match));
    auto header = nlohmann::ordered_json::parse(lines[0]);
    edit(header);
    lines[0] = withSum(std::move(header));
    return joined(lines);
}

void checkSentence(const match::LoadError& error) {
    INFO(kit::english(match::sentence(error)));
    CHECK(kit::english(error.what).size() > 20);
    CHECK(kit::english(error.what).size() < 400);
    CHECK(kit::english(error.what).find('\n') == std::string::npos);
    const std::size_t stop = kit::english(error.what).find(". ");
    CHECK(stop != std::string::npos);
}

match::Loaded mustLoad(std::string_view text) {
    auto loaded = match::loadSave(text);
    const auto* error = std::get_if<match::LoadError>(&loaded);
    REQUIRE_MESSAGE(error == nullptr, (error != nullptr ? kit::english(match::sentence(*error)) : ""));
    return std::get<match::Loaded>(std::move(loaded));
}

match::LoadError mustRefuse(std::string_view text) {
    const auto loaded = match::loadSave(text);
    REQUIRE(std::holds_alternative<match::LoadError>(loaded));
    return std::get<match::LoadError>(loaded);
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, from);
    return text.replace(at, from.size(), to);
}

std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return text;
}

} // namespace taletop::tests
