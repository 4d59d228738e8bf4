// SPDX-License-Identifier: MIT
// A line of the forecast where lines have no room: its picture, which tells what it is, and how much.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: mark

    property var info: ({}) // { key, label, value, note, bad, figure: the value where its picture says the rest }
    property real high: Theme.type(16) * 1.3
    property real most: value.implicitWidth // of the width
    readonly property real apart: Theme.px(12)

    implicitWidth: value.x + value.width + apart
    implicitHeight: Math.max(high, value.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: [info.label, info.value, info.note].join(", ")

    Icon {
        id: picture
        y: (mark.high - height) / 2
        size: Math.min(mark.high, Theme.type(18) * 1.15)
        icon: mark.info.key ?? ""
        Tip {
            text: mark.info.label ?? ""
        }
    }
    Words {
        id: value
        x: picture.width + Theme.px(6)
        y: Math.max(0, (mark.high - height) / 2)
        width: Math.min(Math.ceil(letters.wide(text) * font.pixelSize / largest) + 2, room)
        text: mark.info.figure ?? mark.info.value ?? ""
        font.pixelSize: letters.wide(text) > room && inOneRow >= 12 ? inOneRow : largest
        readonly property int largest: Math.min(Theme.type(16), Math.floor(mark.high * 0.82))
        readonly property real room: mark.most - x - mark.apart
        readonly property int inOneRow: Math.floor(largest * room / Math.max(1, letters.wide(text))) // a second row would hide another line
        font.bold: true
        color: mark.info.bad ? Theme.refuse : Theme.ink
        wrapMode: Text.Wrap
    }
    Letters {
        id: letters
        font.family: Theme.plainFont
        font.bold: true
        font.pixelSize: value.largest
    }
}
