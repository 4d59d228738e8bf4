// SPDX-License-Identifier: MIT
// The saved games, newest first, with a way to remove one and to take that back.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: row

    required property var model
    property string removed // title of the game just removed
    readonly property bool canUndo: App.canUndoRemove
    readonly property real cardWidth: Math.min(width, Math.max((width - 2 * list.spacing) / 3, Theme.type(15) * 24))

    signal emptied // there is nothing here to keep the focus

    onCanUndoChanged: {
        if (canUndo)
            back.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: title.height + Theme.px(14) + list.height

    Words {
        id: title
        text: qsTr("Continue")
        size: 24
        font.family: Theme.titleFont
        font.bold: true
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    PaperButton {
        id: back
        objectName: "undoRemove"
        anchors.right: parent.right
        anchors.verticalCenter: title.verticalCenter
        visible: App.canUndoRemove && row.removed !== ""
        text: qsTr("Put “%1” back").arg(row.removed)
        size: 15
        quiet: true
        onPressed: {
            App.undoRemove();
            row.removed = "";
            row.emptied();
        }
    }
    ListView {
        id: list
        y: title.height + Theme.px(14)
        width: parent.width
        height: Math.max(Theme.px(92), Theme.type(18) * 1.5 + Theme.type(15) * 1.6 + Theme.px(34))
        orientation: ListView.Horizontal
        spacing: Theme.px(22)
        model: row.model
        focus: true
        interactive: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: Theme.px(400)
        highlightMoveDuration: Motion.unfold
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Games to continue")
        delegate: SaveCard {
            width: row.cardWidth
            height: list.height
            onRemoved: title => row.removed = title
        }
    }
    Words {
        anchors.left: list.left
        anchors.verticalCenter: list.verticalCenter
        visible: list.count === 0
        text: qsTr("Games you leave will wait here.")
        size: 18
        font.family: Theme.storyFont
        font.italic: true
        color: Theme.inkSoft
    }
}
