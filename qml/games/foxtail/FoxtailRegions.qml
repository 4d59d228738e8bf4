// SPDX-License-Identifier: MIT
// The regions of Foxtail's table. Other tails are in a column on the left, or at the top if there is only one. In a
// tall window they are two to a line, and during the vote they fill the table. One's own tail is in the middle, with
// the drawn bit and the deck beside it, or below it in a tall window. The strip with the score is at the bottom.
import QtQuick
import Taletop.Theme

Item {
    id: regions

    required property int others // number of other seats
    required property bool voting
    required property bool over
    required property bool late // is another tail too long for one row?
    required property real head // height of a lane's head
    property real bar: height // top of the prompt bar
    property real curtain: height // top of the curtain's area
    property real strip: 0 // height of the strip with the score
    property real aside: 0 // preferred width of the drawn bit and the deck
    property real sheet: 0 // width of the score sheet
    // Are the others in a column on the left? Beside the score sheet only very wide windows have room for it.
    readonly property bool column: !voting && others > 0 && (Theme.wide || !Theme.tall && !over && others > 1)
    readonly property real columnWidth: Math.round(width * (Theme.wide ? 0.2 : 0.255))
    // Is there room for the bar beside the column?
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
    readonly property real leftEdge: column ? lanes.x + lanes.width + gap : side // left edge of all other regions
    readonly property real rightEdge: width - side

    // ---- the other regions, from the bottom
    readonly property real floor: over ? height - Theme.px(22) : Math.min(bar, curtain) - gap
    readonly property real ceiling: column || others === 0 ? topEdge : lanes.y + lanes.height + gap
    readonly property bool bare: over || curtain < height // is the score hidden?
    // Avoids a cycle: the strip's height depends on its width, and the widths of deck and bit depend on this height.
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
