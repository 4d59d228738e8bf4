// SPDX-License-Identifier: MIT
// Explains an example and what to try. The slip can be moved aside.
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: slip

    required property string words
    property rect room // the area in which the slip can be moved
    readonly property real rim: Theme.px(15)

    signal closed

    function layBack(): void {
        slip.x = Theme.px(28);
        slip.y = slip.room.y + Theme.px(8);
    }

    width: Math.min(room.width - Theme.px(56), Theme.px(520))
    height: Math.max(told.height, away.height) + 2 * rim
    Accessible.role: Accessible.Note
    Accessible.name: slip.words

    Paper {
        anchors.fill: parent
        radius: Theme.px(8)
        depth: 1.5
    }
    Rectangle {
        x: Theme.px(8)
        y: Theme.px(10)
        width: Theme.px(4)
        height: parent.height - 2 * y
        radius: width / 2
        color: Theme.gold
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        cursorShape: Qt.SizeAllCursor
        drag.target: slip
        drag.minimumX: slip.room.x
        drag.maximumX: slip.room.x + slip.room.width - slip.width
        drag.minimumY: slip.room.y
        drag.maximumY: slip.room.y + slip.room.height - slip.height
    }
    Words {
        id: told
        objectName: "practiceWords"
        x: Theme.px(26)
        y: slip.rim
        width: away.x - Theme.px(6) - x
        text: slip.words
        size: 17
        font.family: Theme.storyFont
        wrapMode: Text.WordWrap
        lineHeight: Theme.leading(1.12)
    }
    PaperButton {
        id: away
        objectName: "closeExample"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        y: Theme.px(8)
        text: qsTr("Close")
        quiet: true
        size: 14
        bringsKeys: false
        onClicked: slip.closed()
        Keys.onEscapePressed: slip.closed()
    }
}
