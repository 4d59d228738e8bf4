// SPDX-License-Identifier: MIT
// The papers of a CardInspector: the slip beside the pointer, the sheet of a pinned card, and their positions.
import QtQuick
import Taletop.App
import Taletop.Theme
import "InspectOrder.js" as Order

Item {
    id: papers

    required property var inspector // untyped to avoid a cyclic dependency
    readonly property var point: inspector.point
    readonly property bool scrolls: sheet.scrolls
    readonly property real gap: Theme.px(10)
    readonly property list<real> size: [width, height, slip.width, slip.height, sheet.width, sheet.height]

    onSizeChanged: { // laid out at once so that it does not cover its card, and checked again after the layout
        lay();
        check();
    }

    // Positions the slip above its card, otherwise below or beside it. A pinned sheet goes to the half of the room that
    // its card leaves free.
    function lay(): void {
        const room = papers.inspector.room;
        const paper = papers.inspector.pinned ? sheet : slip;
        const within = (at, least, most) => Math.round(Math.max(least, Math.min(at, most)));
        const right = room.x + room.width - paper.width;
        const lowest = room.y + room.height - paper.height;
        if (!papers.point)
            return;
        const card = papers.point.mapToItem(papers, 0, 0, papers.point.width, papers.point.height);
        const middle = card.x + card.width / 2;
        const above = card.y - paper.height - papers.gap;
        const below = card.y + card.height + papers.gap;
        if (papers.inspector.pinned) {
            paper.x = middle < room.x + room.width / 2 ? right : room.x;
            paper.y = Math.round(room.y + (room.height - paper.height) / 2);
        } else if (above >= room.y || below <= lowest) {
            paper.x = within(middle - paper.width / 2, room.x, right);
            paper.y = Math.round(above >= room.y ? above : below);
        } else {
            paper.x = within(card.x >= paper.width + papers.gap ? card.x - paper.width - papers.gap
                : card.x + card.width + papers.gap, room.x, right);
            paper.y = within(card.y, room.y, lowest);
        }
    }
    // Checks after a layout change whether the inspected card is still there, and where.
    function check(): void {
        soon.start();
    }
    function look(): void {
        if (papers.point && !Order.canBeSeen(papers.point))
            papers.inspector.close();
        else
            papers.lay();
    }
    function roll(by: int): void {
        sheet.roll(by);
    }
    function isPin(at: point): bool {
        return slip.isPin(at);
    }

    Timer {
        id: soon
        interval: 0
        onTriggered: papers.look()
    }
    InspectorSlip {
        id: slip
        objectName: "inspectorSlip"
        visible: papers.inspector.open && !papers.inspector.pinned
        game: papers.inspector.game
        theme: papers.inspector.theme
        picture: papers.inspector.picture
        face: papers.point && !papers.inspector.pinned ? papers.point.face : -1
        mark: papers.point?.mark ?? 0
        note: papers.point?.words ?? ""
        units: papers.inspector.units
        unitsHigh: papers.inspector.unitsHigh
        gutter: papers.inspector.gutter
        onPinAsked: papers.inspector.look(papers.point, true)

        HoverHandler {
            onHoveredChanged: papers.inspector.linger(hovered)
        }
    }
    InspectorSheet {
        id: sheet
        objectName: "inspector"
        visible: papers.inspector.pinned
        game: papers.inspector.game
        theme: papers.inspector.theme
        picture: papers.inspector.picture
        face: papers.point && papers.inspector.pinned ? papers.point.face : -1
        mark: papers.point?.mark ?? 0
        note: papers.point?.words ?? ""
        // evaluated again after changes and in another language
        moves: {
            const inspector = papers.inspector;
            const touch = papers.point?.touch;
            if (!inspector.pinned || !inspector.choices || inspector.revision < 0 || !touch)
                return [];
            return inspector.choices.beginningWith(touch);
        }
        cardWidth: Math.min(papers.inspector.usual * 2.4,
            papers.inspector.room.height * 0.9 * papers.inspector.units / papers.inspector.unitsHigh)
        units: papers.inspector.units
        unitsHigh: papers.inspector.unitsHigh
        gutter: papers.inspector.gutter
        highest: papers.inspector.room.height
        onClosed: papers.inspector.close()
        onRuleAsked: entry => papers.inspector.ruleAsked(entry)
    }
}
