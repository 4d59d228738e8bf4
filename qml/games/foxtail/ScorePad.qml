// SPDX-License-Identifier: MIT
// The running score of one tail, as it would count now.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: pad

    required property MatchSession session
    required property int seat
    property string owner
    property bool brief: false // the sum alone, until the pointer or the focus is on it
    readonly property bool folded: brief && pointed < 0 && taught < 0 && !over.hovered
    readonly property real heightAtRest: brief ? Math.ceil(Theme.type(19) * 1.5) + Theme.px(28) : height
    property int pointed: -1 // the line that the pointer or the focus is on
    readonly property int taught: (App.practice.lesson?.look ?? "").startsWith("pad/") ? parseInt(App.practice.lesson.look.slice(4)) : -1
    readonly property var lit: (lines[pointed >= 0 ? pointed : taught]?.groups ?? []).reduce((all, group) => all.concat(group.spots), []) // its spots: [{ index, spot }]
    readonly property var lines: session.revision >= 0 ? session.pad.forSeat(seat) : []

    objectName: "scorePad"
    width: Theme.px(350)
    implicitHeight: column.height + Theme.px(folded ? 20 : 32)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Score pad of %1").arg(owner)

    Paper {
        anchors.fill: parent
        depth: 0.7
    }
    HoverHandler {
        id: over
    }
    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(pad.folded ? 8 : 14)
        width: parent.width - 2 * x
        spacing: Theme.px(5)

        LongWords {
            width: parent.width
            visible: !pad.folded
            text: Phrases.unbroken(qsTr("%1’s tail so far").arg(pad.owner))
            size: 20
            font.family: Theme.titleFont
            font.bold: true
            wrapMode: Text.Wrap // a name may be longer than a line
            maximumLineCount: 2
            fontSizeMode: Text.FixedSize
            SeatPress {
                anchors.fill: parent
                seat: pad.seat
            }
        }
        Repeater {
            model: ListRows {
                list: pad.lines
            }
            delegate: Item {
                id: line
                required property int index
                required property var modelData
                readonly property bool last: index === pad.lines.length - 1
                visible: last || !pad.folded
                width: column.width
                height: Math.max(label.height, points.height) + (last ? Theme.px(8) : 0)
                readonly property bool pointed: rest.hovered || activeFocus
                readonly property rect ringed: Qt.rect(-Theme.px(8), last ? Theme.px(6) : 0, width + Theme.px(16), height - (last ? Theme.px(6) : 0)) // not through its words or those above
                objectName: "padLine-" + index
                activeFocusOnTab: modelData.groups.length > 0 || (last && pad.brief) || activeFocus
                onPointedChanged: {
                    if (line.pointed)
                        pad.pointed = line.index;
                    else if (pad.pointed === line.index)
                        pad.pointed = -1;
                }
                Accessible.role: Accessible.StaticText
                Accessible.focusable: modelData.groups.length > 0 || (last && pad.brief)
                Accessible.name: Phrases.fill(qsTr("%1: %2"), [modelData.label, modelData.points])
                Accessible.description: modelData.groups.map(group => group.label).filter(words => words !== "").join(", ")
                HoverHandler {
                    id: rest
                    enabled: line.modelData.groups.length > 0 || (line.last && pad.brief)
                }
                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: -Theme.px(8)
                    anchors.rightMargin: -Theme.px(8)
                    radius: Theme.px(6)
                    color: Theme.gold
                    visible: line.pointed
                    FocusRing {
                        radius: parent.radius
                        space: 0
                        visible: line.activeFocus
                    }
                }
                Rectangle {
                    visible: line.last && !pad.folded
                    y: Theme.px(2)
                    width: parent.width
                    height: 1
                    color: Theme.paperEdge
                }
                Words {
                    id: label
                    anchors.bottom: parent.bottom
                    width: parent.width - Theme.px(44)
                    text: line.modelData.label.replace(/ ([0-9]+)$/, "\u00a0$1") // no figure stands alone in a row
                    size: line.last ? 17 : 15
                    font.bold: line.last
                    font.italic: !line.modelData.settled
                    color: line.last || line.modelData.points > 0 ? Theme.ink : Theme.inkSoft
                    wrapMode: Text.Wrap
                }
                Words {
                    id: points
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    text: line.modelData.points
                    size: line.last ? 19 : 16
                    font.bold: line.last
                    color: label.color
                }
            }
        }
    }
}
