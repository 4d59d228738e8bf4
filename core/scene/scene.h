// SPDX-License-Identifier: MIT
// The content of a table, without Qt: zones and cards with their poses, counters, the prompt, and the choices
// with their gestures. A game makes it from one viewer's view.
#pragma once

#include "core/kit/card.h"
#include "core/kit/seat.h"
#include "core/kit/text.h"

#include <string>
#include <vector>

namespace taletop::scene {

/// The position of a card in its zone, in the game's own units; the table fits zones to places.
struct Pose {
    double x = 0; ///< position of the card's centre
    double y = 0;
    double angle = 0; ///< degrees, clockwise
    int layer = 0;    ///< painted in ascending order

    friend bool operator==(const Pose&, const Pose&) = default;
};

/// A card as the viewer sees it.
struct Card {
    int face = 0; ///< 0 if it is face down
    int mark = 0;
    Pose pose;
    kit::Text name; ///< full description, also for screen readers; never reveals a hidden face

    friend bool operator==(const Card&, const Card&) = default;
};

/// A zone as the viewer sees it.
struct Zone {
    kit::Zone zone = 0;
    const char* kind = ""; ///< "deck", "tail": the game's table finds the zone by it
    kit::Seat owner = kit::spectator;
    bool known = true; ///< false if even the number of cards is unknown
    int count = 0;
    std::vector<Card> cards; ///< all of them in order, or empty if only the count is known
    kit::Text title = {};    ///< title on the plain table and small screens; empty if it has none
    bool spot = false;       ///< a place for one card, which small screens show even while it is empty
    int planned = 0;         ///< the face of the card that the viewer plans to put there, 0: none

    friend bool operator==(const Zone& a, const Zone& b) {
        return kit::sameWords(a.kind, b.kind) && a.zone == b.zone && a.owner == b.owner &&
               a.known == b.known && a.count == b.count && a.cards == b.cards && a.title == b.title &&
               a.spot == b.spot && a.planned == b.planned;
    }
};

/// A public number or badge: "turn", "finished", "score".
struct Counter {
    /// The row in which a small screen lists it: none, the row of its seat, or the row of the viewer's plan.
    enum class Row : std::uint8_t { None, Seat, Plan };

    const char* key = "";
    kit::Seat seat = kit::spectator;
    int value = 0;
    kit::Text text; ///< the number in words, for the table and for screen readers
    Row row = Row::None;

    friend bool operator==(const Counter& a, const Counter& b) {
        return kit::sameWords(a.key, b.key) && a.seat == b.seat && a.value == b.value && a.text == b.text &&
               a.row == b.row;
    }
};

/// One thing to touch.
struct Pick {
    enum class Kind : std::uint8_t { Zone, Card, Seat, Button, Spot };
    Kind kind = Kind::Button;
    int zone = 0;         ///< Zone and Card: the zone
    int index = 0;        ///< Card: its place; Seat: the seat; Spot: the number of a drop target
    const char* key = ""; ///< Button: its key

    friend bool operator==(const Pick& a, const Pick& b) {
        return a.kind == b.kind && a.zone == b.zone && a.index == b.index && kit::sameWords(a.key, b.key);
    }
};

/// A legal move that the table offers the viewer.
struct Choice {
    std::string move;          ///< text form of the move, which the table submits
    kit::Text label;           ///< such as "Over, tops together"
    kit::Text consequence;     ///< one sentence about its effect, less prominent
    kit::Text warning;         ///< warning of what the move would spoil, or empty
    int gain = 0;              ///< change of the game's own evaluation, in points
    kit::Text gainParts;       ///< the whole change if `gain` is only a part: "+5: 3 own, 2 longest chain"
    std::vector<Pick> gesture; ///< things to touch, in this order
    bool hasGhost = false;     ///< does the table show where the card would go?
    Pose ghost;                ///< its pose, in the units of the zone `ghostZone`
    kit::Zone ghostZone = 0;
    std::vector<int> joins; ///< spots of the set that it makes, or only the new one, as index * 4 + spot

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// A part of a score pad that earns points: spots of cards, with a short label to distinguish it.
struct PadGroup {
    kit::Zone zone = 0;
    std::vector<int> spots; ///< spots as index * 4 + spot
    kit::Text label;        ///< such as "match 2-2"; empty if it has none

    friend bool operator==(const PadGroup&, const PadGroup&) = default;
};

/// A line of a running score pad, for one seat.
struct PadLine {
    kit::Seat seat = 0;
    kit::Text label;
    int points = 0;
    bool settled = true;            ///< false if it may still go to someone else (a comparison with others)
    std::vector<PadGroup> groups{}; ///< the spots that it counts

    friend bool operator==(const PadLine&, const PadLine&) = default;
};

/// Everything that the table shows one viewer.
struct Scene {
    std::vector<Zone> zones;
    std::vector<Counter> counters;
    std::vector<PadLine> pad;
    std::vector<Choice> choices; ///< the viewer's legal moves, in candidate order
    kit::Text prompt;            ///< tells the viewer what to do or whom to wait for; never empty
    kit::Text detail;            ///< the effect of the decision, less prominent
    const char* step = "";       ///< the kind of the viewer's decision: "draw", "place"; "" for none
    /// Must the viewer's question stay private although it is about open things, such as a vote or a card for
    /// their own tail? Not needed for hands, which table::OpenTurns recognizes itself.
    bool secret = false;
    /// The move by which a seat passes in an open reaction window; the same for every viewer, whatever they
    /// hold; "" if no window is open.
    const char* letItGo = "";
};

/// A layer of a card's picture: an SVG below resources/games/<game>/, drawn into a rectangle of the card and
/// rotated about the rectangle's centre. Units: the card's own (CardLook).
struct ArtLayer {
    std::string file; ///< "charms/{theme}/a.svg": the table fills in {theme}
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
