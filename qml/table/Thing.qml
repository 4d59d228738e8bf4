// SPDX-License-Identifier: MIT
// A thing of the table that may be looked at, pressed, dragged, and dropped on. What it shows lies
// in it as children.
import QtQuick
import Taletop.Theme

Item { // no scope of the focus: things lie in things, and Tab must reach each
    id: thing

    required property Things things // where all things of the table are known
    property string place // "discard/1/0": kind, owner and index of what lies here
    property string touch // what the desk is told of a press; "": it may only be looked at
    property string dropTouch // what a card let go above it touches; "": nothing
    property string words // for screen readers
    property int face: 0
    property bool draggable: false
    property bool tabStop: true
    property bool stop: tabStop // do the arrow keys come here?
    property bool lifts: true // under the pointer and the focus
    property bool rises: lifts // when it is chosen
    property real swell: 1 // how large it grows under the pointer and the focus, as a factor: a card of a hand
    property real sway: 0 // pixels to the right, grown: an outer card stays in the window
    readonly property bool noticed: lifts && (hovered || activeFocus && things.byKeys)
    property bool picked: false // for what goes on; it stays until all are
    property real corner: width * 0.07
    readonly property TableDesk touches: things.touches
    readonly property bool legal: touches.revision >= 0 && touches.legal(touch)
    readonly property bool chosen: touches.isHeld(touch)
    property bool hinted: touches.hinted(touch)
    property bool open: touches.asked(touch) || dropTouch !== touch && touches.asked(dropTouch)
    readonly property bool dragged: things.dragged === thing
    readonly property bool hovered: pointer.hovered
    property bool ready: touch !== "" && legal
    property bool gilded: legal // whether its legality is shown
    default property alias contents: body.data
    readonly property alias body: body

    signal touched // besides the desk's doing

    function press(): void {
        thing.touched();
        if (thing.touch !== "")
            thing.touches.touch(thing.touch);
        else if (thing.open) // what is chosen goes there, as if it had been let go above it
            thing.touches.touch(thing.dropTouch);
    }

    activeFocusOnTab: tabStop || activeFocus
    onActiveFocusChanged: {
        if (activeFocus)
            things.byKeys = true; // a press says otherwise
    }
    Accessible.role: touch !== "" || tabStop ? Accessible.Button : Accessible.Graphic
    Accessible.name: words
    Accessible.focusable: stop || tabStop // an empty place of somebody else is only a place
    Accessible.selectable: true
    Accessible.selected: chosen || picked
    Accessible.onPressAction: press()
    Keys.enabled: visible // what went away may have kept the focus
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: press()
    Component.onCompleted: things.join(thing)
    Component.onDestruction: things.leave(thing)

    Item {
        id: body
        x: thing.noticed ? thing.sway : 0
        width: parent.width
        height: parent.height
        y: (thing.chosen || thing.picked) && thing.rises ? -Theme.px(14) : thing.noticed ? -Theme.px(6) : 0
        scale: thing.noticed ? thing.swell : 1
        transformOrigin: Item.Bottom
        visible: !thing.dragged

        Behavior on y {
            NumberAnimation {
                duration: Motion.lift
                easing.type: Easing.OutCubic
            }
        }
        Behavior on scale {
            NumberAnimation {
                duration: Motion.lift
                easing.type: Easing.OutCubic
            }
        }
    }
    Rectangle {
        x: body.x
        y: body.y
        width: parent.width
        height: parent.height
        scale: body.scale
        transformOrigin: Item.Bottom
        radius: thing.corner
        color: Theme.clear
        border.width: thing.chosen || thing.picked || thing.hinted ? 2 * Theme.ring : Theme.ring
        border.color: Theme.gold
        visible: !thing.dragged && (thing.gilded && thing.legal || thing.chosen || thing.picked || thing.open || thing.hinted)
    }
    FocusRing {
        anchors.leftMargin: -space + body.x
        anchors.rightMargin: -space - body.x
        anchors.topMargin: -space + body.y
        anchors.bottomMargin: -space - body.y
        radius: thing.corner
        scale: body.scale
        transformOrigin: Item.Bottom
        visible: thing.activeFocus && thing.things.byKeys
    }
    HoverHandler {
        id: pointer
        blocking: true
        cursorShape: thing.draggable ? Qt.OpenHandCursor : thing.touch !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds // what lies below is not meant
        onTapped: {
            thing.forceActiveFocus(Qt.MouseFocusReason);
            thing.things.byKeys = false;
            thing.press();
        }
    }
    CarryHandler {
        enabled: thing.draggable
        onAtChanged: thing.things.carryTo(at)
        onBegun: thing.things.begin(thing)
        onPut: thing.things.end(thing, thing.things.targetAt(thing.things.at))
        onGivenUp: thing.things.end(thing, null)
    }
}
