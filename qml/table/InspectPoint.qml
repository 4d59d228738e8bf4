// SPDX-License-Identifier: MIT
// Put over a card, it lets the card be looked at closely: by the pointer resting on it, by a long
// press or the mouse's right button, or by the inspector's key. What lies below still gets every press.
import QtQuick

Item {
    id: point

    property CardInspector inspector: null // null: nothing to look with
    property int face: 0
    property int mark: 0
    property string touch // "card/hand/0/2": what the choices call it
    property string words // the card's whole sentence as it lies there
    property bool focused: false // the card has the keyboard's focus

    anchors.fill: parent
    onFocusedChanged: inspector?.focusMoved(point)
    onInspectorChanged: inspector?.enter(point)
    Component.onCompleted: inspector?.enter(point)
    Component.onDestruction: inspector?.gone(point)

    HoverHandler {
        enabled: point.inspector !== null
        onHoveredChanged: hovered ? point.inspector.hover(point) : point.inspector.leave(point)
    }
    TapHandler {
        enabled: point.inspector !== null
        onLongPressed: point.inspector.look(point, true)
    }
    TapHandler { // of cards that lie over each other the uppermost has it alone
        enabled: point.inspector !== null
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onPressedChanged: {
            if (pressed)
                point.inspector.look(point, true);
        }
    }
}
