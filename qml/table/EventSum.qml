// SPDX-License-Identifier: MIT
// A narrated sum: its owner, subject and value. Its parts are shown while it is hovered or focused.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

FocusScope {
    id: sum

    required property var modelData // { seat, what, label, total, parts }
    property int emblem: 0
    property string owner
    property string picture // picture of the subject
    readonly property bool asked: pointer.containsMouse || activeFocus

    implicitWidth: row.implicitWidth + Theme.px(20)
    implicitHeight: Math.max(Theme.px(34), 28)
    activeFocusOnTab: true
    Accessible.role: Accessible.StaticText
    Accessible.focusable: true
    Accessible.name: Phrases.fill(qsTr("%1: %2 %3"), [owner, modelData.label, modelData.total]) + ". " +
        modelData.parts.map(part => part.amount + " " + part.text).join(", ")

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: sum.asked ? Theme.gold : Theme.paperShade
        border.width: 1
        border.color: Theme.paperEdge
    }
    FocusRing {
        radius: sum.height / 2
        visible: sum.activeFocus
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(7)

        SeatEmblem {
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(24)
            emblem: sum.emblem
        }
        Image {
            anchors.verticalCenter: parent.verticalCenter
            visible: sum.picture !== ""
            width: Theme.px(22)
            height: width
            source: sum.picture
            sourceSize.width: Math.ceil(Theme.px(22) * Screen.devicePixelRatio)
            smooth: true
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: sum.picture === ""
            text: sum.modelData.label
            size: 14
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: sum.modelData.total
            size: 17
            font.bold: true
        }
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        onClicked: sum.forceActiveFocus(Qt.MouseFocusReason)
    }
}
