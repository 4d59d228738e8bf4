// SPDX-License-Identifier: MIT
// An action without a card: a coin, with its name, cost and effect beside it. An impossible action can be pressed, too,
// and explains why.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Touchable {
    id: tag

    property string key // key of the action's button
    property string letter // keyboard shortcut
    property string icon
    property string title
    property string cost
    property string effect
    property int coin: Theme.target // size of the coin
    property bool wordy: true // show cost and effect, not just the title?
    readonly property bool usable: legal || chosen
    // Height of the whole text.
    readonly property real whole: Math.ceil(natural.implicitHeight + smallest.implicitHeight) + 2

    objectName: "action-" + key
    touch: "button/" + key
    place: "action/" + key + "/0"
    words: Phrases.fill(qsTr("%1. %2. %3"), [title, effect, cost])
    corner: height / 2
    lifts: false
    gilded: false

    Paper {
        id: disc
        width: tag.coin
        height: width
        anchors.verticalCenter: parent.verticalCenter
        radius: width / 2
        depth: !tag.usable ? 0 : tag.hovered ? 0.9 : 0.5
        fill: tag.usable ? Theme.paper : Theme.tailDeep
        Rectangle {
            anchors.fill: parent
            radius: width / 2
            color: Theme.clear
            border.width: tag.usable ? Theme.ring : 2
            border.color: tag.usable ? Theme.gold : Theme.nightEdge
        }
        Icon {
            anchors.centerIn: parent
            icon: tag.icon
            size: Math.round(tag.coin * 0.62)
            opacity: tag.usable ? 1 : 0.55
        }
        KeyMark {
            x: disc.width - width * 0.8
            y: disc.height - height
            text: tag.letter
            visible: tag.hold.byKeys
        }
    }
    Words { // measures the title at full size
        id: natural
        visible: false
        width: column.width
        text: tag.title
        size: 19
        font.family: Theme.titleFont
        font.bold: true
        wrapMode: Text.WordWrap
    }
    Column {
        id: column
        x: tag.coin + Theme.px(14)
        width: tag.width - x - Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        FitWords {
            id: head
            width: parent.width
            height: Math.min(natural.implicitHeight, tag.height - (told.visible ? smallest.implicitHeight : 0))
            name: tag.title
            size: 19
            typeface: Theme.titleFont
            heavy: true
            color: tag.usable ? Theme.onTable : Theme.tailSoft
            verticalAlignment: Text.AlignVCenter
        }
        FitWords {
            id: told
            width: parent.width
            height: Math.min(deed.implicitHeight, tag.height - head.height)
            visible: tag.wordy
            text: deed.text
            size: 14
            color: Theme.tailSoft
            lineHeight: deed.lineHeight
        }
    }
    Words { // measures the effect at full size
        id: deed
        visible: false
        width: column.width
        text: tag.cost === "" ? tag.effect : Phrases.fill(qsTr("%1 · %2"), [tag.cost, tag.effect])
        size: 14
        wrapMode: Text.WordWrap
        lineHeight: Theme.leading(0.92)
    }
    Words { // measures the effect in the smallest letters
        id: smallest
        visible: false
        width: column.width
        text: deed.text
        font.pixelSize: 12
        wrapMode: Text.WordWrap
        lineHeight: deed.lineHeight
    }
    Tip {
        about: tag
        text: tag.wordy ? "" : tag.words
        held: tag.activeFocus && tag.hold.byKeys
    }
}
