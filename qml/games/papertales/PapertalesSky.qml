// SPDX-License-Identifier: MIT
// The flying cards of Paper Tales' table. A press anywhere lands them all.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FlightLayer {
    id: sky

    required property PapertalesThings hold
    required property GameTable table // finds the cards' places
    readonly property PapertalesContents contents: hold.contents
    readonly property MatchSession session: contents.session
    property var waiting: []
    property var start: null // previous place of a planned card

    // Converts touches to places: "card/hand/0/2" to "hand/0/2", "zone/F1/0" to "F1/0/0".
    function placeOf(touch: string): string {
        const parts = touch.split("/").slice(1);
        return parts.concat(["0"]).slice(0, 3).join("/");
    }
    function whereIs(place: string): var {
        const parts = place.split("/");
        return sky.table.placeOf(parts[0], Number(parts[1]), Number(parts[2]));
    }
    // Remembers where a planned card starts. A plan moves no card of the match, so the table requests this flight.
    function depart(touch: string): void {
        const from = sky.hold.letGo; // a dragged card starts where it was dropped
        sky.start = from ?? sky.whereIs(sky.placeOf(touch));
    }
    function arrive(face: int, touch: string): void {
        const place = sky.placeOf(touch);
        const to = sky.whereIs(place);
        if (sky.start && to)
            sky.fly(place, face, false, sky.start, to);
        sky.start = null;
    }

    game: "papertales"
    theme: App.appearance.artTheme
    gutter: 2
    units: 63

    TapHandler {
        enabled: sky.airborne > 0
        onPressedChanged: sky.session.scheduler.finishAnimations()
    }
    Connections {
        target: sky.session
        function onFinishWanted(): void {
            sky.finish();
        }
        // Flies a picked card from the pack to the picked cards. All other moves are narrated.
        function onCardMoved(fromKind: string, fromOwner: int, fromIndex: int, toKind: string, toOwner: int,
                toIndex: int, face: int): void {
            if (Motion.flight === 0 || face === 0 || toOwner !== sky.contents.own || toKind !== "hand" ||
                fromKind !== "pack")
                return;
            const from = sky.hold.letGo ?? sky.table.placeOf(fromKind, fromOwner, fromIndex);
            if (from)
                sky.waiting.push({ from: from, place: "hand/" + toOwner + "/" + toIndex, face: face });
        }
        function onTurned(): void {
            const started = sky.waiting;
            sky.waiting = [];
            for (const card of started) {
                const to = sky.whereIs(card.place);
                if (to)
                    sky.fly(card.place, card.face, false, card.from, to);
            }
        }
    }
}
