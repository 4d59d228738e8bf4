// SPDX-License-Identifier: MIT
// The pictures of the cards, layer by layer. In their file names, the app replaces {theme} and {a} to {d}
// with the names of a theme and its four charms, and {coat} with a coat (FT-9, FT-67;
// resources/games/foxtail/themes.json).
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/table/geometry.h"
#include "core/games/foxtail/table/table.h"

#include <array>
#include <string>

namespace taletop::foxtail {

namespace {

constexpr double gutter = 2;

constexpr std::array<const char*, kindCount> charmFiles{
    "{theme}/{a}.svg",
    "{theme}/{b}.svg",
    "{theme}/{c}.svg",
    "{theme}/{d}.svg",
};

scene::ArtLayer wholeCard(std::string file) {
    return {.file = std::move(file),
            .x = -gutter,
            .y = -gutter,
            .width = cardWidth + 2 * gutter,
            .height = cardHeight + 2 * gutter};
}

struct Offset {
    double x;
    double y;
};

/// Adds the symbols of one charm: one in the middle, two on a diagonal, three in a triangle (FT-6).
void addCharm(std::vector<scene::ArtLayer>& layers, std::size_t kind, int number) {
    static constexpr std::array<double, 3> sizes{12.5, 8.2, 7.4};
    static constexpr std::array<Offset, 6> offsets{{
        {0, 0}, // one
        {-2.8, -2.6},
        {2.8, 2.6}, // two
        {0, -4.2},
        {-3.65, 2.1},
        {3.65, 2.1}, // three
    }};
    static constexpr std::array<std::size_t, 3> firstOffsets{0, 1, 3};
    const double centreX = kind % 2 == 0 ? charmInset : cardWidth - charmInset;
    const double centreY = kind < 2 ? charmInset : cardHeight - charmInset;
    const auto which = static_cast<std::size_t>(number - 1);
    const double size = sizes[which];
    for (std::size_t symbol = 0; symbol <= which; ++symbol) {
        const Offset offset = offsets[firstOffsets[which] + symbol];
        layers.push_back({.file = charmFiles[kind],
                          .x = centreX + offset.x - size / 2,
                          .y = centreY + offset.y - size / 2,
                          .width = size,
                          .height = size});
    }
}

std::vector<scene::ArtLayer> bitArt(std::uint8_t face) {
    std::vector<scene::ArtLayer> layers{wholeCard("bit.svg"),
                                        wholeCard("{coat}/fur" + std::to_string(1 + face % 3) + ".svg")};
    const Charms& charms = charmsOf(face);
    for (std::size_t kind = 0; kind < charms.size(); ++kind)
        addCharm(layers, kind, charms[kind]);
    return layers;
}

} // namespace

scene::CardLook Shown::cardLook() { return {.width = cardWidth, .height = cardHeight, .gutter = gutter}; }

std::vector<scene::ArtLayer> Shown::cardArt(int face) {
    if (face == kit::unknownFace)
        return {wholeCard("back.svg")};
    const auto known = static_cast<std::uint8_t>(face);
    if (isTip(known))
        return {wholeCard("{coat}/tip.svg")};
    return isBit(known) ? bitArt(known) : std::vector<scene::ArtLayer>{};
}

} // namespace taletop::foxtail
