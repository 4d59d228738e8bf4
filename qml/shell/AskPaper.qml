// SPDX-License-Identifier: MIT
// A question on paper over the prompt bar, no taller than the bar, so that it hides no card. The answers (children) are
// beside the text, or below it with large letters in a small window.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: asking

    property string question
    property bool warns: false
    default property alias answers: buttons.data
    readonly property real inset: Theme.px(20)
    readonly property real sign: warns ? mark.width + Theme.px(10) : 0
    readonly property real most: parent.width - Theme.px(40) - 2 * inset
    readonly property real beside: most - buttons.implicitWidth - Theme.px(20)
    readonly property bool inRow: beside >= Math.min(whole.advanceWidth / 2 + sign, Theme.type(21) * 14)
    readonly property real wordsWidth: Math.min(Math.ceil(whole.advanceWidth) + 1,
        (inRow ? Math.min(beside, Theme.type(21) * 26) : most) - sign)

    anchors.horizontalCenter: parent.horizontalCenter
    anchors.bottom: parent.bottom
    anchors.bottomMargin: Theme.px(8)
    width: 2 * inset +
        (inRow ? sign + wordsWidth + Theme.px(20) + buttons.implicitWidth
            : Math.max(sign + wordsWidth, buttons.implicitWidth))
    height: (inRow ? Math.max(words.height, buttons.height) : words.height + Theme.px(12) + buttons.height) +
        2 * Theme.px(12)

    Paper {
        anchors.fill: parent
        radius: Theme.px(14)
        depth: 2
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    TextMetrics {
        id: whole
        font: words.font
        text: asking.question
    }
    WarningMark {
        id: mark
        x: asking.inset
        y: words.y + Theme.px(5)
        visible: asking.warns
    }
    Words {
        id: words
        x: asking.inset + asking.sign
        y: asking.inRow ? (asking.height - height) / 2 : Theme.px(12)
        width: asking.wordsWidth
        text: asking.question
        size: 21
        font.family: Theme.titleFontOf(text)
        wrapMode: Text.WordWrap
    }
    Row {
        id: buttons
        x: asking.inRow ? asking.width - asking.inset - width : asking.inset
        y: asking.inRow ? (asking.height - height) / 2 : asking.height - height - Theme.px(12)
        spacing: Theme.px(10)
    }
}
