// SPDX-License-Identifier: MIT
// A public number with its picture.
import QtQuick
import Taletop.Theme
import Taletop.Table

Row {
    id: tag

    property string icon
    property int value: 0
    property real size: 17
    property real most: 1000 // maximum font size in pixels, for small spaces
    readonly property real letters: Math.min(Theme.type(size), most)
    property string words
    property color ink: Theme.onTable

    spacing: Theme.px(5)
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Icon {
        Tip {
            text: tag.words
        }
        anchors.verticalCenter: parent.verticalCenter
        size: tag.letters * 1.3
        icon: tag.icon
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: tag.value
        font.pixelSize: Math.round(tag.letters)
        font.bold: true
        color: tag.ink
    }
}
