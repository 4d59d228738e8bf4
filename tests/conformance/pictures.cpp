// SPDX-License-Identifier: MIT
#include "tests/conformance/checks.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace taletop::conformance {

using namespace contract;

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// Returns the folder of the game's pictures. The template game's pictures are in tests/conformance/pictures.
fs::path picturesOf(const Game& game) {
    const fs::path shipped = fs::path(TALETOP_RESOURCES) / "games" / game.info().id;
    return fs::exists(shipped) ? shipped : fs::path(TALETOP_TEST_PICTURES) / game.info().id;
}

/// Returns the themes whose words replace placeholders in file names, or a single empty theme if the game has
/// none.
json themesOf(const fs::path& folder) {
    std::ifstream file(folder / "themes.json");
    return file ? json::parse(file).at("themes") : json::array({json::object()});
}

/// Fills in the placeholders of a file name such as "{theme}/{a}.svg" with the theme's words. {theme} is the
/// theme's id.
std::string themed(std::string name, const json& theme) {
    for (const auto& [key, word] : theme.items()) {
        const std::string place = '{' + (key == "id" ? "theme" : key) + '}';
        if (const auto at = name.find(place); word.is_string() && at != std::string::npos)
            name.replace(at, place.size(), word.get<std::string>());
    }
    return name;
}

std::vector<std::string> picturesOn(const Game& game, int face) {
    std::vector<std::string> names;
    for (const scene::ArtLayer& layer : game.cardArt(face))
        names.push_back(layer.file);
    if (names.empty() || face == kit::unknownFace)
        return names;
    const scene::CardFacts facts = game.cardFacts(face);
    names.insert(names.end(), facts.pictures.begin(), facts.pictures.end());
    for (const scene::CardFacts::Line& line : facts.lines)
        if (*line.icon != '\0')
            names.push_back(std::string("icons/") + line.icon + ".svg");
    return names;
}

} // namespace

/// Runs once per game, because pictures do not change.
std::string picturesAreThere(const Moment& moment) {
    if (moment.at != 0)
        return {};
    const Game& game = moment.game();
    const fs::path folder = picturesOf(game);
    const json themes = themesOf(folder);
    for (int face = 0; face < static_cast<int>(game.info().faceNames.size()); ++face)
        for (const std::string& name : picturesOn(game, face))
            for (const json& theme : themes)
                if (const std::string file = themed(name, theme); !fs::is_regular_file(folder / file))
                    return "face " + std::to_string(face) + " shows '" + file +
                           "', which is no file of the game";
    return {};
}

} // namespace taletop::conformance
