// SPDX-License-Identifier: MIT
// One line of the score sheet. The line, and each of its cells, points at what earned it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: line

    required property string key
    required property string label
    required property var points
    required property var earned
    property real cell: Theme.px(96)
    property real lineHeight: Theme.px(44)
    property bool open: true

    property int under: -1 // the seat whose cell the pointer or the focus is on
    property bool focused: false
    property bool taught: false // a step of a lesson speaks of it
    readonly property var shown: hover.hovered || focused ? cards(under) : []

    signal pointed(cards: var)
    signal focusedAt(y: real)

    // The cards that earned this line, for one seat or for all (-1).
    function cards(seat: int): var {
        let found = [];
        for (const part of line.earned) {
            if (seat < 0 || part.seat === seat)
                found = found.concat(part.cards);
        }
        return found;
    }
    function why(seat: int): string {
        return line.earned.filter(part => part.seat === seat).map(part => part.what).join(", ");
    }

    onShownChanged: pointed(shown)
    height: open ? Math.max(lineHeight, Math.ceil(name.height) + Theme.px(8)) : 0
    opacity: open ? 1 : 0
    visible: height > 0
    clip: true
    Behavior on height {
        NumberAnimation {
            duration: Motion.unfold
            easing.type: Easing.OutCubic
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(12)
        radius: Theme.px(8)
        color: Theme.paperShade
        visible: hover.hovered
    }
    Rectangle {
        x: Theme.px(28)
        width: parent.width - 2 * x + Theme.px(8)
        height: 1
        color: Theme.ruleLine
    }
    HoverHandler {
        id: hover
    }
    Words {
        id: name
        x: Theme.px(28)
        width: cells.x - x - Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: line.label
        size: 16
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        elide: Text.ElideRight
    }
    Row {
        id: cells
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        height: parent.height
        Repeater {
            model: line.points
            delegate: Item {
                id: box
                required property int index
                required property int modelData
                width: line.cell
                height: line.height
                objectName: "score-" + line.key + "-" + index
                activeFocusOnTab: line.open
                Accessible.role: Accessible.Cell
                Accessible.focusable: true
                Accessible.name: qsTr("%1: %n point(s)", "", modelData).arg(line.label)
                Accessible.description: line.why(index)
                onActiveFocusChanged: {
                    line.focused = activeFocus;
                    line.under = activeFocus ? index : -1;
                    if (activeFocus)
                        line.focusedAt(line.y);
                }
                HoverHandler {
                    id: over
                    onHoveredChanged: {
                        if (hovered)
                            line.under = box.index;
                        else if (line.under === box.index)
                            line.under = -1;
                    }
                }
                Rectangle {
                    anchors.centerIn: parent
                    width: Math.min(parent.width, Theme.px(58))
                    height: Math.min(parent.height - 4, Theme.px(38))
                    radius: height / 2
                    color: over.hovered || box.activeFocus ? Theme.gold : Theme.clear
                    FocusRing {
                        radius: parent.radius
                        space: 0
                        visible: box.activeFocus
                    }
                }
                Words {
                    anchors.centerIn: parent
                    text: box.modelData
                    size: 19
                    font.bold: box.modelData > 0
                    color: box.modelData > 0 ? Theme.ink : Theme.inkSoft
                }
            }
        }
    }
}
