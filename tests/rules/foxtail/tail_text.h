// SPDX-License-Identifier: MIT
// Reads and writes tails in the ledger's notation, such as "1112 2111" with the links "A".
#pragma once

#include "core/games/foxtail/rules/best_brush.h"
#include "core/kit/rng.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace taletop::foxtail {

/// The link for a letter from A to D.
inline Link linkFromLetter(char letter) { return static_cast<Link>(letter - 'A' + 1); }

/// Sets the links of a tail from letters, starting with the second bit.
inline void setLinks(Tail& tail, std::string_view letters) {
    for (std::size_t i = 0; i < letters.size(); ++i)
        tail[i + 1].link = linkFromLetter(letters[i]);
}

/// A tail from its bits and optional links.
inline Tail tailFrom(std::string_view bits, std::string_view letters = {}) {
    Tail tail;
    for (std::size_t at = 0; at + 4 <= bits.size(); at += 5) {
        TailBit bit;
        for (std::size_t kind = 0; kind < bit.charms.size(); ++kind)
            bit.charms[kind] = static_cast<std::uint8_t>(bits[at + kind] - '0');
        tail.push_back(bit);
    }
    setLinks(tail, letters);
    return tail;
}

/// A tail of random bits, all links None.
inline Tail randomTail(std::size_t bits, kit::Rng& rng) {
    Tail tail;
    for (std::size_t i = 0; i < bits; ++i) {
        TailBit bit;
        for (std::uint8_t& charm : bit.charms)
            charm = static_cast<std::uint8_t>(1 + rng.below(3));
        tail.push_back(bit);
    }
    return tail;
}

/// The letters of links, such as "ABCA".
inline std::string letters(const LinkList& links) {
    std::string text;
    for (const Link link : links)
        text += static_cast<char>('A' + static_cast<int>(joinedKind(link)));
    return text;
}

/// The links with this number in alphabetical order, as letters. Two binary digits stand for each link.
inline std::string lettersOf(std::size_t number, std::size_t count) {
    std::string text(count, 'A');
    for (std::size_t i = 0; i < count; ++i)
        text[i] = static_cast<char>('A' + (number >> (2 * (count - 1 - i)) & 3U));
    return text;
}

} // namespace taletop::foxtail
