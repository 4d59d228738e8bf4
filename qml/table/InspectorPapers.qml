// SPDX-License-Identifier: MIT
// The papers of a CardInspector: the slip where the pointer rests, the sheet of a pinned card, and where they lie.
import QtQuick
import Taletop.App

Item {
    id: papers

    required property var inspector // no type, for that knows this one
    readonly property var point: inspector.point
    readonly property bool scrolls: sheet.scrolls

    function lay(): void {
        places.lay();
    }
    function check(): void {
        places.check();
    }
    function roll(by: int): void {
        sheet.roll(by);
    }
    function isPin(at: point): bool {
        return slip.isPin(at);
    }

    InspectorPlaces {
        id: places
        inspector: papers.inspector
        slip: slip
        sheet: sheet
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
        // Asked again when there are others, and in another language.
        moves: papers.inspector.pinned && papers.inspector.choices && papers.inspector.revision >= 0 && papers.point?.touch ? papers.inspector.choices.beginningWith(papers.point.touch) : []
        cardWidth: Math.min(papers.inspector.usual * places.enlarged, papers.inspector.room.height * 0.9 * papers.inspector.units / papers.inspector.unitsHigh)
        units: papers.inspector.units
        unitsHigh: papers.inspector.unitsHigh
        gutter: papers.inspector.gutter
        highest: papers.inspector.room.height
        onClosed: papers.inspector.close()
        onRuleAsked: entry => papers.inspector.ruleAsked(entry)
    }
}
