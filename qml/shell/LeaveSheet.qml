// SPDX-License-Identifier: MIT
// The question before leaving the table. The game is saved in any case.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    signal stay

    objectName: "leaveSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Leave the table?")
    Keys.onEscapePressed: stay()
    // Keeps keys from the table.
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: sheet.stay()
            onWheel: {}
        }
    }
    Item {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(80), Theme.px(560))
        height: words.height + Theme.px(64)
        Paper {
            anchors.fill: parent
            depth: 2
        }
        MouseArea {
            anchors.fill: parent
        }
        Column {
            id: words
            anchors.centerIn: parent
            width: parent.width - Theme.px(72)
            spacing: Theme.px(14)
            Heading {
                width: parent.width
                words: qsTr("Leave the table?")
                size: 28
            }
            Words {
                width: parent.width
                text: App.session?.autosave.trouble ||
                    qsTr("The game is saved and will be waiting for you on the home page.")
                size: 18
                font.family: Theme.storyFont
                wrapMode: Text.WordWrap
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.px(12)
                PaperButton {
                    objectName: "leaveTable"
                    text: qsTr("Home")
                    quiet: true
                    onClicked: {
                        sheet.stay(); // before goHome, which may ask a question itself
                        App.goHome();
                    }
                }
                PaperButton {
                    objectName: "stayHere"
                    text: App.session && App.session.over ? qsTr("Stay") : qsTr("Play on")
                    primary: true
                    focus: true
                    onClicked: sheet.stay()
                }
            }
        }
    }
}
