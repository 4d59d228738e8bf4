// SPDX-License-Identifier: MIT
// One setting: its name and explanation, and the control for its kind.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: row

    required property SettingsModel settings
    required property string key
    required property string groupTitle
    required property string kind
    required property string label
    required property string explanation
    required property int value
    required property string valueText
    required property list<string> choices
    required property int least
    required property int most
    required property int step
    required property bool standard
    required property string problem
    // Is the control beside the text?
    readonly property bool beside: words.least + control.wide + Theme.px(20) <= width
    readonly property real heading: title.visible ? title.height + Theme.px(12) : 0

    signal reached

    function take(): void {
        (control.item as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: beside ? heading + Math.max(words.height, control.height) : control.y + control.height
    onActiveFocusChanged: {
        if (activeFocus)
            row.reached();
    }

    Words {
        id: title
        visible: row.groupTitle !== ""
        text: row.groupTitle
        size: 22
        font.family: Theme.titleFont
        font.bold: true
    }
    Column {
        id: words
        readonly property real least: Math.min(Theme.type(15) * 17, row.width)
        y: row.beside ? row.heading + Math.max(0, (control.height - height) / 2) : row.heading
        width: row.beside ? row.width - control.wide - Theme.px(20) : row.width
        spacing: Theme.px(2)

        Words {
            width: parent.width
            text: row.label
            size: 18
            font.bold: true
            wrapMode: Text.WordWrap
        }
        Words {
            width: parent.width
            visible: row.explanation !== ""
            text: row.explanation
            size: 15
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
        }
        Words {
            width: parent.width
            visible: row.problem !== ""
            text: row.problem
            size: 15
            color: Theme.refuse
            wrapMode: Text.WordWrap
            Accessible.ignored: false
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
    Loader {
        id: control
        readonly property real wide: (item as Item)?.implicitWidth ?? 0
        x: row.beside ? row.width - width : 0
        y: row.beside ? row.heading + Math.max(0, (words.height - height) / 2) : words.y + words.height + Theme.px(8)
        width: Math.min(wide, row.width)
        focus: true
        Component.onCompleted: {
            setSource("Setting" + row.kind.charAt(0).toUpperCase() + row.kind.slice(1) + ".qml", { row: row });
        }
    }
}
