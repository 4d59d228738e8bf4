// SPDX-License-Identifier: MIT
// A card: its picture is one composed image; name, cost and effect are written over it. A character
// shows the form that its mark tells. Narrow cards leave the words out.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "TailstoryLook.js" as Look

Item {
    id: card

    property int face: 0
    property int mark: 0
    property bool altered: Look.isCharacter(drawn) && mark === 1
    property bool stopped: false
    property real depth: 0.5
    readonly property real unit: width / 63
    readonly property int drawn: visible ? face : 0 // out of sight nothing is laid out or drawn
    readonly property var facts: drawn > 0 ? Cards.facts("tailstory", drawn) : ({})
    readonly property var lines: facts.lines ?? []
    readonly property bool event: Look.design(drawn) >= 0
    readonly property bool character: Look.isCharacter(drawn)
    readonly property bool wordy: width >= 104
    readonly property bool named: event ? wordy : width >= 60 // on the ribbon
    readonly property bool boxed: event && !wordy && width >= 76 // there is no room for the words, but for the name
    readonly property string words: event ? lines[0]?.text ?? "" : character ? formText() : ""

    // A large card in Normal form also tells what the altered one can do.
    function formText(): string {
        const bonus = card.lines[0]?.text ?? "";
        const ability = card.lines[2]?.text ?? "";
        return card.altered ? ability : card.width >= 190 ? qsTr("%1\nAltered: %2").arg(bonus).arg(ability) : bonus;
    }

    height: Math.round(width * 88 / 63)

    CardImage {
        anchors.fill: parent
        game: "tailstory"
        face: Look.picture(card.drawn)
        units: 63
        gutter: 2
        depth: card.depth
    }
    Picture { // the altered form lies over the normal one
        anchors.fill: parent
        anchors.margins: -2 * card.unit
        visible: card.altered
        source: card.altered ? Look.art + "frames/altered.svg" : ""
    }
    Picture {
        x: 3.5 * card.unit
        y: 3.5 * card.unit
        width: 56 * card.unit
        height: 46 * card.unit
        visible: card.altered
        source: card.altered ? Look.portrait(card.drawn, true) : ""
    }
    Words {
        x: (card.event ? 15 : 3.5) * card.unit
        y: (card.event ? 2.6 : 50.5) * card.unit
        width: (card.event ? 43.5 : 56) * card.unit
        height: (card.event ? 9 : card.character ? 11 : 34) * card.unit
        visible: card.drawn > 0 && card.named
        text: (card.altered ? card.lines[1]?.text : card.facts.name) ?? ""
        color: card.altered ? Theme.onTable : Theme.ink
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: Math.max(card.event || card.character ? 9 : 11, Math.round((card.event ? 6.9 : 6.6) * card.unit))
        fontSizeMode: Text.Fit
        minimumPixelSize: 7
        wrapMode: card.event || card.character ? Text.NoWrap : Text.WordWrap // an action's token has no other words
        lineHeight: 0.9
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Words {
        x: 2.4 * card.unit
        y: 1.6 * card.unit
        width: 11.2 * card.unit
        height: width
        visible: card.event
        text: card.facts.numbers?.cost ?? ""
        font.bold: true
        font.pixelSize: Math.max(9, Math.round(8.2 * card.unit))
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    FitWords {
        x: 4.5 * card.unit
        y: (card.event ? 66.6 : 61) * card.unit
        width: 54 * card.unit
        height: (card.event ? 18 : 24.5) * card.unit
        visible: text !== ""
        text: card.wordy ? card.words : card.boxed ? card.facts.name ?? "" : ""
        color: card.altered ? Theme.onTable : Theme.ink
        typeface: card.boxed ? Theme.titleFont : Theme.storyFont
        heavy: card.boxed
        most: Math.max(11, Math.round(6.3 * card.unit))
        least: 9
        lineHeight: 0.9
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Picture { // too narrow for words: the kind, larger
        anchors.horizontalCenter: parent.horizontalCenter
        y: 64 * card.unit
        width: 18 * card.unit
        height: width
        visible: card.event && !card.wordy && !card.boxed
        source: visible ? Look.icon(Look.kind(card.drawn)) : ""
    }
    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 1.06
        height: word.implicitHeight + Theme.px(4)
        rotation: -14
        visible: card.stopped
        color: Theme.refuse
        Words {
            id: word
            anchors.centerIn: parent
            text: qsTr("stopped")
            size: 13
            font.bold: true
            color: Theme.onTable
        }
    }
}
