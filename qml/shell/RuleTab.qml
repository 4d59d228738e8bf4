// SPDX-License-Identifier: MIT
// The title of a page that lies beside others: underlined while its page is on top.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: tab

    property string text
    property bool chosen: false
    property color accent: Theme.accent("")

    signal clicked

    implicitWidth: words.implicitWidth + Theme.px(28)
    implicitHeight: Math.max(Theme.target, words.implicitHeight + Theme.px(14))
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onSpacePressed: clicked()

    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(Math.ceil(implicitWidth), Math.max(1, tab.width - Theme.px(8)))
        text: tab.text
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        size: 17
        font.bold: tab.chosen
        color: tab.chosen || pointer.containsMouse ? Theme.ink : Theme.inkSoft
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: tab.chosen ? Theme.ring : 1
        color: tab.chosen ? tab.accent : Theme.ruleLine
    }
    FocusRing {
        radius: Theme.px(6)
        space: -2
        visible: tab.activeFocus
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: tab.clicked()
    }
}
