// SPDX-License-Identifier: MIT
// The settings of a group, or the results of a search, each with its explanation and control.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: view

    required property SettingsModel settings
    readonly property string shown: settings.group + "/" + settings.search

    // Focuses the setting with this key, or the first available one.
    function take(key: string): void {
        scroll.contentY = 0;
        let at = 0;
        for (let row = 0; row < lines.count; ++row)
            if ((lines.itemAt(row) as SettingRow).key === key)
                at = row;
        (lines.itemAt(at) as SettingRow)?.take();
    }
    // Scrolls until the focused setting is fully visible.
    function showRow(line: Item): void {
        const top = line.y;
        const bottom = line.y + line.height;
        if (top < scroll.contentY)
            scroll.contentY = top;
        else if (bottom > scroll.contentY + scroll.height)
            scroll.contentY = Math.max(0, bottom - scroll.height);
    }

    onShownChanged: scroll.contentY = 0

    Flickable {
        id: scroll
        anchors.fill: parent
        anchors.margins: -Theme.px(6) // room for the focus ring
        contentHeight: column.height + 2 * column.y
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            x: Theme.px(6)
            y: Theme.px(6)
            width: view.width
            spacing: Theme.px(18)

            Words {
                width: parent.width
                visible: text !== ""
                text: view.settings.note
                size: 17
                font.family: Theme.storyFont
                wrapMode: Text.WordWrap
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Repeater {
                id: lines
                model: view.settings
                delegate: SettingRow {
                    id: row
                    width: column.width
                    settings: view.settings
                    onReached: view.showRow(row)
                }
            }
        }
    }
    Rectangle {
        visible: scroll.contentHeight > scroll.height + 1
        anchors.left: parent.right
        anchors.leftMargin: Theme.px(14)
        y: scroll.y + scroll.height * scroll.visibleArea.yPosition
        width: Theme.px(6)
        height: scroll.height * scroll.visibleArea.heightRatio
        radius: width / 2
        color: Theme.paperEdge
    }
    Words {
        width: parent.width
        visible: view.settings.count === 0
        text: qsTr("No setting found for “%1”.").arg(view.settings.search)
        size: 18
        font.family: Theme.storyFont
        color: Theme.inkSoft
        wrapMode: Text.WordWrap
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
