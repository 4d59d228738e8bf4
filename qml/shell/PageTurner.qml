// SPDX-License-Identifier: MIT
// A round paper knob beside a page.
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: knob

    property string text
    property string label
    property bool faint: false // there is no page that way

    signal clicked

    width: Theme.target
    height: Theme.target
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.focusable: true
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onSpacePressed: clicked()

    Paper {
        anchors.fill: parent
        radius: height / 2
        fill: knob.faint ? Theme.paperShade : Theme.paper
        depth: knob.faint ? 0 : pointer.containsMouse ? 0.8 : 0.5
    }
    FocusRing {
        radius: height / 2
        visible: knob.activeFocus
    }
    Words {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.px(2)
        text: knob.text
        color: knob.faint ? Theme.inkSoft : Theme.ink
        lineHeight: 1 // a sign, not letters of a language
        size: 30
        font.family: Theme.titleFont
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: {
            knob.forceActiveFocus(Qt.MouseFocusReason);
            knob.clicked();
        }
    }
}
