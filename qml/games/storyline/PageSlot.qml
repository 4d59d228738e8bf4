// SPDX-License-Identifier: MIT
// A slot on the right page: a hole in the paper, filled with the chosen card or previewing a possible one.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.Theme
import Taletop.Table
import "StoryLook.js" as Look

Item {
    id: slot

    required property StorylineContents contents
    property int category: 0
    property string categoryText
    property int chosen: 0 // face of the chosen card
    property int giver: -1 // seat that gave the chosen card
    property int tried: 0 // face of the previewed card
    property bool writing: false // can words be added?
    property string suffix // "" or "2", which ends the keys of this slot's text fields
    property real cardHeight: height
    readonly property int face: chosen > 0 ? chosen : tried
    // Is the card unreadably small beside its text fields? If so, the band shows it large.
    readonly property bool slight: writing && Math.floor(cardHeight * 63 / 88) < 96
    readonly property bool bare: slight && lines.visible

    readonly property Item place: hole // the card's area

    signal accepted

    function finish(): void {
        swelling.stop();
        card.scale = 1;
    }

    onChosenChanged: {
        slot.finish();
        if (slot.chosen > 0 && slot.contents.events.telling && Motion.travels)
            swelling.restart();
    }

    Rectangle {
        id: hole
        anchors.horizontalCenter: parent.horizontalCenter
        height: Math.floor(slot.slight && !slot.bare ? Math.min(slot.height * 0.93, slot.width * 88 / 63)
            : slot.cardHeight)
        width: Math.floor(height * 63 / 88)
        radius: width * 0.07
        color: Theme.paperShade
        border.width: Theme.ring
        border.color: Theme.storyColors[slot.category]
        visible: slot.face === 0 && !slot.bare
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Still open: %1").arg(slot.categoryText)

        Image {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -parent.height * 0.1
            width: Math.round(parent.width * 0.44)
            height: width
            source: Look.icon(slot.category)
            sourceSize.width: Math.ceil(hole.width * 0.44 * Screen.devicePixelRatio)
            opacity: 0.55
        }
        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: parent.height * 0.1
            text: "?"
            font.pixelSize: Math.max(12, Math.min(Theme.type(44), Math.round(hole.height * 0.22)))
            font.family: Theme.titleFont
            font.bold: true
            color: Qt.darker(Theme.storyColors[slot.category], 1.25)
        }
    }
    StoryCard {
        id: card
        objectName: slot.chosen > 0 ? "chosenCard" : "triedCard"
        anchors.horizontalCenter: parent.horizontalCenter
        visible: slot.face > 0 && !slot.bare
        width: hole.width
        height: hole.height
        face: slot.face
        title: slot.face > 0 ? slot.contents.title(slot.face) : ""
        depth: 1
        readonly property string stageRole: "own"
        Accessible.role: Accessible.StaticText
        Accessible.name: title

        Rectangle { // marks a card that has just been chosen
            anchors.fill: parent
            anchors.margins: -Theme.ring
            radius: parent.width * 0.07 + Theme.ring
            color: Theme.clear
            border.width: 2 * Theme.ring
            border.color: Theme.gold
            visible: slot.chosen > 0 && slot.contents.events.telling && Motion.pace > 0
        }
    }
    SequentialAnimation {
        id: swelling
        NumberAnimation {
            target: card
            property: "scale"
            from: 0.6
            to: 1.12
            duration: Motion.travel(420)
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: card
            property: "scale"
            to: 1
            duration: Motion.travel(260)
            easing.type: Easing.InOutQuad
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: hole.height + Theme.px(8)
        visible: slot.chosen > 0 && slot.giver >= 0
        spacing: Theme.px(5)
        SeatEmblem {
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(22)
            emblem: slot.contents.seats[slot.giver]?.emblem ?? 0
        }
        LongWords {
            objectName: "giver"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth + 1, slot.width - Theme.px(27))
            text: qsTr("from %1").arg(slot.contents.seatName(slot.giver))
            size: 16
            font.family: Theme.storyFont
            font.italic: true
            minimumPixelSize: 11
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    WordLines {
        id: lines
        y: slot.bare ? 0 : hole.height + Theme.px(8)
        width: parent.width
        contents: slot.contents
        suffix: slot.suffix
        writing: slot.writing
        onAccepted: slot.accepted()
    }
}
