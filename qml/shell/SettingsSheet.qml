// SPDX-License-Identifier: MIT
// The settings on a sheet of paper over any page, with groups on the left, their rows on the right, and a search line
// at the top. Each change takes effect at once.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    readonly property SettingsModel settings: App.settings.rows
    readonly property bool searching: settings.search !== ""
    readonly property real margin: Theme.px(36)

    signal closed

    // Clears the search, or closes the sheet if there is none.
    function back(): void {
        if (sheet.searching)
            search.clear();
        else
            sheet.closed();
    }

    // Restores this state after a change of language.
    function takeUp(group: string, words: string): void {
        sheet.settings.group = group;
        search.text = words;
        sheet.settings.search = words;
        rows.take("language");
    }

    focus: true
    objectName: "settingsSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Preferences")
    Keys.onEscapePressed: back()
    // Keeps keys from the page below.
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab
    Component.onCompleted: groups.take()
    Component.onDestruction: settings.search = ""

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: sheet.closed()
            onWheel: {}
        }
    }
    Item {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.px(1120))
        height: Math.min(parent.height - Theme.px(40), Theme.px(820))

        Paper {
            anchors.fill: parent
            depth: 2
            radius: Theme.px(18)
        }
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            onWheel: {}
        }
        Words {
            id: title
            x: sheet.margin
            y: Theme.px(24)
            text: qsTr("Preferences")
            size: 36
            font.family: Theme.titleFont
            font.bold: true
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        PaperInput {
            id: search
            objectName: "search"
            searches: true
            label: qsTr("Search")
            placeholder: label
            size: 17
            longest: 40
            anchors.right: parent.right
            anchors.rightMargin: sheet.margin
            anchors.verticalCenter: title.verticalCenter
            width: Math.min(rows.width, parent.width - title.x - title.width - Theme.px(24) - sheet.margin)
            onEdited: words => sheet.settings.search = words
            onAccepted: rows.take("")
        }
        SettingsGroups {
            id: groups
            x: sheet.margin
            anchors.top: title.bottom
            anchors.topMargin: Theme.px(20)
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.px(16)
            width: Math.round(parent.width * 0.25)
            settings: sheet.settings
            onChosen: search.clear()
            onEntered: rows.take("")
        }
        Rectangle {
            id: spine
            anchors.left: groups.right
            anchors.leftMargin: Theme.px(26)
            anchors.top: groups.top
            anchors.bottom: foot.bottom
            width: 1
            color: Theme.ruleLine
        }
        SettingsRows {
            id: rows
            anchors.left: spine.right
            anchors.leftMargin: Theme.px(30)
            anchors.right: parent.right
            anchors.rightMargin: sheet.margin
            anchors.top: groups.top
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.px(16)
            settings: sheet.settings
        }
        SettingsFoot {
            id: foot
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.leftMargin: sheet.margin
            anchors.rightMargin: sheet.margin
            anchors.bottomMargin: Theme.px(26)
            indent: rows.x - sheet.margin
            settings: sheet.settings
            onResetDone: groups.take() // because the pressed button is disabled now
            onClosed: sheet.closed()
        }
    }
}
