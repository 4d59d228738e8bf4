// SPDX-License-Identifier: MIT
// A thing of the table that may be looked at, pressed, dragged, and dropped on. What it shows lies
// in it as children.
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: thing

    required property TableHand hold // where all things of the table are known
    property string place // "F1/0/0": kind, owner and index of what lies here
    property string touch // what the desk is told of a press; "": it may only be looked at
    property string dropTouch // what a card let go above it touches; "": nothing
    property string words // for screen readers
    property int face: 0
    property int tokens: 0
    property int level: 0
    property bool draggable: false
    property bool tabStop: true
    property bool lifts: true
    property real corner: width * 0.07
    readonly property PlanDesk desk: hold.desk
    readonly property bool legal: desk.revision >= 0 && desk.legal(touch)
    readonly property bool chosen: desk.isHeld(touch)
    readonly property bool hinted: desk.hinted(touch) || hold.earned.includes(place)
    readonly property bool open: dropTouch !== "" && desk.held.length > 0 && !chosen && desk.legal(dropTouch)
    readonly property bool dragged: hold.dragged === thing
    readonly property bool hovered: pointer.hovered
    readonly property bool pressable: touch !== "" || dropTouch !== "" && desk.held.length > 0 // now, to any purpose
    readonly property int mark: level > 0 ? level : tokens
    property bool stop: touch !== "" || face > 0 // do the arrow keys come here?
    property bool ready: touch !== "" && legal
    property bool gilded: legal // whether its legality is shown
    default property alias contents: body.data
    readonly property alias body: body

    signal touched // besides the desk's doing

    function press(): void {
        thing.touched();
        if (thing.touch !== "")
            thing.desk.touch(thing.touch);
        else if (thing.open) // what is chosen goes there, as if it had been let go above it
            thing.desk.touch(thing.dropTouch);
    }

    activeFocusOnTab: tabStop || activeFocus
    onActiveFocusChanged: {
        if (activeFocus)
            hold.byKeys = true; // a press says otherwise
    }
    Accessible.role: touch !== "" || tabStop ? Accessible.Button : Accessible.Graphic
    Accessible.name: words
    Accessible.focusable: stop || tabStop // an empty place of somebody else is only a place
    Accessible.selectable: true
    Accessible.selected: chosen
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
        y: thing.chosen ? -Theme.px(14) : thing.lifts && (thing.hovered || thing.activeFocus && thing.hold.byKeys) ? -Theme.px(6) : 0
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
        border.width: thing.chosen || thing.hinted ? 2 * Theme.ring : Theme.ring
        border.color: Theme.gold
        visible: !thing.dragged && (thing.gilded && thing.legal || thing.chosen || thing.open || thing.hinted)
    }
    FocusRing {
        anchors.topMargin: -space + body.y
        anchors.bottomMargin: -space - body.y
        radius: thing.corner
        visible: thing.activeFocus && thing.hold.byKeys
    }
    InspectPoint {
        inspector: thing.hold.inspector
        visible: thing.face > 0
        face: thing.face
        mark: thing.mark
        touch: thing.touch
        words: thing.words
        focused: thing.activeFocus
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
