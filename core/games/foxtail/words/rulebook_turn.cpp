// SPDX-License-Identifier: MIT
// The rulebook on turns, joins and brushes.
#include "core/games/foxtail/words/rulebook_parts.h"

namespace taletop::foxtail {

namespace {

using contract::RuleEntry;

constexpr std::array turnEntries{
    RuleEntry{15, told(TALETOP_TEXT("foxtail", "All play together")),
              told(TALETOP_TEXT(
                  "foxtail", "In each turn everybody whose tail is not complete acts once, all at the same "
                             "time. The next turn begins when the last of them is done; nobody acts twice "
                             "before that. If a single tail is left unfinished, the turns go on with its "
                             "owner alone."))},
    RuleEntry{16, told(TALETOP_TEXT("foxtail", "Draw or brush")),
              told(TALETOP_TEXT(
                  "foxtail", "In a turn you do one of two things: draw a card for your tail, or brush your "
                             "tail. You cannot do both, and you cannot pass."))},
    RuleEntry{17, told(TALETOP_TEXT("foxtail", "Choosing without looking")),
              told(TALETOP_TEXT(
                  "foxtail", "You choose between drawing and brushing before any card of this turn is seen. "
                             "All choices are shown together when the last one is made, so waiting for the "
                             "others helps nobody. After seeing your card it is too late to brush instead. "
                             "The printed rules give no order here; this is how we play it."))},
    RuleEntry{18, told(TALETOP_TEXT("foxtail", "The steps of a turn")),
              told(TALETOP_TEXT(
                  "foxtail", "First everybody chooses: draw or brush. Then those who draw take the top card "
                             "one after the other, in seat order, and a tip is laid at once. Then the new "
                             "bits are joined and the brushes made, all in secret, and shown together when "
                             "the last one is ready. Now the turn is over. The printed rules say that the "
                             "order of drawing hardly matters; ours is fixed."))},
    RuleEntry{19, told(TALETOP_TEXT("foxtail", "Drawing")),
              told(TALETOP_TEXT(
                  "foxtail", "Drawing means 1 card, the top one of the deck. There is always a card left for "
                             "you (FT-26). If everybody brushes, no card leaves the deck."))},
    RuleEntry{
        20, told(TALETOP_TEXT("foxtail", "A drawn card is open")),
        told(TALETOP_TEXT("foxtail",
                          "A drawn card is turned face up for everybody. The printed rules do not speak of "
                          "this; the card will lie open in a tail in the same turn anyway."))},
    RuleEntry{
        21, told(TALETOP_TEXT("foxtail", "The new bit joins the end")),
        told(TALETOP_TEXT("foxtail",
                          "The bit you drew must join your own tail in the same turn, right behind the "
                          "last bit. You cannot keep it for later, put it back, give it away or push it in "
                          "between earlier bits."))},
    RuleEntry{22, told(TALETOP_TEXT("foxtail", "The first bit")),
              told(TALETOP_TEXT(
                  "foxtail", "Your first bit simply lies next to your fox. You choose nothing, because a fox "
                             "has no charms to meet. From the second bit on you choose how each bit joins "
                             "(FT-28)."))},
    RuleEntry{23, told(TALETOP_TEXT("foxtail", "Laid bits stay")),
              told(TALETOP_TEXT(
                  "foxtail", "A bit stays where it is and as it lies until you brush your tail. Laying a new "
                             "bit never tilts an old one anew. It may hide a corner of the last one, though "
                             "(FT-35)."))},
    RuleEntry{24, told(TALETOP_TEXT("foxtail", "Drawing a tip")),
              told(TALETOP_TEXT(
                  "foxtail", "If you draw a tip, it goes to the end of your tail at once and the tail is "
                             "complete. You choose nothing. The turn in which this happens is your finishing "
                             "turn (FT-61). It can also happen when you had to draw after a brush."))},
    RuleEntry{25, told(TALETOP_TEXT("foxtail", "When your tail is complete")),
              told(TALETOP_TEXT(
                  "foxtail", "With a complete tail you watch the others: no drawing, no brushing, no second "
                             "tip. You act once more in the vote (FT-62)."))},
    RuleEntry{26, told(TALETOP_TEXT("foxtail", "The deck never runs short")),
              told(TALETOP_TEXT(
                  "foxtail", "The deck always holds as many tips as there are unfinished tails. So it cannot "
                             "run out before everybody is done. The last card drawn in a game is always a "
                             "tip, and bits below it are never used."))},
    RuleEntry{27, told(TALETOP_TEXT("foxtail", "The end of play")),
              told(TALETOP_TEXT("foxtail",
                                "Play ends with the turn in which the last tail is completed. After that the "
                                "points are counted (FT-54)."))},
};

constexpr std::array joiningEntries{
    RuleEntry{
        28, told(TALETOP_TEXT("foxtail", "Four ways to join")),
        told(TALETOP_TEXT(
            "foxtail", "From the second bit on you choose a link, 1 of 4 ways in which a bit joins the one "
                       "before it. Tops or bottoms together: that "
                       "side is drawn close, and the other side fans out. Over or under: the new bit "
                       "lies upon the last one or is tucked below it. All 4 are always allowed, whatever the "
                       "numbers are."))},
    RuleEntry{
        29, told(TALETOP_TEXT("foxtail", "What each way joins")),
        told(TALETOP_TEXT("foxtail",
                          "Over, tops together: the top left charms meet. Under, tops together: the top "
                          "right ones. Over, bottoms together: the bottom left ones. Under, bottoms "
                          "together: the bottom right ones. Each way hides 1 corner on the side drawn "
                          "together: over hides the right corner of the last bit, under hides the left "
                          "corner of the new one.")),
        told(TALETOP_TEXT("foxtail",
                          "You have drawn your second bit. Look at the four ways to join it. Each of them "
                          "brings another kind of charm together: over, tops together lays a 1 beside a 2, "
                          "a chain; under, tops together lays a 1 beside a 1, a match."))},
    RuleEntry{
        30, told(TALETOP_TEXT("foxtail", "No bit lies straight")),
        told(TALETOP_TEXT("foxtail",
                          "Every bit after the first takes one of the four ways, even if it scores nothing "
                          "or spoils something. It cannot lie straight, and it always hides exactly 1 "
                          "corner. The printed rules speak of the tilt as a part of adding a bit, so we do "
                          "not leave it out."))},
    RuleEntry{
        31, told(TALETOP_TEXT("foxtail", "Right way up")),
        told(TALETOP_TEXT("foxtail",
                          "Bits lie face up and the right way up; nobody turns them upside down. The tail "
                          "grows away from the fox in one direction. On our table that is to the right."))},
    RuleEntry{32, told(TALETOP_TEXT("foxtail", "The fanned side joins nothing")),
              told(TALETOP_TEXT(
                  "foxtail", "On the side that fans out, charms of two different kinds face each other. They "
                             "are no set, even if their numbers are equal."))},
    RuleEntry{33, told(TALETOP_TEXT("foxtail", "A hidden charm serves nobody")),
              told(TALETOP_TEXT(
                  "foxtail", "A join counts only if both of its charms are in sight when the tail is scored. "
                             "A charm that is covered counts for nobody, even if it was in sight before. The "
                             "printed rules do not say this; we look at the tail as it lies in the end."))},
    RuleEntry{
        34, told(TALETOP_TEXT("foxtail", "Joins that spoil each other")),
        told(TALETOP_TEXT("foxtail",
                          "Two joins in a row are both lost in two cases only: a bit joined under with the "
                          "tops together is followed by one joined over with the tops together, or the "
                          "same with the bottoms. The bit in the middle then has both corners of that side "
                          "hidden. In any other order both joins stand, and joins further apart never harm "
                          "each other.")),
        told(TALETOP_TEXT("foxtail",
                          "Both joins of your tail are lost: the second bit lies under and the third one "
                          "over, both with the tops together. You are brushing now. Join the second bit "
                          "over and the third one under, with the tops together: both joins stand, and you "
                          "have 6 own points instead of 0."))},
    RuleEntry{35, told(TALETOP_TEXT("foxtail", "A new bit can undo the last join")),
              told(TALETOP_TEXT(
                  "foxtail", "If your last bit lies under with the tops together, joining the new one over "
                             "with the tops together takes away the last join and its points, and the new "
                             "join is lost as well. The same goes for the bottoms. It is allowed, and the "
                             "table warns you. Earlier charms of the row stay joined.")),
              told(TALETOP_TEXT(
                  "foxtail", "You have a match of 3 at the top right, and your last bit lies under with the "
                             "tops together. Join the new bit over with the tops together: the match shrinks "
                             "to 2. Over with the bottoms together leaves the match as it is and adds a "
                             "chain."))},
    RuleEntry{36, told(TALETOP_TEXT("foxtail", "How many charms are in sight")),
              told(TALETOP_TEXT(
                  "foxtail", "Each join hides 1 corner, and no corner is hidden twice. So every bit leaves 3 "
                             "charms in sight, and 1 more for the whole tail: 8 bits show 25 charms."))},
    RuleEntry{
        37, told(TALETOP_TEXT("foxtail", "Fox and tip have no charms")),
        told(TALETOP_TEXT("foxtail",
                          "The fox and the tip carry no charms. They join nothing and hide nothing, so a "
                          "tip never changes your sets. The printed rules give charms to tail bits only."))},
    RuleEntry{38, told(TALETOP_TEXT("foxtail", "Which bit lies on top")),
              told(TALETOP_TEXT(
                  "foxtail", "Only neighbours overlap. A bit joined over lies one layer above the bit before "
                             "it, a bit joined under one layer below. This is how the table draws a tail; it "
                             "has no effect on points."))},
    RuleEntry{39, told(TALETOP_TEXT("foxtail", "How far a bit tilts")),
              told(TALETOP_TEXT("foxtail",
                                "On our table each new bit turns by 12 degrees about the corner where it "
                                "overlaps the last one. So 1 charm is covered whole and all the others stay "
                                "free. Tails may bend a long way round; that has no effect on points."))},
};

constexpr std::array brushingEntries{
    RuleEntry{40, told(TALETOP_TEXT("foxtail", "Brushing instead of drawing")),
              told(TALETOP_TEXT(
                  "foxtail", "You may spend your turn on brushing your tail. Then you draw no card in this "
                             "turn. Several players may brush in the same turn, and nobody counts how often "
                             "you do it in a game; only never twice running (FT-45)."))},
    RuleEntry{41, told(TALETOP_TEXT("foxtail", "What a brush can change")),
              told(TALETOP_TEXT(
                  "foxtail", "In a brush you choose anew how each bit joins the one before it. The order of "
                             "the bits stays as it is, and so do the fox and the tails of the others. The "
                             "first bit has no join, so it does not change."))},
    RuleEntry{
        42, told(TALETOP_TEXT("foxtail", "Bit by bit, once")),
        told(TALETOP_TEXT("foxtail",
                          "You go through your tail from the second bit to the last and choose a way to "
                          "join for each. Until you keep the brush you can take your choices back and try "
                          "others, as nothing new is seen on the way. The brush can be kept when every bit "
                          "has had its choice.")),
        told(TALETOP_TEXT("foxtail",
                          "You are brushing a tail of 4 bits. Choose a way to join for the second, the "
                          "third and the fourth bit and watch your own points. Until you keep the brush "
                          "you can take your choices back."))},
    RuleEntry{
        43, told(TALETOP_TEXT("foxtail", "A brush may change nothing")),
        told(TALETOP_TEXT("foxtail",
                          "You may choose for some or all of your bits what they have already. It is still "
                          "a brush, so you must draw in your next turn. The printed rules allow changes "
                          "and ask for none."))},
    RuleEntry{44, told(TALETOP_TEXT("foxtail", "At least two bits")),
              told(TALETOP_TEXT(
                  "foxtail", "You need 2 bits or more to brush, because a single bit has no join to change. "
                             "So everybody draws in turns 1 and 2. The printed rules do not say this, but "
                             "without it brushing would be a way to pass."))},
    RuleEntry{45, told(TALETOP_TEXT("foxtail", "Never twice running")),
              told(TALETOP_TEXT(
                  "foxtail", "If you brushed in your last turn, you must draw in this one. In the turn after "
                             "that you may brush again.")),
              told(TALETOP_TEXT(
                  "foxtail", "You brushed in your last turn, so all you can do now is draw. Draw a card and "
                             "join it: in the turn after that you may brush again."))},
    RuleEntry{
        46, told(TALETOP_TEXT("foxtail", "No brushing once complete")),
        told(TALETOP_TEXT("foxtail",
                          "A complete tail stays as it lies. When the upper part of the deck is used up, "
                          "every draw may bring you the tip. A brush that you put off until then may never "
                          "come.")),
        told(TALETOP_TEXT("foxtail",
                          "The upper part of the deck is used up, so any card can be the tip now. Your "
                          "tail has 5 own points and could have 18. Brush it now, or draw and see what "
                          "comes."))},
};

} // namespace

RuleEntries turnRules() { return turnEntries; }
RuleEntries joiningRules() { return joiningEntries; }
RuleEntries brushingRules() { return brushingEntries; }

} // namespace taletop::foxtail
