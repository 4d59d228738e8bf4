// SPDX-License-Identifier: MIT
// Animates Units that die in aging: an hourglass turns first, then each Unit burns away from the bottom in its place.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Item {
    id: pyre

    required property GameTable table // finds the cards' places
    required property MatchSession session
    readonly property bool aging: session.events.telling && session.events.chapter === "aging"
    readonly property int duration: Motion.travel(600)

    onAgingChanged: {
        if (pyre.aging && pyre.duration > 0)
            turning.restart();
    }

    Connections {
        target: pyre.session
        function onFinishWanted(): void {
            turning.stop();
            glass.visible = false;
            units.clear();
        }
        function onCardMoved(fromKind: string, fromOwner: int, fromIndex: int, toKind: string, toOwner: int,
                toIndex: int, face: int): void {
            const dies = toKind === "discard" && Look.spotOf(fromKind) >= 0 && pyre.session.events.chapter === "aging";
            if (pyre.duration === 0 || face === 0 || !dies)
                return;
            const at = pyre.table.placeOf(fromKind, fromOwner, fromIndex);
            if (at)
                units.append({ face: face, middleX: at.x, middleY: at.y, wide: at.width, high: at.height });
        }
    }
    ListModel {
        id: units
    }
    Repeater {
        model: units
        delegate: Item {
            id: unit
            required property int index
            required property int face
            required property real middleX
            required property real middleY
            required property real wide
            required property real high
            property real whole: 1 // fraction of the card that is left
            x: middleX - wide / 2
            y: middleY - high / 2
            width: wide
            height: high

            Item {
                width: unit.width
                height: unit.height * unit.whole
                clip: true
                UnitTile {
                    width: unit.width
                    height: unit.height
                    face: unit.face
                }
            }
            Rectangle { // the glowing edge of the fire
                y: unit.height * unit.whole - height
                width: unit.width
                height: Math.max(3, unit.height * 0.05)
                radius: height / 2
                color: Theme.gold
                border.width: Math.max(1, height * 0.25)
                border.color: Theme.refuse
                visible: unit.whole > 0.02
            }
            SequentialAnimation {
                running: true
                PauseAnimation { // the first Units come before aging is narrated, and wait for the hourglass
                    duration: pyre.aging && !turning.running ? 0 : turning.time
                }
                NumberAnimation {
                    target: unit
                    property: "whole"
                    to: 0
                    duration: pyre.duration
                    easing.type: Easing.InQuad
                }
                ScriptAction {
                    script: {
                        if (unit.index >= 0)
                            units.remove(unit.index);
                    }
                }
            }
        }
    }
    Icon {
        id: glass
        anchors.centerIn: parent
        visible: false
        size: Theme.vh(16)
        icon: "age"
    }
    SequentialAnimation {
        id: turning
        readonly property int time: Motion.travel(450)
        PropertyAction { target: glass; property: "visible"; value: true }
        NumberAnimation {
            target: glass
            property: "rotation"
            from: 0
            to: 180
            duration: turning.time
            easing.type: Easing.InOutCubic
        }
        PropertyAction { target: glass; property: "visible"; value: false }
    }
}
