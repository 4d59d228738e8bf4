// SPDX-License-Identifier: MIT
// An action that is no card: what it is, what it costs, and its key. It may always be pressed; if it
// is not possible now it says why.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Touchable {
    id: tag

    property string key // of the button
    property string letter // of the keyboard
    property string icon
    property string title
    property string cost
    property string effect
    property bool wordy: true // else only its title is written
    readonly property real whole: Math.max(Theme.px(72), natural.implicitHeight + told.implicitHeight + Theme.px(16)) // height with all words

    objectName: "action-" + key
    touch: "button/" + key
    place: "action/" + key + "/0"
    words: Phrases.fill(qsTr("%1. %2. %3"), [title, effect, cost])
    corner: Theme.px(12)
    lifts: false
    implicitHeight: wordy ? whole : Math.max(44, natural.implicitHeight + Theme.px(16))

    Paper {
        anchors.fill: parent
        radius: Theme.px(12)
        depth: tag.hovered ? 0.9 : 0.5
        fill: tag.legal || tag.chosen ? Theme.paper : Theme.paperShade
    }
    Tip {
        about: tag
        text: tag.wordy ? "" : (tag.cost === "" ? tag.effect : tag.effect + "\n" + tag.cost)
        held: tag.activeFocus && tag.hold.byKeys
    }
    Icon {
        id: picture
        x: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -note.height / 2
        icon: tag.icon
        size: Theme.px(36)
        opacity: tag.legal || tag.chosen ? 1 : 0.55
    }
    Words {
        id: note
        anchors.horizontalCenter: picture.horizontalCenter
        anchors.top: picture.bottom
        text: tag.letter
        size: 12
        color: Theme.inkSoft
    }
    Words { // the title as large as it is where there is room
        id: natural
        visible: false
        width: tag.width - picture.x - picture.width - Theme.px(22)
        text: tag.title
        size: 17
        font.family: Theme.titleFont
        font.bold: true
        wrapMode: Text.WordWrap
    }
    Column {
        anchors.left: picture.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        FitWords {
            width: parent.width
            height: Math.min(natural.implicitHeight, tag.height - (told.visible ? told.implicitHeight : 0) - Theme.px(10))
            name: tag.title
            size: 17
            typeface: Theme.titleFont
            heavy: true
            color: tag.legal || tag.chosen ? Theme.ink : Theme.inkSoft
            verticalAlignment: Text.AlignVCenter
        }
        Words {
            id: told
            width: parent.width
            visible: tag.wordy
            text: tag.cost === "" ? tag.effect : Phrases.fill(qsTr("%1 · %2"), [tag.cost, tag.effect])
            size: 13
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
            lineHeight: Theme.leading(0.92)
        }
    }
    Tip {
        text: tag.wordy ? "" : tag.words
    }
}
