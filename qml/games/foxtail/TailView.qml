// SPDX-License-Identifier: MIT
// A whole tail with its fox, fitted into a rectangle by scaling, a slight turn and, for a long tail, several rows. All
// changes are animated. Items in `above` use the tail's units times `unit`, and turn with the tail.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "FoxtailLook.js" as Look
import "TailFit.js" as TailFit
import "TailRows.js" as TailRows

Item {
    id: view

    required property MatchSession session
    required property int owner
    property rect room: Qt.rect(0, 0, width, height)
    property real widest: Theme.px(132) // maximum width of a card
    property int leastRow: 4 // minimum number of bits in a row
    property real reserve: -1 // pixels above and below the next card's place; -1 if no place is reserved
    property list<var> ghosts // possible poses of the bit to decide about, with room for tags along the whole tail
    property int ghostPlace: -1 // index of that bit in the tail
    property int hiddenPlace: -1 // index of a bit that another item draws while its place is chosen
    property bool touchable: false
    property string cardRole // the stage role of its cards: "own" or "opponent"
    property FlightLayer flights
    property CardInspector inspector: null
    property list<var> marked // cards to mark: [{ index, spot }]
    property alias above: tail.data
    readonly property ZoneModel zone: session.zone("tail", owner)
    readonly property real unit: widest / session.cardWidth // pixels per card unit in the layout, before `scale`
    readonly property var foxPose: ({ x: -session.cardWidth * 0.97, y: 0, angle: 0 })
    readonly property string theme: Look.coated(App.appearance.artTheme, owner)
    property var fit: ({ unit: 1, scale: 1, angle: 0, x: 0, y: 0 })
    property var rows: [{ first: 0, turn: 0, x: 0, y: 0 }] // rows as returned by TailRows
    property list<var> parted // covered charms at the ends of rows: { index, spot }
    property real shown: 1
    // The tail of a seated person may be secret. It must disappear at once when the curtain falls, and not glide from
    // its old place later.
    readonly property string eyes: session.curtain.seated + " " + session.curtain.down
    property bool settled: false // has the tail been laid out for the current viewer?
    readonly property bool travels: settled && session.curtain.seated < 0
    readonly property int revision: session.revision

    signal touched(index: int)

    // Returns a card. A binding that calls this must also read a property that changes with the cards.
    function card(index: int): TailCard {
        return cards.count > index && view.revision >= 0 ? cards.itemAt(index) as TailCard : null;
    }
    // Returns a card's pose by the rules, in a single row.
    function ruledPose(index: int): var {
        const card = view.card(index);
        return card ? { x: card.poseX, y: card.poseY, angle: card.poseAngle, layer: card.model.layer } : null;
    }
    // Returns a card's displayed pose, in the tail's units.
    function pose(index: int): var {
        const ruled = view.ruledPose(index);
        return ruled ? view.laid(ruled, index) : null;
    }
    // Converts a single-row pose of the card at this index to its row.
    function laid(pose: var, index: int): var {
        return TailRows.laid(pose, TailRows.rowOf(view.rows, index));
    }
    function face(index: int): int {
        return view.card(index)?.face ?? 0;
    }
    // Returns the place of a pose after animations as centre, size and angle in `other`'s coordinates.
    function placeOfPose(pose: var, other: Item): var {
        const turn = view.fit.angle * Math.PI / 180;
        const x = (pose.x * Math.cos(turn) - pose.y * Math.sin(turn)) * view.fit.unit + view.fit.x;
        const y = (pose.x * Math.sin(turn) + pose.y * Math.cos(turn)) * view.fit.unit + view.fit.y;
        const at = view.mapToItem(other, x, y);
        return {
            x: at.x, y: at.y, angle: pose.angle + view.fit.angle,
            width: view.session.cardWidth * view.fit.unit, height: view.session.cardHeight * view.fit.unit
        };
    }
    function placeOf(index: int, other: Item): var {
        const at = view.pose(index);
        return view.placeOfPose(at ?? { x: 0, y: 0, angle: 0 }, other);
    }
    function refit(): void {
        if (view.room.width < 8 || view.room.height < 8)
            return;
        const poses = [];
        for (let i = 0; i < cards.count; ++i)
            poses.push(view.ruledPose(i) ?? { x: 0, y: 0, angle: 0, layer: 0 });
        if (poses.length === 0)
            poses.push({ x: 0, y: 0, angle: 0, layer: 0 });
        let found = null;
        for (let count = 1; count <= 3 && (count === 1 || poses.length >= view.leastRow * count); ++count) {
            const rows = TailRows.rowsOf(poses, count, view.foxPose, view.session.cardWidth, view.session.cardHeight);
            const laid = (pose, index) => TailRows.laid(pose, TailRows.rowOf(rows, index));
            const fit = TailFit.fit(poses.map(laid), view.foxPose, view.session.cardWidth, view.session.cardHeight,
                view.room, view.unit, view.reserve, view.ghosts.map(pose => laid(pose, view.ghostPlace)));
            if (found && fit.unit < found.unit * 1.12) // a small gain in size is not worth another row
                continue;
            found = fit;
            view.rows = rows;
        }
        view.parted = TailRows.partedCharms(poses, view.rows);
        found.scale = found.unit / view.unit;
        view.fit = found;
        // only a few sizes, so that pictures are rarely rendered again
        const steps = [1, 0.84, 0.7, 0.58, 0.48, 0.4, 0.33, 0.27, 0.22, 0.17, 0.12];
        view.shown = steps.filter(step => step >= found.scale - 0.001).pop() ?? 1;
    }

    function refitSoon(): void {
        if (!view.settled)
            view.refit();
        soon.restart();
    }

    Accessible.role: Accessible.List
    onRevisionChanged: refit()
    onEyesChanged: {
        settled = false;
        refitSoon();
    }
    onRoomChanged: refitSoon()
    onUnitChanged: refit()
    onGhostsChanged: refitSoon()
    onGhostPlaceChanged: refitSoon()
    Component.onCompleted: refitSoon()

    Timer {
        id: soon
        interval: 0
        onTriggered: {
            view.refit();
            view.settled = true;
        }
    }
    Item {
        id: tail
        x: view.fit.x
        y: view.fit.y
        rotation: view.fit.angle
        scale: view.fit.scale
        transformOrigin: Item.TopLeft

        Behavior on x {
            enabled: view.travels
            NumberAnimation { duration: Motion.refit; easing.type: Easing.OutCubic }
        }
        Behavior on y {
            enabled: view.travels
            NumberAnimation { duration: Motion.refit; easing.type: Easing.OutCubic }
        }
        Behavior on rotation {
            enabled: view.travels
            NumberAnimation { duration: Motion.refit; easing.type: Easing.OutCubic }
        }
        Behavior on scale {
            enabled: view.travels
            NumberAnimation { duration: Motion.refit; easing.type: Easing.OutCubic }
        }

        FoxCard {
            z: -1000
            x: view.foxPose.x * view.unit - width / 2
            y: view.foxPose.y * view.unit - height / 2
            width: view.session.cardWidth * view.unit
            height: view.session.cardHeight * view.unit
            rotation: -tail.rotation
            owner: view.owner
            gutter: view.session.cardGutter
            units: view.session.cardWidth
            shown: view.shown
        }
        Repeater {
            id: cards
            model: view.zone
            delegate: TailCard {
                id: card
                lies: view.laid({ x: poseX, y: poseY, angle: poseAngle, layer: model.layer }, cardIndex)
                unit: view.unit
                cardWidth: view.session.cardWidth
                cardHeight: view.session.cardHeight
                gutter: view.session.cardGutter
                shown: view.shown
                theme: view.theme
                travels: view.travels
                touchable: view.touchable
                stageRole: view.cardRole
                inspector: view.inspector
                visible: cardIndex !== view.hiddenPlace &&
                    (!view.flights || view.flights.revision < 0 ||
                        !view.flights.covers("tail:" + view.owner + ":" + cardIndex))
                onTouched: view.touched(card.cardIndex)
            }
        }
        Repeater {
            model: view.parted
            delegate: Rectangle { // covers a part that a card of the other row used to cover
                id: cover
                required property var modelData
                readonly property var pose: view.pose(modelData.index)
                readonly property var at: Look.charmAt(pose ?? { x: 0, y: 0, angle: 0 }, modelData.spot,
                    view.session.cardWidth, view.session.cardHeight)
                x: at.x * view.unit - width / 2
                y: at.y * view.unit - height / 2
                z: (pose?.layer ?? 0) + 0.5
                width: Look.disc * view.unit
                height: width
                radius: width / 2
                color: Theme.paperShade
                border.width: Math.max(1, 0.6 * view.unit)
                border.color: Theme.paperEdge
                visible: pose !== null
            }
        }
        Repeater {
            model: view.marked
            delegate: CharmRing {
                required property var modelData
                pose: view.pose(modelData.index)
                spot: modelData.spot
                unit: view.unit
                cardWidth: view.session.cardWidth
                cardHeight: view.session.cardHeight
            }
        }
    }
}
