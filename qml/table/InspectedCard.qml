// SPDX-License-Identifier: MIT
// The inspected card's picture, drawn by the game's own item if it has one, otherwise composed.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: shown

    property string game
    property string theme
    property string picture // URL of the item that draws the card, with properties face and mark
    property int face: -1
    property int mark: 0
    property real units: 63
    property real unitsHigh: 88
    property real gutter: 2

    height: width * unitsHigh / units

    CardImage {
        anchors.fill: parent
        visible: shown.picture === ""
        game: visible && shown.visible ? shown.game : ""
        theme: shown.theme
        face: shown.face
        units: shown.units
        gutter: shown.gutter
    }
    Loader {
        id: drawn
        readonly property Item card: item as Item
        anchors.fill: parent
        active: shown.visible && shown.face >= 0
        source: shown.picture
    }
    Binding {
        target: drawn.card
        property: "face"
        value: shown.face
        when: drawn.card !== null
    }
    Binding {
        target: drawn.card
        property: "mark"
        value: shown.mark
        when: drawn.card !== null
    }
}
