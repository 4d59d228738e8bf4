// SPDX-License-Identifier: MIT
// A paper tab with the name of a group of settings.
import QtQuick
import QtQuick.Templates as T
import Taletop.Theme
import Taletop.Table

T.TabButton {
    id: tab

    property bool here: false
    property bool stop: here // is the tab a Tab stop?

    signal chosen
    signal entered

    function press(): void {
        if (tab.here)
            tab.entered();
        else
            tab.chosen();
    }

    height: Math.max(Theme.target, words.implicitHeight + Theme.px(16))
    focus: here
    checkable: false // set by the list
    hoverEnabled: true
    focusPolicy: stop || activeFocus ? Qt.TabFocus : Qt.NoFocus
    onClicked: chosen()
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: here
    Accessible.onPressAction: chosen()
    Keys.onRightPressed: entered()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: chosen()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: tab.here ? Theme.gold : tab.hovered ? Theme.paperShade : Theme.clear
        border.width: Theme.contrast && tab.here ? 2 : 0
        border.color: Theme.ink
    }
    FocusRing {
        radius: Theme.px(10)
        space: 1
        visible: tab.activeFocus
    }
    Words {
        id: words
        x: Theme.px(16)
        width: parent.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        text: tab.text
        size: 18
        font.bold: tab.here
        wrapMode: Text.WordWrap
    }
    PressHand {}
}
