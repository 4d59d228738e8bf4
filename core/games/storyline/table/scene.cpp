// SPDX-License-Identifier: MIT
// The scene: decks, the book's pages, piles, hands, tokens, and public numbers.
#include "core/games/storyline/table/scene_parts.h"
#include "core/games/storyline/table/table.h"
#include "core/games/storyline/words/words.h"
#include "core/kit/at.h"

#include <array>

namespace taletop::storyline {

namespace {

constexpr double cardStep = 66; ///< from one card of a row to the next, in the card's own units
constexpr int ownCard = 1;      ///< the mark of a revealed card that belongs to the viewer (SL-34)

bool isPile(kit::Zone zone) { return zone >= zoneOf(ZoneKind::Pile) && zone < zoneOf(ZoneKind::Hand); }

/// Does the viewer's slip name the card?
bool isOwn(const State& view, kit::Zone zone, kit::Card card, kit::Seat viewer) {
    return isPile(zone) && viewer >= 0 && viewer < mostSeats &&
           view.indexOf(zoneOf(ZoneKind::Slip, viewer), card.face) >= 0;
}

kit::Text tokenName(kit::Card token) {
    if (token.face == faceOf(Token::Bones) && token.mark != 0)
        return text(token.mark == skullUp ? TALETOP_TEXT("storyline", "The Bones, skull up: 3 points")
                                          : TALETOP_TEXT("storyline", "The Bones, skull down: no points"));
    if (numberOn(token.face) > 0 && (token.mark & covered) != 0)
        return text(TALETOP_TEXT("storyline", "A %1 under the Grave: no points"))
            .number(numberOn(token.face));
    if (numberOn(token.face) > 0 && (token.mark & doubled) != 0)
        return text(TALETOP_TEXT("storyline", "A %1 on the Hat: counts twice")).number(numberOn(token.face));
    return Words::cardText(token.face).name;
}

kit::Text nameOf(const State& view, kit::Zone zone, kit::Card card, kit::Seat viewer) {
    if (card.face == kit::unknownFace)
        return zone >= zoneOf(ZoneKind::Tokens) && zone < zoneOf(ZoneKind::Turned)
                   ? text(TALETOP_TEXT("storyline", "A token, face down"))
                   : text(TALETOP_TEXT("storyline", "A face-down card"));
    if (isToken(card.face))
        return tokenName(card);
    if (isStory(card.face))
        return (isOwn(view, zone, card, viewer) ? text(TALETOP_TEXT("storyline", "%2: %1, yours"))
                                                : text(TALETOP_TEXT("storyline", "%2: %1")))
            .word(titles()[card.face])
            .word(titleOf(categoryOf(card.face)));
    return Words::cardText(card.face).name;
}

void addZone(const State& view, ZoneKind kind, int index, const char* name, kit::Seat owner, kit::Seat viewer,
             scene::Scene& scene) {
    const kit::Zone zone = zoneOf(kind, index);
    const auto cards = view.cards(zone);
    scene::Zone shown{
        .zone = zone, .kind = name, .owner = owner, .known = true, .count = view.count(zone), .cards = {}};
    if (State::visibility(zone, viewer) >= kit::Visibility::Back)
        for (std::size_t i = 0; i < cards.size(); ++i)
            shown.cards.push_back({.face = cards[i].face,
                                   .mark = isOwn(view, zone, cards[i], viewer) ? ownCard : cards[i].mark,
                                   .pose = contract::poseAt(i, cardStep),
                                   .name = nameOf(view, zone, cards[i], viewer)});
    scene.zones.push_back(std::move(shown));
}

void addCounter(scene::Scene& scene, const char* key, kit::Seat seat, int value, kit::Text words) {
    scene.counters.push_back({.key = key, .seat = seat, .value = value, .text = words});
}

void addPage(const State& view, scene::Scene& scene) {
    addCounter(scene, "round", kit::spectator, view.round(),
               text(TALETOP_TEXT("storyline", "Page %1 of %2")).number(view.round()).number(pageCount));
    constexpr std::array bannerKeys{"banner", "banner2"};
    const auto banners = bannersOf(view);
    for (std::size_t i = 0; i < banners.size(); ++i) // SL-06: shown by colour, icon and word
        addCounter(scene, bannerKeys[i], kit::spectator, placeOf(banners[i]) + 1, text(titleOf(banners[i])));
    if (view.round() == 0)
        return;
    addCounter(scene, "deck", kit::spectator, view.number(Number::Deck),
               text(view.number(Number::Deck) == 0
                        ? TALETOP_TEXT("storyline", "No More Breakfasts")
                        : TALETOP_TEXT("storyline", "The Shadow Thief of Mouldwick")));
    addCounter(scene, "narrator", narratorOf(view), 1, text(TALETOP_TEXT("storyline", "Narrator")));
}

void addSeat(const State& view, kit::Seat seat, scene::Scene& scene) {
    const int tokens = tokensOf(view, seat);
    addCounter(scene, "tokens", seat, tokens,
               text(TALETOP_PLURAL("storyline", "%n token(s)")).plural(tokens)); // SL-33
    if (view.phase() == Phase::Play && view.isDue(seat))
        addCounter(scene, "choosing", seat, 1, text(TALETOP_TEXT("storyline", "Chooses a card")));
    if (!view.empty(ZoneKind::Seal, seat))
        addCounter(scene, "played", seat, 1, text(TALETOP_TEXT("storyline", "The card is in")));
    if (view.resolving() == seat)
        addCounter(scene, "resolving", seat, 1, text(TALETOP_TEXT("storyline", "Resolves tokens")));
    if (view.round() < pageCount)
        return;
    const int score = view.family() ? tokens : pointsOf(view, seat);
    addCounter(scene, "score", seat, score, text(TALETOP_PLURAL("storyline", "%n point(s)")).plural(score));
}

void addPad(const State& view, scene::Scene& scene) {
    const contract::Result sheet = Rules::result(view);
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        for (const contract::ScoreLine& line : sheet.lines)
            scene.pad.push_back({.seat = seat,
                                 .label = line.label,
                                 .points = kit::at(line.points, seat),
                                 .settled = view.phase() == Phase::Over});
}

scene::Scene sceneOf(const State& view, kit::Seat viewer) {
    scene::Scene scene;
    // Tables find a zone by its kind and owner, so each shared zone needs its own kind.
    constexpr std::array deckKinds{"storyDeck1", "storyDeck2", "storyDeck3", "storyDeck4", "storyDeck5"};
    constexpr std::array mixKinds{"mix1", "mix2"};
    constexpr std::array pileKinds{"pile1", "pile2"};
    for (int i = 0; i < categoryCount; ++i)
        addZone(view, ZoneKind::StoryDeck, i, kit::at(deckKinds, i), kit::spectator, viewer, scene);
    addZone(view, ZoneKind::NarratorDeck, 0, "narratorDeck", kit::spectator, viewer, scene);
    addZone(view, ZoneKind::Pages, 0, "pages", kit::spectator, viewer, scene);
    addZone(view, ZoneKind::Tale, 0, "tale", kit::spectator, viewer, scene);
    addZone(view, ZoneKind::Authors, 0, "authors", kit::spectator, viewer, scene);
    addZone(view, ZoneKind::Pool, 0, "pool", kit::spectator, viewer, scene);
    for (int i = 0; i < mostBannersOnPage; ++i) {
        addZone(view, ZoneKind::Mix, i, kit::at(mixKinds, i), kit::spectator, viewer, scene);
        addZone(view, ZoneKind::Pile, i, kit::at(pileKinds, i), kit::spectator, viewer, scene);
    }
    addPage(view, scene);
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        addZone(view, ZoneKind::Hand, seat, "hand", seat, viewer, scene);
        addZone(view, ZoneKind::Sealed, seat, "sealed", seat, viewer, scene);
        addZone(view, ZoneKind::Seal, seat, "seal", seat, viewer, scene);
        addZone(view, ZoneKind::Slip, seat, "slip", seat, viewer, scene);
        addZone(view, ZoneKind::Tokens, seat, "tokens", seat, viewer, scene);
        addZone(view, ZoneKind::Turned, seat, "turned", seat, viewer, scene);
        addSeat(view, seat, scene);
    }
    addPad(view, scene);
    addChoices(view, viewer, scene);
    setPrompt(view, viewer, scene);
    addSmallScreen(view, scene);
    return scene;
}

} // namespace

scene::Scene Shown::scene(const State& view, kit::Seat viewer) {
    return sceneOf(contract::viewOf<Rules>(view, viewer), viewer); // SL-34: show only the viewer's view
}

std::span<const contract::LineRule> Shown::lineRules() {
    static constexpr std::array<contract::LineRule, 4> rules{
        {{"tokens", 74}, {"numbers", 57}, {"hat", 63}, {"bones", 62}}};
    return rules;
}

} // namespace taletop::storyline
