// SPDX-License-Identifier: MIT
// Writes what fuzzing starts from into the folder named: saves, transcripts and moves of every game.
#include "core/cli/table_run.h"
#include "core/match/save.h"
#include "core/match/transcript.h"
#include "core/ruleset/registry.h"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace {

using namespace taletop;

void write(const std::filesystem::path& file, const std::string& text) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

/// Saves whose hashes are not compared, so that changed moves are played and not only refused; with
/// words wherever there may be some.
std::string ofOtherRules(const match::Match& match) {
    match::Journal journal = match.journal();
    journal.header.revision += 1;
    for (match::Entry& entry : journal.entries)
        if (entry.who >= 0)
            for (const auto& field : match.game().remarkFields(*match.game().parseMove(entry.move)))
                entry.remarks.push_back({field.key, "Nip"});
    return match::saveText(match.game(), journal);
}

void writeSeeds(const std::filesystem::path& folder, const ruleset::Game& game, int seats,
                std::uint64_t seed) {
    const auto options = ruleset::standardOptions(game.info(), seats);
    const std::vector<const bots::Bot*> table(static_cast<std::size_t>(seats), bots::findBot("random"));
    const auto played = cli::playMatch(game, options, seed, table);
    const auto& entries = played.match.journal().entries;
    const std::string name =
        std::string(game.info().id) + '-' + std::to_string(seats) + '-' + std::to_string(seed);
    std::string moves{static_cast<char>(seed), static_cast<char>(seats), static_cast<char>(seed), '\0'};
    for (const match::Entry& entry : entries)
        moves += entry.move + '\n';
    write(folder / "move" / name, moves);
    for (const std::size_t length : {std::size_t{1}, std::size_t{4}, std::size_t{20}}) {
        const auto part =
            std::get<match::Match>(match::Match::replayed(game, played.match.journal(), length));
        const std::string file = name + '-' + std::to_string(length);
        write(folder / "save" / file, match::saveText(game, part.journal()));
        write(folder / "save" / (file + "-other"), ofOtherRules(part));
        if (length <= 4) // a state is long
            write(folder / "transcript" / file, match::transcriptText(part));
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "fuzz_seeds FOLDER\n";
        return 2;
    }
    for (const ruleset::Game* game : ruleset::games())
        for (int seats = game->info().seatsLeast; seats <= game->info().seatsMost; ++seats)
            for (std::uint64_t seed = 1; seed <= 2; ++seed)
                writeSeeds(argv[1], *game, seats, seed);
    return 0;
}
