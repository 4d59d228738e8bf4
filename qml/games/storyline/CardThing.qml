// SPDX-License-Identifier: MIT
// A card that may be looked at and picked, in a hand or among those out of the shuffle.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: thing

    required property TaleDesk desk
    required property CardInspector inspector
    property int face: 0
    property int mark: 0
    property string words // the card as it lies, for screen readers
    property string touch // what choices call it
    property bool stop: false // Tab stops here; arrows go on from it
    property bool pile: false // out of the shuffle
    property real width0: Theme.px(104)
    property real hidden: 0 // by the next card, at the right
    property real aside: 0 // it makes room for one that has grown, or keeps within the window
    property real opened: 1 // 0: it lies in a closed envelope
    readonly property real grown: under && opened === 1 ? Math.max(1, Theme.hoverHeight / height) : 1
    readonly property bool ofTheChoice: visible && (desk.playing || desk.choosing) // one decides about it
    readonly property bool legal: desk.legal(touch)
    readonly property bool chosen: desk.isHeld(touch)
    readonly property bool hinted: desk.hinted(touch)
    readonly property bool quiet: (desk.playing || desk.choosing) && !legal

    readonly property bool under: pointer.hovered

    width: width0
    height: Math.round(width * 88 / 63)
    activeFocusOnTab: stop || activeFocus
    Accessible.role: Accessible.Button
    Accessible.name: words
    Accessible.description: chosen ? qsTr("picked") : legal ? qsTr("can be picked") : ""
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: desk.enter(touch)
    Keys.onReturnPressed: desk.enter(touch)
    Keys.onEnterPressed: desk.enter(touch)
    Keys.onSpacePressed: desk.enter(touch)
    onActiveFocusChanged: {
        if (activeFocus)
            desk.looked = touch;
    }

    onGrownChanged: { // it is laid out in its new size, and seen on its way to it
        body.scale = Motion.lift > 0 ? body.before / thing.grown : 1;
        body.before = thing.grown;
        growing.restart();
    }

    Item {
        id: body
        property real before: 1 // how much it had grown
        property real risen: thing.chosen ? Theme.px(14) : thing.activeFocus ? Theme.px(6) : 0
        property real moved: thing.aside
        width: parent.width * thing.grown
        height: Math.round(parent.height * thing.grown)
        x: moved - (width - parent.width) / 2
        y: (parent.height - height) / (thing.pile ? 2 : 1) - risen
        transformOrigin: thing.pile ? Item.Center : Item.Bottom

        Behavior on moved {
            NumberAnimation {
                duration: Motion.lift
                easing.type: Easing.OutCubic
            }
        }
        Behavior on risen {
            NumberAnimation {
                duration: Motion.lift
                easing.type: Easing.OutCubic
            }
        }
        NumberAnimation {
            id: growing
            target: body
            property: "scale"
            to: 1
            duration: Motion.lift
            easing.type: Easing.OutCubic
        }
        StoryCard {
            width: parent.width
            visible: thing.opened >= 0.5
            face: thing.face
            title: thing.desk.title(thing.face)
            own: thing.pile && thing.mark === 1
            hidden: thing.grown > 1 ? 0 : thing.hidden
            shown: Math.max(1, Theme.hoverHeight / thing.height) / thing.grown // one picture for both sizes
            depth: thing.chosen || thing.grown > 1 ? 1 : 0.5
            transform: Scale {
                origin.x: body.width / 2
                xScale: Math.max(0.02, 2 * thing.opened - 1)
            }
        }
        Rectangle { // what this page does not ask for; cards that lie over each other are not seen through
            anchors.fill: parent
            radius: width * 0.07
            color: Theme.shadow
            opacity: 0.14
            visible: thing.quiet && !thing.pile && !thing.under
        }
        Loader {
            anchors.fill: parent
            active: thing.opened < 0.5
            source: "SealedEnvelope.qml"
            transform: Scale {
                origin.x: body.width / 2
                xScale: Math.max(0.02, 1 - 2 * thing.opened)
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: width * 0.07
            color: Theme.clear
            border.width: thing.chosen || thing.hinted ? 2 * Theme.ring : Theme.ring
            border.color: Theme.gold
            visible: thing.opened === 1 && (thing.legal || thing.chosen || thing.hinted)
        }
        FocusRing {
            radius: parent.width * 0.07
            visible: thing.activeFocus
        }
    }
    Item { // where it is pointed at: up to where it has risen or grown, while neighbours keep their places
        anchors.bottom: parent.bottom
        width: parent.width
        height: parent.height + (thing.pile ? 0 : thing.height * (thing.grown - 1)) + body.risen

        Item {
            id: seen
            x: body.x
            y: parent.height - height - body.risen + (thing.pile ? (height - thing.height) / 2 : 0)
            width: body.width
            height: body.height
        }
        InspectPoint { // what tells of it stands beside it as large as it has grown
            anchors.fill: seen
            inspector: thing.inspector
            face: thing.opened === 1 ? thing.face : 0
            touch: thing.touch
            words: thing.words
            focused: thing.activeFocus
        }
        TapHandler {
            onTapped: {
                thing.forceActiveFocus(Qt.MouseFocusReason);
                thing.desk.touch(thing.touch);
            }
        }
        HoverHandler {
            id: pointer
            cursorShape: thing.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
    }
}
