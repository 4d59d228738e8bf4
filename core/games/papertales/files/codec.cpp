// SPDX-License-Identifier: MIT
// Writes and parses moves as text, for journals and files: "pick Knight", "pick Knight drop Farmer", "deploy
// Knight F1", "move F1 B2", "discard F1", "back F1", "keep Knight", "commit", "target F1", "build Town 1",
// "upgrade Town", "pass", "save F1".
#include "core/games/papertales/files/files.h"
#include "core/games/papertales/rules/rules.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;

/// The first words of moves, by Move::Kind.
constexpr std::array<std::string_view, 12> verbs{"pick",   "deploy", "move",  "discard", "back", "keep",
                                                 "commit", "target", "build", "upgrade", "pass", "save"};
constexpr std::array<std::string_view, namedSpotCount> spotWords{"F1", "F2", "F3", "B1", "B2", "B3", "F4"};
constexpr std::string_view drop = " drop ";

/// Removes the last word and the space before it, and returns the word.
std::string_view takeLastWord(std::string_view& text) {
    const std::size_t space = text.rfind(' ');
    const std::string_view word = text.substr(space == std::string_view::npos ? 0 : space + 1);
    text = text.substr(0, space == std::string_view::npos ? 0 : space);
    return word;
}

bool readSpot(std::string_view word, std::uint8_t& spot) {
    const auto place = kit::placeOf(spotWords, word);
    spot = kit::cardNumber(place.value_or(0));
    return place.has_value();
}

bool readCard(std::string_view name, bool unit, std::uint8_t& face) {
    face = faceNamed(name);
    return unit ? isUnit(face) : isBuilding(face);
}

bool readPick(std::string_view text, Move& move) {
    const std::size_t at = text.find(drop);
    if (at == std::string_view::npos)
        return readCard(text, true, move.card);
    return readCard(text.substr(0, at), true, move.card) &&
           readCard(text.substr(at + drop.size()), true, move.other);
}

bool readOperands(std::string_view text, Move& move) {
    switch (move.kind) {
    case Kind::Pick:
        return readPick(text, move);
    case Kind::Deploy:
        return readSpot(takeLastWord(text), move.spot) && readCard(text, true, move.card);
    case Kind::Move:
        return readSpot(takeLastWord(text), move.to) && readSpot(text, move.spot);
    case Kind::Discard:
    case Kind::Back:
    case Kind::Target:
    case Kind::Save:
        return readSpot(text, move.spot);
    case Kind::Keep:
        return readCard(text, true, move.card);
    case Kind::Build: {
        const std::string_view level = takeLastWord(text);
        if (level.size() != 1 || level[0] < '0' || level[0] > '9')
            return false;
        move.other = static_cast<std::uint8_t>(level[0] - '0');
        return readCard(text, false, move.card);
    }
    case Kind::Upgrade:
        return readCard(text, false, move.card);
    case Kind::Commit:
    case Kind::Pass:
        break;
    }
    return text.empty();
}

} // namespace

std::string Files::moveText(const Move& move) {
    const auto spot = [](int number) { return ' ' + std::string(kit::at(spotWords, number)); };
    const auto card = [](int face) { return ' ' + std::string(nameOf(face)); };
    std::string verb(kit::at(verbs, move.kind));
    switch (move.kind) {
    case Kind::Pick:
        return verb + card(move.card) + (move.other == 0 ? "" : " drop" + card(move.other));
    case Kind::Deploy:
        return verb + card(move.card) + spot(move.spot);
    case Kind::Move:
        return verb + spot(move.spot) + spot(move.to);
    case Kind::Discard:
    case Kind::Back:
    case Kind::Target:
    case Kind::Save:
        return verb + spot(move.spot);
    case Kind::Keep:
    case Kind::Upgrade:
        return verb + card(move.card);
    case Kind::Build:
        return verb + card(move.card) + ' ' + std::to_string(move.other);
    case Kind::Commit:
    case Kind::Pass:
        break;
    }
    return verb;
}

std::optional<Move> Files::parseMove(std::string_view text) {
    const std::string_view word = text.substr(0, text.find(' '));
    const auto kind = kit::valueNamed<Kind>(verbs, word);
    if (!kind)
        return std::nullopt;
    Move move{.kind = *kind};
    return readOperands(text.substr(std::min(text.size(), word.size() + 1)), move) ? std::optional(move)
                                                                                   : std::nullopt;
}

} // namespace taletop::papertales
