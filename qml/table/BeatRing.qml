// SPDX-License-Identifier: MIT
// The moment in which a play can be answered: a ring of lights that go out one by one, and for each
// person Stop, Let it go and Wait. It looks the same whatever anybody holds.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: ring

    property bool running: false
    property int length: 5000
    property int remaining: 5000 // at the last change
    property var seats: []
    property var fine: []
    property var stopping: []
    property var mayHold: []
    property int holder: -1 // holds the clock
    property var names: [] // by seat
    property var emblems: []
    property var keys: [] // what is printed on the seats' keys
    property string still // why the clock stands, "" while it may run
    readonly property int lights: 24
    property real time: 1 // of the time, 1 to 0

    signal stopped(seat: int)
    signal heldOn(seat: int)
    signal passed(seat: int)

    function restart(): void {
        clock.stop();
        ring.time = ring.length > 0 ? ring.remaining / ring.length : 1;
        if (ring.running && ring.length > 0)
            clock.start();
    }

    objectName: "beatRing"
    implicitWidth: row.width + dial.width + Theme.px(64)
    implicitHeight: Math.max(dial.height, row.height) + Theme.px(32) + (told.visible ? told.height + Theme.px(6) : 0)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("This can be answered now.")
    onRunningChanged: restart()
    onRemainingChanged: restart()
    Component.onCompleted: restart()

    NumberAnimation {
        id: clock
        target: ring
        property: "time"
        to: 0
        duration: Motion.clock(ring.remaining)
    }
    Paper {
        anchors.fill: parent
        depth: 1.8
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Words {
        id: told
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        x: dial.x
        width: parent.width - 2 * x
        visible: ring.still !== "" && ring.length > 0
        text: ring.still
        size: 15
        wrapMode: Text.WordWrap
    }
    Item {
        id: dial
        x: Theme.px(22)
        y: Theme.px(16) + Math.max(0, row.height - height) / 2
        width: Theme.px(104)
        height: width
        Repeater {
            model: ring.lights
            Rectangle {
                id: light
                required property int index
                readonly property bool lit: index < Math.ceil(ring.time * ring.lights)
                readonly property real turn: index / ring.lights * 2 * Math.PI
                width: Theme.px(11)
                height: width
                radius: width / 2
                x: dial.width / 2 + Math.sin(turn) * (dial.width - width) / 2 - width / 2
                y: dial.height / 2 - Math.cos(turn) * (dial.height - height) / 2 - height / 2
                color: lit ? Theme.gold : Theme.clear
                border.width: 1
                border.color: lit ? Theme.ink : Theme.paperEdge
            }
        }
        Words {
            anchors.centerIn: parent
            width: parent.width * 0.62
            text: ring.length === 0 ? qsTr("No hurry") : ring.running ? qsTr("Stop it?") : qsTr("Wait")
            size: 15
            font.bold: true
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Row {
        id: row
        x: dial.x + dial.width + Theme.px(20)
        y: Theme.px(16) + Math.max(0, dial.height - height) / 2
        spacing: Theme.px(18)
        Repeater {
            model: ring.seats
            delegate: Column {
                id: person
                required property int modelData
                readonly property string name: ring.names[modelData] ?? ""
                readonly property bool content: ring.fine.includes(modelData)
                spacing: Theme.px(6)
                Row {
                    spacing: Theme.px(8)
                    SeatEmblem {
                        size: Theme.px(30)
                        emblem: ring.emblems[person.modelData] ?? 0
                    }
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: person.name
                        size: 17
                        font.bold: true
                    }
                    SeatKey {
                        anchors.verticalCenter: parent.verticalCenter
                        text: ring.keys[person.modelData] ?? ""
                        visible: text !== ""
                        size: 12
                    }
                    ReadyMark {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: person.content
                    }
                }
                PaperButton {
                    objectName: "stop-" + person.modelData
                    width: Math.max(implicitWidth, fineButton.implicitWidth)
                    text: qsTr("Stop!")
                    size: 16
                    gold: ring.stopping.includes(person.modelData)
                    Accessible.name: qsTr("%1: stop it").arg(person.name)
                    onClicked: ring.stopped(person.modelData)
                }
                PaperButton {
                    id: fineButton
                    objectName: "fine-" + person.modelData
                    text: qsTr("Let it go")
                    size: 15
                    quiet: true
                    enabled: !person.content
                    Accessible.name: qsTr("%1: let it go").arg(person.name)
                    description: qsTr("%1 does not stop it. When everybody lets it go, it happens.").arg(person.name)
                    explained: true
                    onClicked: ring.passed(person.modelData)
                }
                PaperButton {
                    objectName: "holdOn-" + person.modelData
                    width: fineButton.width
                    text: holds ? qsTr("Go on") : qsTr("Wait")
                    size: 15
                    quiet: true
                    visible: ring.length > 0
                    explained: true
                    readonly property bool holds: ring.holder === person.modelData
                    gold: holds
                    enabled: holds || ring.mayHold.includes(person.modelData)
                    Accessible.name: (holds ? qsTr("%1: go on") : qsTr("%1: wait")).arg(person.name)
                    description: (holds ? qsTr("%1: let the clock go on") : qsTr("%1: hold the clock, once for each play")).arg(person.name)
                    onClicked: ring.heldOn(person.modelData)
                }
            }
        }
    }
}
