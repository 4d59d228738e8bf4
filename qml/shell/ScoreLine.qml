// SPDX-License-Identifier: MIT
// One line of the score sheet. The line and each of its cells mark the cards that earned the points. The line's name
// links to its rule.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: line

    required property string key
    required property string label
    readonly property string rule: Cards.ruleOfLine(App.session?.gameId ?? "", key) // ledger number, or ""
    required property list<var> points
    required property var earned
    property real cell: Theme.px(96)
    property real lineHeight: Theme.px(44)
    property bool open: true

    property int under: -1 // seat of the focused or hovered cell
    property bool focused: false
    property bool taught: false // is the lesson's step about this line?
    readonly property list<var> shown: hover.hovered || focused ? cards(under) : []

    signal pointed(cards: var)
    signal focusedAt(y: real)
    signal ruleAsked(entry: string)

    // Returns the cards that earned this line's points, for one seat or for all (-1).
    function cards(seat: int): var {
        let found = [];
        for (const part of line.earned) {
            if (seat < 0 || part.seat === seat)
                found = found.concat(part.cards);
        }
        return found;
    }
    function why(seat: int): string {
        return Phrases.listed(line.earned.filter(part => part.seat === seat).map(part => part.what));
    }

    onShownChanged: pointed(shown)
    readonly property real least: Math.max(Theme.target, Math.ceil(name.height) + Theme.px(8)) // minimum height

    height: open ? Math.max(lineHeight, least) : 0
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
    Item {
        id: link
        objectName: "scoreRule-" + line.key
        x: Theme.px(28)
        width: cells.x - x - Theme.px(8)
        height: parent.height
        activeFocusOnTab: line.open && line.rule !== ""
        Accessible.role: Accessible.Link
        Accessible.ignored: line.rule === ""
        Accessible.focusable: true
        Accessible.name: Phrases.fill(qsTr("See %1: %2"), [line.rule, line.label])
        Accessible.onPressAction: line.ruleAsked(line.rule)
        onActiveFocusChanged: {
            if (activeFocus)
                line.focusedAt(line.y);
        }
        Keys.onReturnPressed: line.ruleAsked(line.rule)
        Keys.onEnterPressed: line.ruleAsked(line.rule)
        Keys.onSpacePressed: line.ruleAsked(line.rule)

        TextMetrics {
            id: natural
            font: label.font
            text: label.text
        }
        Flow {
            id: name
            width: parent.width
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)

            Words {
                id: label
                width: Math.min(Math.ceil(natural.advanceWidth) + 1, name.width)
                text: line.label
                size: 16
                // Tighter if the name takes several lines.
                lineHeight: Theme.leading(natural.advanceWidth > name.width ? 0.88 : 1)
                wrapMode: Text.WordWrap
                maximumLineCount: 3
                elide: Text.ElideRight
            }
            Words {
                height: Math.ceil(natural.height)
                verticalAlignment: Text.AlignVCenter
                text: line.rule
                size: 14
                font.underline: true
                color: over.hovered || link.activeFocus ? Theme.ink : Theme.inkSoft
            }
        }
        FocusRing {
            radius: Theme.px(6)
            space: -2 // inside, because the list clips
            visible: link.activeFocus
        }
        HoverHandler {
            id: over
            enabled: line.rule !== ""
            cursorShape: Qt.PointingHandCursor
        }
        MouseArea {
            anchors.fill: parent
            enabled: line.rule !== ""
            onClicked: line.ruleAsked(line.rule)
        }
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
                Accessible.name: modelData < 0 ? line.label + ": " + modelData
                    : qsTr("%1: %n point(s)", "", modelData).arg(line.label)
                Accessible.description: line.why(index)
                onActiveFocusChanged: {
                    line.focused = activeFocus;
                    line.under = activeFocus ? index : -1;
                    if (activeFocus)
                        line.focusedAt(line.y);
                }
                HoverHandler {
                    id: overCell
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
                    color: overCell.hovered || box.activeFocus ? Theme.gold : Theme.clear
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
