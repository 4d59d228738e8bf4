// SPDX-License-Identifier: MIT
// How to play, on one sheet of paper.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    property string gameId

    signal closed

    focus: true
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("How to play")
    Keys.onEscapePressed: closed()
    Keys.onUpPressed: scroll.flick(0, 900)
    Keys.onDownPressed: scroll.flick(0, -900)
    Component.onCompleted: away.forceActiveFocus()

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: sheet.closed()
        }
    }
    Item {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(80), Theme.px(980))
        height: Math.min(parent.height - Theme.px(60), Theme.px(800))

        Paper {
            anchors.fill: parent
            depth: 2
            radius: Theme.px(18)
        }
        MouseArea {
            anchors.fill: parent
        }
        Flickable {
            id: scroll
            anchors.fill: parent
            anchors.margins: Theme.px(36)
            anchors.bottomMargin: away.height + Theme.px(44)
            contentHeight: text.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            Loader { // each game tells its own rules
                id: text
                width: scroll.width
                source: sheet.gameId === "" ? "" : "qrc:/qt/qml/Taletop/Games/" + sheet.gameId + "/" + sheet.gameId.charAt(0).toUpperCase() + sheet.gameId.slice(1) + "Rules.qml"
            }
        }
        Rectangle {
            visible: scroll.contentHeight > scroll.height
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            y: scroll.y + scroll.height * scroll.visibleArea.yPosition
            width: Theme.px(6)
            height: scroll.height * scroll.visibleArea.heightRatio
            radius: width / 2
            color: Theme.paperEdge
        }
        PaperButton {
            id: away
            objectName: "closeRules"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.px(24)
            text: qsTr("Close")
            primary: true
            accent: Theme.accent(sheet.gameId)
            focus: true
            onPressed: sheet.closed()
        }
    }
}
