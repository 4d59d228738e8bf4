// SPDX-License-Identifier: MIT
// What a table shows, without Qt: zones and cards with their poses, counters, the prompt, and the
// choices with the things to touch for them. A game makes it from one viewer's view.
#pragma once

#include "core/kit/card.h"
#include "core/kit/seat.h"
#include "core/kit/text.h"

#include <string>
#include <vector>

namespace taletop::scene {

/// Where a card lies within its zone, in the game's own units; the table fits zones to places.
struct Pose {
    double x = 0; ///< of the card's centre
    double y = 0;
    double angle = 0; ///< degrees, clockwise
    int layer = 0;    ///< painted from the lowest to the highest

    friend bool operator==(const Pose&, const Pose&) = default;
};

/// A card as the viewer sees it.
struct Card {
    int face = 0; ///< 0: its back
    int mark = 0;
    Pose pose;
    kit::Text name; ///< its whole sentence, also for screen readers; never tells a hidden face

    friend bool operator==(const Card&, const Card&) = default;
};

/// A zone as the viewer sees it.
struct Zone {
    kit::Zone zone = 0;
    const char* kind = ""; ///< "deck", "tail": what the game's table looks it up by
    kit::Seat owner = kit::spectator;
    bool known = true; ///< false: not even the number of cards is known
    int count = 0;
    std::vector<Card> cards; ///< all of them in order, or empty where only the count is known
    kit::Text title = {};    ///< what it is called on a table that any game may use; empty: nothing

    friend bool operator==(const Zone& a, const Zone& b) {
        return kit::sameWords(a.kind, b.kind) && a.zone == b.zone && a.owner == b.owner &&
               a.known == b.known && a.count == b.count && a.cards == b.cards && a.title == b.title;
    }
};

/// A public number or badge: "turn", "finished", "score".
struct Counter {
    const char* key = "";
    kit::Seat seat = kit::spectator;
    int value = 0;
    kit::Text text; ///< the number in words, for the table and for screen readers

    friend bool operator==(const Counter& a, const Counter& b) {
        return kit::sameWords(a.key, b.key) && a.seat == b.seat && a.value == b.value && a.text == b.text;
    }
};

/// One thing to touch.
struct Pick {
    enum class Kind : std::uint8_t { Zone, Card, Seat, Button, Spot };
    Kind kind = Kind::Button;
    int zone = 0;         ///< Zone and Card
    int index = 0;        ///< Card: its place; Seat: the seat; Spot: the number of a drop target
    const char* key = ""; ///< Button: its key

    friend bool operator==(const Pick& a, const Pick& b) {
        return a.kind == b.kind && a.zone == b.zone && a.index == b.index && kit::sameWords(a.key, b.key);
    }
};

/// A move that the viewer may make now, as the table offers it.
struct Choice {
    std::string move;          ///< its text form: what is submitted
    kit::Text label;           ///< "Over, tops together"
    kit::Text consequence;     ///< one quiet sentence: what it would do
    kit::Text warning;         ///< what it would spoil, or empty
    int gain = 0;              ///< change of the game's own evaluation, in points
    kit::Text gainParts;       ///< where more changes than `gain` counts: "+5: 3 own, 2 longest chain"
    std::vector<Pick> gesture; ///< what to touch, in this order
    bool hasGhost = false;     ///< does it show where the card would lie?
    Pose ghost;                ///< in the units of the zone `ghostZone`
    kit::Zone ghostZone = 0;
    std::vector<int> joins; ///< cards and spots that would meet, as index * 4 + spot

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// What makes points of a score pad: spots of cards, told apart by a few words beside them.
struct PadGroup {
    kit::Zone zone = 0;
    std::vector<int> spots; ///< as index * 4 + spot
    kit::Text label;        ///< "match 2-2"; empty: nothing stands beside them

    friend bool operator==(const PadGroup&, const PadGroup&) = default;
};

/// A line of a running score pad, for one seat.
struct PadLine {
    kit::Seat seat = 0;
    kit::Text label;
    int points = 0;
    bool settled = true;            ///< false: may still change hands (a comparison with others)
    std::vector<PadGroup> groups{}; ///< what it counts

    friend bool operator==(const PadLine&, const PadLine&) = default;
};

/// Everything on the table for one viewer.
struct Scene {
    std::vector<Zone> zones;
    std::vector<Counter> counters;
    std::vector<PadLine> pad;
    std::vector<Choice> choices; ///< the viewer's legal moves, in candidate order
    kit::Text prompt;            ///< who must do what; never empty
    kit::Text detail;            ///< what it would do, quieter
    const char* step = "";       ///< which kind of decision the viewer has: "draw", "place"; "" for none
    /// What the viewer is asked is for their eyes alone, be it of open things: a vote, or how the own tail
    /// shall lie. What hangs on a hand needs no such word, the session finds that out by itself.
    bool secret = false;
    /// A window for reactions is open, for every viewer alike and whatever is held: the move by
    /// which a seat lets it pass; "": no such window.
    const char* letItGo = "";
};

/// A layer of a card's picture: an SVG below resources/games/<game>/ drawn into a rectangle of
/// the card, turned about the rectangle's centre. Units: the card's own (CardLook).
struct ArtLayer {
    std::string file; ///< "charms/{theme}/a.svg": {theme} is filled in by the table
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double angle = 0;

    friend bool operator==(const ArtLayer&, const ArtLayer&) = default;
};

/// The size of a game's cards and the transparent gutter around their pictures, in its units.
struct CardLook {
    double width = 63;
    double height = 88;
    double gutter = 2;
};

} // namespace taletop::scene
