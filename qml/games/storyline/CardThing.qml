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

    Item {
        id: body
        width: parent.width
        height: parent.height
        y: thing.chosen ? -Theme.px(14) : thing.activeFocus || pointer.hovered && !thing.pile ? -Theme.px(6) : 0

        Behavior on y {
            NumberAnimation {
                duration: Motion.lift
                easing.type: Easing.OutCubic
            }
        }
        StoryCard {
            width: parent.width
            face: thing.face
            title: thing.desk.title(thing.face)
            own: thing.pile && thing.mark === 1
            hidden: thing.hidden
            depth: thing.chosen ? 1 : 0.5
        }
        Rectangle {
            anchors.fill: parent
            radius: width * 0.07
            color: Theme.clear
            border.width: thing.chosen || thing.hinted ? 2 * Theme.ring : Theme.ring
            border.color: Theme.gold
            visible: thing.legal || thing.chosen || thing.hinted
        }
        FocusRing {
            radius: parent.width * 0.07
            visible: thing.activeFocus
        }
        InspectPoint {
            inspector: thing.inspector
            face: thing.face
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
