// SPDX-License-Identifier: MIT
// The reaction window: “Stop” and “Let it go” for each person, and a button by which everyone passes. The window looks
// the same whatever cards the players hold.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: ring

    property list<int> seats
    property list<int> fine
    property list<int> stopping
    property list<int> unasked
    property bool mayAllPass: false
    property list<string> names // names of the seats
    property list<int> emblems
    property list<string> keys // labels of the seats' keys

    signal stopped(seat: int)
    signal passed(seat: int)
    signal asked(seat: int, wanted: bool) // sets whether this seat is asked from now on
    signal allPassed

    function has(seats: var, seat: int): bool {
        return seats.includes(seat);
    }

    objectName: "reactionRing"
    implicitWidth: Math.max(row.width, all.visible ? all.width : 0) + Theme.px(44)
    implicitHeight: row.height + Theme.px(32) + (all.visible ? all.height + Theme.px(12) : 0)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("You can respond to this now.")

    Paper {
        anchors.fill: parent
        depth: 1.8
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Row {
        id: row
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(16)
        spacing: Theme.px(18)
        Repeater {
            model: ring.seats
            delegate: Column {
                id: person
                required property int modelData
                readonly property string name: ring.names[modelData] ?? ""
                readonly property bool content: ring.has(ring.fine, modelData)
                spacing: Theme.px(6)
                Row {
                    spacing: Theme.px(8)
                    SeatEmblem {
                        size: Theme.px(30)
                        emblem: ring.emblems[person.modelData] ?? 0
                        SeatPress {
                            anchors.fill: parent
                            seat: person.modelData
                        }
                    }
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: person.name
                        size: 17
                        font.bold: true
                        SeatPress {
                            anchors.fill: parent
                            seat: person.modelData
                        }
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
                    gold: ring.has(ring.stopping, person.modelData)
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
                    description: qsTr("%1 doesn’t stop it. If everyone lets it go, it happens.").arg(person.name)
                    explained: true
                    onClicked: ring.passed(person.modelData)
                }
                PaperButton {
                    objectName: "unasked-" + person.modelData
                    width: Math.max(fineButton.implicitWidth, Theme.type(14) * 9)
                    text: qsTr("Don’t ask me until my turn")
                    size: 14
                    quiet: true
                    gold: ring.has(ring.unasked, person.modelData)
                    Accessible.name: qsTr("%1: don’t ask me until my turn").arg(person.name)
                    Accessible.checkable: true
                    Accessible.checked: gold
                    onClicked: ring.asked(person.modelData, gold)
                }
            }
        }
    }
    PaperButton {
        id: all
        objectName: "nobodyStops"
        anchors.horizontalCenter: parent.horizontalCenter
        y: row.y + row.height + Theme.px(12)
        visible: ring.mayAllPass
        text: qsTr("Nobody stops it")
        size: 15
        onClicked: ring.allPassed()
    }
}
