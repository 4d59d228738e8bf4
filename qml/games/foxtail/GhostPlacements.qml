// SPDX-License-Identifier: MIT
// Possible places of the bit to decide about: two dashed outlines, each for two choices (over and under). At the
// selected place the bit itself is shown, above the tail with a solid gold rim or tucked under it with a dashed one,
// and the charms that make a set have rings. As a child of the tail, this item turns with it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.Theme

Item {
    id: ghosts

    required property FoxtailChoices choices
    required property TailView tail
    property int face: 0 // the bit's face; 0 if the bit is already in the tail
    readonly property real unit: tail.unit
    readonly property real cardWidth: tail.session.cardWidth
    readonly property real cardHeight: tail.session.cardHeight
    readonly property ChoiceRow chosen: choices.placing ? choices.chosen : null

    // Pose of the selected choice.
    readonly property var lies: chosen && tail.rows ? laid(chosen.ghostX, chosen.ghostY, chosen.ghostAngle) : null

    function laid(x: real, y: real, angle: real): var {
        return ghosts.tail.laid({ x: x, y: y, angle: angle, layer: 0 }, ghosts.choices.place);
    }
    // Returns the pose that card `index` has with the selected choice.
    function poseOf(index: int): var {
        if (ghosts.lies && index === ghosts.choices.place)
            return ghosts.lies;
        return ghosts.tail.pose(index);
    }

    z: 200
    visible: choices.placing

    Repeater {
        model: ghosts.choices.placing ? ghosts.choices.session.choices : null
        delegate: Image {
            required property real ghostX
            required property real ghostY
            required property real ghostAngle
            readonly property var at: ghosts.tail.rows && ghosts.laid(ghostX, ghostY, ghostAngle)
            x: at.x * ghosts.unit - width / 2
            y: at.y * ghosts.unit - height / 2
            width: (ghosts.cardWidth + 4) * ghosts.unit
            height: (ghosts.cardHeight + 4) * ghosts.unit
            rotation: at.angle
            smooth: true
            source: "qrc:/art/table/ghost.svg"
            sourceSize.width: Math.ceil(width * ghosts.tail.shown * Screen.devicePixelRatio / 8) * 8
            visible: !ghosts.chosen || ghosts.chosen.ghostAngle !== ghostAngle
        }
    }
    Image {
        visible: ghosts.chosen !== null && under
        readonly property bool under: ghosts.chosen !== null && ghosts.choices.isUnder(ghosts.chosen)
        x: ghosts.lies ? ghosts.lies.x * ghosts.unit - width / 2 : 0
        y: ghosts.lies ? ghosts.lies.y * ghosts.unit - height / 2 : 0
        width: (ghosts.cardWidth + 4) * ghosts.unit
        height: (ghosts.cardHeight + 4) * ghosts.unit
        rotation: ghosts.lies ? ghosts.lies.angle : 0
        smooth: true
        source: "qrc:/art/table/ghostgold.svg"
        sourceSize.width: Math.ceil(width * ghosts.tail.shown * Screen.devicePixelRatio / 8) * 8
    }
    Rectangle {
        visible: ghosts.chosen !== null && !ghosts.choices.isUnder(ghosts.chosen)
        x: ghosts.lies ? ghosts.lies.x * ghosts.unit - width / 2 : 0
        y: ghosts.lies ? ghosts.lies.y * ghosts.unit - height / 2 : 0
        width: (ghosts.cardWidth + 2.4) * ghosts.unit
        height: (ghosts.cardHeight + 2.4) * ghosts.unit
        rotation: ghosts.lies ? ghosts.lies.angle : 0
        radius: 5.4 * ghosts.unit
        color: Theme.clear
        border.width: 1.8 * ghosts.unit
        border.color: Theme.gold
        antialiasing: true
    }
    Repeater {
        // Only sets have rings, so a single charm has none.
        model: ghosts.chosen?.joins.length > 1 ? ghosts.chosen.joins : []
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
