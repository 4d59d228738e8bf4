// SPDX-License-Identifier: MIT
// A thing of the table that may be looked at, pressed, dragged, and dropped on. What it shows lies
// in it as children.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item { // no scope of the focus: things lie in things, and Tab must reach each
    id: thing

    required property TableHand hold // where all things of the table are known
    property string place // "discard/1/0": kind, owner and index of what lies here
    property string touch // what the desk is told of a press; "": it may only be looked at
    property string dropTouch // what a card let go above it touches; "": nothing
    property string words // for screen readers
    property int face: 0
    property int mark: 0
    property bool draggable: false
    property bool tabStop: true
    property bool lifts: true
    property bool picked: false // for what goes on; it stays until all are
    property real corner: width * 0.07
    readonly property TailstoryDesk desk: hold.desk
    readonly property bool legal: desk.revision >= 0 && desk.legal(touch)
    readonly property bool chosen: desk.isHeld(touch)
    readonly property bool hinted: desk.hinted(touch)
    readonly property bool open: desk.asked(touch) || dropTouch !== touch && desk.asked(dropTouch)
    readonly property bool dragged: hold.dragged === thing
    readonly property bool hovered: pointer.hovered
    readonly property bool pressable: touch !== "" || dropTouch !== "" && desk.held.length > 0 // now, to any purpose
    property bool gilded: legal // whether its legality is shown
    default property alias contents: body.data
    readonly property alias body: body

    signal touched // besides the desk's doing

    function press(): void {
        thing.touched();
        if (thing.touch !== "")
            thing.desk.touch(thing.touch);
    }

    activeFocusOnTab: tabStop || activeFocus
    onActiveFocusChanged: {
        if (activeFocus)
            hold.byKeys = true; // a press says otherwise
    }
    Accessible.role: Accessible.Button
    Accessible.name: words
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: chosen || picked
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: press()
    Component.onCompleted: hold.join(thing)
    Component.onDestruction: hold.leave(thing)

    Item {
        id: body
        width: parent.width
        height: parent.height
        y: (thing.chosen || thing.picked) && thing.lifts ? -Theme.px(14) : thing.lifts && (thing.hovered || thing.activeFocus && thing.hold.byKeys) ? -Theme.px(6) : 0
        visible: !thing.dragged

        Behavior on y {
            NumberAnimation {
                duration: Motion.lift
                easing.type: Easing.OutCubic
            }
        }
    }
    Rectangle {
        y: body.y
        width: parent.width
        height: parent.height
        radius: thing.corner
        color: Theme.clear
        border.width: thing.chosen || thing.picked || thing.hinted ? 2 * Theme.ring : Theme.ring
        border.color: Theme.gold
        visible: !thing.dragged && (thing.gilded && thing.legal || thing.chosen || thing.picked || thing.open || thing.hinted)
    }
    FocusRing {
        anchors.topMargin: -space + body.y
        anchors.bottomMargin: -space - body.y
        radius: thing.corner
        visible: thing.activeFocus && thing.hold.byKeys
    }
    HoverHandler {
        id: pointer
        cursorShape: thing.draggable ? Qt.OpenHandCursor : Qt.PointingHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds // what lies below is not meant
        onTapped: {
            thing.forceActiveFocus(Qt.MouseFocusReason);
            thing.hold.byKeys = false;
            thing.press();
        }
    }
    DragHandler {
        target: null
        enabled: thing.draggable
        onActiveChanged: {
            if (active)
                thing.hold.begin(thing);
            else
                thing.hold.end(thing);
        }
        onCentroidChanged: {
            if (active)
                thing.hold.at = Qt.point(centroid.scenePosition.x, centroid.scenePosition.y);
        }
    }
}
