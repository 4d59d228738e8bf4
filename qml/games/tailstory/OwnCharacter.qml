// SPDX-License-Identifier: MIT
// The acting seat's character and its remaining uses, on the seat's colour during that seat's turn.
import QtQuick
import Taletop.Theme

Rectangle {
    id: place

    required property TailstoryThings hold
    readonly property TailstoryContents contents: hold.contents
    readonly property int seat: contents.own
    readonly property var info: contents.mats[seat] ?? null
    readonly property var row: contents.seats[seat] ?? null
    readonly property bool owner: contents.turnOwner === seat
    readonly property real pad: Theme.px(10)
    readonly property int cardHeight: Math.round(Math.min(height - 2 * pad, 1.4 * Theme.ownHeight))

    implicitWidth: character.width + side.implicitWidth + 3 * pad
    radius: Theme.px(18)
    color: owner ? Theme.seatColor(row?.emblem ?? 0) : Theme.tailPanel
    border.width: owner ? 2 : 1
    border.color: owner ? Theme.gold : Theme.nightEdge

    CharacterCard {
        id: character
        x: place.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Math.floor(place.cardHeight * 63 / 88)
        height: implicitHeight
        hold: place.hold
        seat: place.seat
        character: place.info?.character ?? null
    }
    MatSide {
        id: side
        x: character.x + character.width + place.pad
        y: place.pad
        width: place.width - x - place.pad
        height: place.height - 2 * place.pad
        row: place.row
        number: place.info?.queue ?? 0
        owner: place.owner
    }
}
