// SPDX-License-Identifier: MIT
// The regions of Foxtail's table. Other tails are in a column at the left, a single one at the top, two to a line in a
// tall window, and on the whole table during the vote. One's own tail is in the middle, with the drawn bit and the deck
// beside it, or below it in a tall window, and a strip with the score below.
import QtQuick
import Taletop.Theme

Item {
    id: regions

    required property int others // number of seats
    required property bool voting
    required property bool over
    required property bool late // is one of their tails too long for one row?
    required property real head // height of a lane's head
    property real bar: height // top of the prompt bar
    property real curtain: height // top of the curtain's area
    property real strip: 0 // height of the score strip
    property real aside: 0 // preferred width of the drawn bit and the deck
    property real sheet: 0 // width of the score sheet
    // Are the others at the left? Beside the score sheet there is room for them only in very wide windows.
    readonly property bool column: !voting && others > 0 && (Theme.wide || !Theme.tall && !over && others > 1)
    readonly property real columnWidth: Math.round(width * (Theme.wide ? 0.2 : 0.255))
    // Is there enough room for the bar beside them?
    readonly property bool besideBar: column && Theme.scale > 0.8 && width - columnWidth > Theme.type(16) * 62
    readonly property bool below: Theme.tall // is the drawn bit below the tail?
    readonly property real side: Theme.px(20)
    readonly property real gap: Theme.px(12)
    readonly property real topEdge: Theme.px(14)

    // ---- the other tails
    readonly property int perLine: voting || column ? 1 : Theme.tall ? Math.min(2, others) : others
    readonly property int lines: Math.ceil(others / Math.max(1, perLine))
    readonly property real laneHeight: head + Theme.opponentHeight * (late && Theme.tall && !over ? 2.3 : 1.3) +
        Theme.px(14)
    readonly property real columnFloor: besideBar ? height - topEdge : bar - gap
    readonly property real lanesWidth: others === 0 ? 0 : column ? columnWidth : width - 2 * side
    readonly property real lanesHeight: others === 0 ? 0
        : voting ? floor - topEdge
        : column ? Math.min(columnFloor - topEdge, others * Math.round(height * (late ? 0.48 : 0.34)))
        : lines * laneHeight + (lines - 1) * gap
    readonly property rect lanes: Qt.rect(side, topEdge, lanesWidth, lanesHeight)
    readonly property real leftEdge: column ? lanes.x + lanes.width + gap : side // left edge of everything else
    readonly property real rightEdge: width - side

    // ---- everything else, from the bottom
    readonly property real floor: over ? height - Theme.px(22) : Math.min(bar, curtain) - gap
    readonly property real ceiling: column || others === 0 ? topEdge : lanes.y + lanes.height + gap
    readonly property bool bare: over || curtain < height // is there no score?
    // There is no cycle: the strip's height follows from its width, and the widths of deck and bit follow from their
    // height.
    readonly property real drawnHeight: below ? Math.round(Theme.handHeight + Theme.px(26)) : floor - ceiling
    readonly property real drawnX: below ? leftEdge : rightEdge - aside
    readonly property real scoreWidth: Math.max(0, (below ? rightEdge : drawnX - gap) - leftEdge)
    readonly property real scoreY: bar - gap - strip
    readonly property real scoreTop: bare ? floor : scoreY - gap
    readonly property rect drawn: Qt.rect(drawnX, below ? scoreTop - drawnHeight : ceiling, rightEdge - drawnX,
        drawnHeight)
    readonly property rect tail: over ? Qt.rect(leftEdge, ceiling, rightEdge - leftEdge - sheet, floor - ceiling)
        : below ? Qt.rect(leftEdge, ceiling, rightEdge - leftEdge, drawn.y - gap - ceiling)
        : Qt.rect(leftEdge, ceiling, drawn.x - gap - leftEdge, scoreTop - ceiling)

    visible: false
}
