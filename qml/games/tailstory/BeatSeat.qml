// SPDX-License-Identifier: MIT
// One seat while a play may be answered: its key and name, pressed to answer; wait; let it go.
// A bot's shows only what it said.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: seat

    required property var row // of the seat model
    property var beat: null
    property string says // "may answer"
    property string key // "F3"
    readonly property int number: row.seat
    readonly property bool person: listed("seats")
    readonly property bool holds: beat?.holder === number // the clock
    readonly property color tint: Theme.seatColor(row.emblem)

    function listed(list: string): bool {
        return seat.beat ? seat.beat[list].includes(seat.number) : false;
    }

    property real widest: Theme.px(200)
    property real least: 0
    readonly property bool timed: (beat?.length ?? 0) > 0 // else there is no clock to hold
    readonly property real answersWidth: !person ? 0 : timed ? hold.implicitWidth + fine.implicitWidth + Theme.px(5) : fine.implicitWidth

    implicitWidth: Math.min(widest, Math.max(least, lines.x + lines.natural + Theme.px(8), answersWidth))
    implicitHeight: call.height + (seat.person ? answers.height + Theme.px(5) : 0)

    FocusScope {
        id: call
        width: parent.width
        height: Math.max(Theme.target, lines.implicitHeight + Theme.px(10))
        activeFocusOnTab: seat.person || activeFocus // Qt warns of a stop that is taken away under the focus
        objectName: "stop-" + seat.number
        Accessible.role: seat.person ? Accessible.Button : Accessible.StaticText
        Accessible.name: seat.person ? qsTr("%1: stop it (%2)").arg(seat.row.name).arg(seat.says) : qsTr("%1: %2").arg(seat.row.name).arg(seat.says)
        Accessible.focusable: seat.person
        Accessible.onPressAction: press()
        Keys.onReturnPressed: press()
        Keys.onEnterPressed: press()
        Keys.onSpacePressed: press()

        function press(): void {
            if (seat.person)
                seat.beat.stop(seat.number);
        }

        Paper {
            anchors.fill: parent
            radius: Theme.px(10)
            depth: seat.person ? 0.5 : 0
            fill: pointer.containsMouse && seat.person ? Qt.darker(seat.tint, 1.1) : seat.tint
        }
        SeatEmblem {
            id: mark
            x: Theme.px(7)
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(32)
            emblem: seat.row.emblem
        }
        Column {
            id: lines
            anchors.left: mark.right
            anchors.leftMargin: Theme.px(7)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            readonly property real natural: Math.max(name.implicitWidth, told.implicitWidth)
            Words {
                id: name
                width: parent.width
                text: seat.person && seat.key !== "" ? qsTr("%1 · %2").arg(seat.key).arg(seat.row.name) : seat.row.name
                size: 15
                font.bold: true
                color: Theme.onTable
                wrapMode: Text.WordWrap
            }
            Words {
                id: told
                width: parent.width
                text: seat.says
                size: 12
                color: Theme.onTable
                wrapMode: Text.WordWrap
            }
        }
        FocusRing {
            radius: Theme.px(10)
            visible: call.activeFocus
        }
        MouseArea {
            id: pointer
            anchors.fill: parent
            enabled: seat.person
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: call.press()
        }
    }
    Row {
        id: answers
        y: call.height + Theme.px(5)
        visible: seat.person
        spacing: Theme.px(5)
        PaperButton {
            id: hold
            objectName: "holdOn-" + seat.number
            width: seat.width - fine.width - Theme.px(5)
            visible: seat.timed
            text: seat.holds ? qsTr("Go on") : qsTr("Wait")
            explained: true
            description: (seat.holds ? qsTr("%1: let the clock go on") : qsTr("%1: hold the clock, once for each play")).arg(seat.row.name)
            size: 13
            quiet: true
            gold: seat.holds
            enabled: seat.holds || seat.listed("mayHold")
            onClicked: seat.beat.holdOn(seat.number)
        }
        PaperButton {
            id: fine
            objectName: "fine-" + seat.number
            width: seat.timed ? Math.max((seat.width - Theme.px(5)) / 2, Math.min(implicitWidth, seat.width * 0.62)) : seat.width
            text: qsTr("Let it go")
            explained: true
            description: qsTr("%1 does not stop it. When everybody lets it go, it happens.").arg(seat.row.name)
            size: 13
            quiet: true
            gold: seat.listed("fine")
            onClicked: seat.beat.fineByMe(seat.number)
        }
    }
}
