// SPDX-License-Identifier: MIT
// The chapters of a rulebook, for navigation between them.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

ListView {
    id: view

    required property RulebookModel book
    property string chapter // the current chapter
    property color accent: Theme.accent("")

    signal chosen(number: int)

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: book.chapters
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Chapters")
    delegate: Item {
        id: line
        required property string modelData
        required property int index
        readonly property bool here: modelData === view.chapter

        width: view.width
        height: Math.max(Theme.target, words.height + Theme.px(12))
        enabled: view.book.count > 0 && view.book.rowOfChapter(index) >= 0
        activeFocusOnTab: true
        objectName: "chapter-" + index
        Accessible.role: Accessible.Link
        Accessible.name: modelData
        Accessible.focusable: true
        Accessible.onPressAction: view.chosen(index)
        Keys.onReturnPressed: view.chosen(index)
        Keys.onEnterPressed: view.chosen(index)
        Keys.onSpacePressed: view.chosen(index)

        Rectangle {
            visible: line.here
            y: Theme.px(8)
            width: Theme.px(4)
            height: parent.height - 2 * y
            radius: width / 2
            color: view.accent
        }
        Words {
            id: words
            x: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - Theme.px(4)
            text: line.modelData
            size: 16
            font.bold: line.here
            color: line.here || pointer.containsMouse ? Theme.ink : Theme.inkSoft
            wrapMode: Text.WordWrap
        }
        FocusRing {
            radius: Theme.px(6)
            space: -4
            visible: line.activeFocus
        }
        MouseArea {
            id: pointer
            anchors.fill: parent
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: view.chosen(line.index)
        }
    }
}
