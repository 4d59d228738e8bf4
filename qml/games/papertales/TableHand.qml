// SPDX-License-Identifier: MIT
// The things of Paper Tales' table, the dragged card, and what comes of dropping it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Things {
    id: hold

    required property PlanDesk desk
    property var letGo: null // while a dropped card is dealt with: where it was let go
    property var earned: [] // places that the score sheet points at
    property bool drags: false // something was dragged once: the card is made then

    touches: desk
    firstPlaces: Look.firstPlaces
    onTaken: thing => hold.desk.touches.take(thing.touch)
    onDropped: (thing, target) => {
        const ghost = ghosts.itemAt(0);
        hold.letGo = { x: hold.at.x, y: hold.at.y, width: ghost.width, height: ghost.height, angle: 0 };
        if (!target)
            hold.desk.drop();
        else if (target.dropTouch !== "picked" || hold.desk.armed) // there a card may wait for the one to discard
            hold.desk.touches.let(thing.touch, target.dropTouch);
        hold.letGo = null;
    }

    onDraggedChanged: hold.drags = hold.drags || hold.dragged !== null

    Repeater {
        id: ghosts
        model: ListRows {
            length: hold.drags ? 1 : 0
        }
        delegate: PaperCard {
            objectName: "carried"
            visible: hold.dragged !== null
            x: hold.at.x - width / 2
            y: hold.at.y - height / 2
            width: Math.round(Theme.ownHeight * 63 / 88)
            face: hold.dragged?.face ?? 0
            tokens: hold.dragged?.tokens ?? 0
            depth: 2
            rotation: 2
        }
    }
}
