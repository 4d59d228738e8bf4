// SPDX-License-Identifier: MIT
// A card in a zone on the plain table.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Thing {
    id: card

    required property TableContents contents
    required property string kind
    required property int owner
    required property int at // its index in the zone
    property int mark: 0
    property bool inTheAir: false
    readonly property MatchSession session: contents.session
    readonly property string own: "card/" + place

    objectName: own
    place: kind + "/" + owner + "/" + at
    // A press on the card may count as a press on its zone.
    touch: !contents.legal(own) && contents.legal(dropTouch) ? dropTouch : own
    dropTouch: "zone/" + kind + "/" + owner
    stop: legal || face > 0
    tabStop: legal
    draggable: legal
    opacity: inTheAir ? 0 : 1

    CardImage {
        width: card.width
        height: card.height
        game: card.session.gameId
        face: card.face
        gutter: card.session.cardGutter
        units: card.session.cardWidth
    }
    FitWords { // shows the name, which the picture may lack
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: card.width * 0.08
        height: card.height * 0.3
        visible: card.face > 0 && card.width > Theme.px(40)
        name: card.face > 0 ? Cards.facts(card.session.gameId, card.face).name ?? "" : ""
        size: 16
        heavy: true
        horizontalAlignment: Text.AlignHCenter
    }
    InspectPoint {
        parent: card
        inspector: card.things.inspector
        visible: card.face > 0
        face: card.face
        mark: card.mark
        touch: card.own
        words: card.words
        focused: card.activeFocus
    }
}
