// SPDX-License-Identifier: MIT
// The cards of Tail Story by face, and their printed data. The rules branch on kinds, types and effects,
// never on a name.
#pragma once

#include "core/kit/at.h"
#include "core/kit/card.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace taletop::tailstory {

// ---- data on cards

enum class Type : std::uint8_t { Canine, Feline, Rodent }; ///< TS-4
inline constexpr int typeCount = 3;

enum class Kind : std::uint8_t { Drawing, Stealing, Stopping, Recycling, Acting }; ///< TS-3
inline constexpr int kindCount = 5;

/// One effect of a card, an ability or an action. `least` and `most` are the bounds of the number that the
/// player chooses (TS-14). If they are equal, no number is needed.
struct Effect {
    enum class Kind : std::uint8_t {
        Draw,         ///< draws from one's own deck (TS-13)
        ActingDraw,   ///< the same, but an option sets `most` (TS-69, TS-126)
        Steal,        ///< takes random cards from the target's hand (TS-59)
        Bury,         ///< gives own discards to the player whose card was stolen (TS-62)
        Stop,         ///< stops the answered item (TS-64); part of a response, never of an action
        Bribe,        ///< lets the owner of the stopped item draw (TS-52)
        Recycle,      ///< takes discards back, except Stopping and Recycling cards (TS-65)
        Special,      ///< lets others of the same type draw (TS-71)
        Discard,      ///< discards cards from one's own hand (TS-73)
        RandomLoss,   ///< makes each chosen player discard a random card (TS-78)
        NoStopping,   ///< forbids stopping for the rest of this turn (TS-80)
        PutBack,      ///< puts a hand card into one's own deck and shuffles it (TS-82)
        UseDiscarded, ///< uses the effects of a card in one's own discard pile (TS-84)
        KeepDug,      ///< takes a card dug this turn from one's own discard pile (TS-87)
        OnePoint,     ///< lets the target's next turn begin with one action point (TS-89)
        Swap,         ///< swaps own discards for as many of the target's (TS-91)
    };
    Kind kind;
    std::uint8_t least = 1;
    std::uint8_t most = 1;
};

/// A design of Event card (TS-5). The flavour text and colours are only decoration (TS-6).
struct Design {
    Kind kind;
    Type type;
    const char* name;
    const char* flavour;
};

/// The common properties of all cards of a kind (TS-3).
struct KindInfo {
    const char* name;
    const char* effectText;
    std::uint8_t cost; ///< action points
    bool stoppable;    ///< TS-37, TS-70
    bool needsType;    ///< needs the character's type in Altered form (TS-67)
    std::uint8_t effectCount;
    std::array<Effect, 2> effectList;

    [[nodiscard]] constexpr std::span<const Effect> effects() const {
        return {effectList.data(), effectCount};
    }
};

/// A character (TS-8), whose type determines the bonus.
struct Character {
    const char* id;
    Type type;
    const char* normalName;
    const char* alteredName;
    const char* abilityText;
    std::uint8_t perGame; ///< uses of the ability, 0: no limit (TS-76)
    std::uint8_t effectCount;
    std::array<Effect, 2> effectList;

    [[nodiscard]] constexpr std::span<const Effect> effects() const {
        return {effectList.data(), effectCount};
    }
};

/// The bonus of a type (TS-94).
struct Bonus {
    enum class Kind : std::uint8_t { Draw, Mess, Dig };
    Kind kind;
    std::uint8_t perTurn; ///< TS-96
    const char* text;
};

// ---- faces (kit::Card::face)

inline constexpr int designCount = 15;
inline constexpr int mostCopies = 8;                               ///< the most copies of a design (TS-130)
inline constexpr int eventFaces = designCount * mostCopies;        ///< faces 1 to 120: a face for each copy
inline constexpr int characterCount = 6;                           ///< TS-8
inline constexpr int firstCharacter = eventFaces + 1;              ///< 121 to 126
inline constexpr int firstQueue = firstCharacter + characterCount; ///< 127 to 130: 1ST to 4TH (TS-10)
inline constexpr int queueCount = 4;
inline constexpr int firstToken = firstQueue + queueCount;        ///< 131 to 148: tokens of the chain
inline constexpr int drawDiscardToken = firstToken + designCount; ///< action B
inline constexpr int abilityToken = drawDiscardToken + 1;         ///< action C
inline constexpr int swapToken = abilityToken + 1;                ///< action D
inline constexpr int faceCount = swapToken + 1;

/// Returns the face of a copy. Designs are 0 to 14 for E01 to E15, and copies are 0 to 7 for #1 to #8.
[[nodiscard]] constexpr std::uint8_t eventFace(int design, int copy) {
    return kit::cardNumber(1 + design * mostCopies + copy);
}
[[nodiscard]] constexpr bool isEvent(int face) { return face >= 1 && face <= eventFaces; }
[[nodiscard]] constexpr int designOf(int face) { return (face - 1) / mostCopies; }
[[nodiscard]] constexpr int copyOf(int face) { return (face - 1) % mostCopies; }
[[nodiscard]] constexpr bool isCharacter(int face) {
    return face >= firstCharacter && face < firstCharacter + characterCount;
}
[[nodiscard]] constexpr bool isToken(int face) { return face >= firstToken && face < faceCount; }
/// The token of an Event card by its design.
[[nodiscard]] constexpr std::uint8_t tokenOf(int design) { return kit::cardNumber(firstToken + design); }

// ---- the tables

extern const std::array<Design, designCount> designs;
extern const std::array<KindInfo, kindCount> kinds;
extern const std::array<Character, characterCount> characters;
extern const std::array<Bonus, typeCount> bonuses;
extern const std::array<const char*, typeCount> sounds; ///< sounds of the Acting cards, by type (TS-5)
extern const Effect drawDiscardEffects[2];              ///< action B (TS-73)
extern const Effect swapEffects[1];                     ///< action D (TS-91)

inline constexpr std::array<const char*, typeCount> typeIds{"canine", "feline", "rodent"};

/// The kinds of Event cards by face, so that kindOf needs no division.
inline constexpr auto kindOfFace = [] {
    std::array<Kind, eventFaces + 1> all{};
    for (int face = 1; face <= eventFaces; ++face)
        kit::at(all, face) = static_cast<Kind>(designOf(face) / typeCount);
    return all;
}();
[[nodiscard]] constexpr Kind kindOf(int face) {
    assert(isEvent(face));
    return kit::at(kindOfFace, face);
}
[[nodiscard]] constexpr Type typeOf(int face) { return static_cast<Type>(designOf(face) % typeCount); }
[[nodiscard]] inline const KindInfo& kindInfo(Kind kind) { return kit::at(kinds, kind); }
[[nodiscard]] inline const Character& characterOf(int face) {
    assert(isCharacter(face));
    return kit::at(characters, face - firstCharacter);
}
[[nodiscard]] inline const Bonus& bonusOf(Type type) { return kit::at(bonuses, type); }

/// Converts between a face and its id: "E07#2", "jack"; a token is "E07", "B", "C" or "D". faceWithId returns
/// nullopt for any other text.
[[nodiscard]] std::string idOf(int face);
[[nodiscard]] std::optional<std::uint8_t> faceWithId(std::string_view id);

/// English names by face, marked for translation; [0] is "". Copies have their design's name, and characters
/// have the name of their Normal form.
[[nodiscard]] std::span<const char* const> names();
[[nodiscard]] inline const char* nameOf(int face) { return kit::at(names(), face); }

} // namespace taletop::tailstory
