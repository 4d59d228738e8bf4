// SPDX-License-Identifier: MIT
// Measures the cost of reading per megabyte, for ordinary saves, transcripts and decks and for the worst
// possible files. If reading takes linear time, the figures in each row are similar.
//   taletop_reading_bench [MEGABYTES ...]     default: 1 4 16
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "core/match/transcript.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

namespace {

using namespace taletop;

using Reading = std::function<bool(const std::string&)>;
/// Writes a text of about this many bytes.
using Writing = std::function<std::string(std::size_t)>;

struct Form {
    const char* name;
    Writing text;
    Reading read; ///< returns whether the text was accepted
};

bool readSave(const std::string& text) {
    return std::holds_alternative<match::Loaded>(match::loadSave(text, match::Damage::ShowBefore));
}
bool readHead(const std::string& text) {
    return std::holds_alternative<match::Header>(match::loadHeader(text));
}
bool readTranscript(const std::string& text) {
    return std::holds_alternative<match::Match>(match::checkTranscript(text));
}
bool readDeck(const std::string& text) {
    return !std::holds_alternative<contract::WordsError>(
        contract::findGame("storyline")->readStorybook(text));
}

std::string repeated(std::string_view item, std::size_t bytes) {
    std::string text;
    while (text.size() < bytes)
        (text += text.empty() ? "" : ",") += item;
    return text;
}

/// Plays a game of Tail Story, which can last forever. Ends each turn as soon as possible.
match::Match longGame(std::size_t entries) {
    const contract::Game& game = *contract::findGame("tailstory");
    match::Header header;
    header.options = contract::standardOptions(game.info(), 2);
    static_cast<void>(contract::setOption(game.info(), header.options, "idlecheck", "off"));
    match::Match match(game, header);
    const auto end = game.parseMove("end");
    while (match.journal().entries.size() < entries) {
        const kit::Seat seat = match.pending().seats.first();
        contract::AnyMoves moves;
        game.legalMoves(match.state(), seat, moves);
        match.submit(seat, game.whyNot(match.state(), seat, *end) ? moves[0] : *end);
    }
    return match;
}

/// Adds `lineBytes` of unknown values to each line.
std::string withUnknown(const std::string& text, std::string_view item, std::size_t lineBytes) {
    const std::string unknown = "\"x\":[" + repeated(item, lineBytes) + "],";
    std::string filled;
    for (const char c : text) {
        filled += c;
        if (c == '{' && (filled.size() == 1 || filled[filled.size() - 2] == '\n'))
            filled += unknown;
    }
    return filled;
}

std::string saveOf(std::size_t entries) {
    const match::Match match = longGame(entries);
    return match::saveText(match.game(), match.journal());
}

std::string fullLines(std::size_t bytes, std::string_view item) {
    constexpr std::size_t inLine = match::longestLine - 1000;
    return withUnknown(saveOf(std::max<std::size_t>(4, bytes / inLine)), item, inLine);
}

std::string transcriptOf(std::size_t entries) { return match::transcriptText(longGame(entries)); }

/// Returns a transcript whose first line has this many additional bytes.
std::string longFirstLine(std::size_t bytes, std::string_view item) {
    return transcriptOf(4).insert(1, "\"x\":[" + repeated(item, bytes) + "],");
}

std::string deckWith(std::string text, const std::string& unknown) {
    return text.insert(text.find('{') + 1, unknown + ',');
}

std::string decksFile() {
    std::ifstream file(TALETOP_DECKS, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Returns a deck with as many keys as fit into the file: over 85,000.
std::string deckOfKeys(std::size_t bytes) {
    std::string keys;
    for (int i = 0; keys.size() + 12 < bytes; ++i)
        keys += (keys.empty() ? "\"" : ",\"") + std::to_string(i) + "\":0";
    return deckWith(decksFile(), keys);
}

constexpr std::string_view nested = "[[[[[[[[[[]]]]]]]]]]";

const std::vector<Form> forms{
    {"a save as it is played", [](std::size_t bytes) { return saveOf(bytes / 62); }, readSave},
    {"a save of unknown values", [](std::size_t bytes) { return fullLines(bytes, "{}"); }, readSave},
    {"a save of nested values", [](std::size_t bytes) { return fullLines(bytes, nested); }, readSave},
    {"a save of one long line",
     [](std::size_t bytes) { return saveOf(4) + std::string(bytes, 'x') + '\n' + "{}\n"; }, readSave},
    {"a save of short lines",
     [](std::size_t bytes) {
         std::string text = saveOf(4);
         while (text.size() < bytes)
             text += "{}\n";
         return text;
     },
     readSave},
    {"the head of a save of unknown values", [](std::size_t bytes) { return fullLines(bytes, "{}"); },
     readHead},
    {"a transcript as it is played", [](std::size_t bytes) { return transcriptOf(bytes / 1900); },
     readTranscript},
    {"a transcript with a long first line", [](std::size_t bytes) { return longFirstLine(bytes, "{}"); },
     readTranscript},
    {"a transcript of nested values", [](std::size_t bytes) { return longFirstLine(bytes, nested); },
     readTranscript},
    {"a transcript of short lines",
     [](std::size_t bytes) {
         std::string text = transcriptOf(4);
         while (text.size() < bytes)
             text += "{}\n";
         return text;
     },
     readTranscript},
};

/// Deck files are limited to one megabyte. Fills a quarter of the remaining space, and then all of it.
const std::vector<Form> deckForms{
    {"the deck of this edition", [](std::size_t) { return decksFile(); }, readDeck},
    {"a deck of keys", deckOfKeys, readDeck},
    {"a deck of values",
     [](std::size_t bytes) { return deckWith(decksFile(), "\"x\":[" + repeated("{}", bytes) + ']'); },
     readDeck},
    {"a deck of nested values",
     [](std::size_t bytes) { return deckWith(decksFile(), "\"x\":[" + repeated("[[[]]]", bytes) + ']'); },
     readDeck},
};

void measure(const Form& form, const std::vector<std::size_t>& sizes) {
    std::printf("%-38s", form.name);
    for (const std::size_t size : sizes) {
        const std::string text = form.text(size);
        const std::clock_t start = std::clock();
        const bool accepted = form.read(text);
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        const double megabytes = static_cast<double>(text.size()) / (1 << 20);
        std::printf("  %8.4f s/MB of %5.1f MB %s", seconds / megabytes, megabytes, accepted ? " " : "-");
    }
    std::printf("\n");
}

} // namespace

int main(int argc, char** argv) {
    std::vector<std::size_t> sizes;
    for (int i = 1; i < argc; ++i)
        sizes.push_back(static_cast<std::size_t>(std::max(1, std::atoi(argv[i]))) << 20U);
    if (sizes.empty())
        sizes = {1U << 20U, 4U << 20U, 16U << 20U};
    std::printf("CPU-seconds for each megabyte; - stands for refused\n");
    for (const Form& form : forms)
        measure(form, sizes);
    const std::size_t room = (1U << 20U) - decksFile().size() - 1000;
    for (const Form& form : deckForms)
        measure(form, {room / 4, room});
    return 0;
}
