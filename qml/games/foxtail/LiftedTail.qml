// SPDX-License-Identifier: MIT
// Another seat's tail, as large as one's own. A press or Esc closes the view.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: lifted

    required property MatchSession session
    required property int seat
    property CardInspector inspector: null

    signal laidBack

    objectName: "liftedTail"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("%1’s tail").arg(session.seatName(seat))

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Theme.table("foxtail")
        border.width: Theme.ring
        border.color: Theme.gold
    }
    MouseArea { // keeps presses from the items below
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onClicked: lifted.laidBack()
    }
    LongWords {
        id: title
        x: Theme.px(20)
        y: Theme.px(12)
        width: parent.width - back.width - Theme.px(50)
        text: qsTr("%1’s tail so far").arg(lifted.session.seatName(lifted.seat))
        size: 20
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
    }
    TailView {
        id: view
        anchors.fill: parent
        session: lifted.session
        owner: lifted.seat
        inspector: lifted.inspector
        widest: Theme.px(160)
        room: Qt.rect(Theme.px(20), back.y + back.height + Theme.px(6), width - Theme.px(40),
            height - back.y - back.height - Theme.px(20))
        marked: tags.lit
        Accessible.name: lifted.Accessible.name
    }
    SetTags {
        id: tags
        anchors.fill: parent
        session: lifted.session
        tail: view
        room: Qt.rect(Theme.px(8), back.y + back.height, width - Theme.px(16),
            height - back.y - back.height - Theme.px(8))
    }
    PaperButton {
        id: back
        objectName: "layBack"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(10)
        //: button that moves an enlarged tail back to its place
        text: qsTr("Put it back")
        keys: "Esc"
        size: 15
        quiet: true
        onClicked: lifted.laidBack()
    }
}
