// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"
#include "core/cli/commands.h"
#include "core/match/save.h"
#include "core/match/transcript.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace taletop::cli {

namespace {

std::optional<std::string> contentsOf(const std::string& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error) ||
        std::filesystem::file_size(file, error) > match::largestTranscript)
        return std::nullopt;
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return in ? std::optional(text.str()) : std::nullopt;
}

void printMatch(const match::Match& match, const char* what, Terminal terminal) {
    terminal.out << what << " of " << match.game().info().id << ", " << match.journal().entries.size()
                 << " entries, " << (match.over() ? "game over" : "game not over") << '\n'
                 << nlohmann::ordered_json{{"result", match.game().resultJson(match.state())}}.dump() << '\n';
}

int replaySave(const std::string& text, const std::string& file, Terminal terminal) {
    const auto loaded = match::loadSave(text);
    if (const auto* error = std::get_if<match::LoadError>(&loaded))
        return complain(terminal, badInput, file + ": " + match::sentence(*error));
    const auto& save = std::get<match::Loaded>(loaded);
    if (!save.notice.empty())
        terminal.error << "taletop-cli: " << file << ": " << save.notice << '\n';
    printMatch(save.match, "save", terminal);
    return done;
}

int replayTranscript(const std::string& text, const std::string& file, Terminal terminal) {
    const auto checked = match::checkTranscript(text);
    if (const auto* error = std::get_if<match::LoadError>(&checked))
        return complain(terminal, badInput, file + ": " + match::sentence(*error));
    if (const auto* difference = std::get_if<match::Difference>(&checked))
        return complain(terminal, failed, file + ": " + match::sentence(difference->where));
    printMatch(std::get<match::Match>(checked), "transcript", terminal);
    return done;
}

} // namespace

int replay(const Request& request, Terminal terminal) {
    const auto text = contentsOf(request.file);
    if (!text)
        return complain(terminal, badInput,
                        "cannot read '" + request.file + "'; name a save or a transcript");
    const std::string_view head = std::string_view(*text).substr(0, text->find('\n'));
    if (head.find("\"transcript\"") != std::string_view::npos)
        return replayTranscript(*text, request.file, terminal);
    return replaySave(*text, request.file, terminal);
}

} // namespace taletop::cli
