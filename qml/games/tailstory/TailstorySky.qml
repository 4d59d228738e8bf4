// SPDX-License-Identifier: MIT
// The flying cards of Tail Story's table. A press anywhere lands them all.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FlightLayer {
    id: sky

    property TailstoryThings hold: null
    required property MatchSession session
    property var waiting: []

    game: "tailstory"
    gutter: 2
    units: 63

    // Returns the place of a card, as used by the table's things. A pile has a single place.
    function placeOf(kind: string, owner: int, index: int): string {
        const own = owner === sky.hold.contents.own;
        const many = kind === "achievements" || kind === "hand" && own;
        return kind === "stack" || kind === "" ? "" : kind + "/" + owner + "/" + (many ? Math.max(0, index) : 0);
    }
    // Returns the place to mark for a log line. Cards on the stack are marked there, not on their piles.
    function litPlaceOf(kind: string, owner: int, index: int): string {
        const chain = sky.hold.contents.chain;
        const cards = chain
            .map((token, at) => at)
            .filter(at => sky.hold.contents.facts(chain[at].face).numbers?.kind !== undefined &&
                chain[at].seat === owner);
        const item = kind === "stack" ? index : kind === "play" ? cards[index] ?? -1 : -1;
        return item >= 0 && item < chain.length ? "item/-1/" + item : sky.placeOf(kind, owner, index);
    }
    function rectOf(place: string, kind: string, owner: int): var {
        const thing = place === "" ? null : sky.hold.find(place) ?? sky.hold.find("seat/" + owner);
        if (!thing)
            return null;
        const at = thing.mapToItem(sky, thing.width / 2, thing.height / 2);
        const whole = thing.place === place;
        const width = whole && kind !== "achievements" ? thing.width : Theme.px(60);
        return { x: at.x, y: at.y, width: width, height: width * 88 / 63, angle: whole ? thing.rotation : 0 };
    }

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
            if (Motion.flight === 0 || toKind === "stack" || fromKind === "stack" || fromOwner < 0 || toOwner < 0)
                return;
            const from = sky.rectOf(sky.placeOf(fromKind, fromOwner, fromIndex), fromKind, fromOwner);
            if (from)
                sky.waiting.push({
                    from: from,
                    kind: toKind,
                    owner: toOwner,
                    index: toIndex,
                    face: sky.hold.contents.facts(face).numbers?.picture ?? face,
                    turns: fromKind === "deck" && face > 0
                });
        }
        function onTurned(): void {
            const started = sky.waiting.slice(0, 12);
            sky.waiting = [];
            for (const card of started) {
                const place = sky.placeOf(card.kind, card.owner, card.index);
                const to = sky.rectOf(place, card.kind, card.owner);
                if (to)
                    sky.fly(place, card.face, card.turns, card.from, to);
            }
        }
    }
}
