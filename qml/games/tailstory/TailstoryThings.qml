// SPDX-License-Identifier: MIT
// The things on Tail Story's table, the dragged card, and what dropping it does.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Things {
    id: hold

    required property TailstoryContents contents
    property bool drags: false // has a drag begun? The dragged card is created then

    tableContents: contents
    firstPlaces: (contents.held.length > 0 ? ["seat"] : []).concat(["characterRow", "pick", "number", "hand", "action"])
    onTaken: thing => hold.contents.touches.take(thing.touch)
    onDropped: (thing, target) => target ? hold.contents.touches.let(thing.touch, target.dropTouch)
        : hold.contents.drop()

    onDraggedChanged: hold.drags = hold.drags || hold.dragged !== null

    Repeater {
        model: ListRows {
            length: hold.drags ? 1 : 0
        }
        delegate: TailCard {
            objectName: "carried"
            visible: hold.dragged !== null
            x: hold.at.x - width / 2
            y: hold.at.y - height / 2
            width: hold.dragged ? Math.min(hold.dragged.width, Theme.px(132)) : 1
            face: (hold.dragged as Thing)?.face ?? 0
            depth: 2
            rotation: 2
        }
    }
}
