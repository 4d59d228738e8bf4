// SPDX-License-Identifier: MIT
// The things of Tail Story's table, the dragged card, and what comes of dropping it.
import QtQuick
import Taletop.Theme
import Taletop.Table

Things {
    id: hold

    required property TailstoryDesk desk

    touches: desk
    firstPlaces: (desk.held.length > 0 ? ["seat"] : []).concat(["characterRow", "pick", "number", "hand", "action"])
    onTaken: thing => {
        if (hold.desk.fitting([thing.touch]).length > 0)
            hold.desk.held = [thing.touch];
    }
    onDropped: (thing, target) => {
        const desk = hold.desk;
        if (!target)
            desk.drop();
        else if (desk.held.length === 0)
            desk.refuse(thing.touch);
        else if (desk.asked(target.dropTouch))
            desk.touch(target.dropTouch);
        else {
            desk.refuse(desk.armed ? desk.held[0] : target.dropTouch);
            desk.drop();
        }
    }

    TailCard {
        visible: hold.dragged !== null
        x: hold.at.x - width / 2
        y: hold.at.y - height / 2
        width: hold.dragged ? Math.min(hold.dragged.width, Theme.px(132)) : 1
        face: hold.dragged?.face ?? 0
        depth: 2
        rotation: 2
    }
}
