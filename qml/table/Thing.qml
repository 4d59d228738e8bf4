// SPDX-License-Identifier: MIT
// An item on the table that can be inspected, pressed, dragged and used as a drop target. Children are drawn on it.
import QtQuick
import Taletop.Theme

Item { // not a FocusScope, because things contain things, and Tab must reach each of them
    id: thing

    required property Things things // the registry of all things on the table
    property string place // kind, owner and index of its contents: "discard/1/0"
    property string touch // touch made by a press; "" if the thing can only be inspected
    property string dropTouch // touch made by dropping a card on the thing; "" for none
    property string words // description for screen readers
    property int face: 0
    property bool draggable: false
    property bool tabStop: true
    property bool stop: tabStop // do the arrow keys stop here?
    property bool lifts: true // rises when hovered or focused
    property bool rises: lifts // rises when chosen
    property real swell: 1 // scale when hovered or focused, for a card in a hand
    property real sway: 0 // shift to the right in pixels when enlarged, which keeps an outer card inside the window
    readonly property bool noticed: lifts && (hovered || activeFocus && things.byKeys)
    property bool picked: false // chosen for the next step, and marked until all cards are chosen
    property real corner: width * 0.07
    readonly property TableContents tableContents: things.tableContents
    readonly property bool legal: tableContents.revision >= 0 && tableContents.legal(touch)
    readonly property bool chosen: tableContents.isHeld(touch)
    property bool hinted: tableContents.hinted(touch)
    property bool open: tableContents.asked(touch) || dropTouch !== touch && tableContents.asked(dropTouch)
    readonly property bool dragged: things.dragged === thing
    readonly property bool hovered: pointer.hovered
    property bool ready: touch !== "" && legal
    property bool gilded: legal // is the thing marked as legal?
    default property alias parts: body.data
    readonly property alias body: body

    signal touched // emitted before the touch is made

    function press(): void {
        thing.touched();
        if (thing.touch !== "")
            thing.tableContents.touch(thing.touch);
        else if (thing.open) // moves the held thing here, as if it were dropped
            thing.tableContents.touch(thing.dropTouch);
    }

    activeFocusOnTab: tabStop || activeFocus
    onActiveFocusChanged: {
        if (activeFocus)
            things.byKeys = true; // a press with the pointer resets this
    }
    Accessible.role: touch !== "" || tabStop ? Accessible.Button : Accessible.Graphic
    Accessible.name: words
    Accessible.focusable: stop || tabStop // an empty place of another seat can't be focused
    Accessible.selectable: true
    Accessible.selected: chosen || picked
    Accessible.onPressAction: press()
    Keys.enabled: visible // a hidden item could keep the focus
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
        visible: !thing.dragged &&
            (thing.gilded && thing.legal || thing.chosen || thing.picked || thing.open || thing.hinted)
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
        gesturePolicy: TapHandler.ReleaseWithinBounds // keeps the press from items below
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
