// SPDX-License-Identifier: MIT
// What was touched so far, for any game: a touch goes on with what is held, or begins anew. What
// fits nothing is pressed all the same: the session says why not.
import QtQuick
import Taletop.App
import Taletop.Table

TableDesk {
    id: desk

    readonly property var zones: session.zones()
    // The choices that what is held can still become; all of them where nothing is held.
    readonly property var open: revision >= 0 && held.length > 0 ? fitting(held) : []
    readonly property bool asks: step !== "" && !session.over && !session.review.active

    signal settled

    function settle(): void {
        desk.choices = desk.rows(desk.session.choices);
        desk.seats = desk.rows(desk.session.seats);
        if (desk.held.length > 0 && desk.fitting(desk.held).length === 0)
            desk.held = [];
        ++desk.revision;
        desk.settled();
    }
    function zonesOf(owner: int): var {
        return desk.zones.filter(zone => zone.owner === owner);
    }
    function legal(touch: string): bool {
        return touch !== "" && (desk.asked(touch) || desk.fitting([touch]).length > 0);
    }
    function asked(touch: string): bool {
        return desk.held.length > 0 && desk.fitting(desk.held.concat([touch])).length > 0;
    }
    // A card that means nothing itself stands for the zone that it lies in.
    function meant(touched: string): string {
        const parts = touched.split("/");
        const zone = `zone/${parts[1]}/${parts[2]}`;
        return parts[0] === "card" && !desk.legal(touched) && desk.legal(zone) ? zone : touched;
    }
    function touch(pressed: string): void {
        const touched = desk.meant(pressed);
        desk.session.clearRefusal();
        const touches = desk.asked(touched) ? desk.held.concat([touched]) : [touched];
        const fitting = desk.fitting(touches);
        if (desk.isHeld(touched) && !desk.asked(touched))
            desk.drop();
        else if (fitting.length === 0)
            desk.refuse(touched);
        else if (fitting.length === 1 && fitting[0].gesture.length === touches.length)
            desk.submit(fitting[0].move);
        else
            desk.held = touches;
    }
    function submit(move: string): void {
        desk.drop();
        desk.session.submit(move);
    }
    // "card/hand/0/2", "zone/store/0", "seat/1", "button/pass", "spot/3"
    function refuse(touched: string): void {
        const parts = touched.split("/");
        const lies = parts[0] === "card" || parts[0] === "zone";
        desk.drop();
        desk.session.press(parts[0], lies || parts[0] === "button" ? parts[1] : "", lies ? Number(parts[2]) : -1, Number(parts[lies ? 3 : 1] ?? 0) || 0);
    }

    Component.onCompleted: settle()

    Connections {
        target: desk.session
        function onChanged(): void {
            desk.settle();
        }
    }
}
