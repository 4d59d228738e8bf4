// SPDX-License-Identifier: MIT
// Writes and parses moves as text, for journals and files: "choose jack", "play E01#2", "play E04#1 at 2",
// "draw-discard", "ability", "ability at 1,3", "ability E04#1 at 2", "swap at 0", "end", "stop E07#1 on 1",
// "pass 1", "number 2", "pick E01#3", "done", "use", "decline". Seats count from 0, items of the chain from
// 1.
#include "core/games/tailstory/files/files.h"
#include "core/games/tailstory/rules/rules.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::tailstory {

namespace {

using Of = Move::Kind;

/// The first words of moves, by Move::Kind.
constexpr std::array<std::string_view, 13> verbs{"choose", "play", "draw-discard", "ability", "swap",
                                                 "end",    "stop", "pass",         "number",  "pick",
                                                 "done",   "use",  "decline"};

/// Removes the next word and the space after it, and returns the word.
std::string_view takeWord(std::string_view& text) {
    const std::size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    text = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
    return word;
}

/// Reads a number from 0 to 99. GameOf later refuses leading zeros, because moveText never writes them.
bool readNumber(std::string_view word, std::uint8_t& number) {
    if (word.empty() || word.size() > 2)
        return false;
    for (const char digit : word) {
        if (digit < '0' || digit > '9')
            return false;
        number = static_cast<std::uint8_t>(number * 10 + (digit - '0'));
    }
    return true;
}

bool readCard(std::string_view word, std::uint8_t& face) {
    const auto found = faceWithId(word);
    face = found.value_or(0);
    return found.has_value();
}

/// Reads seats below mostSeats, such as "1,3". GameOf later refuses any order but ascending.
bool readSeats(std::string_view word, std::uint8_t& targets) {
    for (std::size_t i = 0; i < word.size(); i += 2) {
        if (word[i] < '0' || word[i] >= '0' + mostSeats || (i + 1 < word.size() && word[i + 1] != ','))
            return false;
        targets = static_cast<std::uint8_t>(targets | 1 << (word[i] - '0'));
    }
    return !word.empty();
}

bool readOperands(std::string_view text, Move& move) {
    switch (move.kind) {
    case Of::Choose:
        return readCard(text, move.card) && isCharacter(move.card);
    case Of::Pick:
        return readCard(text, move.card) && isEvent(move.card);
    case Of::Stop: {
        const std::string_view card = takeWord(text);
        return readCard(card, move.card) && isEvent(move.card) && takeWord(text) == "on" &&
               readNumber(text, move.number);
    }
    case Of::Pass:
    case Of::Number:
        return readNumber(text, move.number);
    default:
        break;
    }
    if (move.kind == Of::Play || (move.kind == Of::Ability && text.starts_with('E')))
        if (!readCard(takeWord(text), move.card) || !isEvent(move.card))
            return false;
    const bool aims = move.kind == Of::Play || move.kind == Of::Ability || move.kind == Of::Swap;
    if (!aims || text.empty())
        return text.empty() && move.kind != Of::Swap;
    return takeWord(text) == "at" && readSeats(text, move.targets);
}

} // namespace

std::string Files::moveText(const Move& move) {
    std::string text(kit::at(verbs, move.kind));
    if (move.card != 0)
        text += ' ' + idOf(move.card);
    if (move.targets != 0) {
        char before = ' ';
        text += " at";
        for (int seat = 0; seat < mostSeats; ++seat)
            if ((move.targets >> seat & 1) != 0) {
                text += before;
                text += static_cast<char>('0' + seat);
                before = ',';
            }
    }
    const bool counts = move.kind == Of::Pass || move.kind == Of::Number;
    if (move.kind == Of::Stop)
        text += " on";
    if (counts || move.kind == Of::Stop) {
        text += ' ';
        text += std::to_string(move.number);
    }
    return text;
}

std::optional<Move> Files::parseMove(std::string_view text) {
    std::string_view rest = text;
    const auto kind = kit::valueNamed<Of>(verbs, takeWord(rest));
    if (!kind)
        return std::nullopt;
    Move move{.kind = *kind};
    return readOperands(rest, move) ? std::optional(move) : std::nullopt;
}

} // namespace taletop::tailstory
