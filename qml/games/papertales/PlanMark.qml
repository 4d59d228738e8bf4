// SPDX-License-Identifier: MIT
// A mark of the forecast: a picture or the seat concerned, and an amount. A tip explains it.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: mark

    // { key, label, value, note, bad, good, figure: the value if its picture says the rest, emblem }
    property var info: ({})
    property real most: 1000 // maximum width
    property real least: 0
    property real size: 18 // font size
    readonly property bool ofASeat: info.emblem !== undefined
    readonly property real high: Math.ceil(Theme.type(size) * 1.35)

    implicitWidth: Math.min(most, Math.max(least, value.x + Math.ceil(value.width) + Theme.px(8)))
    implicitHeight: Math.max(high, Math.ceil(value.height))
    Accessible.role: Accessible.ListItem
    Accessible.name: [info.label, info.value, info.note].filter(text => text !== "").join(", ")

    Tip {
        text: mark.Accessible.name
    }
    Icon {
        id: picture
        y: (mark.high - height) / 2
        size: Math.min(mark.high, Theme.type(mark.size) * 1.2)
        icon: mark.info.key ?? ""
    }
    SeatEmblem {
        id: other
        visible: mark.ofASeat
        x: picture.width + Theme.px(5)
        y: (mark.high - height) / 2
        size: picture.size
        emblem: mark.info.emblem ?? 0
    }
    Words {
        id: value
        x: (mark.ofASeat ? other.x + other.width : picture.width) + Theme.px(6)
        y: Math.max(0, (mark.high - height) / 2)
        width: Math.min(Math.ceil(implicitWidth), mark.most - x - 1)
        text: mark.info.figure ?? mark.info.value ?? ""
        size: mark.size
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        font.bold: true
        color: mark.info.bad ? Theme.refuse : Theme.ink
    }
}
