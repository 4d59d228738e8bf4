// SPDX-License-Identifier: MIT
// The digit that chooses an item, drawn like a key.
import QtQuick
import Taletop.Theme

Rectangle {
    id: mark

    property alias text: words.text

    width: Math.max(height, words.implicitWidth + Theme.px(10))
    height: words.implicitHeight + 2
    radius: Theme.px(5)
    color: Theme.paper
    border.width: 1
    border.color: Theme.ink

    Words {
        id: words
        anchors.centerIn: parent
        size: 15
        font.bold: true
    }
}
