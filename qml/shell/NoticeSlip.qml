// SPDX-License-Identifier: MIT
// A message for the player, such as about a damaged save, which stays until it is closed.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    height: Math.max(words.height, buttons.height) + Theme.px(12)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: App.notice

    Words {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(22)
        anchors.right: buttons.left
        anchors.rightMargin: Theme.px(22)
        anchors.verticalCenter: parent.verticalCenter
        text: App.notice
        size: 16
        wrapMode: Text.WordWrap
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)
        PaperButton {
            objectName: "showBroken"
            visible: App.canShowBroken
            text: qsTr("Show what can be read")
            description: qsTr("Opens the readable part of the game, for viewing only.")
            quiet: true
            size: 15
            onClicked: App.showBroken()
        }
        PaperButton {
            objectName: "dismissNotice"
            text: qsTr("OK")
            quiet: true
            size: 15
            onClicked: App.dismissNotice()
        }
    }
}
