// SPDX-License-Identifier: MIT
// The bit to decide about (drawn, or next in a brush) in its selected or current place. It is layered with the tail's
// cards, so that a tucked bit looks tucked.
import QtQuick
import Taletop.Table

CardImage {
    id: bit

    required property FoxtailChoices choices
    required property TailView tail
    required property var drawn // { face, mark, x, y, angle, layer } or null
    readonly property bool brushing: choices.session.step === "brush"
    readonly property bool ofTheChoice: visible && brushing // does the current decision include this bit?
    readonly property var ruled: {
        if (drawn && drawn.mark > 0)
            return drawn;
        if (!choices.chosen || !(drawn || brushing) || !choices.placing)
            return null;
        return {
            x: choices.chosen.ghostX,
            y: choices.chosen.ghostY,
            angle: choices.chosen.ghostAngle,
            layer: choices.chosen.ghostLayer
        };
    }
    readonly property var pose: ruled && tail.rows ? tail.laid(ruled, brushing ? choices.place : tail.zone.count) : null

    visible: pose !== null
    x: pose ? pose.x * tail.unit - width / 2 : 0
    y: pose ? pose.y * tail.unit - height / 2 : 0
    z: pose ? pose.layer : 0
    rotation: pose ? pose.angle : 0
    width: tail.session.cardWidth * tail.unit
    height: tail.session.cardHeight * tail.unit
    game: tail.session.gameId
    theme: tail.theme
    face: drawn ? drawn.face : brushing && choices.place >= 0 ? tail.face(choices.place) : 0
    depth: brushing ? 1.2 : 0.5
    gutter: tail.session.cardGutter
    units: tail.session.cardWidth
    shown: tail.shown
}
