// SPDX-License-Identifier: MIT
// The groups of settings, with one paper tab each. Arrow keys move up and down.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

FocusScope {
    id: list

    required property SettingsModel settings
    readonly property var groups: settings.groups
    readonly property bool searching: settings.search !== ""

    signal chosen
    signal entered

    function place(): int {
        return Math.max(0, list.groups.findIndex(group => group.id === list.settings.group));
    }
    function take(): void {
        tabs.itemAt(list.place())?.forceActiveFocus(Qt.TabFocusReason);
    }
    function choose(index: int): void {
        const group = list.groups[index];
        if (!group)
            return;
        list.chosen();
        list.settings.group = group.id;
        list.take();
    }

    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Settings categories")
    Keys.onUpPressed: choose(place() - 1)
    Keys.onDownPressed: choose(place() + 1)

    Flickable {
        anchors.fill: parent
        contentHeight: column.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: list.width
            spacing: Theme.px(6)

            Repeater {
                id: tabs
                model: list.groups
                delegate: SettingsTab {
                    required property int index
                    required property var modelData
                    objectName: "group-" + modelData.id
                    width: column.width
                    text: modelData.title
                    here: !list.searching && list.settings.group === modelData.id
                    stop: here || list.searching && index === 0
                    onChosen: list.choose(index)
                    onEntered: list.entered()
                }
            }
        }
    }
}
