// SPDX-License-Identifier: MIT
// A message for the player, such as a torn save; stays until it is put away.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: notice

    property real widest: Theme.px(820)
    property bool flat: false // upon a strip of paper
    readonly property bool keptClear: true // it must be read

    width: Math.min(widest, Math.ceil(whole.implicitWidth) + buttons.width + Theme.px(70))
    height: Math.max(words.height, buttons.height) + Theme.px(flat ? 12 : 24)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: App.notice

    Paper {
        anchors.fill: parent
        visible: !notice.flat
        depth: 1.5
    }
    Words {
        id: words
        x: Theme.px(22)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.ceil(whole.implicitWidth), notice.widest - Theme.px(70) - buttons.width)
        text: App.notice
        size: 16
        wrapMode: Text.WordWrap
    }
    Words { // broken into lines, words may say that they want another width
        id: whole
        visible: false
        text: App.notice
        size: 16
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
            text: qsTr("Show what is left")
            description: qsTr("Opens as much of the game as can be read, only to look at.")
            quiet: true
            size: 15
            onClicked: App.showBroken()
        }
        PaperButton {
            objectName: "dismissNotice"
            text: qsTr("All right")
            quiet: true
            size: 15
            onClicked: App.dismissNotice()
        }
    }
}
