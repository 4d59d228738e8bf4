// SPDX-License-Identifier: MIT
// Refuses illegal constructions (PT-63 to PT-71).
#include "core/games/papertales/rules/price.h"
#include "core/games/papertales/rules/why_not.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

using Code = RefusalCode;

/// PT-70: would the construction be affordable if the new levels already produced?
bool helpsItself(Means means, int building, int from, int to) {
    for (int level = from; level < to; ++level)
        for (const Effect& effect : kit::at(buildingOf(building).levels, level).effects())
            if (effect.kind == EffectKind::Produce)
                kit::at(means.production.amounts, effect.resource) += effect.amount;
    return priceOf(means, building, from, to).possible;
}

Answer whyMissing(const Means& means, const Price& price, int building, int from, int to) {
    const auto missing = [&](Code code) { return refuse(code, price.missing, price.resource); };
    if (helpsItself(means, building, from, to)) { // PT-70
        if (to - from == 1)
            return missing(Code::OwnProduction);
        return refuse(Code::OwnForBoth, price.missing + means.production.of(price.resource), price.resource);
    }
    if (means.paysForWood)
        return missing(Code::WoodOnly); // PT-69
    if (from == 1)
        return missing(Code::MissingToUpgrade);                           // PT-68
    return missing(to == 2 ? Code::MissingDirect : Code::MissingToBuild); // PT-67, PT-66
}

/// PT-69: is there a level that may be paid in Gold while some, but not all, of its crystals are available?
bool wouldMix(const Means& means, int building, int from, int to) {
    for (int level = from; level < to; ++level) {
        const Cost& cost = kit::at(buildingOf(building).levels, level).cost;
        const int crystals = means.production.of(Resource::Crystal);
        if (cost.gold > 0 && crystals > 0 && crystals < kit::at(cost.resources, Resource::Crystal))
            return true;
    }
    return false;
}

Answer whyNotRaise(const State& view, kit::Seat seat, int building, int from, int to) {
    const Means means = meansOf(view, seat);
    const Price price = priceOf(means, building, from, to);
    if (!price.possible)
        return whyMissing(means, price, building, from, to);
    const int gold = view.number(Number::Gold, seat);
    if (price.gold <= gold)
        return Answer();
    if (!means.paysForAny && wouldMix(means, building, from, to))
        return refuse(Code::NoMixing, price.gold, price.gold - gold);
    return refuse(from == 0 ? Code::TooDearToBuild : Code::TooDearToUpgrade, price.gold, price.gold - gold);
}

} // namespace

Answer whyNotConstruct(const State& view, kit::Seat seat, const Move& move) {
    if (move.kind == Move::Kind::Pass)
        return Answer(); // PT-63
    if (!isBuilding(move.card))
        return refuse(Code::NotInPlay, move.card);
    const int level = levelOf(view, seat, move.card);
    if (move.kind == Move::Kind::Upgrade) {
        if (level != 1)
            return refuse(level == 0 ? Code::NotInPlay : Code::HighestLevel, move.card); // PT-68
        return whyNotRaise(view, seat, move.card, 1, 2);
    }
    if (move.other < 1 || move.other > 2)
        return refuse(Code::NoSuchLevel); // PT-6
    if (level != 0)
        return refuse(Code::AlreadyBuilt, move.card); // PT-9
    return whyNotRaise(view, seat, move.card, 0, move.other);
}

} // namespace taletop::papertales
