// SPDX-License-Identifier: MIT
// What is said once of what happens here, when it happens first.
#include "core/games/papertales/words/words.h"

#include <array>

namespace taletop::papertales {

namespace {

constexpr contract::FirstWord said(const char* key, int ledger, const char* text) {
    return {key, {"papertales", text}, ledger};
}

constexpr std::array firstOnes{
    said("pick", 30,
         TALETOP_TEXT("papertales",
                      "The draft: keep one card, and the rest of the pack goes to your neighbour. What you "
                      "pass on, somebody else may keep.")),
    said("pile", 35,
         TALETOP_TEXT("papertales",
                      "The draw pile has run out: all discarded cards make a new one, so Units that have "
                      "left may come back.")),
    said("plan", 38,
         TALETOP_TEXT("papertales",
                      "Deployment: place Units in front or behind and pay for them. Nobody sees your plan "
                      "before all Kingdoms are revealed.")),
    said("deployment", 39,
         TALETOP_TEXT("papertales",
                      "All Kingdoms are revealed at once, and everybody pays for the Units just placed.")),
    said(
        "target", 17,
        TALETOP_TEXT("papertales",
                     "Age tokens show how old a Unit is. Some make it stronger, and most Units that have one "
                     "die when the turn ends.")),
    said(
        "wars", 52,
        TALETOP_TEXT("papertales",
                     "Your strength is compared with each neighbour's. Whoever is as strong or stronger wins "
                     "that War and 3 Legend Points; losing costs nothing.")),
    said("income", 61,
         TALETOP_TEXT("papertales",
                      "Everybody is paid: 2 Gold, and what Units and Buildings bring. Gold that you keep is "
                      "yours next turn.")),
    said("construct", 64,
         TALETOP_TEXT("papertales",
                      "You may build once a turn. The land costs Gold; resources are shown by your Units and "
                      "glow, but they are not spent.")),
    said("construction", 63,
         TALETOP_TEXT("papertales",
                      "Everybody may build or raise one Building. Buildings stay until the end and bring "
                      "their points then.")),
    said("save", 75,
         TALETOP_TEXT(
             "papertales",
             "A Mystical Healer of yours can save one Unit from dying. It grows older all the same.")),
    said(
        "aging", 72,
        TALETOP_TEXT("papertales",
                     "Time passes: Units with an Age token die, and all that are left get one. So most Units "
                     "serve for two turns.")),
};

} // namespace

std::span<const contract::FirstWord> Words::firstWords() { return firstOnes; }

} // namespace taletop::papertales
