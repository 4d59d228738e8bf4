// SPDX-License-Identifier: MIT
// The owner of a Kingdom, the seat's state and its numbers, of which Legend Points are the largest. A row, or a column
// beside the Kingdom.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: head

    property var row // a row of the seat model
    property bool waitedFor: false
    property bool sealed: false // has the seat finished with a sealed plan?
    property bool upright: false // is the head a column?
    property real most: 1000 // maximum font size of numbers, in pixels
    property bool compact: false // show the seat's state as a mark only?
    property list<string> keys: ["strength", "gold"]
    readonly property var numbers: row?.counters ?? ({})
    readonly property var texts: row?.counterTexts ?? ({})
    readonly property string doing: waitedFor ? qsTr("choosing")
        : numbers["ready"] ? sealed ? qsTr("plan sealed") : qsTr("ready")
        : texts["later"] ?? row?.kindText ?? ""
    readonly property alias score: disc
    readonly property real told: name.height + (kind.visible ? kind.height : 0)

    readonly property real inRow: Math.max(34, Theme.vh(5.2)) // disc size in a row

    implicitHeight: upright ? 0 : Math.max(inRow, told)

    SeatMark {
        id: mark
        anchors.verticalCenter: disc.verticalCenter
        size: Math.min(disc.width, Theme.px(head.upright ? 46 : 38))
        row: head.row
        waitedFor: head.waitedFor
        PhoneSign { // below the emblem, not over the name
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.margins: -Theme.px(6)
            seat: head.row?.seat ?? -1
        }
    }
    LongWords {
        id: name
        x: head.upright ? 0 : mark.width + Theme.px(10)
        y: head.upright ? disc.height + Theme.px(4) : (head.height - head.told) / 2
        width: (head.upright ? head.width : figures.x - Theme.px(6)) - x
        text: head.row?.name ?? ""
        size: head.upright ? 22 : 19
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
    }
    Words {
        id: kind
        visible: !head.compact
        x: name.x
        y: name.y + name.height - Theme.px(3)
        width: name.width
        text: head.doing
        size: 12
        color: Theme.onTable
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
    }
    SeatPress {
        width: head.upright ? head.width : name.x + name.width
        height: head.upright ? name.y + name.height : head.height
        signs: false
        seat: head.row?.seat ?? -1
    }
    ResourceDial {
        id: figures
        x: head.upright ? 0 : disc.x - width - Theme.px(10)
        y: head.upright ? Math.max(head.told + disc.height + Theme.px(6), head.height - height - Theme.px(4))
            : (head.height - height) / 2
        size: head.upright ? 18 : 17
        most: head.most
        keys: head.keys
        columns: head.upright ? 3 : keys.length
        columnSpacing: head.upright
            ? Math.max(2, (head.width - Theme.px(6)) / 3 - 2.5 * Math.min(Theme.type(size), most))
            : Theme.px(10)
        row: head.row
    }
    ScoreDisc {
        id: disc
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(3)
        width: head.upright
            ? Math.round(Math.max(34, Math.min(Theme.vh(9), head.height - head.told - figures.height - Theme.px(14))))
            : head.inRow
        value: head.numbers["lp"] ?? 0
        words: head.texts["lp"] ?? ""
    }
}
