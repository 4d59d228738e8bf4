// SPDX-License-Identifier: MIT
#include "core/games/papertales/words/ability_text.h"

#include "core/games/papertales/rules/rules.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

/// "for each ..." as a source text; "" for Per::Once.
const char* perName(Per per) {
    switch (per) {
    case Per::Once:
        return "";
    case Per::Token:
        return TALETOP_TEXT("papertales", "Age token on it");
    case Per::KingdomToken:
        return TALETOP_TEXT("papertales", "Age token in your Kingdom");
    case Per::Wood:
        return TALETOP_TEXT("papertales", "wood");
    case Per::Food:
        return TALETOP_TEXT("papertales", "food");
    case Per::Crystal:
        return TALETOP_TEXT("papertales", "crystal");
    case Per::Income:
        return TALETOP_TEXT("papertales", "Gold in this turn’s income");
    case Per::StrongUnit: // its ability has a sentence of its own
        break;
    }
    return "";
}

/// "while ..." as a source text; "" for When::Always.
const char* whenName(When when) {
    switch (when) {
    case When::Always:
        return "";
    case When::Front:
        return TALETOP_TEXT("papertales", "while it is in the Front");
    case When::Aged:
        return TALETOP_TEXT("papertales", "while it has an Age token");
    case When::OneToken:
        return TALETOP_TEXT("papertales", "with exactly one Age token");
    case When::Food:
        return TALETOP_TEXT("papertales", "while you have food");
    case When::Crystal:
        return TALETOP_TEXT("papertales", "while you have a crystal");
    }
    return "";
}

/// Picks the plain sentence, or a sentence with the counted thing or with the condition.
kit::Text sentence(const Effect& effect, const char* plain, const char* counted, const char* conditional) {
    if (effect.per != Per::Once)
        return text(counted).number(effect.amount).word(perName(effect.per));
    if (effect.when != When::Always)
        return text(conditional).number(effect.amount).word(whenName(effect.when));
    return text(plain).number(effect.amount);
}

kit::Text produceText(const Effect& effect) {
    kit::Text words =
        text(effect.per == Per::Token ? TALETOP_TEXT("papertales", "Makes %1 %2 for each Age token on it.")
             : effect.when != When::Always ? TALETOP_TEXT("papertales", "Makes %1 %2 %3.")
                                           : TALETOP_TEXT("papertales", "Makes %1 %2."));
    words.number(effect.amount).word(resourceName(effect.resource));
    return effect.when == When::Always ? words : words.word(whenName(effect.when));
}

/// Describes an effect of phase 2.
kit::Text deploymentText(const Effect& effect) {
    switch (effect.kind) {
    case EffectKind::TokenOnItself:
        return text(TALETOP_PLURAL("papertales", "Revealed: %n Age token(s) on itself."))
            .plural(effect.amount);
    case EffectKind::TokenOnOthers:
        return text(TALETOP_PLURAL("papertales", "Revealed: %n Age token(s) on each of your other Units."))
            .plural(effect.amount);
    case EffectKind::TokensWhenRevealed:
        return text(TALETOP_PLURAL("papertales", "Revealed: %n Age token(s) on one of your Units."))
            .plural(effect.amount);
    case EffectKind::TokensEachTurn:
        return text(TALETOP_TEXT("papertales",
                                 "Each deployment: %1 Age token for each %2, all on one of your Units."))
            .number(effect.amount)
            .word(perName(effect.per));
    case EffectKind::RaiseBuildings:
        return text(TALETOP_TEXT("papertales", "Revealed: your level 1 Buildings become level 2, free."));
    case EffectKind::LoseForBuildings:
        return text(TALETOP_TEXT("papertales",
                                 "Revealed: lose %1 Legend Points for each of your level 2 Buildings."))
            .number(effect.amount);
    default:
        return text(TALETOP_PLURAL("papertales", "Revealed: the first Unit drawn that costs %1 or less takes "
                                                 "its place for free, with %n Age token(s)."))
            .number(effect.limit)
            .plural(effect.amount);
    }
}

/// Describes an effect of phase 3.
kit::Text warText(const Effect& effect) {
    switch (effect.kind) {
    case EffectKind::StrengthBecomes:
        return text(TALETOP_TEXT("papertales", "Strength %1 %2."))
            .number(effect.amount)
            .word(whenName(effect.when));
    case EffectKind::StrengthPlus:
        return text(TALETOP_TEXT("papertales", "+%1 strength for each %2."))
            .number(effect.amount)
            .word(perName(effect.per));
    case EffectKind::KingdomStrength:
        return text(TALETOP_TEXT("papertales", "Your Kingdom: +%1 strength for each %2."))
            .number(effect.amount)
            .word(perName(effect.per));
    case EffectKind::FightsFromBack:
        return text(TALETOP_TEXT("papertales", "Fights from the Back too."));
    case EffectKind::CannotFight:
        return text(TALETOP_TEXT("papertales", "Does not fight %1.")).word(whenName(effect.when));
    case EffectKind::PointsForWar:
        return sentence(effect, TALETOP_TEXT("papertales", "Each War you win: +%1 Legend Point."),
                        TALETOP_TEXT("papertales", "Each War you win: +%1 Legend Point for each %2."), "");
    case EffectKind::GoldForWar:
        return text(TALETOP_TEXT("papertales", "Each War you win: +%1 Gold.")).number(effect.amount);
    default:
        break;
    }
    if (effect.per == Per::StrongUnit)
        return text(TALETOP_TEXT("papertales",
                                 "Wars: +%1 Legend Point for each of your Units with strength %2 or more."))
            .number(effect.amount)
            .number(effect.limit);
    return sentence(effect, TALETOP_TEXT("papertales", "Wars: +%1 Legend Points, won or lost."),
                    TALETOP_TEXT("papertales", "Wars: +%1 Legend Points for each %2, won or lost."), "");
}

/// Describes an effect of phase 4 or 5.
kit::Text economyText(const Effect& effect) {
    switch (effect.kind) {
    case EffectKind::PayForWood:
        return text(TALETOP_TEXT("papertales", "Building: pay %1 Gold for each missing wood."))
            .number(effect.amount);
    case EffectKind::PayForAny:
        return text(TALETOP_TEXT("papertales", "Building: pay %1 Gold each for missing resources."))
            .number(effect.amount);
    case EffectKind::NoLandCost:
        return text(TALETOP_TEXT("papertales", "Building: the land is free."));
    default:
        return sentence(effect, TALETOP_TEXT("papertales", "Income: +%1 Gold."),
                        TALETOP_TEXT("papertales", "Income: +%1 Gold for each %2."),
                        TALETOP_TEXT("papertales", "Income: +%1 Gold %2."));
    }
}

/// Describes an effect of phase 6 or of the end of the game.
kit::Text agingText(const Effect& effect) {
    switch (effect.kind) {
    case EffectKind::Saves:
        return text(TALETOP_TEXT("papertales", "Aging: you may save one of your Units %1."))
            .word(whenName(effect.when));
    case EffectKind::NeverDies:
        return text(TALETOP_TEXT("papertales", "Never dies."));
    case EffectKind::DiesFromTokens:
        return text(TALETOP_PLURAL("papertales", "Dies only with %n Age token(s) or more."))
            .plural(effect.limit);
    case EffectKind::DeathPoints:
        return sentence(effect, TALETOP_TEXT("papertales", "When it dies: %1 Legend Points."), "",
                        TALETOP_TEXT("papertales", "When it dies %2: %1 Legend Points."));
    case EffectKind::DeathGold:
        return text(TALETOP_TEXT("papertales", "When it dies: +%1 Gold for each %2."))
            .number(effect.amount)
            .word(perName(effect.per));
    case EffectKind::Mourns:
        return text(TALETOP_TEXT("papertales", "Aging: +%1 Legend Point for each Age token on your Units "
                                               "that die, including this one."))
            .number(effect.amount);
    default:
        return text(TALETOP_TEXT("papertales", "End of the game: +%1 Legend Points for each %2."))
            .number(effect.amount)
            .word(perName(effect.per));
    }
}

kit::Text effectText(const Effect& effect) {
    switch (phaseOf(effect.kind)) {
    case 0:
        return produceText(effect);
    case 2:
        return deploymentText(effect);
    case 3:
        return warText(effect);
    case 4:
    case 5:
        return economyText(effect);
    default:
        return agingText(effect);
    }
}

} // namespace

const char* resourceName(Resource resource) {
    switch (resource) {
    case Resource::Wood:
        return TALETOP_TEXT("papertales", "wood");
    case Resource::Food:
        return TALETOP_TEXT("papertales", "food");
    case Resource::Crystal:
        break;
    }
    return TALETOP_TEXT("papertales", "crystal");
}

std::vector<kit::Text> abilityText(int unitFace) {
    std::vector<kit::Text> sentences;
    for (const Effect& effect : unitOf(unitFace).effects())
        sentences.push_back(effectText(effect));
    return sentences;
}

std::vector<kit::Text> abilityText(int buildingFace, int level) {
    std::vector<kit::Text> sentences;
    for (const Effect& effect : kit::at(buildingOf(buildingFace).levels, level - 1).effects())
        sentences.push_back(effectText(effect));
    return sentences;
}

} // namespace taletop::papertales
