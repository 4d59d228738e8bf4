// SPDX-License-Identifier: MIT
// The layout of Tail Story's table. In a usual window the opponents are in a row at the top. Below them are one's
// character, the played cards and one's piles side by side, then the hand. In a wide window the opponents are in
// columns at both sides, with one's own things below them. In a tall one the opponents are two to a line, and the
// played cards are above one's own things.
import QtQuick
import Taletop.Theme

QtObject {
    id: places

    required property real width
    required property real floor // bottom edge of the layout, above the prompt bar
    property int others: 0
    property bool over: false
    property real bandWanted: 0 // preferred height of the opponents' mats
    property real columnTaken: 0 // height of a column that opponents occupy
    property real handWanted: 0
    property real handLeast: 0
    property real characterWidth: 0
    property real shelfWidth: 0
    property real playedWanted: 0 // preferred width of the played cards
    property real askedLeast: 0 // minimum width of the question
    property real askedWanted: 0 // width at which the question takes the room of one's own piles
    property real askedMost: 0 // maximum width of the question
    property bool spread: false // does the question take the whole middle?
    property bool settingUp: false

    readonly property real side: Theme.px(Theme.tall ? 14 : 20)
    readonly property real gap: Math.round(Theme.vh(1.3))
    readonly property bool columns: Theme.wide && !over && others > 0
    readonly property real columnWidth: Math.round(0.19 * width)
    readonly property rect band: Qt.rect(side, gap, width - 2 * side, columns ? floor - 2 * gap : bandWanted)
    readonly property real left: columns ? side + columnWidth + gap : side
    readonly property real right: width - left
    readonly property real top: columns ? gap : band.y + band.height + gap

    // Keeps enough room for buttons in the middle; the hand shrinks instead.
    readonly property real leastMiddle: 3 * Theme.target + 3 * Theme.px(10)
    readonly property real handHeight: Math.round(Math.max(handLeast,
        Math.min(handWanted, floor - top - 2 * gap - leastMiddle)))
    readonly property rect hand: Qt.rect(left, floor - gap - handHeight, right - left, handHeight)
    readonly property rect middle: Qt.rect(left, top, right - left, hand.y - gap - top)

    // Are one's own things on a line below the played cards, instead of beside them?
    readonly property bool below: Theme.tall && !settingUp
    readonly property bool apart: below || columns // do the played cards keep the full width of the middle?
    readonly property real ownHeight: below ? Math.round(Math.min(0.5 * middle.height, ownWanted))
        : columns ? Math.min(floor - 2 * gap - band.y - columnTaken, ownWanted)
        : middle.height
    readonly property real ownWanted: Theme.ownHeight + Theme.target + Theme.px(44)
    readonly property real ownTop: columns ? floor - gap - ownHeight : middle.y + middle.height - ownHeight
    // Room between character and piles. A question may take the room of the piles, then that of the character.
    readonly property real between: middle.width - characterWidth - shelfWidth - 2 * gap
    readonly property bool shelved: columns || !spread && (below || playedWanted + askedWanted + gap <= between)
    readonly property bool peopled: columns || !spread && (below || playedWanted + askedLeast <= between + shelfWidth)
    readonly property rect character: Qt.rect(columns ? side : middle.x, ownTop, characterWidth, ownHeight)
    readonly property rect shelf: Qt.rect(columns ? width - side - shelfWidth : right - shelfWidth, ownTop, shelfWidth,
        ownHeight)
    readonly property real centreLeft: peopled && !apart ? character.x + character.width + gap : left
    readonly property real centreRight: shelved && !apart ? shelf.x - gap : right
    readonly property real centreHeight: (below ? ownTop - gap : middle.y + middle.height) - middle.y
    readonly property rect centre: Qt.rect(centreLeft, middle.y, centreRight - centreLeft, centreHeight)
    // Centres the played cards and the question together.
    readonly property real playedWidth: Math.min(playedWanted, centre.width)
    readonly property real askedWidth: Math.min(askedMost, centre.width - playedWidth - gap)
    readonly property real unused: centre.width - playedWidth - askedWidth - (askedMost > 0 ? gap : 0)
    readonly property rect played: Qt.rect(centre.x + Math.max(0, Math.round(unused / 2)), centre.y, playedWidth,
        centreHeight)
    readonly property rect asked: Qt.rect(played.x + playedWidth + gap, centre.y, askedWidth, centreHeight)
}
