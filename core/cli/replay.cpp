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

std::string cannotRead(const std::string& file, const std::string& why, const Say& say) {
    return say(TALETOP_TEXT("cli", "cannot read '%1' (%2); specify a save or a transcript"), {file, why});
}

/// Returns the reason why the file cannot be one of ours, or nullopt. Does not read the file.
std::optional<std::string> problemWith(const std::string& file, const Say& say) {
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (std::filesystem::is_directory(status))
        return say(TALETOP_TEXT("cli", "'%1' is a folder; specify a save or a transcript"), {file});
    if (!std::filesystem::exists(status))
        return cannotRead(file, error.message(), say);
    if (!std::filesystem::is_regular_file(status))
        return say(TALETOP_TEXT("cli", "'%1' is not a regular file; specify a save or a transcript"), {file});
    if (std::filesystem::file_size(file, error) > match::largestTranscript)
        return say(TALETOP_TEXT("cli", "'%1' is too large; specify a save or a transcript"), {file});
    return std::nullopt;
}

/// The text of the file; nullopt after reporting an error.
std::optional<std::string> contentsOf(const std::string& file, Terminal terminal) {
    if (const auto problem = problemWith(file, terminal.say)) {
        complain(terminal, badInput, *problem);
        return std::nullopt;
    }
    errno = 0;
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    if (in)
        text << in.rdbuf();
    if (const int why = errno; !in || (text.str().empty() && why != 0)) {
        complain(terminal, badInput, cannotRead(file, std::generic_category().message(why), terminal.say));
        return std::nullopt;
    }
    return text.str();
}

/// Prints a summary of a match; `what` is a source text such as "save of %1, ...".
void printMatch(const match::Match& match, const char* what, Terminal terminal) {
    terminal.out << terminal.say(what,
                                 {match.game().info().id, std::to_string(match.journal().entries.size()),
                                  terminal.say(match.over() ? TALETOP_TEXT("cli", "game over")
                                                            : TALETOP_TEXT("cli", "game not over"))})
                 << '\n'
                 << nlohmann::ordered_json{{"result", match.game().resultJson(match.state())}}.dump() << '\n';
}

int replaySave(const std::string& text, const std::string& file, Terminal terminal) {
    const auto loaded = match::loadSave(text);
    if (const auto* error = std::get_if<match::LoadError>(&loaded))
        return complain(terminal, badInput, file + ": " + terminal.say(match::sentence(*error)));
    const auto& save = std::get<match::Loaded>(loaded);
    if (!save.notice.empty())
        terminal.error << "taletop-cli: " << file << ": " << terminal.say(save.notice) << '\n';
    printMatch(save.match, TALETOP_TEXT("cli", "save of %1, %2 entries, %3"), terminal);
    return done;
}

int replayTranscript(const std::string& text, const std::string& file, Terminal terminal) {
    const auto checked = match::checkTranscript(text);
    if (const auto* error = std::get_if<match::LoadError>(&checked))
        return complain(terminal, badInput, file + ": " + terminal.say(match::sentence(*error)));
    if (const auto* difference = std::get_if<match::Difference>(&checked))
        return complain(terminal, failed, file + ": " + terminal.say(match::sentence(difference->where)));
    printMatch(std::get<match::Match>(checked), TALETOP_TEXT("cli", "transcript of %1, %2 entries, %3"),
               terminal);
    return done;
}

} // namespace

int replay(const Request& request, Terminal terminal) {
    const auto read = contentsOf(request.file, terminal);
    if (!read)
        return badInput;
    const std::string& text = *read;
    const std::string_view head = std::string_view(text).substr(0, text.find('\n'));
    if (head.find("\"transcript\"") != std::string_view::npos)
        return replayTranscript(text, request.file, terminal);
    return replaySave(text, request.file, terminal);
}

} // namespace taletop::cli
