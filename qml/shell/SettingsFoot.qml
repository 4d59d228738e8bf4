// SPDX-License-Identifier: MIT
// The foot of the settings, with buttons to restore the defaults and to close.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: foot

    required property SettingsModel settings
    property real indent: 0
    property bool sure: false // does the next press restore the defaults?
    readonly property string shown: settings.group + "/" + settings.search

    signal closed
    signal resetDone

    function reset(group: string): void {
        App.settings.reset(group);
        foot.sure = false;
        foot.resetDone();
    }

    onShownChanged: sure = false
    implicitHeight: Math.max(all.height, away.height)

    PaperButton {
        id: all
        objectName: "resetAll"
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, foot.indent - Theme.px(40))
        quiet: true
        size: 16
        gold: foot.sure
        enabled: !foot.settings.allStandard
        text: foot.sure ? qsTr("Reset everything?") : qsTr("Reset everything")
        description: qsTr("Resets all settings to their defaults. Saved games are kept.")
        onActiveFocusChanged: {
            if (!activeFocus)
                foot.sure = false;
        }
        onClicked: {
            if (foot.sure)
                foot.reset("");
            else
                foot.sure = true;
        }
    }
    PaperButton {
        objectName: "resetGroup"
        x: foot.indent
        anchors.verticalCenter: parent.verticalCenter
        visible: foot.settings.search === ""
        quiet: true
        size: 16
        enabled: !foot.settings.standard
        text: qsTr("Reset this page")
        description: qsTr("Resets these settings to their defaults.")
        onClicked: foot.reset(foot.settings.group)
    }
    PaperButton {
        id: away
        objectName: "closeSettings"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Done")
        primary: true
        onClicked: foot.closed()
    }
}
