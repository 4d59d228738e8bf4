// SPDX-License-Identifier: MIT
// A tag on a card with its contribution to the narrated number.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: tag

    required property var modelData // { x, y, width, height, amount, what }
    property url picture
    readonly property int change: modelData.what === "cost" ? -modelData.amount : modelData.amount
    readonly property string words: modelData.what === "age" ? modelData.amount
        : change > 0 ? "+" + change
        : "\u2212" + -change
    readonly property real size: Math.max(24, Math.min(Theme.px(40), modelData.width * 0.42))

    width: row.implicitWidth + size * 0.5
    height: size
    x: Math.round(modelData.x - width / 2)
    y: Math.round(modelData.y - modelData.height * 0.14 - height / 2) // high enough to leave a Unit's strength visible

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.gold
        border.width: 2
        border.color: Theme.ink
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(3)
        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: tag.words
            font.pixelSize: Math.round(tag.size * 0.58)
            font.bold: true
        }
        Image {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(tag.size * 0.62)
            height: width
            source: tag.picture
            sourceSize.width: 64
            smooth: true
        }
    }
}
