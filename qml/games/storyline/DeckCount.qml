// SPDX-License-Identifier: MIT
// A deck, or the pool of tokens, as an icon and a number.
import QtQuick
import QtQuick.Window
import Taletop.Theme
import Taletop.Table
import "StoryLook.js" as Look

Item {
    id: deck

    property int category: -1 // -1 for the pool of tokens
    property int count: 0
    property string words // description for screen readers and the tip
    property bool asked: false // does the page need a card of this deck?

    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Tip {
        text: deck.words
    }
    Rectangle {
        id: pile
        y: Math.round((parent.height - height) / 2)
        height: deck.height - Theme.px(8)
        width: Math.round(height * 63 / 88)
        visible: deck.category >= 0
        radius: Theme.px(4)
        color: deck.category < 0 ? Theme.clear : Theme.storyColors[deck.category]
        border.width: deck.asked ? Theme.ring : 1
        border.color: deck.asked ? Theme.gold : Qt.darker(color, 1.5)

        Image {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.74)
            height: width
            source: Look.icon(deck.category)
            sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
            smooth: true
        }
    }
    TokenBack {
        visible: deck.category < 0
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(pile.width * 1.05)
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        x: pile.width + Theme.px(7)
        text: deck.count
        font.pixelSize: Math.max(Theme.type(20), Theme.vh(2.2))
        font.bold: true
        color: Theme.onTable
    }
}
