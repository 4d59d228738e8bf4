// SPDX-License-Identifier: MIT
// A card seen closely: 2.4 times its size, with its rules in plain words, their entries in the
// ledger, and where it may go. It never takes the focus; the key I opens and pins it, Esc closes it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: inspector

    required property string game
    property ChoiceModel choices: null // for where the card may go
    property url picture // draws the card; has properties face and mark. Empty: its composed picture
    property string theme
    property real usual: Theme.px(132) // width of a card in the hand
    property real units: 63
    property real unitsHigh: 88
    property real gutter: 2
    property rect room: Qt.rect(0, 0, width, height)
    property var point: null // the InspectPoint that is looked at; no type, for it knows this one
    property var pending: null
    property var lastFocused: null
    property bool pinned: false
    property var points: []
    readonly property bool open: point !== null
    readonly property KeyMap keys: keyMap

    function enter(where: var): void {
        if (inspector.points.indexOf(where) < 0)
            inspector.points.push(where);
    }
    function gone(where: var): void {
        const at = inspector.points.indexOf(where);
        if (at >= 0)
            inspector.points.splice(at, 1);
        if (inspector.lastFocused === where)
            inspector.lastFocused = null;
        if (inspector.pending === where)
            inspector.pending = null;
        if (inspector.point === where)
            inspector.close();
    }
    function hover(where: var): void {
        if (inspector.point === where)
            away.stop();
        inspector.pending = where;
        if (!inspector.pinned && inspector.point !== where)
            rest.restart();
    }
    function leave(where: var): void {
        if (inspector.pending === where) {
            inspector.pending = null;
            rest.stop();
        }
        if (inspector.point === where && !inspector.pinned && !over.hovered)
            away.restart();
    }
    function tapped(where: var): void {
        rest.stop();
        if (inspector.point === where && !inspector.pinned)
            inspector.close();
    }
    function focusMoved(where: var): void {
        if (where.focused && where.face > 0)
            inspector.lastFocused = where;
        else if (inspector.lastFocused === where)
            inspector.lastFocused = null;
    }
    function look(where: var, pin: bool): void {
        rest.stop();
        away.stop();
        inspector.pinned = pin && where !== null;
        inspector.point = where;
    }
    function close(): void {
        rest.stop();
        away.stop();
        inspector.pinned = false;
        inspector.point = null;
    }
    function canBeSeen(where: var): bool {
        for (let item = where; item; item = item.parent) {
            if (!item.visible || item.opacity < 0.05)
                return false;
        }
        return where.width > 0;
    }
    // The cards on the table, line by line.
    function inOrder(): var {
        const seen = [];
        for (const each of inspector.points) {
            if (inspector.canBeSeen(each)) {
                const at = each.mapToItem(inspector, each.width / 2, each.height / 2);
                seen.push({ point: each, x: at.x, y: Math.round(at.y / Theme.px(60)) });
            }
        }
        seen.sort((a, b) => a.y - b.y || a.x - b.x);
        return seen.map(each => each.point);
    }
    function step(by: int): void {
        const all = inspector.inOrder();
        if (all.length > 0)
            inspector.look(all[(all.indexOf(inspector.point) + by + all.length) % all.length], true);
    }
    // The key I: open at the focused or pointed card, then pin, then close.
    function toggle(): void {
        if (inspector.open && inspector.pinned)
            inspector.close();
        else if (inspector.open)
            inspector.pinned = true;
        else if (inspector.lastFocused || inspector.pending)
            inspector.look(inspector.lastFocused ?? inspector.pending, true);
        else
            inspector.look(inspector.firstOf(inspector.inOrder()), true);
    }
    // The first card that something may be done with, else the first one.
    function firstOf(all: var): var {
        return all.find(each => each.touch !== "" && inspector.choices !== null && inspector.choices.beginningWith(each.touch).length > 0) ?? all[0] ?? null;
    }
    // Tables ask this first; true: the key was for the inspector.
    function handle(event: var): bool {
        return (event.key !== Qt.Key_I || event.modifiers === Qt.NoModifier) && keyMap.press(event);
    }
    // Beside the card, within the room.
    function place(): void {
        if (!inspector.point)
            return;
        const at = inspector.point.mapToItem(inspector, 0, 0, inspector.point.width, inspector.point.height);
        const space = Theme.px(14);
        const right = at.x + at.width + space;
        const left = at.x - space - sheet.width;
        const end = inspector.room.x + inspector.room.width - sheet.width;
        const x = right <= end ? right : left >= inspector.room.x ? left : end;
        const y = at.y + at.height / 2 - sheet.height / 2;
        sheet.x = Math.round(Math.max(inspector.room.x, x));
        sheet.y = Math.round(Math.max(inspector.room.y, Math.min(inspector.room.y + inspector.room.height - sheet.height, y)));
    }

    anchors.fill: parent
    onPointChanged: place()

    InspectorKeys {
        id: keyMap
        open: inspector.open
        pinned: inspector.pinned
        scrolls: sheet.scrolls
        onToggled: inspector.toggle()
        onRolled: by => sheet.roll(by)
        onStepped: by => inspector.step(by)
        onClosed: inspector.close()
    }
    Timer {
        id: rest
        interval: Motion.rest
        onTriggered: {
            if (inspector.pending)
                inspector.look(inspector.pending, false);
        }
    }
    Timer {
        id: away
        interval: Motion.linger
        onTriggered: {
            if (!inspector.pinned)
                inspector.close();
        }
    }
    InspectorSheet {
        id: sheet
        objectName: "inspector"
        visible: inspector.open
        game: inspector.game
        theme: inspector.theme
        picture: inspector.picture
        face: inspector.point?.face ?? 0
        mark: inspector.point?.mark ?? 0
        note: inspector.point?.words ?? ""
        moves: inspector.point && inspector.choices && inspector.point.touch !== "" ? inspector.choices.beginningWith(inspector.point.touch) : []
        pinned: inspector.pinned
        cardWidth: Math.min(inspector.usual * 2.4, inspector.room.height * 0.9 * inspector.units / inspector.unitsHigh)
        units: inspector.units
        unitsHigh: inspector.unitsHigh
        gutter: inspector.gutter
        highest: inspector.room.height
        onWidthChanged: inspector.place()
        onHeightChanged: inspector.place()
        onClosed: inspector.close()
        onPinAsked: inspector.pinned = true

        HoverHandler {
            id: over
            onHoveredChanged: {
                if (hovered)
                    away.stop();
                else if (!inspector.pinned && inspector.open)
                    away.restart();
            }
        }
    }
}
