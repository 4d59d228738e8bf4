// SPDX-License-Identifier: MIT
// A card to inspect and pick, in a hand or among the shuffled cards.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: thing

    required property StorylineContents contents
    required property CardInspector inspector
    property int face: 0
    property int mark: 0
    property string words // description of the card and its place, for screen readers
    property string touch // the card's touch in the choices
    property bool stop: false // is it a Tab stop? Arrows reach other cards
    property bool pile: false // is it a shuffled card?
    property real width0: Theme.px(104)
    property real hidden: 0 // width covered by the next card to its right
    property real aside: 0 // shift that makes room for an enlarged card, or keeps the card in the window
    property real opened: 1 // progress of the envelope's opening, from 0 to 1
    readonly property real grown: under && opened === 1 ? Math.max(1, Theme.hoverHeight / height) : 1
    // Does the current decision include this card?
    readonly property bool ofTheChoice: visible && (contents.playing || contents.choosing)
    readonly property bool legal: contents.legal(touch)
    readonly property bool chosen: contents.isHeld(touch)
    readonly property bool hinted: contents.hinted(touch)
    readonly property bool quiet: (contents.playing || contents.choosing) && !legal

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
    Accessible.onPressAction: contents.enter(touch)
    Keys.onReturnPressed: contents.enter(touch)
    Keys.onEnterPressed: contents.enter(touch)
    Keys.onSpacePressed: contents.enter(touch)
    onActiveFocusChanged: {
        if (activeFocus)
            contents.looked = touch;
    }

    onGrownChanged: { // lays the card out at its new size, then animates the growth
        body.scale = Motion.lift > 0 ? body.before / thing.grown : 1;
        body.before = thing.grown;
        growing.restart();
    }

    Item {
        id: body
        property real before: 1 // the previous scale
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
            title: thing.contents.title(thing.face)
            own: thing.pile && thing.mark === 1
            hidden: thing.grown > 1 ? 0 : thing.hidden
            shown: Math.max(1, Theme.hoverHeight / thing.height) / thing.grown // a single picture serves both sizes
            depth: thing.chosen || thing.grown > 1 ? 1 : 0.5
            transform: Scale {
                origin.x: body.width / 2
                xScale: Math.max(0.02, 2 * thing.opened - 1)
            }
        }
        Rectangle { // dims cards that don't fit this page, without making overlapping cards transparent
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
    // The area that reacts to the pointer. It includes the raised or enlarged card, while the neighbours' areas stay
    // fixed.
    Item {
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
        InspectPoint { // shows the explanation beside the enlarged card
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
                thing.contents.touch(thing.touch);
            }
        }
        HoverHandler {
            id: pointer
            cursorShape: thing.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
    }
}
