// SPDX-License-Identifier: MIT
// One card on its way; at half of a turn its back becomes its face.
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
    property string game
    property string theme
    property real gutter
    property real units
    property real progress: 0
    property real turned: 0

    signal arrived

    x: fromX + (toX - fromX) * progress - width / 2
    y: fromY + (toY - fromY) * progress - height / 2 - Math.sin(progress * Math.PI) * Theme.px(40)
    width: toWidth
    height: toHeight
    rotation: fromAngle + (toAngle - fromAngle) * progress
    scale: (fromWidth + (toWidth - fromWidth) * progress) / Math.max(1, toWidth)

    CardImage {
        anchors.fill: parent
        game: flying.game
        theme: flying.theme
        gutter: flying.gutter
        units: flying.units
        face: flying.turns && flying.turned < 0.5 ? 0 : flying.face
        shown: Math.max(1, flying.fromWidth / Math.max(1, flying.toWidth))
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
            NumberAnimation { target: flying; property: "progress"; to: 1; duration: Motion.flight; easing.type: Easing.OutCubic }
            NumberAnimation { target: flying; property: "turned"; to: 1; duration: Motion.turn }
        }
        ScriptAction {
            script: flying.arrived()
        }
    }
}
