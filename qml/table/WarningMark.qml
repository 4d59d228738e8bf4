// SPDX-License-Identifier: MIT
// A small red paper sign with an exclamation mark.
import QtQuick
import Taletop.Theme

Rectangle {
    property real size: Math.max(16, Theme.px(16)) // readable even in a small window

    width: size
    height: size
    radius: size * 0.2
    rotation: 0
    color: Theme.refuse

    Words {
        anchors.centerIn: parent
        text: "!"
        font.pixelSize: parent.size * 0.82
        font.bold: true
        color: Theme.onTable
    }
}
