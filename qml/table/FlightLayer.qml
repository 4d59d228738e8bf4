// SPDX-License-Identifier: MIT
// Cards in flight from one place to another, turning over if necessary, so that no card just jumps.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: sky

    property string theme
    property string game
    property real gutter: 2
    property real units: 60
    property real unitsHigh: App.session?.cardHeight ?? units * 1.4
    property int revision: 0 // increases with every change of the flying cards
    readonly property int airborne: cards.count

    // Is the card for this place still in flight?
    function covers(place: string): bool {
        for (let i = 0; i < cards.count; ++i) {
            if (cards.get(i).place === place)
                return true;
        }
        return false;
    }
    // Starts a flight between places { x, y, width, height, angle } in this layer's coordinates, where (x, y) is the
    // centre. `theme` is set if the card's theme differs from the layer's.
    function fly(place: string, face: int, turns: bool, from: var, to: var, theme: var): void {
        if (Motion.flight === 0)
            return;
        cards.append({
            place: place, face: face, theme: theme ?? sky.theme, turns: turns,
            delay: Math.min(8, cards.count) * Motion.stagger,
            fromX: from.x, fromY: from.y, fromWidth: from.width, fromAngle: from.angle,
            toX: to.x, toY: to.y, toWidth: to.width, toHeight: to.height, toAngle: to.angle
        });
        ++sky.revision;
    }
    function finish(): void {
        if (cards.count === 0)
            return;
        cards.clear();
        ++sky.revision;
    }
    function drop(place: string): void {
        for (let i = 0; i < cards.count; ++i) {
            if (cards.get(i).place === place) {
                cards.remove(i);
                break;
            }
        }
        ++sky.revision;
    }

    ListModel {
        id: cards
    }
    Repeater {
        model: cards
        delegate: FlyingCard {
            game: sky.game
            gutter: sky.gutter
            units: sky.units
            unitsHigh: sky.unitsHigh
            onArrived: sky.drop(place)
        }
    }
}
