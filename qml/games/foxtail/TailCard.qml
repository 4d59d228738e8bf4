// SPDX-License-Identifier: MIT
// One bit, or the tip, in its place in a tail.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: card

    required property int face
    required property int cardIndex
    required property real poseX
    required property real poseY
    required property real poseAngle
    required property var model
    required property string name
    property var lies: ({ x: poseX, y: poseY, angle: poseAngle }) // pose in the tail's rows
    property real unit: 2
    property real cardWidth: 60
    property real cardHeight: 96
    property real gutter: 2
    property real shown: 1
    property string theme
    property bool touchable: false
    property string stageRole // "own" or "opponent", by the tail's owner
    property bool travels: true
    property CardInspector inspector: null

    signal touched

    x: lies.x * unit - width / 2
    y: lies.y * unit - height / 2
    z: model.layer
    width: cardWidth * unit
    height: cardHeight * unit
    rotation: lies.angle
    Accessible.role: Accessible.ListItem
    Accessible.name: name

    Behavior on x {
        enabled: card.travels
        NumberAnimation { duration: Motion.refit; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: card.travels
        NumberAnimation { duration: Motion.refit; easing.type: Easing.OutCubic }
    }
    Behavior on rotation {
        enabled: card.travels
        NumberAnimation { duration: Motion.refit; easing.type: Easing.OutCubic }
    }

    CardImage {
        width: parent.width
        height: parent.height
        game: "foxtail"
        theme: card.theme
        face: card.face
        gutter: card.gutter
        units: card.cardWidth
        shown: card.shown
        depth: 0.45
        shadow: card.shown > 0.34
    }
    TapHandler { // a MouseArea would also take long presses
        enabled: card.touchable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: card.touched()
    }
    InspectPoint {
        readonly property string theme: card.theme
        inspector: card.inspector
        face: card.face
        words: card.name
    }
}
