// SPDX-License-Identifier: MIT
// A line of the forecast: picture, what it is, how much, and a note at the right, or below where the
// line is too short for it.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: line

    property var info: ({}) // { key, label, value, note, bad }
    property real least: Theme.type(16) * 1.3 // height without a note below
    property bool brief: false // without a note that takes a row of its own
    property real base: least
    readonly property real labelEnd: mark.width + Theme.px(8) + Math.max(Theme.px(128), label.width) + Theme.px(6)
    readonly property bool tooLong: remark.text !== "" && labelEnd + row.width + Theme.px(10) + remark.width > width
    readonly property bool below: tooLong && !brief
    readonly property real lettersHigh: Math.min(Theme.type(16), Math.floor(least * 0.82))
    readonly property bool under: Math.max(...row.text.split(" ").map(word => letters.wide(word))) > width - labelEnd // no word is broken
    readonly property real briefly: under ? value.height : Math.max(0, value.height - row.height) // more than a row
    readonly property real fully: (tooLong ? folded.height : Math.max(0, remark.height - least)) + briefly
    readonly property real extra: brief ? briefly : fully

    height: base + extra
    Accessible.role: Accessible.ListItem
    Accessible.name: [info.label, info.value, info.note].join(", ")

    Icon {
        id: mark
        y: (line.base - height) / 2
        size: Math.min(line.least, Theme.type(18) * 1.15)
        icon: line.info.key ?? ""
        Tip {
            text: line.info.label ?? ""
        }
    }
    Words {
        id: label
        x: mark.width + Theme.px(8)
        y: (line.base - height) / 2
        text: line.info.label ?? ""
        font.pixelSize: Math.min(Theme.type(15), line.lettersHigh)
        color: Theme.inkSoft
    }
    Words {
        id: value
        x: line.under ? label.x : line.labelEnd
        y: line.under ? line.base - Theme.px(3) : (line.base - row.height) / 2
        width: line.width - x
        text: Phrases.unbroken(line.info.value ?? "")
        font.pixelSize: line.lettersHigh
        font.bold: true
        color: line.info.bad ? Theme.refuse : Theme.ink
        wrapMode: Text.Wrap // a name may be longer than a line
    }
    Letters {
        id: letters
        font: value.font
    }
    Words { // how large both are in one row
        id: row
        visible: false
        text: value.text
        font.pixelSize: line.lettersHigh
        font.bold: true
    }
    Words {
        id: remark
        visible: false
        text: line.info.note ?? ""
        font.pixelSize: note.font.pixelSize
    }
    Words { // how high it is below
        id: folded
        visible: false
        width: line.width - label.x
        text: remark.text
        font.pixelSize: note.font.pixelSize
        wrapMode: Text.Wrap
    }
    Words {
        id: note
        visible: !line.brief || !line.tooLong && height <= line.least + 1
        x: line.below ? label.x : line.width - width
        y: line.below ? line.base - Theme.px(3) + line.briefly : Math.max(0, (line.base - height) / 2)
        width: line.below ? line.width - label.x : Math.ceil(remark.width)
        text: remark.text
        font.pixelSize: Math.min(Theme.type(13), line.lettersHigh)
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }
}
