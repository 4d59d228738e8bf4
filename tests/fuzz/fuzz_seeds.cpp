// SPDX-License-Identifier: MIT
// Writes the seed inputs for fuzzing into a folder: saves, transcripts and moves of each game, and decks.
#include "core/cli/table_run.h"
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "core/match/transcript.h"
#include "tests/fuzz/start.h"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace {

using namespace taletop;

void write(const std::filesystem::path& file, const std::string& text) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

/// Returns a save from another revision, whose hashes are not compared. Modified moves are then played
/// instead of refused. Each move has all its possible remarks.
std::string ofOtherRules(const match::Match& match) {
    match::Journal journal = match.journal();
    journal.header.revision += 1;
    for (match::Entry& entry : journal.entries)
        if (entry.who >= 0)
            for (const auto& field : match.game().remarkFields(*match.game().parseMove(entry.move)))
                entry.remarks.push_back({field.key, "Nip"});
    return match::saveText(match.game(), journal);
}

/// Writes the candidate moves of all seats at several points of a match.
void writeMoves(const std::filesystem::path& file, std::uint8_t place, const contract::Game& game,
                int seats) {
    for (const std::uint8_t before : std::array<std::uint8_t, 5>{0, 10, 40, 120, 250}) {
        const tests::Start start{place, static_cast<std::uint8_t>(seats - game.info().seatsLeast), 1, before};
        const match::Match match = tests::played(start);
        std::string text(start.begin(), start.end());
        for (kit::Seat seat = 0; seat < seats; ++seat) {
            contract::AnyMoves moves;
            game.candidates(match.state(), seat, moves);
            for (std::size_t i = 0; i < moves.size() && text.size() < 900; ++i)
                text += game.moveText(moves[i]) + '\n';
        }
        write(file.string() + '-' + std::to_string(before), text);
    }
}

/// Writes this edition's deck, a truncated one, and the smallest valid texts.
void writeDecks(const std::filesystem::path& folder) {
    std::ifstream file(TALETOP_DECKS, std::ios::binary);
    const std::string deck{std::istreambuf_iterator<char>(file), {}};
    write(folder / "whole", deck);
    write(folder / "torn", deck.substr(0, deck.size() / 3));
    write(folder / "frame",
          R"({"format":1,"language":"en-GB","patterns":{},"categories":[],"narratorDecks":[]})");
    write(folder / "empty", "{}");
}

/// Writes the requests and messages that a phone's page sends.
void writePhones(const std::filesystem::path& folder) {
    const std::string host = "Host: 192.168.1.5:40123\r\n";
    write(folder / "page", "rGET / HTTP/1.1\r\n" + host + "\r\n");
    write(folder / "picture", "rGET /art/12.svg HTTP/1.1\r\n" + host + "\r\n");
    write(folder / "socket", "rGET /hand HTTP/1.1\r\n" + host +
                                 "Upgrade: websocket\r\nOrigin: http://192.168.1.5:40123\r\n\r\n");
    write(folder / "code", R"(m{"code":"0123456789abcdef"})");
    write(folder / "move", R"(m{"move":"play 3","revision":12,"words":{"name":"Nip"}})");
    write(folder / "press", R"(m{"press":"stop","revision":3})");
}

void writeSeeds(const std::filesystem::path& folder, const contract::Game& game, int seats,
                std::uint64_t seed) {
    const auto options = contract::standardOptions(game.info(), seats);
    const std::vector<const bots::Bot*> table(static_cast<std::size_t>(seats), bots::findBot("random"));
    const auto played = cli::playMatch(game, options, seed, table);
    const std::string name =
        std::string(game.info().id) + '-' + std::to_string(seats) + '-' + std::to_string(seed);
    for (const std::size_t length : {std::size_t{1}, std::size_t{4}, std::size_t{20}}) {
        const auto part =
            std::get<match::Match>(match::Match::replayed(game, played.match.journal(), length));
        const std::string file = name + '-' + std::to_string(length);
        write(folder / "save" / file, match::saveText(game, part.journal()));
        write(folder / "save" / (file + "-other"), ofOtherRules(part));
        if (length <= 4) // only for short games, because states are long
            write(folder / "transcript" / file, match::transcriptText(part));
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "fuzz_seeds FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    const auto games = contract::games();
    for (std::size_t place = 0; place < games.size(); ++place)
        for (int seats = games[place]->info().seatsLeast; seats <= games[place]->info().seatsMost; ++seats) {
            writeMoves(folder / "move" / (games[place]->info().id + std::to_string(seats)),
                       static_cast<std::uint8_t>(place), *games[place], seats);
            for (std::uint64_t seed = 1; seed <= 2; ++seed)
                writeSeeds(folder, *games[place], seats, seed);
        }
    writeDecks(folder / "deck");
    writePhones(folder / "phone");
    return 0;
}
