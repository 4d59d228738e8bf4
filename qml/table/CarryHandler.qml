// SPDX-License-Identifier: MIT
// Lets the mouse or a finger drag the parent item until it is released.
import QtQuick
import Taletop.App

DragHandler {
    id: handler

    readonly property Carry carry: Carry {
        onBegun: handler.begun()
        onPut: handler.put()
        onGivenUp: handler.givenUp()
    }
    readonly property bool carrying: carry.active
    readonly property point at: carry.at // pointer position in the window
    readonly property point moved: carry.moved // distance from the press position

    signal begun
    signal put
    signal givenUp

    target: null
    onActiveChanged: {
        if (active)
            carry.begin(parent, centroid.id, centroid.scenePressPosition, centroid.scenePosition);
        else
            carry.end();
    }
}
