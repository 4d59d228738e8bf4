// SPDX-License-Identifier: MIT
// Buttons to turn the pages of the tale, from the first to The End.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: turns

    required property StorylineContents contents
    readonly property int last: contents.round

    implicitHeight: row.height
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Pages of the tale")

    Row {
        id: row
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(10)

        PaperButton {
            id: before
            objectName: "pageBefore"
            text: turns.contents.page > 1 ? qsTr("Previous page") : qsTr("To The End")
            size: 15
            onClicked: turns.contents.read(turns.contents.page > 1 ? turns.contents.page - 1 : 0)
        }
        Words {
            // Left out if there is no room, because the page shows its number, too.
            visible: before.implicitWidth + implicitWidth + after.implicitWidth + 2 * row.spacing <= turns.width
            anchors.verticalCenter: parent.verticalCenter
            text: Phrases.fill(qsTr("%1 of %2"), [turns.contents.page, turns.last])
            size: 15
            color: Theme.onTable
        }
        PaperButton {
            id: after
            objectName: "pageAfter"
            text: turns.contents.page < turns.last ? qsTr("Next page") : qsTr("From the start")
            size: 15
            onClicked: turns.contents.read(turns.contents.page < turns.last ? turns.contents.page + 1 : 1)
        }
    }
}
