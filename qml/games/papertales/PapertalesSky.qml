// SPDX-License-Identifier: MIT
// Cards under way at Paper Tales' table. A press anywhere lets them all arrive.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FlightLayer {
    id: sky

    required property TableHand hold
    readonly property PlanDesk desk: hold.desk
    readonly property MatchSession session: desk.session
    readonly property var tell: table.placeOf
    property var table: null
    property var waiting: []

    game: "papertales"
    theme: App.artTheme
    gutter: 2
    units: 63

    // Where a gesture's touch lies.
    function placeOfTouch(touch: string): var {
        const parts = touch.split("/");
        return parts[0] === "card" ? sky.table.placeOf(parts[1], Number(parts[2]), Number(parts[3])) : sky.table.placeOf(parts[1], Number(parts[2]), 0);
    }

    TapHandler {
        enabled: sky.airborne > 0
        onPressedChanged: sky.session.finishAnimations()
    }
    Connections {
        target: sky.session
        function onFinishWanted(): void {
            sky.finish();
        }
        function onCardMoved(fromKind: string, fromOwner: int, fromIndex: int, toKind: string, toOwner: int, toIndex: int, face: int): void {
            if (Motion.flight === 0 || face === 0 || toOwner !== sky.desk.own || toKind !== "hand" || fromKind !== "pack")
                return;
            const from = sky.table.placeOf(fromKind, fromOwner, fromIndex);
            if (from)
                sky.waiting.push({ from: from, place: toKind + "/" + toOwner + "/" + toIndex, kind: toKind, owner: toOwner, index: toIndex, face: face });
        }
        function onTurned(): void {
            const started = sky.waiting;
            sky.waiting = [];
            for (const card of started) {
                const to = sky.table.placeOf(card.kind, card.owner, card.index);
                if (to)
                    sky.fly(card.place, card.face, false, card.from, to);
            }
        }
    }
}
