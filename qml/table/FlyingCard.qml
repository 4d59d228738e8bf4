// SPDX-License-Identifier: MIT
// A card in flight, which keeps its own proportions. A turning card shows its face from halfway on. The card leans in
// its direction of flight and bounces slightly on landing.
import QtQuick
import Taletop.Theme

Item {
    id: flying

    required property string place
    required property int face
    required property bool turns
    required property int delay
    required property real fromX
    required property real fromY
    required property real fromWidth
    required property real fromAngle
    required property real toX
    required property real toY
    required property real toWidth
    required property real toHeight
    required property real toAngle
    required property string theme
    property string game
    property real gutter
    property real units
    property real unitsHigh
    readonly property real lean: Math.max(-8, Math.min(8, (toX - fromX) / Theme.px(50)))
    property real progress: 0
    property real turned: 0
    property real pressed: 0 // how far the card is compressed while landing

    signal arrived

    x: fromX + (toX - fromX) * progress - width / 2
    y: fromY + (toY - fromY) * progress - height / 2 - Math.sin(progress * Math.PI) * Theme.px(40)
    width: Math.min(toWidth, toHeight * units / unitsHigh)
    height: width * unitsHigh / units
    rotation: fromAngle + (toAngle - fromAngle) * progress + lean * Math.sin(progress * Math.PI)
    scale: (fromWidth + (width - fromWidth) * progress) / Math.max(1, width)
    transform: Scale {
        origin.x: flying.width / 2
        origin.y: flying.height
        xScale: 1 + 0.03 * flying.pressed
        yScale: 1 - 0.05 * flying.pressed
    }

    CardImage {
        anchors.fill: parent
        game: flying.game
        theme: flying.theme
        gutter: flying.gutter
        units: flying.units
        face: flying.turns && flying.turned < 0.5 ? 0 : flying.face
        shown: Math.max(1, flying.fromWidth / Math.max(1, flying.width))
        depth: 0.5 + Math.sin(flying.progress * Math.PI)
        transform: Scale {
            origin.x: flying.width / 2
            xScale: flying.turns ? Math.max(0.02, Math.abs(2 * flying.turned - 1)) : 1
        }
    }
    SequentialAnimation {
        running: true
        PauseAnimation {
            duration: flying.delay
        }
        ParallelAnimation {
            NumberAnimation {
                target: flying
                property: "progress"
                to: 1
                duration: Motion.flight
                easing.type: Easing.OutCubic
            }
            NumberAnimation { target: flying; property: "turned"; to: 1; duration: Motion.turn }
        }
        NumberAnimation {
            target: flying
            property: "pressed"
            to: 1
            duration: Motion.landing / 2
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: flying
            property: "pressed"
            to: 0
            duration: Motion.landing / 2
            easing.type: Easing.InQuad
        }
        ScriptAction {
            script: flying.arrived()
        }
    }
}
