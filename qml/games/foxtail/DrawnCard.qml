// SPDX-License-Identifier: MIT
// The newly drawn bit, enlarged under the pointer. Drag the bit to a place, or press it to see the next way to join it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "FoxtailLook.js" as Look

FocusScope {
    id: cradle

    required property MatchSession session
    required property int owner
    property FlightLayer flights
    property CardInspector inspector: null
    property bool held: false // is the bit pressed and waiting for a place?
    property bool draggable: false
    property int origin: Item.TopRight // the point that stays fixed when the bit grows
    readonly property bool grown: filled && draggable && rest.hovered && !dragging
    readonly property bool dragging: hand.carrying
    readonly property ZoneModel zone: session.zone("drawn", owner)
    property string cardName
    readonly property bool filled: cards.count > 0 && !placed
    readonly property bool placed: cards.count > 0 && info !== null && info.mark > 0
    readonly property var shown: cards.count > 0 ? info : null // { face, mark, x, y, angle, layer }
    readonly property alias bit: bit
    property var info: null
    readonly property point at: Qt.point(bit.x + bit.width / 2, bit.y + bit.height / 2) // centre of the bit

    signal touched
    signal dropped(at: point) // in this item's coordinates

    objectName: "drawnCard"
    activeFocusOnTab: filled && draggable || activeFocus // Qt warns if a focused item stops being a Tab stop
    Accessible.role: filled ? Accessible.Button : Accessible.StaticText
    Accessible.focusable: filled
    Accessible.name: filled ? qsTr("Drawn: %1").arg(cardName) : qsTr("No bit drawn")
    Accessible.onPressAction: touched()
    Keys.onReturnPressed: touched()
    Keys.onEnterPressed: touched()

    HoverHandler {
        id: rest
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
    }
    Words {
        anchors.centerIn: parent
        width: parent.width
        visible: cradle.placed
        text: Phrases.unbroken(qsTr("Your bit is placed."))
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        size: 17
        font.family: Theme.storyFont
        font.italic: true
        color: Theme.onTable
    }
    Item {
        id: bit
        readonly property bool ofTheChoice: cradle.filled && cradle.draggable // is it part of the current decision?
        readonly property string stageRole: "hand"
        readonly property real growth: Math.max(1, Theme.hoverHeight / Math.max(1, height))
        x: cradle.dragging ? hand.moved.x : 0
        y: (cradle.held ? -Theme.px(14) : 0) + (cradle.dragging ? hand.moved.y : 0)
        width: cradle.width
        height: cradle.height
        scale: cradle.grown ? growth : 1
        transformOrigin: cradle.origin
        visible: cradle.filled

        Behavior on scale {
            NumberAnimation { duration: Motion.lift; easing.type: Easing.OutCubic }
        }
        Repeater {
            id: cards
            model: cradle.zone
            delegate: CardImage {
                required face
                required property int mark
                required property real poseX
                required property real poseY
                required property real poseAngle
                required property var model
                required property string name
                readonly property var about: ({
                    face: face,
                    mark: mark,
                    x: poseX,
                    y: poseY,
                    angle: poseAngle,
                    layer: model.layer
                })
                anchors.fill: parent
                game: cradle.session.gameId
                theme: Look.coated(App.appearance.artTheme, cradle.owner)
                shown: bit.scale > 1.01 ? bit.growth : 1
                gutter: cradle.session.cardGutter
                units: cradle.session.cardWidth
                depth: cradle.dragging ? 2 : cradle.held ? 1.4 : 0.8
                visible: !cradle.flights || cradle.flights.revision < 0 ||
                    !cradle.flights.covers("drawn:" + cradle.owner + ":0")
                onNameChanged: cradle.cardName = name
                onAboutChanged: cradle.info = about
                Component.onCompleted: {
                    cradle.cardName = name;
                    cradle.info = about;
                }
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.px(4)
            radius: Theme.px(11)
            color: Theme.clear
            border.width: Theme.ring
            border.color: Theme.gold
            visible: cradle.held || cradle.draggable
        }
        InspectPoint {
            readonly property string theme: Look.coated(App.appearance.artTheme, cradle.owner)
            inspector: cradle.inspector
            face: cradle.info?.face ?? 0
            words: cradle.cardName
            focused: cradle.activeFocus
        }
        FocusRing {
            radius: Theme.px(11)
            space: Theme.px(7)
            visible: cradle.activeFocus
        }
        TapHandler {
            onTapped: {
                cradle.forceActiveFocus(Qt.MouseFocusReason);
                cradle.touched();
            }
        }
        CarryHandler {
            id: hand
            enabled: cradle.draggable && cradle.filled
            cursorShape: active ? Qt.ClosedHandCursor : Qt.OpenHandCursor
            onPut: cradle.dropped(cradle.at)
        }
    }
}
