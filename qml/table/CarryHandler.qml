// SPDX-License-Identifier: MIT
// Carries what it lies in by mouse or finger, to where that is let go.
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
    readonly property point at: carry.at // of the pointer in the window
    readonly property point moved: carry.moved // from where it was pressed

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
