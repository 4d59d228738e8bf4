// SPDX-License-Identifier: MIT
// The things on Paper Tales' table, the dragged card, and the effects of dropping it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Things {
    id: hold

    required property PapertalesContents contents
    property var letGo: null // the place of a drop, while the drop is handled
    property list<string> earned // places that the score sheet marks
    property bool drags: false // has anything been dragged? Then the dragged card exists

    tableContents: contents
    firstPlaces: Look.firstPlaces
    onTaken: thing => hold.contents.touches.take(thing.touch)
    onDropped: (thing, target) => {
        const ghost = ghosts.itemAt(0);
        hold.letGo = { x: hold.at.x, y: hold.at.y, width: ghost.width, height: ghost.height, angle: 0 };
        if (!target)
            hold.contents.drop();
        // A card may wait there for the one that goes to the discard pile.
        else if (target.dropTouch !== "picked" || hold.contents.armed)
            hold.contents.touches.let(thing.touch, target.dropTouch);
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
            face: (hold.dragged as Thing)?.face ?? 0
            tokens: (hold.dragged as Touchable)?.tokens ?? 0
            depth: 2
            rotation: 2
        }
    }
}
