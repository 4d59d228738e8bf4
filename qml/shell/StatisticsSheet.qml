// SPDX-License-Identifier: MIT
// The statistics of the matches played on this computer, read from the saves.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    readonly property StatisticsModel played: StatisticsModel {
        saves: App.saves
    }

    signal closed

    function roll(by: real): void {
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + by));
    }

    focus: true
    objectName: "statisticsSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Statistics")
    Keys.onEscapePressed: closed()
    Keys.onUpPressed: roll(-Theme.target)
    Keys.onDownPressed: roll(Theme.target)
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab
    Component.onCompleted: away.forceActiveFocus()

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: sheet.closed()
            onWheel: {}
        }
    }
    Item {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.px(760))
        height: Math.min(parent.height - Theme.px(40), scroll.y + lines.height + away.height + Theme.px(60))

        Paper {
            anchors.fill: parent
            depth: 2
            radius: Theme.px(18)
        }
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
        }
        Words {
            id: title
            x: Theme.px(36)
            y: Theme.px(24)
            text: qsTr("Statistics")
            size: 36
            font.family: Theme.titleFont
            font.bold: true
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Flickable {
            id: scroll
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: title.bottom
            anchors.bottom: away.top
            anchors.leftMargin: Theme.px(36)
            anchors.rightMargin: Theme.px(36)
            anchors.topMargin: Theme.px(14)
            anchors.bottomMargin: Theme.px(16)
            contentHeight: lines.height
            interactive: contentHeight > height
            clip: interactive
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: lines
                width: scroll.width
                spacing: Theme.px(20)
                Words {
                    objectName: "nothingPlayed"
                    width: parent.width
                    visible: sheet.played.count === 0
                    text: sheet.played.waiting > 0 ? qsTr("Reading your saved games…")
                        : qsTr("No games yet. Your first one will appear here.")
                    size: 18
                    font.family: Theme.storyFont
                    font.italic: true
                    color: Theme.inkSoft
                    wrapMode: Text.WordWrap
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Repeater {
                    model: sheet.played
                    delegate: StatisticsLines {
                        width: lines.width
                    }
                }
                Words {
                    width: parent.width
                    visible: sheet.played.count > 0
                    text: qsTr("Counts the saved games on this computer. Remove one and it no longer counts.")
                    size: 14
                    color: Theme.inkSoft
                    wrapMode: Text.WordWrap
                }
            }
        }
        Rectangle {
            visible: scroll.contentHeight > scroll.height + 1
            anchors.left: scroll.right
            anchors.leftMargin: Theme.px(14)
            y: scroll.y + scroll.height * scroll.visibleArea.yPosition
            width: Theme.px(6)
            height: scroll.height * scroll.visibleArea.heightRatio
            radius: width / 2
            color: Theme.paperEdge
        }
        PaperButton {
            id: away
            objectName: "closeStatistics"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(36)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(26)
            text: qsTr("Close")
            primary: true
            focus: true
            onClicked: sheet.closed()
        }
    }
}
