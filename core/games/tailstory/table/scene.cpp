// SPDX-License-Identifier: MIT
// Builds the scene: playmats, the chain, public numbers.
#include "core/games/tailstory/table/scene_parts.h"
#include "core/games/tailstory/table/table.h"

#include "core/games/tailstory/rules/turn.h"
#include "core/kit/at.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr double cardStep = 66; ///< distance from one card of a row to the next, in card units

/// The keys of the chain's items, beginning with the action. The number of Stopping cards limits the chain
/// (TS-41).
constexpr std::array itemKeys{"item1",  "item2",  "item3",  "item4",  "item5",  "item6",  "item7",
                              "item8",  "item9",  "item10", "item11", "item12", "item13", "item14",
                              "item15", "item16", "item17", "item18", "item19", "item20", "item21",
                              "item22", "item23", "item24", "item25"};
static_assert(itemKeys.size() == 1 + 3 * mostCopies);

constexpr std::array<const char*, kindCount> kindIcons{"drawing", "stealing", "stopping", "recycling",
                                                       "acting"};
constexpr std::array<const char*, 3> actionIcons{"drawing", "bonus", "swap"}; ///< B, C and D

kit::Text cardName(ZoneKind kind, kit::Card card) {
    if (card.face == kit::unknownFace)
        return sceneText(TALETOP_TEXT("tailstory", "A face-down card"));
    kit::Text name = sceneText(TALETOP_TEXT("tailstory", "%1"));
    if (kind == ZoneKind::Play && card.mark == stoppedMark)
        name = sceneText(TALETOP_TEXT("tailstory", "%1, stopped"));
    else if (kind == ZoneKind::Discard && (card.mark & dugMark) != 0)
        name = sceneText(TALETOP_TEXT("tailstory", "%1, dug this turn"));
    const bool altered = kind == ZoneKind::Character && card.mark == alteredMark;
    return name.word(altered ? characterOf(card.face).alteredName : nameOf(card.face));
}

kit::Text tokenName(kit::Card token) {
    const bool stopped = (token.mark & stackStopped) != 0;
    return (stopped ? sceneText(TALETOP_TEXT("tailstory", "%2’s %1, stopped"))
                    : sceneText(TALETOP_TEXT("tailstory", "%2’s %1")))
        .word(nameOf(token.face))
        .seat(kit::seatAt(token.mark & stackOwner));
}

/// The mark of a card in the scene. For chain items and discards, the mark has only the bits that the table
/// draws.
int markOf(kit::Zone zone, kit::Card card) {
    if (zone == chain)
        return (card.mark & stackStopped) != 0 ? stoppedMark : 0;
    return zones.kindOf(zone) == ZoneKind::Discard ? card.mark & pickedMark : card.mark;
}

std::vector<scene::Card> cardsOf(const State& view, kit::Zone zone) {
    const auto cards = view.cards(zone);
    std::vector<scene::Card> shown;
    for (std::size_t i = 0; i < cards.size(); ++i)
        shown.push_back(
            {.face = cards[i].face,
             .mark = markOf(zone, cards[i]),
             .pose = contract::poseAt(i, cardStep),
             .name = zone == chain ? tokenName(cards[i]) : cardName(zones.kindOf(zone), cards[i])});
    return shown;
}

void count(scene::Scene& scene, const char* key, kit::Seat seat, int value, const char* source) {
    scene.counters.push_back(
        {.key = key, .seat = seat, .value = value, .text = sceneText(source).number(value)});
}

void countPlural(scene::Scene& scene, const char* key, kit::Seat seat, int value, const char* source) {
    scene.counters.push_back(
        {.key = key, .seat = seat, .value = value, .text = sceneText(source).plural(value)});
}

/// TS-49: adds a counter for the outcome of each item if nobody else answers. 1 means that the item resolves.
void addItems(const State& view, scene::Scene& scene) {
    const auto items = view.cards(chain);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool stands = (items.size() - 1 - i) % 2 == 0;
        scene.counters.push_back(
            {.key = itemKeys[i],
             .seat = kit::seatAt(items[i].mark & stackOwner),
             .value = stands ? 1 : 0,
             .text = (stands ? sceneText(TALETOP_TEXT("tailstory", "%1 will resolve"))
                             : sceneText(TALETOP_TEXT("tailstory", "%1 will be stopped")))
                         .word(nameOf(items[i].face))});
    }
}

/// TS-26: the number of the current step of the turn, 1 to 5. The number is 0 in set-up, and while a move
/// outside the chain is carried out, because the step is uncertain then.
int turnStep(const State& view) {
    const Step step = view.step();
    if (step == Step::Resolve)
        return view.cards(chain).empty() ? 0 : 2;
    if (step < Step::Play || step == Step::Over)
        return 0;
    if (step < Step::Bonus)
        return 2;
    if (step < Step::Emergency)
        return 3;
    return step < Step::EndDiscard ? 4 : 5;
}

void addTurn(const State& view, scene::Scene& scene) {
    const kit::Seat owner = view.turnOwner();
    if (owner < 0)
        return;
    count(scene, "turn", kit::spectator, view.number(Number::Turn), TALETOP_TEXT("tailstory", "Turn %1"));
    scene.counters.push_back({.key = "turnOwner",
                              .seat = owner,
                              .value = owner,
                              .text = sceneText(TALETOP_TEXT("tailstory", "%1’s turn")).seat(owner)});
    countPlural(scene, "points", owner, view.number(Number::Points),
                TALETOP_PLURAL("tailstory", "%n action point(s)"));
    const int swaps = 1 - view.number(Number::SwapUsed, owner);
    count(scene, "swapLeft", owner, swaps,
          swaps == 0 ? TALETOP_TEXT("tailstory", "Swapped this turn")
                     : TALETOP_TEXT("tailstory", "Swap: 1 left"));
    count(scene, "turnStep", kit::spectator, turnStep(view), TALETOP_TEXT("tailstory", "Step %1 of 5"));
    if (view.number(Number::NoStopping) != 0)
        count(scene, "sprint", kit::spectator, 1,
              TALETOP_TEXT("tailstory", "Nobody can stop anything this turn"));
    addItems(view, scene);
}

/// Adds the ability’s remaining uses, in this turn and in the game (TS-76).
void addAbility(const State& view, kit::Seat seat, scene::Scene& scene) {
    const Character& character = characterAt(view, seat);
    const bool altered = isAltered(view, seat);
    count(scene, "altered", seat, altered ? 1 : 0,
          altered ? TALETOP_TEXT("tailstory", "Altered form") : TALETOP_TEXT("tailstory", "Normal form"));
    int left = altered ? 1 - view.number(Number::AbilityTurn, seat) : 0;
    if (character.perGame != 0) {
        const int game = character.perGame - view.number(Number::AbilityGame, seat);
        countPlural(scene, "abilityGameLeft", seat, game,
                    TALETOP_PLURAL("tailstory", "Ability: %n use(s) left this game"));
        left = std::min(left, game);
    }
    countPlural(scene, "abilityLeft", seat, left,
                TALETOP_PLURAL("tailstory", "Ability: %n use(s) left this turn"));
    countPlural(scene, "bonusLeft", seat,
                bonusOf(character.type).perTurn - view.number(Number::BonusUsed, seat),
                TALETOP_PLURAL("tailstory", "Bonus: %n use(s) left this turn"));
}

void addSeat(const State& view, kit::Seat seat, scene::Scene& scene) {
    const int achievements = sizeOf(view, ZoneKind::Achievements, seat);
    countPlural(scene, "achievements", seat, achievements, TALETOP_PLURAL("tailstory", "%n achievement(s)"));
    count(scene, "handLimit", seat, handLimit(view, seat), TALETOP_TEXT("tailstory", "Hand limit %1"));
    if (hasCharacter(view, seat))
        addAbility(view, seat, scene);
    if (view.number(Number::RockyMark, seat) != 0)
        count(scene, "rockyMark", seat, 1, TALETOP_TEXT("tailstory", "1 action point next turn"));
    if (view.number(Number::Collected, seat) != 0)
        count(scene, "collected", seat, 1, TALETOP_TEXT("tailstory", "Achievement collected this turn"));
    if (view.step() == Step::Window && (view.number(Number::Passed) >> seat & 1) != 0)
        count(scene, "passed", seat, 1, TALETOP_TEXT("tailstory", "Lets it go"));
    if (askedSeats(view).contains(seat))
        count(scene, "asked", seat, 1, TALETOP_TEXT("tailstory", "Being asked"));
    if (chainLength(view) > 0 && (view.number(Number::Targets) >> seat & 1) != 0)
        count(scene, "target", seat, 1, TALETOP_TEXT("tailstory", "Targeted"));
    scene.pad.push_back({.seat = seat,
                         .label = sceneText(TALETOP_TEXT("tailstory", "Achievements")),
                         .points = achievements});
}

/// Builds the scene of a view that is already blanked for the viewer.
scene::Scene sceneOf(const State& view, kit::Seat viewer) {
    scene::Scene scene;
    scene.zones =
        contract::shownZones<zones>(view, viewer, [&](kit::Zone zone) { return cardsOf(view, zone); });
    addTurn(view, scene);
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        addSeat(view, seat, scene);
    if (viewer >= 0 && viewer < view.seats())
        addChoices(view, viewer, scene);
    setPrompt(view, viewer, scene);
    addSmallScreen(scene);
    return scene;
}

/// A layer that covers the whole card and its gutter.
scene::ArtLayer cardLayer(std::string file) {
    const scene::CardLook look = Shown::cardLook();
    return {.file = std::move(file),
            .x = -look.gutter,
            .y = -look.gutter,
            .width = look.width + 2 * look.gutter,
            .height = look.height + 2 * look.gutter};
}

scene::ArtLayer pictureLayer(std::string file, double top) {
    return {.file = std::move(file), .x = 3.5, .y = top, .width = 56, .height = 46};
}

scene::ArtLayer iconLayer(std::string icon, double x, double y, double size) {
    return {.file = "icons/" + std::move(icon) + ".svg",
            .x = x - size / 2,
            .y = y - size / 2,
            .width = size,
            .height = size};
}

/// TS-6: colour and an icon show the type, and another icon shows the kind. The table adds cost, name and
/// effect as text.
std::vector<scene::ArtLayer> eventArt(int design) {
    std::string picture = "events/e00.svg";
    picture[8] = static_cast<char>('0' + (design + 1) / 10);
    picture[9] = static_cast<char>('0' + (design + 1) % 10);
    const Design& printed = kit::at(designs, design);
    const std::string type = kit::at(typeIds, printed.type);
    return {cardLayer("frames/" + type + ".svg"), pictureLayer(std::move(picture), 12.8),
            cardLayer("frames/" + type + "-over.svg"),
            iconLayer(kit::at(kindIcons, printed.kind), 31.5, 60, 9), iconLayer(type, 54.3, 17.3, 7.6)};
}

} // namespace

scene::Scene Shown::scene(const State& view, kit::Seat viewer) {
    return sceneOf(contract::viewOf<Rules>(view, viewer), viewer);
}

scene::CardLook Shown::cardLook() { return {}; }

std::vector<scene::ArtLayer> Shown::cardArt(int face) {
    if (isEvent(face))
        return eventArt(designOf(face));
    if (isCharacter(face)) // TS-7: this is the Normal form; for the Altered one the table uses the other
                           // picture and frame
        return {cardLayer("frames/normal.svg"), pictureLayer("characters/" + idOf(face) + "-1.svg", 3.5)};
    if (face >= firstQueue && face < firstToken)
        return {cardLayer("frames/normal.svg"),
                pictureLayer("queue/" + std::to_string(face - firstQueue + 1) + ".svg", 3.5)};
    if (isToken(face) && face < drawDiscardToken)
        return eventArt(face - firstToken);
    if (face >= drawDiscardToken && face < faceCount)
        return {cardLayer("frames/normal.svg"),
                iconLayer(kit::at(actionIcons, face - drawDiscardToken), 31.5, 28, 36)};
    return {cardLayer("back.svg")};
}

std::span<const contract::LineRule> Shown::lineRules() {
    static constexpr std::array<contract::LineRule, 1> rules{{{"achievements", 105}}};
    return rules;
}

} // namespace taletop::tailstory
