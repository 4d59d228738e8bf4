// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"
#include "core/cli/commands.h"
#include "core/match/save.h"
#include "core/match/transcript.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

namespace taletop::cli {

namespace {

/// What keeps the file from being one of ours before its first byte is read.
std::optional<std::string> problemWith(const std::string& file) {
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (std::filesystem::is_directory(status))
        return "'" + file + "' is a folder";
    if (!std::filesystem::exists(status))
        return "cannot read '" + file + "' (" + error.message() + ')';
    if (!std::filesystem::is_regular_file(status))
        return "'" + file + "' is no ordinary file";
    if (std::filesystem::file_size(file, error) > match::largestTranscript)
        return "'" + file + "' is too large for a save or a transcript";
    return std::nullopt;
}

std::variant<std::string, match::LoadError> contentsOf(const std::string& file) {
    constexpr std::string_view advice = "; name a save or a transcript";
    if (const auto problem = problemWith(file))
        return match::LoadError{0, *problem + std::string(advice)};
    errno = 0;
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    if (in)
        text << in.rdbuf();
    if (const int why = errno; !in || (text.str().empty() && why != 0))
        return match::LoadError{0, "cannot read '" + file + "' (" + std::generic_category().message(why) +
                                       ')' + std::string(advice)};
    return text.str();
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
    const auto read = contentsOf(request.file);
    if (const auto* error = std::get_if<match::LoadError>(&read))
        return complain(terminal, badInput, error->what);
    const auto& text = std::get<std::string>(read);
    const std::string_view head = std::string_view(text).substr(0, text.find('\n'));
    if (head.find("\"transcript\"") != std::string_view::npos)
        return replayTranscript(text, request.file, terminal);
    return replaySave(text, request.file, terminal);
}

} // namespace taletop::cli
