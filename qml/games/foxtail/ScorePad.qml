// SPDX-License-Identifier: MIT
// The running score of one tail, on a strip that has its seat's colour while that seat must act.
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
    property int emblem: 0
    property bool asked: false // must the seat act?
    property bool brief: false // show only the sum unless a line is hovered or focused?
    readonly property bool folded: brief && pointed < 0 && taught < 0 && !over.hovered
    readonly property bool unfolded: brief && !folded // are all lines shown, which covers part of the tail?
    readonly property real heightAtRest: (brief ? 1 : rows) * cellHeight + 2 * margin
    property int pointed: -1 // index of the hovered or focused line, or -1
    readonly property int taught: (App.practice.lesson?.look ?? "").startsWith("pad/")
        ? parseInt(App.practice.lesson.look.slice(4))
        : -1
    // The charms of the hovered or taught line: [{ index, spot }].
    readonly property list<var> lit: (lines[pointed >= 0 ? pointed : taught]?.groups ?? []).reduce((all, group) =>
        all.concat(group.spots), [])
    readonly property var lines: session.revision >= 0 ? session.pad.forSeat(seat) : []
    readonly property var parts: lines.slice(0, -1) // all lines except the sum
    readonly property var sum: lines.length > 0 ? lines[lines.length - 1] : null
    readonly property Item total: totalCell.figure // target of flying tags
    readonly property real margin: Theme.px(7)
    readonly property real cellHeight: Math.ceil(Math.max(Theme.type(26) * 1.2,
        2 * Math.ceil(letterSize.lineSpacing * Theme.leading(0.95)) + 2))
    readonly property real cellsWidth: totalCell.x - title.x - title.width - 2 * margin
    readonly property int rows: Math.max(1,
        Math.ceil(parts.length / Math.max(1, Math.floor(cellsWidth / (Theme.type(15) * 6)))))
    // Spreads the cells evenly over the rows.
    readonly property int perRow: Math.max(1, Math.ceil(parts.length / rows))
    readonly property color letters: asked ? Theme.onTable : Theme.ink
    readonly property color softLetters: asked ? Theme.onTable : Theme.inkSoft

    // Enlarges the sum for a moment when a set's tag arrives.
    function pulse(): void {
        if (Motion.pop > 0)
            pulsing.restart();
    }

    objectName: "scorePad"
    implicitHeight: (folded ? 1 : rows) * cellHeight + 2 * margin
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%1’s score pad").arg(owner)

    FontMetrics {
        id: letterSize
        font.family: Theme.plainFont
        font.pixelSize: Theme.type(15)
    }
    SoftShadow {
        depth: 0.6
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(16)
        color: !pad.asked ? Theme.paper : pad.unfolded ? Theme.seatColor(pad.emblem) : Theme.seatGround(pad.emblem)
        border.width: pad.asked ? Theme.ring : 1
        border.color: pad.asked ? Theme.gold : Theme.paperEdge
    }
    HoverHandler {
        id: over
    }
    LongWords {
        id: title
        x: 2 * pad.margin
        y: pad.height - height - pad.margin
        width: Math.min(implicitWidth, pad.width * (pad.folded ? 0.5 : 0.2))
        height: pad.cellHeight
        verticalAlignment: Text.AlignVCenter
        text: pad.owner
        size: 21
        font.family: Theme.titleFont
        font.bold: true
        color: pad.letters
        SeatPress {
            anchors.fill: parent
            seat: pad.seat
        }
    }
    Grid {
        id: cells
        x: title.x + title.width + pad.margin
        anchors.verticalCenter: parent.verticalCenter
        columns: pad.perRow
        visible: !pad.folded

        Repeater {
            model: ListRows {
                list: pad.parts
            }
            delegate: ScoreCell {
                required property int index
                required property var modelData
                line: modelData
                number: index
                width: Math.floor(pad.cellsWidth / pad.perRow)
                height: pad.cellHeight
                letters: line.points > 0 ? pad.letters : pad.softLetters
                onPointedChanged: pad.point(index, pointed)
            }
        }
    }
    ScoreCell {
        id: totalCell
        anchors.right: parent.right
        anchors.rightMargin: pad.margin
        anchors.verticalCenter: parent.verticalCenter
        line: pad.sum
        number: pad.parts.length
        last: true
        stop: pad.brief
        width: Math.min(pad.width * (pad.brief ? 0.5 : 0.3), Theme.type(15) * 9.5)
        height: pad.cellHeight
        letters: pad.letters
        onPointedChanged: pad.point(number, pointed)
    }
    SequentialAnimation {
        id: pulsing
        NumberAnimation {
            target: totalCell.figure
            property: "scale"
            to: 1.45
            duration: Motion.pop / 2
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: totalCell.figure
            property: "scale"
            to: 1
            duration: Motion.pop
            easing.type: Easing.OutBack
        }
    }

    function point(number: int, on: bool): void {
        if (on)
            pad.pointed = number;
        else if (pad.pointed === number)
            pad.pointed = -1;
    }
}
