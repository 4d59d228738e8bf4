// SPDX-License-Identifier: MIT
// A line of the log, which marks its cards while focused or hovered.
import QtQuick
import Taletop.Theme

Item {
    id: line

    required property int index
    required property int number
    required property string text
    required property int seat
    required property list<var> places
    property int emblem: -1 // the emblem of the line's seat, or -1
    property bool present: false // does the table show the line's moment?
    property bool looked: false // does the line have the focus?
    readonly property bool asked: looked || pointer.containsMouse

    signal pointed(places: var)
    signal chosen

    objectName: "logLine-" + index
    height: Math.max(Theme.target, words.height + Theme.px(8))
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.description: qsTr("Press Enter to see this moment")
    Accessible.focusable: true
    Accessible.onPressAction: chosen()
    onAskedChanged: pointed(asked ? places : [])
    Component.onDestruction: {
        if (asked)
            pointed([]);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        visible: line.asked || line.present
        color: line.present ? Theme.gold : Theme.paperShade
        FocusRing {
            radius: parent.radius
            space: -2 // inside the line, because the list clips
            visible: line.looked
        }
    }
    SeatEmblem {
        x: Theme.px(5)
        y: words.y + Theme.px(1)
        size: Theme.px(24)
        emblem: Math.max(0, line.emblem)
        visible: line.emblem >= 0
    }
    Words {
        id: words
        x: Theme.px(37)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - Theme.px(5)
        text: line.text
        size: 15
        wrapMode: Text.WordWrap
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: line.chosen()
    }
}
