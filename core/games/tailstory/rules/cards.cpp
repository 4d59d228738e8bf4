// SPDX-License-Identifier: MIT
#include "core/games/tailstory/rules/cards.h"

#include "core/kit/at.h"
#include "core/kit/text.h"

#include <algorithm>

namespace taletop::tailstory {

// TS-5: kind and type determine the design. Names and flavour texts do not affect the rules.
constinit const std::array<Design, designCount> designs{{
    {Kind::Drawing, Type::Canine, TALETOP_TEXT("tailstory", "Bones Drawing"),
     TALETOP_TEXT("tailstory", "A sketchy snack, drawn from memory.")},
    {Kind::Drawing, Type::Feline, TALETOP_TEXT("tailstory", "Tuna Drawing"),
     TALETOP_TEXT("tailstory", "Fine art, best served chilled.")},
    {Kind::Drawing, Type::Rodent, TALETOP_TEXT("tailstory", "Acorn Drawing"),
     TALETOP_TEXT("tailstory", "Small nut, big picture.")},
    {Kind::Stealing, Type::Canine, TALETOP_TEXT("tailstory", "Golden Rethiever"),
     TALETOP_TEXT("tailstory", "Brings everything back. To his own basket.")},
    {Kind::Stealing, Type::Feline, TALETOP_TEXT("tailstory", "Cat Burglar"),
     TALETOP_TEXT("tailstory", "Nothing was heard. Nothing was left.")},
    {Kind::Stealing, Type::Rodent, TALETOP_TEXT("tailstory", "Cheeky Pockets"),
     TALETOP_TEXT("tailstory", "It was in my cheeks the whole time.")},
    {Kind::Stopping, Type::Canine, TALETOP_TEXT("tailstory", "Pug You Beach!"),
     TALETOP_TEXT("tailstory", "This shore is taken. So is your turn.")},
    {Kind::Stopping, Type::Feline, TALETOP_TEXT("tailstory", "Cat Got Your Turn!"),
     TALETOP_TEXT("tailstory", "You were saying? No, you were not.")},
    {Kind::Stopping, Type::Rodent, TALETOP_TEXT("tailstory", "No Nuts For You!"),
     TALETOP_TEXT("tailstory", "The pantry is closed. Until lunch.")},
    {Kind::Recycling, Type::Canine, TALETOP_TEXT("tailstory", "Bone Again"),
     TALETOP_TEXT("tailstory", "Buried twice, loved three times.")},
    {Kind::Recycling, Type::Feline, TALETOP_TEXT("tailstory", "Re-Purr-Posed"),
     TALETOP_TEXT("tailstory", "One cat’s trash is the same cat’s treasure.")},
    {Kind::Recycling, Type::Rodent, TALETOP_TEXT("tailstory", "Wheel Be Back"),
     TALETOP_TEXT("tailstory", "Round it goes, and round it comes.")},
    {Kind::Acting, Type::Canine, TALETOP_TEXT("tailstory", "Howlywood Debut"),
     TALETOP_TEXT("tailstory", "Lights, camera, awoo!")},
    {Kind::Acting, Type::Feline, TALETOP_TEXT("tailstory", "Purr-forming Arts"),
     TALETOP_TEXT("tailstory", "A one-cat show with a full house of one.")},
    {Kind::Acting, Type::Rodent, TALETOP_TEXT("tailstory", "Squeak Preview"),
     TALETOP_TEXT("tailstory", "Coming soon to a hole in the wall near you.")},
}};

// The kinds of Event cards, by Kind (TS-3, TS-5).
constinit const std::array<KindInfo, kindCount> kinds{{
    {.name = TALETOP_TEXT("tailstory", "Drawing"),
     .effectText = TALETOP_TEXT("tailstory", "Draw 1–2"),
     .cost = 1,
     .stoppable = true,
     .needsType = false,
     .effectCount = 1,
     .effectList = {{{Effect::Kind::Draw, 1, 2}}}},
    {.name = TALETOP_TEXT("tailstory", "Stealing"),
     .effectText = TALETOP_TEXT("tailstory", "Steal 1–2, then bury 0–2"),
     .cost = 1,
     .stoppable = true,
     .needsType = false,
     .effectCount = 2,
     .effectList = {{{Effect::Kind::Steal, 1, 2}, {Effect::Kind::Bury, 0, 2}}}},
    {.name = TALETOP_TEXT("tailstory", "Stopping"),
     .effectText = TALETOP_TEXT("tailstory", "Stop, then bribe 1"),
     .cost = 0,
     .stoppable = true,
     .needsType = false,
     .effectCount = 2,
     .effectList = {{{Effect::Kind::Stop, 1, 1}, {Effect::Kind::Bribe, 1, 1}}}},
    {.name = TALETOP_TEXT("tailstory", "Recycling"),
     .effectText = TALETOP_TEXT("tailstory", "Recycle 1–2, no Stopping or Recycling cards"),
     .cost = 1,
     .stoppable = true,
     .needsType = false,
     .effectCount = 1,
     .effectList = {{{Effect::Kind::Recycle, 1, 2}}}},
    {.name = TALETOP_TEXT("tailstory", "Acting"),
     .effectText = TALETOP_TEXT("tailstory", "Altered: draw 1–5, others of your type 0–2"),
     .cost = 2,
     .stoppable = false,
     .needsType = true,
     .effectCount = 2,
     .effectList = {{{Effect::Kind::ActingDraw, 1, 5}, {Effect::Kind::Special, 0, 2}}}},
}};

// TS-8, TS-9: a new character needs a row here, and a case in effects.cpp for its ability.
constinit const std::array<Character, characterCount> characters{{
    {.id = "jack",
     .type = Type::Canine,
     .normalName = TALETOP_TEXT("tailstory", "Jack, the Beagle"),
     .alteredName = TALETOP_TEXT("tailstory", "Jack, the Hunter"),
     .abilityText = TALETOP_TEXT("tailstory", "Up to 3 others discard a random card (once a turn)"),
     .perGame = 0,
     .effectCount = 1,
     .effectList = {{{Effect::Kind::RandomLoss, 1, 3}}}},
    {.id = "alan",
     .type = Type::Canine,
     .normalName = TALETOP_TEXT("tailstory", "Alan, the Greyhound"),
     .alteredName = TALETOP_TEXT("tailstory", "Alan, the Sprinter"),
     .abilityText = TALETOP_TEXT("tailstory", "Nobody can stop anything this turn (twice a game)"),
     .perGame = 2,
     .effectCount = 1,
     .effectList = {{{Effect::Kind::NoStopping}}}},
    {.id = "padthai",
     .type = Type::Feline,
     .normalName = TALETOP_TEXT("tailstory", "Padthai, the Siamese"),
     .alteredName = TALETOP_TEXT("tailstory", "Padthai, the Chef"),
     .abilityText =
         TALETOP_TEXT("tailstory", "Draw 1–3, then shuffle a card from hand into your deck (twice a game)"),
     .perGame = 2,
     .effectCount = 2,
     .effectList = {{{Effect::Kind::Draw, 1, 3}, {Effect::Kind::PutBack}}}},
    {.id = "khalid",
     .type = Type::Feline,
     .normalName = TALETOP_TEXT("tailstory", "Khalid, the Sphynx"),
     .alteredName = TALETOP_TEXT("tailstory", "Khalid, the Pharaoh Cat"),
     .abilityText = TALETOP_TEXT("tailstory", "Use one of your discards for free (twice a game)"),
     .perGame = 2,
     .effectCount = 1,
     .effectList = {{{Effect::Kind::UseDiscarded}}}},
    {.id = "ham_cheese",
     .type = Type::Rodent,
     .normalName = TALETOP_TEXT("tailstory", "Ham & Cheese, the Hamsters"),
     .alteredName = TALETOP_TEXT("tailstory", "Ham & Cheese, the Adventurers"),
     .abilityText = TALETOP_TEXT("tailstory", "Take a card you dug this turn (once a turn)"),
     .perGame = 0,
     .effectCount = 1,
     .effectList = {{{Effect::Kind::KeepDug}}}},
    {.id = "rocky",
     .type = Type::Rodent,
     .normalName = TALETOP_TEXT("tailstory", "Rocky, the Chinchilla"),
     .alteredName = TALETOP_TEXT("tailstory", "Rocky, the Chinzilla"),
     .abilityText =
         TALETOP_TEXT("tailstory", "Another player gets only 1 action point next turn (twice a game)"),
     .perGame = 2,
     .effectCount = 1,
     .effectList = {{{Effect::Kind::OnePoint}}}},
}};

// The bonuses, by Type (TS-96).
constinit const std::array<Bonus, typeCount> bonuses{{
    {Bonus::Kind::Draw, 1, TALETOP_TEXT("tailstory", "Bonus: draw 1, once a turn")},
    {Bonus::Kind::Mess, 1, TALETOP_TEXT("tailstory", "Bonus: mess 1, once a turn")},
    {Bonus::Kind::Dig, 2, TALETOP_TEXT("tailstory", "Bonus: dig 1, twice a turn")},
}};

// TS-68: the sounds of Acting cards. The table shows and plays them, but never checks them.
constinit const std::array<const char*, typeCount> sounds{
    TALETOP_TEXT("tailstory", "Woof, woof, awooo!"), TALETOP_TEXT("tailstory", "Mrrow, miaow!"),
    TALETOP_TEXT("tailstory", "Squeak, squeak, chk-chk!")};

constinit const Effect drawDiscardEffects[2]{{Effect::Kind::Draw, 1, 1}, {Effect::Kind::Discard, 1, 1}};
constinit const Effect swapEffects[1]{{Effect::Kind::Swap, 1, 2}};

namespace {

constexpr std::array<const char*, 3> actionIds{"B", "C", "D"};

/// The id of a design, such as "E07".
std::string designId(int design) {
    std::string id = "E00";
    id[1] = static_cast<char>('0' + (design + 1) / 10);
    id[2] = static_cast<char>('0' + (design + 1) % 10);
    return id;
}

std::array<const char*, faceCount> makeNames() {
    std::array<const char*, faceCount> all{};
    const auto at = [&](int face) -> const char*& { return kit::at(all, face); };
    at(0) = "";
    for (int design = 0; design < designCount; ++design) {
        for (int copy = 0; copy < mostCopies; ++copy)
            at(eventFace(design, copy)) = kit::at(designs, design).name;
        at(tokenOf(design)) = kit::at(designs, design).name;
    }
    for (int i = 0; i < characterCount; ++i)
        at(firstCharacter + i) = kit::at(characters, i).normalName;
    at(firstQueue) = TALETOP_TEXT("tailstory", "1ST");
    at(firstQueue + 1) = TALETOP_TEXT("tailstory", "2ND");
    at(firstQueue + 2) = TALETOP_TEXT("tailstory", "3RD");
    at(firstQueue + 3) = TALETOP_TEXT("tailstory", "4TH");
    at(drawDiscardToken) = TALETOP_TEXT("tailstory", "Draw 1, discard 1");
    at(abilityToken) = TALETOP_TEXT("tailstory", "Altered ability");
    at(swapToken) = TALETOP_TEXT("tailstory", "Discard swap");
    return all;
}

} // namespace

std::span<const char* const> names() {
    static const std::array<const char*, faceCount> all = makeNames();
    return all;
}

std::string idOf(int face) {
    if (isEvent(face)) {
        std::string id = designId(designOf(face));
        id += '#';
        id += static_cast<char>('1' + copyOf(face));
        return id;
    }
    if (isCharacter(face))
        return characterOf(face).id;
    if (face >= drawDiscardToken && face < faceCount)
        return kit::at(actionIds, face - drawDiscardToken);
    return isToken(face) ? designId(face - firstToken) : "";
}

std::optional<std::uint8_t> faceWithId(std::string_view id) {
    for (int face = firstCharacter; face < firstCharacter + characterCount; ++face)
        if (id == characterOf(face).id)
            return kit::cardNumber(face);
    if (id.size() != 5 || id[0] != 'E' || id[3] != '#')
        return std::nullopt;
    const auto digit = [&](std::size_t i) { return id[i] >= '0' && id[i] <= '9' ? id[i] - '0' : 99; };
    const int design = digit(1) * 10 + digit(2) - 1;
    const int copy = digit(4) - 1;
    if (design < 0 || design >= designCount || copy < 0 || copy >= mostCopies)
        return std::nullopt;
    return eventFace(design, copy);
}

} // namespace taletop::tailstory
