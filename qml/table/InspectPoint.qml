// SPDX-License-Identifier: MIT
// Makes a card open to inspection by a resting pointer, a long press, the right mouse button or the inspector's key.
// Items below still receive every press.
import QtQuick

Item {
    id: point

    property CardInspector inspector: null // null if there is no inspector
    property int face: 0
    property int mark: 0
    property string touch // the card's touch in the choices: "card/hand/0/2"
    property string words // full description of the card and its place
    property bool focused: false // does the card have the focus?

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
    TapHandler { // of overlapping cards only the topmost reacts
        enabled: point.inspector !== null
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onPressedChanged: {
            if (pressed)
                point.inspector.look(point, true);
        }
    }
}
