// SPDX-License-Identifier: MIT
// One line of the running score: its points and their reason. A tip compares the line with other seats'.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: cell

    required property var line // { label, points, settled, groups }
    required property int number
    property bool last: false // is this the sum?
    property bool stop: false // is the cell a Tab stop even without groups?
    property color letters: Theme.ink
    readonly property string label: line?.label ?? ""
    readonly property string brief: label.split(/[,:、：]/)[0] // "Longest chain" of "Longest chain, 3, tied with Ana"
    readonly property var groups: line?.groups ?? []
    readonly property bool pointed: rest.hovered || activeFocus
    readonly property color shownLetters: pointed && told ? Theme.ink : letters
    readonly property bool told: groups.length > 0 || stop
    readonly property Item figure: points
    // Keeps the ring away from the text of neighbouring cells.
    readonly property rect ringed: Qt.rect(Theme.px(6), Theme.px(4), width - Theme.px(11), height - Theme.px(8))

    objectName: "padLine-" + number
    activeFocusOnTab: told || activeFocus
    Accessible.role: Accessible.StaticText
    Accessible.focusable: told
    Accessible.name: line ? Phrases.fill(qsTr("%1: %2"), [line.label, line.points]) : ""
    Accessible.description: groups.map(group => group.label).filter(words => words !== "").join(", ")

    HoverHandler {
        id: rest
        enabled: cell.told
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: Theme.gold
        visible: cell.pointed
        FocusRing {
            radius: parent.radius
            space: 0
            visible: cell.activeFocus
        }
    }
    Tip {
        text: cell.brief === cell.label ? "" : cell.label
    }
    Words {
        id: points
        x: Theme.px(7)
        anchors.verticalCenter: parent.verticalCenter
        text: cell.line?.points ?? ""
        size: cell.last ? 36 : 26
        font.bold: true
        color: cell.shownLetters
    }
    LongWords {
        x: points.x + points.width + Theme.px(7)
        width: cell.width - x - Theme.px(5)
        height: cell.height
        verticalAlignment: Text.AlignVCenter
        text: cell.brief
        size: 15
        font.bold: cell.last
        font.italic: cell.line !== null && !cell.line.settled
        color: cell.shownLetters
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        maximumLineCount: 2
        lineHeight: Theme.leading(0.95)
    }
}
