// SPDX-License-Identifier: MIT
// A link from one rule to another.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: link

    required property string entry
    property string title
    property color accent: Theme.accent("")
    property real widest: Theme.px(300)

    signal followed

    implicitWidth: words.width + Theme.px(12)
    implicitHeight: Math.max(Theme.target, words.height + Theme.px(6))
    Accessible.role: Accessible.Link
    Accessible.name: Phrases.fill(qsTr("See %1: %2"), [entry, title])
    Accessible.focusable: true
    Accessible.onPressAction: followed()
    onActiveFocusChanged: {
        if (!activeFocus)
            focus = false; // makes Tab return to the list, not to this link
    }
    Keys.onReturnPressed: followed()
    Keys.onEnterPressed: followed()
    Keys.onSpacePressed: followed()

    TextMetrics {
        id: natural
        font: words.font
        text: words.text
    }
    Words {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(6)
        width: Math.min(Math.ceil(natural.advanceWidth) + 1, link.widest)
        wrapMode: Text.WordWrap // some languages need more than one line
        text: Phrases.fill(qsTr("%1 · %2"), [link.entry, link.title])
        size: 14
        color: link.accent
        font.underline: pointer.containsMouse || link.activeFocus
    }
    FocusRing {
        radius: Theme.px(6)
        space: -4
        visible: link.activeFocus
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: link.followed()
    }
}
