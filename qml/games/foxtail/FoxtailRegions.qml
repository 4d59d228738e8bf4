// SPDX-License-Identifier: MIT
// The regions of Foxtail's table. The others' tails lie in a column at the left; one alone at the top; in a tall window
// two a line; on the whole table in the vote. The own tail lies in the middle, the drawn bit and the deck beside it, in a
// tall window below it, and one strip with the score below.
import QtQuick
import Taletop.Theme

Item {
    id: regions

    required property int others // seats
    required property bool voting
    required property bool over
    required property bool late // some tail of theirs is too long for one row
    required property real head // of a lane
    property real bar: height // where the prompt bar begins
    property real curtain: height // where the curtain begins
    property real strip: 0 // its height
    property real aside: 0 // the width that the drawn bit and the deck ask for
    property real sheet: 0 // the width that the score sheet takes
    // The others are at the left. Beside the score sheet there is room for them in very wide windows only.
    readonly property bool column: !voting && others > 0 && (Theme.wide || !Theme.tall && !over && others > 1)
    readonly property real columnWidth: Math.round(width * (Theme.wide ? 0.2 : 0.255))
    // There is room enough for the bar beside them.
    readonly property bool besideBar: column && Theme.scale > 0.8 && width - columnWidth > Theme.type(16) * 62
    readonly property bool below: Theme.tall // the drawn bit lies below the tail
    readonly property real side: Theme.px(20)
    readonly property real gap: Theme.px(12)
    readonly property real topEdge: Theme.px(14)

    // ---- the others
    readonly property int perLine: voting || column ? 1 : Theme.tall ? Math.min(2, others) : others
    readonly property int lines: Math.ceil(others / Math.max(1, perLine))
    readonly property real laneHeight: head + Theme.opponentHeight * (late && Theme.tall && !over ? 2.3 : 1.3) + Theme.px(14)
    readonly property real columnFloor: besideBar ? height - topEdge : bar - gap
    readonly property real lanesWidth: others === 0 ? 0 : column ? columnWidth : width - 2 * side
    readonly property real lanesHeight: others === 0 ? 0 : voting ? floor - topEdge
        : column ? Math.min(columnFloor - topEdge, others * Math.round(height * (late ? 0.48 : 0.34))) : lines * laneHeight + (lines - 1) * gap
    readonly property rect lanes: Qt.rect(side, topEdge, lanesWidth, lanesHeight)
    readonly property real leftEdge: column ? lanes.x + lanes.width + gap : side // of all the rest
    readonly property real rightEdge: width - side

    // ---- the rest, from the bottom
    readonly property real floor: over ? height - Theme.px(22) : Math.min(bar, curtain) - gap
    readonly property real ceiling: column || others === 0 ? topEdge : lanes.y + lanes.height + gap
    readonly property bool bare: over || curtain < height // there is no score
    // Each asks for what the other's measures do not depend on: the strip is as high as its width makes it, the deck and the
    // bit as wide as their height makes them.
    readonly property real drawnHeight: below ? Math.round(Theme.handHeight + Theme.px(26)) : floor - ceiling
    readonly property real drawnX: below ? leftEdge : rightEdge - aside
    readonly property real scoreWidth: Math.max(0, (below ? rightEdge : drawnX - gap) - leftEdge)
    readonly property real scoreY: bar - gap - strip
    readonly property real scoreTop: bare ? floor : scoreY - gap
    readonly property rect drawn: Qt.rect(drawnX, below ? scoreTop - drawnHeight : ceiling, rightEdge - drawnX, drawnHeight)
    readonly property rect tail: over ? Qt.rect(leftEdge, ceiling, rightEdge - leftEdge - sheet, floor - ceiling)
        : below ? Qt.rect(leftEdge, ceiling, rightEdge - leftEdge, drawn.y - gap - ceiling)
        : Qt.rect(leftEdge, ceiling, drawn.x - gap - leftEdge, scoreTop - ceiling)

    visible: false
}
