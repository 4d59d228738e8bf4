// SPDX-License-Identifier: MIT
// The flying cards of the plain table. A press anywhere lands them all.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FlightLayer {
    id: sky

    required property MatchSession session
    required property GameTable table // has the same size as this layer
    property var waiting: []

    game: session.gameId
    gutter: session.cardGutter
    units: session.cardWidth

    TapHandler {
        enabled: sky.airborne > 0
        onPressedChanged: sky.session.scheduler.finishAnimations()
    }
    Connections {
        target: sky.session
        function onFinishWanted(): void {
            sky.finish();
        }
        function onCardMoved(fromKind: string, fromOwner: int, fromIndex: int, toKind: string, toOwner: int,
                toIndex: int, face: int): void {
            const from = Motion.flight > 0 ? sky.table?.placeOf(fromKind, fromOwner, fromIndex) : null;
            if (from)
                sky.waiting.push({ from: from, kind: toKind, owner: toOwner, index: toIndex, face: face });
        }
        function onTurned(): void {
            const started = sky.waiting;
            sky.waiting = [];
            for (const card of started) {
                const to = sky.table?.placeOf(card.kind, card.owner, card.index);
                if (to)
                    sky.fly(card.kind + ":" + card.owner + ":" + card.index, card.face, false, card.from, to);
            }
        }
    }
}
