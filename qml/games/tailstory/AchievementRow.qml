// SPDX-License-Identifier: MIT
// One of the four places for achievements: a row that names its effect, or just a pip if there is no room for text.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Touchable {
    id: spot

    property int number: 1 // position from 1 to 4
    property var card: null // card in this place: { face, name }
    property bool wordy: true // show text? If not, the place is a pip
    property bool next: false // is this the next place to fill?
    property real gap: wordy ? Theme.px(6) : 0 // space between the painted parts of two rows
    readonly property bool filled: card !== null
    readonly property list<string> triggers: [
        qsTr("you are altered"),
        qsTr("everyone is altered"),
        qsTr("hand limit 4"),
        qsTr("you win")
    ]
    readonly property list<string> places: [qsTr("1st"), qsTr("2nd"), qsTr("3rd"), qsTr("4th")]
    readonly property string told: filled && card.face > 0 ? card.name : triggers[number - 1]
    // Is the text too long beside the ordinal? If so, it takes the ordinal's room, because the medal shows the
    // position.
    readonly property bool cramped: wordy && smallest.implicitHeight * 0.9 > height - gap

    lifts: false
    tabStop: filled
    face: card?.face ?? 0
    words: filled ? Phrases.fill(qsTr("Achievement %1: %2"), [number, card.name])
        : Phrases.fill(qsTr("Place for achievement %1: %2"), [number, triggers[number - 1]])

    Rectangle { // leaves a gap, because the item itself extends halfway to the next row
        anchors.fill: parent
        anchors.topMargin: spot.gap / 2
        anchors.bottomMargin: spot.gap / 2
        radius: spot.wordy ? Theme.px(8) : height / 2
        color: spot.filled ? Theme.gold : spot.open && !Theme.contrast ? Theme.nightEdge : Theme.nightSlot
        border.width: spot.wordy ? 1 : 2
        border.color: spot.filled ? Theme.goldDeep : Theme.nightEdge
    }
    Icon {
        id: medal
        x: spot.wordy ? Theme.px(8) : (parent.width - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        icon: "achievement-" + spot.number
        size: Math.min(parent.height - spot.gap - Theme.px(6),
            spot.wordy ? Theme.px(30) : Math.round(parent.height * 0.66))
        opacity: spot.filled || spot.next ? 1 : 0.55
    }
    TextMetrics {
        id: natural
        font: ordinal.font
        text: ordinal.text
    }
    Words { // measures the smallest text beside the ordinal
        id: smallest
        visible: false
        width: Math.max(1, spot.width - medal.x - medal.width - natural.advanceWidth - Theme.px(20))
        text: spot.told
        font.pixelSize: 11
        wrapMode: Text.Wrap
        lineHeight: Theme.leading(0.9)
    }
    Words {
        id: ordinal
        visible: spot.wordy && !spot.cramped
        x: medal.x + medal.width + Theme.px(8)
        width: Math.ceil(natural.advanceWidth) + 1
        anchors.verticalCenter: parent.verticalCenter
        text: spot.places[spot.number - 1]
        size: 16
        font.family: Theme.titleFontOf(text)
        font.bold: true
        color: spot.filled ? Theme.ink : Theme.onTable
    }
    FitWords {
        visible: spot.wordy
        anchors.left: spot.cramped ? medal.right : ordinal.right
        anchors.leftMargin: Theme.px(6)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(6)
        y: spot.gap / 2
        height: parent.height - spot.gap
        verticalAlignment: Text.AlignVCenter
        text: spot.told
        size: 14
        color: spot.filled ? Theme.ink : Theme.tailSoft
        least: 11
        lineHeight: Theme.leading(0.9)
    }
    Tip {
        text: spot.wordy && !spot.cramped ? "" : spot.words
    }
    InspectPoint {
        inspector: spot.hold.inspector
        face: spot.face
        words: spot.words
        focused: spot.activeFocus
        visible: spot.face > 0
    }
}
