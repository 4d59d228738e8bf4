// SPDX-License-Identifier: MIT
#include "core/match/words.h"

#include "core/kit/plain_text.h"
#include "core/match/journal.h"

#include <algorithm>

namespace taletop::match {

namespace {

std::string tidied(std::string_view name, bool mayTurn) {
    std::string tidy;
    for (std::size_t length = 0; !name.empty() && length < longestName; ++length) {
        const kit::CodePoint first = kit::firstCodePoint(name);
        if (first.bytes == 0 || kit::isControl(first.value) || (!mayTurn && kit::turnsDirection(first.value)))
            tidy += ' ';
        else
            tidy += name.substr(0, first.bytes);
        name.remove_prefix(std::max<std::size_t>(first.bytes, 1));
    }
    return tidy;
}

} // namespace

std::string tidyName(std::string_view name) { return tidied(name, false); }

bool isOldName(std::string_view name) { return name == tidied(name, true); }

std::string quotable(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string shown(text.substr(0, longest));
    std::ranges::replace_if(
        shown, [](char c) { return c < ' ' || c > '~'; }, '.');
    return text.size() > longest ? shown + "..." : shown;
}

std::string inQuotes(std::string_view text) { return '\'' + quotable(text) + '\''; }

kit::Notice fileWasChanged(kit::Notice clause) {
    return notice(
        TALETOP_TEXT("files", "%1. The file was changed by hand or by another program; open an older copy."),
        {std::move(clause)});
}

kit::Notice refusalSentence(const contract::Game& game, const kit::Refusal& refusal) {
    return notice(TALETOP_TEXT("files", "%1 (rule %2)"),
                  {game.refusalText(refusal), game.ledgerEntry(refusal)});
}

} // namespace taletop::match
