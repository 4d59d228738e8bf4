// SPDX-License-Identifier: MIT
// A number in a disc: what stands in a picture and beside its line.
import QtQuick
import Taletop.Theme
import Taletop.Table

Rectangle {
    id: mark

    required property int number
    property bool lit: false

    width: Math.max(Theme.px(24), figure.implicitHeight + Theme.px(4))
    height: width
    radius: width / 2
    color: lit ? Theme.gold : Theme.paper
    border.width: 2
    border.color: Theme.ink
    Words {
        id: figure
        anchors.centerIn: parent
        text: mark.number
        size: 14
        font.bold: true
        color: Theme.ink
    }
}
