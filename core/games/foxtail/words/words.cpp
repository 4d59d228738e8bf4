// SPDX-License-Identifier: MIT
// The names of faces, links, bits and tokens.
#include "core/games/foxtail/words/phrases.h"

#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/words/words.h"
#include "core/kit/at.h"

#include <array>
#include <cassert>

namespace taletop::foxtail {

namespace {

constexpr std::array<const char*, faceCount> names{
    "",
    TALETOP_TEXT("foxtail", "bit 1112"),
    TALETOP_TEXT("foxtail", "bit 1121"),
    TALETOP_TEXT("foxtail", "bit 1123"),
    TALETOP_TEXT("foxtail", "bit 1132"),
    TALETOP_TEXT("foxtail", "bit 1211"),
    TALETOP_TEXT("foxtail", "bit 1213"),
    TALETOP_TEXT("foxtail", "bit 1222"),
    TALETOP_TEXT("foxtail", "bit 1231"),
    TALETOP_TEXT("foxtail", "bit 1233"),
    TALETOP_TEXT("foxtail", "bit 1312"),
    TALETOP_TEXT("foxtail", "bit 1321"),
    TALETOP_TEXT("foxtail", "bit 1323"),
    TALETOP_TEXT("foxtail", "bit 1332"),
    TALETOP_TEXT("foxtail", "bit 2111"),
    TALETOP_TEXT("foxtail", "bit 2113"),
    TALETOP_TEXT("foxtail", "bit 2122"),
    TALETOP_TEXT("foxtail", "bit 2131"),
    TALETOP_TEXT("foxtail", "bit 2133"),
    TALETOP_TEXT("foxtail", "bit 2212"),
    TALETOP_TEXT("foxtail", "bit 2221"),
    TALETOP_TEXT("foxtail", "bit 2223"),
    TALETOP_TEXT("foxtail", "bit 2232"),
    TALETOP_TEXT("foxtail", "bit 2311"),
    TALETOP_TEXT("foxtail", "bit 2313"),
    TALETOP_TEXT("foxtail", "bit 2322"),
    TALETOP_TEXT("foxtail", "bit 2331"),
    TALETOP_TEXT("foxtail", "bit 2333"),
    TALETOP_TEXT("foxtail", "bit 3112"),
    TALETOP_TEXT("foxtail", "bit 3121"),
    TALETOP_TEXT("foxtail", "bit 3123"),
    TALETOP_TEXT("foxtail", "bit 3132"),
    TALETOP_TEXT("foxtail", "bit 3211"),
    TALETOP_TEXT("foxtail", "bit 3213"),
    TALETOP_TEXT("foxtail", "bit 3222"),
    TALETOP_TEXT("foxtail", "bit 3231"),
    TALETOP_TEXT("foxtail", "bit 3233"),
    TALETOP_TEXT("foxtail", "bit 3312"),
    TALETOP_TEXT("foxtail", "bit 3321"),
    TALETOP_TEXT("foxtail", "bit 3323"),
    TALETOP_TEXT("foxtail", "bit 3332"),
    TALETOP_TEXT("foxtail", "tail tip"),
    TALETOP_TEXT("foxtail", "tail tip"),
    TALETOP_TEXT("foxtail", "tail tip"),
    TALETOP_TEXT("foxtail", "tail tip"),
    TALETOP_TEXT("foxtail", "draw"),
    TALETOP_TEXT("foxtail", "brush"),
    TALETOP_TEXT("foxtail", "over, tops together"),
    TALETOP_TEXT("foxtail", "under, tops together"),
    TALETOP_TEXT("foxtail", "over, bottoms together"),
    TALETOP_TEXT("foxtail", "under, bottoms together"),
    TALETOP_TEXT("foxtail", "a point for seat 1"),
    TALETOP_TEXT("foxtail", "a point for seat 2"),
    TALETOP_TEXT("foxtail", "a point for seat 3"),
    TALETOP_TEXT("foxtail", "a point for seat 4"),
};

/// Words for the two numbers in a bit's upper or lower corners, left and right.
const char* pairWords(std::uint8_t left, std::uint8_t right) {
    static constexpr std::array<const char*, 9> words{
        TALETOP_TEXT("foxtail", "1 and 1"), TALETOP_TEXT("foxtail", "1 and 2"),
        TALETOP_TEXT("foxtail", "1 and 3"), TALETOP_TEXT("foxtail", "2 and 1"),
        TALETOP_TEXT("foxtail", "2 and 2"), TALETOP_TEXT("foxtail", "2 and 3"),
        TALETOP_TEXT("foxtail", "3 and 1"), TALETOP_TEXT("foxtail", "3 and 2"),
        TALETOP_TEXT("foxtail", "3 and 3"),
    };
    return kit::at(words, (left - 1) * 3 + right - 1);
}

} // namespace

std::span<const char* const> faceNames() { return names; }

kit::Text withCharms(kit::Text text, const Charms& charms) {
    return text.word(pairWords(charms[0], charms[1])).word(pairWords(charms[2], charms[3]));
}

const char* linkLabel(Link link) {
    static constexpr std::array<const char*, 4> labels{
        TALETOP_TEXT("foxtail", "Over, tops together"),
        TALETOP_TEXT("foxtail", "Under, tops together"),
        TALETOP_TEXT("foxtail", "Over, bottoms together"),
        TALETOP_TEXT("foxtail", "Under, bottoms together"),
    };
    assert(link != Link::None);
    return kit::at(labels, joinedKind(link));
}

const char* linkWords(Link link) {
    assert(link != Link::None);
    return names[firstLinkToken + static_cast<std::size_t>(joinedKind(link))];
}

kit::Text bitName(const TailBit& bit, std::size_t place, std::size_t bits) {
    static constexpr std::array<const char*, 5> sources{
        TALETOP_TEXT("foxtail", "Bit %1 of %2: top %3, bottom %4."),
        TALETOP_TEXT("foxtail", "Bit %1 of %2, over, tops together: top %3, bottom %4."),
        TALETOP_TEXT("foxtail", "Bit %1 of %2, under, tops together: top %3, bottom %4."),
        TALETOP_TEXT("foxtail", "Bit %1 of %2, over, bottoms together: top %3, bottom %4."),
        TALETOP_TEXT("foxtail", "Bit %1 of %2, under, bottoms together: top %3, bottom %4."),
    };
    kit::Text text = sentence(kit::at(sources, bit.link));
    text.number(static_cast<int>(place + 1)).number(static_cast<int>(bits));
    return withCharms(text, bit.charms);
}

kit::Text newBitName(const Charms& charms) {
    return withCharms(sentence(TALETOP_TEXT("foxtail", "New bit: top %1, bottom %2.")), charms);
}

kit::Text tipName(std::size_t bits) {
    return sentence(TALETOP_PLURAL("foxtail", "Tail tip after %n bit(s).")).plural(static_cast<int>(bits));
}

kit::Text tokenName(kit::Card token) {
    if (token.face >= firstVoteToken && token.face < faceCount)
        return sentence(TALETOP_TEXT("foxtail", "A point for %1."))
            .seat(static_cast<kit::Seat>(token.face - firstVoteToken));
    if (token.face >= drawToken && token.face < firstVoteToken)
        return sentence(TALETOP_TEXT("foxtail", "Chosen: %1.")).word(names[token.face]);
    return sentence(TALETOP_TEXT("foxtail", "A sealed choice."));
}

kit::Text effectText(const LinkEffect& effect, Link link) {
    kit::Text text;
    if (effect.takesJoinBefore)
        text = sentence(TALETOP_TEXT("foxtail", "%1 joins %2 to %3, but breaks the previous join."));
    else if (effect.meets == LinkEffect::Meets::Nothing)
        text = sentence(TALETOP_TEXT("foxtail", "%1 joins %2 to %3, but makes no set."));
    else if (effect.meets == LinkEffect::Meets::Match)
        text = sentence(TALETOP_PLURAL("foxtail", "%1 joins %2 to %3 for a match and %n more tail point(s)."))
                   .plural(effect.gain());
    else
        text = sentence(TALETOP_PLURAL("foxtail", "%1 joins %2 to %3 for a chain and %n more tail point(s)."))
                   .plural(effect.gain());
    return text.word(linkLabel(link)).number(effect.first).number(effect.second);
}

kit::Text setTag(const CharmSet& set, const Tail& tail) {
    static constexpr std::array matches{TALETOP_TEXT("foxtail", "match %1-%2 +%3"),
                                        TALETOP_TEXT("foxtail", "match %1-%2-%3 +%4"),
                                        TALETOP_TEXT("foxtail", "match %1-%2-%3-%4 +%5"),
                                        TALETOP_TEXT("foxtail", "match %1-%2-%3-%4-%5 +%6")};
    static constexpr std::array chains{TALETOP_TEXT("foxtail", "chain %1-%2 +%3"),
                                       TALETOP_TEXT("foxtail", "chain %1-%2-%3 +%4"),
                                       TALETOP_TEXT("foxtail", "chain %1-%2-%3-%4 +%5"),
                                       TALETOP_TEXT("foxtail", "chain %1-%2-%3-%4-%5 +%6")};
    const bool match = set.sort == CharmSet::Sort::Match;
    const auto length = static_cast<std::size_t>(set.length);
    if (length - 2 >= matches.size()) // too many charms for a row of numbers; they are highlighted anyway
        return sentence(match ? TALETOP_PLURAL("foxtail", "match of %n charm(s) +%1")
                              : TALETOP_PLURAL("foxtail", "chain of %n charm(s) +%1"))
            .plural(set.length)
            .number(set.length);
    kit::Text text = sentence((match ? matches : chains)[length - 2]);
    for (std::size_t place = set.first; place < set.first + length; ++place)
        text.number(kit::at(tail[place].charms, set.kind));
    return text.number(set.length);
}

kit::Text tipsText(const State& view) {
    if (const int bits = certainBits(view); bits > 0)
        return sentence(TALETOP_PLURAL("foxtail", "There’s no tip among the next %n card(s).")).plural(bits);
    return sentence(TALETOP_PLURAL("foxtail", "Tips among the %n card(s) left: %1."))
        .plural(static_cast<int>(view.size(deckZone)))
        .number(tipsLeft(view));
}

} // namespace taletop::foxtail
