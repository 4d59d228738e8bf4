// SPDX-License-Identifier: MIT
// A public number with its picture.
import QtQuick
import Taletop.Theme
import Taletop.Table

Row {
    id: tag

    property string icon
    property var value: 0
    property real size: 17
    property bool quiet: false // a number that does not matter now
    property string words
    property color ink: Theme.onTable

    spacing: Theme.px(5)
    opacity: quiet ? 0.55 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.type(tag.size) * 1.3
        icon: tag.icon
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: tag.value
        size: tag.size
        font.bold: true
        color: tag.ink
    }
}
