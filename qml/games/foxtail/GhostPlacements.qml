// SPDX-License-Identifier: MIT
// Where the bit in question could lie: two dashed outlines, each for two choices (over, under).
// The selected one shows the bit itself, above the tail with a full gold rim, or tucked under it
// with a dashed one, and rings the charms that meet. Lies inside the tail and turns with it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.Theme

Item {
    id: ghosts

    required property ChoiceDesk desk
    required property TailView tail
    property int face: 0 // of the bit in question; 0: it lies in the tail already
    readonly property real unit: tail.unit
    readonly property real cardWidth: tail.session.cardWidth
    readonly property real cardHeight: tail.session.cardHeight
    readonly property ChoiceRow chosen: desk.placing ? desk.chosen : null

    // The pose of card `index` as it would lie with the selected choice.
    function poseOf(index: int): var {
        if (ghosts.chosen && index === ghosts.desk.place)
            return { x: ghosts.chosen.ghostX, y: ghosts.chosen.ghostY, angle: ghosts.chosen.ghostAngle };
        return ghosts.tail.pose(index);
    }

    z: 200
    visible: desk.placing

    Repeater {
        model: ghosts.desk.placing ? ghosts.desk.session.choices : null
        delegate: Image {
            required property real ghostX
            required property real ghostY
            required property real ghostAngle
            x: ghostX * ghosts.unit - width / 2
            y: ghostY * ghosts.unit - height / 2
            width: (ghosts.cardWidth + 4) * ghosts.unit
            height: (ghosts.cardHeight + 4) * ghosts.unit
            rotation: ghostAngle
            smooth: true
            source: "qrc:/art/table/ghost.svg"
            sourceSize.width: Math.ceil(width * ghosts.tail.shown * Screen.devicePixelRatio / 8) * 8
            visible: !ghosts.chosen || ghosts.chosen.ghostAngle !== ghostAngle
        }
    }
    Image {
        visible: ghosts.chosen !== null && under
        readonly property bool under: ghosts.chosen !== null && ghosts.desk.isUnder(ghosts.chosen)
        x: ghosts.chosen ? ghosts.chosen.ghostX * ghosts.unit - width / 2 : 0
        y: ghosts.chosen ? ghosts.chosen.ghostY * ghosts.unit - height / 2 : 0
        width: (ghosts.cardWidth + 4) * ghosts.unit
        height: (ghosts.cardHeight + 4) * ghosts.unit
        rotation: ghosts.chosen ? ghosts.chosen.ghostAngle : 0
        smooth: true
        source: "qrc:/art/table/ghostgold.svg"
        sourceSize.width: Math.ceil(width * ghosts.tail.shown * Screen.devicePixelRatio / 8) * 8
    }
    Rectangle {
        visible: ghosts.chosen !== null && !ghosts.desk.isUnder(ghosts.chosen)
        x: ghosts.chosen ? ghosts.chosen.ghostX * ghosts.unit - width / 2 : 0
        y: ghosts.chosen ? ghosts.chosen.ghostY * ghosts.unit - height / 2 : 0
        width: (ghosts.cardWidth + 2.4) * ghosts.unit
        height: (ghosts.cardHeight + 2.4) * ghosts.unit
        rotation: ghosts.chosen ? ghosts.chosen.ghostAngle : 0
        radius: 5.4 * ghosts.unit
        color: Theme.clear
        border.width: 1.8 * ghosts.unit
        border.color: Theme.gold
        antialiasing: true
    }
    Repeater {
        model: ghosts.chosen ? ghosts.chosen.joins : []
        delegate: CharmRing {
            required property var modelData
            pose: ghosts.poseOf(modelData.index)
            spot: modelData.spot
            unit: ghosts.unit
            cardWidth: ghosts.cardWidth
            cardHeight: ghosts.cardHeight
        }
    }
}
