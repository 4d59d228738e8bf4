// SPDX-License-Identifier: MIT
// A turning point or lucky moment: its time, and what it cost or gained. A press opens it in the review.
import QtQuick
import Taletop.Theme
import Taletop.Table

BareButton {
    id: row

    required property var modelData // row of LookBack.rows

    height: Math.max(Theme.target, words.implicitHeight + Theme.px(14))
    Accessible.name: row.modelData.when + ": " + row.modelData.text
    Accessible.description: qsTr("Shows the table as it was.")

    Rectangle {
        id: paper
        anchors.fill: parent
        anchors.leftMargin: Theme.px(20)
        anchors.rightMargin: Theme.px(14)
        radius: Theme.px(8)
        color: row.hovered || row.activeFocus ? Theme.paperTouched : Theme.paperShade
    }
    Rectangle { // looks like the mark on the timeline
        id: sign
        x: Theme.px(34)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(14)
        height: width
        radius: row.modelData.lucky ? width / 2 : 0
        rotation: row.modelData.lucky ? 0 : 45
        color: row.modelData.lucky ? Theme.gold : Theme.accent("")
        border.width: Theme.px(2)
        border.color: Theme.ink
    }
    TextMetrics {
        id: whole
        font: when.font
        text: row.modelData.when
    }
    Words {
        id: when
        anchors.left: sign.right
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        // Keeps "Turn 1 of 4" on one line.
        width: Math.max(Theme.px(72),
            Math.min(Theme.px(110) * Math.max(1, Theme.textScale), Math.ceil(whole.advanceWidth) + 1))
        text: row.modelData.when
        size: 15
        font.bold: true
        wrapMode: Text.WordWrap
    }
    Words {
        id: words
        anchors.left: when.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: paper.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: row.modelData.text
        size: 15
        wrapMode: Text.WordWrap
    }
    FocusRing {
        anchors.fill: paper
        radius: Theme.px(8)
        visible: row.activeFocus
    }
}
