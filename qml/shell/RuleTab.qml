// SPDX-License-Identifier: MIT
// A tab with a page's title, underlined while its page is shown.
import QtQuick
import QtQuick.Templates as T
import Taletop.Theme
import Taletop.Table

T.TabButton {
    id: tab

    property bool chosen: false
    property color accent: Theme.accent("")

    implicitWidth: words.implicitWidth + Theme.px(28)
    implicitHeight: Math.max(Theme.target, words.implicitHeight + Theme.px(14))
    checkable: false // set by the owner of the pages
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
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
        color: tab.chosen || tab.hovered ? Theme.ink : Theme.inkSoft
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
    PressHand {}
}
