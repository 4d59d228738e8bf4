// SPDX-License-Identifier: MIT
// The things of Paper Tales' table, the dragged card, and what comes of dropping it.
import QtQuick
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Things {
    id: hold

    required property PlanDesk desk
    property var letGo: null // while a dropped card is dealt with: where it was let go
    property var earned: [] // places that the score sheet points at

    function fall(thing: var, target: var): void {
        if (!target) {
            hold.desk.drop();
            return;
        }
        if (hold.desk.held.length === 0)
            hold.desk.held = [hold.desk.canonical(thing.touch)];
        if (hold.desk.armed !== "")
            hold.desk.submit(hold.desk.armed);
        else if (target.dropTouch !== "picked") // there a card only waits for the one to discard
            hold.desk.touch(target.dropTouch);
    }

    touches: desk
    firstPlaces: Look.firstPlaces
    onTaken: thing => hold.desk.attempt([hold.desk.canonical(thing.touch)])
    onDropped: (thing, target) => {
        hold.letGo = { x: hold.at.x, y: hold.at.y, width: ghost.width, height: ghost.height, angle: 0 };
        hold.fall(thing, target);
        hold.letGo = null;
    }

    PaperCard {
        id: ghost
        visible: hold.dragged !== null
        x: hold.at.x - width / 2
        y: hold.at.y - height / 2
        width: Math.max(Theme.px(96), hold.dragged ? Math.min(hold.dragged.width, Theme.px(150)) : 0)
        face: hold.dragged?.face ?? 0
        tokens: hold.dragged?.tokens ?? 0
        depth: 2
        rotation: 2
    }
}
