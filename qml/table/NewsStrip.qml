// SPDX-License-Identifier: MIT
// The news since the seated person last looked: as many lines as fit, newest at the bottom. It stays until it is
// closed, takes neither focus nor keys, and covers nothing that players decide about.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: strip

    property list<string> lines
    property int before: 0 // number of lines found only in the log
    property real highest: Theme.px(400)
    readonly property real margin: Theme.px(14)
    readonly property real moreHeight: Theme.type(13) * 1.5
    property int made: 0 // lines created so far, whose heights are known
    readonly property int first: firstThatFits()
    readonly property int missing: before + first

    signal putAway

    // Returns the first line shown; those before it are in the log.
    function firstThatFits(): int {
        if (strip.made === 0)
            return 0;
        const room = strip.highest - 2 * strip.margin - heading.height;
        let used = 0;
        for (let i = told.count - 1; i >= 0; --i) {
            used += ((told.itemAt(i) as Words)?.implicitHeight ?? 0) + column.spacing;
            if (used + (i > 0 || strip.before > 0 ? strip.moreHeight + column.spacing : 0) > room)
                return Math.min(i + 1, told.count - 1);
        }
        return 0;
    }

    objectName: "newsStrip"
    implicitHeight: column.height + 2 * margin
    Accessible.role: Accessible.AlertMessage
    Accessible.name: heading.text + " " + (before > 0 ? qsTr("%n more line(s) in the log", "", before) + " " : "") +
        Array.from(lines).join(" ")
    Accessible.onPressAction: strip.putAway()

    Paper {
        anchors.fill: parent
        depth: 1.6
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onClicked: strip.putAway()
    }
    Column {
        id: column
        x: strip.margin
        y: strip.margin
        width: parent.width - 2 * x
        spacing: Theme.px(3)
        Words {
            id: heading
            width: parent.width
            text: qsTr("Since you last looked")
            size: 17
            font.family: Theme.titleFont
            font.bold: true
            wrapMode: Text.WordWrap
        }
        Words {
            id: more
            width: parent.width
            height: strip.moreHeight
            visible: strip.missing > 0
            text: qsTr("%n more line(s) in the log", "", strip.missing)
            size: 13
            color: Theme.inkSoft
            elide: Text.ElideRight
        }
        Repeater {
            id: told
            model: strip.lines
            onItemAdded: ++strip.made
            delegate: Words {
                required property string modelData
                required property int index
                visible: index >= strip.first
                width: column.width
                text: modelData
                size: 15
                wrapMode: Text.Wrap // breaks a long name, too
            }
        }
    }
}
