// SPDX-License-Identifier: MIT
// Estimates the worth of cards, and of the turn owner's actions.
#include "core/games/tailstory/player/evaluation.h"

#include "core/games/tailstory/rules/turn.h"

#include <algorithm>

namespace taletop::tailstory {

namespace {

constexpr int achievementWorth = 300;
constexpr int victoryWorth = 5000;
constexpr int wastedRun = 250; ///< the loss if a deck runs out without earning an achievement

/// The worth of a card by Kind, and the extra for a matching type.
constexpr std::array<int, kindCount> kindWorth{170, 130, 90, 110, 0};
constexpr std::array<int, kindCount> matchWorth{70, 60, 110, 60, 380};

/// The worth of drawing the best number of cards, from 1 to `most`.
int bestDraw(const State& view, kit::Seat seat, int most) {
    int best = 0;
    for (int count = 1; count <= std::min(most, sizeOf(view, ZoneKind::Deck, seat)); ++count)
        best = std::max(best, worthOfDraw(view, seat, count));
    return best;
}

int worthOfSteal(const State& view, kit::Seat seat, unsigned targets) {
    kit::Seat target = 0;
    while ((targets & kit::bitOf(target)) == 0)
        ++target;
    const int stolen = std::min(2, sizeOf(view, ZoneKind::Hand, target));
    const int buried = std::min(2, sizeOf(view, ZoneKind::Discard, seat));
    return 45 * stolen + 55 * buried + threatOf(view, target) / 10;
}

int worthOfRecycling(const State& view, kit::Seat seat) {
    int best = 0;
    int second = 0;
    for (const kit::Card& card : view.cards(ZoneKind::Discard, seat))
        if (canBeRecycled(card.face)) {
            const int worth = worthOfCard(view, seat, card.face);
            second = std::max(second, std::min(best, worth));
            best = std::max(best, worth);
        }
    return (best + second) / 2;
}

/// The worth to the turn owner of the effect of a played or borrowed Event card.
int worthOfEffect(const State& view, kit::Seat seat, const Move& move) {
    switch (kindOf(move.card)) {
    case Kind::Drawing:
        return bestDraw(view, seat, 2);
    case Kind::Stealing:
        return worthOfSteal(view, seat, move.targets);
    case Kind::Recycling:
        return worthOfRecycling(view, seat);
    default:
        return bestDraw(view, seat, view.number(Number::ActingMost));
    }
}

/// Can the seat still earn an achievement by emptying its deck this turn (TS-106)?
bool mayCollect(const State& view, kit::Seat seat) { return view.number(Number::Collected, seat) == 0; }

Reason checkReason() {
    return because(113,
                   TALETOP_TEXT("tailstory",
                                "Your deck is empty, so any action leads to the deck check and a new deck."));
}

Reason emptiesReason() {
    return because(105, TALETOP_TEXT("tailstory", "It empties your deck, and that earns an achievement."));
}

Reason drawReason(const State& view, kit::Seat seat, int face) {
    const int deck = sizeOf(view, ZoneKind::Deck, seat);
    const int most = kindOf(face) == Kind::Acting ? view.number(Number::ActingMost) : 2;
    if (deck == 0)
        return checkReason();
    if (deck <= most && mayCollect(view, seat))
        return emptiesReason();
    Reason reason =
        worthOfBonus(view, seat, face) > 0
            ? because(94, TALETOP_PLURAL("tailstory", "It takes up to %1 of the %n card(s) in your deck, and "
                                                      "you may get your bonus too."))
            : because(kindOf(face) == Kind::Acting ? 69 : 56,
                      TALETOP_PLURAL("tailstory", "It takes up to %1 of the %n card(s) in your deck."));
    reason.text.number(std::min(most, deck)).plural(deck);
    return reason;
}

/// Names the rival that the card steals from.
Reason stealReason(const State& view, kit::Seat seat, const Move& move) {
    kit::Seat target = 0;
    while ((move.targets & kit::bitOf(target)) == 0)
        ++target;
    Reason reason =
        worthOfBonus(view, seat, move.card) > 0
            ? because(94, TALETOP_PLURAL("tailstory", "It steals from %1, who holds %n card(s), and you may "
                                                      "get your bonus too."))
        : view.empty(ZoneKind::Discard, seat)
            ? because(59, TALETOP_PLURAL("tailstory", "It steals from %1, who holds %n card(s)."))
            : because(62, TALETOP_PLURAL("tailstory", "It steals from %1, who holds %n card(s), and burying "
                                                      "makes your next deck shorter."));
    reason.text.seat(target).plural(sizeOf(view, ZoneKind::Hand, target));
    return reason;
}

/// Names the best card that could be recycled.
Reason recyclingReason(const State& view, kit::Seat seat, int face) {
    int best = 0;
    for (const kit::Card& card : view.cards(ZoneKind::Discard, seat))
        if (canBeRecycled(card.face) &&
            (best == 0 || worthOfCard(view, seat, card.face) > worthOfCard(view, seat, best)))
            best = card.face;
    if (best == 0)
        return because(65, TALETOP_TEXT("tailstory", "None of your discards can be recycled now."));
    Reason reason =
        worthOfBonus(view, seat, face) > 0
            ? because(94, TALETOP_TEXT("tailstory", "It can get “%1” back, and you may get your bonus too."))
            : because(65,
                      TALETOP_TEXT("tailstory", "It can get “%1” back, and your next deck will be shorter."));
    reason.text.word(nameOf(best));
    return reason;
}

Reason effectReason(const State& view, kit::Seat seat, const Move& move) {
    switch (kindOf(move.card)) {
    case Kind::Drawing:
    case Kind::Acting:
        return drawReason(view, seat, move.card);
    case Kind::Stealing:
        return stealReason(view, seat, move);
    default:
        return recyclingReason(view, seat, move.card);
    }
}

int bits(unsigned set) {
    int count = 0;
    for (; set != 0; set &= set - 1)
        ++count;
    return count;
}

Valued valueOfAbility(const State& view, kit::Seat seat, const Move& move) {
    switch (characterAt(view, seat).effectList[0].kind) {
    case Effect::Kind::RandomLoss:
        return {move, 50 * bits(move.targets),
                because(78, TALETOP_TEXT("tailstory", "It’s free, and your rivals lose cards."))};
    case Effect::Kind::NoStopping: {
        const bool worthIt = view.number(Number::Points) > 0 && sizeOf(view, ZoneKind::Deck, seat) > 0 &&
                             sizeOf(view, ZoneKind::Deck, seat) <= 6;
        return {move, worthIt ? 60 : -60,
                because(80, TALETOP_TEXT("tailstory", "Nobody can stop what you do after this."))};
    }
    case Effect::Kind::UseDiscarded:
        return {move, worthOfEffect(view, seat, move) - 90, effectReason(view, seat, move)};
    case Effect::Kind::KeepDug:
        return {move, 90,
                because(87, TALETOP_TEXT("tailstory", "It’s free, and it puts a card in your hand."))};
    case Effect::Kind::OnePoint: {
        kit::Seat target = 0;
        while ((move.targets >> target & 1) == 0)
            ++target;
        return {move, 20 + threatOf(view, target) / 10,
                because(89, TALETOP_TEXT("tailstory", "It slows down whoever is ahead."))};
    }
    default: // Padthai puts one card back
        return {move, 100 * std::min(3, sizeOf(view, ZoneKind::Deck, seat)) - 150,
                because(82, TALETOP_TEXT("tailstory", "It’s free, and it takes cards off your deck."))};
    }
}

/// The improvement from the best exchange of two cards.
int worthOfSwap(const State& view, kit::Seat seat, unsigned targets) {
    kit::Seat target = 0;
    while ((targets & kit::bitOf(target)) == 0)
        ++target;
    int worst = 1000;
    for (const kit::Card& card : view.cards(ZoneKind::Discard, seat))
        worst = std::min(worst, worthOfCard(view, seat, card.face));
    int best = -1000;
    for (const kit::Card& card : view.cards(ZoneKind::Discard, target))
        best = std::max(best, worthOfCard(view, seat, card.face));
    return (best - worst) / 3 - 10;
}

} // namespace

int worthOfCard(const State& view, kit::Seat seat, int face) {
    const Kind kind = kindOf(face);
    const bool matches = hasCharacter(view, seat) && typeOf(face) == typeAt(view, seat);
    return kit::at(kindWorth, kind) + (matches ? kit::at(matchWorth, kind) : 0);
}

int worthOfDraw(const State& view, kit::Seat seat, int count) {
    if (count < sizeOf(view, ZoneKind::Deck, seat) || count == 0)
        return 100 * count;
    if (view.number(Number::Collected, seat) != 0)
        return 100 * count - wastedRun;
    const bool wins = sizeOf(view, ZoneKind::Achievements, seat) == winningPlaces - 1;
    return 100 * count + (wins ? victoryWorth : achievementWorth);
}

int worthOfBonus(const State& view, kit::Seat seat, int face) {
    const Bonus& bonus = bonusOf(typeAt(view, seat));
    if (typeOf(face) != typeAt(view, seat) || !canUseBonus(view, seat))
        return 0;
    const int run = bestDraw(view, seat, 1);
    switch (bonus.kind) {
    case Bonus::Kind::Draw:
        return run;
    case Bonus::Kind::Dig:
        return run * 3 / 4;
    case Bonus::Kind::Mess:
        break;
    }
    return run * 2 / 3;
}

int threatOf(const State& view, kit::Seat seat) {
    return 150 * sizeOf(view, ZoneKind::Achievements, seat) +
           10 * std::max(0, 15 - sizeOf(view, ZoneKind::Deck, seat));
}

Valued valueOfAction(const State& view, kit::Seat seat, const Move& move) {
    // With an empty deck, every action is followed by the deck check (TS-113), which is a gain.
    const int check = view.empty(ZoneKind::Deck, seat) ? 100 : 0;
    switch (move.kind) {
    case Move::Kind::Play: {
        const int cost = kindInfo(kindOf(move.card)).cost;
        const int gain = worthOfEffect(view, seat, move) + worthOfBonus(view, seat, move.card);
        // If two cards do the same, play the worse card and keep the better one.
        return {move, (gain + check) / cost - worthOfCard(view, seat, move.card) / 20,
                effectReason(view, seat, move)};
    }
    case Move::Kind::DrawDiscard: {
        const int deck = sizeOf(view, ZoneKind::Deck, seat);
        const bool last = deck == 1 && mayCollect(view, seat);
        Reason why = because(
            73, TALETOP_TEXT("tailstory",
                             "It takes a card off your deck, and you can discard the one you like least."));
        if (deck == 0)
            why = checkReason();
        else if (last)
            why = emptiesReason();
        return {move, bestDraw(view, seat, 1) + check - (last ? 0 : 30), why};
    }
    case Move::Kind::Ability: {
        Valued valued = valueOfAbility(view, seat, move);
        valued.value = valued.value > 0 ? valued.value + 200 : valued.value; // free, so it comes first
        return valued;
    }
    case Move::Kind::Swap: {
        const int gain = worthOfSwap(view, seat, move.targets);
        return {move, gain + check > 0 ? gain + check + 200 : gain,
                check > 0
                    ? checkReason()
                    : because(91, TALETOP_TEXT("tailstory",
                                               "It’s free, and you get a better card for your next deck."))};
    }
    default:
        return {move, 0, because(36, TALETOP_TEXT("tailstory", "Nothing else would gain you anything now."))};
    }
}

} // namespace taletop::tailstory
