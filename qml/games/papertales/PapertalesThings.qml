// SPDX-License-Identifier: MIT
// The things on Paper Tales' table, the dragged card, and what dropping it does.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Things {
    id: hold

    required property PapertalesContents contents
    property var letGo: null // place of the drop being handled, or null
    property list<string> earned // places marked by the score sheet
    property bool drags: false // has a drag begun? The dragged card is created then

    tableContents: contents
    firstPlaces: Look.firstPlaces
    onTaken: thing => hold.contents.touches.take(thing.touch)
    onDropped: (thing, target) => {
        const ghost = ghosts.itemAt(0);
        hold.letGo = { x: hold.at.x, y: hold.at.y, width: ghost.width, height: ghost.height, angle: 0 };
        if (!target)
            hold.contents.drop();
        // A card dropped on the picked cards stays held there if another card must be discarded first.
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
