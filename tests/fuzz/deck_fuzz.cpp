// SPDX-License-Identifier: MIT
// Reads any bytes as a deck of Scary Tales: nothing crashes, an error names a line of the file, and a valid
// deck can narrate a match.
#include "core/contract/registry.h"
#include "core/contract/storybook.h"
#include "core/match/match.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstdint>

using namespace taletop;
using taletop::tests::require;

namespace {

const contract::Game& storyline() { return *contract::findGame("storyline"); }

/// A match after a few rounds.
const match::Match& table() {
    static const match::Match played = [] {
        match::Header header;
        header.options = contract::standardOptions(storyline().info(), 4);
        match::Match match(storyline(), header);
        for (int i = 0; i < 30 && !match.over(); ++i) {
            contract::AnyMoves moves;
            storyline().legalMoves(match.state(), match.pending().seats.first(), moves);
            match.submit(match.pending().seats.first(), moves[0]);
        }
        return match;
    }();
    return played;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = storyline().readStorybook(text);
    if (const auto* error = std::get_if<contract::WordsError>(&read)) {
        require(!error->what.empty() && kit::english(error->what).find('\n') == std::string::npos,
                "errors are one line");
        require(error->line >= 0 && error->line <= 1 + std::ranges::count(text, '\n'), "the line is there");
        return 0;
    }
    const auto& book = *std::get<std::unique_ptr<const contract::Storybook>>(read);
    require(!book.language().empty() && !book.titles().empty(), "a book has a language and tales");
    const contract::AnyState view = table().view(kit::spectator);
    if (book.tells(view))
        require(!book.tell(view, table().remarks()).pages.empty(), "a tale has pages");
    for (std::size_t face = 0; face < storyline().info().faceNames.size(); ++face)
        static_cast<void>(book.cardTitle(static_cast<int>(face)));
    return 0;
}
