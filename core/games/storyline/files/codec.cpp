// SPDX-License-Identifier: MIT
// The text of moves in journals and files: "play pl03", "play ob05 ac07", "choose pl03", "choose ob05 ac07",
// "effect grave", "cover 2" (the second of one's own tokens).
#include "core/games/storyline/files/files.h"
#include "core/games/storyline/rules/rules.h"
#include "core/kit/at.h"

#include <charconv>

namespace taletop::storyline {

namespace {

/// The first words of moves, by Move::Kind.
constexpr std::array<std::string_view, 4> verbs{"play", "choose", "effect", "cover"};

bool readToken(std::string_view word, Move& move) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), move.token);
    return error == std::errc{} && end == word.data() + word.size() && move.token <= tokenCount;
}

bool readFace(std::string_view word, bool token, std::uint8_t& face) {
    face = kit::cardNumber(faceWithId(word));
    return token ? isToken(face) : isStory(face);
}

} // namespace

std::string Files::moveText(const Move& move) {
    std::string text(kit::at(verbs, move.kind));
    if (move.kind == Move::Kind::Cover)
        return text + ' ' + std::to_string(move.token);
    for (const std::uint8_t face : move.cards)
        if (face != 0)
            text.append(1, ' ').append(idOf(face));
    return text;
}

std::optional<Move> Files::parseMove(std::string_view text) {
    const std::string_view verb = text.substr(0, text.find(' '));
    const auto kind = kit::valueNamed<Move::Kind>(verbs, verb);
    if (!kind)
        return std::nullopt;
    text.remove_prefix(verb.size());
    Move move{.kind = *kind, .cards = {}};
    const bool effect = move.kind == Move::Kind::Effect;
    for (std::size_t i = 0; !text.empty(); ++i) {
        text.remove_prefix(1);
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(word.size());
        if (move.kind == Move::Kind::Cover
                ? i != 0 || !readToken(word, move)
                : i >= (effect ? 1U : 2U) || !readFace(word, effect, move.cards[i]))
            return std::nullopt;
    }
    return effect && move.cards[0] == 0 ? std::nullopt : std::optional(move);
}

} // namespace taletop::storyline
